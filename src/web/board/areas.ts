/** The shape of one segment on its tile, for showing features: outlines of cities, lines of roads, borders of fields. */
import type { TileKind } from 'highwayman';
import { layoutOf, type Layout } from '../tile/layout.js';
import { CELL, CELLS } from '../tile/raster.js';
import { monasteryAt, MAZE, RING_RADIUS } from '../tile/roads.js';

export interface Shape {
  readonly d: string;
  /** A line is drawn as a broad stroke, an area is filled. */
  readonly line: boolean;
}

const known = new WeakMap<TileKind, Map<number, Shape>>();

/** In the tile's stored rotation. */
export function shapeOf(kind: TileKind, slot: number): Shape {
  let shapes = known.get(kind);
  if (!shapes) known.set(kind, (shapes = new Map()));
  let shape = shapes.get(slot);
  if (!shape) shapes.set(slot, (shape = draw(kind, layoutOf(kind), slot)));
  return shape;
}

function draw(kind: TileKind, layout: Layout, slot: number): Shape {
  const segment = kind.segments[slot];
  // a slot behind the segments is an arm of the labyrinth
  if (!segment) return { d: disc(50, 50, MAZE), line: false };
  switch (segment.kind) {
    case 'city':
      return { d: layout.cities[segment.index]?.d ?? '', line: false };
    case 'road':
      return { d: road(layout, segment.index), line: true };
    case 'field':
      return { d: border(layout, slot), line: false };
    case 'monastery': {
      const [x, y] = monasteryAt(kind.source);
      return { d: layout.centre === 'abbey' ? 'M4,4H96V96H4Z' : disc(x, y, 19), line: false };
    }
    default: {
      const [x, y] = layout.anchors[slot] ?? [50, 50];
      return { d: disc(x, y, segment.kind === 'garden' ? 12 : 20), line: false };
    }
  }
}
function road(layout: Layout, index: number): string {
  const lines = (layout.roads[index] ?? []).map((line) => line.d).join('');
  return layout.centre === 'roundabout' && (layout.roads[index]?.length ?? 0) > 2 ? lines + disc(50, 50, RING_RADIUS) : lines;
}
const disc = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/** The border of all cells of a slot as closed lines, corners cut. */
function border({ grid }: Layout, slot: number): string {
  const own = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < CELLS && y < CELLS && grid[y * CELLS + x] === slot;
  // directed edges with the area on their right, by starting point
  const edges = new Map<number, number[]>();
  const key = (x: number, y: number): number => y * (CELLS + 1) + x;
  const add = (x: number, y: number, to: number): void => void (edges.get(key(x, y))?.push(to) ?? edges.set(key(x, y), [to]));
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!own(x, y)) continue;
      if (!own(x, y - 1)) add(x, y, key(x + 1, y));
      if (!own(x + 1, y)) add(x + 1, y, key(x + 1, y + 1));
      if (!own(x, y + 1)) add(x + 1, y + 1, key(x, y + 1));
      if (!own(x - 1, y)) add(x, y + 1, key(x, y));
    }
  }
  let d = '';
  for (const [from, targets] of edges) {
    while (targets.length > 0) {
      const loop: number[] = [from];
      for (let at = targets.pop(); at !== undefined && at !== from; at = edges.get(at)?.pop()) loop.push(at);
      d += smooth(loop);
    }
  }
  return d;
}
/** Through the middles of the edges: steps become slopes. The rim of the tile stays straight. */
function smooth(loop: readonly number[]): string {
  const point = (at: number): [number, number] => [(at % (CELLS + 1)) * CELL, Math.floor(at / (CELLS + 1)) * CELL];
  const rim = ([x, y]: [number, number]): boolean => (x === 0 || x === 100) && (y === 0 || y === 100);
  const found: string[] = [];
  loop.forEach((at, i) => {
    const a = point(at);
    const b = point(loop[(i + 1) % loop.length] as number);
    if (rim(a)) found.push(`${a[0]},${a[1]}`);
    found.push(`${(a[0] + b[0]) / 2},${(a[1] + b[1]) / 2}`);
  });
  return found.length > 0 ? `M${found.join('L')}Z` : '';
}
