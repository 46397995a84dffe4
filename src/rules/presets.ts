/** Configurations by name, for command lines, tests and as starting points. */
import { deepFreeze } from '../catalogue/freeze.js';
import { mapConfig } from '../maps/options.js';
import type { TileId } from '../catalogue/names.js';
import { MAP_POOL } from '../maps/pool.js';
import type { Edition } from '../types.js';
import { oneOfNames } from '../nearest.js';
import { refuse } from './check.js';
import type { ConfigInput, SetName } from './config-schema.js';

/** Tiles with one road of three or four legs that belong to sets not otherwise needed (ROAD-5). */
const BRANCHED: readonly TileId[] = [
  'am-FRRR-roundabout',
  'cat-RRRR-roundabout',
  'spl-RRRR-roundabout',
  'spr-3leg-roundabout',
  'spr-RRRR-fork',
  'sig-3leg-roundabout',
  'rus-bogatyr',
];

/** Every set whose tiles are all or nearly all known and whose rules are here, without the river. */
const ALL: readonly SetName[] = [
  'base',
  'inns-cathedrals',
  'traders-builders',
  'princess-dragon',
  'abbey-mayor',
  'ferries',
  'labyrinth',
  'german-cathedrals',
  'mage-witch',
  'flying-machines',
];

const singly = (ids: readonly TileId[]): Partial<Record<TileId, number>> => Object.fromEntries(ids.map((id) => [id, 1]));

function all(edition: Edition): ConfigInput {
  return {
    edition,
    sets: ALL,
    copies: singly(BRANCHED.filter((id) => !id.startsWith('am-'))),
    labyrinth: 'advanced',
    abbots: edition !== 'C1',
  };
}

const TABLE = {
  C1: () => ({ edition: 'C1' }),
  C2: () => ({ edition: 'C2' }),
  C3: () => ({ edition: 'C3' }),
  abbots: () => ({ edition: 'C3', abbots: true }),
  river: () => ({ edition: 'C2', river: true }),
  inns: () => ({ sets: ['base', 'inns-cathedrals'] }),
  traders: () => ({ sets: ['base', 'traders-builders'] }),
  abbey: () => ({ edition: 'C2', sets: ['base', 'abbey-mayor'] }),
  ferries: () => ({ sets: ['base', 'ferries'] }),
  labyrinth: () => ({ sets: ['base', 'labyrinth'] }),
  'labyrinth-advanced': () => ({ sets: ['base', 'labyrinth'], labyrinth: 'advanced' }),
  'ferries-labyrinth': () => ({ sets: ['base', 'ferries', 'labyrinth'], labyrinth: 'advanced' }),
  cathedrals: () => ({ edition: 'C2', sets: ['base', 'german-cathedrals'] }),
  mage: () => ({ sets: ['base', 'mage-witch'] }),
  flying: () => ({ sets: ['base', 'flying-machines'] }),
  portal: () => ({ edition: 'C2', sets: ['base', 'princess-dragon'] }),
  branched: () => ({ sets: ['base', 'ferries', 'labyrinth'], copies: singly(BRANCHED), labyrinth: 'advanced' }),
  iberia: () => ({ ...MAP_POOL, map: mapConfig({ id: 'iberia', starts: 3 }) }),
  'iberia-chips': () => ({ ...MAP_POOL, map: mapConfig({ id: 'iberia', chips: true }) }),
  'C1-all': () => all('C1'),
  'C2-all': () => all('C2'),
  'C3-all': () => all('C3'),
  all: () => all('C3'),
} as const satisfies Readonly<Record<string, () => ConfigInput>>;

/** Names of `PRESETS`. */
export type PresetName = keyof typeof TABLE;

/**
 * Configurations by name; each is an ordinary input and can be spread into another. Made when first asked for.
 * A name that there is not throws ERR_CONFIG with the nearest one: `undefined` would play the base game.
 */
export const PRESETS: Readonly<Record<PresetName, ConfigInput>> = /* @__PURE__ */ lazily(TABLE);

function lazily(table: typeof TABLE): Readonly<Record<PresetName, ConfigInput>> {
  const made = new Map<string, ConfigInput>();
  const get = (name: string, make: () => ConfigInput): ConfigInput => {
    const config = made.get(name) ?? deepFreeze(make());
    made.set(name, config);
    return config;
  };
  const properties = Object.entries(table).map(
    ([name, make]) => [name, { enumerable: true, get: () => get(name, make) }] as const,
  );
  const presets = Object.freeze(Object.defineProperties({}, Object.fromEntries(properties))) as Record<PresetName, ConfigInput>;
  return new Proxy(presets, { get: (target, key) => (isForeign(target, key) ? refusePreset(key) : Reflect.get(target, key)) });
}
/** What languages, test runners and consoles ask any object for: none of these could be meant for a preset. */
const ASKED_OF_ALL = ['then', 'toJSON', 'inspect', 'asymmetricMatch', 'nodeType', 'tagName', 'length', 'default'];
function isForeign(target: object, key: string | symbol): key is string {
  return typeof key === 'string' && !(key in target) && !ASKED_OF_ALL.includes(key) && !/^[$@_]/.test(key);
}
function refusePreset(name: unknown): never {
  return refuse('preset', name, oneOfNames(Object.keys(TABLE), name));
}

/** The preset with this name. Throws ERR_CONFIG listing the names. */
export function preset(name: PresetName | (string & {})): ConfigInput {
  return typeof name === 'string' && Object.hasOwn(PRESETS, name) ? PRESETS[name as PresetName] : refusePreset(name);
}
