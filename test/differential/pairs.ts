/** Every two families of rules together, and all of them at once; families with an entry of their own come in by themselves. */
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import { printedSet } from '../../src/catalogue/printed.js';
import type { ConfigInput } from '../../src/rules/index.js';
import { FAMILIES as IN_MODEL } from '../reference/families/index.js';
import { ALL_SETS } from './all-sets.js';
import { chooser } from './compare.js';
import { STAND_INS } from './leipzig-rules.js';

ALL_EXPANSIONS.forEach(useExpansion);

/** What brings a family into a game of two, in so many copies that its rules are met. */
const MAIN: Readonly<Record<string, ConfigInput>> = {
  inns: { sets: { 'inns-cathedrals': 1 } },
  traders: { sets: { 'traders-builders': 1 } },
  abbey: { sets: { 'abbey-mayor': 1 } },
  ferries: { sets: { ferries: 3 } },
  labyrinth: { sets: { labyrinth: 5 }, labyrinth: 'advanced' },
  german: { sets: { 'german-cathedrals': 2 } },
  mage: { sets: { 'mage-witch': 2 } },
  flying: { sets: { 'flying-machines': 2 } },
  portal: { sets: { 'princess-dragon': 1 } },
  abbots: { abbots: true },
  river: { river: true },
  leipzig: STAND_INS,
  chips: { map: { id: 'iberia', chips: true } },
};
/** A family with an entry of its own: by its last set of tiles, or by its name where it has none. */
function ownFamily({ id, sets = [] }: (typeof ALL_EXPANSIONS)[number]): ConfigInput {
  const set = [...sets].reverse().find((name) => (printedSet(name)?.tiles.length ?? 0) > 0);
  return (set === undefined ? { modules: { [id]: true } } : { sets: { [set]: 3 } }) as ConfigInput;
}
/** Families by name, those that the model plays too. */
export function familyConfigs(): Readonly<Record<string, ConfigInput>> {
  const own = ALL_EXPANSIONS.filter(({ id }) => IN_MODEL.some((family) => family.id === id));
  return { ...MAIN, ...Object.fromEntries(own.map((family) => [family.id, ownFamily(family)])) };
}

type Copies = Readonly<Record<string, number>>;
/** Several parts in one configuration: sets and modules of all of them. */
function together(base: ConfigInput, parts: readonly ConfigInput[]): ConfigInput {
  const modules = Object.assign({}, ...parts.map((part) => part.modules)) as object;
  const sets = Object.assign({ base: 1 }, ...parts.map((part) => part.sets as Copies | undefined)) as Copies;
  return { ...base, ...(Object.assign({}, ...parts) as ConfigInput), sets, modules } as ConfigInput;
}

/** A map has no river (INT-8). */
const NEVER = 'river + chips';

/** `inns + ferries` and so on, each two once. */
export function pairNames(): string[] {
  const names = Object.keys(familyConfigs());
  return names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one} + ${other}`)).filter((name) => name !== NEVER);
}
/** The configuration of a pair; editions and players take turns by where it stands in the list of all. */
export function pairConfig(name: string): ConfigInput {
  const configs = familyConfigs();
  const at = pairNames().indexOf(name);
  const parts = name.split(' + ').map((family) => configs[family] as ConfigInput);
  return together({ edition: at % 3 === 0 ? 'C1' : 'C2', players: 2 + (at % 4) }, parts);
}
/** So many of all pairs, by a seed. */
export function somePairs(seed: number, count: number): string[] {
  const pick = chooser(seed);
  const left = pairNames();
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(pick(left.length), 1)[0] as string);
}

/** All families in one game, on a table and on a map. */
export function allFamilies(): Readonly<Record<string, ConfigInput>> {
  const { river: _river, chips, leipzig, ...plain } = familyConfigs();
  const parts = [...Object.values(plain), { sets: ALL_SETS }];
  return {
    'all families, C1': together({ edition: 'C1', players: 3 }, parts),
    'all families, Leipzig, 5 players': together({ edition: 'C2', players: 5 }, [...parts, leipzig as ConfigInput]),
    'all families, map': together({ edition: 'C2', players: 4 }, [...parts, chips as ConfigInput]),
  };
}
