/** Roads, rivers and ferries as lines of box characters. */
import type { TileSize } from './areas.js';

/** Directions that a line leaves a cell in, one bit a side: N 1, E 2, S 4, W 8. */
export type Mask = number;

const SINGLE = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const DOUBLE = ' ║═╚║║╔╠═╝═╩╗╣╦╬';

export const lineChar = (mask: Mask): string => SINGLE.charAt(mask);
export const ferryChar = (mask: Mask): string => DOUBLE.charAt(mask);

const STEP: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Line pieces by cell index. */
export type Line = Map<number, Mask>;

/** From the middle of each side to the centre, where all meet. */
export function star(sides: readonly number[], { width, height }: TileSize): Line {
  const line: Line = new Map();
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  for (const side of sides) {
    const [dx, dy] = STEP[side] ?? [0, 0];
    const length = dx === 0 ? cy : cx;
    for (let i = 0; i <= length; i++) {
      const inward = i === 0 ? 0 : 1 << ((side + 2) % 4);
      add(line, (cy + dy * i) * width + cx + dx * i, inward | (1 << side));
    }
  }
  return line;
}

/** A bend between two neighbouring sides that keeps off the centre, for tiles where another line needs it. */
export function bend(first: number, second: number, { width, height }: TileSize): Line {
  const upright = first % 2 === 0 ? first : second;
  const level = upright === first ? second : first;
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const dy = upright === 0 ? -1 : 1;
  const dx = level === 1 ? 1 : -1;
  const [toUp, toLevel] = [1 << upright, 1 << level];
  const [fromUp, fromLevel] = [1 << ((upright + 2) % 4), 1 << ((level + 2) % 4)];
  const column = cx + dx * Math.ceil(cx / 2);
  const line: Line = new Map();
  for (let y = upright === 0 ? 0 : height - 1; y !== cy + dy; y -= dy) add(line, y * width + cx, toUp | fromUp);
  add(line, (cy + dy) * width + cx, toUp | toLevel);
  for (let x = cx + dx; x !== column; x += dx) add(line, (cy + dy) * width + x, toLevel | fromLevel);
  add(line, (cy + dy) * width + column, fromLevel | fromUp);
  add(line, cy * width + column, toUp | toLevel);
  for (let x = column + dx; x >= 0 && x < width; x += dx) add(line, cy * width + x, toLevel | fromLevel);
  return line;
}

function add(line: Line, cell: number, mask: Mask): void {
  line.set(cell, (line.get(cell) ?? 0) | mask);
}
