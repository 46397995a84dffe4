/** What the page tells the Worker that draws the land. */
import type { PlacedTile, TileKind } from 'highwayman';
import type { ArtPath, TileArt } from 'highwayman/geometry';
import { registerArt } from 'highwayman/geometry';
import { paletteOf } from '../tile/brush.js';
import { Land, type Look } from './land.js';
import type { Owned } from './owners.js';

/** A client's own art as plain data: the drawing of each rotation. */
export interface PlainArt extends Pick<TileArt, 'outlines' | 'anchors'> {
  readonly id: string;
  readonly drawn: readonly (readonly ArtPath[])[] | null;
}
export type LandMessage =
  | { readonly type: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly type: 'colours'; readonly colours: ReadonlyMap<string, string> }
  | { readonly type: 'begin'; readonly kinds: readonly TileKind[]; readonly onMap: boolean; readonly art: readonly PlainArt[] }
  | {
      readonly type: 'tiles';
      readonly added: readonly PlacedTile[];
      readonly removed: readonly string[];
      readonly animate: boolean;
    }
  | { readonly type: 'owners'; readonly owned: readonly Owned[]; readonly all: boolean }
  | { readonly type: 'look'; readonly look: Look };

/** Does what a message says; the first one brings the canvas. */
export class LandReader {
  private land: Land | null = null;

  /** @param inWorker whether art has to be registered here once more */
  constructor(private readonly inWorker: boolean) {}

  take(canvas: HTMLCanvasElement | OffscreenCanvas): void {
    this.land = new Land(canvas);
  }
  read(message: LandMessage): void {
    const { land } = this;
    switch (message.type) {
      case 'canvas':
        return this.take(message.canvas);
      case 'colours':
        return land?.paintWith(paletteOf(message.colours));
      case 'begin':
        if (this.inWorker)
          for (const { id, drawn, ...shapes } of message.art)
            registerArt(id, { ...shapes, ...(drawn ? { draw: (rotation) => drawn[rotation] ?? [] } : {}) });
        return land?.begin(message.kinds, message.onMap);
      case 'tiles':
        return land?.change(message.added, message.removed, message.animate);
      case 'owners':
        return land?.showOwners(message.owned, message.all);
      case 'look':
        return land?.lookAt(message.look);
    }
  }
}
