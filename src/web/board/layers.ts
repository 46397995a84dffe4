/** What lies on the table: tiles, ferries, figures; and what is shown over it. All in world units, a tile is 100. */
import type { Feature, Game, Pair, PlacedTile, Place } from 'highwayman';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { figureArt, magicArt } from '../figures/shapes.js';
import { anchorOf } from '../tile/layout.js';
import { along, CORNERS, type Point } from '../tile/pen.js';
import { LAKE_RADIUS } from '../tile/roads.js';
import { artId } from '../tile/art.js';
import { shapeOf } from './areas.js';

export type Tiles = ReadonlyMap<string, PlacedTile>;
/** Tiles by square, those printed on a map included. */
export function tileMap(game: Game): Tiles {
  const { map } = game;
  const printed = map
    ? map.cells.flatMap(({ tile }, i) => (tile < 0 ? [] : [game.tileAt(i % map.cols, Math.floor(i / map.cols)) ?? []].flat()))
    : [];
  return new Map([...printed, ...game.tiles()].map((tile) => [`${tile.x},${tile.y}`, tile]));
}

export const tileTransform = (x: number, y: number, rotation: number): string =>
  `translate(${x * 100} ${y * 100})${rotation === 0 ? '' : ` rotate(${rotation * 90} 50 50)`}`;

export function tileLayer(tiles: Tiles, last: { x: number; y: number } | null): SVGTemplateResult {
  return svg`<g class="tiles">${[...tiles.values()].map(({ x, y, kind, rotation }) => svg`<use href=${`#${artId(kind, rotation)}`} x=${x * 100} y=${y * 100}></use>`)}</g>
    ${last ? svg`<rect class="last-tile" x=${last.x * 100 + 1} y=${last.y * 100 + 1} width="98" height="98" rx="3"></rect>` : nothing}`;
}

/** World point of a segment, or of a tile's middle when the tile is unknown. */
export function spot(game: Game, tiles: Tiles, x: number, y: number, segment: number, corner?: number): Point {
  if (corner !== undefined) return [x * 100 + (CORNERS[corner]?.[0] ?? 50), y * 100 + (CORNERS[corner]?.[1] ?? 50)];
  const tile = tiles.get(`${x},${y}`);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  const [dx, dy] = tile && kind && segment >= 0 ? anchorOf(kind, tile.rotation, segment) : [50, 50];
  return [x * 100 + dx, y * 100 + dy];
}

const onField = (game: Game, tiles: Tiles, x: number, y: number, segment: number): boolean =>
  game.rules.kinds[tiles.get(`${x},${y}`)?.kind ?? -1]?.segments[segment]?.kind === 'field';

export function figureLayer(game: Game, tiles: Tiles): SVGTemplateResult {
  const there = new Map<string, number>();
  const beside = (x: number, y: number, segment: number): number => {
    const key = `${x},${y},${segment}`;
    const count = there.get(key) ?? 0;
    there.set(key, count + 1);
    return count * 13;
  };
  const { mage, witch } = game.magic;
  const place = (x: number, y: number, segment: number, corner?: number): string => {
    const [px, py] = spot(game, tiles, x, y, segment, corner);
    return `translate(${px + beside(x, y, segment)} ${py})`;
  };
  return svg`<g class="figures">
    ${game.figures().map(({ player, figure, x, y, segment, corner }) => svg`<g transform=${place(x, y, segment, corner)}>${figureArt({ figure, player, lying: onField(game, tiles, x, y, segment) })}</g>`)}
    ${mage ? svg`<g transform=${place(mage.x, mage.y, mage.segment)}>${magicArt('mage')}</g>` : nothing}
    ${witch ? svg`<g transform=${place(witch.x, witch.y, witch.segment)}>${magicArt('witch')}</g>` : nothing}</g>`;
}
export const lies = onField;

/** Where a ferry lands, relative to the tile. */
export const jettyPoint = (side: number): Point => along(side, 50 - LAKE_RADIUS + 5);

/** Course of a ferry across its lake, and the boat on the way. */
export function ferryPath(pair: Pair): string {
  const [a, b] = [...pair].map((letter) => jettyPoint('NESW'.indexOf(letter))) as [Point, Point];
  return `M${a}Q50,50 ${b}`;
}
export function ferryArt(pair: Pair, x: number, y: number, extra = ''): SVGTemplateResult {
  const [a, b] = [...pair].map((letter) => jettyPoint('NESW'.indexOf(letter))) as [Point, Point];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const upright = angle > 90 || angle <= -90 ? angle + 180 : angle;
  const middle: Point = [(a[0] + b[0]) / 4 + 25, (a[1] + b[1]) / 4 + 25];
  return svg`<g class=${`ferry ${extra}`} transform=${`translate(${x * 100} ${y * 100})`}>
    <path class="ferry-bed" d=${ferryPath(pair)}></path><path class="ferry-road" d=${ferryPath(pair)}></path>
    <g transform=${`translate(${middle[0]} ${middle[1]}) rotate(${upright})`}><path class="ferry-hull" d="M-13,-5H13L9,6H-9Z"></path><path class="ferry-deck" d="M-10.5,-3H10.5L9.6,0H-9.6Z"></path><path class="ferry-mast" d="M0,-5V-17"></path><path class="ferry-sail" d="M1,-16L9,-7H1Z"></path></g></g>`;
}
/** @param without the lake whose ferry is drawn where it would go */
export function ferryLayer(tiles: Tiles, without: { x: number; y: number } | null): SVGTemplateResult {
  return svg`<g class="ferries">${[...tiles.values()].map(({ x, y, ferry }) => (ferry && !(without?.x === x && without.y === y) ? ferryArt(ferry, x, y) : nothing))}</g>`;
}

/** Segments of a feature, marked. `look` is a class: its colour and its dashes. */
export function featureLayer(game: Game, tiles: Tiles, segments: readonly Place[], look: string): SVGTemplateResult {
  return svg`<g class=${`feature ${look}`}>${segments.map(({ x, y, segment }) => {
    const tile = tiles.get(`${x},${y}`);
    const kind = tile ? game.rules.kinds[tile.kind] : undefined;
    if (!tile || !kind) return nothing;
    const shape = shapeOf(kind, segment);
    return svg`<path class=${shape.line ? 'feature-line' : 'feature-area'} d=${shape.d} transform=${tileTransform(x, y, tile.rotation)}></path>`;
  })}</g>`;
}

/** Kind of marking for a feature by who holds it. */
export const lookOf = (feature: Feature): string =>
  feature.owners.length === 1 ? `held p${feature.owners[0]}` : feature.owners.length > 1 ? 'shared' : 'free';

/** A point of the view in tile terms. */
export function toTile(worldX: number, worldY: number): { x: number; y: number; at: Point } {
  const [x, y] = [Math.floor(worldX / 100), Math.floor(worldY / 100)];
  return { x, y, at: [worldX - x * 100, worldY - y * 100] };
}
