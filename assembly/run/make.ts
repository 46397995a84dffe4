/** Make and unmake on the selected position: one journal entry block a move. */
import { begin, commit, logging, rewind } from "../core/journal";
import { Status } from "../constants";
import { apply } from "../moves/apply";
import { isLegal } from "../moves/legal";
import { clearEvents, explaining } from "../score/events";

/** Carries out a move known to be legal. */
export function makeLegal(move: i32): void {
  if (explaining) clearEvents();
  begin();
  apply(move);
  commit();
}
export function make(move: i32): i32 {
  if (!isLegal(move)) return Status.IllegalMove;
  makeLegal(move);
  return Status.Ok;
}
export function unmake(): i32 {
  return rewind() ? Status.Ok : Status.NoHistory;
}
export function withoutJournal(yes: bool): void {
  logging(!yes);
}
