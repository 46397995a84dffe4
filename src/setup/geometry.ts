/** Where the parts of a turned tile lie. Sides, half-edges and corners are those of the board unless called stored. */
import { PAIRS } from '../types.js';
import type { Pair, Segment, TileKind } from '../types.js';

export const DX: readonly number[] = [0, 1, 0, -1];
export const DY: readonly number[] = [-1, 0, 1, 0];

/** Letter of the edge on a side: C, F, R, W or A. */
export function edgeAt(kind: TileKind, rotation: number, side: number): string {
  return kind.edges.charAt((side - rotation + 4) & 3);
}

/** Whether two edges may meet (BASE-11); an abbey meets anything (ABB-3). */
export function edgesMeet(one: string, other: string): boolean {
  return one === other || one === 'A' || other === 'A';
}

/** Slot of the field on a half-edge, -1 when there is none. */
function fieldAt(kind: TileKind, rotation: number, half: number): number {
  const stored = (half - 2 * rotation + 8) & 7;
  return kind.segments.findIndex((segment) => segment.kind === 'field' && segment.halves.includes(stored));
}

/** Whether a corner of the tile (0 NE, 1 SE, 2 SW, 3 NW) is one piece of field (ABB-30). */
export function isFieldCorner(kind: TileKind, rotation: number, corner: number): boolean {
  const slot = fieldAt(kind, rotation, 2 * corner + 1);
  return slot >= 0 && fieldAt(kind, rotation, (2 * corner + 2) & 7) === slot;
}

/** The pairs of jetties that a ferry may join on this lake tile (FER-12), in the order of PAIRS; none when it is no lake. */
export function ferryPairs(kind: TileKind, rotation: number): Pair[] {
  if (!kind.lake) return [];
  const jetties = new Set<string>();
  for (const segment of kind.segments) {
    const side = segment.sides[0];
    if (segment.jetty && side !== undefined) jetties.add('NESW'.charAt((side + rotation) & 3));
  }
  return PAIRS.filter((pair) => jetties.has(pair.charAt(0)) && jetties.has(pair.charAt(1)));
}

function turned(values: readonly number[], by: number, modulo: number): string {
  return values
    .map((value) => (value + by) % modulo)
    .sort((a, b) => a - b)
    .join();
}

function sameMarks(one: Segment, other: Segment): boolean {
  return (
    one.kind === other.kind &&
    one.coats === other.coats &&
    one.inn === other.inn &&
    one.cathedral === other.cathedral &&
    one.goods === other.goods &&
    one.jetty === other.jetty
  );
}

/**
 * The canonical rotation that looks like the given one (BASE-12), and for each slot of the tile as given the slot of the
 * segment that lies there in the canonical rotation. Null when the tile's data contradict its symmetry.
 */
export function canonicalRotation(kind: TileKind, rotation: number): { rotation: number; slots: number[] } | null {
  const canonical = rotation % kind.distinct;
  const by = rotation - canonical;
  const slots: number[] = [];
  for (const segment of kind.segments) {
    const found = kind.segments.findIndex(
      (other, slot) =>
        !slots.includes(slot) &&
        sameMarks(segment, other) &&
        turned(segment.sides, by, 4) === turned(other.sides, 0, 4) &&
        turned(segment.halves, 2 * by, 8) === turned(other.halves, 0, 8),
    );
    if (found < 0) return null;
    slots.push(found);
  }
  return { rotation: canonical, slots };
}
