/** The phantom: a meeple that may also follow the first piece of a turn, on another feature (PHA). */
import { players } from "../core/layout";
import { get, set } from "../core/journal";
import { inPlay, kindFlags } from "../core/tables";
import { Fig, KindFlag, Pos } from "../constants";
import { Family, Step, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { onTaken } from "../generated/dispatch";
import { tileKind } from "../board/tiles";
import { fold } from "../feature/fold";
import { supply, supplyAddress } from "../feature/figures";
import { tileOf } from "../feature/nodes";
import { meeples, writeMeeple } from "../moves/deploy";
import { restart, write, written } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { retrieveSent, send, sendPlayer } from "../score/leipzig";
import { ask } from "../turn/machine";

/** Once in a part; a flight of its own comes back to the steps before (PHA-8, PHA-14). */
export function enter(step: i32): bool {
  if (supply(get(Pos.Turn), Fig.Phantom) == 0 || get(State.PhantomAsked) != 0) return false;
  restart();
  writePhantom();
  if (written == 0) return false;
  set(State.PhantomAsked, 1);
  ask(step, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  write(pack(Verb.Pass, 0, 0, 0));
  writePhantom();
}
/** One flight and one use of the portal in a part, by the first meeple or by the phantom (PHA-8, PHA-10). */
function writePhantom(): void {
  writeMeeple(Fig.Phantom, get(State.PortalUsed) == 0);
}
/** A phantom may fly where no meeple has in this part (PHA-8). */
export function meepleWays(tile: i32): void {
  if ((meeples & (1 << Fig.Phantom)) == 0 || !inPlay(Family.Flying) || get(State.FlyFigure) != 0) return;
  if (kindFlags(tileKind(tile)) & KindFlag.Flight) write(pack(Verb.FlyPhantom, 0, 0, 0));
}
/** A first meeple that stands on another tile came there by the portal. */
export function onDeployed(node: i32, figure: i32): void {
  if (get(Pos.Phase) == Step.Deploy && tileOf(node) != get(Pos.Placed)) set(State.PortalUsed, 1);
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (verb == Verb.FlyPhantom) {
    set(State.FlyFigure, Fig.Phantom + 1);
    return Step.Deploy;
  }
  if (verb >= Verb.RetrieveSentPhantom) {
    retrieveSent(get(Pos.Turn), verb - Verb.RetrieveSentPhantom);
    return step;
  }
  send(sendPlayer(get(State.SendNext)), Fig.Phantom, nodeOf(move), verb - Verb.SendPhantom);
  onTaken();
  set(State.SendNext, get(State.SendNext) + 1);
  return step;
}
/** What the players have in hand of the figures from the phantom on. */
export function foldLists(): void {
  for (let p = 0; p < players; p++) fold(load<i32>(supplyAddress(p, Fig.Phantom)));
}
