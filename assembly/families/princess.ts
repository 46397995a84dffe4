/** The princess: a knight of the city that her tile joins may go home, or has to, as the action of step 2a (PRIN). */
import { get, set } from "../core/journal";
import { inPlay, mark, option, slots } from "../core/tables";
import { Fig, KindAt, Pos } from "../constants";
import { Family, Mark, Option, Verb } from "../generated/ids";
import { State } from "../generated/state";
import { onTaken } from "../generated/dispatch";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { figureKind, figureNode, figurePlayer, figureWord, sendHome } from "../feature/figures";
import { slotOf, tileOf } from "../feature/nodes";
import { gather, reached, ROAD } from "../feature/roads";
import { restart, writeOnce, written } from "../moves/list";
import { pack } from "../moves/packed";

const MUST: i32 = 1;

/** Normal, large, mayor, wagon and, behind them in the verbs, the phantom (PRIN-3); -1 for what is no knight. */
function rank(figure: i32): i32 {
  return figure == Fig.Phantom ? Fig.Abbot : figure < Fig.Abbot ? figure : -1;
}
/** The move that takes a knight off; players of one kind on one segment are one move. */
function taking(word: i32): i32 {
  const node = figureNode(word);
  const tile = tileOf(node);
  return pack(Verb.Princess + rank(figureKind(word)) * 6 + figurePlayer(word), tileX(tile), tileY(tile), slotOf(node));
}
/** Gathers the city of her segment on the placed tile; false without a princess (PRIN-1, 9). */
function gatherCity(tile: i32): bool {
  const city = mark(tileKind(tile), Mark.Princess);
  if (city == 0) return false;
  let mask = slots(tileKind(tile), KindAt.Cities);
  if (city == 2) mask &= mask - 1;
  gather(tileNode(tile) + ctz(mask), ROAD);
  return true;
}
/** Knights of every player in the whole city; a builder is none (PRIN-3). */
export function deploys(player: i32, tile: i32): void {
  if (!gatherCity(tile)) return;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (rank(figureKind(word)) >= 0 && reached(figureNode(word))) writeOnce(taking(word));
  }
}
/** With a knight there and by option nothing else may be done (PRIN-2, 10). */
export function compels(): bool {
  if (option(Option.PrincessAction) != MUST) return false;
  restart();
  deploys(get(Pos.Turn), get(Pos.Placed));
  return written != 0;
}
/** It goes to its owner's supply, before anything is scored (PRIN-4, 5, 7), and no phantom follows (PHA-9). */
export function play(step: i32, move: i32): i32 {
  let i = 0;
  while (rank(figureKind(figureWord(i))) < 0 || taking(figureWord(i)) != move) i++;
  sendHome(i);
  onTaken();
  if (inPlay(Family.Phantom)) set(State.PhantomAsked, 1);
  return step;
}
