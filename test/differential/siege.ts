/** Configurations with Siege for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';

/** So many besieged tiles that knights often may leave. */
export const SIEGES: Readonly<Record<string, ConfigInput>> = {
  'siege alone': { edition: 'C1', sets: { base: 2, cathars: 3, besiegers: 3 } },
  'siege, any tile, small cities paid as others': {
    edition: 'C1',
    players: 3,
    twoTileCity: 'normal',
    sets: { base: 1, 'inns-cathedrals': 1, 'mage-witch': 1, festival: 1, darmstadt: 3, besiegers: 4 },
    ...{ escapeFrom: 'anyTile' },
  },
  'siege, farmers of the first version, pigs and builders': {
    edition: 'C1',
    players: 3,
    fieldScoring: 'perCity4',
    sets: { base: 1, 'traders-builders': 2, cathars: 5 },
    ...{ escapeFrom: 'anyTile' },
  },
  'siege, farmers of the second version, barns and wagons': {
    edition: 'C1',
    players: 4,
    fieldScoring: 'perPlayer3',
    sets: { base: 1, 'abbey-mayor': 2, 'traders-builders': 1, cathars: 3, besiegers: 3 },
    ...{ escapeFrom: 'anyTile' },
  },
  'siege, everything': {
    edition: 'C1',
    players: 4,
    labyrinth: 'advanced',
    sets: { ...ALL_SETS, cathars: 3, besiegers: 3, 'crop-circles-1': 2 },
    ...{ escapeFrom: 'anyTile' },
    modules: { phantom: true } as ConfigInput['modules'],
  },
};
