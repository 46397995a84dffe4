/**
 * `highwayman/catalogue`: every tile set the package knows, with its tiles and what is known and doubtful about them.
 *
 * @example
 * ```ts
 * import { CATALOGUE, findSet } from 'highwayman/catalogue';
 *
 * console.log(CATALOGUE.map(({ id, name }) => `${id}: ${name}`));
 * console.log(findSet('ferries')?.tiles.map(({ tile, count }) => [tile.id, count.C3]));
 * ```
 * @module highwayman/catalogue
 */
import { needText } from '../guard.js';
import { NOTES } from './notes.js';
import { mainSets, printedSets } from './printed.js';
import type { CatalogueTile, PrintedSet, TileSet } from './shape.js';

export type { CatalogueTile, Counts, PrintedSet, TileSet } from './shape.js';

/**
 * The package's own sets, in the order of tile kinds and draw moves. The tiles of a set are read when they are first asked for.
 * With those of expansions behind them: `tileSets`.
 */
export const CATALOGUE: readonly TileSet[] = /* @__PURE__ */ described(mainSets());

let latest: { readonly printed: readonly PrintedSet[]; readonly sets: readonly TileSet[] } | undefined;
/** All sets that are known now: those of the package, then those of the expansions that `useExpansion` was called with. */
export function tileSets(): readonly TileSet[] {
  const printed = printedSets();
  if (latest?.printed !== printed) latest = { printed, sets: described(printed) };
  return latest.sets;
}
function described(printed: readonly PrintedSet[]): readonly TileSet[] {
  return Object.freeze(printed.map(describe));
}
function describe(set: PrintedSet): TileSet {
  const { name = set.name ?? set.id, known, optional = false, note, tiles: notes = {} } = NOTES[set.id] ?? {};
  let tiles: readonly CatalogueTile[] | undefined;
  return Object.freeze({
    id: set.id,
    prefix: set.prefix,
    name,
    published: set.published,
    partial: known !== undefined,
    known: Object.freeze([...(known ?? [])]),
    optional,
    ...(note === undefined ? {} : { note }),
    get tiles() {
      return (tiles ??= Object.freeze(set.tiles.map((entry) => withNote(entry, notes[entry.tile.id]))));
    },
  });
}
function withNote(entry: CatalogueTile, note: string | undefined): CatalogueTile {
  return note === undefined ? entry : Object.freeze({ ...entry, tile: Object.freeze({ ...entry.tile, note }) });
}

/** The set with this catalogue id, or undefined. */
export function findSet(id: string): TileSet | undefined {
  needText(id, 'id', 'the id of a set');
  return tileSets().find((set) => set.id === id);
}

/** The tile with this id and the set that it belongs to, or undefined. */
export function findTile(id: string): { readonly set: TileSet; readonly entry: CatalogueTile } | undefined {
  needText(id, 'id', 'the id of a tile');
  for (const set of tileSets()) {
    const entry = id.startsWith(`${set.prefix}-`) ? set.tiles.find((candidate) => candidate.tile.id === id) : undefined;
    if (entry) return { set, entry };
  }
  return undefined;
}
