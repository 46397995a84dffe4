/** Configurations with The Watchtowers for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

const PER_PLAYER = { watchtowerPer: 'player' } as const;
/** Many towers, and ways to put several meeples on their tiles. */
export const TOWERS: Readonly<Record<string, ConfigInput>> = {
  'watchtowers alone': { edition: 'C2', sets: { base: 1, watchtowers: 1 } },
  'watchtowers, ferries, labyrinth, per player': {
    edition: 'C3',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 3, 'flying-machines': 2, watchtowers: 3 },
    flierIgnoresOccupancy: true,
    ...PER_PLAYER,
  },
  'watchtowers, crop circles, everything': {
    edition: 'C2',
    players: 4,
    abbots: true,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, watchtowers: 3, 'crop-circles-2': 3 },
  },
  'watchtowers, Leipzig': { ...STAND_INS, edition: 'C1', sets: { base: 1, watchtowers: 3, 'inns-cathedrals': 1 } },
};
