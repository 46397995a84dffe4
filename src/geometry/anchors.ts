/** Where figures stand and lie: places where they hide nothing that they belong to. */
import type { TileKind } from '../types.js';
import { cellAt, cellCentre, type Grid, type Lines } from './grid.js';
import { distance, lengthOf, pointAt, shift, type Path, type Point } from './points.js';
import { RING_RADIUS } from './roads.js';
import { depths, roomiest, type Disc } from './room.js';

export interface Anchor {
  readonly at: Point;
  readonly room: number;
  readonly more: readonly Point[];
}
/** A figure stands 22 units high on its feet; its middle lies this far above them. */
const MIDDLE = 8;

/** By slot, for a tile already turned. */
export function anchorsOf(kind: TileKind, lines: Lines, grid: Grid, building: Disc | null, garden: Point | null): Anchor[] {
  const depth = depths(grid);
  const court: Disc[] = building && lines.centre !== 'abbey' ? [building] : [];
  const room = (slot: number, avoid: readonly Disc[], most: number, toward?: Point): Disc =>
    roomiest(grid, depth, slot, avoid, most, toward) ?? { at: someCell(grid, slot), radius: 4 };
  const standing: Point[] = [];
  const anchors = kind.segments.map((segment, slot): Anchor => {
    switch (segment.kind) {
      case 'road': {
        const anchor = roadAnchor(kind, lines, grid, slot, standing);
        standing.push(anchor.at);
        return anchor;
      }
      case 'city': {
        const cathedral: Disc[] = segment.cathedral ? [{ at: [50, 44], radius: 21 }] : [];
        const found = room(slot, [...court, ...cathedral], 15, [50, 52]);
        const second = room(slot, [...court, ...cathedral, { at: found.at, radius: 9 }], 9, found.at);
        return {
          at: feet(grid, slot, found),
          room: found.radius,
          more: [feet(grid, slot, second), shift(second.at, [second.at[0] > 50 ? -1 : 1, 0], 5)],
        };
      }
      case 'monastery':
      case 'cathedral': {
        const at: Point =
          building && lines.centre !== 'abbey' ? [building.at[0], building.at[1] + Math.min(16, building.radius - 3)] : [50, 74];
        return { at, room: 10, more: [shift(at, [-1, 0], 11), shift(at, [1, 0], 11)] };
      }
      case 'garden': {
        const at = shift(garden ?? [50, 50], [0, 1], 4);
        return { at, room: 9, more: [shift(at, [-1, 0], 5), shift(at, [1, 0], 5)] };
      }
      default:
        return { at: [50, 50], room: 5, more: [] };
    }
  });
  const bodies = anchors.flatMap(({ at }, slot): Disc[] =>
    kind.segments[slot]?.kind === 'road' ? [{ at: shift(at, [0, -1], MIDDLE), radius: 8 }] : [],
  );
  kind.segments.forEach((segment, slot) => {
    if (segment.kind !== 'field') return;
    // clear of figures on the roads, where the field is wide enough
    const free = roomiest(grid, depth, slot, bodies, 15);
    const found = free && free.radius > 6 ? free : room(slot, [], 15);
    const second = room(slot, [{ at: found.at, radius: 8 }], 10, found.at);
    anchors[slot] = { at: found.at, room: found.radius, more: [second.at, shift(second.at, [0, second.at[1] > 50 ? -1 : 1], 5)] };
  });
  return anchors;
}

/** Takes a round place for a garden in the largest free part of the fields, off the middle. */
export function placeGarden(kind: TileKind, grid: Grid): Point | null {
  const slot = kind.segments.findIndex((segment) => segment.kind === 'garden');
  if (slot < 0) return null;
  const depth = depths(grid);
  const spots = kind.segments.flatMap((segment, field) =>
    segment.kind === 'field' ? (roomiest(grid, depth, field, [], 11, [24, 24]) ?? []) : [],
  );
  const best = spots.reduce((a, b) => (b.radius > a.radius ? b : a), spots[0] ?? { at: [50, 50] as Point, radius: 6 });
  for (let cell = 0; cell < grid.length; cell++) {
    const [x, y] = cellCentre(cell);
    // off the rim: a side is the field's from end to end
    if (Math.min(x, y, 100 - x, 100 - y) > 3 && distance([x, y], best.at) < GARDEN_RADIUS) grid[cell] = slot;
  }
  return best.at;
}
const GARDEN_RADIUS = 10;

/** Down from the middle of the room, so that the whole figure and not its feet is in the middle; never out of the segment. */
function feet(grid: Grid, slot: number, { at }: Disc): Point {
  for (let down = MIDDLE; down > 0; down -= 2) {
    const [x, y] = shift(at, [0, 1], down);
    if (y < 98 && grid[cellAt(x, y)] === slot && grid[cellAt(x, Math.min(99, y + 3))] === slot) return [x, y];
  }
  return at;
}

/** @param others where figures on other roads stand */
function roadAnchor(kind: TileKind, lines: Lines, grid: Grid, slot: number, others: readonly Point[]): Anchor {
  const { index } = kind.segments[slot] as { index: number };
  const road = kind.source.roads[index];
  const parts = lines.roads[index] ?? [];
  if (road?.branch === 'labyrinth')
    return {
      at: [50, 56],
      room: 11,
      more: [
        [40, 56],
        [60, 56],
      ],
    };
  if (road?.branch === 'roundabout')
    return {
      at: [50, 50 + RING_RADIUS + 3],
      room: 9,
      more: [
        [50 - RING_RADIUS, 52],
        [50 + RING_RADIUS, 52],
      ],
    };
  const line = parts[0] ?? [];
  const crossed = kind.source.roads.some((other, i) => i !== index && other.ends.length > 1) || lines.rivers.length > 0;
  const through = (road?.ends.length ?? 0) > 1 && !road?.branch;
  const seen = through && !road?.tunnel ? line : visible(line, (p) => grid[cellAt(...p)] === slot);
  const length = lengthOf(seen);
  const away = (t: number): number => Math.min(100, ...others.map((other) => distance(beside(seen, t, grid, slot), other)));
  const part = !through || !crossed ? 0.5 : [0.25, 0.75].reduce((a, b) => (away(b) > away(a) ? b : a));
  const at = beside(seen, part, grid, slot);
  const more = [part - 0.22, part + 0.22].map((t) => beside(seen, Math.max(0.1, Math.min(0.9, t)), grid, slot));
  return { at, room: Math.max(5, Math.min(11, length / 3)), more };
}
/** The part of a dead end that can be seen before the wall or the building. */
function visible(line: Path, seen: (p: Point) => boolean): Path {
  const end = line.findIndex((p, i) => i > 2 && !seen(p));
  return end < 0 ? line : line.slice(0, end);
}
/** Feet on the kerb, above a road that runs across and left of one that runs down, so that the road stays visible. */
function beside(line: Path, fraction: number, grid: Grid, slot: number): Point {
  const {
    at,
    direction: [dx, dy],
  } = pointAt(line, fraction);
  const normal: Point = dx * 1.001 + dy * 0.2 > 0 ? [dy, -dx] : [-dy, dx];
  for (const off of [4.6, 3, 1.5]) {
    const p = shift(at, normal, off);
    if (grid[cellAt(...p)] === slot) return p;
  }
  return at;
}
function someCell(grid: Grid, slot: number): Point {
  const cell = grid.indexOf(slot);
  return cell < 0 ? [50, 50] : cellCentre(cell);
}
