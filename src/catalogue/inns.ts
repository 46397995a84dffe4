/** Inns & Cathedrals. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const INNS_CATHEDRALS: TileSet = {
  id: 'inns-cathedrals',
  prefix: 'ic',
  name: 'Inns & Cathedrals',
  published: { C1: 18, C2: 18, C3: 18 },
  partial: false,
  optional: false,
  known: [],
  note: 'The reworked box sold since 2024 has other tiles and is not covered.',
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'ic-CCCC', edges: 'CCCC', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }, { edges: 'S', pennants: 0 }, { edges: 'W', pennants: 0 }], roads: [], fields: [{ half: [], cities: [0, 1, 2, 3], inner: true }], verified: true } },
    { count: { C1: 2, C2: 2, C3: 2 }, start: 0, tile: { id: 'ic-CCCC-cath', edges: 'CCCC', cities: [{ edges: 'NESW', pennants: 0, cathedral: true }], roads: [], fields: [], verified: true } },
    { count: { C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCCC-garden', edges: 'CCCC', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }, { edges: 'S', pennants: 0 }, { edges: 'W', pennants: 0 }], roads: [], fields: [{ half: [], cities: [0, 1, 2, 3], inner: true }], garden: true, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCCF', edges: 'CCCF', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [], fields: [{ half: [6, 7], cities: [0, 1, 2] }], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCCF-coat', edges: 'CCCF', cities: [{ edges: 'N', pennants: 0 }, { edges: 'ES', pennants: 1 }], roads: [], fields: [{ half: [6, 7], cities: [0, 1] }], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCFR-inn', edges: 'CCFR', cities: [{ edges: 'NE', pennants: 0 }], roads: [{ ends: 'W', inn: true, endsAt: 'city' }], fields: [{ half: [4, 5, 6], cities: [0] }, { half: [7], cities: [0] }], wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCRF', edges: 'CCRF', cities: [{ edges: 'NE', pennants: 0 }], roads: [{ ends: 'S', endsAt: 'city' }], fields: [{ half: [4], cities: [0] }, { half: [5, 6, 7], cities: [0] }], wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CCRR-inn-coat', edges: 'CCRR', cities: [{ edges: 'NE', pennants: 1 }], roads: [{ ends: 'SW', inn: true }], fields: [{ half: [4, 7], cities: [0] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CFFF', edges: 'CFFF', cities: [{ edges: 'N', pennants: 0 }], roads: [], fields: [{ half: [2, 3], cities: [0] }, { half: [4, 5, 6, 7], cities: [0] }], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CFRF', edges: 'CFRF', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'S', endsAt: 'city' }], fields: [{ half: [2, 3, 4], cities: [0] }, { half: [5, 6, 7], cities: [0] }], wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CFRR-inn', edges: 'CFRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'SW', inn: true }], fields: [{ half: [2, 3, 4, 7], cities: [0] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CRCR', edges: 'CRCR', cities: [{ edges: 'N', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'crossing' }, { ends: 'W', endsAt: 'crossing' }], fields: [{ half: [2], cities: [0] }, { half: [3], cities: [1] }, { half: [6], cities: [1] }, { half: [7], cities: [0] }], wagon: [['c0', 'c1', 'r0', 'r1']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-CRCR-coat', edges: 'CRCR', cities: [{ edges: 'NS', pennants: 1 }], roads: [{ ends: 'E', endsAt: 'city' }, { ends: 'W', endsAt: 'city' }], fields: [{ half: [2], cities: [0] }, { half: [3], cities: [0] }, { half: [6], cities: [0] }, { half: [7], cities: [0] }], wagon: [['c0', 'r0'], ['c0', 'r1']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-FFRR-inn', edges: 'FFRR', cities: [], roads: [{ ends: 'SW', inn: true }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'ic-FRFR-inn', edges: 'FRFR', cities: [], roads: [{ ends: 'EW', inn: true }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], verified: true } },
    { count: { C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-FRFR-inn-garden', edges: 'FRFR', cities: [], roads: [{ ends: 'EW', inn: true }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], garden: true, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-FRFR-mon', edges: 'FRFR', cities: [], roads: [{ ends: 'E', endsAt: 'monastery' }, { ends: 'W', endsAt: 'monastery' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], monastery: true, wagon: [['m', 'r0'], ['m', 'r1']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-FRRR-inn', edges: 'FRRR', cities: [], roads: [{ ends: 'E', inn: true, endsAt: 'crossing' }, { ends: 'S', endsAt: 'crossing' }, { ends: 'W', endsAt: 'crossing' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], wagon: [['r0', 'r1', 'r2']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'ic-RRRR', edges: 'RRRR', cities: [], roads: [{ ends: 'NW' }, { ends: 'ES' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2, 5, 6], cities: [] }, { half: [3, 4], cities: [] }], verified: true } },
  ],
};
