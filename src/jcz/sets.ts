/** The peer's tile sets: facts, one row each, and the sets of a file as ours. */
import { printedSet } from '../catalogue/printed.js';
import type { Edition } from '../types.js';
import { refuse } from './refuse.js';
import type { JczSetup } from './schema.js';

interface SetRow {
  /** Id in our catalogue. */
  readonly set: string;
  /** Elements that the peer's client adds itself when it loads a file with this set; files need not name them. */
  readonly brings?: readonly string[];
  /** Copies by print where the peer's tiles are not those of our catalogue. */
  readonly copies?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** By id without the version, which files write behind a colon: `basic:1`, `river/1:2`. */
export const SETS: Readonly<Record<string, SetRow>> = {
  basic: { set: 'base' },
  'inns-and-cathedrals': { set: 'inns-cathedrals' },
  'traders-and-builders': { set: 'traders-builders' },
  // Its second print has the portal tile with the coat of arms too.
  'princess-and-dragon': { set: 'princess-dragon', copies: { '2': { 'pd-CCCF-coat-portal': 1, 'pd-CCCF-portal': 0 } } },
  'abbey-and-mayor': { set: 'abbey-mayor' },
  ferries: { set: 'ferries' },
  labyrinth: { set: 'labyrinth', brings: ['labyrinth'] },
  'mage-and-witch': { set: 'mage-witch' },
  flier: { set: 'flying-machines', brings: ['flier'] },
  'river/1': { set: 'river', brings: ['river'] },
  // Tiles only, unless the program uses Crop Circles: a file is refused at the message of the first circle that acts.
  'corn-circles/1': { set: 'crop-circles-1', brings: ['corn-circle'] },
  // Sets of expansions with an entry of their own, for programs that use it.
  'corn-circles/2': { set: 'crop-circles-2', brings: ['corn-circle'] },
  festival: { set: 'festival' },
  watchtowers: { set: 'watchtowers' },
  goldmines: { set: 'gold-mines' },
  'wind-roses': { set: 'wind-roses' },
  'king-and-robber': { set: 'king-robber' },
  'cult/5': { set: 'shrines', copies: { '1': { 'her-CRFR': 0 } } },
  'cult/6': { set: 'shrines', copies: { '2': { 'her-CRFR': 1 } } },
  darmstadt: { set: 'darmstadt', brings: ['church'] },
  'siege/besiegers': { set: 'besiegers' },
  'siege/cathars': { set: 'cathars' },
  // Its first print has no garden.
  'spiel-doch': { set: 'spiel-doch', copies: { '1': { 'spd-CCFF': 1, 'spd-FRRR': 1, 'spd-FRRR-garden': 0 } } },
};
const EDITIONS: Readonly<Record<string, Edition>> = { '1': 'C1', '2': 'C2' };

interface NamedSet {
  readonly id: string;
  readonly count: number;
  /** Undefined for a set or a version that we do not have. */
  readonly row: SetRow | undefined;
  readonly version: string | undefined;
}

function namedSets({ sets }: JczSetup): NamedSet[] {
  return Object.entries(sets)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => {
      const [name = '', version] = id.split(':');
      const row = Object.hasOwn(SETS, name) ? SETS[name] : undefined;
      const known = row && printedSet(row.set) && (version === undefined || Object.hasOwn(EDITIONS, version));
      return { id, count, row: known ? row : undefined, version };
    });
}

/** Ids of sets that we do not have. */
export function unknownSets(setup: JczSetup): string[] {
  return namedSets(setup)
    .filter(({ row }) => !row)
    .map(({ id }) => id);
}

/** Elements that come with the sets of a file. */
export function broughtElements(setup: JczSetup): string[] {
  return namedSets(setup).flatMap(({ row }) => row?.brings ?? []);
}

/** @throws ERR_IMPORT without the base game, or with two versions of a set; unknown sets are left out */
export function readSets(setup: JczSetup): {
  readonly sets: Record<string, number>;
  readonly edition: Edition;
  readonly copies: Record<string, number>;
} {
  const named = namedSets(setup);
  const printOf = ({ version }: NamedSet): Edition | undefined => (version === undefined ? undefined : EDITIONS[version]);
  const base =
    named.find(({ row }) => row?.set === 'base') ??
    refuse('setup.sets', Object.keys(setup.sets).join(', '), 'basic:1 or basic:2 among them');
  const edition = printOf(base) ?? 'C1';
  const sets: Record<string, number> = {};
  const copies: Record<string, number> = {};
  for (const one of named) {
    if (!one.row) continue;
    const {
      row: { set, copies: own },
      id,
      count,
      version = edition.charAt(1),
    } = one;
    if (Object.hasOwn(sets, set)) refuse('setup.sets', id, `one version of ${set}`);
    sets[set] = count;
    const print = printOf(one) ?? edition;
    // A set of another printing than the base game: its tiles are counted one by one.
    if (print !== edition)
      for (const { tile, count: printed } of printedSet(set)?.tiles ?? []) copies[tile.id] = (printed[print] ?? 0) * count;
    for (const [tile, each] of Object.entries(own?.[version] ?? {})) copies[tile] = each * count;
  }
  return { sets, edition, copies };
}
