/** What grows and what was built on a tile: where there is room, the same for the same kind, rotation and pattern. */
import type { TileKind } from 'highwayman';
import { depths, distance, distanceTo, roomiest, type Disc, type Path, type Point, type TileGeometry } from 'highwayman/geometry';
import { house, ROOFS, TREE, FIR, BUSH, HAY } from './symbols.js';
import { type Ink, randomOf } from './ink.js';

/** Things of one tile that must not lie on each other. */
export interface Room {
  readonly shape: TileGeometry;
  readonly kind: TileKind;
  readonly depth: Float32Array;
  readonly walls: readonly Path[];
  readonly roads: readonly Path[];
  readonly taken: Disc[];
  readonly random: () => number;
}
export function roomOf(kind: TileKind, shape: TileGeometry, pattern: number): Room {
  const { cities, roads, grid } = shape;
  return {
    shape,
    kind,
    depth: depths(grid as Int8Array),
    walls: cities.flatMap(({ walls }) => walls),
    roads: roads.flat(),
    taken: [],
    random: randomOf(`${kind.id}/${shape.rotation}/${pattern}`),
  };
}
const slotAt = ({ shape }: Room, x: number, y: number): number => {
  const { cells, grid } = shape;
  if (x < 0 || y < 0 || x >= 100 || y >= 100) return -9;
  return grid[Math.floor((y * cells) / 100) * cells + Math.floor((x * cells) / 100)] as number;
};
const clear = (room: Room, p: Point, radius: number): boolean =>
  room.taken.every(({ at, radius: r }) => distance(at, p) > r + radius);
const near = (lines: readonly Path[], p: Point, most: number): boolean => lines.some((line) => distanceTo(line, p) < most);

/** The roomiest point of a slot that nothing has taken. */
export const spare = (room: Room, slot: number, most: number, toward?: Point): Disc | null =>
  roomiest(room.shape.grid, room.depth, slot, room.taken, most, toward);

/** Streets of a city: from the middle of each of its sides to the plaza. */
export function streets(sides: readonly number[], plaza: Point): Path[] {
  const starts: readonly Point[] = [
    [50, -1.5],
    [101.5, 50],
    [50, 101.5],
    [-1.5, 50],
  ];
  return sides.map((side) => {
    const [a, m] = [starts[side] as Point, plaza];
    const bend: Point = side % 2 === 0 ? [a[0], a[1] + (m[1] - a[1]) * 0.55] : [a[0] + (m[0] - a[0]) * 0.55, a[1]];
    return Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const u = 1 - t;
      return [u * u * a[0] + 2 * u * t * bend[0] + t * t * m[0], u * u * a[1] + 2 * u * t * bend[1] + t * t * m[1]] as Point;
    });
  });
}

/** Rows of houses in a city, none on a street, plaza, sign or wall. */
export function houses(ink: Ink, room: Room, slot: number, lanes: readonly Path[]): void {
  const { random } = room;
  for (let y = 8.5; y < 99; y += 7.1) {
    for (let x = 1.5 + random() * 3; x < 97; ) {
      const w = 7.2 + random() * 2;
      const tall = 0.85 + random() * 0.5;
      const foot = y + (random() - 0.5) * 1.4;
      if (random() < 0.05 || !fits(room, slot, lanes, x, foot, w, tall)) {
        x += 1.6;
        continue;
      }
      ink.stand(house(w, ROOFS[Math.floor(random() * ROOFS.length)] ?? 'roofA', tall, w > 8), x + w / 2, foot, 1, random() < 0.4);
      x += w + 0.5 + random() * 0.9;
    }
  }
}
function fits(room: Room, slot: number, lanes: readonly Path[], x: number, y: number, w: number, tall: number): boolean {
  const top = y - w * 0.86 * tall;
  if (x < 0.8 || x + w > 99.4 || top < 0.6 || y > 98.6) return false;
  const middle: Point = [x + w / 2, y - w * 0.35];
  for (const p of [
    [x, y],
    [x + w, y],
    [x + w / 2, y],
    [x + 1, top],
    [x + w - 1, top],
  ] as const)
    if (slotAt(room, ...p) !== slot) return false;
  if (!clear(room, middle, w * 0.46)) return false;
  // walls hide what stands behind them, so a little more room is left in the south
  for (const p of [
    [x, y],
    [x + w, y],
    [x + w / 2, y + 1.5],
  ] as const)
    if (near(room.walls, p, 4.6)) return false;
  for (const p of [
    [x, top],
    [x + w, top],
  ] as const)
    if (near(room.walls, p, 4)) return false;
  return ![[x + 0.5, y - 1], [x + w / 2, y - 1], [x + w - 0.5, y - 1], middle].some((p) =>
    near(lanes, p as unknown as Point, 4.4),
  );
}

