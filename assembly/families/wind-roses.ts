/** Wind Roses: three points for a quarter rose that is laid in its section of the board (WIND). */
import { get } from "../core/journal";
import { mark, option } from "../core/tables";
import { Event, Paid, Pos, Term } from "../constants";
import { Mark, Option } from "../generated/ids";
import { foldTile } from "../feature/fold";
import { tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { emitScore, emitTerm, explaining } from "../score/events";
import { addScore } from "../score/majority";

/** Words of the mark: NE, SE, SW, NW, then the whole rose. */
const FULL: i32 = 5;
const POINTS: i32 = 3;

/** The whole rose that counts: the one laid last (WIND-2, WIND-7); -1 none. */
function wholeRose(): i32 {
  let tile = get(Pos.Tiles) - 1;
  while (tile >= 0 && mark(tileKind(tile), Mark.WindRose) != FULL) tile--;
  return tile;
}
/** Whether a tile lies in the section of its label, counted from the rose and as it lies (WIND-5, WIND-6, WIND-8). */
function inSection(tile: i32, label: i32, rose: i32): bool {
  const section = (label + mark(tileKind(rose), Mark.WindRoseNorth) + tileRotation(rose) - 2) & 3;
  const dx = tileX(tile) - tileX(rose);
  const dy = tileY(tile) - tileY(rose);
  const reach = option(Option.WindRoseBoundary);
  return (section < 2 ? dx : -dx) >= reach && (section == 1 || section == 2 ? dy : -dy) >= reach;
}
export function enter(step: i32): bool {
  const tile = get(Pos.Placed);
  const label = mark(tileKind(tile), Mark.WindRose);
  if (label == 0 || label == FULL) return false;
  const rose = wholeRose();
  if (rose < 0 || !inSection(tile, label, rose)) return false;
  const player = get(Pos.Turn);
  addScore(player, POINTS);
  if (!explaining) return false;
  emitScore(Event.Score, player, Paid.Named, tileNode(tile), POINTS, 0);
  emitTerm(Term.WindRose, 1, POINTS);
  return false;
}
/** Of two equal boards the rose may be another one, where several are in the game. */
export function foldLists(): void {
  foldTile(wholeRose());
}
