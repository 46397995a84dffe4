/**
 * The squares of a map as the rulebook has them (FMT-*): nothing here changes in play. A square's number is
 * y * cols + x, x and y from 0 at the north-west corner. Void and blocked squares carry VOID on the grid.
 */
import { mapCellTable, mapCols, mapRows, mapTable, mapWord } from "../core/layout";
import { Cell, MapWord } from "../constants";

/** Number of a square, -1 outside the map. */
export function squareNumber(x: i32, y: i32): i32 {
  return <u32>x >= <u32>mapCols || <u32>y >= <u32>mapRows ? -1 : y * mapCols + x;
}
export function cellX(number: i32): i32 {
  return number % mapCols;
}
export function cellY(number: i32): i32 {
  return number / mapCols;
}
/** A byte of a square's record; the square must be on the map. */
export function cellByte(number: i32, what: i32): i32 {
  return <i32>load<u8>(mapCellTable + <usize>(number * Cell.Size + what));
}
/** Kind of a printed square. */
export function printedKind(number: i32): i32 {
  return <i32>load<u16>(mapCellTable + <usize>(number * Cell.Size + Cell.Tile));
}
/** What printed borders and printed squares demand of the sides of a square (MAP-10, 13, 20). */
export function demanded(x: i32, y: i32): i32 {
  return cellByte(y * mapCols + x, Cell.Sides);
}
/** Number of the square where a ferry route ends; `end` 0 or 1. */
export function routeCell(route: i32, end: i32): i32 {
  return routeWord(route, end << 1);
}
export function routeSide(route: i32, end: i32): i32 {
  return routeWord(route, (end << 1) | 1);
}
function routeWord(route: i32, word: i32): i32 {
  return <i32>load<u16>(mapTable + <usize>mapWord(MapWord.RoutesAt) + <usize>((route << 3) | (word << 1)));
}
