/**
 * A tile drawn on squared paper and its fields found by filling: cities are painted over the sides that they reach, roads and
 * rivers are lines between them, and what is left and hangs together is a field. x to the east, y to the south.
 */
import type { PlainField, PlainTile } from './plain-tile.js';

const SIZE = 25;
const MIDDLE = 12;
/** How far the city of a single side reaches into the tile. */
const CAP = 5;
/** A road that stops on its way. */
const STUB = 6;

const FREE = -1;
const LINE = -2;

/** A cell seen from a side: how deep in the tile it lies, and how far from the side's left end when one looks inwards from N. */
type Cell = readonly [x: number, y: number];

const depthFrom = (side: number, [x, y]: Cell): number => [y, SIZE - 1 - x, SIZE - 1 - y, x][side] as number;

/** Cells of a city that reaches these sides. */
function inCity(sides: readonly number[], cell: Cell): boolean {
  const depth = [0, 1, 2, 3].map((side) => depthFrom(side, cell));
  const [only] = sides;
  if (sides.length === 4) return true;
  if (sides.length === 1) {
    const own = depth[only as number] as number;
    return own <= CAP && depth.every((other, side) => side === only || other > own);
  }
  return sides.some((a) =>
    sides.some((b) => {
      if ((a + 1) % 4 === b) return (depth[a] as number) + (depth[b] as number) < SIZE - 1; // the half beyond the diagonal
      if (a + 2 !== b) return false;
      const across = Math.abs(MIDDLE - (depth[(a + 1) % 4] as number));
      const along = Math.abs(MIDDLE - (depth[a] as number));
      return across <= Math.max(4, along); // an hourglass
    }),
  );
}

/** The middle of a side. */
const gateOf = (side: number): Cell =>
  [[MIDDLE, 0] as const, [SIZE - 1, MIDDLE] as const, [MIDDLE, SIZE - 1] as const, [0, MIDDLE] as const][side] as Cell;

/** Cells from one to another, along one axis or a diagonal. */
function straight([x, y]: Cell, [toX, toY]: Cell): Cell[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps + 1 }, (_, i) => [x + Math.sign(toX - x) * i, y + Math.sign(toY - y) * i] as const);
}

/** Lines of what runs between these sides; a single end runs to the middle. */
function lines(sides: readonly number[]): Cell[] {
  const [a, b] = sides;
  if (sides.length === 2) return straight(gateOf(a as number), gateOf(b as number));
  return sides.flatMap((side) => straight(gateOf(side), [MIDDLE, MIDDLE]));
}

/** Where the only city has gates it comes to the middle of the tile, and each road ends there by itself. */
function isBailey({ cities, roads }: PlainTile, [x, y]: Cell): boolean {
  const [city] = cities;
  if (cities.length !== 1 || !city || !roads.some(({ stop }) => stop === 'city')) return false;
  const near = (to: Cell): boolean => Math.max(Math.abs(x - to[0]), Math.abs(y - to[1])) <= 3;
  return straight([MIDDLE, MIDDLE], gateOf(city.sides[0] as number)).some(near);
}

/** Roads, but for those in tunnels. Where there are several cities, a road that ends at one parts no fields. */
function roadLines({ roads, cities }: PlainTile): Cell[] {
  const drawn = roads.filter(({ tunnel }) => !tunnel);
  return drawn.flatMap(({ sides, stop }) => (stop === 'city' && cities.length > 1 ? lines(sides).slice(0, STUB) : lines(sides)));
}

/** The cell of a half-edge on the rim. */
function rimCell(half: number): Cell {
  const at = half % 2 === 0 ? MIDDLE - STUB : MIDDLE + STUB;
  const back = SIZE - 1 - at;
  return [[at, 0] as const, [SIZE - 1, at] as const, [back, SIZE - 1] as const, [0, back] as const][half >> 1] as Cell;
}

/** The city of a cell, FREE where there is none. */
function cityAt(tile: PlainTile, cell: Cell): number {
  return isBailey(tile, cell) ? 0 : tile.cities.findIndex(({ sides }) => inCity(sides, cell));
}

/** Every field that reaches the rim, in the order of its first half-edge, with the cities that it touches. */
export function drawnFields(tile: PlainTile): PlainField[] {
  const paper = Array.from({ length: SIZE * SIZE }, (_, i) => cityAt(tile, [i % SIZE, Math.floor(i / SIZE)]));
  const at = ([x, y]: Cell): number | undefined => (x < 0 || y < 0 || x >= SIZE || y >= SIZE ? undefined : paper[y * SIZE + x]);
  for (const [x, y] of [...roadLines(tile), ...tile.rivers.flatMap(({ sides }) => lines(sides))])
    if (at([x, y]) === FREE) paper[y * SIZE + x] = LINE;
  const fields: PlainField[] = [];
  const filled = new Map<number, Set<number>>();
  for (let half = 0; half < 8; half++) {
    if ('CA'.includes(tile.edges.charAt(half >> 1))) continue;
    const [startX, startY] = rimCell(half);
    const start = startY * SIZE + startX;
    const known = fields.find((_, i) => filled.get(i)?.has(start));
    if (known) {
      known.halves.push(half);
      continue;
    }
    const cells = new Set<number>([start]);
    const cities = new Set<number>();
    const open: Cell[] = [[startX, startY]];
    for (let cell = open.pop(); cell; cell = open.pop()) {
      const [x, y] = cell;
      for (const next of [[x, y - 1] as const, [x + 1, y] as const, [x, y + 1] as const, [x - 1, y] as const]) {
        const there = at(next);
        if (there === undefined || there === LINE) continue;
        const name = next[1] * SIZE + next[0];
        if (there >= 0) cities.add(there);
        else if (!cells.has(name)) {
          cells.add(name);
          open.push(next);
        }
      }
    }
    filled.set(fields.length, cells);
    fields.push({ halves: [half], cities: [...cities].sort() });
  }
  return fields;
}
