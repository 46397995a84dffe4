/** Heretics & Shrines: where shrines and monasteries may lie beside each other, and who loses a challenge (SHR). */
import { get } from "../core/journal";
import { mark, option, slots, template } from "../core/tables";
import { KindAt, NodeAt, Pos, Segment } from "../constants";
import { Mark, Option } from "../generated/ids";
import { tileAt } from "../board/grid";
import { tileKind, tileX, tileY } from "../board/tiles";
import { figureNode, figureWord, sendHome } from "../feature/figures";
import { kindOf, tileOf } from "../feature/nodes";
import { cloisterComplete } from "../score/cloisters";

const NEITHER: i32 = 0;
const MONASTERY: i32 = 1;
const SHRINE: i32 = 2;

/** What a kind of tile is in a challenge; abbeys are monasteries (SHR-6). */
function sortOf(kind: i32): i32 {
  if (mark(kind, Mark.Shrine) != 0) return SHRINE;
  for (let rest = slots(kind, KindAt.Cloisters); rest != 0; rest &= rest - 1)
    if (<i32>load<u8>(template(kind, ctz(rest)), NodeAt.Kind) == Segment.Monastery) return MONASTERY;
  return NEITHER;
}
/** A tile of the other sort at number i of the nine squares; -1 none. */
function rival(sort: i32, x: i32, y: i32, i: i32): i32 {
  const other = i == 4 ? -1 : tileAt(x + (i % 3) - 1, y + i / 3 - 1);
  return other >= 0 && sort + sortOf(tileKind(other)) == MONASTERY + SHRINE ? other : -1;
}
function rivals(sort: i32, x: i32, y: i32): i32 {
  let n = 0;
  for (let i = 0; i < 9; i++) if (rival(sort, x, y, i) >= 0) n++;
  return n;
}
/** One opponent at most, and none that has one already (SHR-3, SHR-4). */
export function forbids(kind: i32, x: i32, y: i32): bool {
  const sort = sortOf(kind);
  if (sort == NEITHER) return false;
  const n = rivals(sort, x, y);
  if (n != 1 || option(Option.ShrinePlacement) != 0) return n > 1;
  for (let i = 0; i < 9; i++) {
    const other = rival(sort, x, y, i);
    if (other >= 0) return rivals(MONASTERY + SHRINE - sort, tileX(other), tileY(other)) != 0;
  }
  return false;
}
/**
 * Who is slower goes home without points; both completed by one tile is a draw (SHR-8, SHR-9). A place without
 * owner is not paid, and at the end of the game none is complete, so nobody loses (SHR-10, SHR-12).
 */
export function onPaid(kind: i32, node: i32, mask: i32): void {
  const tile = tileOf(node);
  if (kind != Segment.Monastery || !cloisterComplete(tile)) return;
  const sort = sortOf(tileKind(tile));
  for (let i = 0; i < 9; i++) {
    const other = rival(sort, tileX(tile), tileY(tile), i);
    if (other >= 0 && !cloisterComplete(other)) lose(other);
  }
}
/** A wagon that lost drives nowhere (SHR-16). */
function lose(tile: i32): void {
  for (let i = get(Pos.Figures) - 1; i >= 0; i--) {
    const node = figureNode(figureWord(i));
    if (tileOf(node) == tile && kindOf(node) == Segment.Monastery) sendHome(i);
  }
}
