/**
 * The board as a torus of power-of-two side, at least as wide as the longest line of tiles, so that no square meets itself.
 * A square's word: bit 15 frontier (low 13 bits its index), bit 14 a cloister lies beside it, bit 13 no square (maps),
 * else low 12 bits = tile index + 1, 0 = empty, and bit 12 a cloister lies on the tile.
 */
import { cellMask, grid, gridBits, frontierCells } from "../core/layout";

export const FRONTIER: i32 = 0x8000;
export const WATCHED: i32 = 0x4000;
export const VOID: i32 = 0x2000;
export const CLOISTER: i32 = 0x1000;
export const INDEX: i32 = 0x1fff;
const TILE: i32 = 0x0fff;

/**
 * Squares are numbered y * side + x modulo side * side. Two squares nearer than a side in both directions never share a
 * number, and a neighbour is a constant step away.
 */
export function cellNumber(x: i32, y: i32): i32 {
  return ((y << gridBits) + x) & cellMask;
}
const steps: usize = memory.data(32);
/** Sets how far the numbers of the eight squares around are away, those beyond the sides first. */
export function setSteps(): void {
  const side = 1 << gridBits;
  store<i32>(steps, -side);
  store<i32>(steps, 1, 4);
  store<i32>(steps, side, 8);
  store<i32>(steps, -1, 12);
  store<i32>(steps, 1 - side, 16);
  store<i32>(steps, 1 + side, 20);
  store<i32>(steps, side - 1, 24);
  store<i32>(steps, -1 - side, 28);
}
/** Address of the word of a square around another one, given by its number: 0..3 beyond that side, 4..7 over a corner. */
export function around(number: i32, direction: i32): usize {
  return grid + ((<usize>((number + load<i32>(steps + ((<usize>direction) << 2))) & cellMask)) << 1);
}
export function cellAddress(x: i32, y: i32): usize {
  return grid + ((<usize>cellNumber(x, y)) << 1);
}
export function cell(x: i32, y: i32): i32 {
  return <i32>load<u16>(cellAddress(x, y));
}
export function isTile(word: i32): bool {
  return (word & (FRONTIER | VOID)) == 0 && (word & INDEX) != 0;
}
/** Tile of a word that has one. */
export function tileIn(word: i32): i32 {
  return (word & TILE) - 1;
}
export function hasCloister(word: i32): bool {
  return (word & (FRONTIER | VOID | CLOISTER)) == CLOISTER;
}
/** Tile on a square, -1 none. */
export function tileAt(x: i32, y: i32): i32 {
  const word = cell(x, y);
  return isTile(word) ? tileIn(word) : -1;
}
/** Frontier index of a square, -1 when it is not open for a tile. Coordinates may come from a move: equal modulo 1024. */
export function frontierAt(x: i32, y: i32): i32 {
  const word = cell(x, y);
  if ((word & FRONTIER) == 0) return -1;
  const i = word & INDEX;
  return ((frontierX(i) ^ x) & 1023) == 0 && ((frontierY(i) ^ y) & 1023) == 0 ? i : -1;
}
export function frontierX(i: i32): i32 {
  return <i32>load<i16>(frontierCells + ((<usize>i) << 2));
}
export function frontierY(i: i32): i32 {
  return <i32>load<i16>(frontierCells + ((<usize>i) << 2), 2);
}
export function stepX(side: i32): i32 {
  return side == 1 ? 1 : side == 3 ? -1 : 0;
}
export function stepY(side: i32): i32 {
  return side == 0 ? -1 : side == 2 ? 1 : 0;
}
