/** Putting a tile on the board: nodes from the templates, joins over the four sides, frontier, neighbours of monasteries. */
import { flags, frontierCons, grid, nodes } from "../core/layout";
import { get, isLogging, put16, put8, set } from "../core/journal";
import { addKey, tileKey } from "../core/keys";
import { edgeAt, kindFlags, segmentCount, template } from "../core/tables";
import { Edge, Flag, KindFlag, NodeAt, Pos } from "../constants";
import { closeEnd, joinEnds, joinFields } from "../feature/nodes";
import { addHub, LABYRINTH, LAKE } from "../feature/hubs";
import { beyond, cell, cellAddress, cellNumber, FRONTIER, INDEX, isTile, stepX, stepY, VOID, WATCHED } from "./grid";
import { closeSquare, constrain, openSquare } from "./frontier";
import { laying } from "../map/cells";
import { fillsHole, meetBorder, openBeyond } from "../map/border";
import { tileAddress, tileKind, tileNeighbours, tileNode, tileRotation } from "./tiles";

/** Puts a tile down and returns its index. Fit is the caller's business. */
export function putTile(kind: i32, rotation: i32, x: i32, y: i32): i32 {
  const tile = get(Pos.Tiles);
  const base = get(Pos.Nodes);
  set(Pos.Tiles, tile + 1);
  set(Pos.Nodes, base + segmentCount(kind));
  const at = tileAddress(tile);
  // the whole record in two stores; see tiles.ts for the layout
  store<u64>(at, <u64>(<u32>((x & 0xffff) | (y << 16))) | (<u64>(<u32>(base | (kind << 16))) << 32));
  store<u64>(at, <u64>(rotation | (8 << 16)), 8);
  addNodes(kind, base, tile);
  const kf = kindFlags(kind);
  if (kf & (KindFlag.Lake | KindFlag.Labyrinth)) addHub(tile, kind, rotation, base, kf & KindFlag.Lake ? LAKE : LABYRINTH);
  const square = cellAddress(x, y);
  const word = <i32>load<u16>(square);
  let open = get(Pos.Frontier);
  if (word & FRONTIER) closeSquare(word, --open);
  put16(square, (word & WATCHED) | (tile + 1));
  set(Pos.Frontier, joinSides(kind, rotation, base, x, y, open));
  if (word & WATCHED) countForNeighbours(x, y);
  if (kf & KindFlag.Cloister) watch(tile, x, y);
  if ((flags & Flag.Map) != 0 && !laying) openBeyond(x, y);
  if (isLogging()) addKey(tileKey(x, y, kind, rotation));
  return tile;
}
function addNodes(kind: i32, base: i32, tile: i32): void {
  let from = template(kind, 0);
  const end = from + <usize>(segmentCount(kind) << 5);
  let to = nodes + (<usize>base << 5);
  // parent and ring are the node itself, size 1, then the tile
  let head = <u64>(<u32>(base | (base << 16))) | (<u64>(<u32>(1 | (tile << 16))) << 32);
  for (; from < end; from += 32, to += 32, head += 0x10001) {
    store<u64>(to, head);
    store<u64>(to, 0, 8);
    store<u64>(to, load<u64>(from, 16), 16);
    store<u64>(to, load<u64>(from, 24), 24);
  }
}
/** Joins the four sides to what is there, opens squares where nothing is; returns the number of open squares. */
function joinSides(kind: i32, rotation: i32, base: i32, x: i32, y: i32, open: i32): i32 {
  const here = cellNumber(x, y);
  let mine = edgeAt(kind, rotation, 0);
  for (let side = 0; side < 4; side++, mine += 4) {
    const at = grid + (<usize>beyond(here, side) << 1);
    const word = <i32>load<u16>(at);
    const edge = <i32>load<u8>(mine, 3);
    if (word & FRONTIER) constrain(word, (side + 2) & 3, edge);
    else if (word & INDEX) joinTile(mine, base, (word & INDEX) - 1, (side + 2) & 3);
    else if (word & VOID) meetBorder(mine, base, x, y, side);
    else if (!laying) openSquare(open++, at, x + stepX(side), y + stepY(side), word, (side + 2) & 3, edge);
  }
  return open;
}
function joinTile(mine: usize, base: i32, other: i32, side: i32): void {
  const theirs = edgeAt(tileKind(other), tileRotation(other), side);
  const far = tileNode(other);
  const edge = <i32>load<u8>(mine, 3);
  const facing = <i32>load<u8>(theirs, 3);
  const centre = <i32>load<u8>(mine, 1);
  const theirCentre = <i32>load<u8>(theirs, 1);
  if (edge != facing || edge == Edge.Any) {
    // an abbey ends whatever it touches (ABB-4); nothing else differs from what it faces
    if (centre != Edge.None) closeEnd(base + centre);
    if (theirCentre != Edge.None) closeEnd(far + theirCentre);
    return;
  }
  if (centre != Edge.None) joinEnds(base + centre, far + theirCentre);
  if (edge == Edge.City) return;
  const first = <i32>load<u8>(mine);
  const second = <i32>load<u8>(mine, 2);
  joinFields(base + first, far + <i32>load<u8>(theirs, 2));
  if (edge != Edge.Field || second != first || load<u8>(theirs) != load<u8>(theirs, 2)) joinFields(base + second, far + <i32>load<u8>(theirs));
}

/** One more neighbour for the cloisters around a square. */
function countForNeighbours(x: i32, y: i32): void {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx | dy) == 0) continue;
      const word = cell(x + dx, y + dy);
      if (!isTile(word)) continue;
      const tile = (word & INDEX) - 1;
      if (kindFlags(tileKind(tile)) & KindFlag.Cloister) put8(tileAddress(tile) + 9, tileNeighbours(tile) + 1);
    }
}
/** A new cloister counts its neighbours and marks the squares around it. */
function watch(tile: i32, x: i32, y: i32): void {
  let have = 0;
  let need = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx | dy) == 0) continue;
      const word = cell(x + dx, y + dy);
      if (word & VOID) continue;
      need++;
      if (isTile(word)) have++;
      if ((word & WATCHED) == 0) put16(cellAddress(x + dx, y + dy), word | WATCHED);
    }
  store<u8>(tileAddress(tile), <u8>have, 9);
  store<u8>(tileAddress(tile), <u8>need, 10);
}
/** Whether a square, open at that frontier index, has a tile on all four sides (ABB-3, on maps INT-5). */
export function isHole(i: i32, x: i32, y: i32): bool {
  if (flags & Flag.Map) return fillsHole(x, y);
  const cons = <i32>load<u8>(frontierCons + <usize>i);
  return ((cons | (cons >> 1)) & 0x55) == 0x55;
}
