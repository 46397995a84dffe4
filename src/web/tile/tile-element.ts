/** <hw-tile>: a small picture of a tile. Many of them cost no more than one drawing of each kind and rotation, made in the Worker. */
import type { Rotation, TileKind } from 'highwayman';
import { wantsRest } from '../board/camera.js';
import { pictureOf } from '../board/painter.js';

interface Shown {
  readonly kind: TileKind;
  readonly rotation: Rotation;
  /** Width in pixels that the picture is sharp at. */
  readonly size: number;
  /** Whether a turn of the same tile is seen. */
  readonly turns?: boolean;
}
const QUARTER_MS = 140;

export class TileElement extends HTMLElement {
  private now: Shown | null = null;
  private stop: (() => void) | null = null;
  private image: HTMLImageElement | null = null;
  /** Quarter turns from the picture that is shown to the one that was asked for; the shorter way. */
  private turn = 0;

  set tile(tile: Shown) {
    const { now } = this;
    if (now && now.kind === tile.kind && now.rotation === tile.rotation && now.size === tile.size) return;
    this.turn = tile.turns && now?.kind === tile.kind ? quarters(now.rotation, tile.rotation) : 0;
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
    const { turn } = this;
    this.turn = 0;
    // the picture of each rotation is drawn upright: the new one is turned back and let go
    if (turn !== 0 && !wantsRest())
      this.image.animate([{ transform: `rotate(${-90 * turn}deg)` }, { transform: 'none' }], {
        duration: QUARTER_MS * Math.abs(turn),
        easing: 'ease-out',
      });
  }
}
const quarters = (from: Rotation, to: Rotation): number => ((to - from + 5) % 4) - 1;
