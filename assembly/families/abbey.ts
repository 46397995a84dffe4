/** Abbeys in hand: laid instead of drawing, and once more round after the last tile (ABB-1..8). */
import { rule } from "../core/layout";
import { get, set } from "../core/journal";
import { has } from "../core/tables";
import { Flag, Pos, Rule } from "../constants";
import { frontierX, frontierY } from "../board/grid";
import { beforeTile } from "../generated/dispatch";
import { anyHole } from "../board/fit";
import { isHole, putTile } from "../board/place";
import { write } from "../moves/list";
import { pack } from "../moves/packed";
import { squareOf } from "../moves/squares";
import { abbeys, setAbbeys } from "../score/goods";
import { AFTER_TILE, ask, END_OF_PART } from "../turn/machine";
import { nothingToLay } from "./base";
import { Verb } from "../generated/ids";

/** With nothing left to draw an abbey can still be laid in a second part, which is a whole one (ABB-8, TRD-16). */
export function enter(step: i32): bool {
  if (abbeys(get(Pos.Turn)) == 0 || !anyHole()) return false;
  if (get(Pos.AbbeyEnd) == 0 && get(Pos.Part) != 2 && nothingToLay()) return false;
  ask(step, get(Pos.Turn));
  return true;
}
export function lastRound(): bool {
  return has(Flag.AbbeyAfterLast);
}
export function list(step: i32): void {
  write(0);
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) {
    if (isHole(i)) write(pack(Verb.Abbey, frontierX(i), frontierY(i), 0));
  }
}
/** A tile is drawn instead; after the last one there is none. */
export function pass(step: i32): i32 {
  return get(Pos.AbbeyEnd) != 0 ? END_OF_PART : step;
}
export function play(step: i32, move: i32): i32 {
  const player = get(Pos.Turn);
  setAbbeys(player, abbeys(player) - 1);
  const i = squareOf(move);
  beforeTile();
  set(Pos.Placed, putTile(rule(Rule.AbbeyKind), 0, frontierX(i), frontierY(i)));
  return AFTER_TILE;
}
