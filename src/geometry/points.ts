/** Points and paths of a tile: 100 × 100 units, x grows east, y grows south, (0,0) is the north-west corner. */

/** A point in tile units. */
export type Point = readonly [x: number, y: number];
/** An open line, or a closed one whose last point joins the first. */
export type Path = readonly Point[];

/** Middle of side N, E, S, W. */
const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
/** Corner i lies clockwise behind side i: NE, SE, SW, NW. */
export const CORNERS: readonly Point[] = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
];
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

const wrap = (index: number): number => ((index % 4) + 4) % 4;
/** Middle of a side of the tile. */
export const middle = (side: number): Point => MIDDLES[wrap(side)] as Point;
export const corner = (index: number): Point => CORNERS[wrap(index)] as Point;
/** Unit step from the middle of a side to the centre. */
export const inward = (side: number): Point => INWARD[wrap(side)] as Point;
/** A point so far from the middle of a side towards the centre. */
export const along = (side: number, depth: number): Point => shift(middle(side), inward(side), depth);
/** Numbers of the sides that a text such as "NSW" names. */
export const sidesOf = (text: string): number[] => [...text].map((letter) => 'NESW'.indexOf(letter)).sort();

export const shift = (from: Point, direction: Point, length: number): Point => [
  from[0] + direction[0] * length,
  from[1] + direction[1] * length,
];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** Distance of two points, in tile units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Turned clockwise about the centre of the tile, by quarters. */
export function turn([x, y]: Point, quarters: number): Point {
  switch (wrap(quarters)) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}
export const turnPath = (path: Path, quarters: number): Path =>
  wrap(quarters) === 0 ? path : path.map((p) => turn(p, quarters));

/** A cubic curve as a line of `steps` pieces. */
export function curve(p: Point, a: Point, b: Point, q: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const at = (k: 0 | 1) => u * u * u * p[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * q[k];
    return [at(0), at(1)];
  });
}

/** How often closed rings wind around a point; 0 is outside. Holes run against the rings around them. */
export function winding(rings: readonly Path[], [x, y]: Point): number {
  let count = 0;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j] as Point;
      const [bx, by] = ring[i] as Point;
      if (ay <= y === by <= y) continue;
      const right = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (by > ay && right > 0) count++;
      else if (by < ay && right < 0) count--;
    }
  }
  return count;
}

/** Distance of a point from an open line. */
export function distanceTo(line: Path, p: Point): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
    best = Math.min(best, Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy));
  }
  return best;
}

export const lengthOf = (line: Path): number =>
  line.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(line[i - 1] as Point, p)), 0);

/** The point at a fraction of a line's length, and the direction there. */
export function pointAt(line: Path, fraction: number): { readonly at: Point; readonly direction: Point } {
  let left = lengthOf(line) * fraction;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const length = distance(a, b);
    if (left <= length || i === line.length - 1) {
      const direction: Point = length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      return { at: mix(a, b, length === 0 ? 0 : Math.min(1, left / length)), direction };
    }
    left -= length;
  }
  return { at: line[0] ?? [50, 50], direction: [1, 0] };
}

/** A band of half width `half` around an open line, as one closed ring. */
export function band(line: Path, half: number): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
    const length = distance(a, b) || 1;
    const across: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    // at the rim of the tile the band ends along the rim
    const normal: Point = p[0] % 100 === 0 ? [0, Math.sign(across[1])] : p[1] % 100 === 0 ? [Math.sign(across[0]), 0] : across;
    left.push(shift(p, normal, half));
    right.unshift(shift(p, normal, -half));
  });
  return [...left, ...right];
}
/** A closed ring around a point, clockwise; `sign` −1 turns it into a hole. */
export function circle([x, y]: Point, radius: number, sign: 1 | -1 = 1): Path {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (sign * i * Math.PI) / 14;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as Point;
  });
}
export const square = ([x, y]: Point, half: number): Path => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
