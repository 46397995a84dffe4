/** Rules that hold most tiles, and a way to their kinds, for tests of what is compiled. */
import { expect } from 'vitest';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import type { Rules, TileDefinition, TileKind } from '../../src/types.js';

export const FULL: ConfigInput = {
  edition: 'C2',
  abbots: true,
  sets: [
    'base',
    'inns',
    'traders',
    'dragon',
    'abbey',
    'ferries',
    'labyrinth',
    'german',
    'mage',
    'flying',
    'catapult',
    'russian-promos-2013',
    'crop-circles-1',
    'spiel-2018',
    'spring',
    'signposts',
  ],
};
export const full = compileRules(FULL);

export function kindOf(rules: Rules, id: string): TileKind {
  return rules.kinds.find((kind) => kind.id === id) ?? expect.unreachable(`${id} is not among the kinds`);
}
/** An own tile: a field all over. */
export const plain = (change: Partial<TileDefinition> = {}): TileDefinition => ({
  id: 'my-plain',
  edges: 'FFFF',
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
  ...change,
});
