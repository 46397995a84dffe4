/**
 * The fixed policy index for a window of S x S squares, N = 5 S² + 171:
 *
 *   0          PLACE  rotation * S² + cell     also an abbey, in rotation 0
 *   4 S²       CELL   cell                     puts the focus on that tile, or names the square of a treat or an ingot
 *   5 S²       SLOT   slot * 10 + figure       on the tile in focus; figure 7 barn (slot = corner), 8 mage or phantom, 9 witch, 3 wagon;
 *                                              slot 15: a figure that flies, mage or witch taken off the board
 *                                              slot 14: 0-2 a tower, house or shed, 3-4 crop circles add or take back
 *   5 S²+160   FERRY  pair NE NS NW ES EW SW   of the tile in focus
 *   5 S²+166   MISC   0 pass, 1 recall (of the tile in focus where the player has several abbots on the board), 2-4 reserved
 *
 * A legal move has exactly one index, or one CELL index followed by one SLOT or FERRY index or that of a recall. Figures sent
 * to Leipzig that come back, knights that a princess takes off and moves of the fairy have none: they count as outside.
 */
import { moves } from "../core/layout";
import { get } from "../core/journal";
import { Fig, Pos } from "../constants";
import { Step, Verb } from "../generated/ids";
import { tileAt } from "../board/grid";
import { tileX, tileY } from "../board/tiles";
import { findFigure } from "../feature/figures";
import { generate } from "../moves/generate";
import { moveSlot, moveVerb, moveX, moveY } from "../moves/packed";
import { area, cellIndex } from "./window";
import { chosen, focusTile } from "./focus";

export const SLOTS: i32 = 160;
/** Slot of choices that belong to no segment. */
const CHOICES: i32 = 14;
export const FERRIES: i32 = 6;
export const MISC: i32 = 5;
/** Results of `indexOf` that are no index. */
export const OUTSIDE: i32 = -1; // its square lies outside the window, or no index says it
export const ELSEWHERE: i32 = -2; // not on the tile that a CELL step has chosen

