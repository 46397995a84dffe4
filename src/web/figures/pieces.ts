/** Our own shapes for what expansions lay on tiles and give to players: about (0,0), 18 units wide. */
import { svg, type SVGTemplateResult } from 'lit';

const INGOT = 'M-6.4 -3.4L6.4 -3.4L9 4.4L-9 4.4Z';
const BUILDINGS: readonly string[] = [
  'M-4.6 8L-4.6 -4L-6 -4L-6 -9L-3.4 -9L-3.4 -6.8L-1.3 -6.8L-1.3 -9L1.3 -9L1.3 -6.8L3.4 -6.8L3.4 -9L6 -9L6 -4L4.6 -4L4.6 8Z',
  'M-7 8L-7 -1L-9 -1L0 -8.6L9 -1L7 -1L7 8Z',
  'M-8.4 8L-8.4 0.6L-9.4 -1.4L7.6 -5.6L9.4 -1.4L8.4 -0.8L8.4 8Z',
];
const FAIRY =
  'M0 -9C1.8 -9 2.6 -7.6 2.4 -6.2C6 -9 9.6 -7.4 9 -3.6C8.6 -1 5.4 0 3 -0.6L4.6 8L-4.6 8L-3 -0.6C-5.4 0 -8.6 -1 -9 -3.6C-9.6 -7.4 -6 -9 -2.4 -6.2C-2.6 -7.6 -1.8 -9 0 -9Z';
const CROWN = 'M-8 6L-9.4 -5L-4.4 -0.6L0 -8L4.4 -0.6L9.4 -5L8 6Z';
const MASK =
  'M-9 -4.6C-5 -6.4 -2 -4.6 0 -3.4C2 -4.6 5 -6.4 9 -4.6C9.4 1 6.4 5.2 3.4 4.8C1.6 4.4 1 2.6 0 2.6C-1 2.6 -1.6 4.4 -3.4 4.8C-6.4 5.2 -9.4 1 -9 -4.6Z';

const piece = (look: string, d: string): SVGTemplateResult =>
  svg`<g class=${`board-piece ${look}`}><path class="figure-halo" d=${d}></path><path class="piece-body" d=${d}></path></g>`;

/** Gold bars; from the second on with their number. */
export const ingotArt = (count: number): SVGTemplateResult =>
  svg`${piece('piece-ingot', INGOT)}${count > 1 ? svg`<text class="piece-count" y="4">${count}</text>` : ''}`;
/** @param building 1 tower, 2 house, 3 shed */
export const buildingArt = (building: number): SVGTemplateResult => piece('piece-building', BUILDINGS[building - 1] ?? INGOT);
/** She is white and winged. */
export const fairyArt = (): SVGTemplateResult => piece('piece-fairy', FAIRY);
export const kingArt = (): SVGTemplateResult => piece('piece-ingot', CROWN);
export const robberArt = (): SVGTemplateResult => piece('piece-robber', MASK);
