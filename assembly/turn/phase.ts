/**
 * What is decided next, by whom, chance included (ORDER-1). A step with no other answer than "pass" is not asked.
 * Each `enter…` either stops at a decision or chance point or goes on to the next step.
 */
import { players } from "../core/layout";
import { get, set } from "../core/journal";
import { has, kindFlags } from "../core/tables";
import { Event, Flag, KindFlag, Phase, Pos } from "../constants";
import { anyHole } from "../board/fit";
import { tileKind } from "../board/tiles";
import { findPivots } from "../feature/pivots";
import { magicMeets, magicNode } from "../feature/magic";
import { loneSpecials, noteRoads, scoreCompleted } from "../score/complete";
import { scoreBarnFields } from "../score/fields";
import { abbeys } from "../score/goods";
import { scoreFinal } from "../score/final";
import { queueSends, sendPlayer } from "../score/leipzig";
import { emit, explaining } from "../score/events";
import { hasDeployOption } from "../moves/deploy";
import { anyMagicTarget, anySend, anyWagonTarget } from "../moves/targets";
import { collect } from "../map/chips";
import { bagTotal, nextStage } from "./bag";
import { wagonPlayer } from "./wagon";

function ask(phase: i32, actor: i32): void {
  set(Pos.Phase, phase);
  set(Pos.Actor, actor);
}
/** Rules that leave something to be cleared when a part begins. */
const LEAVES_TRACES: i32 = Flag.Hubs | Flag.Wagons | Flag.Flying | Flag.Barns | Flag.Builders | Flag.FerryOnlyHighwayman;
/** Step 0 of a part: abbey instead of drawing, or the draw. */
export function startPart(): void {
  set(Pos.Placed, -1);
  if (has(LEAVES_TRACES)) clearPart();
  const over = nothingToLay();
  if (!over) nextStage();
  // the last tile may have earned a second part, which is a whole one: an abbey can be laid in it before the end (ABB-8, TRD-16)
  if ((!over || get(Pos.Part) == 2) && mayLayAbbey()) ask(Phase.Abbey, get(Pos.Turn));
  else if (over) endAfterLast();
  else ask(Phase.Draw, -1);
}
/** The bag is empty, or a map full before it is (MAP-28). */
function nothingToLay(): bool {
  return bagTotal() == 0 || (has(Flag.Map) && get(Pos.Frontier) == 0);
}
function mayLayAbbey(): bool {
  return has(Flag.Abbeys) && abbeys(get(Pos.Turn)) != 0 && anyHole();
}
function clearPart(): void {
  set(Pos.Pending, 0);
  set(Pos.Wagons, 0);
  set(Pos.WagonNext, 0);
  set(Pos.Highwayman, 0);
  set(Pos.LandTile, -1);
  set(Pos.FlyFigure, 0);
  set(Pos.Barn, -1);
  if (get(Pos.Part) == 1) set(Pos.Double, 0);
  if (has(Flag.FerryPerTurn) && get(Pos.Part) == 2) set(Pos.MovedFrom, get(Pos.Moved));
  else {
    set(Pos.Moved, 0);
    set(Pos.MovedFrom, 0);
  }
}
function previous(player: i32): i32 {
  return player == 0 ? players - 1 : player - 1;
}
/** Nothing was laid in this part: the last tile is that of the first part, or of the player before. */
function endAfterLast(): void {
  endGame(get(Pos.Part) == 2 ? get(Pos.Turn) : previous(get(Pos.Turn)));
}
export function enterDraw(): void {
  if (bagTotal() == 0) {
    endAfterLast();
    return;
  }
  nextStage();
  ask(Phase.Draw, -1);
}
export function enterPlace(): void {
  ask(Phase.Place, get(Pos.Turn));
}
/** After the tile: what lies on its square (CHIP-17), then the rest. */
export function afterPlace(): void {
  if (has(Flag.Map) && collect(get(Pos.Placed))) ask(Phase.Chip, -1);
  else afterChips();
}
export function enterTreat(): void {
  ask(Phase.Treat, get(Pos.Turn));
}
/** `Pos.MagicReturn` from the tile to the duty, where a ferry may leave both on one road: they stood together before (MAGE-13). */
export const STOOD_TOGETHER: i32 = 3;
/** To be called before a tile is put down. */
export function noteMagic(): void {
  if (has(Flag.MagicIgnoreMerge)) set(Pos.MagicReturn, magicMeets() ? STOOD_TOGETHER : 0);
}
/** The duty of mage and witch (MAGE-3, 6), then the figure. */
export function afterChips(): void {
  if (has(Flag.Magic) && ((kindFlags(tileKind(get(Pos.Placed))) & KindFlag.Magic) != 0 || joinedAnew()) && enterMagic(0)) return;
  enterDeploy();
}
/** Whether the tile has brought mage and witch together (MAGE-6). */
function joinedAnew(): bool {
  return !(has(Flag.MagicIgnoreMerge) && get(Pos.MagicReturn) == STOOD_TOGETHER) && magicMeets();
}
/** Asks for the mage or witch; false when nothing can be done (MAGE-5). */
function enterMagic(back: i32): bool {
  if (magicNode(0) < 0 && magicNode(1) < 0 && !anyMagicTarget()) return false;
  set(Pos.MagicReturn, back);
  ask(Phase.Magic, get(Pos.Turn));
  return true;
}
export function afterMagic(): void {
  if (get(Pos.MagicReturn) == 0) enterDeploy();
  else if (get(Pos.MagicReturn) == 1) enterPivot();
  else continuePivots();
}
let unasked: bool = false;
/** Random play looks at the options itself: the deploy step is then due, not asked. */
export let deployDue: bool = false;
export function leaveDeployUnasked(yes: bool): void {
  unasked = yes;
  deployDue = false;
}
export function deployTaken(): void {
  deployDue = false;
}
function enterDeploy(): void {
  if (unasked) deployDue = true;
  else if (hasDeployOption()) ask(Phase.Deploy, get(Pos.Turn));
  else enterFerry();
}
export function enterRoll(): void {
  ask(Phase.Roll, -1);
}
export function enterLand(): void {
  ask(Phase.Land, get(Pos.Turn));
}
/** Step 2b (FER-11). */
export function enterFerry(): void {
  if (!has(Flag.Hubs)) {
    enterScore();
    return;
  }
  const lake = (kindFlags(tileKind(get(Pos.Placed))) & KindFlag.Lake) != 0;
  const allowed = !has(Flag.FerryOnlyHighwayman) || get(Pos.Highwayman) != 0;
  if (lake && get(Pos.Ferries) > 0 && allowed) ask(Phase.Ferry, get(Pos.Turn));
  else enterPivot();
}
/** A ferry was laid or pivoted: mage and witch may have met (MAGE-13). */
export function magicAfterFerry(back: i32): bool {
  return has(Flag.Magic) && !has(Flag.MagicIgnoreMerge) && magicMeets() && enterMagic(back);
}
/** Step 2c (FER-20). */
export function enterPivot(): void {
  if (get(Pos.Hubs) != 0) {
    findPivots(get(Pos.Placed));
    continuePivots();
  } else enterScore();
}
export function continuePivots(): void {
  if (get(Pos.Pending) != 0) ask(Phase.Pivot, get(Pos.Turn));
  else afterPivots();
}
export function afterPivots(): void {
  if (get(Pos.Pending) != 0) set(Pos.Pending, 0); // ferries that were left as they lie
  if (has(Flag.Builders) && has(Flag.BuilderEndOfStep)) loneSpecials();
  enterScore();
}
function enterScore(): void {
  if (has(Flag.Leipzig)) {
    set(Pos.SentRoads, 0);
    noteRoads();
    queueSends();
    enterSend();
  } else score();
}
/** Owners of completed roads that lead to Leipzig may send a meeple there, before the points are paid (LEIP-4). */
export function enterSend(): void {
  while (get(Pos.SendNext) < get(Pos.Sends)) {
    if (anySend(get(Pos.SendNext))) {
      ask(Phase.Send, sendPlayer(get(Pos.SendNext)));
      return;
    }
    set(Pos.SendNext, get(Pos.SendNext) + 1);
  }
  score();
}
function score(): void {
  scoreCompleted();
  if (has(Flag.Barns)) scoreBarnFields(get(Pos.Barn));
  if (has(Flag.Wagons)) enterWagon();
  else endPart();
}
/** Wagons in turn; those without a target stay at home (ABB-22). */
export function enterWagon(): void {
  while (get(Pos.WagonNext) < get(Pos.Wagons)) {
    if (anyWagonTarget(get(Pos.WagonNext))) {
      ask(Phase.Wagon, wagonPlayer(get(Pos.WagonNext)));
      return;
    }
    set(Pos.WagonNext, get(Pos.WagonNext) + 1);
  }
  endPart();
}
function endPart(): void {
  if (get(Pos.AbbeyEnd) != 0) {
    nextAbbeyEnd();
    return;
  }
  if (get(Pos.Double) != 0 && get(Pos.Part) == 1) set(Pos.Part, 2);
  else {
    if (get(Pos.Part) != 1) set(Pos.Part, 1);
    set(Pos.Turn, get(Pos.Turn) + 1 == players ? 0 : get(Pos.Turn) + 1);
    set(Pos.Turns, get(Pos.Turns) + 1);
  }
  startPart();
}
/** Step 3 and the next draw under rules that ask nothing after the meeple; phase and actor still say that a draw is due. */
export function endPlainPart(): void {
  scoreCompleted();
  const turn = get(Pos.Turn);
  set(Pos.Turn, turn + 1 == players ? 0 : turn + 1);
  set(Pos.Turns, get(Pos.Turns) + 1);
  set(Pos.Placed, -1);
  if (bagTotal() == 0) endGame(turn);
}
/** The bag is empty: abbeys once round, left of the player of the last tile first (ABB-8), then final scoring. */
function endGame(last: i32): void {
  set(Pos.Drawn, -1);
  set(Pos.Placed, -1);
  set(Pos.Part, 1);
  set(Pos.Turn, last);
  set(Pos.AbbeyEnd, has(Flag.Abbeys) && has(Flag.AbbeyAfterLast) ? players + 1 : 1);
  nextAbbeyEnd();
}
export function nextAbbeyEnd(): void {
  while (get(Pos.AbbeyEnd) > 1) {
    set(Pos.AbbeyEnd, get(Pos.AbbeyEnd) - 1);
    set(Pos.Turn, get(Pos.Turn) + 1 == players ? 0 : get(Pos.Turn) + 1);
    set(Pos.Placed, -1);
    if (has(LEAVES_TRACES)) clearPart();
    if (!mayLayAbbey()) continue;
    ask(Phase.Abbey, get(Pos.Turn));
    return;
  }
  ask(Phase.Over, -1);
  scoreFinal();
}
/** The own builder's feature was extended: a second part was earned (TRD-11). */
export function earnDouble(): void {
  if (get(Pos.Part) != 1 || get(Pos.AbbeyEnd) != 0) return;
  set(Pos.Double, 1);
  if (explaining) emit(Event.Double, get(Pos.Turn), 0, 0);
}
