/**
 * The square window of S x S squares that planes and policy indices speak about. The board has no corners, so the window
 * is laid around the middle of the bounding box of the tiles, or where the caller says.
 */
import { mapCols, mapRows } from "../core/layout";
import { get } from "../core/journal";
import { has } from "../core/tables";
import { Flag, Pos } from "../constants";
import { tileX, tileY } from "../board/tiles";

export let side: i32 = 0; // S
export let area: i32 = 0; // S * S
export let originX: i32 = 0; // board coordinates of the window's north-west square
export let originY: i32 = 0;

export const MAX_SIDE: i32 = 127;

export function setWindow(size: i32, x: i32, y: i32): void {
  side = size;
  area = size * size;
  originX = x;
  originY = y;
}
/** Lays the window around the selected position's tiles, with a map around the map; an even bounding box leans north and west. */
export function centreWindow(size: i32): void {
  if (has(Flag.Map)) {
    setWindow(size, ((mapCols - 1) >> 1) - (size >> 1), ((mapRows - 1) >> 1) - (size >> 1));
    return;
  }
  const n = get(Pos.Tiles);
  if (n == 0) {
    setWindow(size, -(size >> 1), -(size >> 1));
    return;
  }
  let west = tileX(0);
  let east = west;
  let north = tileY(0);
  let south = north;
  for (let t = 1; t < n; t++) {
    const x = tileX(t);
    const y = tileY(t);
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  setWindow(size, ((west + east) >> 1) - (size >> 1), ((north + south) >> 1) - (size >> 1));
}
/** Index y * S + x of a board square, -1 outside the window. */
export function cellIndex(x: i32, y: i32): i32 {
  const wx = x - originX;
  const wy = y - originY;
  return <u32>wx < <u32>side && <u32>wy < <u32>side ? wy * side + wx : -1;
}