/** N for the present window. */
export function actionCount(): i32 {
  return 5 * area + SLOTS + FERRIES + MISC;
}
function slotIndex(slot: i32, figure: i32): i32 {
  return 5 * area + slot * 10 + figure;
}
const NONE: i32 = -3;
/** Whether the square of a move says all, so that a CELL index is the move. */
function isSquare(verb: i32): bool {
  return verb == Verb.Treat || verb == Verb.Ingot;
}
/** Index of a move that names no tile of the board, or whose square says all; NONE for others. */
function plainIndex(verb: i32, move: i32): i32 {
  if (verb == Verb.Pass) return 5 * area + SLOTS + FERRIES;
  if (verb == Verb.Recall) return severalAbbots() ? NONE : 5 * area + SLOTS + FERRIES + 1;
  if (verb >= Verb.Fly && verb <= Verb.FlyLast) return slotIndex(15, verb - Verb.Fly);
  if (verb == Verb.FlyPhantom) return slotIndex(15, Fig.Phantom);
  if (verb == Verb.UnmagicMage || verb == Verb.UnmagicWitch) return slotIndex(15, 8 + verb - Verb.Unmagic);
  if (verb >= Verb.Build && verb <= Verb.BuildLast) return slotIndex(CHOICES, verb - Verb.Build);
  if (verb >= Verb.Crop && verb <= Verb.CropLast) return slotIndex(CHOICES, 3 + verb - Verb.Crop);
  if (isSquare(verb)) return cellStep(moveX(move), moveY(move));
  if (verb == Verb.Draw || verb == Verb.Roll || verb == Verb.Chip) return ELSEWHERE;
  return NONE;
}
/** Index of a move on the tile in focus. */
function onTile(verb: i32, slot: i32): i32 {
  if (verb >= Verb.Deploy && verb <= Verb.DeployLast) return figureIndex(slot, verb - Verb.Deploy);
  if (verb == Verb.Recall) return 5 * area + SLOTS + FERRIES + 1;
  if (verb == Verb.Ferry || verb == Verb.Pivot) return 5 * area + SLOTS + slot;
  if (verb == Verb.MagicMage || verb == Verb.MagicWitch) return slotIndex(slot, 8 + verb - Verb.Magic);
  if (verb == Verb.Wagon) return slotIndex(slot, Fig.Wagon);
  if (verb == Verb.Barn || verb == Verb.RetrieveBarn) return slotIndex(slot, Fig.Barn);
  if (verb >= Verb.SendPhantom && verb <= Verb.SendPhantomLast)
    return slotIndex(((verb - Verb.SendPhantom) << 2) | slot, Fig.Phantom);
  if (verb >= Verb.Send && verb <= Verb.SendLast) {
    const which = verb - Verb.Send;
    return slotIndex(((which & 3) << 2) | slot, which >> 2 == 2 ? Fig.Wagon : which >> 2);
  }
  if (verb >= Verb.Remove && verb <= Verb.RemoveLast) return figureIndex(slot, verb - Verb.Remove);
  if (verb >= Verb.Retrieve && verb <= Verb.RetrieveLast) return figureIndex(slot, verb - Verb.Retrieve);
  return OUTSIDE;
}
function figureIndex(slot: i32, figure: i32): i32 {
  return figure < 10 ? slotIndex(slot, figure) : OUTSIDE;
}
/** Index of a legal move, or of the CELL step that comes before it. */
export function indexOf(move: i32): i32 {
  const verb = moveVerb(move);
  const x = moveX(move);
  const y = moveY(move);
  if (verb == Verb.Place || verb == Verb.Abbey) {
    const cell = cellIndex(x, y);
    return cell < 0 ? OUTSIDE : moveSlot(move) * area + cell;
  }
  const plain = plainIndex(verb, move);
  if (plain != NONE) return chosen < 0 ? plain : ELSEWHERE;
  const index = onTile(verb, moveSlot(move));
  if (index == OUTSIDE) return chosen < 0 ? OUTSIDE : ELSEWHERE;
  const focus = focusTile();
  if (focus < 0 || tileX(focus) != x || tileY(focus) != y) return chosen < 0 ? cellStep(x, y) : ELSEWHERE;
  return index;
}
/** Rules may give a player more than one abbot; a recall then has to name its tile. */
function severalAbbots(): bool {
  const first = findFigure(get(Pos.Turn), Fig.Abbot, 0);
  return first >= 0 && findFigure(get(Pos.Turn), Fig.Abbot, first + 1) >= 0;
}
function cellStep(x: i32, y: i32): i32 {
  const cell = cellIndex(x, y);
  return cell < 0 ? OUTSIDE : 4 * area + cell;
}
function isDecision(): bool {
  const phase = get(Pos.Phase);
  return phase != Step.Draw && phase != Step.Roll && phase != Step.Chip && phase != Step.Over;
}
/** Indices set by the last `writeMask`, moves outside not counted; 0 at chance and at the end. */
export let inside: i32 = 0;
/** Writes the mask, one byte an index; returns the number of legal moves outside the window. At chance and the end all are 0. */
export function writeMask(out: usize): i32 {
  memory.fill(out, 0, <usize>actionCount());
  inside = 0;
  if (!isDecision()) return 0;
  const n = generate();
  let outside = 0;
  for (let i = 0; i < n; i++) {
    const index = indexOf(load<i32>(moves + ((<usize>i) << 2)));
    if (index >= 0) {
      store<u8>(out + <usize>index, 1);
      inside++;
    } else if (index == OUTSIDE) outside++;
  }
  return outside;
}
/** Legal moves outside the window. */
export function countOutside(): i32 {
  if (!isDecision()) return 0;
  const n = generate();
  let outside = 0;
  for (let i = 0; i < n; i++) if (indexOf(load<i32>(moves + ((<usize>i) << 2))) == OUTSIDE) outside++;
  return outside;
}
/** Results of `moveOf` that are no move; a focus f is given as FOCUS - f. */
export const NO_MOVE: i32 = -1;
export const FOCUS: i32 = -16;
/** The legal move of an index, or the focus that a CELL step sets. */
export function moveOf(index: i32): i32 {
  if (index < 0 || index >= actionCount() || !isDecision()) return NO_MOVE;
  const isCell = index >= 4 * area && index < 5 * area;
  const n = generate();
  for (let i = 0; i < n; i++) {
    const move = load<i32>(moves + ((<usize>i) << 2));
    if (indexOf(move) != index) continue;
    return isCell && !isSquare(moveVerb(move)) ? FOCUS - tileAt(moveX(move), moveY(move)) : move;
  }
  return NO_MOVE;
}
