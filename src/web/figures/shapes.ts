/** Our own shapes for the figures: about (0,0), some 24 units high, one silhouette a role. */
import type { Figure, MagicFigure } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { PLAYER_MARKS, playerClass } from './colours.js';

const PERSON =
  'M0,-12C4,-12 6,-9.4 5.4,-6.6C5.1,-5 4.2,-4.2 4.4,-3.6C8,-3 11,-1 11,1.4C11,3 8.4,3.6 6,3.4L9.6,10.4C10,11.4 9.4,12 8.4,12H2.6L0,7.4L-2.6,12H-8.4C-9.4,12 -10,11.4 -9.6,10.4L-6,3.4C-8.4,3.6 -11,3 -11,1.4C-11,-1 -8,-3 -4.4,-3.6C-4.2,-4.2 -5.1,-5 -5.4,-6.6C-6,-9.4 -4,-12 0,-12Z';

const SHAPES: Readonly<Record<Figure, string>> = {
  normal: PERSON,
  large: PERSON,
  mayor:
    'M-6.5,-12H6.5V-9.4H4.6C5.6,-8 5.4,-6 4,-4.6C10,-3.6 12,2 11,12H-11C-12,2 -10,-3.6 -4,-4.6C-5.4,-6 -5.6,-8 -4.6,-9.4H-6.5Z',
  wagon: 'M-12,-4L-10,-10H7L9,-4H12V3H10A4.4,4.4 0 1 1 1.6,3H-2A4.4,4.4 0 1 1 -10.4,3H-12Z',
  abbot: 'M0,-14L4.4,-8C5,-5.6 4,-4.2 3.4,-3.6C8,-2 9.4,4 8.4,12H-8.4C-9.4,4 -8,-2 -3.4,-3.6C-4,-4.2 -5,-5.6 -4.4,-8Z',
  builder:
    'M-7.4,-7.6H-5C-4.8,-11 -2.6,-12.6 0,-12.6C2.6,-12.6 4.8,-11 5,-7.6H7.4V-5.6H4.2C3.8,-4.4 3.6,-4 3.4,-3.4C7.4,-2.6 8.6,1 8.6,3.4V6H6.2V12H-6.2V6H-8.6V3.4C-8.6,1 -7.4,-2.6 -3.4,-3.4C-3.6,-4 -3.8,-4.4 -4.2,-5.6H-7.4Z',
  pig: 'M-12.4,-2C-12,-6 -8,-7.6 -2,-7.4C1,-7.4 3,-7 4.4,-6.2L7.4,-9L8.4,-5C10.4,-4 11,-3 11.4,-1.6H13V2.6H10.6C9.6,4 8,4.8 7.4,5V9.6H3.6V5.8H-4.4V9.6H-8.2V5C-11,3.4 -12.6,1 -12.4,-2Z',
  barn: 'M-13,-1L0,-12L13,-1L10.6,1.4V12H3.6V5H-3.6V12H-10.6V1.4Z',
};

/** How large a role is drawn. */
const SCALE: Readonly<Partial<Record<Figure, number>>> = { large: 1.32, barn: 1.15 };

export interface FigureLook {
  readonly figure: Figure;
  readonly player: number;
  /** Farmers lie on the field. */
  readonly lying?: boolean;
}

/** A figure about (0,0). */
export function figureArt({ figure, player, lying = false }: FigureLook): SVGTemplateResult {
  const turned = lying && figure !== 'pig' && figure !== 'barn' && figure !== 'wagon';
  const scale = SCALE[figure] ?? 1;
  const d = SHAPES[figure];
  return svg`<g class=${`figure ${playerClass(player)}`} transform=${`scale(${scale})${turned ? ' rotate(-90)' : ''}`}>
    <path class="figure-shadow" d=${d} transform="translate(1 1.6)"></path>
    <path class="figure-body" d=${d}></path>
    ${player > 0 ? svg`<path fill=${`url(#pattern-${player})`} d=${d}></path>` : nothing}
    <path class="figure-line" d=${d}></path>
    <text class="figure-mark" x="0" y=${figure === 'pig' ? 2.4 : figure === 'wagon' ? -1 : 6} transform=${turned ? 'rotate(90 0 3)' : 'rotate(0)'}>${PLAYER_MARKS[player] ?? ''}</text></g>`;
}

/** Mage and witch belong to nobody. */
export function magicArt(figure: MagicFigure): SVGTemplateResult {
  const hat = figure === 'mage' ? 'M-5,-5L0,-16L5,-5Z' : 'M-9,-5L-3,-6.4L2,-16L4,-6.4L9,-5Z';
  return svg`<g class=${`figure magic-${figure}`}><path class="figure-body" d="M0,-9C4,-9 5,-4 3.6,-2.6C9,0 9.6,6 9,12H-9C-9.6,6 -9,0 -3.6,-2.6C-5,-4 -4,-9 0,-9Z"></path><path class="figure-line" d="M0,-9C4,-9 5,-4 3.6,-2.6C9,0 9.6,6 9,12H-9C-9.6,6 -9,0 -3.6,-2.6C-5,-4 -4,-9 0,-9Z"></path>
    <path class="figure-hat" d=${hat}></path><text class="figure-mark" x="0" y="8">${figure === 'mage' ? 'M' : 'W'}</text></g>`;
}
