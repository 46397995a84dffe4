/** Who owns what: pennants and threads always, washes and stipple over everything when asked. */
import type { Feature, Rotation, TileKind } from 'highwayman';
import { geometryOf, type Path } from 'highwayman/geometry';
import type { Context, Palette } from '../tile/brush.js';
import type { Tiles } from './tiles.js';

/** What is needed of a feature to show whose it is. */
export type Owned = Pick<Feature, 'kind' | 'segments' | 'owners'>;
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Rings of a segment, as a path in world units. */
export function trace(context: Context | Path2D, rings: readonly Path[], dx: number, dy: number): void {
  for (const ring of rings) {
    ring.forEach(([x, y], i) => (i === 0 ? context.moveTo(x + dx, y + dy) : context.lineTo(x + dx, y + dy)));
    context.closePath();
  }
}

const DOT = 10;
const thread = (player: number): string => (player === 2 ? 'thread-2' : `p${player}`);

export function paintOwners(
  context: Context,
  colours: Palette,
  kinds: readonly TileKind[],
  tiles: Tiles,
  owned: readonly Owned[],
  all: boolean,
  [left, top, right, bottom]: Box,
): void {
  for (const { kind, segments, owners } of owned) {
    segments.forEach(({ x, y, segment }, i) => {
      const tile = tiles.get(`${x},${y}`);
      const form = tile && kinds[tile.kind];
      if (!form || x * 100 > right || y * 100 > bottom || x * 100 + 100 < left || y * 100 + 100 < top) return;
      const shape = geometryOf(form, tile.rotation as Rotation);
      const part = shape.segments[segment];
      if (!part) return;
      // shared features show their owners in turn, tile by tile or dot by dot
      const owner = owners[i % owners.length] as number;
      if (kind === 'road') return roadThread(context, colours, part.lines, x, y, owners, all);
      if (kind === 'city')
        for (const { walls } of [shape.cities[form.segments[segment]?.index ?? 0]].flatMap((city) => city ?? []))
          pennants(context, colours, walls, x, y, owner);
      if (all) wash(context, colours, part.outline, x * 100, y * 100, owners, kind === 'field');
    });
  }
}
function roadThread(
  context: Context,
  colours: Palette,
  lines: readonly Path[],
  x: number,
  y: number,
  owners: readonly number[],
  all: boolean,
): void {
  owners.forEach((owner, i) => {
    context.strokeStyle = colours(thread(owner));
    context.lineWidth = all ? 4.6 : 2.6;
    context.lineCap = 'butt';
    context.setLineDash([5, 4 + 9 * (owners.length - 1)]);
    context.lineDashOffset = -9 * i;
    context.beginPath();
    for (const line of lines)
      line.forEach(([px, py], k) =>
        k === 0 ? context.moveTo(px + x * 100, py + y * 100) : context.lineTo(px + x * 100, py + y * 100),
      );
    context.stroke();
  });
  context.setLineDash([]);
  context.lineDashOffset = 0;
}
function pennants(context: Context, colours: Palette, walls: readonly Path[], x: number, y: number, owner: number): void {
  context.strokeStyle = colours('t-ink');
  context.lineJoin = 'round';
  for (const p of walls.flatMap((wall) => [wall[0]])) {
    if (!p) continue;
    const [px, py] = [x * 100 + Math.round(p[0]), y * 100 + Math.round(p[1]) - 8];
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px, py - 17);
    context.stroke();
    context.fillStyle = colours(`p${owner}`);
    context.lineWidth = 0.9;
    context.beginPath();
    context.moveTo(px, py - 17);
    context.lineTo(px + 11.5, py - 13.2);
    context.lineTo(px, py - 9.4);
    context.closePath();
    context.fill();
    context.stroke();
  }
}
function wash(
  context: Context,
  colours: Palette,
  outline: readonly Path[],
  dx: number,
  dy: number,
  owners: readonly number[],
  field: boolean,
): void {
  context.save();
  context.beginPath();
  trace(context, outline, dx, dy);
  context.clip();
  if (field) {
    owners.forEach((owner, i) => {
      context.fillStyle = colours(`p${owner}`);
      context.globalAlpha = 0.9;
      context.beginPath();
      for (let row = 0; row < 100 / DOT; row++) {
        for (let col = 0; col < 100 / DOT; col++) {
          if ((row + col) % owners.length !== i) continue;
          const [px, py] = [dx + (col + 0.5 + (row % 2 === 0 ? 0.25 : -0.25)) * DOT, dy + (row + 0.5) * DOT];
          context.moveTo(px + 2.3, py);
          context.arc(px, py, 2.3, 0, Math.PI * 2);
        }
      }
      context.fill();
    });
  } else {
    context.globalAlpha = 0.42;
    if (owners.length === 1) {
      context.fillStyle = colours(`p${owners[0]}`);
      context.fillRect(dx - 1, dy - 1, 102, 102);
    } else {
      for (let k = -10; k < 20; k++) {
        context.fillStyle = colours(`p${owners[((k % owners.length) + owners.length) % owners.length]}`);
        context.beginPath();
        context.moveTo(dx + k * 10, dy);
        context.lineTo(dx + k * 10 + 10, dy);
        context.lineTo(dx + k * 10 + 110, dy + 100);
        context.lineTo(dx + k * 10 + 100, dy + 100);
        context.closePath();
        context.fill();
      }
    }
  }
  context.restore();
}
