/** Drawings as SVG. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Drawing } from './ink.js';
import { PAINTS, type Paint } from './paints.js';

/** A drawing as SVG paths; colours follow the style sheet. */
export function paths(drawing: Drawing): SVGTemplateResult {
  return svg`${drawing.map(({ paint, d }) => {
    const look: Paint = PAINTS[paint];
    return svg`<path d=${d} fill=${look.fill ? `var(--${look.fill})` : 'none'} stroke=${look.stroke ? `var(--${look.stroke})` : nothing} stroke-width=${look.width ?? nothing}
      stroke-dasharray=${look.dash?.join(' ') ?? nothing} stroke-linecap=${look.stroke && !look.butt ? 'round' : nothing} stroke-linejoin="round" opacity=${look.opacity ?? nothing}></path>`;
  })}`;
}
