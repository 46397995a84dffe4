/** Configurations with Crop Circles for the comparison of core and model. */
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

ALL_EXPANSIONS.forEach(useExpansion);

const MUST_DEPLOY = { cropMustDeploy: true };
/** Many circles, so that each kind meets every sort of meeple in a random game. */
export const CIRCLES: Readonly<Record<string, ConfigInput>> = {
  'crop circles alone': { edition: 'C2', sets: { base: 1, 'crop-circles-2': 1 } },
  'crop circles I and II, C1': { edition: 'C1', players: 3, sets: { base: 1, 'crop-circles-1': 1, 'crop-circles-2': 1 } },
  'crop circles x4, must deploy': { edition: 'C3', players: 5, sets: { base: 1, 'crop-circles-2': 4 }, ...MUST_DEPLOY },
  'crop circles, ferries, labyrinth': {
    edition: 'C2',
    players: 3,
    sets: { base: 1, 'crop-circles-2': 4, ferries: 3, labyrinth: 5 },
    labyrinth: 'advanced',
  },
  'crop circles, builders, abbey': {
    edition: 'C1',
    players: 2,
    sets: {
      base: 1,
      'crop-circles-1': 2,
      'crop-circles-2': 2,
      'traders-builders': 1,
      'inns-cathedrals': 1,
      'abbey-mayor': 1,
      ferries: 2,
    },
    builderSeparation: 'endOfStep',
  },
  'crop circles, everything': {
    edition: 'C2',
    players: 6,
    labyrinth: 'advanced',
    abbots: true,
    sets: { ...ALL_SETS, 'crop-circles-2': 4 },
  },
  'crop circles, several of every figure': {
    edition: 'C2',
    players: 4,
    sets: { base: 1, 'crop-circles-2': 6, 'inns-cathedrals': 1, 'traders-builders': 1, 'abbey-mayor': 1 },
    pieces: { normal: 5, large: 2, mayor: 2, wagon: 2, builder: 2, pig: 2, barn: 2 },
    abbeysPerPlayer: 2,
    barnOnBarnField: true,
  },
};
