/** The Flying Machines: a meeple takes off, the die says how far it flies, and it lands or comes back (FLY). */
import { get, set } from "../core/journal";
import { has, kindAddress, kindFlags, placeCount } from "../core/tables";
import { Event, Fig, Flag, KindAt, KindFlag, Pos } from "../constants";
import { State } from "../generated/state";
import { Step, Verb } from "../generated/ids";
import { tileAt } from "../board/grid";
import { tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { canLand } from "../feature/claims";
import { meeples } from "../moves/deploy";
import { restart, write, written } from "../moves/list";
import { moveSlot, moveVerb, pack } from "../moves/packed";
import { emit, explaining } from "../score/events";
import { ask } from "../turn/machine";

/** Kind of the meeple in the air. */
export function flier(): i32 {
  return get(State.FlyFigure) - 1;
}
export function enter(step: i32): bool {
  if (get(State.FlyFigure) == 0) return false;
  if (step == Step.Roll) {
    ask(Step.Roll, -1);
    return true;
  }
  restart();
  writeLandings();
  if (written == 0) return false;
  ask(Step.Land, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  if (step == Step.Roll) {
    for (let face = 1; face <= 3; face++) write(pack(Verb.Roll, 0, 0, face));
    return;
  }
  if (!has(Flag.FlierMustLand)) write(0);
  writeLandings();
}
export function meepleWays(tile: i32): void {
  if ((kindFlags(tileKind(tile)) & KindFlag.Flight) == 0) return;
  for (let f = 0; f <= Fig.Abbot; f++) if (meeples & (1 << f)) write(pack(Verb.Fly + f, 0, 0, 0));
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (verb != Verb.Roll) set(State.FlyFigure, verb - Verb.Fly + 1);
  else fly(moveSlot(move));
  // landing comes behind the roll, whichever step the flight began in
  return verb == Verb.Roll ? step : Step.Deploy;
}
/** The die: the landing square lies that many squares in the machine's direction (FLY-4). */
function fly(face: i32): void {
  if (explaining) emit(Event.Roll, face, 0, 0);
  const tile = get(Pos.Placed);
  const direction = (<i32>load<u8>(kindAddress(tileKind(tile)) + KindAt.Flight) + 2 * tileRotation(tile)) & 7;
  const dx = direction == 0 || direction == 4 ? 0 : direction < 4 ? 1 : -1;
  const dy = direction == 2 || direction == 6 ? 0 : direction > 2 && direction < 6 ? 1 : -1;
  const x = tileX(tile) + dx * face;
  const y = tileY(tile) + dy * face;
  const landing = tileAt(x, y);
  // three squares ahead the torus may have come round to the other end of a line of all tiles
  set(State.LandTile, landing >= 0 && tileX(landing) == x && tileY(landing) == y ? landing : -1);
}
function writeLandings(): void {
  const tile = get(State.LandTile);
  if (tile < 0) return;
  const n = placeCount(tileKind(tile));
  for (let s = 0; s < n; s++)
    if (canLand(tileNode(tile) + s, flier())) write(pack(Verb.Deploy + flier(), tileX(tile), tileY(tile), s));
}
