/** Configurations with the princess for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const MAY = { princessAction: 'may' } as const;
const MUST = { princessAction: 'must' } as const;
export const PRINCESSES: Readonly<Record<string, ConfigInput>> = {
  'princess alone, must': { edition: 'C1', sets: { base: 1, 'princess-dragon': 2 }, ...MUST },
  'princess, builders, mayors, must': {
    edition: 'C2',
    players: 3,
    sets: { base: 1, 'princess-dragon': 3, 'traders-builders': 1, 'abbey-mayor': 1, 'inns-cathedrals': 1 },
    ...MUST,
  },
  'princess, ferries, labyrinth, festival': {
    edition: 'C1',
    players: 4,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, 'princess-dragon': 3, festival: 3 },
    ...MAY,
  },
};
