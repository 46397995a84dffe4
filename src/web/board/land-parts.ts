/** What the land is told and made of, and what stands in for a tile that is not drawn yet. */
import type { PlacedTile, Rotation, TileKind } from 'highwayman';
import { geometryOf } from 'highwayman/geometry';
import type { Context, Palette } from '../tile/brush.js';
import { trace } from './owners.js';
import type { View } from './view.js';

/** What a frame needs beside the tiles. */
export interface Look extends View {
  /** Device pixels per pixel. */
  readonly ratio: number;
  /** The view is being moved: what is there is shown at once, sharp or not. */
  readonly moving: boolean;
}

/** The tile in hand where it would lie. */
export interface Ghost {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  /** Chosen, or only under the pointer. */
  readonly chosen: boolean;
}

/** Floors and roads without anything on them, until the picture is drawn. */
export function sketchTile(context: Context, colours: Palette, kind: TileKind, { x, y, rotation }: PlacedTile): void {
  const { cities, roads } = geometryOf(kind, rotation as Rotation);
  context.beginPath();
  trace(
    context,
    cities.map(({ floor }) => floor),
    x * 100,
    y * 100,
  );
  context.fillStyle = colours('t-floor');
  context.fill();
  context.beginPath();
  for (const line of roads.flat())
    line.forEach(([px, py], i) =>
      i === 0 ? context.moveTo(px + x * 100, py + y * 100) : context.lineTo(px + x * 100, py + y * 100),
    );
  context.strokeStyle = colours('t-road');
  context.lineWidth = 8.4;
  context.stroke();
}
/** A tile changes the seams of its own square and of those west and north of it. */
export function touch(around: Set<string>, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [-1, 0],
    [0, -1],
  ] as const)
    around.add(`${x + dx},${y + dy}`);
}
