/** The border of all cells of a slot as closed rings: clockwise around the area, the other way around holes. */
import { CELL, CELLS, type Grid } from './grid.js';
import type { Path, Point } from './points.js';

export function ringsOf(grid: Grid, slot: number): Path[] {
  const own = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < CELLS && y < CELLS && grid[y * CELLS + x] === slot;
  // directed edges with the area on their right, by starting point
  const edges = new Map<number, number[]>();
  const key = (x: number, y: number): number => y * (CELLS + 1) + x;
  const add = (from: number, to: number): void => void (edges.get(from)?.push(to) ?? edges.set(from, [to]));
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!own(x, y)) continue;
      if (!own(x, y - 1)) add(key(x, y), key(x + 1, y));
      if (!own(x + 1, y)) add(key(x + 1, y), key(x + 1, y + 1));
      if (!own(x, y + 1)) add(key(x + 1, y + 1), key(x, y + 1));
      if (!own(x - 1, y)) add(key(x, y + 1), key(x, y));
    }
  }
  const rings: Path[] = [];
  for (const [from, targets] of edges) {
    while (targets.length > 0) {
      const loop: number[] = [from];
      for (let at = targets.pop(); at !== undefined && at !== from; at = edges.get(at)?.pop()) loop.push(at);
      rings.push(smooth(loop));
    }
  }
  return rings;
}

const pointOf = (at: number): Point => [(at % (CELLS + 1)) * CELL, Math.floor(at / (CELLS + 1)) * CELL];
const onRim = ([x, y]: Point): boolean => x === 0 || x === 100 || y === 0 || y === 100;

/** Steps become slopes: inner points move to the mean of their neighbours. The rim of the tile stays where it is. */
function smooth(loop: readonly number[]): Path {
  let points = loop.map(pointOf);
  for (let round = 0; round < 2; round++) {
    points = points.map((p, i) => {
      if (onRim(p)) return p;
      const [a, b] = [points[(i + points.length - 1) % points.length] as Point, points[(i + 1) % points.length] as Point];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  // points on a straight line say nothing
  return points.filter((p, i) => {
    const [a, b] = [points[(i + points.length - 1) % points.length] as Point, points[(i + 1) % points.length] as Point];
    return Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) > 0.01;
  });
}
