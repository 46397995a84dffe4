/** The Watchtowers: who has a meeple on the tower's tile in a completed road or city scores what the tower sees (WAT). */
import { get } from "../core/journal";
import { mark, option, segmentCount, slots, template } from "../core/tables";
import { Event, KindAt, NodeAt, Paid, Pos, Segment, Term } from "../constants";
import { Mark, Option } from "../generated/ids";
import { ninth, tileKind } from "../board/tiles";
import { figureKind, figureNode, figurePlayer, figureWord, isMeeple } from "../feature/figures";
import { tileOf } from "../feature/nodes";
import { reached } from "../feature/roads";
import { findCompleted } from "../score/complete";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";

/** Words of the mark: what a tower counts (WAT-4). */
const MEEPLE: i32 = 1;
const COAT: i32 = 2;
const ROAD: i32 = 3;
const CITY: i32 = 4;
const MONASTERY: i32 = 5;

/** Before anything of this part is scored or sent away (WAT-8). */
export function enter(step: i32): bool {
  findCompleted();
  return false;
}
/** Each meeple on a tower's tile, or each of its players once (WAT-5, WAT-6). */
export function onFound(kind: i32): void {
  const n = get(Pos.Figures);
  for (let i = 0; i < n; i++) {
    const word = figureWord(i);
    if (!counts(word)) continue;
    if (option(Option.WatchtowerPer) != 0 && isRepeated(i)) continue;
    payTower(word);
  }
}
/** A meeple in the feature found last, on the tile of a tower (WAT-3). */
function counts(word: i32): bool {
  const node = figureNode(word);
  return isMeeple(figureKind(word)) && mark(tileKind(tileOf(node)), Mark.Watchtower) != 0 && reached(node);
}
/** Whether another one of the player on that tile stands before it in the list. */
function isRepeated(i: i32): bool {
  const mine = figureWord(i);
  for (let k = 0; k < i; k++) {
    const word = figureWord(k);
    if (figurePlayer(word) == figurePlayer(mine) && tileOf(figureNode(word)) == tileOf(figureNode(mine)) && counts(word))
      return true;
  }
  return false;
}
function payTower(word: i32): void {
  const node = figureNode(word);
  const tile = tileOf(node);
  const what = mark(tileKind(tile), Mark.Watchtower);
  const n = inRange(tile, what);
  if (n == 0) return;
  const each = what <= COAT ? 2 : what == MONASTERY ? 3 : 1;
  const player = figurePlayer(word);
  addScore(player, n * each);
  if (!explaining) return;
  emitScore(Event.Score, player, Paid.Named, node, n * each, 0);
  emitTerm(Term.Watchtower, n, n * each);
}
/** How many of a sort are on the tower's tile and the eight around it; a printed square is a tile as well (WAT-4). */
function inRange(tile: i32, what: i32): i32 {
  let n = 0;
  for (let i = 0; i < 9; i++) {
    const other = ninth(tile, i);
    if (other >= 0) n += what == MEEPLE ? meeplesOn(other) : onKind(tileKind(other), what);
  }
  return n;
}
function meeplesOn(tile: i32): i32 {
  let n = 0;
  const figures = get(Pos.Figures);
  for (let i = 0; i < figures; i++) {
    const word = figureWord(i);
    if (isMeeple(figureKind(word)) && tileOf(figureNode(word)) == tile) n++;
  }
  return n;
}
/** Coats of arms, or 1 for a tile with such a segment (WAT-9, WAT-10). */
function onKind(kind: i32, what: i32): i32 {
  if (what == ROAD || what == CITY) return slots(kind, what == ROAD ? KindAt.Roads : KindAt.Cities) != 0 ? 1 : 0;
  let coats = 0;
  const n = segmentCount(kind);
  for (let s = 0; s < n; s++) {
    const at = template(kind, s);
    if (what == COAT) coats += <i32>load<u16>(at, NodeAt.Coats);
    else if (<i32>load<u8>(at, NodeAt.Kind) == Segment.Monastery) return 1;
  }
  return coats;
}
