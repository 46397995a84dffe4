/** Putting a tile on the board: nodes from the templates, joins over the four sides, frontier, neighbours of monasteries. */
import { flags, frontierCons, mapWord, nodes, rule } from "../core/layout";
import { get, isLogging, put16, put8, set } from "../core/journal";
import { addKey, tileKey } from "../core/keys";
import { edgeAt, hooks, kindFlags, segmentCount, template } from "../core/tables";
import { Edge, Flag, KindFlag, MapWord, Pos, Rule } from "../constants";
import { forbids } from "../generated/dispatch";
import { Hook } from "../generated/hooks";
import { closeEnd, joinEnds, joinFields } from "../feature/nodes";
import { addHub, LABYRINTH, LAKE } from "../feature/hubs";
import {
  around,
  cellAddress,
  cellNumber,
  CLOISTER,
  FRONTIER,
  frontierX,
  frontierY,
  hasCloister,
  INDEX,
  isTile,
  stepX,
  stepY,
  tileIn,
  VOID,
  WATCHED,
} from "./grid";
import { closeSquare, constrain, furnish, openSquare } from "./frontier";
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
  store<u64>(at, <u64>(<u32>((x & 0xffff) | (y << 16))) | ((<u64>(<u32>(base | (kind << 16)))) << 32));
  store<u64>(at, <u64>(rotation | (8 << 16)), 8);
  addNodes(kind, base, tile);
  const kf = kindFlags(kind);
  if (kf & (KindFlag.Lake | KindFlag.Labyrinth)) addHub(tile, kind, rotation, base, kf & KindFlag.Lake ? LAKE : LABYRINTH);
  const square = cellAddress(x, y);
  const word = <i32>load<u16>(square);
  let open = get(Pos.Frontier);
  if (word & FRONTIER) closeSquare(word, --open);
  const cloister = (kf & KindFlag.Cloister) != 0;
  put16(square, (word & WATCHED) | (tile + 1) | (cloister ? CLOISTER : 0));
  set(Pos.Frontier, joinSides(kind, rotation, base, x, y, open));
  if (flags & (Flag.Map | Flag.River)) furnishFrom(open, kind, rotation, x, y);
  if (word & WATCHED) countForNeighbours(cellNumber(x, y));
  if (cloister) watch(tile, cellNumber(x, y));
  if (isLogging()) addKey(tileKey(x, y, kind, rotation));
  return tile;
}
function addNodes(kind: i32, base: i32, tile: i32): void {
  let from = template(kind, 0);
  const end = from + <usize>(segmentCount(kind) << 5);
  let to = nodes + ((<usize>base) << 5);
  // parent and ring are the node itself, size 1, then the tile
  let head = <u64>(<u32>(base | (base << 16))) | ((<u64>(<u32>(1 | (tile << 16)))) << 32);
  for (; from < end; from += 32, to += 32, head += 0x10001) {
    store<u64>(to, head);
    store<u64>(to, 0, 8);
    store<u64>(to, load<u64>(from, 16), 16);
    store<u64>(to, load<u64>(from, 24), 24);
  }
}
/** Map and river have more to say of the squares that a tile has opened, and a map opens others with them. */
function furnishFrom(first: i32, kind: i32, rotation: i32, x: i32, y: i32): void {
  const end = get(Pos.Frontier);
  for (let i = first; i < end; i++) {
    const dx = frontierX(i) - x;
    const dy = frontierY(i) - y;
    const side = dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3;
    furnish(i, x + dx, y + dy, <i32>load<u8>(edgeAt(kind, rotation, side), 3) == Edge.River ? 1 << ((side + 2) & 3) : 0);
  }
  if ((flags & Flag.Map) != 0 && kind < mapWord(MapWord.FirstPrinted)) openBeyond(x, y);
}
/** Joins the four sides to what is there, opens squares where nothing is; returns the number of open squares. */
function joinSides(kind: i32, rotation: i32, base: i32, x: i32, y: i32, open: i32): i32 {
  const here = cellNumber(x, y);
  let mine = edgeAt(kind, rotation, 0);
  for (let side = 0; side < 4; side++, mine += 4) {
    const at = around(here, side);
    const word = <i32>load<u16>(at);
    const edge = <i32>load<u8>(mine, 3);
    if (word & FRONTIER) constrain(word, (side + 2) & 3, edge);
    else if (word & INDEX) joinTile(mine, base, tileIn(word), (side + 2) & 3);
    else if (word & VOID) meetBorder(mine, base, x, y, side);
    else openSquare(open++, at, x + stepX(side), y + stepY(side), word, (side + 2) & 3, edge);
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
  if (edge != Edge.Field || second != first || load<u8>(theirs) != load<u8>(theirs, 2))
    joinFields(base + second, far + <i32>load<u8>(theirs));
}

/** One more neighbour for the cloisters around a square. */
function countForNeighbours(here: i32): void {
  for (let i = 0; i < 8; i++) {
    const word = <i32>load<u16>(around(here, i));
    if (!hasCloister(word)) continue;
    const tile = tileIn(word);
    put8(tileAddress(tile) + 9, tileNeighbours(tile) + 1);
  }
}
/** A new cloister counts its neighbours and marks the squares around it. */
function watch(tile: i32, here: i32): void {
  let have = 0;
  let need = 0;
  for (let i = 0; i < 8; i++) {
    const at = around(here, i);
    const word = <i32>load<u16>(at);
    if (word & VOID) continue;
    need++;
    if (isTile(word)) have++;
    if ((word & WATCHED) == 0) put16(at, word | WATCHED);
  }
  store<u8>(tileAddress(tile), <u8>have, 9);
  store<u8>(tileAddress(tile), <u8>need, 10);
}
/** Whether an abbey may fill the square that is open at that frontier index (ABB-3, on maps INT-5; SHR-6). */
export function isHole(i: i32): bool {
  return isSurrounded(i) && !isForbidden(rule(Rule.AbbeyKind), frontierX(i), frontierY(i));
}
/** A family in play does not let that kind lie on an open square. */
export function isForbidden(kind: i32, x: i32, y: i32): bool {
  return (hooks & (1 << Hook.Forbids)) != 0 && forbids(kind, x, y);
}
/** A tile lies on all four sides. */
function isSurrounded(i: i32): bool {
  if (flags & Flag.Map) return fillsHole(frontierX(i), frontierY(i));
  const cons = <i32>load<u8>(frontierCons + <usize>i);
  return ((cons | (cons >> 1)) & 0x55) == 0x55;
}
