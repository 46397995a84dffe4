/** Paths of a tile: drawn as SVG, and sampled as points so that the page can ask what lies where. A tile is 100 × 100, y grows south. */

export type Point = readonly [x: number, y: number];

/** A path in both forms. */
export interface Line {
  /** SVG path data. */
  readonly d: string;
  readonly points: readonly Point[];
  /** Least and most x and y. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}
export const within = ({ box }: Line, [x, y]: Point, margin: number): boolean =>
  x >= box[0] - margin && y >= box[1] - margin && x <= box[2] + margin && y <= box[3] + margin;

/** Samples on a curve; enough for a tile of 50 × 50 cells. */
const STEPS = 14;

/** Collects one path. */
export class Pen {
  private text = '';
  private readonly found: Point[] = [];
  private at: Point = [0, 0];

  move(to: Point): this {
    this.text += `M${pair(to)}`;
    return this.reach(to);
  }
  line(to: Point): this {
    this.text += `L${pair(to)}`;
    return this.reach(to);
  }
  curve(a: Point, b: Point, to: Point): this {
    this.text += `C${pair(a)} ${pair(b)} ${pair(to)}`;
    const from = this.at;
    for (let i = 1; i <= STEPS; i++) this.found.push(bezier(from, a, b, to, i / STEPS));
    this.at = to;
    return this;
  }
  close(): Line {
    this.text += 'Z';
    return this.end();
  }
  end(): Line {
    const [xs, ys] = [this.found.map(([x]) => x), this.found.map(([, y]) => y)];
    return { d: this.text, points: this.found, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  }
  private reach(to: Point): this {
    this.found.push(to);
    this.at = to;
    return this;
  }
}

const pair = ([x, y]: Point): string => `${short(x)},${short(y)}`;
const short = (value: number): string => String(Math.round(value * 10) / 10);

function bezier(p: Point, a: Point, b: Point, q: Point, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1) => u * u * u * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t * t * t * q[i];
  return [mix(0), mix(1)];
}

/** Middle of a side. */
export const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
/** Corner i lies clockwise behind side i. */
export const CORNERS: readonly Point[] = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
];
/** From the middle of a side to the centre. */
export const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

export const middle = (side: number): Point => MIDDLES[side % 4] as Point;
export const corner = (index: number): Point => CORNERS[(index + 4) % 4] as Point;
export const inward = (side: number): Point => INWARD[side % 4] as Point;
/** A point so far from the middle of a side towards the centre. */
export const along = (side: number, depth: number): Point => move(middle(side), inward(side), depth);

export function move(from: Point, direction: Point, length: number): Point {
  return [from[0] + direction[0] * length, from[1] + direction[1] * length];
}
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
/** Turned clockwise about the centre of the tile. */
export function turn([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
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

/** Whether a closed path contains the point (even-odd). */
export function contains(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i] as Point;
    const b = points[j] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
/** Distance of a point from an open path. */
export function distanceTo(points: readonly Point[], p: Point): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    // no nearer than the box around the piece
    if (
      Math.max(
        Math.min(a[0], b[0]) - p[0],
        p[0] - Math.max(a[0], b[0]),
        Math.min(a[1], b[1]) - p[1],
        p[1] - Math.max(a[1], b[1]),
      ) < best
    )
      best = Math.min(best, toSegment(a, b, p));
  }
  return best;
}
function toSegment(a: Point, b: Point, p: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}
/** The point at a fraction of a path's length, and the direction there. */
export function pointAt(points: readonly Point[], fraction: number): { at: Point; direction: Point } {
  const total = points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1] as Point, p)), 0);
  let left = total * fraction;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    if (left <= length || i === points.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      const direction: Point = length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], direction };
    }
    left -= length;
  }
  return { at: points[0] ?? [50, 50], direction: [1, 0] };
}
