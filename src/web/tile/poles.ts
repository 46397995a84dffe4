/** Finds room: the points of an area that are farthest from its border and from what stands there already. */
import type { Point } from './pen.js';
import { cellCentre, type Grid } from './raster.js';

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/**
 * The roomiest place for one more thing.
 * @param taken discs that it must keep clear of
 * @param most a larger radius is worth nothing more, so that things may lie beside each other
 */
export function roomiest(
  grid: Grid,
  depth: Float32Array,
  slot: number,
  taken: readonly Disc[],
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
    // among equals the one nearer to the wanted point
    const far = Math.hypot(x - toward[0], y - toward[1]) * 0.012;
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
