/** Names of sets and which edition's print of a set is used. */
import { printedSets } from '../catalogue/printed.js';
import type { PrintedSet } from '../catalogue/shape.js';
import type { SetId } from '../catalogue/names.js';
import type { Edition } from '../types.js';
import { meant } from '../nearest.js';
import { checkInt, needList, needRecord, refuse } from './check.js';
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

/**
 * The edition whose print of the set is used in a game of `edition`: its own, else the nearest, newer before older
 * (the third edition plays Abbey & Mayor, Labyrinth and others with second-edition tiles).
 */
export function printOf({ published }: PrintedSet, edition: Edition): Edition {
  return ([edition, 'C2', 'C3', 'C1'] as const).find((print) => print in published) ?? edition;
}

/** Id and aliases. */
function namesOf({ id }: PrintedSet): string[] {
  return [id, ...Object.keys(SET_ALIASES).filter((alias) => SET_ALIASES[alias as keyof typeof SET_ALIASES] === id)];
}
/** The set with this id or alias. Throws ERR_CONFIG listing the known names. */
export function setNamed(name: unknown, field: string): PrintedSet {
  const found = printedSets().find((set) => namesOf(set).includes(name as string));
  if (found) return found;
  const names = printedSets().map(namesOf);
  return refuse(field, name, `a tile set${meant(name, names.flat())}: ${names.map((same) => same.join(' = ')).join(', ')}`);
}
/** The same for a set in play of which some tiles or rules may be left out; the river is whole or not at all. */
export function setInPlay(name: unknown, field: string, inPlay: ReadonlyMap<string, number>): PrintedSet {
  const set = setNamed(name, field);
  if (!inPlay.has(set.id)) refuse(field, name, `a set in play: ${[...inPlay.keys()].join(', ') || 'none'}`);
  if (set.id === 'river') refuse(field, name, 'another set; the river needs all its tiles and rules');
  return set;
}

/**
 * Copies per set id of the `sets` key, in catalogue order, sets with 0 copies left out.
 * Throws ERR_CONFIG for unknown or repeated names, for bad numbers and for sets of which no tile is known.
 */
export function readSets(input: unknown = ['base']): ReadonlyMap<string, number> {
  const given = Array.isArray(input)
    ? input.map((name, i) => [`[${i}]`, name, 1] as const)
    : Object.entries(needRecord(input, 'sets', 'a list of set ids, or an object of copies by set id')).map(
        ([name, count]) => [`.${name}`, name, count] as const,
      );
  const copies = new Map<string, number>();
  for (const [path, name, count] of given) {
    const field = `sets${path}`;
    const { id, tiles } = setNamed(name, field);
    const number = checkInt(count, field, 0, MAX_TILES);
    if (copies.has(id)) refuse(field, name, `each set once; { "${id}": 2 } gives two copies`);
    // Leipzig has no tiles either, but its rules (LEIP) can be used with own tiles.
    if (number > 0 && tiles.length === 0 && id !== 'leipzig') refuse(field, name, 'a set of which tiles are known');
    copies.set(id, number);
  }
  return new Map(
    printedSets()
      .map(({ id }) => [id, copies.get(id) ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
}

/**
 * Catalogue ids of the `tilesOnly` key. Throws ERR_CONFIG for sets that are not in play and for the river.
 * @param all every set but the base game, whatever the key says (MAP-2)
 */
export function readTilesOnly(inPlay: ReadonlyMap<string, number>, all: boolean, input: unknown = []): readonly SetId[] {
  const ids = all
    ? [...inPlay.keys()].filter((id) => id !== 'base' && id !== 'river')
    : needList(input, 'tilesOnly', 'set ids').map((name, i) => setInPlay(name, `tilesOnly[${i}]`, inPlay).id);
  return ([...inPlay.keys()] as SetId[]).filter((id) => ids.includes(id));
}
