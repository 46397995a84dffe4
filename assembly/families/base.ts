/** The base game's steps: draw, place, deploy, score (BASE). */
import { kinds } from "../core/layout";
import { get, set } from "../core/journal";
import { Event, Flag, Pos } from "../constants";
import { Step, Verb } from "../generated/ids";
import { beforeTile, onDeployed } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { frontierX, frontierY } from "../board/grid";
import { fitsAnywhere, listFits, noteFlow, randomFit } from "../board/fit";
import { putTile } from "../board/place";
import { has, hooks } from "../core/tables";
import { deploy } from "../feature/figures";
import { writePlaces } from "../moves/generate";
import { hasDeployOption, writeAnswers } from "../moves/deploy";
import { write } from "../moves/list";
import { moveSlot, moveTile, moveVerb, pack } from "../moves/packed";
import { nodeOf, squareOf } from "../moves/squares";
import { emit, explaining } from "../score/events";
import { scoreCompleted } from "../score/complete";
import { bagCount, bagTotal, inStage, nextStage, setBag } from "../turn/bag";
import { ask, ASKED, endAfterLast, endPlainPart } from "../turn/machine";

export function enter(step: i32): bool {
  if (step == Step.Deploy) return enterDeploy();
  if (step == Step.Score) {
    scoreCompleted();
    return false;
  }
  if (step == Step.Place) ask(Step.Place, get(Pos.Turn));
  else enterDraw();
  return true;
}
export function list(step: i32): void {
  if (step == Step.Place) writePlaces(get(Pos.Drawn));
  else if (step == Step.Deploy) writeAnswers();
  else for (let k = 0; k < kinds; k++) if (inStage(k)) write(pack(Verb.Draw, k, 0, 0));
}
export function play(step: i32, move: i32): i32 {
  const verb = moveVerb(move);
  if (verb >= Verb.Deploy) {
    deployHere(nodeOf(move), get(Pos.Actor), verb - Verb.Deploy);
    return step;
  }
  if (verb == Verb.Draw) return playDraw(moveTile(move));
  const drawn = get(Pos.Drawn);
  set(Pos.Drawn, -1);
  place(drawn, moveSlot(move), squareOf(move));
  return step;
}

/** The bag is empty, or a map full before it is (MAP-28). */
export function nothingToLay(): bool {
  return bagTotal() == 0 || (has(Flag.Map) && get(Pos.Frontier) == 0);
}
function enterDraw(): void {
  if (nothingToLay()) {
    endAfterLast();
    return;
  }
  nextStage();
  ask(Step.Draw, -1);
}
/** A tile is drawn; one that fits nowhere leaves the game at once (BASE-13). */
function playDraw(kind: i32): i32 {
  takeFromBag(kind);
  if (fitsAnywhere(kind)) {
    set(Pos.Drawn, kind);
    return Step.Draw;
  }
  discard(kind);
  return ASKED;
}
function takeFromBag(kind: i32): void {
  setBag(kind, bagCount(kind) - 1);
  set(Pos.Draws, get(Pos.Draws) + 1);
}
/** Another tile is drawn in its place. */
function discard(kind: i32): void {
  set(Pos.Discards, get(Pos.Discards) + 1);
  if (explaining) emit(Event.Discard, kind, 0, 0);
  enterDraw();
}
/** Places a tile on an open square, by its frontier index. */
function place(kind: i32, rotation: i32, i: i32): void {
  const x = frontierX(i);
  const y = frontierY(i);
  if (hooks & (1 << Hook.BeforeTile)) beforeTile();
  noteFlow(kind, rotation, x, y);
  set(Pos.Placed, putTile(kind, rotation, x, y));
}
let unasked: bool = false;
/** Random play looks at the options itself: the deploy step is then asked whether there are any or not. */
export function askDeployBlindly(yes: bool): void {
  unasked = yes;
}
function enterDeploy(): bool {
  if (!unasked && !hasDeployOption()) return false;
  ask(Step.Deploy, get(Pos.Turn));
  return true;
}
/** A player puts a figure on a segment. */
export function deployHere(node: i32, player: i32, figure: i32): void {
  deploy(node, player, figure, 0);
  if (hooks & (1 << Hook.OnDeployed)) onDeployed(node, figure);
}

// ── For play inside the core, without a list of placements ───────────────────────────────────────

/** A draw whose places are listed once (`fitAt`); 0 when the tile has left the game. */
export function drawFits(kind: i32): i32 {
  takeFromBag(kind);
  const n = listFits(kind);
  if (n == 0) discard(kind);
  return n;
}
/** The same for random play, which takes any of the places; -1 when the tile has left the game. */
export function drawRandomly(kind: i32): i32 {
  takeFromBag(kind);
  const choice = randomFit(kind);
  if (choice < 0) discard(kind);
  return choice;
}
/** Places a tile by an entry of the list made last. */
export function placeFit(kind: i32, choice: i32): void {
  place(kind, choice & 3, choice >> 2);
}
/**
 * Draw and random placement under rules that have nothing to do with the tile before the meeple; the tile, -1 when it has left
 * the game.
 */
export function drawAndPut(kind: i32): i32 {
  const choice = drawRandomly(kind);
  if (choice < 0) return -1;
  const tile = putTile(kind, choice & 3, frontierX(choice >> 2), frontierY(choice >> 2));
  set(Pos.Placed, tile);
  return tile;
}
/** Step 3 and what follows under rules that ask nothing after the meeple. */
export function scorePlainPart(): void {
  scoreCompleted();
  endPlainPart(bagTotal() == 0);
}
