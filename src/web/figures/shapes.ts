/** Our own shapes for the figures: about (0,0), 22 units high, feet at y = 11, one silhouette a role. */
import type { Figure, MagicFigure } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { markOf, playerClass } from './colours.js';

const TRAVELLER =
  'M0 -11.6C3.9 -11 5.6 -8.6 5.2 -5.8C5 -4.2 4.2 -3.2 3.4 -2.4C7.4 -1 9.4 4.6 9.2 9.4C9.2 10.6 8.4 11 7.2 11L-7.2 11C-8.4 11 -9.2 10.6 -9.2 9.4C-9.4 4.6 -7.4 -1 -3.4 -2.4C-4.2 -3.2 -5 -4.2 -5.2 -5.8C-5.6 -8.6 -3.9 -11 0 -11.6Z';

const SHAPES: Readonly<Record<string, string>> = {
  normal: TRAVELLER,
  large: TRAVELLER,
  mayor:
    'M-4.6 -14.4L4.6 -14.4L4.2 -9.4L6.6 -9L6.6 -7.2L4.9 -7C5 -5 4.4 -3.6 3.2 -2.6C9 -1.6 10.6 4 10.4 9.4C10.4 10.6 9.6 11 8.4 11L-8.4 11C-9.6 11 -10.4 10.6 -10.4 9.4C-10.6 4 -9 -1.6 -3.2 -2.6C-4.4 -3.6 -5 -5 -4.9 -7L-6.6 -7.2L-6.6 -9L-4.2 -9.4Z',
  abbot:
    'M0 -14.6L4.4 -7.4C4.8 -5.2 4.2 -3.6 3.2 -2.6C7.2 -1 8.8 4.6 8.6 9.4C8.6 10.6 7.8 11 6.8 11L-6.8 11C-7.8 11 -8.6 10.6 -8.6 9.4C-8.8 4.6 -7.2 -1 -3.2 -2.6C-4.2 -3.6 -4.8 -5.2 -4.4 -7.4Z',
  builder:
    'M-5.4 -7.4C-5.4 -10.4 -3 -12.4 0 -12.4C3 -12.4 5.4 -10.4 5.4 -7.4L7.2 -7.4L7.2 -5.4L4.6 -5.4C4.4 -4.2 4 -3.4 3.4 -2.6C7.4 -1.8 8.8 0.6 8.6 4L6.2 4.4L6.2 11L1.4 11L1.2 5.6L-1.2 5.6L-1.4 11L-6.2 11L-6.2 4.4L-8.6 4C-8.8 0.6 -7.4 -1.8 -3.4 -2.6C-4 -3.4 -4.4 -4.2 -4.6 -5.4L-7.2 -5.4L-7.2 -7.4Z',
  pig: 'M-12.4 1C-12 -3.6 -7.6 -5.4 -2 -5.2C1.4 -5.2 3.4 -4.8 5 -4L7.6 -6.8L8.8 -3C10.4 -2 11 -1 11.4 0.4L13 0.4L13 4.8L10.4 4.8C9.6 6 8.4 6.8 7.4 7.2L7.4 11L3.4 11L3.2 7.8L-4.2 7.8L-4.4 11L-8.4 11L-8.4 7.2C-11.2 5.8 -12.6 3.6 -12.4 1Z',
  wagon:
    'M-11 2.4C-11.4 -5.6 -6.4 -9.6 0 -9.6C6.4 -9.6 11.4 -5.6 11 2.4L14 2.4L14 5.6L10.4 5.6C10.8 8.6 8.8 11 6 11C3.2 11 1.4 8.6 1.8 5.6L-1.8 5.6C-1.4 8.6 -3.2 11 -6 11C-8.8 11 -10.8 8.6 -10.4 5.6L-14 5.6L-14 2.4Z',
  phantom:
    'M0 -12.4C5.4 -12.4 8.4 -8.2 8.6 -2.6C8.8 2.4 9.2 7 10.2 11L6.4 8.4L3.4 11L0 8.4L-3.4 11L-6.4 8.4L-10.2 11C-9.2 7 -8.8 2.4 -8.6 -2.6C-8.4 -8.2 -5.4 -12.4 0 -12.4Z',
  barn: 'M0 -11L13.4 -1L10.8 1.4L10.8 11L3.8 11L3.8 4.4L-3.8 4.4L-3.8 11L-10.8 11L-10.8 1.4L-13.4 -1Z',
};
/** Middle of the mark and its scale. */
const MARK_AT: Readonly<Record<string, readonly [x: number, y: number, scale: number]>> = {
  pig: [-1, 1.4, 0.9],
  wagon: [0, -2.6, 1],
  barn: [0, -1.8, 0.85],
  builder: [0, 0.8, 0.8],
  abbot: [0, 4.4, 0.9],
  phantom: [0, 0.6, 0.9],
};

/** How large a role is drawn. */
const SCALE: Readonly<Record<string, number>> = { large: 1.3, barn: 1.15, pig: 0.92 };

export interface FigureLook {
  readonly figure: Figure;
  readonly player: number;
  /** Farmers lie on the field. */
  readonly lying?: boolean;
}
/** Roles that look the same on a field as elsewhere. */
export const neverLies = (figure: string): boolean => figure === 'pig' || figure === 'barn' || figure === 'wagon';

/** A figure about (0,0). */
export function figureArt({ figure, player, lying = false }: FigureLook): SVGTemplateResult {
  const scale = SCALE[figure] ?? 1;
  const d = SHAPES[figure] ?? TRAVELLER;
  const [x, y, mark] = MARK_AT[figure] ?? [0, 4.2, 1];
  return svg`<g class=${`figure ${playerClass(player)}`}
    transform=${`${scale === 1 ? '' : `translate(0 ${(11 - 11 * scale).toFixed(1)}) scale(${scale})`}${lying && !neverLies(figure) ? ' rotate(-90)' : ''}`}>
    <path class="figure-halo" d=${d}></path><path class="figure-body" d=${d}></path>${markOf(player, x, y, mark)}<path
      class="figure-line"
      d=${d}></path>${figure === 'wagon' ? svg`<path class="figure-line" d="M-11 2.4L11 2.4"></path>` : nothing}</g>`;
}

const CLOAK = 'M0 -9C4 -9 5 -4.4 3.6 -2.8C8.4 -0.6 9.2 5 9 11L-9 11C-9.2 5 -8.4 -0.6 -3.6 -2.8C-5 -4.4 -4 -9 0 -9Z';
/** Mage and witch belong to nobody. */
export function magicArt(figure: MagicFigure): SVGTemplateResult {
  const hat = figure === 'mage' ? 'M-5.4 -5L0 -17L5.4 -5Z' : 'M-10 -5.4L-3.4 -7L2.4 -17L4.4 -7L10 -5.4Z';
  return svg`<g class=${`figure magic-${figure}`}><path class="figure-halo" d=${CLOAK}></path><path class="figure-body"
    d=${CLOAK}></path><path class="figure-line" d=${CLOAK}></path>
    <path class="figure-hat"
      d=${hat}></path>${figure === 'mage' ? svg`<path class="figure-star" d="M0 0L1.3 3L4.4 3L2 5L2.8 8L0 6.2L-2.8 8L-2 5L-4.4 3L-1.3 3Z"></path>` : svg`<path class="figure-star" d="M2.6 1C-1.6 1.4 -2.6 6.4 1.6 8.4C-2 8.8 -4.6 6.6 -4.2 4C-3.8 1.6 -0.6 0 2.6 1Z"></path>`}</g>`;
}
