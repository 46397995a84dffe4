/** Configurations with Heretics & Shrines for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const OWN_ONLY = { shrinePlacement: 'ownOnly' } as const;
/** So many shrines that challenges, and squares where none may lie, are common. */
export const SHRINES: Readonly<Record<string, ConfigInput>> = {
  'shrines alone': { edition: 'C2', sets: { base: 1, shrines: 2 } },
  'shrines, ferries, labyrinth, own only': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 2, shrines: 3 },
    ...OWN_ONLY,
  },
  'shrines, abbeys, fliers, gold, river': {
    edition: 'C1',
    players: 4,
    river: true,
    sets: { base: 1, 'abbey-mayor': 1, 'flying-machines': 3, 'gold-mines': 2, shrines: 4 },
    ...{ goldChoice: true },
  },
  'shrines, everything': {
    edition: 'C2',
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    sets: { ...ALL_SETS, shrines: 3, watchtowers: 1 },
  },
};
