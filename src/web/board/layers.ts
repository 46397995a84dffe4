/** What lies on the land as SVG: ferries, figures; and what is shown over it. All in world units, a tile is 100. */
import type { Feature, Figure, Game, Pair, PlacedTile, Place, Rotation } from 'highwayman';
import { along, CORNERS, geometryOf, hitTest, LAKE_RADIUS, type Point } from 'highwayman/geometry';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { figureArt, magicArt } from '../figures/shapes.js';
import { polygon, polyline } from '../tile/ink.js';
import { paths } from '../tile/art.js';
import { BOAT } from '../tile/symbols.js';
import type { Tiles } from './tiles.js';

export type { Tiles };

/** Where a figure stands and how much room it has, in world units. */
export interface Spot {
  readonly at: Point;
  /** 1 for a whole figure, less where there is little room. */
  readonly scale: number;
  readonly lying: boolean;
}
export function spotOf(game: Game, tiles: Tiles, x: number, y: number, segment: number, corner?: number | null, nth = 0): Spot {
  const origin: Point = [x * 100, y * 100];
  if (corner !== undefined && corner !== null)
    return {
      at: [origin[0] + (CORNERS[corner]?.[0] ?? 50), origin[1] + (CORNERS[corner]?.[1] ?? 50) + 11],
      scale: 1,
      lying: false,
    };
  const tile = tiles.get(`${x},${y}`);
  const kind = tile ? game.rules.kinds[tile.kind] : undefined;
  const part = tile && kind ? geometryOf(kind, tile.rotation as Rotation).segments[segment] : undefined;
  if (!part) return { at: [origin[0] + 50, origin[1] + 56], scale: 1, lying: false };
  const [px, py] = nth === 0 ? part.anchor : (part.more[(nth - 1) % part.more.length] ?? part.anchor);
  const beyond = Math.max(0, nth - part.more.length) * 6;
  return {
    at: [origin[0] + px + beyond, origin[1] + py],
    scale: Math.max(0.5, Math.min(1, part.room / 10)),
    lying: part.kind === 'field',
  };
}

