/** Which quarter turns of a tile give something new (BASE-12). */
import type { Segment, TileKind } from '../types.js';

/** What turning acts on. */
export type Turnable = Pick<TileKind, 'edges' | 'segments' | 'flight' | 'splitSides' | 'wagonGroups'>;

/** 1, 2 or 4: the smallest number of clockwise quarter turns after which everything on the tile is the same again. */
export function distinctRotations(kind: Turnable): 1 | 2 | 4 {
  const { edges } = kind;
  if (edges.slice(2) !== edges.slice(0, 2)) return 4; // most tiles; the rest takes a closer look
  const stored = signature(kind, 0);
  if (signature(kind, 1) === stored) return 1;
  return signature(kind, 2) === stored ? 2 : 4;
}

/** The whole structure after `turns` quarter turns, written so that the order of segments does not matter. */
function signature({ edges, flight, splitSides, segments, wagonGroups }: Turnable, turns: number): string {
  const names = segments.map((segment) => name(segment, turns));
  const sorted = (slots: readonly number[]) =>
    slots
      .map((slot) => names[slot])
      .sort()
      .join('&');
  return [
    (edges + edges).slice(4 - turns, 8 - turns),
    flight < 0 ? -1 : (flight + 2 * turns) % 8,
    turned(splitSides, turns, 4),
    ...segments.map(({ cities }, slot) => `${names[slot]}&${sorted(cities)}`).sort(),
    ...wagonGroups.map(sorted).sort(),
  ].join('|');
}

/** Everything of one segment except its number and the cities it touches. */
function name(segment: Segment, turns: number): string {
  const sides = turned(segment.sides, turns, 4);
  const halves = turned(segment.halves, 2 * turns, 8);
  return Object.values({ ...segment, sides, halves, index: 0, cities: 0 }).join();
}

/** Places as bits. */
function turned(places: readonly number[], by: number, around: number): number {
  return places.reduce((bits, place) => bits | (1 << ((place + by) % around)), 0);
}
