/** Configurations with Little Buildings for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const BUILDINGS = { littleBuildings: '1/1/1' } as const;
const THREE = { littleBuildings: '3/2/1' } as const;
export const BUILT: Readonly<Record<string, ConfigInput>> = {
  'little buildings alone': { edition: 'C1', ...BUILDINGS },
  'little buildings, ferries, labyrinth': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 2 },
    ...THREE,
  },
  'little buildings, festival, everything': {
    edition: 'C2',
    players: 4,
    abbots: true,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, festival: 3 },
    ...THREE,
  },
  'little buildings, barns, a city pays once': {
    edition: 'C1',
    sets: { base: 1, 'abbey-mayor': 2, 'traders-builders': 1 },
    fieldScoring: 'perPlayer3',
    ...BUILDINGS,
  },
};
