/**
 * Where the camera should look at each decision: all of the land while it fits, the neighbourhood of the last tile else, a tile
 * when a figure is to be set.
 */
import type { Game } from 'highwayman';
import type { Selection } from '../game/selection.js';
import type { Box, Camera, Look } from './camera.js';
import type { Tiles } from './layers.js';

/** Pixels of a tile below which the whole is no longer shown: desktop and phone. */
const LEAST = { wide: 0.4, narrow: 0.32 } as const;
export const isNarrow = (camera: Camera): boolean => camera.width < 600;

/** All tiles with one free square around: every legal square lies in it, and it rests while placing and deploying take turns. */
export function landBox(game: Game, tiles: Tiles): Box {
  const { map } = game;
  const all = map
    ? [
        { x: 0, y: 0 },
        { x: map.cols - 1, y: map.rows - 1 },
      ]
    : [...tiles.values()];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const around = map ? 0.3 : 1.35;
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return {
    left: left * 100,
    top: top * 100,
    width: (Math.max(...xs) + 1 + around - left) * 100,
    height: (Math.max(...ys) + 1 + around - top) * 100,
  };
}
export const squaresBox = (squares: readonly { readonly x: number; readonly y: number }[], around: number): Box => {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [(Math.min(...xs) - around) * 100, (Math.min(...ys) - around) * 100];
  return { left, top, width: (Math.max(...xs) + 1 + around) * 100 - left, height: (Math.max(...ys) + 1 + around) * 100 - top };
};

/** The look for the land, with its tiles large enough to be played on; `whole` shows all of it whatever its size. */
export function landLook(camera: Camera, game: Game, tiles: Tiles, whole = false): Look {
  const box = landBox(game, tiles);
  const all = camera.fitted(box, 1.3, isNarrow(camera) ? [4, 30] : [56, 10]);
  const least = isNarrow(camera) ? LEAST.narrow : LEAST.wide;
  if (whole || all.scale >= least || game.isOver) return all;
  const last = game.placed ?? game.tiles().at(-1) ?? { x: 0, y: 0 };
  // no more empty table than there must be
  const within = (value: number, from: number, size: number, pixels: number): number => {
    const half = pixels / 2 / least;
    return size <= 2 * half ? from + size / 2 : Math.max(from + half, Math.min(from + size - half, value));
  };
  return {
    x: within(last.x * 100 + 50, box.left, box.width, camera.width),
    y: within(last.y * 100 + 50, box.top, box.height, camera.height),
    scale: least,
  };
}
/** The look for a decision on the board: its tile is large, so that places and words can be told apart. */
export function decisionLook(camera: Camera, squares: readonly { readonly x: number; readonly y: number }[]): Look {
  const most = isNarrow(camera) ? 1.8 : 2.4;
  if (squares.length === 1) {
    const room = Math.min((camera.height - 40) / 130, isNarrow(camera) ? (camera.width - 130) / 100 : (camera.width - 330) / 100);
    return camera.fitted(squaresBox(squares, 0.15), Math.max(0.9, Math.min(most, room)));
  }
  const look = camera.fitted(squaresBox(squares, 0.4), most);
  const least = isNarrow(camera) ? 0.66 : 0.7;
  if (look.scale >= least) return look;
  const first = squares[0] as { x: number; y: number };
  return { x: first.x * 100 + 50, y: first.y * 100 + 50, scale: least };
}
/** Squares of what is to be decided on the board, each once; empty for placements and for choices of no place. */
export function decisionSquares(selection: Selection | null): { readonly x: number; readonly y: number }[] {
  if (!selection?.mine || selection.placements.length > 0) return [];
  const found = new Map<string, { x: number; y: number }>();
  for (const { square, move } of selection.choices)
    if (square && move.type !== 'send') found.set(`${square.x},${square.y}`, { x: square.x, y: square.y });
  return [...found.values()];
}
