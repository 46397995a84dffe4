/** Pictures of tiles and figures beside words: all panels draw them through here. */
import type { Figure, MagicFigure, Rotation, TileKind } from 'highwayman';
import { html, svg, type TemplateResult } from 'lit';
import type { Store } from '../store.js';
import { ingotArt, kingArt, robberArt } from '../figures/pieces.js';
import { figureArt, magicArt } from '../figures/shapes.js';

/** A tile of the game on the table. Without a label it is decoration. @param size width in pixels that it is sharp at */
export function tilePicture(store: Store, kind: number, rotation: number, label?: string, size = 64): TemplateResult {
  const found = store.shown?.rules.kinds[kind];
  if (!found) return html``;
  const tile = { kind: found, rotation: (rotation % 4) as Rotation, size };
  return label === undefined
    ? html`<hw-tile class="tile-picture" aria-hidden="true" .tile=${tile}></hw-tile>`
    : html`<hw-tile class="tile-picture" role="img" aria-label=${label} .tile=${tile}></hw-tile>`;
}
/** The tile in hand, large; its turns are seen. */
export const handPicture = (kind: TileKind, rotation: Rotation): TemplateResult =>
  html`<hw-tile class="tile-picture" aria-hidden="true" .tile=${{ kind, rotation, size: 168, turns: true }}></hw-tile>`;
/** A tile of any set. */
export const kindPicture = (kind: TileKind, rotation = 0): TemplateResult =>
  html`<hw-tile class="tile-picture" aria-hidden="true"
    .tile=${{ kind, rotation: (rotation % 4) as Rotation, size: 110 }}></hw-tile>`;

/** What expansions give to players. */
export const cardPicture = (card: 'king' | 'robber' | 'gold'): TemplateResult =>
  html`<svg class="figure-picture" viewBox="-13 -13 26 26"
    aria-hidden="true">${card === 'king' ? kingArt() : card === 'robber' ? robberArt() : ingotArt(1)}</svg>`;

/** A figure in a player's colour. */
export const figurePicture = (figure: Figure | MagicFigure, player: number): TemplateResult =>
  html`<svg class="figure-picture" viewBox="-17 -18 34 34"
    aria-hidden="true">${figure === 'mage' || figure === 'witch' ? magicArt(figure) : svg`${figureArt({ figure, player })}`}</svg>`;
