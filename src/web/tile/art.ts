/** Drawings as SVG, for what is no canvas. */
import type { Rotation, TileKind } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { ownArt } from './brush.js';
import { cornerTowers, tileDrawing } from './drawing.js';
import type { Drawing } from './ink.js';
import { PAINTS, type Paint } from './paints.js';

/** A drawing as SVG paths; colours follow the style sheet. */
export function paths(drawing: Drawing): SVGTemplateResult {
  return svg`${drawing.map(({ paint, d }) => {
    const look: Paint = PAINTS[paint];
    return svg`<path d=${d} fill=${look.fill ? `var(--${look.fill})` : 'none'}
      stroke=${look.stroke ? `var(--${look.stroke})` : nothing} stroke-width=${look.width ?? nothing}
      stroke-dasharray=${look.dash?.join(' ') ?? nothing} stroke-linecap=${look.stroke && !look.butt ? 'round' : nothing} stroke-linejoin="round" opacity=${look.opacity ?? nothing}></path>`;
  })}`;
}

/** A whole tile with ground, thickness and the towers at its corners: 100 × 100, towers reach a little beyond. */
export function tileArt(kind: TileKind, rotation: number): SVGTemplateResult {
  const turned = (rotation % 4) as Rotation;
  const own = ownArt(kind, turned);
  const picture = own
    ? own.map(
        ({ d, fill, stroke, width, opacity }) =>
          svg`<path d=${d} fill=${fill ?? 'none'} stroke=${stroke ?? nothing} stroke-width=${width ?? nothing}
            opacity=${opacity ?? nothing}></path>`,
      )
    : paths(tileDrawing(kind, turned, 0));
  return svg`<path d="M0 5H100V105H0Z" fill="var(--t-thick)"></path><path d="M0 0H100V100H0Z" fill="var(--t-field-a)"></path>
    <svg x="0" y="0" width="100" height="100" viewBox="0 0 100 100" overflow="hidden">${picture}</svg>
    ${own ? nothing : paths(cornerTowers(kind, turned))}`;
}
