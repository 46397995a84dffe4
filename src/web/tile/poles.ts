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
export function roomiest(grid: Grid, depth: Float32Array, slot: number, taken: readonly Disc[], most = Infinity, toward: Point = [50, 50]): Disc | null {
  let best: Disc | null = null;
  let worth = 0;
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] !== slot) continue;
    const at = cellCentre(cell);
    let radius = Math.min(depth[cell] as number, most);
    for (const disc of taken) radius = Math.min(radius, Math.hypot(at[0] - disc.at[0], at[1] - disc.at[1]) - disc.radius);
    // among equals the one nearer to the wanted point
    const value = radius - Math.hypot(at[0] - toward[0], at[1] - toward[1]) * 0.012;
    if (radius > 0 && (best === null || value > worth)) {
      best = { at, radius };
      worth = value;
    }
  }
  return best;
}

/** As many places as there are with at least `least` of room, up to `count`. */
export function places(grid: Grid, depth: Float32Array, slot: number, taken: readonly Disc[], count: number, least: number, most: number, toward?: Point): Disc[] {
  const found: Disc[] = [];
  while (found.length < count) {
    const next = roomiest(grid, depth, slot, [...taken, ...found], most, toward);
    if (!next || next.radius < least) break;
    found.push(next);
  }
  return found;
}
