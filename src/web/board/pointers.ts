/** Where the buttons over the board go, in pixels of the view: arrows at the edge, pills beside a tile, jetties on lakes. */
import type { Camera } from './camera.js';

export interface Arrow {
  /** 0 north, clockwise to 7 north-west. */
  readonly direction: number;
  readonly count: number;
  readonly px: number;
  readonly py: number;
  /** World point to go to. */
  readonly to: readonly [x: number, y: number];
}
/** Size of what is pressed with a finger. */
export const TOUCH = 44;
const EDGE = 30;

/** Pixels that a point lies inside the view when it counts as seen. */
const INSET = 12;
/**
 * One arrow for each direction in which points lie out of view.
 * @param tools size of what covers the upper right corner
 */
export function arrowsTo(
  camera: Camera,
  points: readonly (readonly [x: number, y: number])[],
  tools: { readonly width: number; readonly height: number } = { width: 0, height: 0 },
): Arrow[] {
  const { width, height } = camera;
  const inset = INSET;
  const groups = new Map<number, (readonly [number, number])[]>();
  for (const point of points) {
    const [px, py] = camera.toView(...point);
    const dx = px < inset ? -1 : px > width - inset ? 1 : 0;
    const dy = py < inset ? -1 : py > height - inset ? 1 : 0;
    if (dx === 0 && dy === 0) continue;
    const direction = DIRECTIONS.findIndex(([x, y]) => x === dx && y === dy);
    groups.set(direction, [...(groups.get(direction) ?? []), point]);
  }
  return [...groups].map(([direction, list]) => {
    const middle = list.reduce<[number, number]>(([x, y], [ax, ay]) => [x + ax / list.length, y + ay / list.length], [0, 0]);
    const nearest = list.reduce((a, b) => (far(b, camera) < far(a, camera) ? b : a));
    const [px, py] = camera.toView(...middle);
    const [dx, dy] = DIRECTIONS[direction] as readonly [number, number];
    const next = EDGE + TOUCH + 8;
    // corners keep their own place, so that no two arrows meet
    const between = (value: number, least: number, most: number): number =>
      Math.max(least, Math.min(Math.max(least, most), value));
    const right = width - EDGE - (dy < 0 ? tools.width : 0);
    const top = EDGE + (dx > 0 && dy === 0 ? tools.height : 0);
    return {
      direction,
      count: list.length,
      to: nearest,
      px: dx < 0 ? EDGE : dx > 0 ? right : between(px, next, (dy < 0 ? right : width - EDGE) - TOUCH - 8),
      py: dy < 0 ? EDGE : dy > 0 ? height - EDGE : between(py, dx > 0 ? top : next, height - next),
    };
  });
}
const far = ([x, y]: readonly [number, number], camera: Camera): number => Math.hypot(x - camera.x, y - camera.y);
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export interface Pill {
  /** Index of the place. */
  readonly index: number;
  readonly side: 'left' | 'right';
  /** Where the pill's number is. */
  readonly px: number;
  readonly py: number;
  /** Where its line ends. */
  readonly at: readonly [px: number, py: number];
}
/**
 * Pills to the left and right of a box, in the order of what they stand for from top to bottom: their lines do not cross.
 * @param box left, top, right and bottom of the tile in pixels of the view
 * @param range where pills may be, from top to bottom
 */
export function pillsBeside(
  box: readonly [number, number, number, number],
  places: readonly (readonly [px: number, py: number])[],
  range: readonly [top: number, bottom: number],
  gap: number,
): Pill[] {
  const [left, , right] = box;
  const byX = places.map((at, index) => ({ at, index })).sort((a, b) => a.at[0] - b.at[0] || a.index - b.index);
  const half = Math.floor(places.length / 2);
  const columns = [byX.slice(0, half), byX.slice(half)] as const;
  return columns.flatMap((column, k) => {
    const list = [...column].sort((a, b) => a.at[1] - b.at[1]);
    const ys = spread(
      list.map(({ at }) => at[1]),
      gap,
      range[0] + TOUCH / 2,
      range[1] - TOUCH / 2,
    );
    return list.map(
      ({ at, index }, i): Pill => ({
        index,
        side: k === 0 ? 'left' : 'right',
        px: k === 0 ? left - 26 : right + 26,
        py: ys[i] as number,
        at,
      }),
    );
  });
}
/** Values in ascending order, moved as little as is needed to lie `gap` apart between the ends. */
export function spread(values: readonly number[], gap: number, least: number, most: number): number[] {
  const found = [...values];
  for (let round = 0; round < 40; round++) {
    for (let i = 1; i < found.length; i++) {
      const short = gap - ((found[i] as number) - (found[i - 1] as number));
      if (short <= 0) continue;
      found[i - 1] = (found[i - 1] as number) - short / 2;
      found[i] = (found[i] as number) + short / 2;
    }
    for (let i = 0; i < found.length; i++)
      found[i] = Math.max(least + i * gap, Math.min(most - (found.length - 1 - i) * gap, found[i] as number));
  }
  return found;
}
/** Points moved apart until they lie `gap` from each other; for targets of one finger's width. */
export function apart(points: readonly (readonly [number, number])[], gap: number): [number, number][] {
  const found = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < found.length; i++) {
      for (let k = 0; k < i; k++) {
        const [a, b] = [found[i] as [number, number], found[k] as [number, number]];
        let [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        let length = Math.hypot(dx, dy);
        if (length >= gap - 0.01) continue;
        if (length < 0.01) [dx, dy, length] = [Math.cos(i), Math.sin(i), 1];
        const push = (gap - Math.min(length, gap)) / 2 + 0.02;
        [a[0], a[1], b[0], b[1]] = [
          a[0] + (dx / length) * push,
          a[1] + (dy / length) * push,
          b[0] - (dx / length) * push,
          b[1] - (dy / length) * push,
        ];
        moved = true;
      }
    }
    if (!moved) break;
  }
  return found;
}
