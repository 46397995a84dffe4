/** Which segment of a tile lies where: a small grid of owners, filled from the lines of the drawing. */
import type { TileKind } from 'highwayman';
import { contains, distance, distanceTo, within, type Line, type Point } from './pen.js';
import { LAKE_RADIUS, MAZE, monasteryAt, RING_RADIUS, type Centre } from './roads.js';

/** Cells across a tile. */
export const CELLS = 50;
export const CELL = 100 / CELLS;
/** Owners that are no segment. */
export const NOTHING = -1;
export const BLOCKED = -2;

/** Slot of a segment, NOTHING or BLOCKED (water, scenery) by cell, row after row. */
export type Grid = Int8Array;

export interface Lines {
  readonly cities: readonly Line[];
  readonly roads: readonly (readonly Line[])[];
  readonly rivers: readonly Line[];
  readonly centre: Centre;
}

export const cellCentre = (cell: number): Point => [((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL];

export function cellAt([x, y]: Point): number {
  const clip = (value: number) => Math.max(0, Math.min(CELLS - 1, Math.floor(value / CELL)));
  return clip(y) * CELLS + clip(x);
}

/** Slot of the n-th road, city or field; buildings have index 0. −1 where this configuration has no such segment. */
export function slotOf(kind: TileKind, what: string, index = 0): number {
  return kind.segments.findIndex((segment) => segment.kind === what && segment.index === index);
}

/** Fills the grid: buildings over cities over roads over water over fields. */
export function paint(kind: TileKind, lines: Lines): Grid {
  const grid: Grid = new Int8Array(CELLS * CELLS).fill(NOTHING);
  const building = monasteryAt(kind.source);
  const monastery = slotOf(kind, 'monastery');
  const cathedral = slotOf(kind, 'cathedral');
  for (let cell = 0; cell < grid.length; cell++) {
    const p = cellCentre(cell);
    grid[cell] = ownerAt(kind, lines, p, monastery, cathedral, building);
  }
  growFields(kind, grid);
  return grid;
}

function ownerAt(kind: TileKind, lines: Lines, p: Point, monastery: number, cathedral: number, building: Point): number {
  if (monastery >= 0 && distance(p, building) < (lines.centre === 'abbey' ? 48 : 15)) return monastery;
  const away = distance(p, [50, 50]);
  if (cathedral >= 0 && away < 15) return cathedral;
  const city = lines.cities.findIndex((line) => within(line, p, 0) && contains(line.points, p));
  if (city >= 0) return slotOf(kind, 'city', city);
  const branch = kind.source.roads.findIndex((road) => road.branch);
  if (lines.centre === 'roundabout' && Math.abs(away - RING_RADIUS) < 5.5) return slotOf(kind, 'road', branch);
  if (lines.centre === 'labyrinth' && Math.max(Math.abs(p[0] - 50), Math.abs(p[1] - 50)) < MAZE)
    return slotOf(kind, 'road', branch);
  if (lines.centre === 'lake' && away < LAKE_RADIUS) return BLOCKED;
  if (lines.centre === 'crossing' && away < 8) return BLOCKED;
  const road = lines.roads.findIndex((parts) => parts.some((line) => within(line, p, 6) && distanceTo(line.points, p) < 6));
  if (road >= 0) return slotOf(kind, 'road', road);
  if (lines.rivers.some((line) => within(line, p, 7) && distanceTo(line.points, p) < 7)) return BLOCKED;
  if (lines.centre === 'roundabout' && away < RING_RADIUS) return BLOCKED;
  return NOTHING;
}

/** Border cells of a half-edge. */
function halfCells(half: number): number[] {
  const side = half >> 1;
  const cells: number[] = [];
  for (let i = 0; i < CELLS / 2; i++) {
    const clockwise = (half & 1) * (CELLS / 2) + i;
    if (side === 0) cells.push(clockwise);
    else if (side === 1) cells.push(clockwise * CELLS + CELLS - 1);
    else if (side === 2) cells.push((CELLS - 1) * CELLS + CELLS - 1 - clockwise);
    else cells.push((CELLS - 1 - clockwise) * CELLS);
  }
  return cells;
}

/** Lets the fields grow from their half-edges, all at once; what none reaches goes to the fields inside, one patch each in turn. */
function growFields(kind: TileKind, grid: Grid): void {
  let front: number[] = [];
  const take = (cell: number, slot: number): void => {
    if (grid[cell] !== NOTHING) return;
    grid[cell] = slot;
    front.push(cell);
  };
  const spread = (): void => {
    while (front.length > 0) {
      const now = front;
      front = [];
      for (const cell of now) for (const next of neighbours(cell)) take(next, grid[cell] as number);
    }
  };
  const fields = kind.segments.flatMap((segment, slot) => (segment.kind === 'field' ? [{ slot, halves: segment.halves }] : []));
  for (const { slot, halves } of fields) for (const half of halves) for (const cell of halfCells(half)) take(cell, slot);
  spread();
  const inner = fields.filter(({ halves }) => halves.length === 0);
  let next = 0;
  for (let cell = 0; cell < grid.length && inner.length > 0; cell++) {
    if (grid[cell] !== NOTHING) continue;
    take(cell, inner[next % inner.length]?.slot ?? NOTHING);
    const before = front.length;
    spread();
    if (before > 0) next++;
  }
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] === NOTHING) grid[cell] = BLOCKED;
}

export function neighbours(cell: number): number[] {
  const x = cell % CELLS;
  const found: number[] = [];
  if (x > 0) found.push(cell - 1);
  if (x < CELLS - 1) found.push(cell + 1);
  if (cell >= CELLS) found.push(cell - CELLS);
  if (cell < CELLS * (CELLS - 1)) found.push(cell + CELLS);
  return found;
}

/** How far each cell is from the border of its own area, in tile units; the rim of the tile counts as a border. */
export function depths(grid: Grid): Float32Array {
  const depth = new Float32Array(grid.length);
  const [straight, slanted] = [CELL, CELL * Math.SQRT2];
  // forth over the neighbours behind each cell, then back over those before it
  for (const sign of [1, -1]) {
    for (let i = 0; i < grid.length; i++) {
      const cell = sign > 0 ? i : grid.length - 1 - i;
      const x = cell % CELLS;
      let least = sign > 0 ? Infinity : (depth[cell] as number);
      const [behind, ahead] = sign > 0 ? [x > 0, x < CELLS - 1] : [x < CELLS - 1, x > 0];
      const row = cell - sign * CELLS;
      const rowThere = row >= 0 && row < grid.length;
      const own = grid[cell];
      const side = cell - sign;
      least = Math.min(least, behind && grid[side] === own ? (depth[side] as number) + straight : straight / 2);
      least = Math.min(least, rowThere && grid[row] === own ? (depth[row] as number) + straight : straight / 2);
      if (behind && rowThere)
        least = Math.min(least, grid[row - sign] === own ? (depth[row - sign] as number) + slanted : slanted / 2);
      if (ahead && rowThere)
        least = Math.min(least, grid[row + sign] === own ? (depth[row + sign] as number) + slanted : slanted / 2);
      depth[cell] = least;
    }
  }
  return depth;
}
