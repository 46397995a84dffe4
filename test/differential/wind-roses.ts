/** Configurations with Wind Roses for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const BOUNDARY = { windRoseBoundary: 'none' } as const;
/** Many quarters, and whole roses that take over from each other. */
export const ROSES: Readonly<Record<string, ConfigInput>> = {
  'wind roses alone': { edition: 'C1', sets: { base: 1, 'wind-roses': 1 } },
  'wind roses, river, boundary': { edition: 'C2', river: true, sets: { base: 1, 'wind-roses': 4 }, ...BOUNDARY },
  'wind roses, ferries, labyrinth': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 2, 'wind-roses': 4 },
  },
  'wind roses, festival, everything': {
    edition: 'C1',
    players: 4,
    sets: { ...ALL_SETS, 'wind-roses': 3, festival: 2 },
    ...BOUNDARY,
  },
};
