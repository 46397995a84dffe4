/** The sets and tiles of ./tiles.ts, read when they are first asked for: a game pays for the sets in play only. */
import { hook } from '../expansions/hook.js';
import { counts, decodeTile } from './decode.js';
import { deepFreeze } from './freeze.js';
import type { CatalogueTile, PrintedSet } from './shape.js';
import { TILES } from './tiles.js';

let own: readonly PrintedSet[] | undefined;

/** The package's own sets, in the order of the catalogue. */
export function mainSets(): readonly PrintedSet[] {
  return (own ??= readSets(TILES));
}
/** All sets, those of expansions that are known behind the package's own. */
export function printedSets(): readonly PrintedSet[] {
  return hook?.sets ?? mainSets();
}
export function readSets(text: string): PrintedSet[] {
  return text.trim().slice(2).split('\n= ').map(readSet);
}

/** A line with `g011` stands for two tiles. */
const TWIN = /^(\S+)( \d+)?(.*) g(\d+)$/gm;

function readSet(text: string): PrintedSet {
  const [head = '', ...lines] = text.replace(TWIN, '$1$2$3\n$1-garden $4$3').split('\n');
  const [id = '', prefix = '', ...words] = head.split(' ');
  const published = words.splice(0, 3);
  const usual = published.map((n) => (n === '0' ? n : 1)).join('');
  const common = ['', ...words].join(' ');
  let tiles: readonly CatalogueTile[] | undefined;
  return {
    id,
    prefix,
    published: counts(published),
    get tiles() {
      return (tiles ??= deepFreeze(lines.map((line) => decodeTile(prefix, line, common, usual))));
    },
  };
}

export function printedSet(id: string): PrintedSet | undefined {
  return printedSets().find((set) => set.id === id);
}

/** The tiles of a set that have one of these ids. Only a set whose tiles have ids that begin so is read. */
export function tilesNamed(set: PrintedSet, ids: readonly string[]): readonly CatalogueTile[] {
  return ids.some((id) => id.startsWith(`${set.prefix}-`)) ? set.tiles.filter(({ tile }) => ids.includes(tile.id)) : [];
}
/** The same of all sets. */
export function printedTiles(ids: readonly string[]): readonly CatalogueTile[] {
  return printedSets().flatMap((set) => tilesNamed(set, ids));
}
