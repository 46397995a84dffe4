/** Which quarter turns of a tile give something new (BASE-12). */
import { SEGMENT_KINDS, type Segment, type TileKind } from '../types.js';

/** What turning acts on. */
export type Turnable = Pick<TileKind, 'edges' | 'segments' | 'flight' | 'splitSides' | 'wagonGroups'>;

/** 1, 2 or 4: the smallest number of clockwise quarter turns after which everything on the tile is the same again. */
export function distinctRotations(kind: Turnable): 1 | 2 | 4 {
  const { edges } = kind;
  if (edges.charAt(0) !== edges.charAt(2) || edges.charAt(1) !== edges.charAt(3)) return 4; // most tiles; the rest takes a closer look
  const stored = signature(kind, 0);
  if (edges.charAt(0) === edges.charAt(1) && signature(kind, 1) === stored) return 1;
  return signature(kind, 2) === stored ? 2 : 4;
}

/** The whole structure after `turns` quarter turns, written so that the order of segments does not matter. */
function signature(kind: Turnable, turns: number): string {
  const names = kind.segments.map((segment) => name(segment, turns));
  const sorted = (slots: readonly number[]) => slots.map((slot) => names[slot] as number).sort(ascending);
  const segments = kind.segments.map(({ cities }, slot) =>
    cities.length === 0 ? names[slot] : [names[slot], ...sorted(cities)].join('&'),
  );
  const edges = kind.edges.slice(4 - turns) + kind.edges.slice(0, 4 - turns);
  const flight = kind.flight < 0 ? -1 : (kind.flight + 2 * turns) % 8;
  const groups = kind.wagonGroups.map((group) => sorted(group).join('&'));
  return [edges, flight, turned(kind.splitSides, turns, 4), segments.sort().join(), groups.sort().join()].join('|');
}
const ascending = (a: number, b: number): number => a - b;

/** Everything of one segment except the cities it touches, as one number. */
function name(segment: Segment, turns: number): number {
  let bits = SEGMENT_KINDS.indexOf(segment.kind) * 16 + turned(segment.sides, turns, 4);
  bits = bits * 256 + turned(segment.halves, 2 * turns, 8);
  bits = bits * 16 + segment.coats;
  for (const yes of [segment.inn, segment.cathedral, segment.jetty, segment.labyrinth]) bits = bits * 2 + Number(yes);
  return bits * 4 + GOODS.indexOf(segment.goods);
}
const GOODS: readonly Segment['goods'][] = [null, 'wine', 'grain', 'cloth'];

/** Places as bits. */
function turned(places: readonly number[], by: number, around: number): number {
  let bits = 0;
  for (const place of places) bits |= 1 << ((place + by) % around);
  return bits;
}