/** Trees in clumps, orchards, hay and tufts on the fields. */
export function growth(ink: Ink, room: Room): void {
  const { random, kind } = room;
  const field = (x: number, y: number): boolean => ['field'].includes(kind.segments[slotAt(room, x, y)]?.kind ?? '');
  const free = (x: number, y: number, r: number, height: number): boolean =>
    x > 4 &&
    x < 96 &&
    y > height - 2 &&
    y < 97 &&
    field(x, y) &&
    field(x - r, y) &&
    field(x + r, y) &&
    field(x, y - height * 0.6) &&
    field(x, y - height) &&
    clear(room, [x, y - 3], r) &&
    !near(room.walls, [x, y + 1], 7.5) &&
    !near(room.walls, [x, y - height], 4.5) &&
    !near(room.roads, [x, y], 9.5) &&
    !near(room.roads, [x, y - height], 7);
  const plant = (parts: typeof TREE, x: number, y: number, r: number, height: number, scale = 1): boolean => {
    if (!free(x, y, r * scale, height * scale)) return false;
    room.taken.push({ at: [x, y - 3], radius: r * scale * 0.7 });
    ink.stand(parts, x, y, scale, random() < 0.5);
    return true;
  };
  if (random() < 0.6) orchard(ink, room, 8 + random() * 84, 12 + random() * 80, free);
  for (let clump = 0; clump < 9; clump++) {
    const [x, y, what] = [6 + random() * 88, 12 + random() * 84, random()];
    const count = 1 + Math.floor(random() * 4);
    for (let i = 0; i < count; i++) {
      const [px, py] = [x + (random() - 0.5) * 17, y + (random() - 0.5) * 11];
      if (what < 0.5) plant(random() < 0.75 ? TREE : BUSH, px, py, 4.6, 12.5, 0.85 + random() * 0.3);
      else if (what < 0.74) plant(FIR, px, py, 4.2, 13.5, 0.85 + random() * 0.3);
      else if (what < 0.9) plant(BUSH, px, py, 4, 5);
      else if (i === 0) plant(HAY, px, py, 4.4, 7);
    }
  }
  let tufts = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [4 + random() * 92, 5 + random() * 90];
    if (free(x, y, 3, 4)) tufts += `M${x.toFixed(1)} ${y.toFixed(1)}l1.2 -3l1.1 2.8m1 .1l1 -2.3`;
  }
  ink.lay('tuft', tufts);
}
function orchard(
  ink: Ink,
  room: Room,
  x: number,
  y: number,
  free: (x: number, y: number, r: number, height: number) => boolean,
): void {
  const spots = [0, 1, 2, 3, 4, 5].map((i): Point => [x + (i % 3) * 7.6, y + Math.floor(i / 3) * 6.4]);
  if (!spots.every(([px, py]) => free(px, py, 3.6, 6))) return;
  for (const [px, py] of spots) ink.stand(BUSH, px, py);
  room.taken.push({ at: [x + 7.6, y + 1], radius: 11 });
}
