/** What a move's square and slot name on the present board. */
import { frontierAt, tileAt } from "../board/grid";
import { tileNode } from "../board/tiles";
import { moveSlot, moveX, moveY } from "./packed";

/** Frontier index of a move's square, -1 when it is not open. */
export function squareOf(move: i32): i32 {
  return frontierAt(moveX(move), moveY(move));
}
/** Node named by a move's square and slot; the square has a tile. */
export function nodeOf(move: i32): i32 {
  return tileNode(tileAt(moveX(move), moveY(move))) + moveSlot(move);
}
