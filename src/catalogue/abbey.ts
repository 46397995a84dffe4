/** Abbey & Mayor, and the abbeys that players hold. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const ABBEY_MAYOR: TileSet = {
  id: 'abbey-mayor',
  prefix: 'am',
  name: 'Abbey & Mayor',
  published: { C1: 12, C2: 12 },
  partial: false,
  optional: false,
  known: [],
  note: 'The abbeys that players hold are a set of their own.',
  tiles: [
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CCCC-coat-1', edges: 'CCCC', cities: [{ edges: 'NESW', pennants: 2 }], roads: [], fields: [], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CCCC-coat-2', edges: 'CCCC', cities: [{ edges: 'NS', pennants: 1 }, { edges: 'EW', pennants: 0 }], roads: [], fields: [{ half: [], cities: [0, 1], inner: true }, { half: [], cities: [0, 1], inner: true }], over: [['c0', 'c1']], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CCCF-coat', edges: 'CCCF', cities: [{ edges: 'NS', pennants: 0 }, { edges: 'E', pennants: 1 }], roads: [], fields: [{ half: [6, 7], cities: [0, 1] }, { half: [], cities: [0, 1], inner: true }], verified: false, note: 'Sources disagree on whether the enclosed field touches both cities or only the small one; both is assumed.' } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CCRR', edges: 'CCRR', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }], roads: [{ ends: 'S', endsAt: 'city' }, { ends: 'W', endsAt: 'city' }], fields: [{ half: [4], cities: [1] }, { half: [5, 6], cities: [0, 1] }, { half: [7], cities: [0] }], wagon: [['c0', 'r1'], ['c1', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CFFF-coat', edges: 'CFFF', cities: [{ edges: 'N', pennants: 1 }], roads: [], fields: [{ half: [2, 3], cities: [0] }, { half: [4, 5], cities: [0] }, { half: [6, 7], cities: [0] }], verified: true, note: 'One source leaves out that the three fields touch the city; taken as a slip.' } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CFFR', edges: 'CFFR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'W', endsAt: 'city' }], fields: [{ half: [2, 3, 4, 5, 6], cities: [0] }, { half: [7], cities: [0] }], wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CFRR', edges: 'CFRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'SW' }], fields: [{ half: [2, 3, 4], cities: [0] }, { half: [5, 6], cities: [] }, { half: [7], cities: [0] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CRCR-coat', edges: 'CRCR', cities: [{ edges: 'NS', pennants: 1 }], roads: [{ ends: 'EW', tunnel: true }], fields: [{ half: [2, 3], cities: [0] }, { half: [6], cities: [0] }, { half: [7], cities: [0] }], over: [['c0', 'r0'], ['r0', 'f0']], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-CRRF', edges: 'CRRF', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'ES' }], fields: [{ half: [2], cities: [0] }, { half: [3, 4], cities: [] }, { half: [5, 6, 7], cities: [0] }], verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'am-FFFR', edges: 'FFFR', cities: [], roads: [{ ends: 'W', endsAt: 'other' }], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], verified: true } },
    { count: { C2: 1 }, start: 0, tile: { id: 'am-FFFR-garden', edges: 'FFFR', cities: [], roads: [{ ends: 'W', endsAt: 'other' }], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], garden: true, verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-FRRR-roundabout', edges: 'FRRR', cities: [], roads: [{ ends: 'ESW', branch: 'roundabout' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'am-RRRR-mon', edges: 'RRRR', cities: [], roads: [{ ends: 'N', endsAt: 'monastery' }, { ends: 'E', endsAt: 'monastery' }, { ends: 'S', endsAt: 'monastery' }, { ends: 'W', endsAt: 'monastery' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], monastery: true, wagon: [['m', 'r0'], ['m', 'r1'], ['m', 'r2'], ['m', 'r3']], verified: true } },
  ],
};

export const ABBEYS: TileSet = {
  id: 'abbeys',
  prefix: 'am',
  name: 'Abbey tiles (Abbey & Mayor)',
  published: { C1: 6, C2: 6 },
  partial: false,
  optional: false,
  known: [],
  note: 'Fits every neighbour; laid only into a hole with four neighbours; scores like a monastery. One for each player, never in the bag.',
  tiles: [
    { count: { C1: 6, C2: 6 }, start: 0, tile: { id: 'am-abbey', edges: 'AAAA', cities: [], roads: [], fields: [], monastery: true, features: { abbey: true }, verified: false, note: 'Players hold these, one each; the number in the box is not confirmed by two sources.' } },
  ],
};
