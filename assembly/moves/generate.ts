/** Legal moves of the present step into the move buffer, ascending (the order is part of the contract). */
import { moves } from "../core/layout";
import { get } from "../core/journal";
import { Pos } from "../constants";
import { fitAt, listFits } from "../board/fit";
import { frontierX, frontierY } from "../board/grid";
import { list as listStep } from "../generated/dispatch";
import { restart, write, written } from "./list";
import { pack } from "./packed";
import { sortMoves } from "./sort";
import { Verb } from "../generated/ids";

/** Writes the legal moves, or the chance outcomes, and returns their number. */
export function generate(): i32 {
  const n = list();
  sortMoves(moves, n);
  return n;
}
/** The same in no order, where only their number or one of them is wanted. */
export function list(): i32 {
  restart();
  listStep(get(Pos.Phase));
  return written;
}
/** Placements of any kind on the present board, whatever is in hand; ascending. */
export function placementsOf(kind: i32): i32 {
  restart();
  writePlaces(kind);
  sortMoves(moves, written);
  return written;
}
export function writePlaces(kind: i32): void {
  const n = listFits(kind);
  for (let k = 0; k < n; k++) {
    const i = fitAt(k) >> 2;
    write(pack(Verb.Place, frontierX(i), frontierY(i), fitAt(k) & 3));
  }
}
