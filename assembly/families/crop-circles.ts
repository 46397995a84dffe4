/** Crop circles: the turn player chooses for everybody whether meeples of one kind come or go, clockwise from the left (CROP). */
import { players } from "../core/layout";
import { get, set } from "../core/journal";
import { mark, option } from "../core/tables";
import { Fig, Pos } from "../constants";
import { Mark, Option, Step, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { onTaken } from "../generated/dispatch";
import { tileKind, tileX, tileY } from "../board/tiles";
import { suits } from "../feature/claims";
import { figureKind, figureNode, figurePlayer, figureWord, isMeeple, sendHome, supply } from "../feature/figures";
import { kindOf, slotOf, tileOf } from "../feature/nodes";
import { restart, write, writeOnce, written } from "../moves/list";
import { moveVerb, pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { ask } from "../turn/machine";

const ADD: i32 = 1;
const REMOVE: i32 = 2;

/** The kind of segment that the circle on the placed tile names, 0 none. */
function circle(): i32 {
  return mark(tileKind(get(Pos.Placed)), Mark.CropCircle);
}
export function enter(step: i32): bool {
  if (step == Step.Tend) return get(State.CropChoice) != 0 && more(step);
  if (circle() == 0 || !anyMeeple()) return false;
  ask(step, get(Pos.Turn));
  return true;
}
/** Without a meeple on the board there is nothing to choose (CROP-12). */
function anyMeeple(): bool {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) if (isMeeple(figureKind(figureWord(i)))) return true;
  return false;
}
/** The next player who can do anything: left of the turn player first, who comes last (CROP-4). */
export function more(step: i32): bool {
  if (step != Step.Tend) return false;
  while (get(State.CropLeft) > 0) {
    set(State.CropLeft, get(State.CropLeft) - 1);
    const player = (get(Pos.Turn) + players - get(State.CropLeft)) % players;
    restart();
    writeTargets(player);
    if (written == 0) continue;
    ask(step, player);
    return true;
  }
  return false;
}
export function list(step: i32): void {
  if (step == Step.Crop) {
    write(pack(Verb.CropAdd, 0, 0, 0));
    write(pack(Verb.CropRemove, 0, 0, 0));
    return;
  }
  if (get(State.CropChoice) == ADD && option(Option.CropMustDeploy) == 0) write(pack(Verb.Pass, 0, 0, 0));
  writeTargets(get(Pos.Actor));
}
/** Where a player's meeples of the kind stand: others may join them there, or they go (CROP-5..10). */
function writeTargets(player: i32): void {
  const kind = circle();
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    const node = figureNode(word);
    if (figurePlayer(word) != player || !isMeeple(figureKind(word)) || kindOf(node) != kind) continue;
    const tile = tileOf(node);
    const x = tileX(tile);
    const y = tileY(tile);
    if (get(State.CropChoice) == REMOVE) writeOnce(pack(Verb.Remove + figureKind(word), x, y, slotOf(node)));
    else
      for (let f = 0; f <= Fig.Phantom; f++)
        if ((f < Fig.Abbot || f == Fig.Phantom) && supply(player, f) != 0 && suits(f, kind))
          writeOnce(pack(Verb.Deploy + f, x, y, slotOf(node)));
  }
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (step == Step.Crop) {
    set(State.CropChoice, verb == Verb.CropAdd ? ADD : REMOVE);
    set(State.CropLeft, players);
    return step;
  }
  const node = nodeOf(move);
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figureNode(word) != node || figurePlayer(word) != get(Pos.Actor) || figureKind(word) != verb - Verb.Remove) continue;
    sendHome(i);
    break;
  }
  onTaken();
  return step;
}
