/**
 * A whole feature and what is printed on it, flooded from the tiles; `featureOf` asks first whether it was since the board last
 * changed.
 */
import type { Goods, SegmentKind } from '../../src/types.js';
import { type Board, halvesOf, memberAt, sidesOf, spotKey, spotsOf } from './board.js';
import type { Member, Placed, Spot, Square } from './board.js';
import { neededAround } from './chips.js';
import { cityFrom, fieldFrom, roadFrom } from './flood.js';

export interface Feature {
  readonly kind: SegmentKind;
  /** Sorted by x, y, slot. */
  readonly spots: readonly Member[];
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

function spotsFrom(board: Board, start: Member): readonly Member[] {
  switch (start.segment.kind) {
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
  if (board.neighbour(square, side)) return false;
  if (!board.isBorder(square, side)) return true;
  const far = road ? board.map?.roadOver(square, side) : undefined;
  return far !== undefined && !board.at(far.x, far.y);
}

/** Coats of arms printed at the border where a city ends, if they count (MAP-15). */
function coatsAtBorder(board: Board, spots: readonly Member[]): number {
  const { map } = board;
  if (!map) return 0;
  return spots.reduce((sum, { tile, slot, segment }) => {
    const ends = segment.kind === 'city' ? sidesOf(tile, slot) : [];
    return sum + ends.reduce((coats, side) => coats + map.borderCoats(tile, side), 0);
  }, 0);
}

/** Sides of a road or city, or half-edges of a field, that face an empty square. */
function openSides(board: Board, spots: readonly Member[]): number {
  let open = 0;
  for (const { tile, slot, segment } of spots) {
    const road = segment.kind === 'road';
    for (const side of sidesOf(tile, slot)) if (facesEmpty(board, tile, side, road)) open += 1;
    for (const half of halvesOf(tile, slot)) if (facesEmpty(board, tile, half >> 1, false)) open += 1;
  }
  return open;
}

/** The different roads that start at a German cathedral: all road segments of its tile (GER-1, GER-6). */
export function roadsAtCathedral(board: Board, spot: Spot): Feature[] {
  const starts = spotsOf(memberAt(board, spot).tile).filter(({ segment }) => segment.kind === 'road');
  return distinct(starts.map((start) => featureOf(board, start)));
}

/** The feature of a segment. */
export function featureOf(board: Board, start: Spot): Feature {
  const { features } = board.found;
  const known = features.get(spotKey(start));
  if (known) return known;
  const feature = featureAt(board, start);
  for (const { key } of feature.spots) features.set(key, feature);
  return feature;
}

/** The same, flooded whatever is known. */
export function featureAt(board: Board, start: Spot): Feature {
  const first = memberAt(board, start);
  const { kind } = first.segment;
  const spots = spotsFrom(board, first);
  const goods: Goods[] = [];
  let [tiles, cathedrals, germanRoads] = [0, 0, 0];
  let coats = coatsAtBorder(board, spots);
  let [inn, cathedral, labyrinth] = [false, false, false];
  let last: Placed | null = null;
  for (const { tile, segment } of spots) {
    const another = tile !== last; // they are sorted: those of one tile come one after the other
    last = tile;
    if (another) tiles += 1;
    coats += segment.coats;
    inn ||= segment.inn;
    cathedral ||= segment.cathedral;
    labyrinth ||= segment.labyrinth;
    if (segment.goods) goods.push(segment.goods);
    if (kind === 'road' && tile.kind.germanCathedral) {
      if (another) cathedrals += 1;
      germanRoads += 1;
    }
  }
  const open = openAt(board, kind, spots);
  return {
    kind,
    spots,
    tiles,
    open,
    complete: kind !== 'field' && open === 0,
    coats,
    inn,
    cathedral,
    goods,
    labyrinth,
    german: germanRoads > 0,
    longLength: tiles - cathedrals + germanRoads,
  };
}

function openAt(board: Board, kind: SegmentKind, spots: readonly Member[]): number {
  const [start] = spots;
  if (!start) return 0;
  if (kind === 'monastery' || kind === 'garden') return neededAround(board.map, start) - board.countAround(start);
  if (kind === 'cathedral') return roadsAtCathedral(board, start).filter((road) => !road.complete).length;
  return openSides(board, spots);
}

export const firstSpot = (feature: Feature): Member => {
  const spot = feature.spots[0];
  if (!spot) throw new Error('empty feature');
  return spot;
};

export const featureKey = (feature: Feature): number => firstSpot(feature).key;
export const contains = (feature: Feature, spot: Spot): boolean => {
  const key = spotKey(spot);
  return feature.spots.some((other) => other.key === key);
};

/** Every feature once. */
export function distinct(features: readonly Feature[]): Feature[] {
  return [...new Map(features.map((feature) => [featureKey(feature), feature])).values()];
}

/** All features of the board, of the given kinds. */
export function allFeatures(board: Board, kinds: readonly SegmentKind[]): readonly Feature[] {
  const name = kinds.join();
  const known = board.found.all.get(name);
  if (known) return known;
  const all = new Set<Feature>();
  for (const tile of board.all())
    for (const spot of spotsOf(tile)) if (kinds.includes(spot.segment.kind)) all.add(featureOf(board, spot));
  const list = [...all];
  board.found.all.set(name, list);
  return list;
}

/** The complete cities that a field touches, each once (BASE-66). */
export function citiesOf(board: Board, field: Feature): readonly Feature[] {
  const known = board.found.cities.get(field);
  if (known) return known;
  const touching = field.spots.flatMap(({ tile, segment }) => segment.cities.map((slot) => tile.spots[slot] as Member));
  const cities = distinct(touching.map((spot) => featureOf(board, spot))).filter((city) => city.complete);
  board.found.cities.set(field, cities);
  return cities;
}
