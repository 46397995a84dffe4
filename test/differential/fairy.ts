/** Configurations with The Fairy for the comparison of core and model. */
import type { ConfigInput } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { STAND_INS } from './leipzig-rules.js';

const modules = { fairy: true } as ConfigInput['modules'];
const ON_TILE = { fairyPlacement: 'onTile' } as const;
/** Few meeples in some, so that she moves as often as they are set. */
export const FAIRIES: Readonly<Record<string, ConfigInput>> = {
  'fairy alone': { edition: 'C2', modules, pieces: { normal: 3 } },
  'fairy alone, on a tile': { edition: 'C1', modules, players: 3, pieces: { normal: 3 }, ...ON_TILE },
  'fairy, ferries, labyrinth': {
    edition: 'C2',
    modules,
    players: 3,
    labyrinth: 'advanced',
    sets: { base: 1, ferries: 3, labyrinth: 4, 'traders-builders': 1 },
  },
  'fairy, wagon, mayor, barn, abbot': {
    edition: 'C1',
    modules,
    abbots: true,
    pieces: { normal: 2, abbot: 2 },
    sets: { base: 1, 'abbey-mayor': 2, 'princess-dragon': 1 },
  },
  'fairy, everything': {
    edition: 'C2',
    modules: { ...modules, phantom: true },
    players: 4,
    labyrinth: 'advanced',
    abbots: true,
    pieces: { normal: 3 },
    sets: { ...ALL_SETS, festival: 3, 'crop-circles-2': 3 },
  },
  'fairy, everything, on a tile': {
    edition: 'C1',
    modules: { ...modules, phantom: true },
    players: 4,
    labyrinth: 'advanced',
    pieces: { normal: 3 },
    sets: { ...ALL_SETS, festival: 3, 'crop-circles-2': 3 },
    ...ON_TILE,
  },
  'fairy, Leipzig': {
    ...STAND_INS,
    edition: 'C1',
    modules: { ...STAND_INS.modules, ...modules },
    sets: { base: 1, festival: 3 },
  },
};
