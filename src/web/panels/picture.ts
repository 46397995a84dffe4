/** Pictures of tiles and figures beside words: all panels draw them through here. */
import type { Figure, MagicFigure, TileKind } from 'highwayman';
import { html, svg, type TemplateResult } from 'lit';
import { figureArt, magicArt } from '../figures/shapes.js';
import { artId, tileArt } from '../tile/art.js';

/** A tile of the game on the table; its drawing stands in <hw-defs>. Without a label it is decoration. */
export function tilePicture(kind: number, rotation: number, label?: string): TemplateResult {
  const use = svg`<use href=${`#${artId(kind, rotation)}`}></use>`;
  return label === undefined
    ? html`<svg class="tile-picture" viewBox="-4 -4 108 108" aria-hidden="true">${use}</svg>`
    : html`<svg class="tile-picture" viewBox="-4 -4 108 108" role="img" aria-label=${label}>${use}</svg>`;
}
/** A tile of no game, drawn on the spot. */
export const kindPicture = (kind: TileKind, rotation = 0): TemplateResult =>
  html`<svg class="tile-picture" viewBox="-4 -4 108 108" aria-hidden="true">${tileArt(kind, rotation)}</svg>`;

/** A figure in a player's colour. */
export const figurePicture = (figure: Figure | MagicFigure, player: number): TemplateResult =>
  html`<svg class="figure-picture" viewBox="-17 -18 34 34" aria-hidden="true">${figure === 'mage' || figure === 'witch' ? magicArt(figure) : svg`${figureArt({ figure, player })}`}</svg>`;
