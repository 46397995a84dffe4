/** Refusals of map files, all ERR_MAP, and small readings of squares and sides. */
import type { RowCol, SideLetter } from '../map-types.js';
import { HighwaymanError } from '../errors.js';

/** @throws ERR_MAP */
export function refuseMap(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_MAP', field, value, expected);
}
export const SIDE_LETTERS = ['N', 'E', 'S', 'W'] as const;
export const sideNumber = (side: SideLetter): number => SIDE_LETTERS.indexOf(side);
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** The square beyond a side; it need not be on the map. */
export function beyond([row, col]: RowCol, side: number): RowCol {
  return [row + (DY[side] as number), col + (DX[side] as number)];
}
export const same = (a: RowCol, b: RowCol): boolean => a[0] === b[0] && a[1] === b[1];
export const squareName = ([row, col]: RowCol): string => `(${row},${col})`;
