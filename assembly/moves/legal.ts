/** Whether a packed move is legal now: raw exports check here before anything changes, so that no number from outside can do harm. */
import { kinds } from "../core/layout";
import { get } from "../core/journal";
import { hooks, placeCount } from "../core/tables";
import { Fig, Pos } from "../constants";
import { Hook } from "../generated/hooks";
import { Step, Verb } from "../generated/ids";
import { rotationsAt } from "../board/fit";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { canClaim, canJoinOwn } from "../feature/claims";
import { isMeeple, supply } from "../feature/figures";
import { inStage } from "../turn/bag";
import { list } from "./generate";
import { listed } from "./list";
import { squareOf } from "./squares";
import { moveSlot, moveTile, moveVerb, moveX, moveY, pack } from "./packed";

export function isLegal(move: i32): bool {
  const verb = moveVerb(move);
  const phase = get(Pos.Phase);
  if (phase == Step.Place) return verb == Verb.Place && canPlace(move);
  if (phase == Step.Deploy && (hooks & (1 << Hook.Compels)) == 0) {
    if (move == 0) return true;
    const placed = get(Pos.Placed);
    if (verb >= Verb.Deploy && verb <= Verb.DeployLast && moveX(move) == tileX10(placed) && moveY(move) == tileY10(placed))
      return canDeploy(move, placed);
  }
  if (phase == Step.Draw) {
    const tile = moveTile(move);
    return move == pack(Verb.Draw, tile, 0, 0) && tile < kinds && inStage(tile);
  }
  return isListed(move);
}
function tileX10(tile: i32): i32 {
  return (tileX(tile) << 22) >> 22;
}
function tileY10(tile: i32): i32 {
  return (tileY(tile) << 22) >> 22;
}
function canPlace(move: i32): bool {
  const i = squareOf(move);
  const rotation = moveSlot(move);
  if (i < 0 || rotation > 3) return false;
  return (rotationsAt(get(Pos.Drawn), i) & (1 << rotation)) != 0;
}
function canDeploy(move: i32, tile: i32): bool {
  const slot = moveSlot(move);
  const figure = moveVerb(move) - Verb.Deploy;
  const kind = tileKind(tile);
  if (slot >= placeCount(kind) || figure == Fig.Barn || figure > Fig.Phantom || supply(get(Pos.Turn), figure) == 0) return false;
  const node = tileNode(tile) + slot;
  return isMeeple(figure) ? canClaim(node, figure) : canJoinOwn(node, get(Pos.Turn), figure);
}
function isListed(move: i32): bool {
  const n = list();
  for (let i = 0; i < n; i++) if (listed(i) == move) return true;
  return false;
}
