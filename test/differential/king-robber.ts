/** Configurations with King & Robber Baron for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

const TEN = { kingRobberScoring: '10each' } as const;
const FORTY = { kingRobberScoring: '15or40' } as const;
const CONTINUOUS = { kingRobberScoring: 'continuous' } as const;
export const CARDS: Readonly<Record<string, ConfigInput>> = {
  'king and robber alone': { edition: 'C1', sets: { base: 1, 'king-robber': 3 } },
  'king and robber, ferries, labyrinth': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, 'king-robber': 2, ferries: 4, labyrinth: 5 },
  },
  'king and robber 10each': { edition: 'C3', players: 4, sets: { ...ALL_SETS, 'king-robber': 2 }, ...TEN },
  'king and robber 15or40, festival': {
    edition: 'C2',
    sets: { base: 1, 'king-robber': 3, festival: 3, 'abbey-mayor': 1 },
    ...FORTY,
  },
  'king and robber continuous': {
    edition: 'C2',
    players: 3,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, 'king-robber': 4 },
    ...CONTINUOUS,
  },
  'king and robber, map': { edition: 'C2', sets: { base: 1, 'king-robber': 3, ferries: 1 }, map: { id: 'iberia' } },
};
