/** Configurations with Spiel Doch! for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const START = { spielDochStart: true } as const;
export const SPIELE: Readonly<Record<string, ConfigInput>> = {
  'spiel doch alone': { edition: 'C2', sets: { base: 1, 'spiel-doch': 1 }, ...START },
  'spiel doch, ferries, labyrinth': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 2, 'spiel-doch': 4 },
    ...START,
  },
  'spiel doch, everything': {
    edition: 'C2',
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    sets: { ...ALL_SETS, 'spiel-doch': 3 },
    ...START,
  },
};
