/**
 * The turn as a loop over the steps in play, in the one order of play (ORDER-30). A step that is not in play costs nothing,
 * and the loop knows no family: `enter` asks, or does what the step does without asking, and says which of the two.
 */
import { hooks, setHooks } from "../core/tables";
import { players } from "../core/layout";
import { get, set } from "../core/journal";
import { Event, Pos } from "../constants";
import { Step } from "../generated/ids";
import { clearPart, clearTurn, endStepsInPlay, enter, hooksInPlay, more, stepsInPlay } from "../generated/dispatch";
import { emit, explaining } from "../score/events";
import { scoreFinal } from "../score/final";

/** Steps of a part, and of one in the round after the last tile: bit s = step s is in play. */
let inPlay: u64 = 0;
let inLastRound: u64 = 0;
/** Reads which steps and hooks the uploaded rules have. */
export function readSteps(): void {
  inPlay = stepsInPlay();
  inLastRound = endStepsInPlay();
  setHooks(hooksInPlay());
}
/** Whether no step and no hook beside these is in play. */
export function nothingBut(steps: u64): bool {
  return inPlay == steps && hooks == 0;
}

/** Whether a step in play lies between two others. */
export function asksBetween(first: i32, last: i32): bool {
  return (inPlay & ((<u64>-2) << (<u64>first)) & (((<u64>1) << (<u64>last)) - 1)) != 0;
}

/** What playing a move answers in place of the step behind which the turn goes on: somebody was asked. */
export const ASKED: i32 = -1;
/** Added to a step: it is looked at again, as it may have more to ask. */
export const AGAIN: i32 = 64;
/** A step behind all others. */
export const END_OF_PART: i32 = 63;
/** Tile placed: where a part goes on whose tile was not drawn. */
export const AFTER_TILE: i32 = Step.Place;

export function ask(step: i32, player: i32): void {
  set(Pos.Phase, step);
  set(Pos.Actor, player);
}
/** Goes on behind a step, or with it again, until somebody is asked or chance is due. */
export function goOn(next: i32): void {
  let step = next & 63;
  if ((next & AGAIN) != 0 && more(step)) return;
  while (true) {
    let rest = (get(Pos.AbbeyEnd) == 0 ? inPlay : inLastRound) & ((<u64>-2) << (<u64>step));
    for (; rest != 0; rest &= rest - 1) if (enter(<i32>ctz(rest))) return;
    if (endPart()) return;
    step = 0;
  }
}
/** Begins the part of the player whose turn it is. */
export function startPart(): void {
  freshPart();
  goOn(0);
}
function freshPart(): void {
  set(Pos.Placed, -1);
  if (get(Pos.Part) == 1) {
    if (get(Pos.Double) != 0) set(Pos.Double, 0);
    clearTurn();
  }
  clearPart();
}
/** Hands over to the second part or the next player; true when the game has ended or somebody is asked. */
function endPart(): bool {
  if (get(Pos.AbbeyEnd) != 0) return nextOfLastRound();
  if (get(Pos.Double) != 0 && get(Pos.Part) == 1) set(Pos.Part, 2);
  else {
    if (get(Pos.Part) != 1) set(Pos.Part, 1);
    nextPlayer();
    set(Pos.Turns, get(Pos.Turns) + 1);
  }
  freshPart();
  return false;
}
function nextPlayer(): void {
  set(Pos.Turn, get(Pos.Turn) + 1 == players ? 0 : get(Pos.Turn) + 1);
}
/** Nothing can be laid any more: the last tile is that of the first part, or of the player before. */
export function endAfterLast(): void {
  const turn = get(Pos.Turn);
  endGame(get(Pos.Part) == 2 ? turn : turn == 0 ? players - 1 : turn - 1);
}
/** Once round, left of the player of the last tile first, where a family has something to do then (ABB-8); then final scoring. */
export function endGame(last: i32): void {
  set(Pos.Drawn, -1);
  set(Pos.Placed, -1);
  set(Pos.Part, 1);
  set(Pos.Turn, last);
  set(Pos.AbbeyEnd, inLastRound != 0 ? players + 1 : 1);
  nextOfLastRound();
}
/** The first step of the round after the last tile is asked or the player is passed over. */
function nextOfLastRound(): bool {
  while (get(Pos.AbbeyEnd) > 1) {
    set(Pos.AbbeyEnd, get(Pos.AbbeyEnd) - 1);
    nextPlayer();
    freshPart();
    if (enter(<i32>ctz(inLastRound))) return true;
  }
  ask(Step.Over, -1);
  scoreFinal();
  return true;
}
/** A second part was earned (TRD-11); not by a second part, and not after the last tile. */
export function earnSecondPart(): void {
  if (get(Pos.Part) != 1 || get(Pos.AbbeyEnd) != 0) return;
  set(Pos.Double, 1);
  if (explaining) emit(Event.Double, get(Pos.Turn), 0, 0);
}
/** The end of a part and the next draw under rules that ask nothing after the meeple; phase and actor still say that a draw is due. */
export function endPlainPart(bagIsEmpty: bool): void {
  const turn = get(Pos.Turn);
  nextPlayer();
  set(Pos.Turns, get(Pos.Turns) + 1);
  set(Pos.Placed, -1);
  if (bagIsEmpty) endGame(turn);
}
