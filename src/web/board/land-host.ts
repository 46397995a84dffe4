/** The page's side of the land: tells the painter what has changed. */
import type { Game, PlacedTile, Rotation } from 'highwayman';
import { artOf, artVersion } from 'highwayman/geometry';
import { wantsRest } from './camera.js';
import type { Ghost, Look } from './land-parts.js';
import type { PlainArt } from './land-messages.js';
import { send, takeCanvas } from './painter.js';
import type { Owned } from './owners.js';
import type { Tiles } from './tiles.js';

export class LandHost {
  private rules: unknown = null;
  private art = -1;
  private ghost: Ghost | null = null;
  /** What the painter was told of owners: features by one of their segments. */
  private owned = new Map<string, Owned>();
  private all = false;
  private readonly known = new Map<string, string>();

  constructor(canvas: HTMLCanvasElement) {
    takeCanvas(canvas);
  }
  show(game: Game, tiles: Tiles): void {
    if (this.rules !== game.rules || this.art !== artVersion()) {
      this.rules = game.rules;
      this.art = artVersion();
      this.known.clear();
      this.owned.clear();
      send({
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
    if (added.length + removed.length > 0) send({ type: 'tiles', added, removed, animate: !first && !wantsRest() });
  }
  showOwners(owned: readonly Owned[], all: boolean): void {
    const now = new Map(owned.map((each) => [nameOf(each), each]));
    const changed = [...now].filter(([name, each]) => !alike(each, this.owned.get(name)));
    const gone = [...this.owned.keys()].filter((name) => !now.has(name));
    if (changed.length + gone.length === 0 && all === this.all) return;
    this.owned = now;
    this.all = all;
    send({ type: 'owners', changed, gone, all });
  }
  showGhost(ghost: Ghost | null): void {
    const { ghost: before } = this;
    if (
      ghost?.x === before?.x &&
      ghost?.y === before?.y &&
      ghost?.rotation === before?.rotation &&
      ghost?.kind === before?.kind &&
      ghost?.chosen === before?.chosen
    )
      return;
    this.ghost = ghost;
    send({ type: 'ghost', ghost });
  }
  lookAt(look: Look): void {
    send({ type: 'look', look });
  }
}

const nameOf = ({ segments: [first] }: Owned): string => `${first?.x},${first?.y},${first?.segment}`;
function alike({ owners, segments }: Owned, before: Owned | undefined): boolean {
  if (owners.length !== before?.owners.length || segments.length !== before.segments.length) return false;
  return (
    owners.every((owner, i) => owner === before.owners[i]) &&
    segments.every(({ x, y, segment }, i) => {
      const then = before.segments[i];
      return x === then?.x && y === then.y && segment === then.segment;
    })
  );
}
function plainArt(id: string): PlainArt | null {
  const art = artOf(id);
  if (!art) return null;
  const { draw, outlines, anchors } = art;
  const drawn = draw ? ([0, 1, 2, 3] as Rotation[]).map((rotation) => draw(rotation)) : null;
  return { id, drawn, ...(outlines ? { outlines } : {}), ...(anchors ? { anchors } : {}) };
}
