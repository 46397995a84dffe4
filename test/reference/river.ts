/** The river must be continued and may not turn twice running in the same sense (RIV-2). */
import type { TileKind } from '../../src/types.js';
import { type Board, letterAt, opposite, SIDES } from './board.js';
import type { Square } from './board.js';

const riverSides = (kind: TileKind, rotation: number): number[] => SIDES.filter((side) => letterAt(kind, rotation, side) === 'W');

/** Quarter turns clockwise of a river that comes in over side `entry` and leaves over `exit`: 0 straight on, 1 right, 3 left. */
const turnOf = (entry: number, exit: number): number => (exit - opposite(entry) + 4) % 4;

/** The other river side of a tile with exactly two. */
function otherSide(sides: readonly number[], side: number): number | undefined {
  return sides.length === 2 ? sides.find((other) => other !== side) : undefined;
}

/** Whether the river tile continues the river of a neighbour without a U-turn over these two tiles. */
export function riverAllows(board: Board, kind: TileKind, square: Square, rotation: number): boolean {
  const sides = riverSides(kind, rotation);
  let continued = false;
  for (const side of sides) {
    const before = board.neighbour(square, side);
    const sidesBefore = before ? riverSides(before.kind, before.rotation) : [];
    if (!sidesBefore.includes(opposite(side))) continue;
    continued = true;
    const exit = otherSide(sides, side);
    const entryBefore = otherSide(sidesBefore, opposite(side));
    if (exit === undefined || entryBefore === undefined) continue; // spring, lake end or fork: no turn
    const turn = turnOf(side, exit);
    if (turn !== 0 && turn === turnOf(entryBefore, opposite(side))) return false;
  }
  return continued;
}
