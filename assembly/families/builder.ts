/** Builder and pig: joining own meeples, the second part of a turn, going home alone (TRD-10..22). */
import { get } from "../core/journal";
import { has, placeCount, slots } from "../core/tables";
import { Fig, Flag, KindAt, Pos, Segment } from "../constants";
import { Step, Verb } from "../generated/ids";
import { tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { canJoinOwn } from "../feature/claims";
import { figureKind, figureNode, figurePlayer, figureWord, findFigure, sendHome, supply } from "../feature/figures";
import { kindOf } from "../feature/nodes";
import { allCrew, gather, reached, ROAD } from "../feature/roads";
import { write } from "../moves/list";
import { pack } from "../moves/packed";
import { earnSecondPart } from "../turn/machine";

export function enter(step: i32): bool {
  if (step == Step.Notice) notice(get(Pos.Placed));
  else if (has(Flag.BuilderEndOfStep)) goHomeAlone();
  return false;
}
/** Step 1c: does the tile extend the feature on which the own builder stands, with the ferries as they lie (TRD-11, FER-62). */
function notice(tile: i32): void {
  const player = get(Pos.Turn);
  const kind = tileKind(tile);
  for (let i = findFigure(player, Fig.Builder, 0); i >= 0; i = findFigure(player, Fig.Builder, i + 1)) {
    const node = figureNode(figureWord(i));
    let mask = slots(kind, kindOf(node) == Segment.City ? KindAt.Cities : KindAt.Roads);
    if (mask != 0) gather(node, ROAD);
    for (; mask != 0; mask &= mask - 1)
      if (reached(tileNode(tile) + ctz(mask))) {
        earnSecondPart();
        return;
      }
  }
}
export function deploys(player: i32, tile: i32): void {
  const base = tileNode(tile);
  const n = placeCount(tileKind(tile));
  for (let f: i32 = Fig.Builder; f <= Fig.Pig; f++) {
    if (supply(player, f) == 0) continue;
    for (let s = 0; s < n; s++) if (canJoinOwn(base + s, player, f)) write(pack(Verb.Deploy + f, tileX(tile), tileY(tile), s));
  }
}
export function onPivoted(): void {
  if (!has(Flag.BuilderEndOfStep)) goHomeAlone();
}
/** A meeple was taken off without its feature being scored: at once (TRD-14). */
export function onTaken(): void {
  goHomeAlone();
}
/** Builders and pigs that have lost every meeple of their owner on their feature go home (TRD-14, FER-61). */
function goHomeAlone(): void {
  for (let i = get(Pos.Figures) - 1; i >= 0; i--) {
    const word = figureWord(i);
    const kind = figureKind(word);
    if (kind != Fig.Builder && kind != Fig.Pig) continue;
    gather(figureNode(word), ROAD);
    if (((allCrew >> ((<u64>figurePlayer(word)) << 3)) & 255) == 0) sendHome(i);
  }
}
