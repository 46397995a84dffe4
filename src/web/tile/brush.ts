/** Drawings on a canvas, in the colours that the style sheet has now. */
import { artOf, type ArtPath } from 'highwayman/geometry';
import type { Rotation, TileKind } from 'highwayman';
import type { Drawing } from './ink.js';
import { PAINTS, type Paint } from './paints.js';

export type Canvas = OffscreenCanvas;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
/** Colours by variable name. */
export type Palette = (name: string) => string;

/** The colours of the page as it is now, whatever they are written with, by name. */
export function coloursOfPage(): ReadonlyMap<string, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const known = new Map<string, string>();
  for (const name of names()) {
    probe.style.color = `var(--${name})`;
    known.set(name, style.color);
  }
  probe.remove();
  return known;
}
export const paletteOf =
  (colours: ReadonlyMap<string, string>): Palette =>
  (name) =>
    colours.get(name) ?? '#888';
/** Every colour that a canvas of ours uses. */
function names(): Set<string> {
  const paints: readonly Paint[] = Object.values(PAINTS);
  return new Set([
    ...paints.flatMap(({ fill, stroke }) => [fill, stroke].flatMap((name) => name ?? [])),
    ...PLOTS,
    't-thick',
    'table',
    'table-dot',
    'soft',
    'thread-2',
    ...[0, 1, 2, 3, 4, 5].map((player) => `p${player}`),
  ]);
}
/** Greens of the farmland. */
export const PLOTS = ['t-field-a', 't-field-b', 't-field-c', 't-field-d', 't-field-e', 't-field-f'] as const;

/** Draws in tile units at the context's present transform. */
export function brush(context: Context, drawing: Drawing, palette: Palette): void {
  context.lineJoin = 'round';
  for (const { paint, d } of drawing) {
    const look: Paint = PAINTS[paint];
    const path = new Path2D(d);
    context.globalAlpha = look.opacity ?? 1;
    if (look.fill) {
      context.fillStyle = palette(look.fill);
      context.fill(path);
    }
    if (!look.stroke) continue;
    context.strokeStyle = palette(look.stroke);
    context.lineWidth = look.width ?? 1;
    context.lineCap = look.butt ? 'butt' : 'round';
    context.setLineDash((look.dash ?? []) as number[]);
    context.stroke(path);
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

/** What a client registered for the tile, or nothing. */
export const ownArt = (kind: TileKind, rotation: Rotation): readonly ArtPath[] | null => artOf(kind.id)?.draw?.(rotation) ?? null;
export function brushOwn(context: Context, art: readonly ArtPath[]): void {
  for (const { d, fill, stroke, width, opacity } of art) {
    const path = new Path2D(d);
    context.globalAlpha = opacity ?? 1;
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width ?? 1;
      context.stroke(path);
    }
  }
  context.globalAlpha = 1;
}
