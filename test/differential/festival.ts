/** Configurations with The Festival for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

const MEEPLES = { festivalReturn: 'meeples' } as const;
/** Many festivals, so that every sort of figure comes home in a random game. */
export const FESTIVALS: Readonly<Record<string, ConfigInput>> = {
  'festival alone': { edition: 'C2', sets: { base: 1, festival: 1 } },
  'festival, everything, meeples': { edition: 'C1', players: 3, sets: { ...ALL_SETS, festival: 4 }, ...MEEPLES },
  'festival, crop circles, everything': {
    edition: 'C2',
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    sets: { ...ALL_SETS, festival: 4, 'crop-circles-2': 3 },
  },
  'festival, Leipzig': { ...STAND_INS, edition: 'C1', sets: { base: 1, festival: 6, 'inns-cathedrals': 1 } },
};
