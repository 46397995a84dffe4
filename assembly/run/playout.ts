/** Uniformly random play inside the core: no move list is built for placements, no journal is kept. */
import { deck, kinds, left, maxTiles, moves, pieceTable } from "../core/layout";
import { get } from "../core/journal";
import { beginQuick, below, quickBelow } from "../core/rng";
import { Fig, Flag, Pos, Segment, Status } from "../constants";
import { apply } from "../moves/apply";
import { askDeployBlindly, deployHere, drawAndPut, drawRandomly, placeFit, scorePlainPart } from "../families/base";
import { Hook } from "../generated/hooks";
import { Step, Verb } from "../generated/ids";
import { list } from "../moves/generate";
import { writeAnswers } from "../moves/deploy";
import { listed, written } from "../moves/list";
import { bagCount, drawKind, inStage } from "../turn/bag";
import { goOn, nothingBut } from "../turn/machine";
import { has, hooks, placeCount } from "../core/tables";
import { tileKind, tileNode } from "../board/tiles";
import { isFree } from "../feature/claims";
import { supply } from "../feature/figures";
import { crew, kindOf, root } from "../feature/nodes";
import { pack } from "../moves/packed";
import { chipMove, hiddenTotal, sortOfRank } from "../map/chips";

let deckLength: i32 = 0;
/** Kinds that the next draws give, from the first draw of the game on; 0 switches the deck off. */
export function setDeckLength(n: i32): i32 {
  if (n < 0 || n > maxTiles) return Status.BadInput;
  deckLength = n;
  return Status.Ok;
}
/** The deck's kind for this draw while it lasts, else one by the generator. */
function nextKind(): i32 {
  const i = get(Pos.Draws);
  if (i < deckLength) {
    const kind = <i32>load<u16>(deck + ((<usize>i) << 1));
    if (kind < kinds && inStage(kind)) return kind;
  }
  return drawKind();
}
/** A chance outcome by the deck or the position's own numbers, as a move. */
export function sampleChance(): i32 {
  if (get(Pos.Phase) == Step.Draw) return pack(Verb.Draw, nextKind(), 0, 0);
  if (get(Pos.Phase) == Step.Chip) return chipMove(sortOfRank(below(hiddenTotal())));
  return pack(Verb.Roll, 0, 0, 1 + below(3));
}
/** Kinds left, one entry a tile, in any order: a draw takes one entry and fills the gap with the last. */
let leftCount: i32 = 0;
function listLeft(): void {
  leftCount = 0;
  for (let k = 0; k < kinds; k++)
    for (let c = bagCount(k); c > 0; c--) {
      store<u16>(left + ((<usize>leftCount) << 1), <u16>k);
      leftCount++;
    }
}
/** A kind drawn at random, for draws between `beginRandom` and `endRandom`. */
export function quickKind(): i32 {
  return has(Flag.River) ? drawKind() : takeLeft();
}
function takeLeft(): i32 {
  const at = left + ((<usize>quickBelow(leftCount)) << 1);
  leftCount--;
  const kind = <i32>load<u16>(at);
  store<u16>(at, load<u16>(left + ((<usize>leftCount) << 1)));
  return kind;
}
/** Plays one uniformly random step, between `beginRandom` and `endRandom`. */
export function randomStep(): void {
  const phase = get(Pos.Phase);
  if (phase == Step.Deploy) randomDeploy();
  else if (phase == Step.Draw) drawAndPlace(quickKind());
  else if (phase == Step.Chip) apply(chipMove(sortOfRank(quickBelow(hiddenTotal()))));
  else if (phase == Step.Roll) apply(pack(Verb.Roll, 0, 0, 1 + quickBelow(3)));
  else {
    const n = list();
    apply(load<i32>(moves + ((<usize>quickBelow(n)) << 2)));
  }
}
/** Draw and random placement in one step. */
function drawAndPlace(kind: i32): void {
  const choice = drawRandomly(kind);
  if (choice < 0) return;
  placeFit(kind, choice);
  goOn(Step.Place);
}
/** Whether step 2a knows no more than ordinary meeples on the placed tile. */
function onlyMeeples(): bool {
  return (hooks & ((1 << Hook.Deploys) | (1 << Hook.MeepleWays))) == 0 && load<u64>(pieceTable) >> 8 == 0;
}
let plainDeploys: bool = false;
function randomDeploy(): void {
  if (plainDeploys) {
    deployMeeple(get(Pos.Placed), get(Pos.Turn));
    goOn(Step.Deploy);
    return;
  }
  writeAnswers();
  // as in `deployMeeple` no number is spent where there is nothing to choose
  const move = written == 1 && listed(0) == 0 ? 0 : load<i32>(moves + ((<usize>quickBelow(written)) << 2));
  if (move == 0) goOn(Step.Deploy);
  else apply(move);
}
/** Kinds of segment that an ordinary meeple may take, as bits; fields by option, gardens never. */
const CLAIMED: i32 = (1 << Segment.Road) | (1 << Segment.City) | (1 << Segment.Monastery) | (1 << Segment.Cathedral);
/** Of the segments in the mask those whose whole road is free. */
function freeOf(base: i32, mask: i32): i32 {
  let free = 0;
  for (; mask != 0; mask &= mask - 1) if (isFree(base + ctz(mask))) free |= mask & -mask;
  return free;
}
/** Passing or one of the free segments, all equally likely. */
function deployMeeple(tile: i32, player: i32): void {
  if (supply(player, Fig.Normal) != 0) {
    const base = tileNode(tile);
    const end = base + placeCount(tileKind(tile));
    const kinds = has(Flag.Fields) ? CLAIMED | (1 << Segment.Field) : CLAIMED;
    let free = 0;
    for (let node = base, slot = 0; node < end; node++, slot++)
      free |= (crew(root(node)) == 0 ? (kinds >> kindOf(node)) & 1 : 0) << slot;
    // most segments are settled by their own fragment
    if (has(Flag.Hubs)) free = freeOf(base, free);
    let k = free == 0 ? 0 : quickBelow(popcnt(free) + 1);
    if (k != 0) {
      while (--k != 0) free &= free - 1;
      deployHere(base + ctz(free), player, Fig.Normal);
    }
  }
}
/** Quick numbers, the list of what is left, and deploys that are not asked for but due. */
export function beginRandom(): void {
  beginQuick();
  askDeployBlindly(true);
  plainDeploys = onlyMeeples();
  listLeft();
}
export function endRandom(): void {
  askDeployBlindly(false);
}
/** All that the fast path below does; rules that have more go step by step. */
const PLAIN_STEPS: u64 = (1 << Step.Draw) | (1 << Step.Place) | (1 << Step.Deploy) | (1 << Step.Score);
/** A part from draw to draw without a look at the steps that other rules put between. */
function randomPart(): void {
  const kind = takeLeft();
  const tile = drawAndPut(kind);
  if (tile < 0) return;
  deployMeeple(tile, get(Pos.Turn));
  scorePlainPart();
}
/** Plays to the end of the game. */
export function randomGame(): void {
  beginRandom();
  const plain = nothingBut(PLAIN_STEPS) && plainDeploys && !has(Flag.Hubs | Flag.River | Flag.Map);
  while (true) {
    const phase = get(Pos.Phase);
    if (phase == Step.Over) break;
    if (plain && phase == Step.Draw) randomPart();
    else randomStep();
  }
  endRandom();
}
