/** Uniformly random play inside the core: no move list is built for placements, no journal is kept. */
import { deck, kinds, left, maxTiles, moves } from "../core/layout";
import { get } from "../core/journal";
import { beginQuick, below, quickBelow } from "../core/rng";
import { Fig, Flag, MoveKind, Phase, Pos, Segment, Status } from "../constants";
import { apply, drawAndPlace } from "../moves/apply";
import { generate } from "../moves/generate";
import { restart, write, writeDeploys, written } from "../moves/deploy";
import { bagCount, drawKind, inStage } from "../turn/bag";
import { deployDue, deployTaken, enterFerry, leaveDeployUnasked } from "../turn/phase";
import { has, placeCount } from "../core/tables";
import { tileKind, tileNode } from "../board/tiles";
import { isFree } from "../feature/claims";
import { deploy, supply } from "../feature/figures";
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
    const kind = <i32>load<u16>(deck + (<usize>i << 1));
    if (kind < kinds && inStage(kind)) return kind;
  }
  return drawKind();
}
/** A chance outcome by the deck or the position's own numbers, as a move. */
export function sampleChance(): i32 {
  if (get(Pos.Phase) == Phase.Draw) return pack(MoveKind.Draw, nextKind(), 0, 0, 0);
  if (get(Pos.Phase) == Phase.Chip) return chipMove(sortOfRank(below(hiddenTotal())));
  return pack(MoveKind.Roll, 0, 0, 1 + below(3), 0);
}
/** Kinds left, one entry a tile, in any order: a draw takes one entry and fills the gap with the last. */
let leftCount: i32 = 0;
function listLeft(): void {
  leftCount = 0;
  for (let k = 0; k < kinds; k++)
    for (let c = bagCount(k); c > 0; c--) {
      store<u8>(left + <usize>leftCount, <u8>k);
      leftCount++;
    }
}
/** A kind drawn at random, for draws between `beginRandom` and `endRandom`. */
export function quickKind(): i32 {
  return has(Flag.River) ? drawKind() : takeLeft();
}
function takeLeft(): i32 {
  const at = left + <usize>quickBelow(leftCount);
  leftCount--;
  const kind = <i32>load<u8>(at);
  store<u8>(at, load<u8>(left + <usize>leftCount));
  return kind;
}
/** Plays one uniformly random step, between `beginRandom` and `endRandom`. */
export function randomStep(): void {
  const phase = get(Pos.Phase);
  if (deployDue || phase == Phase.Deploy) randomDeploy();
  else if (phase == Phase.Draw) drawAndPlace(quickKind());
  else if (phase == Phase.Chip) apply(chipMove(sortOfRank(quickBelow(hiddenTotal()))));
  else if (phase == Phase.Roll) apply(pack(MoveKind.Roll, 0, 0, 1 + quickBelow(3), 0));
  else {
    const n = generate();
    apply(load<i32>(moves + (<usize>quickBelow(n) << 2)));
  }
}
/** Rules under which step 2a knows more than ordinary meeples on the placed tile. */
const MORE_THAN_MEEPLES: i32 = Flag.Heavy | Flag.Abbots | Flag.Builders | Flag.Barns | Flag.Wagons | Flag.Flying | Flag.Portal;
function randomDeploy(): void {
  deployTaken();
  if (!has(MORE_THAN_MEEPLES)) {
    deployMeeple(get(Pos.Placed), get(Pos.Turn));
    return;
  }
  restart();
  write(0);
  writeDeploys();
  const move = load<i32>(moves + (<usize>quickBelow(written) << 2));
  if (move == 0) enterFerry();
  else apply(move);
}
/** Passing or one of the free segments, all equally likely. */
function deployMeeple(tile: i32, player: i32): void {
  if (supply(player, Fig.Normal) != 0) {
    const base = tileNode(tile);
    const end = base + placeCount(tileKind(tile));
    const linked = has(Flag.Hubs);
    const fields = has(Flag.Fields);
    let free = 0;
    for (let node = base, bit = 1; node < end; node++, bit <<= 1) {
      // most segments are settled by their own fragment
      if (crew(root(node)) != 0) continue;
      const kind = kindOf(node);
      if (kind == Segment.Field ? !fields : kind == Segment.Garden || (linked && !isFree(node))) continue;
      free |= bit;
    }
    let k = quickBelow(popcnt(free) + 1);
    if (k != 0) {
      while (--k != 0) free &= free - 1;
      deploy(base + ctz(free), player, Fig.Normal, 0);
    }
  }
  enterFerry();
}
/** Quick numbers, the list of what is left, and deploys that are not asked for but due. */
export function beginRandom(): void {
  beginQuick();
  leaveDeployUnasked(true);
  listLeft();
}
export function endRandom(): void {
  leaveDeployUnasked(false);
}
/** Plays to the end of the game. */
export function randomGame(): void {
  beginRandom();
  while (get(Pos.Phase) != Phase.Over) randomStep();
  endRandom();
}
