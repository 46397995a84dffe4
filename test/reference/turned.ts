/**
 * A tile kind as it lies in one rotation: what a rotation does to sides and half-edges. It depends on no board and is worked out
 * once.
 */
import type { SegmentKind, TileKind } from '../../src/types.js';

export interface Turned {
  /** Board sides by slot; empty for fields. */
  readonly sides: readonly (readonly number[])[];
  /** Board half-edges by slot; empty for all but fields. */
  readonly halves: readonly (readonly number[])[];
  /** Slot of the road at each board side, -1 for none. */
  readonly roadAt: readonly number[];
  readonly cityAt: readonly number[];
  /** Slot of the field at each board half-edge, -1 for none. */
  readonly fieldAt: readonly number[];
  /** Edge letter of each board side. */
  readonly letters: readonly string[];
}

/** Stored side of a tile that looks to a board side. */
const storedSide = (rotation: number, side: number): number => (side - rotation + 4) % 4;
const storedHalf = (rotation: number, half: number): number => (half - 2 * rotation + 8) % 8;

function turn({ segments, edges }: TileKind, rotation: number): Turned {
  const atSide = (kind: SegmentKind): number[] =>
    [0, 1, 2, 3].map((side) =>
      segments.findIndex((segment) => segment.kind === kind && segment.sides.includes(storedSide(rotation, side))),
    );
  return {
    sides: segments.map((segment) => segment.sides.map((side) => (side + rotation) % 4)),
    halves: segments.map((segment) => segment.halves.map((half) => (half + 2 * rotation) % 8)),
    roadAt: atSide('road'),
    cityAt: atSide('city'),
    fieldAt: [0, 1, 2, 3, 4, 5, 6, 7].map((half) =>
      segments.findIndex((segment) => segment.kind === 'field' && segment.halves.includes(storedHalf(rotation, half))),
    ),
    letters: [0, 1, 2, 3].map((side) => edges.charAt(storedSide(rotation, side))),
  };
}

const turned = new WeakMap<TileKind, Turned[]>();

export function turnedKind(kind: TileKind, rotation: number): Turned {
  let all = turned.get(kind);
  if (!all) turned.set(kind, (all = [0, 1, 2, 3].map((quarters) => turn(kind, quarters))));
  return all[rotation] as Turned;
}
