/** <hw-tile>: a small picture of a tile. Many of them cost no more than one drawing of each kind and rotation, made in the Worker. */
import type { Rotation, TileKind } from 'highwayman';
import { pictureOf } from '../board/painter.js';

interface Shown {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  /** Width in pixels that the picture is sharp at. */
  readonly size: number;
}

export class TileElement extends HTMLElement {
  private now: Shown | null = null;
  private stop: (() => void) | null = null;
  private image: HTMLImageElement | null = null;

  set tile(tile: Shown) {
    const { now } = this;
    if (now && now.kind === tile.kind && now.rotation === tile.rotation && now.size === tile.size) return;
    this.now = tile;
    if (this.isConnected) this.ask();
  }
  connectedCallback(): void {
    this.ask();
  }
  disconnectedCallback(): void {
    this.stop?.();
    this.stop = null;
  }
  private ask(): void {
    const { now } = this;
    this.stop?.();
    if (!now) return;
    this.stop = pictureOf(now.kind, now.rotation, Math.round(now.size * Math.min(2, devicePixelRatio || 1)), (url) =>
      this.show(url),
    );
  }
  private show(url: string): void {
    if (!this.image) {
      this.image = document.createElement('img');
      this.image.alt = '';
      this.image.decoding = 'async';
      this.append(this.image);
    }
    this.image.src = url;
  }
}
