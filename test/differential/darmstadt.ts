/** Configurations with Darmstadt for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

export const CHURCHES: Readonly<Record<string, ConfigInput>> = {
  'darmstadt alone': { edition: 'C1', sets: { base: 1, darmstadt: 4 } },
  'darmstadt, everything': {
    edition: 'C1',
    players: 4,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, darmstadt: 5, 'crop-circles-1': 2 },
  },
  'darmstadt, Leipzig': { ...STAND_INS, edition: 'C1', sets: { base: 1, darmstadt: 5, 'inns-cathedrals': 1 } },
};
