/**
 * The peer's names for parts of a tile, always in board orientation.
 *   roads and cities  edges:       N E S W, NS WE NW NE SE SW, _N (all but N) .. _W, NWSE
 *   fields            half-edges:  NL NR EL ER SL SR WL WR joined by dots = our half-edges 0..7; enclosed parts I, II
 *   the rest          I
 * Side and half-edge sets are bit masks here.
 */
import type { Pair, Segment, SegmentKind, TileKind } from '../types.js';

const SIDES = 'NESW';
const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
const INNER = ['I', 'II', 'III'] as const;
/** Names of edge sets by mask: bit 0 N, 1 E, 2 S, 3 W. */
const EDGE_NAMES = ['', 'N', 'E', 'NE', 'S', 'NS', 'SE', '_W', 'W', 'NW', 'WE', '_S', 'SW', '_E', '_N', 'NWSE'] as const;

/** The peer's feature name of each of our segment kinds; German cathedrals are unknown there. */
export const JCZ_FEATURES: Readonly<Record<SegmentKind, string>> = {
  road: 'Road',
  city: 'City',
  field: 'Field',
  monastery: 'Monastery',
  garden: 'Garden',
  cathedral: 'Cathedral',
};
/** Older releases wrote some features differently. */
const FEATURE_KINDS: Readonly<Record<string, SegmentKind>> = {
  Road: 'road',
  City: 'city',
  Field: 'field',
  Farm: 'field',
  Monastery: 'monastery',
  Cloister: 'monastery',
  Garden: 'garden',
};

/** Our kind of a feature name, undefined for what we do not have. */
export function kindOfFeature(feature: string): SegmentKind | undefined {
  return Object.hasOwn(FEATURE_KINDS, feature) ? FEATURE_KINDS[feature] : undefined;
}

/** Mask of an edge set name, undefined when it is none. The letters of a pair may come in any order. */
export function edgesOfName(name: string): number | undefined {
  const exact = (EDGE_NAMES as readonly string[]).indexOf(name);
  if (exact > 0) return exact;
  let mask = 0;
  for (const letter of name) {
    const side = SIDES.indexOf(letter);
    if (side < 0 || mask & (1 << side)) return undefined;
    mask |= 1 << side;
  }
  return mask || undefined;
}

/** The peer's name of an edge mask 1..15. */
export function nameOfEdges(mask: number): string {
  return EDGE_NAMES[mask & 15] as string;
}

/** Mask of dotted half-edges, undefined when it is none. */
export function halvesOfName(name: string): number | undefined {
  let mask = 0;
  for (const part of name.split('.')) {
    const half = (HALVES as readonly string[]).indexOf(part);
    if (half < 0 || mask & (1 << half)) return undefined;
    mask |= 1 << half;
  }
  return mask;
}

export function nameOfHalves(mask: number): string {
  return HALVES.filter((_, half) => mask & (1 << half)).join('.');
}

/** A pair of edges in our order of letters, e.g. WE -> EW; undefined when the name is no pair. */
export function pairOfName(name: string): Pair | undefined {
  const mask = edgesOfName(name);
  return mask === undefined ? undefined : PAIR_OF_MASK[mask];
}
const PAIR_OF_MASK: Readonly<Record<number, Pair>> = { 3: 'NE', 5: 'NS', 9: 'NW', 6: 'ES', 10: 'EW', 12: 'SW' };

/** The peer's name of one of our pairs, e.g. EW -> WE. */
export function nameOfPair(pair: Pair): string {
  return nameOfEdges((1 << SIDES.indexOf(pair.charAt(0))) | (1 << SIDES.indexOf(pair.charAt(1))));
}

/** Side mask of a road or city segment on the board. */
export function boardSides(segment: Segment, rotation: number): number {
  return segment.sides.reduce((mask, side) => mask | (1 << ((side + rotation) & 3)), 0);
}

/** Half-edge mask of a field segment on the board. */
export function boardHalves(segment: Segment, rotation: number): number {
  return segment.halves.reduce((mask, half) => mask | (1 << ((half + 2 * rotation) & 7)), 0);
}

/** Location name of a segment of a tile lying at `rotation`. */
export function locationOf(kind: TileKind, rotation: number, slot: number): string {
  const segment = kind.segments[slot];
  if (!segment) return '';
  switch (segment.kind) {
    case 'road':
    case 'city':
      return nameOfEdges(boardSides(segment, rotation));
    case 'field':
      if (segment.halves.length > 0) return nameOfHalves(boardHalves(segment, rotation));
      return INNER[innerFields(kind).indexOf(slot)] as string;
    default:
      return 'I';
  }
}

/** Slot of the segment with this kind and location, -1 when the tile has none. */
export function slotOf(kind: TileKind, rotation: number, segmentKind: SegmentKind, location: string): number {
  const { segments } = kind;
  if (segmentKind === 'road' || segmentKind === 'city') {
    const mask = edgesOfName(location);
    return segments.findIndex((s) => s.kind === segmentKind && boardSides(s, rotation) === mask);
  }
  if (segmentKind === 'field') {
    const inner = (INNER as readonly string[]).indexOf(location);
    if (inner >= 0) return innerFields(kind)[inner] ?? -1;
    const mask = halvesOfName(location);
    return segments.findIndex((s) => s.kind === 'field' && s.halves.length > 0 && boardHalves(s, rotation) === mask);
  }
  return location === 'I' ? segments.findIndex((s) => s.kind === segmentKind) : -1;
}

/** Slots of enclosed fields, in slot order. */
function innerFields(kind: TileKind): number[] {
  return kind.segments.flatMap((s, slot) => (s.kind === 'field' && s.halves.length === 0 ? [slot] : []));
}
