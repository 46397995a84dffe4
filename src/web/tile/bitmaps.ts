/** Bitmaps of tiles and of single things, drawn once for a size and a theme, and kept while there is room. */
import type { Rotation, TileKind } from 'highwayman';
import { artVersion } from 'highwayman/geometry';
import { cornerTowers, tileDrawing } from './drawing.js';
import { brush, brushOwn, ownArt, type Canvas, type Context, type Palette } from './brush.js';
import type { Drawing } from './ink.js';

/** Widths of a tile in device pixels that are kept. */
const SIZES = [32, 64, 96, 144, 216, 324, 486] as const;
/** Bytes of all bitmaps together. */
const MOST = 96 * 2 ** 20;
/** Things overlap the side of their tile by this much, so that no hairline shows. */
const OVER = 0.4;

interface Kept {
  readonly canvas: Canvas;
  readonly bytes: number;
}

export class Bitmaps {
  private palette: Palette = () => '#888';
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private art = 0;

  /** With other colours everything is drawn anew when it is next asked for. */
  paintWith(palette: Palette): void {
    this.palette = palette;
    this.forget();
  }
  private forget(): void {
    this.kept.clear();
    this.bytes = 0;
  }
  get colours(): Palette {
    return this.palette;
  }
  /** The smallest kept size that is not blurred at so many device pixels a tile. */
  sizeFor(pixels: number): number {
    return SIZES.find((size) => size >= pixels * 0.8) ?? (SIZES[SIZES.length - 1] as number);
  }
  /** A tile without its ground, `100 + 2 × OVER` units wide; null where it is not there yet and `make` is false. */
  tile(kind: TileKind, rotation: Rotation, pattern: number, size: number, make = true): Canvas | null {
    if (this.art !== artVersion()) {
      this.art = artVersion();
      this.forget();
    }
    return this.get(this.key(kind, rotation, pattern, size), size, size, make, (context) => {
      const scale = size / (100 + 2 * OVER);
      context.scale(scale, scale);
      context.translate(OVER, OVER);
      const own = ownArt(kind, rotation);
      if (own) brushOwn(context, own);
      else brush(context, tileDrawing(kind, rotation, pattern), this.palette);
    });
  }
  /** The tile in the largest size that is there, for the moment. */
  anyTile(kind: TileKind, rotation: Rotation, pattern: number): Canvas | null {
    for (const size of [...SIZES].reverse()) {
      const found = this.kept.get(this.key(kind, rotation, pattern, size));
      if (found) return found.canvas;
    }
    return null;
  }
  private key(kind: TileKind, rotation: Rotation, pattern: number, size: number): string {
    return `${kind.id}/${kind.segments.length}/${rotation}/${pattern}/${size}`;
  }
  /** Draws a tile with its left upper corner at (x, y) in tile units of the context. */
  drawTile(context: Context, bitmap: Canvas, x: number, y: number): void {
    context.drawImage(bitmap, x - OVER, y - OVER, 100 + 2 * OVER, 100 + 2 * OVER);
  }
  /** A tile by itself, with ground and the towers at its corners. */
  single(kind: TileKind, rotation: Rotation, size: number): Canvas {
    return this.get(`single/${this.key(kind, rotation, 0, size)}`, size, size, true, (context) => {
      context.scale(size / 108, size / 108);
      context.translate(4, 4);
      context.fillStyle = this.palette('t-thick');
      context.fillRect(0, 4, 100, 101);
      context.fillStyle = this.palette('t-field-a');
      context.fillRect(0, 0, 100, 100);
      context.save();
      context.beginPath();
      context.rect(0, 0, 100, 100);
      context.clip();
      const own = ownArt(kind, rotation);
      if (own) brushOwn(context, own);
      else brush(context, tileDrawing(kind, rotation, 0), this.palette);
      context.restore();
      if (!own) brush(context, cornerTowers(kind, rotation), this.palette);
    }) as Canvas;
  }
  /** Any drawing inside a box of tile units. */
  thing(
    name: string,
    drawing: () => Drawing,
    box: readonly [left: number, top: number, width: number, height: number],
    pixelsPerUnit: number,
  ): Canvas {
    const [left, top, width, height] = box;
    const scale = this.sizeFor(pixelsPerUnit * 100) / 100;
    return this.get(`${name}@${scale}`, Math.ceil(width * scale), Math.ceil(height * scale), true, (context) => {
      context.scale(scale, scale);
      context.translate(-left, -top);
      brush(context, drawing(), this.palette);
    }) as Canvas;
  }

  private get(key: string, width: number, height: number, make: boolean, draw: (context: Context) => void): Canvas | null {
    const found = this.kept.get(key);
    if (found) {
      // the one asked for last is the last to go
      this.kept.delete(key);
      this.kept.set(key, found);
      return found.canvas;
    }
    if (!make) return null;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) draw(context);
    const bytes = width * height * 4;
    this.kept.set(key, { canvas, bytes });
    this.bytes += bytes;
    for (const [old, { bytes: freed }] of this.kept) {
      if (this.bytes <= MOST || old === key) break;
      this.kept.delete(old);
      this.bytes -= freed;
    }
    return canvas;
  }
}