/** A standing figure has its feet at the spot, a lying one its middle. `grow` lets figures keep their size on the screen. */
export const figureAt = ({ at: [x, y], scale }: Spot): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`;
export const feet = (lying: boolean): string => (lying ? 'translate(0 0)' : 'translate(0 -10)');

export interface StandingFigure {
  readonly key: string;
  readonly player: number;
  readonly figure: Figure;
  readonly spot: Spot;
  readonly place: Place;
}
/** All figures on the board, from north to south. */
export function standingFigures(game: Game, tiles: Tiles): StandingFigure[] {
  const nth = counter();
  return game
    .figures()
    .map(({ player, figure, x, y, segment, corner }) => ({
      key: `${player}/${figure}/${x},${y}/${segment}/${corner ?? ''}`,
      player,
      figure,
      place: { x, y, segment },
      spot: spotOf(game, tiles, x, y, segment, corner, corner === undefined ? nth(x, y, segment) : 0),
    }))
    .sort((a, b) => a.spot.at[1] - b.spot.at[1]);
}
/**
 * The place of the figure that is drawn over a world point; the one in front of others. @param grow how much larger than its
 * size on the tile it is drawn
 */
export function figurePlaceAt(figures: readonly StandingFigure[], [x, y]: Point, grow: number): Place | null {
  const found = figures.findLast(({ spot: { at, scale, lying } }) => {
    const size = scale * grow;
    const middle = lying ? at[1] : at[1] - 10 * size;
    return Math.abs(x - at[0]) < 9 * size && Math.abs(y - middle) < 11 * size;
  });
  return found && found.place.segment >= 0 ? found.place : null;
}
/** How many were asked for on the same segment before. */
function counter(): (x: number, y: number, segment: number) => number {
  const there = new Map<string, number>();
  return (x, y, segment) => {
    const key = `${x},${y},${segment}`;
    const count = there.get(key) ?? 0;
    there.set(key, count + 1);
    return count;
  };
}
const standing = (spot: Spot, art: SVGTemplateResult, look: string): SVGTemplateResult =>
  svg`<g transform=${figureAt(spot)}><g class="grow"><g class=${look}><g transform=${feet(spot.lying)}>${art}</g></g></g></g>`;

export function figureLayer(figures: readonly StandingFigure[], game: Game, tiles: Tiles): SVGTemplateResult {
  const { mage, witch } = game.magic;
  const magic = (place: Place, figure: 'mage' | 'witch'): SVGTemplateResult => {
    const others = game
      .figures()
      .filter(({ x, y, segment }) => x === place.x && y === place.y && segment === place.segment).length;
    return standing(
      spotOf(
        game,
        tiles,
        place.x,
        place.y,
        place.segment,
        null,
        others + (figure === 'witch' && mage?.x === place.x && mage.y === place.y && mage.segment === place.segment ? 1 : 0),
      ),
      magicArt(figure),
      'arrives',
    );
  };
  return svg`<g class="figures">
    ${repeat(
      figures,
      ({ key }) => key,
      ({ player, figure, spot }) =>
        guard([...spot.at, spot.scale, spot.lying], () =>
          standing(spot, figureArt({ figure, player, lying: spot.lying }), 'arrives'),
        ),
    )}
    ${mage ? magic(mage, 'mage') : nothing}${witch ? magic(witch, 'witch') : nothing}</g>`;
}
/** Figures on their way home. */
export const leavingLayer = (figures: readonly StandingFigure[], version: number): SVGTemplateResult =>
  svg`<g
    class="leaving">${figures.map(({ player, figure, spot }) => standing(spot, figureArt({ figure, player, lying: spot.lying }), `leaves v${version % 2}`))}</g>`;

/** Where a ferry lands, relative to the tile. */
export const jettyPoint = (side: number): Point => along(side, 50 - LAKE_RADIUS + 6);
const landings = (pair: Pair): [Point, Point] => [...pair].map((letter) => jettyPoint('NESW'.indexOf(letter))) as [Point, Point];
const bendOf = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 4 + 25, (a[1] + b[1]) / 4 + 25];

/** Course of a ferry across its lake. */
export function ferryPath(pair: Pair): string {
  const [a, b] = landings(pair);
  return `M${a.join(' ')}Q50 50 ${b.join(' ')}`;
}
export function ferryArt(pair: Pair, x: number, y: number, extra = ''): SVGTemplateResult {
  const [from, to] = landings(pair);
  const [bx, by] = bendOf([from, to]);
  // a style and not an attribute, so that a boat that is pivoted sails
  return svg`<g class=${`ferry ${extra}`} transform=${`translate(${x * 100} ${y * 100})`}>
    <path class="ferry-wake" d=${ferryPath(pair)}></path>
    <g class="ferry-boat" .style=${`transform:translate(${bx.toFixed(1)}px,${(by + 5).toFixed(1)}px)`}><g class="sails"
      .style=${`--from:${(from[0] - bx).toFixed(1)}px,${(from[1] - by).toFixed(1)}px`}>${paths(BOAT.map(([paint, d]) => ({ paint, d })))}</g></g></g>`;
}
/** @param without the lake whose ferry is drawn where it would go; there it waits unseen, to sail from where it was */
export function ferryLayer(tiles: Tiles, without: { x: number; y: number } | null): SVGTemplateResult {
  const laid = [...tiles.values()].flatMap(({ x, y, ferry }) => (ferry ? [{ x, y, ferry }] : []));
  return svg`<g class="ferries">${repeat(
    laid,
    ({ x, y }) => `${x},${y}`,
    ({ x, y, ferry }) => {
      const away = without?.x === x && without.y === y ? 'away' : '';
      return guard([ferry, away], () => ferryArt(ferry, x, y, away));
    },
  )}</g>`;
}

/** Segments of a feature, marked. `look` is a class: its colour and its dashes. */
export function featureLayer(game: Game, tiles: Tiles, segments: readonly Place[], look: string): SVGTemplateResult {
  return svg`<g class=${`feature ${look}`}>${segments.map(({ x, y, segment }) => {
    const tile = tiles.get(`${x},${y}`);
    const kind = tile ? game.rules.kinds[tile.kind] : undefined;
    if (!tile || !kind) return nothing;
    const { segments: parts } = geometryOf(kind, tile.rotation as Rotation);
    // a slot behind the segments is an arm of the labyrinth
    const part = parts[segment] ?? parts.find(({ kind: what }) => what === 'road');
    if (!part) return nothing;
    const line =
      part.kind === 'road' &&
      parts[segment] !== undefined &&
      kind.source.roads[kind.segments[segment]?.index ?? -1]?.branch !== 'labyrinth';
    return svg`<path class=${line ? 'feature-line' : 'feature-area'}
      d=${line ? part.lines.map(polyline).join('') : part.outline.map(polygon).join('')}
      transform=${`translate(${x * 100} ${y * 100})`}></path>`;
  })}</g>`;
}
/** Complete cities that a field would be paid for. */
export function paidCities(game: Game, tiles: Tiles, field: Feature): Feature[] {
  const found = new Map<string, Feature>();
  for (const { x, y, segment } of field.segments) {
    const tile = tiles.get(`${x},${y}`);
    for (const slot of (tile && game.rules.kinds[tile.kind]?.segments[segment]?.cities) ?? []) {
      if (found.has(`${x},${y},${slot}`)) continue;
      const city = game.featureAt(x, y, slot);
      if (city.complete) for (const place of city.segments) found.set(`${place.x},${place.y},${place.segment}`, city);
    }
  }
  return [...new Set(found.values())];
}

/** Kind of marking for a feature by who holds it. */
export const lookOf = (feature: Feature): string =>
  feature.owners.length === 1 ? `held p${feature.owners[0]}` : feature.owners.length > 1 ? 'shared' : 'free';

/** A point of the world in tile terms. */
export function toTile(worldX: number, worldY: number): { x: number; y: number; at: Point } {
  const [x, y] = [Math.floor(worldX / 100), Math.floor(worldY / 100)];
  return { x, y, at: [worldX - x * 100, worldY - y * 100] };
}
/** Slot under a point of a placed tile, −1 without. */
export const slotUnder = (game: Game, tile: PlacedTile, [px, py]: Point): number => {
  const kind = game.rules.kinds[tile.kind];
  return kind ? hitTest(kind, tile.rotation as Rotation, px, py) : -1;
};
