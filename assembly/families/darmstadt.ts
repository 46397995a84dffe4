/** Darmstadt: most meeples around a completed church, and the city with the Darmstadtium (DAR). */
import { get } from "../core/journal";
import { mark, slots } from "../core/tables";
import { Event, KindAt, Paid, Pos, Term } from "../constants";
import { Mark } from "../generated/ids";
import { ninth, tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { figureKind, figureNode, figurePlayer, figureWord, isMeeple } from "../feature/figures";
import { tileOf } from "../feature/nodes";
import { reached } from "../feature/roads";
import { cloisterComplete } from "../score/cloisters";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";

const POINTS: i32 = 3;

/** Counted before anything of this part goes home; the points do not depend on what else is paid (DAR-5, DAR-6). */
export function enter(step: i32): bool {
  const placed = get(Pos.Placed);
  if (placed < 0) return false;
  for (let i = 0; i < 9; i++) {
    const tile = ninth(placed, i);
    if (tile >= 0 && mark(tileKind(tile), Mark.Church) != 0 && cloisterComplete(tile)) payMost(tile);
  }
  return false;
}
/** Whoever has most on the nine tiles, on whatever they stand, each meeple as one; ties all (DAR-5). */
function payMost(tile: i32): void {
  let most = 1;
  for (let p = 0; p < 6; p++) most = max(most, meeplesAround(tile, p));
  for (let p = 0; p < 6; p++) {
    if (meeplesAround(tile, p) < most) continue;
    addScore(p, POINTS);
    if (!explaining) continue;
    emitScore(Event.Score, p, Paid.Named, tileNode(tile), POINTS, 0);
    emitTerm(Term.Church, most, POINTS);
  }
}
function meeplesAround(tile: i32, player: i32): i32 {
  let meeples = 0;
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (figurePlayer(word) != player || !isMeeple(figureKind(word))) continue;
    const other = tileOf(figureNode(word));
    if (abs(tileX(other) - tileX(tile)) <= 1 && abs(tileY(other) - tileY(tile)) <= 1) meeples++;
  }
  return meeples;
}
/** Three points for each Darmstadtium in the city gathered last (DAR-3). */
export function cityBonus(): i32 {
  let n = 0;
  for (let tile = get(Pos.Tiles) - 1; tile >= 0; tile--) {
    const kind = tileKind(tile);
    if (mark(kind, Mark.Darmstadtium) != 0 && reached(tileNode(tile) + ctz(slots(kind, KindAt.Cities)))) n += POINTS;
  }
  return n;
}
