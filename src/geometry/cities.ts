/**
 * Cities of a tile: floors and walls. A wall always begins and ends in a corner of the tile, whatever the kind, so that walls of
 * neighbours meet there.
 */
import type { TileDefinition } from '../types.js';
import { corner, curve, inward, mix, shift, sidesOf, type Path, type Point } from './points.js';

/** The outline of a city on its tile. */
export interface City {
  /** Sides that the city reaches. */
  readonly sides: readonly number[];
  /** Closed, clockwise. */
  readonly floor: Path;
  /** Open, from corner to corner, the city on the right hand. */
  readonly walls: readonly Path[];
}

/** Straight pieces of a wall. */
const FACETS = 6;

/** One city an entry, in the order of the definition. */
export function citiesOf(tile: TileDefinition): City[] {
  const all = tile.cities.map((city) => sidesOf(city.edges));
  const low = tile.features?.lake === true;
  return all.map((sides, i) => outline(sides, all.filter((_, j) => j !== i).flat(), low));
}

function outline(sides: readonly number[], others: readonly number[], low: boolean): City {
  const has = (side: number) => sides.includes(((side % 4) + 4) % 4);
  if (sides.length === 4) return { sides, floor: [corner(3), corner(0), corner(1), corner(2)], walls: [] };
  const first = [0, 1, 2, 3].find((side) => has(side) && !has(side + 3)) ?? 0;
  const floor: Point[] = [corner(first + 3)];
  const walls: Path[] = [];
  for (let side = first; side < first + 4; ) {
    if (has(side)) {
      floor.push(corner(side++));
      continue;
    }
    let end = side;
    while (end < first + 4 && !has(end)) end++;
    const line = wall(side, end - side, others, low);
    walls.push(line);
    floor.push(...line.slice(1));
    side = end;
  }
  const [start, last] = [floor[0] as Point, floor.at(-1) as Point];
  if (Math.hypot(start[0] - last[0], start[1] - last[1]) < 0.01) floor.pop();
  return { sides, floor, walls };
}

/** The wall over `count` sides without the city, from the corner before `side` on; `low` leaves the middle to a lake. */
function wall(side: number, count: number, others: readonly number[], low: boolean): Path {
  const from = corner(side + 3);
  const to = corner(side + count - 1);
  const taken = (s: number) => others.includes(((s % 4) + 4) % 4);
  const bend = (reach: number, depth: Point, length: number): Path =>
    curve(from, shift(mix(from, to, reach), depth, length), shift(mix(to, from, reach), depth, length), to, FACETS);
  if (count === 1) return bend(0.22, inward(side), taken(side) ? 48 : 27);
  if (count === 2) {
    const lean: Point = [(inward(side)[0] + inward(side + 1)[0]) / 2, (inward(side)[1] + inward(side + 1)[1]) / 2];
    return bend(0.3, lean, 13);
  }
  // a cap over one side; where another city shares a corner the wall leaves that corner at a flatter angle
  const own = side + 3;
  const [before, behind] = [taken(own - 1), taken(own + 1)];
  if (before && behind) return bend(0.36, inward(own), 27);
  return before || behind ? bend(0.34, inward(own), 31) : bend(0.2, inward(own), low ? 25 : 40);
}

/** Centre of gravity of a floor: where roads that end at the city aim. */
export function centreOfFloor(floor: Path): Point {
  let [x, y, area] = [0, 0, 0];
  floor.forEach((a, i) => {
    const b = floor[(i + 1) % floor.length] as Point;
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
    area += cross * 3;
  });
  return area === 0 ? [50, 50] : [x / area, y / area];
}
