/** Which quarter turns of a tile give something new (BASE-12). */
import type { Segment, TileKind } from '../types.js';

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
  const label = (slot: number) => names[slot] ?? '';
  const segments = kind.segments.map((segment, slot) => `${label(slot)}~${segment.cities.map(label).sort().join('&')}`);
  const edges = [0, 1, 2, 3].map((side) => kind.edges.charAt((side - turns + 4) % 4)).join('');
  const flight = kind.flight < 0 ? -1 : (kind.flight + 2 * turns) % 8;
  const groups = kind.wagonGroups.map((group) => group.map(label).sort().join('&')).sort();
  return [edges, ...segments.sort(), `fly ${flight}`, `split ${turned(kind.splitSides, turns, 4)}`, ...groups].join('|');
}

/** Everything of one segment except the cities it touches. */
function name(segment: Segment, turns: number): string {
  return [
    segment.kind, turned(segment.sides, turns, 4), turned(segment.halves, 2 * turns, 8), segment.coats, segment.inn,
    segment.cathedral, segment.goods, segment.jetty, segment.labyrinth,
  ].join(' ');
}

function turned(places: readonly number[], by: number, around: number): string {
  return places.map((place) => (place + by) % around).sort((a, b) => a - b).join('');
}
