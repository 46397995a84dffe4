/** Make and unmake on the selected position: one journal entry block a move. */
import { begin, commit, rewind } from "../core/journal";
import { Status } from "../constants";
import { apply } from "../moves/apply";
import { isLegal } from "../moves/legal";
import { clearEvents, explaining } from "../score/events";
import { sampleChance } from "./playout";

/** Carries out a move known to be legal. */
export function makeLegal(move: i32): void {
  if (explaining) clearEvents();
  begin();
  apply(move);
  commit();
}
/** Draws a chance outcome and carries it out; the generator moves within the same step, so that unmake takes it back too. */
export function makeSampled(): i32 {
  if (explaining) clearEvents();
  begin();
  const move = sampleChance();
  apply(move);
  commit();
  return move;
}
export function make(move: i32): i32 {
  if (!isLegal(move)) return Status.IllegalMove;
  makeLegal(move);
  return Status.Ok;
}
export function unmake(): i32 {
  return rewind() ? Status.Ok : Status.NoHistory;
}
