/** Which figure may take which segment (BASE-20..22, LAB-10..14 and the figures' own rules). */
import { get } from "../core/journal";
import { edgeAt, has, kindFlags } from "../core/tables";
import { Edge, Fig, Flag, KindFlag, NodeFlag, Pos, Segment } from "../constants";
import { tileAt, stepX, stepY } from "../board/grid";
import { tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { archbishopComplete, cloisterComplete } from "../score/cloisters";
import { crew, firstLeg, flagsOf, kindOf, ownFlags, root, slotOf, tileOf } from "./nodes";
import { allCrew, BRANCH, featureCrew, featureOpen, gather, ROAD } from "./roads";
import { crewOf } from "./figures";

/**
 * No meeple on the feature or, on a labyrinth network under the advanced rules, on this branch or middle: for all but the tile's
 * own meeple (LAB-18).
 */
export function isFreeElsewhere(node: i32): bool {
  const r = root(node);
  if (crew(r) != 0) return false;
  if (firstLeg(r) == 0) return (flagsOf(r) & NodeFlag.Barn) == 0;
  if (ownFlags(node) & NodeFlag.Labyrinth) return true;
  gather(node, BRANCH);
  return allCrew == 0;
}
/** The same for a meeple on the tile just placed, whose reach an option narrows (LAB-14). */
export function isFree(node: i32): bool {
  return isFreeElsewhere(node) && (!has(Flag.ExitAdjacent) || exitReaches(node));
}
function exitReaches(node: i32): bool {
  if (firstLeg(root(node)) == 0 || (ownFlags(node) & NodeFlag.Labyrinth) != 0 || entersLabyrinth(node)) return true;
  gather(node, ROAD);
  return allCrew == 0;
}
/** Whether the segment's road enters a labyrinth over a side of its own tile (LAB-14, adjacentTile). */
function entersLabyrinth(node: i32): bool {
  const tile = tileOf(node);
  for (let side = 0; side < 4; side++) {
    const edge = edgeAt(tileKind(tile), tileRotation(tile), side);
    if (<i32>load<u8>(edge, 3) != Edge.Road || <i32>load<u8>(edge, 1) != slotOf(node)) continue;
    const other = tileAt(tileX(tile) + stepX(side), tileY(tile) + stepY(side));
    if (other >= 0 && (kindFlags(tileKind(other)) & KindFlag.Labyrinth) != 0) return true;
  }
  return false;
}
/** Not yet complete; fields never are (BASE-38). */
export function isUnfinished(node: i32): bool {
  const kind = kindOf(node);
  if (kind == Segment.Field) return true;
  if (kind == Segment.Cathedral) return !archbishopComplete(tileOf(node));
  if (kind == Segment.Road || kind == Segment.City) return featureOpen(node) != 0;
  return !cloisterComplete(tileOf(node));
}
/** Figures that are not choosy. */
const ANYWHERE: i32 = ~((1 << Fig.Mayor) | (1 << Fig.Wagon) | (1 << Fig.Abbot));
/** Mask of the figures that may stand on a kind of segment, whatever stands there. */
export function suiting(kind: i32): i32 {
  if (kind == Segment.Field) return has(Flag.Fields) ? ANYWHERE : 0;
  if (kind == Segment.Road) return ANYWHERE | (1 << Fig.Wagon);
  if (kind == Segment.City) return ANYWHERE | (1 << Fig.Wagon) | (1 << Fig.Mayor);
  if (kind == Segment.Monastery) return ANYWHERE | (1 << Fig.Wagon) | (1 << Fig.Abbot);
  return kind == Segment.Garden ? 1 << Fig.Abbot : ANYWHERE;
}
export function suits(figure: i32, kind: i32): bool {
  return ((suiting(kind) >> figure) & 1) != 0;
}
/** Builder or pig beside an own meeple on the same, unfinished feature (TRD-10, TRD-20). */
export function canJoinOwn(node: i32, player: i32, figure: i32): bool {
  const kind = kindOf(node);
  if (figure == Fig.Pig) return kind == Segment.Field && crewOf(crew(root(node)), player) != 0;
  if (kind != Segment.Road && kind != Segment.City) return false;
  return crewOf(featureCrew(node), player) != 0 && featureOpen(node) != 0;
}
/** Whether a meeple may claim that segment: free, and unfinished unless it lies on the tile just placed (BASE-24, PORTAL-2). */
export function canClaim(node: i32, figure: i32): bool {
  return suits(figure, kindOf(node)) && isFree(node) && (tileOf(node) == get(Pos.Placed) || isUnfinished(node));
}
/** Whether a flight may end there: unfinished, no field, occupied or not by option (FLY-5, 6). */
export function canLand(node: i32, figure: i32): bool {
  const kind = kindOf(node);
  if (kind == Segment.Field || !suits(figure, kind) || (ownFlags(node) & NodeFlag.Arm) != 0) return false;
  return (has(Flag.FlierIgnores) || isFreeElsewhere(node)) && isUnfinished(node);
}
/** Slot of the field at a half of a tile's side, Edge.None where no field reaches it. */
function halfField(tile: i32, side: i32, first: bool): i32 {
  const edge = edgeAt(tileKind(tile), tileRotation(tile), side);
  return first ? <i32>load<u8>(edge) : <i32>load<u8>(edge, 2);
}
/** Slot of the field that fills the corner clockwise behind a side, Edge.None when it is not all field. */
function cornerField(tile: i32, corner: i32): i32 {
  if (tile < 0) return Edge.None;
  const slot = halfField(tile, corner, false);
  return slot == halfField(tile, (corner + 1) & 3, true) ? slot : Edge.None;
}
/**
 * Node a barn would stand on at corner i (0 NE, 1 SE, 2 SW, 3 NW) of a tile, -1 when it may not (ABB-30, 31). `besideBarn`:
 * whatever the option says, for positions as they are built.
 */
export function barnNode(tile: i32, corner: i32, besideBarn: bool): i32 {
  const x = tileX(tile);
  const y = tileY(tile);
  const b = (corner + 1) & 3;
  const mine = cornerField(tile, corner);
  if (mine == Edge.None) return -1;
  // the meeting point is the second, third and fourth corner of the three other tiles
  if (cornerField(tileAt(x + stepX(corner), y + stepY(corner)), b) == Edge.None) return -1;
  if (cornerField(tileAt(x + stepX(corner) + stepX(b), y + stepY(corner) + stepY(b)), (corner + 2) & 3) == Edge.None) return -1;
  if (cornerField(tileAt(x + stepX(b), y + stepY(b)), (corner + 3) & 3) == Edge.None) return -1;
  const node = tileNode(tile) + mine;
  if (!besideBarn && !has(Flag.BarnOnBarn) && (flagsOf(root(node)) & NodeFlag.Barn) != 0) return -1;
  return node;
}
