/** What belongs to the board and not to a tile: farmland that runs on under all tiles, and what grows over their borders. */
import type { PlacedTile, Rotation, TileKind } from 'highwayman';
import { distanceTo, geometryOf, winding, type Point } from 'highwayman/geometry';
import { PLOTS, type Context, type Palette } from '../tile/brush.js';
import { Ink, randomOf, type Drawing } from '../tile/ink.js';
import { BUSH, FIR, house, ROOFS, TREE } from '../tile/symbols.js';
import type { Tiles } from './tiles.js';

/** Side of the square in which the pattern of plots repeats, in world units. */
export const PERIOD = 540;

/** Plots of several greens with furrows and dotted hedgerows, without a seam at the period. */
export function farmland(context: Context, palette: Palette): void {
  const count = 6;
  const cell = PERIOD / count;
  const random = randomOf('plots');
  const shift = Array.from(
    { length: count * count },
    () => [(random() - 0.5) * cell * 0.62, (random() - 0.5) * cell * 0.62] as const,
  );
  const node = (i: number, j: number): Point => {
    const [dx, dy] = shift[((j + count) % count) * count + ((i + count) % count)] as readonly [number, number];
    return [i * cell + dx, j * cell + dy];
  };
  const plots: { readonly corners: readonly Point[]; readonly green: number; readonly lean: number }[] = [];
  for (let j = -1; j <= count; j++) {
    for (let i = -1; i <= count; i++) {
      const seed = randomOf(`${(i + count) % count}/${(j + count) % count}`);
      plots.push({
        corners: [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)],
        green: Math.floor(seed() * PLOTS.length),
        lean: seed(),
      });
    }
  }
  const trace = (corners: readonly Point[]): void => {
    context.beginPath();
    corners.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
  };
  context.fillStyle = palette('t-field-a');
  context.fillRect(0, 0, PERIOD, PERIOD);
  for (const { corners, green, lean } of plots) {
    context.fillStyle = palette(PLOTS[green] as string);
    trace(corners);
    context.fill();
    if (lean < 0.35) continue;
    context.save();
    context.clip();
    context.strokeStyle = palette('t-furrow');
    context.globalAlpha = 0.3;
    context.lineWidth = 0.9;
    const [x, y] = corners[0] as Point;
    const angle = lean * Math.PI;
    context.translate(x + cell / 2, y + cell / 2);
    context.rotate(angle);
    context.beginPath();
    for (let at = -cell * 1.2; at < cell * 1.2; at += 8.5) {
      context.moveTo(-cell * 1.3, at);
      context.lineTo(cell * 1.3, at);
    }
    context.stroke();
    context.restore();
  }
  context.strokeStyle = palette('t-leaf');
  context.globalAlpha = 0.45;
  context.lineCap = 'round';
  context.lineWidth = 4.4;
  context.setLineDash([0.1, 6.6]);
  for (const { corners, lean } of plots) {
    if (lean < 0.55) continue;
    context.beginPath();
    context.moveTo(...(corners[0] as [number, number]));
    context.lineTo(...(corners[1] as [number, number]));
    context.lineTo(...(corners[2] as [number, number]));
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

type Kinds = readonly TileKind[];
export const edgeOf = (kinds: Kinds, tile: PlacedTile, side: number): string =>
  kinds[tile.kind]?.edges.charAt((side + 4 - tile.rotation) % 4) ?? '';

/** Something that stands on the border of two tiles, in world units. */
export interface Standing {
  /** Names the drawing; the same name is the same picture. */
  readonly name: string;
  readonly drawing: () => Drawing;
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Where the foot, the (0,0) of the drawing, stands. */
  readonly x: number;
  readonly y: number;
}

const SEAM_BOX = [-11, -12, 22, 16] as const;
const STYLES = 6;
const plants = [TREE, FIR, BUSH, BUSH] as const;

/** Houses over a shared city side, trees over a shared field side; `side` is 1 east or 2 south. */
export function seam(kinds: Kinds, tiles: Tiles, tile: PlacedTile, side: 1 | 2): Standing[] {
  const other = tiles.get(side === 1 ? `${tile.x + 1},${tile.y}` : `${tile.x},${tile.y + 1}`);
  if (!other || kinds[tile.kind]?.abbey || kinds[other.kind]?.abbey) return [];
  const edge = edgeOf(kinds, tile, side);
  const random = randomOf(`${tile.x}.${tile.y}.${side}`);
  const spot = (along: number): Point =>
    side === 1 ? [tile.x * 100 + 100, tile.y * 100 + along] : [tile.x * 100 + along, tile.y * 100 + 100];
  const found: Standing[] = [];
  if (edge === 'C') {
    for (const along of [20, 29.5, 39, 62, 71.5, 81]) {
      if (random() < 0.08) continue;
      const [x, y] = spot(along + (random() - 0.5) * 2);
      const style = Math.floor(random() * STYLES);
      found.push({ name: `house${style}`, drawing: () => houseOf(style), box: SEAM_BOX, x, y: y + 3 });
    }
  } else if (edge === 'F' || edge === 'R') {
    for (let i = 0; i < 4; i++) {
      const along = 14 + random() * 72;
      const what = Math.floor(random() * plants.length);
      if (random() < 0.3 || (edge === 'R' && Math.abs(along - 50) < 18)) continue;
      const [x, y] = spot(along);
      if (!crowded(kinds, [tile, other], x, y))
        found.push({
          name: `plant${what}`,
          drawing: () => new Ink().stand(plants[what] as typeof TREE, 0, 0).drawing(),
          box: [-8, -15, 18, 18],
          x,
          y: y + 1,
        });
    }
  }
  return found;
}
function houseOf(style: number): Drawing {
  const random = randomOf(`house${style}`);
  return new Ink()
    .stand(
      house(7.6 + random() * 1.8, ROOFS[Math.floor(random() * ROOFS.length)] ?? 'roofA', 0.9 + random() * 0.4),
      0,
      0,
      1,
      style % 3 === 0,
    )
    .drawing();
}
/** Whether a wall, a road, a building or a figure's place of either tile is too near. */
function crowded(kinds: Kinds, both: readonly PlacedTile[], x: number, y: number): boolean {
  return both.some((tile) => {
    const kind = kinds[tile.kind];
    if (!kind) return true;
    const shape = geometryOf(kind, tile.rotation as Rotation);
    const p: Point = [x - tile.x * 100, y - tile.y * 100];
    return (
      shape.cities.some(({ walls, floor }) => walls.some((wall) => distanceTo(wall, p) < 12) || winding([floor], p) !== 0) ||
      shape.roads.flat().some((line) => distanceTo(line, p) < 12) ||
      shape.rivers.some((line) => distanceTo(line, p) < 15)
    );
  });
}

/** World points where walls of a tile begin and end, with the slot of their city. */
export function wallEnds(kinds: Kinds, tile: PlacedTile): { readonly x: number; readonly y: number; readonly slot: number }[] {
  const kind = kinds[tile.kind];
  if (!kind) return [];
  return geometryOf(kind, tile.rotation as Rotation).cities.flatMap(({ walls }, index) => {
    const slot = kind.segments.findIndex((segment) => segment.kind === 'city' && segment.index === index);
    return walls.flatMap((wall) =>
      [wall[0], wall.at(-1)].flatMap((p) =>
        p ? [{ x: tile.x * 100 + Math.round(p[0]), y: tile.y * 100 + Math.round(p[1]), slot }] : [],
      ),
    );
  });
}
