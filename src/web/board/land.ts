/** The land as a picture on a canvas: table, farmland, tiles, towers and seams, who owns what. Only what is in view is drawn. */
import type { Game, PlacedTile, Rotation, TileKind } from 'highwayman';
import { geometryOf } from 'highwayman/geometry';
import { Bitmaps } from '../tile/bitmaps.js';
import type { Context, Palette } from '../tile/brush.js';
import { patternAt } from '../tile/drawing.js';
import { Ink } from '../tile/ink.js';
import { SPIRE, TOWER } from '../tile/symbols.js';
import type { Camera } from './camera.js';
import { farmland, PERIOD, seam, wallEnds, type Standing } from './ground.js';
import type { Tiles } from './layers.js';
import { paintOwners, trace, type Owned } from './owners.js';
import { rimLabels, tableChart } from './table.js';

const TOWER_BOX = [-9, -21, 25, 33] as const;
/** Milliseconds of a frame that may go to tiles not drawn before. */
const BUDGET = 9;

export class Land {
  private readonly context: Context | null;
  private tiles: Tiles = new Map();
  private game: Game | null = null;
  private readonly seams = new Map<string, readonly Standing[]>();
  private readonly keys = new Map<string, string>();
  private standing: Standing[] = [];
  private squares = new Path2D();
  private owned: Owned[] = [];
  private all = false;
  private ground: { readonly pattern: CanvasPattern; readonly scale: number } | null = null;
  private waiting = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    readonly bitmaps: Bitmaps,
    private readonly again: () => void,
  ) {
    this.context = canvas.getContext('2d', { alpha: false });
  }

  /** After a change of theme. */
  forget(): void {
    this.bitmaps.forget();
    this.ground = null;
  }
  resize(width: number, height: number): void {
    const ratio = Math.min(2, devicePixelRatio || 1);
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
    if (this.canvas.width === w && this.canvas.height === h) return;
    [this.canvas.width, this.canvas.height] = [w, h];
  }

  /** Takes over what lies on the table; works out anew only what a new or missing tile changes. */
  show(game: Game, tiles: Tiles): void {
    const fresh = this.game?.rules !== game.rules;
    if (fresh) {
      this.seams.clear();
      this.keys.clear();
    }
    this.game = game;
    this.tiles = tiles;
    let changed = fresh || tiles.size !== this.keys.size;
    const around = new Set<string>();
    for (const [key, tile] of tiles) {
      const now = `${tile.kind}/${tile.rotation}`;
      if (this.keys.get(key) === now) continue;
      this.keys.set(key, now);
      touch(around, tile);
      changed = true;
    }
    for (const key of [...this.keys.keys()]) {
      if (tiles.has(key)) continue;
      this.keys.delete(key);
      const [x, y] = key.split(',').map(Number) as [number, number];
      touch(around, { x, y });
      for (const side of [1, 2]) this.seams.delete(`${key},${side}`);
      changed = true;
    }
    if (!changed) return;
    for (const key of around) {
      const tile = tiles.get(key);
      if (tile) for (const side of [1, 2] as const) this.seams.set(`${key},${side}`, seam(game, tiles, tile, side));
    }
    this.gather(game);
  }
  private gather(game: Game): void {
    const towers = new Map<string, Standing>();
    this.squares = new Path2D();
    for (const tile of this.tiles.values()) {
      this.squares.rect(tile.x * 100, tile.y * 100, 100, 100);
      for (const { x, y } of wallEnds(game, tile)) {
        const roofed = (Math.imul(x, 7349) ^ Math.imul(y, 9151)) % 3 === 0;
        towers.set(`${x},${y}`, {
          name: roofed ? 'spire' : 'tower',
          drawing: () => new Ink().stand(roofed ? SPIRE : TOWER, 0, 0).drawing(),
          box: TOWER_BOX,
          x,
          y,
        });
      }
    }
    this.standing = [...[...this.seams.values()].flat(), ...towers.values()].sort((a, b) => a.y - b.y);
  }
  /** Who owns what, little always and everything when asked. */
  showOwners(owned: Owned[], all: boolean): void {
    this.owned = owned;
    this.all = all;
  }

  draw(camera: Camera, labels: boolean): void {
    const { context, canvas, game } = this;
    if (!context) return;
    const ratio = canvas.width / Math.max(1, camera.width);
    const scale = camera.scale * ratio;
    const [left, top] = camera.toWorld(0, 0);
    const [right, bottom] = camera.toWorld(camera.width, camera.height);
    const { colours } = this.bitmaps;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = colours('table');
    context.fillRect(0, 0, canvas.width, canvas.height);
    const world = (): void => context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    world();
    tableChart(context, colours, [left, top, right, bottom], camera.scale);
    if (!game) return;
    if (game.map === null) {
      context.translate(0, 7);
      context.fillStyle = colours('t-thick');
      context.fill(this.squares);
      world();
    }
    context.strokeStyle = colours('t-ink');
    context.lineWidth = 3.4;
    context.lineJoin = 'round';
    context.stroke(this.squares);
    const ground = this.groundAt(scale);
    context.fillStyle = ground ?? colours('t-field-a');
    context.fill(this.squares);
    context.imageSmoothingQuality = 'medium';
    this.drawTiles(context, scale, left, top, right, bottom);
    for (const { name, drawing, box, x, y } of this.standing) {
      if (x + box[0] + box[2] < left || x + box[0] > right || y + box[1] + box[3] < top || y + box[1] > bottom) continue;
      context.drawImage(this.bitmaps.thing(name, drawing, box, scale), x + box[0], y + box[1], box[2], box[3]);
    }
    paintOwners(context, colours, game, this.tiles, this.owned, this.all, [left, top, right, bottom]);
    if (labels) {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      rimLabels(context, colours, camera, this.tiles);
    }
  }
  private drawTiles(context: Context, scale: number, left: number, top: number, right: number, bottom: number): void {
    const size = this.bitmaps.sizeFor(scale * 100);
    const begun = performance.now();
    let late = false;
    for (const tile of this.tiles.values()) {
      const [x, y] = [tile.x * 100, tile.y * 100];
      if (x > right || y > bottom || x + 100 < left || y + 100 < top) continue;
      const kind = this.game?.rules.kinds[tile.kind];
      if (!kind) continue;
      late ||= performance.now() - begun > BUDGET;
      const bitmap = this.bitmapOf(tile, kind, size, !late);
      if (bitmap) this.bitmaps.drawTile(context, bitmap, x, y);
      else sketchTile(context, this.bitmaps.colours, kind, tile);
    }
    if (late && !this.waiting) {
      this.waiting = true;
      requestAnimationFrame(() => {
        this.waiting = false;
        this.again();
      });
    }
  }
  /** In the wanted size, or for the moment in another one that is there. */
  private bitmapOf(tile: PlacedTile, kind: TileKind, size: number, make: boolean): OffscreenCanvas | null {
    const [rotation, pattern] = [tile.rotation as Rotation, patternAt(tile.x, tile.y)];
    return this.bitmaps.tile(kind, rotation, pattern, size, make) ?? this.bitmaps.anyTile(kind, rotation, pattern);
  }
  /** The farmland as a pattern, at a resolution that suits the scale. */
  private groundAt(scale: number): CanvasPattern | null {
    const wanted = scale > 1.4 ? 2 : scale > 0.7 ? 1 : 0.5;
    if (this.ground?.scale !== wanted) {
      const picture = new OffscreenCanvas(PERIOD * wanted, PERIOD * wanted);
      const drawn = picture.getContext('2d');
      if (!drawn || !this.context) return null;
      drawn.scale(wanted, wanted);
      farmland(drawn, this.bitmaps.colours);
      const pattern = this.context.createPattern(picture, 'repeat');
      if (!pattern) return null;
      pattern.setTransform(new DOMMatrix([1 / wanted, 0, 0, 1 / wanted, 0, 0]));
      this.ground = { pattern, scale: wanted };
    }
    return this.ground.pattern;
  }
}
/** Floors and roads without anything on them, until the picture is drawn. */
function sketchTile(context: Context, colours: Palette, kind: TileKind, { x, y, rotation }: PlacedTile): void {
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
function touch(around: Set<string>, { x, y }: { readonly x: number; readonly y: number }): void {
  for (const [dx, dy] of [
    [0, 0],
    [-1, 0],
    [0, -1],
  ] as const)
    around.add(`${x + dx},${y + dy}`);
}
