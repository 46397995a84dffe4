/** Configurations with The Gold Mines for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

const CHOICE = { goldChoice: true } as const;
const UNCLAIMED = { goldUnclaimed: 'finalOwners' } as const;
/** Much gold on few tiles, so that several players may take it at once. */
export const GOLD: Readonly<Record<string, ConfigInput>> = {
  'gold mines alone': { edition: 'C1', sets: { base: 1, 'gold-mines': 1 } },
  'gold mines, choice, unclaimed': { edition: 'C2', players: 3, sets: { base: 1, 'gold-mines': 5 }, ...CHOICE, ...UNCLAIMED },
  'gold mines, ferries, labyrinth, choice': {
    edition: 'C3',
    players: 4,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 2, labyrinth: 2, 'gold-mines': 3 },
    ...CHOICE,
  },
  'gold mines, little buildings, everything': {
    edition: 'C2',
    players: 5,
    abbots: true,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, 'gold-mines': 3, watchtowers: 2 },
    ...CHOICE,
    ...{ littleBuildings: '3/2/1' },
  },
  'gold mines, Leipzig': { ...STAND_INS, edition: 'C1', sets: { base: 1, 'gold-mines': 4, 'inns-cathedrals': 1 }, ...CHOICE },
};
