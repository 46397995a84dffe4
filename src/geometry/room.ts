/** Finds room: the points of an area that are farthest from its border and from what stands there already. */
import { CELL, CELLS, cellCentre, type Grid } from './grid.js';
import type { Point } from './points.js';

/** A point with the radius of what is free, or taken, around it. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** How far each cell is from the border of its own area, in tile units; the rim of the tile counts as a border. */
export function depths(grid: Grid): Float32Array {
  const depth = new Float32Array(grid.length).fill(Infinity);
  const last = CELLS - 1;
  // forth over the neighbours behind each cell, then back over those before it
  for (const sign of [1, -1]) {
    for (let i = 0; i < grid.length; i++) {
      const cell = sign > 0 ? i : grid.length - 1 - i;
      const x = cell % CELLS;
      const row = cell - sign * CELLS;
      const [onEdge, onFarEdge] = sign > 0 ? [x === 0, x === last] : [x === last, x === 0];
      const noRow = row < 0 || row >= grid.length;
      let least = depth[cell] as number;
      least = closer(grid, depth, cell, onEdge ? -1 : cell - sign, CELL, least);
      least = closer(grid, depth, cell, noRow ? -1 : row, CELL, least);
      if (!noRow && !onEdge) least = closer(grid, depth, cell, row - sign, CELL * Math.SQRT2, least);
      if (!noRow && !onFarEdge) least = closer(grid, depth, cell, row + sign, CELL * Math.SQRT2, least);
      depth[cell] = least;
    }
  }
  return depth;
}
/** @param other neighbour, −1 beyond the rim */
function closer(grid: Grid, depth: Float32Array, cell: number, other: number, step: number, least: number): number {
  const far = other >= 0 && grid[other] === grid[cell] ? (depth[other] as number) + step : step / 2;
  return Math.min(far, least);
}

/**
 * The roomiest place for one more thing, or null.
 * @param taken discs that it keeps clear of
 * @param most a larger radius is worth nothing more, so that things may lie beside each other
 * @param toward among equals the one nearer to this point
 */
export function roomiest(
  grid: Grid,
  depth: Float32Array,
  slot: number,
  taken: readonly Disc[] = [],
  most = Infinity,
  toward: Point = [50, 50],
): Disc | null {
  let best: Disc | null = null;
  let worth = 0;
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] !== slot) continue;
    let radius = Math.min(depth[cell] as number, most);
    if (best !== null && radius <= worth) continue;
    const [x, y] = cellCentre(cell);
    const far = Math.hypot(x - toward[0], y - toward[1]) * 0.014;
    const least = best === null ? 0 : worth + far;
    for (let i = 0; i < taken.length && radius > least; i++) {
      const disc = taken[i] as Disc;
      radius = Math.min(radius, Math.hypot(x - disc.at[0], y - disc.at[1]) - disc.radius);
    }
    if (radius > least) {
      best = { at: [x, y], radius };
      worth = radius - far;
    }
  }
  return best;
}

/** As many places as there are with at least `least` of room, up to `count`. */
export function places(
  grid: Grid,
  depth: Float32Array,
  slot: number,
  taken: readonly Disc[],
  count: number,
  least: number,
  most: number,
  toward?: Point,
): Disc[] {
  const found: Disc[] = [];
  while (found.length < count) {
    const next = roomiest(grid, depth, slot, [...taken, ...found], most, toward);
    if (!next || next.radius < least) break;
    found.push(next);
  }
  return found;
}
