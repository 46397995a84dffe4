/** Outlines of the cities of a tile: along the sides they reach, in curves between the corners elsewhere. */
import type { TileDefinition } from 'highwayman';
import { corner, inward, move, Pen, type Line, type Point } from './pen.js';

const SIDES = 'NESW';
export const sidesOf = (text: string): number[] => [...text].map((letter) => SIDES.indexOf(letter)).sort();

/** One outline a city, in the order of the definition. */
export function cityOutlines(tile: TileDefinition): Line[] {
  const all = tile.cities.map((city) => sidesOf(city.edges));
  return all.map((sides, i) => outline(sides, all.filter((_, j) => j !== i).flat()));
}

/**
 * @param others sides that other cities of the tile reach: the wall keeps off them
 */
function outline(sides: readonly number[], others: readonly number[]): Line {
  const has = (side: number) => sides.includes(side % 4);
  if (sides.length === 4) return new Pen().move([0, 0]).line([100, 0]).line([100, 100]).line([0, 100]).close();
  const first = [0, 1, 2, 3].find((side) => has(side) && !has(side + 3)) ?? 0;
  const pen = new Pen().move(corner(first + 3));
  for (let side = first; side < first + 4; ) {
    if (has(side)) {
      pen.line(corner(side));
      side++;
      continue;
    }
    let end = side;
    while (end < first + 4 && !has(end)) end++;
    wall(pen, side, end - side, others);
    side = end;
  }
  return pen.close();
}

/** The wall over `count` sides without the city, from the corner before `side` on. */
function wall(pen: Pen, side: number, count: number, others: readonly number[]): void {
  const from = corner(side + 3);
  const to = corner(side + count - 1);
  const toward = (a: Point, b: Point, length: number): Point => move(a, [(b[0] - a[0]) / 100, (b[1] - a[1]) / 100], length);
  if (count === 1) {
    const crowded = others.includes(side % 4);
    const deep = (p: Point) => move(p, inward(side), crowded ? 48 : 25);
    const reach = crowded ? 20 : 24;
    pen.curve(deep(toward(from, to, reach)), deep(toward(to, from, reach)), to);
  } else if (count === 2) {
    // a diagonal that leans towards the city
    const lean: Point = [(inward(side)[0] + inward(side + 1)[0]) / 2, (inward(side)[1] + inward(side + 1)[1]) / 2];
    const third = (t: number): Point => move([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], lean, 12);
    pen.curve(third(0.3), third(0.7), to);
  } else {
    // a cap over one side; the city lies between `to` and `from`
    const own = (side + 3) % 4;
    const beside = others.includes((own + 1) % 4) || others.includes((own + 3) % 4);
    const across = others.includes((own + 1) % 4) && others.includes((own + 3) % 4);
    const deep = across ? 27 : beside ? 31 : 36;
    const reach = across ? 36 : beside ? 34 : 24;
    pen.curve(move(toward(from, to, reach), inward(own), deep), move(toward(to, from, reach), inward(own), deep), to);
  }
}

/** Centre of gravity of the outline: where roads that end at the city aim. */
export function cityCentre({ points }: Line): Point {
  let [x, y, area] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
    area += cross * 3;
  });
  return area === 0 ? [50, 50] : [x / area, y / area];
}
