/** Configurations with The Phantom for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

const modules = { phantom: true };
/** Several for each player in some, so that it is the first piece as often as the second. */
export const PHANTOMS: Readonly<Record<string, ConfigInput>> = {
  'phantom alone': { edition: 'C2', modules, players: 3 },
  'phantom, ferries, labyrinth': {
    edition: 'C2',
    modules,
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 3, labyrinth: 4, 'traders-builders': 1 },
  },
  'phantom, wagon, mayor, portal, flight': {
    edition: 'C1',
    modules,
    pieces: { phantom: 2 },
    sets: { base: 1, 'abbey-mayor': 2, 'princess-dragon': 2, 'flying-machines': 3 },
  },
  'phantom, everything': {
    edition: 'C2',
    modules,
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    pieces: { phantom: 2, normal: 3 },
    sets: { ...ALL_SETS, festival: 3, 'crop-circles-2': 3 },
  },
  'phantom, Leipzig': {
    ...STAND_INS,
    edition: 'C1',
    modules: { ...STAND_INS.modules, ...modules },
    pieces: { phantom: 3, normal: 2 },
    sets: { base: 1, festival: 3 },
  },
};
