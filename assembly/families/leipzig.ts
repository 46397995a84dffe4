/** Sending meeples to Leipzig: owners of completed roads that lead there decide, before the points are paid (LEIP-3, 4). */
import { get, set } from "../core/journal";
import { Fig, Pos } from "../constants";
import { State } from "../generated/state";
import { Step, Verb } from "../generated/ids";
import { onTaken } from "../generated/dispatch";
import { tileX, tileY } from "../board/tiles";
import { fold, foldNode } from "../feature/fold";
import { figureKind, figureNode, figureWord } from "../feature/figures";
import { slotOf, tileOf } from "../feature/nodes";
import { gather, ROAD } from "../feature/roads";
import { restart, write, writeOnce, written } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { noteRoads } from "../score/complete";
import { inQuarter, maySend, queueSends, savedOwners, send, sendNode, sendPlayer } from "../score/leipzig";
import { ask } from "../turn/machine";

export function enter(step: i32): bool {
  set(State.SentRoads, 0);
  noteRoads();
  queueSends();
  return more(step);
}
export function more(step: i32): bool {
  while (get(State.SendNext) < get(State.Sends)) {
    restart();
    writeSends();
    if (written != 0) {
      ask(step, sendPlayer(get(State.SendNext)));
      return true;
    }
    set(State.SendNext, get(State.SendNext) + 1);
  }
  return false;
}
export function list(step: i32): void {
  write(0);
  writeSends();
}
/** First of the verbs of a figure that may be sent: normal, large, wagon (LEIP-3), phantom. */
function sendVerb(figure: i32): i32 {
  return figure == Fig.Phantom ? Verb.SendPhantom : Verb.Send + ((figure == Fig.Wagon ? 2 : figure) << 2);
}
/** A meeple goes from the road to a quarter where the player has none yet (LEIP-4). */
function writeSends(): void {
  const player = sendPlayer(get(State.SendNext));
  gather(sendNode(get(State.SendNext)), ROAD);
  const n = get(Pos.Figures);
  for (let k = 0; k < n; k++) {
    const word = figureWord(k);
    if (!maySend(word, player)) continue;
    const node = figureNode(word);
    const tile = tileOf(node);
    for (let q = 0; q < 4; q++)
      if (!inQuarter(player, q)) writeOnce(pack(sendVerb(figureKind(word)) + q, tileX(tile), tileY(tile), slotOf(node)));
  }
}
export function pass(step: i32): i32 {
  set(State.SendNext, get(State.SendNext) + 1);
  return step;
}
export function play(step: i32, move: i32): i32 {
  const which = moveVerb(move) - Verb.Send;
  send(sendPlayer(get(State.SendNext)), which >> 2 == 2 ? Fig.Wagon : which >> 2, nodeOf(move), which & 3);
  onTaken();
  return pass(step);
}
/** Decisions still to come, and what was settled before the first of them. */
export function foldLists(): void {
  fold(get(State.Sends) - get(State.SendNext));
  for (let i = get(State.SendNext); i < get(State.Sends); i++) {
    fold(sendPlayer(i));
    foldNode(sendNode(i));
  }
  if (get(Pos.Phase) != Step.Send) return;
  fold(get(State.SentRoads));
  for (let i = 0; i < get(State.SentRoads); i++) fold(savedOwners(i));
}
