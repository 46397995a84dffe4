/** The open squares beside tiles, each with what its sides must show: two bits a side, 0 = nothing yet (BASE-10, 11). */
import { frontierCells, frontierCons, frontierRiver, flags } from "../core/layout";
import { get, isLogging, log, log2, put16, put32, put8, set } from "../core/journal";
import { Edge, Flag, Pos } from "../constants";
import { cellAddress, FRONTIER, frontierX, frontierY, INDEX, WATCHED } from "./grid";
import { demanded } from "../map/cells";

function code(edge: i32): i32 {
  return edge == Edge.River || edge == Edge.Any ? Edge.Field : edge;
}
/**
 * Opens a square, given by the address of its grid word, that a tile with that edge now faces on the given side. It gets
 * index i; the caller keeps the count, and furnishes it where a map or the river says more. Edge 0: opened with no tile
 * beside it (MAP-16, 19).
 */
export function openSquare(i: i32, at: usize, x: i32, y: i32, word: i32, side: i32, edge: i32): void {
  const cells = frontierCells + ((<usize>i) << 2);
  const cons = frontierCons + <usize>i;
  if (isLogging()) {
    log2(at & ~(3 as usize), cells);
    log(cons & ~(3 as usize));
  }
  store<u16>(at, <u16>(FRONTIER | (word & WATCHED) | i));
  store<i32>(cells, (x & 0xffff) | (y << 16));
  store<u8>(cons, <u8>(code(edge) << (side << 1)));
}
/** Adds what a map prints around a square just opened (MAP-10), and the side over which the river comes as a bit, 0 none. */
export function furnish(i: i32, x: i32, y: i32, river: i32): void {
  const cons = frontierCons + <usize>i;
  if (flags & Flag.Map) store<u8>(cons, load<u8>(cons) | <u8>demanded(x, y));
  if (flags & Flag.River) put8(frontierRiver + <usize>i, river);
}
/** Adds a constraint to an open square. */
export function constrain(word: i32, side: i32, edge: i32): void {
  const at = frontierCons + <usize>(word & INDEX);
  put8(at, <i32>load<u8>(at) | (code(edge) << (side << 1)));
  if (edge == Edge.River) {
    const river = frontierRiver + <usize>(word & INDEX);
    put8(river, <i32>load<u8>(river) | (1 << side));
  }
}
/** Forgets all open squares, before any of them is of use. Unlogged. */
export function closeAll(): void {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) {
    const at = cellAddress(frontierX(i), frontierY(i));
    store<u16>(at, load<u16>(at) & <u16>WATCHED);
  }
  set(Pos.Frontier, 0);
}
/** Takes a square off the list whose last index is `last`, which moves into its place; the caller keeps the count. */
export function closeSquare(word: i32, last: i32): void {
  const i = word & INDEX;
  if (i == last) return;
  const square = load<u32>(frontierCells + ((<usize>last) << 2));
  put32(frontierCells + ((<usize>i) << 2), square);
  put8(frontierCons + <usize>i, <i32>load<u8>(frontierCons + <usize>last));
  if (flags & Flag.River) put8(frontierRiver + <usize>i, <i32>load<u8>(frontierRiver + <usize>last));
  const at = cellAddress(<i32>(<i16>(square & 0xffff)), <i32>square >> 16);
  put16(at, (<i32>load<u16>(at) & WATCHED) | FRONTIER | i);
}
