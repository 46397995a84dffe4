/**
 * The land as a picture on a canvas: table, farmland, tiles, towers and seams, who owns what. Runs in a Worker of its own, or on the page
 * where there is none. What was drawn last lies in a buffer a little larger than the view, so that moving costs one copy.
 */
import type { PlacedTile, Rotation, TileKind } from 'highwayman';
import { Bitmaps } from '../tile/bitmaps.js';
import type { Context, Palette } from '../tile/brush.js';
import { patternAt } from '../tile/drawing.js';
import { Ink } from '../tile/ink.js';
import { SPIRE, TOWER } from '../tile/symbols.js';
import { farmland, PERIOD, seam, wallEnds, type Standing } from './ground.js';
import { paintOwners, type Owned } from './owners.js';
import { type Ghost, type Look, sketchTile, touch } from './land-parts.js';
import { rimLabels, tableChart } from './table.js';
import { toWorld, type View } from './view.js';

const TOWER_BOX = [-9, -21, 25, 33] as const;
/** Milliseconds of a frame that may go to tiles not drawn before. */
const BUDGET = 24;
const LANDING_MS = 260;
/** Pixels that the buffer reaches beyond the view on each side. */
const MARGIN = 140;
/** After so long without a move the picture is drawn sharp. */
const REST_MS = 110;

