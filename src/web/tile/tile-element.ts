/** <hw-tile>: a small picture of a tile as a bitmap; many of them cost no more than one drawing of each kind and rotation. */
import type { Rotation, TileKind } from 'highwayman';
import { Bitmaps } from './bitmaps.js';
import { coloursOfPage, paletteOf } from './brush.js';

/** Shared by all pictures; told about the colours when the first one is drawn and when they change. */
const bitmaps = new Bitmaps();
const shown = new Set<TileElement>();
let watching = false;

function watch(): void {
  if (watching) return;
  watching = true;
  const recolour = (): void => {
    bitmaps.paintWith(paletteOf(coloursOfPage()));
    for (const each of shown) each.draw();
  };
  new MutationObserver(recolour).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour);
  bitmaps.paintWith(paletteOf(coloursOfPage()));
}

export class TileElement extends HTMLElement {
  private canvas: HTMLCanvasElement | null = null;
  private now: { readonly kind: TileKind; readonly rotation: Rotation; readonly size: number } | null = null;

  /** What is shown: the kind, how it is turned, and the width in pixels. */
  set tile(tile: { readonly kind: TileKind; readonly rotation: Rotation; readonly size: number }) {
    const { now } = this;
    if (now && now.kind === tile.kind && now.rotation === tile.rotation && now.size === tile.size) return;
    this.now = tile;
    if (this.isConnected) this.draw();
  }
  connectedCallback(): void {
    shown.add(this);
    this.draw();
  }
  disconnectedCallback(): void {
    shown.delete(this);
  }
  draw(): void {
    const { now } = this;
    if (!now) return;
    watch();
    if (!this.canvas) {
      this.canvas = document.createElement('canvas');
      this.append(this.canvas);
    }
    const width = Math.round(now.size * Math.min(2, devicePixelRatio || 1));
    if (this.canvas.width !== width) [this.canvas.width, this.canvas.height] = [width, width];
    const context = this.canvas.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(bitmaps.single(now.kind, now.rotation, width), 0, 0, width, width);
  }
}
