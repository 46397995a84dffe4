/** A whole feature and what is printed on it, flooded from the tiles; `featureOf` asks first whether it was since the board last changed. */
import type { Goods, SegmentKind } from '../../src/types.js';
import { Board, halvesOf, segmentAt, sidesOf, spotKey, spotsOf, squareKey } from './board.js';
import type { Spot, Square } from './board.js';
import { neededAround } from './chips.js';
import { cityFrom, fieldFrom, roadFrom } from './flood.js';

export interface Feature {
  readonly kind: SegmentKind;
  /** Sorted by x, y, slot. */
  readonly spots: readonly Spot[];
  /** Keys of the spots. */
  readonly keys: ReadonlySet<number>;
  /** Number of different tiles (BASE-33). */
  readonly tiles: number;
  /**
   * What is missing: sides (road, city) or half-edges (field) that face an empty square, empty squares around (monastery, garden),
   * unfinished roads (German cathedral).
   */
  readonly open: number;
  readonly complete: boolean;
  readonly coats: number;
  readonly inn: boolean;
  /** Inns & Cathedrals cathedral in a city. */
  readonly cathedral: boolean;
  readonly goods: readonly Goods[];
  readonly labyrinth: boolean;
  /** The road leads to a German cathedral. */
  readonly german: boolean;
  /** Tiles, but each road segment on a German cathedral tile counted by itself (GER-4). */
  readonly longLength: number;
}

function spotsFrom(board: Board, start: Spot): Spot[] {
  switch (segmentAt(board, start).kind) {
    case 'road':
      return roadFrom(board, start);
    case 'city':
      return cityFrom(board, start);
    case 'field':
      return fieldFrom(board, start);
    default:
      return [start];
  }
}

/** An empty square lies beyond the side; for a road also one over the water (MAP-14, 20). */
function facesEmpty(board: Board, square: Square, side: number, road: boolean): boolean {
  if (!board.isBorder(square, side)) return !board.neighbour(square, side);
  const far = road ? board.map?.roadOver(square, side) : undefined;
  return far !== undefined && !board.at(far.x, far.y);
}

/** Coats of arms printed at the border where a city ends, if they count (MAP-15). */
function coatsAtBorder(board: Board, spots: readonly Spot[]): number {
  const { map } = board;
  if (!map) return 0;
  return spots.reduce((sum, spot) => {
    const tile = board.at(spot.x, spot.y);
    const ends = tile && segmentAt(board, spot).kind === 'city' ? sidesOf(tile, spot.slot) : [];
    return sum + ends.reduce((coats, side) => coats + map.borderCoats(spot, side), 0);
  }, 0);
}

/** Sides of a road or city, or half-edges of a field, that face an empty square. */
function openSides(board: Board, spots: readonly Spot[]): number {
  let open = 0;
  for (const spot of spots) {
    const tile = board.at(spot.x, spot.y);
    if (!tile) continue;
    const road = segmentAt(board, spot).kind === 'road';
    open += sidesOf(tile, spot.slot).filter((side) => facesEmpty(board, tile, side, road)).length;
    open += halvesOf(tile, spot.slot).filter((half) => facesEmpty(board, tile, Math.floor(half / 2), false)).length;
  }
  return open;
}

/** The different roads that start at a German cathedral: all road segments of its tile (GER-1, GER-6). */
export function roadsAtCathedral(board: Board, spot: Spot): Feature[] {
  const tile = board.at(spot.x, spot.y);
  const starts = tile ? spotsOf(tile).filter((other) => segmentAt(board, other).kind === 'road') : [];
  return distinct(starts.map((start) => featureOf(board, start)));
}

/** The feature of a segment. */
export function featureOf(board: Board, start: Spot): Feature {
  const { features } = board.found;
  const known = features.get(spotKey(start));
  if (known) return known;
  const feature = featureAt(board, start);
  for (const key of feature.keys) features.set(key, feature);
  return feature;
}

/** The same, flooded whatever is known. */
export function featureAt(board: Board, start: Spot): Feature {
  const kind = segmentAt(board, start).kind;
  const spots = spotsFrom(board, start);
  const segments = spots.map((spot) => segmentAt(board, spot));
  const tiles = new Set(spots.map(squareKey)).size;
  const onCathedral = kind === 'road' ? spots.filter((spot) => board.at(spot.x, spot.y)?.kind.germanCathedral) : [];
  let open: number;
  if (kind === 'monastery' || kind === 'garden') open = neededAround(board.map, start) - board.countAround(start);
  else if (kind === 'cathedral') open = roadsAtCathedral(board, start).filter((road) => !road.complete).length;
  else open = openSides(board, spots);
  return {
    kind,
    spots,
    keys: new Set(spots.map(spotKey)),
    tiles,
    open,
    complete: kind !== 'field' && open === 0,
    coats: segments.reduce((sum, segment) => sum + segment.coats, 0) + coatsAtBorder(board, spots),
    inn: segments.some((segment) => segment.inn),
    cathedral: segments.some((segment) => segment.cathedral),
    goods: segments.flatMap((segment) => segment.goods ?? []),
    labyrinth: segments.some((segment) => segment.labyrinth),
    german: onCathedral.length > 0,
    longLength: tiles - new Set(onCathedral.map(squareKey)).size + onCathedral.length,
  };
}

export const firstSpot = (feature: Feature): Spot => {
  const spot = feature.spots[0];
  if (!spot) throw new Error('empty feature');
  return spot;
};

export const featureKey = (feature: Feature): number => spotKey(firstSpot(feature));
export const contains = (feature: Feature, spot: Spot): boolean => feature.keys.has(spotKey(spot));

/** Every feature once. */
export function distinct(features: readonly Feature[]): Feature[] {
  return [...new Map(features.map((feature) => [featureKey(feature), feature])).values()];
}

/** All features of the board, of the given kinds. */
export function allFeatures(board: Board, kinds: readonly SegmentKind[]): Feature[] {
  const all = (board.found.all ??= [...new Set(board.all().flatMap((tile) => spotsOf(tile).map((spot) => featureOf(board, spot))))]);
  return all.filter(({ kind }) => kinds.includes(kind));
}

/** The complete cities that a field touches, each once (BASE-66). */
export function citiesOf(board: Board, field: Feature): readonly Feature[] {
  const known = board.found.cities.get(field);
  if (known) return known;
  const touching = field.spots.flatMap((spot) => segmentAt(board, spot).cities.map((slot) => ({ x: spot.x, y: spot.y, slot })));
  const cities = distinct(touching.map((spot) => featureOf(board, spot))).filter((city) => city.complete);
  board.found.cities.set(field, cities);
  return cities;
}
