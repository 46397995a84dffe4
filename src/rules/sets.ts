/** Names of sets and which edition's print of a set is used. */
import { printedSet, printedSets } from '../catalogue/printed.js';
import type { PrintedSet } from '../catalogue/shape.js';
import type { SetId } from '../catalogue/names.js';
import type { Edition } from '../types.js';
import { meant } from '../nearest.js';
import { checkInt, isRecord, refuse } from './check.js';
import { MAX_TILES } from './config-schema.js';

/** Short names that are taken for catalogue ids. */
export const SET_ALIASES = {
  inns: 'inns-cathedrals',
  traders: 'traders-builders',
  dragon: 'princess-dragon',
  princess: 'princess-dragon',
  portal: 'princess-dragon',
  abbey: 'abbey-mayor',
  ferry: 'ferries',
  mage: 'mage-witch',
  flying: 'flying-machines',
  flier: 'flying-machines',
  german: 'german-cathedrals',
  cathedrals: 'german-cathedrals',
} as const satisfies Readonly<Record<string, SetId>>;

/** Which print stands in when the edition has none: the nearest one, newer before older for C1 and C2. */
const PRINTS: Readonly<Record<Edition, readonly Edition[]>> = {
  C1: ['C1', 'C2', 'C3'],
  C2: ['C2', 'C3', 'C1'],
  C3: ['C3', 'C2', 'C1'],
};

/**
 * The edition whose print of the set is used in a game of `edition`: its own, else the nearest
 * (the third edition plays Abbey & Mayor, Labyrinth and others with second-edition tiles).
 */
export function printOf(set: PrintedSet, edition: Edition): Edition {
  return PRINTS[edition].find((print) => set.published[print] !== undefined) ?? edition;
}

/** The set with this id or alias. Throws ERR_CONFIG listing the known names. */
export function setNamed(name: unknown, field: string): PrintedSet {
  const id = typeof name === 'string' && Object.hasOwn(SET_ALIASES, name) ? SET_ALIASES[name as keyof typeof SET_ALIASES] : name;
  const set = typeof id === 'string' ? printedSet(id) : undefined;
  return set ?? refuse(field, name, `a tile set${meant(name, setNames())}: ${knownSets()}`);
}

function setNames(): string[] {
  return [...printedSets().map(({ id }) => id), ...Object.keys(SET_ALIASES)];
}
function knownSets(): string {
  const aliases = (id: string) =>
    Object.keys(SET_ALIASES).filter((alias) => SET_ALIASES[alias as keyof typeof SET_ALIASES] === id);
  return printedSets()
    .map(({ id }) => [id, ...aliases(id)].join(' = '))
    .join(', ');
}

/**
 * Copies per set id of the `sets` key, in catalogue order, sets with 0 copies left out.
 * Throws ERR_CONFIG for unknown or repeated names, for bad numbers and for sets of which no tile is known.
 */
export function readSets(input: unknown): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  const add = (name: unknown, count: unknown, nameField: string, countField: string) => {
    const set = setNamed(name, nameField);
    const number = checkInt(count, countField, 0, MAX_TILES, 'a whole number of copies');
    if (copies.has(set.id))
      refuse(nameField, name, `each set once, ${set.id} is named already; write { "${set.id}": 2 } for two copies`);
    // Leipzig has no tiles either, but its rules (LEIP) can be used with own tiles.
    if (number > 0 && set.tiles.length === 0 && set.id !== 'leipzig') {
      refuse(nameField, name, `a set of which tiles are known; ${set.id} has none here`);
    }
    copies.set(set.id, number);
  };
  if (input === undefined) copies.set('base', 1);
  else if (Array.isArray(input)) input.forEach((name, i) => add(name, 1, `sets[${i}]`, `sets[${i}]`));
  else if (isRecord(input)) for (const [name, count] of Object.entries(input)) add(name, count, `sets.${name}`, `sets.${name}`);
  else refuse('sets', input, 'a list of set ids, or an object of copies by set id');
  return new Map(
    printedSets()
      .map((set) => [set.id, copies.get(set.id) ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
}

/**
 * Catalogue ids of the `tilesOnly` key. Throws ERR_CONFIG for sets that are not in play and for the river.
 * @param all every set but the base game, whatever the key says (MAP-2)
 */
export function readTilesOnly(input: unknown, inPlay: ReadonlyMap<string, number>, all: boolean): readonly SetId[] {
  if (all) return ([...inPlay.keys()] as SetId[]).filter((id) => id !== 'base' && id !== 'river');
  if (input === undefined) return [];
  if (!Array.isArray(input)) refuse('tilesOnly', input, 'a list of set ids');
  const ids = (input as unknown[]).map((name, i) => {
    const { id } = setNamed(name, `tilesOnly[${i}]`);
    if (!inPlay.has(id)) refuse(`tilesOnly[${i}]`, name, `a set in play: ${[...inPlay.keys()].join(', ') || 'none'}`);
    if (id === 'river') refuse(`tilesOnly[${i}]`, name, 'another set; river tiles cannot be used without the river');
    return id;
  });
  return printedSets()
    .map(({ id }) => id as SetId)
    .filter((id) => ids.includes(id));
}
