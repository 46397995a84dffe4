/** Map-Chips: what lies on the square just covered, and the treat that is laid for it (CHIP-10..19). */
import { chips, mapCells, mapOptions } from "../core/layout";
import { get } from "../core/journal";
import { MapOption, Pos } from "../constants";
import { State } from "../generated/state";
import { Step } from "../generated/ids";
import { fold } from "../feature/fold";
import { chipMove, collect, hidden, isTreatSquare, layTreat, treatMove, turnChip } from "../map/chips";
import { write } from "../moves/list";
import { moveSlot, moveTile, moveX, moveY } from "../moves/packed";
import { ask } from "../turn/machine";

export function enter(step: i32): bool {
  if (step == Step.Chip) {
    if (!collect(get(Pos.Placed))) return false;
    ask(Step.Chip, -1);
    return true;
  }
  if (get(State.ChipHand) == 0) return false;
  ask(Step.Treat, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  if (step == Step.Chip) {
    for (let sort = 0; sort < 32; sort++) if (hidden(sort) != 0) write(chipMove(sort));
    return;
  }
  const n = mapCells;
  for (let c = 0; c < n; c++) if (isTreatSquare(c)) write(treatMove(c));
}
/** A face-down chip shows what it is, or the chip in hand gets its square (CHIP-10, 11). */
export function play(step: i32, move: i32): i32 {
  if (step == Step.Treat) layTreat(moveX(move), moveY(move));
  else turnChip(moveTile(move), moveSlot(move));
  return step;
}
/** Chips not turned over yet; those on the board are in the board's part. */
export function foldLists(): void {
  if ((mapOptions & MapOption.Chips) == 0) return;
  for (let word: usize = 0; word < 32; word += 4) fold(load<i32>(chips + word));
}
