/** What expansions have laid on tiles, each where it hides no place of a figure. */
import { type Game, type OnTile, type Rotation, type StateValue, stateOf, type TileKind } from 'highwayman';
import { geometryOf, type Point } from 'highwayman/geometry';
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { buildingArt, fairyArt, ingotArt } from '../figures/pieces.js';
import { t } from '../texts/index.js';
import type { Tiles } from './tiles.js';

/** Places that are tried, the corners first: of two that are as free the first is taken. */
const SPOTS: readonly Point[] = [
  ...([
    [82, 18],
    [18, 18],
    [82, 82],
    [18, 82],
  ] as const),
  ...([34, 50, 66] as const).flatMap((a): Point[] => [
    [a, 14],
    [86, a],
    [a, 86],
    [14, a],
    [a, 50],
  ]),
];
/** As many places as there are sorts of pieces. */
const free = new WeakMap<TileKind, (readonly Point[] | undefined)[]>();

export function pieceLayer(game: Game, tiles: Tiles): SVGTemplateResult | typeof nothing {
  const { ingots, buildings, fairy } = stateOf(game);
  const [gold, built] = [onTiles(ingots), onTiles(buildings)];
  const place = typeof fairy === 'object' && fairy !== null && 'x' in fairy ? [fairy] : [];
  if (gold.length + built.length + place.length === 0) return nothing;
  const texts = t().board;
  return svg`<g class="pieces">
    ${gold.map((one) => pieceAt(game, tiles, one, 0, texts.ingots(one.count), ingotArt(one.count)))}
    ${built.map((one) => pieceAt(game, tiles, one, 1, texts.buildings[one.count - 1] ?? '', buildingArt(one.count)))}
    ${place.map((one) => pieceAt(game, tiles, one, 2, texts.fairy, fairyArt()))}</g>`;
}
const onTiles = (value: StateValue | undefined): readonly OnTile[] => (Array.isArray(value) ? (value as readonly OnTile[]) : []);

function pieceAt(
  game: Game,
  tiles: Tiles,
  { x, y }: Pick<OnTile, 'x' | 'y'>,
  sort: number,
  title: string,
  art: SVGTemplateResult,
): SVGTemplateResult {
  const tile = tiles.get(`${x},${y}`);
  const kind = tile && game.rules.kinds[tile.kind];
  const [px, py] = (kind && freeSpots(kind, tile.rotation as Rotation)[sort]) ?? [50, 50];
  return svg`<g transform=${`translate(${x * 100 + px} ${y * 100 + py})`}><g class="grow"><title>${title}</title>${art}</g></g>`;
}
/** The places that are farthest from where figures and ferries go. */
function freeSpots(kind: TileKind, rotation: Rotation): readonly Point[] {
  const turned = free.get(kind) ?? [];
  free.set(kind, turned);
  return (turned[rotation] ??= spread(kind, rotation));
}
function spread(kind: TileKind, rotation: Rotation): readonly Point[] {
  const { segments, jetties } = geometryOf(kind, rotation);
  const taken = [...segments.map(({ anchor: [x, y] }): Point => [x, y - 8]), ...jetties.map(({ at }) => at)];
  const room = ([x, y]: Point): number => Math.min(...taken.map(([a, b]) => Math.hypot(a - x, b - y)));
  return [0, 1, 2].map(() => {
    const best = SPOTS.reduce((found, spot) => (room(spot) > room(found) + 4 ? spot : found));
    taken.push(best);
    return best;
  });
}
