/** What the page tells the Worker that draws the land. */
import type { PlacedTile, Rotation, TileKind } from 'highwayman';
import type { ArtPath, TileArt } from 'highwayman/geometry';
import { registerArt } from 'highwayman/geometry';
import { type Palette, paletteOf } from '../tile/brush.js';
import { Bitmaps } from '../tile/bitmaps.js';
import { Land } from './land.js';
import type { Ghost, Look } from './land-parts.js';
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
  | {
      readonly type: 'owners';
      /** Features that are new or other than they were, by name. */
      readonly changed: readonly (readonly [string, Owned])[];
      readonly gone: readonly string[];
      readonly all: boolean;
    }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'ghost'; readonly ghost: Ghost | null }
  | {
      readonly type: 'picture';
      readonly key: string;
      /** Of the kind; the kind itself comes with the first picture of it. */
      readonly name: string;
      readonly kind?: TileKind;
      readonly rotation: Rotation;
      readonly size: number;
    };
/** The answer to `picture`. */
export interface Picture {
  readonly key: string;
  readonly blob: Blob;
}

/** Does what a message says; the first one brings the canvas. */
export class LandReader {
  private land: Land | null = null;
  private palette: Palette | null = null;
  private readonly pictures = new Bitmaps();
  private readonly kinds = new Map<string, TileKind>();

  /**
   * @param inWorker whether art has to be registered here once more
   * @param answer takes the pictures that were asked for
   */
  constructor(
    private readonly inWorker: boolean,
    private readonly answer: (picture: Picture) => void,
  ) {}

  take(canvas: HTMLCanvasElement | OffscreenCanvas): void {
    this.land = new Land(canvas);
    if (this.palette) this.land.paintWith(this.palette);
  }
  read(message: LandMessage): void {
    const { land } = this;
    switch (message.type) {
      case 'canvas':
        return this.take(message.canvas);
      case 'colours':
        this.palette = paletteOf(message.colours);
        this.pictures.paintWith(this.palette);
        return land?.paintWith(this.palette);
      case 'ghost':
        return land?.showGhost(message.ghost);
      case 'picture': {
        const { key, name, rotation, size } = message;
        if (message.kind) this.kinds.set(name, message.kind);
        const kind = this.kinds.get(name);
        if (kind)
          void this.pictures
            .single(kind, rotation, size)
            .convertToBlob()
            .then((blob) => this.answer({ key, blob }));
        return;
      }
      case 'begin':
        if (this.inWorker)
          for (const { id, drawn, ...shapes } of message.art)
            registerArt(id, { ...shapes, ...(drawn ? { draw: (rotation) => drawn[rotation] ?? [] } : {}) });
        return land?.begin(message.kinds, message.onMap);
      case 'tiles':
        return land?.change(message.added, message.removed, message.animate);
      case 'owners':
        return land?.showOwners(message.changed, message.gone, message.all);
      case 'look':
        return land?.lookAt(message.look);
    }
  }
}
