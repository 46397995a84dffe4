/** The recorder's names for what a player object shows: text keys that both sides can be compared by. */
import { jczFigure, locationOf, nameOfPair, barnSquare, slotOf } from '../../src/jcz/index.js';
import { JCZ_FEATURES, kindOfFeature } from '../../src/jcz/locations.js';
import { segmentSlot } from '../../src/notation/squares.js';
import type { TileKind } from '../../src/types.js';
import type { FeatureView, FigureView, Player, Spot } from './player.js';
import type { FigureEntry, Pointer } from './record.js';

/** Looks up tiles and names of one game; tiles never move, so lookups are remembered. */
export class Names {
  readonly #player: Player;
  readonly #kinds: ReadonlyMap<string, TileKind>;
  readonly #tiles = new Map<string, { kind: TileKind; rotation: number }>();
  readonly #locations = new Map<string, string>();

  constructor(player: Player) {
    this.#player = player;
    this.#kinds = new Map(player.rules.kinds.map((kind) => [kind.id, kind]));
  }

  readonly tileAt = (x: number, y: number): { kind: TileKind; rotation: number } | undefined => {
    const key = `${x},${y}`;
    const known = this.#tiles.get(key);
    if (known) return known;
    const tile = this.#player.tileAt(x, y);
    const kind = tile ? this.#kinds.get(tile.id) : undefined;
    if (!tile || !kind) return undefined;
    const entry = { kind, rotation: tile.rotation };
    this.#tiles.set(key, entry);
    return entry;
  };

  /** Location name of a segment. */
  location(x: number, y: number, slot: number): string {
    const key = `${x},${y},${slot}`;
    let name = this.#locations.get(key);
    if (name === undefined) {
      const tile = this.tileAt(x, y);
      name = tile ? locationOf(tile.kind, tile.rotation, slot) : '?';
      this.#locations.set(key, name);
    }
    return name;
  }

  /** `x,y,Feature,LOC` of a segment. */
  place({ x, y, segment }: Spot): string {
    const kind = this.tileAt(x, y)?.kind.segments[segment]?.kind;
    return `${x},${y},${kind ? JCZ_FEATURES[kind] : '?'},${this.location(x, y, segment)}`;
  }

  /** Slot of a recorded pointer, -1 when there is no such segment. */
  slot([x, y, feature, location]: Pointer): number {
    const tile = this.tileAt(x, y);
    const kind = kindOfFeature(feature);
    return tile && kind ? slotOf(tile.kind, tile.rotation, kind, location) : -1;
  }

  /** Key of a figure on the board; a barn is named by the square whose top-left corner it stands on. */
  figure(piece: FigureView): string {
    if (piece.figure === 'barn') return `${piece.player} Barn ${barnSquare(piece.x, piece.y, piece.corner).join(',')}`;
    return `${piece.player} ${jczFigure(piece.figure)} ${this.place(piece)}`;
  }

  /** The representative of a road: its smallest part by x, y and location name. */
  roadRep(road: FeatureView): string {
    let [best, bestX, bestY, bestName] = ['', Infinity, Infinity, ''];
    for (const { x, y, segment } of road.segments) {
      if (x > bestX || (x === bestX && y > bestY)) continue;
      const name = this.location(x, y, segment);
      if (x === bestX && y === bestY && name >= bestName) continue;
      [best, bestX, bestY, bestName] = [`${x},${y},${name}`, x, y, name];
    }
    return best;
  }
}

/** Key of a recorded figure, comparable with `Names.figure`. */
export function recordedFigure([player, kind, x, y, feature, location]: FigureEntry): string {
  return kind === 'Barn' ? `${player} Barn ${x},${y}` : `${player} ${kind} ${x},${y},${feature},${location}`;
}

export function recordedPointer(at: Pointer | null | undefined): string {
  return at ? at.join(',') : 'none';
}

export function ferryKey(x: number, y: number, pair: Parameters<typeof nameOfPair>[0]): string {
  return `${x},${y},${nameOfPair(pair)}`;
}

/** What is in only one of two lists, as multisets. */
export function differ(ours: readonly string[], theirs: readonly string[]): { ours: string[]; theirs: string[] } {
  const count = new Map<string, number>();
  for (const key of ours) count.set(key, (count.get(key) ?? 0) + 1);
  const onlyTheirs: string[] = [];
  for (const key of theirs) {
    const left = count.get(key) ?? 0;
    if (left > 0) count.set(key, left - 1);
    else onlyTheirs.push(key);
  }
  return { ours: [...count].flatMap(([key, n]) => Array.from({ length: n }, () => key)), theirs: onlyTheirs };
}

/** Square and slot that a token such as `3,-1:r0+n` or `3,-1:c0>w` names; slot -1 for a barn. */
export function segmentOf(names: Names, token: string): Spot {
  const match = /^(-?\d+),(-?\d+):([a-z]\d+)/.exec(token);
  if (!match) throw new Error(`no segment in ${token}`);
  const [x, y] = [Number(match[1]), Number(match[2])];
  const kind = names.tileAt(x, y)?.kind;
  return { x, y, segment: kind ? segmentSlot(kind, match[3] as string) : -1 };
}
