/** The sets and tiles of ./tiles.ts, read when they are first asked for: a game pays for the sets in play only. */
import { expansions, expansionVersion } from '../expansions/registry.js';
import { decodeTile } from './decode.js';
import { deepFreeze } from './freeze.js';
import type { CatalogueTile, Counts, PrintedSet } from './shape.js';
import { TILES } from './tiles.js';

let own: readonly PrintedSet[] | undefined;
let known: readonly PrintedSet[] = [];
let version = -1;

/** All sets, in the order of the catalogue, those of expansions that are known behind them. */
export function printedSets(): readonly PrintedSet[] {
  own ??= readSets(TILES);
  if (version === expansionVersion()) return known;
  version = expansionVersion();
  known = [...own, ...expansions().flatMap(({ tiles }) => (tiles === undefined ? [] : readSets(tiles)))];
  return known;
}
/** Whether the set stands in the package's own catalogue. */
export function isMainSet(id: string): boolean {
  printedSets();
  return own?.some((set) => set.id === id) === true;
}
function readSets(text: string): PrintedSet[] {
  return text.trim().slice(2).split('\n= ').map(readSet);
}

function readSet(text: string): PrintedSet {
  const end = `${text}\n`.indexOf('\n');
  const [id = '', prefix = '', ...published] = text.slice(0, end).split(' ');
  let tiles: readonly CatalogueTile[] | undefined;
  return {
    id,
    prefix,
    published: counts(published),
    get tiles() {
      return (tiles ??= deepFreeze(
        text
          .split('\n')
          .slice(1)
          .map((line) => readTile(prefix, line)),
      ));
    },
  };
}

function readTile(prefix: string, line: string): CatalogueTile {
  const [name = '', copies = '', ...words] = line.split(' ');
  const start = words.at(-1)?.startsWith('@') ? Number(words.pop()?.slice(1)) : 0;
  return { tile: decodeTile(`${prefix}-${name}`, words), count: counts([...copies]), start };
}

/** Of C1, C2 and C3; what is 0 is left out. */
function counts(numbers: readonly string[]): Counts {
  const count: { C1?: number; C2?: number; C3?: number } = {};
  numbers.forEach((n, i) => {
    if (n !== '0') count[`C${i + 1}` as 'C1'] = Number(n);
  });
  return count;
}

export function printedSet(id: string): PrintedSet | undefined {
  return printedSets().find((set) => set.id === id);
}

/** The tile with this id and its set, or undefined. Only sets whose tiles have ids that begin so are read. */
export function printedTile(id: string): { readonly set: PrintedSet; readonly entry: CatalogueTile } | undefined {
  for (const set of printedSets()) {
    const entry = id.startsWith(`${set.prefix}-`) ? set.tiles.find(({ tile }) => tile.id === id) : undefined;
    if (entry) return { set, entry };
  }
  return undefined;
}