export class Land {
  private readonly context: Context | null;
  private readonly buffer = new OffscreenCanvas(1, 1);
  /** What the buffer shows, null when it shows nothing of use. */
  private shown: View | null = null;
  private look: Look | null = null;
  private readonly bitmaps = new Bitmaps();
  private kinds: readonly TileKind[] = [];
  private onMap = false;
  private readonly tiles = new Map<string, PlacedTile>();
  private readonly seams = new Map<string, readonly Standing[]>();
  private standing: Standing[] = [];
  private squares = new Path2D();
  private readonly owned = new Map<string, Owned>();
  private all = false;
  private ghost: Ghost | null = null;
  private ground: { readonly pattern: CanvasPattern; readonly scale: number } | null = null;
  private landing: { readonly key: string; readonly begun: number } | null = null;
  private due = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly canvas: HTMLCanvasElement | OffscreenCanvas) {
    this.context = canvas.getContext('2d', { alpha: false }) as Context | null;
  }

  paintWith(palette: Palette): void {
    this.bitmaps.paintWith(palette);
    this.ground = null;
    this.changed();
  }
  /** Another game: the table is cleared. */
  begin(kinds: readonly TileKind[], onMap: boolean): void {
    this.kinds = kinds;
    this.onMap = onMap;
    this.tiles.clear();
    this.seams.clear();
    this.owned.clear();
    this.gather();
    this.changed();
  }
  /** @param animate whether a single new tile comes down visibly */
  change(added: readonly PlacedTile[], removed: readonly string[], animate: boolean): void {
    const around = new Set<string>();
    for (const key of removed) {
      this.tiles.delete(key);
      for (const side of [1, 2]) this.seams.delete(`${key},${side}`);
      const [x, y] = key.split(',').map(Number) as [number, number];
      touch(around, x, y);
    }
    for (const tile of added) {
      this.tiles.set(`${tile.x},${tile.y}`, tile);
      touch(around, tile.x, tile.y);
    }
    for (const key of around) {
      const tile = this.tiles.get(key);
      if (tile) for (const side of [1, 2] as const) this.seams.set(`${key},${side}`, seam(this.kinds, this.tiles, tile, side));
    }
    const [first] = added;
    this.landing = animate && first && added.length === 1 ? { key: `${first.x},${first.y}`, begun: performance.now() } : null;
    this.gather();
    this.changed();
  }
  /** Who owns what, little always and everything when asked. */
  showOwners(changed: readonly (readonly [string, Owned])[], gone: readonly string[], all: boolean): void {
    for (const name of gone) this.owned.delete(name);
    for (const [name, owned] of changed) this.owned.set(name, owned);
    this.all = all;
    this.changed();
  }
  showGhost(ghost: Ghost | null): void {
    this.ghost = ghost;
    this.soon();
  }
  private gather(): void {
    const towers = new Map<string, Standing>();
    this.squares = new Path2D();
    for (const tile of this.tiles.values()) {
      this.squares.rect(tile.x * 100, tile.y * 100, 100, 100);
      for (const { x, y } of wallEnds(this.kinds, tile)) {
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

  // ── Frames ───────────────────────────────────────────────────────────────────────────────────
  lookAt(look: Look): void {
    this.look = look;
    this.soon();
  }
  private changed(): void {
    this.shown = null;
    this.soon();
  }
  private soon(): void {
    if (this.due) return;
    this.due = true;
    requestAnimationFrame(() => {
      this.due = false;
      this.frame();
    });
  }
  private frame(): void {
    const { context, canvas, look } = this;
    if (!context || !look || look.width === 0) return;
    const { ratio } = look;
    const [w, h] = [Math.max(1, Math.round(look.width * ratio)), Math.max(1, Math.round(look.height * ratio))];
    if (canvas.width !== w || canvas.height !== h) {
      [canvas.width, canvas.height] = [w, h];
      this.shown = null;
    }
    clearTimeout(this.rest);
    if (this.shown === null || !this.covers(look)) {
      // while one zooms the old picture is stretched; what comes into view by moving is drawn at once
      if (this.shown === null || !look.moving || Math.abs(this.shown.scale / look.scale - 1) < 0.001) this.refresh(look);
      else
        this.rest = setTimeout(() => {
          this.shown = null;
          this.soon();
        }, REST_MS);
    }
    this.copy(context, look);
    this.drawGhost(context, look);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    rimLabels(context, this.bitmaps.colours, look, this.tiles);
  }
  /** Whether the buffer shows the view sharp and whole. */
  private covers({ x, y, scale }: View): boolean {
    const { shown } = this;
    return (
      shown !== null &&
      Math.abs(shown.scale / scale - 1) < 0.001 &&
      Math.abs(shown.x - x) * scale <= MARGIN &&
      Math.abs(shown.y - y) * scale <= MARGIN
    );
  }
  private copy(context: Context, look: Look): void {
    const { shown, buffer } = this;
    if (!shown) return;
    const { ratio, scale } = look;
    const size = scale / shown.scale;
    const [px, py] = [
      (shown.x - look.x) * scale + look.width / 2 - (shown.width / 2) * size,
      (shown.y - look.y) * scale + look.height / 2 - (shown.height / 2) * size,
    ];
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (size !== 1 || px > 0 || py > 0) {
      context.fillStyle = this.bitmaps.colours('table');
      context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    }
    if (size === 1) context.drawImage(buffer, Math.round(px * ratio), Math.round(py * ratio));
    else context.drawImage(buffer, px * ratio, py * ratio, buffer.width * size, buffer.height * size);
  }
  private drawGhost(context: Context, { x, y, scale, width, height, ratio }: Look): void {
    const { ghost } = this;
    const kind = ghost && this.kinds[ghost.kind];
    if (!ghost || !kind) return;
    const unit = scale * ratio;
    context.setTransform(unit, 0, 0, unit, (width / 2 - x * scale) * ratio, (height / 2 - y * scale) * ratio);
    context.globalAlpha = ghost.chosen ? 1 : 0.82;
    context.fillStyle = this.groundAt(context, unit) ?? this.bitmaps.colours('t-field-a');
    context.fillRect(ghost.x * 100, ghost.y * 100, 100, 100);
    const bitmap = this.bitmaps.tile(kind, ghost.rotation, patternAt(ghost.x, ghost.y), this.bitmaps.sizeFor(unit * 100));
    if (bitmap) this.bitmaps.drawTile(context, bitmap, ghost.x * 100, ghost.y * 100);
    context.globalAlpha = 1;
  }
  private refresh({ x, y, scale, width, height, ratio }: Look): void {
    const view: View = { x, y, scale, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
    const [w, h] = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    if (this.buffer.width !== w || this.buffer.height !== h) [this.buffer.width, this.buffer.height] = [w, h];
    const context = this.buffer.getContext('2d', { alpha: false });
    if (!context) return;
    const whole = this.draw(context, view, ratio);
    this.shown = view;
    if (whole && this.landing === null) return;
    // more tiles with the next frame
    requestAnimationFrame(() => this.changed());
  }

  // ── Drawing ──────────────────────────────────────────────────────────────────────────────────
  /** Returns whether all tiles were there. */
  private draw(context: Context, view: View, ratio: number): boolean {
    const scale = view.scale * ratio;
    const [left, top] = toWorld(view, 0, 0);
    const [right, bottom] = toWorld(view, view.width, view.height);
    const { colours } = this.bitmaps;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = colours('table');
    context.fillRect(0, 0, view.width * ratio, view.height * ratio);
    const world = (): void => context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    world();
    tableChart(context, colours, [left, top, right, bottom], view.scale);
    if (!this.onMap) {
      context.translate(0, 7);
      context.fillStyle = colours('t-thick');
      context.fill(this.squares);
      world();
    }
    context.strokeStyle = colours('t-ink');
    context.lineWidth = 3.4;
    context.lineJoin = 'round';
    context.stroke(this.squares);
    context.fillStyle = this.groundAt(context, scale) ?? colours('t-field-a');
    context.fill(this.squares);
    context.imageSmoothingQuality = 'medium';
    const whole = this.drawTiles(context, scale, left, top, right, bottom);
    for (const { name, drawing, box, x, y } of this.standing) {
      if (x + box[0] + box[2] < left || x + box[0] > right || y + box[1] + box[3] < top || y + box[1] > bottom) continue;
      context.drawImage(this.bitmaps.thing(name, drawing, box, scale), x + box[0], y + box[1], box[2], box[3]);
    }
    paintOwners(context, colours, this.kinds, this.tiles, [...this.owned.values()], this.all, [left, top, right, bottom]);
    return whole;
  }
  private drawTiles(context: Context, scale: number, left: number, top: number, right: number, bottom: number): boolean {
    const size = this.bitmaps.sizeFor(scale * 100);
    const begun = performance.now();
    let late = false;
    for (const tile of this.tiles.values()) {
      const [x, y] = [tile.x * 100, tile.y * 100];
      const kind = this.kinds[tile.kind];
      if (!kind || x > right || y > bottom || x + 100 < left || y + 100 < top) continue;
      late ||= performance.now() - begun > BUDGET;
      const [rotation, pattern] = [tile.rotation as Rotation, patternAt(tile.x, tile.y)];
      // in the wanted size, or for the moment in another one that is there
      const bitmap = this.bitmaps.tile(kind, rotation, pattern, size, !late) ?? this.bitmaps.anyTile(kind, rotation, pattern);
      if (!bitmap) sketchTile(context, this.bitmaps.colours, kind, tile);
      else if (this.landing?.key === `${tile.x},${tile.y}`) this.land(context, bitmap, x, y);
      else this.bitmaps.drawTile(context, bitmap, x, y);
    }
    return !late;
  }
  /** A tile that has just been laid comes down on its square. */
  private land(context: Context, bitmap: OffscreenCanvas, x: number, y: number): void {
    const t = Math.min(1, (performance.now() - (this.landing?.begun ?? 0)) / LANDING_MS);
    const high = (1 - t) ** 3;
    context.globalAlpha = Math.min(1, 0.3 + t);
    const size = 100 * (1 + 0.16 * high);
    context.drawImage(bitmap, x + 50 - size / 2, y + 50 - size / 2 - 18 * high, size, size);
    context.globalAlpha = 1;
    if (t === 1) this.landing = null;
  }
  /** The farmland as a pattern, at a resolution that suits the scale. */
  private groundAt(context: Context, scale: number): CanvasPattern | null {
    const wanted = scale > 1.4 ? 2 : scale > 0.7 ? 1 : 0.5;
    if (this.ground?.scale !== wanted) {
      const picture = new OffscreenCanvas(PERIOD * wanted, PERIOD * wanted);
      const drawn = picture.getContext('2d');
      if (!drawn) return null;
      drawn.scale(wanted, wanted);
      farmland(drawn, this.bitmaps.colours);
      const pattern = context.createPattern(picture, 'repeat');
      if (!pattern) return null;
      pattern.setTransform(new DOMMatrix([1 / wanted, 0, 0, 1 / wanted, 0, 0]));
      this.ground = { pattern, scale: wanted };
    }
    return this.ground.pattern;
  }
}
