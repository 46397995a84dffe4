/** The page's side of the land: tells the Worker what has changed, or draws itself where there is no Worker. */
import type { Game, PlacedTile, Rotation } from 'highwayman';
import { artOf, artVersion } from 'highwayman/geometry';
import { coloursOfPage } from '../tile/brush.js';
import { wantsRest } from './camera.js';
import type { Look } from './land.js';
import { LandReader, type LandMessage, type PlainArt } from './land-messages.js';
import type { Owned } from './owners.js';
import type { Tiles } from './tiles.js';

export class LandHost {
  private readonly worker: Worker | null;
  private readonly reader: LandReader | null;
  private rules: unknown = null;
  private art = -1;
  private readonly known = new Map<string, string>();

  constructor(canvas: HTMLCanvasElement, address: URL) {
    this.worker = workerFor(canvas, address);
    this.reader = this.worker ? null : new LandReader(false);
    this.reader?.take(canvas);
    this.recolour();
  }
  private send(message: LandMessage): void {
    this.worker?.postMessage(message);
    this.reader?.read(message);
  }
  /** After a change of theme. */
  recolour(): void {
    this.send({ type: 'colours', colours: coloursOfPage() });
  }
  show(game: Game, tiles: Tiles): void {
    if (this.rules !== game.rules || this.art !== artVersion()) {
      this.rules = game.rules;
      this.art = artVersion();
      this.known.clear();
      this.send({
        type: 'begin',
        kinds: game.rules.kinds,
        onMap: game.map !== null,
        art: game.rules.kinds.flatMap(({ id }) => plainArt(id) ?? []),
      });
    }
    const first = this.known.size === 0;
    const added: PlacedTile[] = [];
    for (const [key, tile] of tiles) {
      const now = `${tile.kind}/${tile.rotation}`;
      if (this.known.get(key) === now) continue;
      this.known.set(key, now);
      added.push(tile);
    }
    const removed = tiles.size === this.known.size ? [] : [...this.known.keys()].filter((key) => !tiles.has(key));
    for (const key of removed) this.known.delete(key);
    if (added.length + removed.length > 0) this.send({ type: 'tiles', added, removed, animate: !first && !wantsRest() });
  }
  showOwners(owned: readonly Owned[], all: boolean): void {
    this.send({ type: 'owners', owned, all });
  }
  lookAt(look: Look): void {
    this.send({ type: 'look', look });
  }
}

function workerFor(canvas: HTMLCanvasElement, address: URL): Worker | null {
  if (typeof Worker === 'undefined' || !('transferControlToOffscreen' in canvas)) return null;
  const worker = new Worker(address, { type: 'module' });
  const drawn = canvas.transferControlToOffscreen();
  worker.postMessage({ type: 'canvas', canvas: drawn } satisfies LandMessage, [drawn]);
  return worker;
}
function plainArt(id: string): PlainArt | null {
  const art = artOf(id);
  if (!art) return null;
  const { draw, outlines, anchors } = art;
  const drawn = draw ? ([0, 1, 2, 3] as Rotation[]).map((rotation) => draw(rotation)) : null;
  return { id, drawn, ...(outlines ? { outlines } : {}), ...(anchors ? { anchors } : {}) };
}
