/** The squares of a map on the raster: empty ones with what is printed on them, borders, ferry routes, chips. */
import type { GameMap, MapCell } from '../types.js';
import type { Raster } from './cells.js';
import type { TileSize } from './areas.js';

export interface ChipSpot {
  readonly x: number;
  readonly y: number;
  readonly colour: number | null;
  readonly value: number | null;
}

const CHIP_LETTERS = 'obp';
const MARKS: Partial<Record<MapCell['kind'], string>> = { start: 'S', town: 't', island: 'i', blocked: '≈' };

/**
 * Draws every square without a tile: its corners, lines along the border with what is printed there (R road, C city, ≈ the
 * end of a ferry route), a letter for towns and islands with `*` for each coat of arms, the chip that lies there.
 * @param holdsTile whether a placed tile or a printed square covers it
 */
export function paintSquares(
  raster: Raster,
  map: GameMap,
  size: TileSize,
  corner: (x: number, y: number) => [number, number],
  holdsTile: (x: number, y: number) => boolean,
): void {
  const exists = (x: number, y: number): boolean => {
    const cell = x >= 0 && y >= 0 && x < map.cols && y < map.rows ? map.cells[y * map.cols + x] : undefined;
    return cell !== undefined && cell.kind !== 'void' && cell.kind !== 'blocked';
  };
  map.cells.forEach((cell, i) => {
    const [x, y] = [i % map.cols, Math.floor(i / map.cols)];
    if (cell.kind === 'void' || holdsTile(x, y)) return;
    const [x0, y0] = corner(x, y);
    const { width, height } = size;
    if (cell.kind === 'blocked') return raster.text(x0 + (width - 1) / 2, y0 + (height - 1) / 2, '≈', 'lake');
    for (const [dx, dy] of [
      [0, 0],
      [width - 1, 0],
      [0, height - 1],
      [width - 1, height - 1],
    ] as const)
      raster.text(x0 + dx, y0 + dy, '·', 'axis');
    if (!exists(x, y - 1)) raster.text(x0 + 1, y0, '─'.repeat(width - 2), 'axis');
    if (!exists(x, y + 1)) raster.text(x0 + 1, y0 + height - 1, '─'.repeat(width - 2), 'axis');
    for (let row = 1; row < height - 1; row++) {
      if (!exists(x - 1, y)) raster.text(x0, y0 + row, '│', 'axis');
      if (!exists(x + 1, y)) raster.text(x0 + width - 1, y0 + row, '│', 'axis');
    }
    paintPrints(raster, map, cell, x, y, x0, y0, size);
    const sign = `${MARKS[cell.kind] ?? ''}${'*'.repeat(cell.coats)}`;
    raster.text(x0 + (width - 1) / 2 - (sign.length > 1 ? 1 : 0), y0 + (height - 1) / 2, sign, 'mark');
  });
}

/** Roads and cities printed at the border, and ends of ferry routes, in the middle of their sides. */
function paintPrints(
  raster: Raster,
  map: GameMap,
  cell: MapCell,
  x: number,
  y: number,
  x0: number,
  y0: number,
  { width, height }: TileSize,
): void {
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const middle = [
    [cx, 0],
    [width - 1, cy],
    [cx, height - 1],
    [0, cy],
  ] as const;
  for (const { a, b } of map.routes) {
    for (const end of [a, b]) {
      const [dx, dy] = middle['NESW'.indexOf(end.side)] ?? [0, 0];
      if (end.square[0] === y + 1 && end.square[1] === x + 1) raster.text(x0 + dx, y0 + dy, '≈', 'ferry');
    }
  }
  cell.border.forEach((letter, side) => {
    const [dx, dy] = middle[side] ?? [0, 0];
    if (letter !== '') raster.text(x0 + dx, y0 + dy, letter, letter === 'R' ? 'road' : 'city');
  });
}

/** A chip on its face as `??`, a treat by its colour and value, below the middle of the square. */
export function paintChips(
  raster: Raster,
  chips: readonly ChipSpot[],
  size: TileSize,
  corner: (x: number, y: number) => [number, number],
): void {
  for (const { x, y, colour, value } of chips) {
    const [x0, y0] = corner(x, y);
    const text = value === null ? '??' : `${CHIP_LETTERS.charAt(colour ?? 0)}${value}`;
    raster.text(x0 + (size.width - 1) / 2 - 2, y0 + (size.height - 1) / 2, text, 'chip');
  }
}
