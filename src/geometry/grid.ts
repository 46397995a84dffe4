/**
 * Which segment of a tile lies where: a grid of slots. Buildings lie over cities, cities over roads, roads over water, fields
 * fill the rest.
 */
import type { SegmentKind, TileDefinition, TileKind } from '../types.js';
import type { City } from './cities.js';
import { distance, distanceTo, winding, type Path, type Point } from './points.js';
import {
  buildingAt,
  buildingRadius,
  GREEN_RADIUS,
  LAKE_RADIUS,
  MAZE_HALF,
  RING_RADIUS,
  RIVER_HALF,
  ROAD_HALF,
  type Centre,
} from './roads.js';

/** Cells across a tile. */
export const CELLS = 50;
export const CELL = 100 / CELLS;
/** Cells of no segment: water, village greens, scenery. */
export const NONE = -1;
const FREE = -2;

/** Slot or NONE by cell, row after row. */
export type Grid = Int8Array;

/** The lines that a grid is filled from, in the stored rotation. */
export interface Lines {
  readonly cities: readonly City[];
  readonly roads: readonly (readonly Path[])[];
  readonly rivers: readonly Path[];
  readonly centre: Centre;
}

export const cellCentre = (cell: number): Point => [((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL];
export function cellAt(x: number, y: number): number {
  const clip = (value: number) => Math.max(0, Math.min(CELLS - 1, Math.floor(value / CELL)));
  return clip(y) * CELLS + clip(x);
}

/** Slot of the n-th segment of a sort; NONE where the rules in play have no such segment. */
export const slotOf = (kind: TileKind, what: SegmentKind, index = 0): number =>
  kind.segments.findIndex((segment) => segment.kind === what && segment.index === index);

type Box = readonly [left: number, top: number, right: number, bottom: number];
const boxes = new WeakMap<Path, Box>();
/** Whether the box around a line, widened, holds a point: asked before anything that costs more. */
function inBox(line: Path, x: number, y: number, wider: number): boolean {
  let box = boxes.get(line);
  if (!box) {
    const [xs, ys] = [line.map(([px]) => px), line.map(([, py]) => py)];
    boxes.set(line, (box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]));
  }
  return x > box[0] - wider && y > box[1] - wider && x < box[2] + wider && y < box[3] + wider;
}
const nearLine = (line: Path, p: Point, half: number): boolean => inBox(line, p[0], p[1], half) && distanceTo(line, p) < half;
const inside = (ring: Path, p: Point): boolean => inBox(ring, p[0], p[1], 0) && winding([ring], p) !== 0;

/** Tells the slot of what is drawn with lines at a point: NONE for water and greens, null where only a field can lie. */
export type Drawn = (p: Point) => number | null;

export function drawnOf(kind: TileKind, { cities, roads, rivers, centre }: Lines): Drawn {
  const tile = kind.source;
  const building = Math.max(slotOf(kind, 'monastery'), slotOf(kind, 'cathedral'));
  const [court, radius] = [buildingAt(tile), buildingRadius(tile)];
  const branch = slotOf(kind, 'road', branchOf(tile));
  const citySlots = cities.map((_, i) => slotOf(kind, 'city', i));
  const roadSlots = roads.map((_, i) => slotOf(kind, 'road', i));
  const onRoad = (p: Point, half: number): number | null => {
    const index = roads.findIndex((parts) => parts.some((line) => nearLine(line, p, half)));
    return index < 0 ? null : (roadSlots[index] as number);
  };
  return (p) => {
    if (building >= 0 && (centre === 'abbey' || distance(p, court) < radius)) return building;
    const city = cities.findIndex(({ floor }) => inside(floor, p));
    if (city >= 0) return citySlots[city] as number;
    const away = Math.hypot(p[0] - 50, p[1] - 50);
    if (centre === 'roundabout' && Math.abs(away - RING_RADIUS) < ROAD_HALF) return branch;
    if (centre === 'labyrinth' && Math.max(Math.abs(p[0] - 50), Math.abs(p[1] - 50)) < MAZE_HALF) return branch;
    if (centre === 'lake' && away < LAKE_RADIUS) return onRoad(p, 4.5) ?? NONE;
    if (centre === 'crossing' && away < GREEN_RADIUS) return NONE;
    const road = onRoad(p, ROAD_HALF);
    if (road !== null) return road;
    if (centre === 'roundabout' && away < RING_RADIUS) return NONE;
    return rivers.some((line) => nearLine(line, p, RIVER_HALF)) ? NONE : null;
  };
}
export const branchOf = (tile: TileDefinition): number => tile.roads.findIndex((road) => road.branch);

export function paint(kind: TileKind, drawn: Drawn): Grid {
  const grid = new Int8Array(CELLS * CELLS);
  for (let cell = 0; cell < grid.length; cell++) grid[cell] = drawn(cellCentre(cell)) ?? FREE;
  growFields(kind, grid);
  return grid;
}

/** Border cells of a half-edge. */
function halfCells(half: number): number[] {
  const side = half >> 1;
  return Array.from({ length: CELLS / 2 }, (_, i) => {
    const clockwise = (half & 1) * (CELLS / 2) + i;
    const back = CELLS - 1 - clockwise;
    return side === 0
      ? clockwise
      : side === 1
        ? clockwise * CELLS + CELLS - 1
        : side === 2
          ? (CELLS - 1) * CELLS + back
          : back * CELLS;
  });
}

/** Lets the fields grow from their half-edges, all at once; what none reaches goes to the fields inside, one patch each in turn. */
function growFields(kind: TileKind, grid: Grid): void {
  let front: number[] = [];
  const take = (cell: number, slot: number): void => {
    if (grid[cell] !== FREE) return;
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
  const patches: number[][] = [];
  for (let cell = 0; cell < grid.length && inner.length > 0; cell++) {
    if (grid[cell] === FREE) patches.push(patch(grid, cell));
  }
  // the largest patches are the fields; slivers between walls belong to the one before
  patches
    .sort((a, b) => b.length - a.length)
    .forEach((cells, i) => cells.forEach((cell) => (grid[cell] = inner[Math.min(i, inner.length - 1)]?.slot ?? NONE)));
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] === FREE) grid[cell] = NONE;
}
function patch(grid: Grid, start: number): number[] {
  const cells = [start];
  grid[start] = NONE;
  for (let i = 0; i < cells.length; i++) {
    for (const next of neighbours(cells[i] as number)) {
      if (grid[next] !== FREE) continue;
      grid[next] = NONE;
      cells.push(next);
    }
  }
  return cells;
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

/** The grid turned clockwise by quarters. */
export function turnGrid(grid: Grid, quarters: number): Grid {
  let now = grid;
  for (let k = 0; k < ((quarters % 4) + 4) % 4; k++) {
    const next = new Int8Array(now.length);
    for (let y = 0; y < CELLS; y++)
      for (let x = 0; x < CELLS; x++) next[x * CELLS + CELLS - 1 - y] = now[y * CELLS + x] as number;
    now = next;
  }
  return now;
}
