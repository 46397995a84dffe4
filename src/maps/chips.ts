/** Where face-down chips may lie at the beginning (CHIP-3..8). */
import { isObject, needInt, refuseArgument } from '../guard.js';
import type { GameMap, RowCol } from '../map-types.js';
import { beyond, same, SIDE_LETTERS, squareName } from './check.js';

/** Why a chip may not lie where a layout puts it. */
export interface ChipFault {
  /** Index into the layout. */
  readonly index: number;
  readonly rule: string;
  readonly expected: string;
}

function needMap(map: unknown): void {
  if (!isObject(map) || !Array.isArray(map['cells']) || !Number.isInteger(map['rows']) || !Number.isInteger(map['cols'])) {
    refuseArgument('map', map, 'the map of a game or of compiled rules');
  }
}
function needSquares(squares: unknown, field: string): void {
  if (!Array.isArray(squares)) return refuseArgument(field, squares, 'a list of squares [row, column]');
  squares.forEach((square: unknown, i) => {
    if (!Array.isArray(square) || square.length !== 2) refuseArgument(`${field}[${i}]`, square, 'a square [row, column]');
    (square as unknown[]).forEach((n, k) => needInt(n, `${field}[${i}][${k}]`, 0, 1024));
  });
}

/** Why a single chip may not lie on a square, null when it may. */
function squareFault(map: GameMap, used: readonly RowCol[], at: RowCol): [rule: string, expected: string] | null {
  const cell = at[1] >= 1 && at[1] <= map.cols ? map.cells[(at[0] - 1) * map.cols + at[1] - 1] : undefined;
  switch (cell?.kind) {
    case undefined:
    case 'void':
    case 'blocked':
      return ['CHIP-3', 'a square of the map'];
    case 'largeCity':
    case 'town':
    case 'start':
      return ['CHIP-4', 'no square of a large city or a town'];
    case 'island':
      if (cell.noChip) return ['CHIP-8', 'no island square'];
  }
  if (SIDE_LETTERS.some((_, side) => used.some((start) => same(start, beyond(at, side)))))
    return ['CHIP-6', 'no square beside a used start square'];
  return cell?.noChip ? ['CHIP-7', 'no square beside an open city edge'] : null;
}

/** The first thing wrong with a layout, null when it is a legal one. @param used the start squares that hold tiles */
export function chipFault(map: GameMap, used: readonly RowCol[], layout: readonly RowCol[]): ChipFault | null {
  needMap(map);
  needSquares(used, 'used');
  needSquares(layout, 'layout');
  for (const [index, at] of layout.entries()) {
    const fault = squareFault(map, used, at);
    if (fault) return { index, rule: fault[0], expected: `${fault[1]} (${fault[0]})` };
    const earlier = layout.slice(0, index);
    if (earlier.some((other) => same(other, at))) return { index, rule: 'CHIP-3', expected: 'one chip on a square (CHIP-3)' };
    const near = earlier.find((other) => SIDE_LETTERS.some((_, side) => same(other, beyond(at, side))));
    if (near)
      return { index, rule: 'CHIP-5', expected: `no square that shares a side with the chip at ${squareName(near)} (CHIP-5)` };
  }
  return null;
}

/** All squares where a chip may lie at the beginning with these start squares used, row by row. */
export function chipSquares(map: GameMap, used: readonly RowCol[]): RowCol[] {
  needMap(map);
  needSquares(used, 'used');
  const all = map.cells.map((_, i): RowCol => [Math.floor(i / map.cols) + 1, (i % map.cols) + 1]);
  return all.filter((at) => squareFault(map, used, at) === null);
}
