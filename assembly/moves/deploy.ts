/** Step 2a: every way to use it (BASE-20); families add theirs. */
import { get } from "../core/journal";
import { has, hooks, placeCount } from "../core/tables";
import { Fig, Flag, Pos, Segment } from "../constants";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { isFree, isFreeElsewhere, isUnfinished, suiting } from "../feature/claims";
import { supply, supplyWord } from "../feature/figures";
import { kindOf } from "../feature/nodes";
import { compels, deploys, meepleWays } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { restart, write, written } from "./list";
import { pack } from "./packed";
import { Verb } from "../generated/ids";

/** Mask of the meeple kinds that the player who deploys has in hand. */
export let meeples: i32 = 0;
export function meeplesInHand(player: i32): i32 {
  const w = supplyWord(player);
  let mask = supply(player, Fig.Phantom) != 0 ? 1 << Fig.Phantom : 0;
  if (w == 0) return mask;
  for (let f = 0; f <= Fig.Abbot; f++) if ((w >> ((<u64>f) << 3)) & 255) mask |= 1 << f;
  return mask;
}
/** Writes the meeples in hand that may claim a segment; elsewhere than on the tile just placed only an unfinished one. */
export function claim(node: i32, x: i32, y: i32, slot: i32, remote: bool): void {
  let fits = meeples & suiting(kindOf(node));
  if (fits == 0 || !(remote ? isFreeElsewhere(node) && isUnfinished(node) : isFree(node))) return;
  while (fits != 0) {
    write(pack(Verb.Deploy + ctz(fits), x, y, slot));
    fits &= fits - 1;
  }
}
/** Writes the answers of step 2a: pass and everything that it may be used for, or what has to be done. */
export function writeAnswers(): void {
  if ((hooks & (1 << Hook.Compels)) != 0 && compels()) return;
  restart();
  write(0);
  writeDeploys();
}
/** Everything that step 2a may be used for; pass is the caller's. */
function writeDeploys(): void {
  const player = get(Pos.Turn);
  const tile = get(Pos.Placed);
  meeples = meeplesInHand(player);
  if (meeples != 0) writeClaims(tile);
  if (hooks & (1 << Hook.Deploys)) deploys(player, tile);
  if (hooks & (1 << Hook.MeepleWays)) meepleWays(tile);
}
/** Writes the claims of one kind of meeple on the placed tile and, unless they are used up, by every other way. */
export function writeMeeple(figure: i32, ways: bool): void {
  meeples = 1 << figure;
  writeClaims(get(Pos.Placed));
  if (ways && (hooks & (1 << Hook.MeepleWays)) != 0) meepleWays(get(Pos.Placed));
}
function writeClaims(tile: i32): void {
  const x = tileX(tile);
  const y = tileY(tile);
  const base = tileNode(tile);
  const n = placeCount(tileKind(tile));
  for (let s = 0; s < n; s++) claim(base + s, x, y, s, false);
}
/** Whether step 2a has any other answer than pass. */
export function hasDeployOption(): bool {
  const w = supplyWord(get(Pos.Turn));
  if (w == 0 && (hooks & ((1 << Hook.Deploys) | (1 << Hook.MeepleWays))) == 0) return false;
  if ((w & 255) != 0) {
    // an ordinary meeple and a free segment: nearly always
    const tile = get(Pos.Placed);
    const base = tileNode(tile);
    const n = placeCount(tileKind(tile));
    for (let s = 0; s < n; s++) {
      const kind = kindOf(base + s);
      if ((kind != Segment.Field || has(Flag.Fields)) && kind != Segment.Garden && isFree(base + s)) return true;
    }
  }
  restart();
  writeDeploys();
  return written != 0;
}
