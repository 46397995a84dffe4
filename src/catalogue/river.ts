/** The River. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const RIVER: TileSet = {
  id: 'river',
  prefix: 'riv',
  name: 'River (I)',
  published: { C1: 12, C2: 12 },
  partial: false,
  optional: true,
  known: [],
  note: 'First river: one spring, one lake at the end, both of the shape riv-FFFW. The third-edition river differs and is not covered.',
  tiles: [
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-CCWW', edges: 'CCWW', cities: [{ edges: 'NE', pennants: 0 }], roads: [], rivers: [{ ends: 'SW' }], fields: [{ half: [4, 7], cities: [0] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-CWCW', edges: 'CWCW', cities: [{ edges: 'N', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [], rivers: [{ ends: 'EW' }], fields: [{ half: [2, 7], cities: [0] }, { half: [3, 6], cities: [1] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-CWRW', edges: 'CWRW', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'S', endsAt: 'city' }], rivers: [{ ends: 'EW' }], fields: [{ half: [2], cities: [0] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }, { half: [7], cities: [0] }], wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 2, C2: 2 }, start: 0, tile: { id: 'riv-FFFW', edges: 'FFFW', cities: [], roads: [], rivers: [{ ends: 'W' }], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], verified: true } },
    { count: { C1: 2, C2: 1 }, start: 0, tile: { id: 'riv-FFWW', edges: 'FFWW', cities: [], roads: [], rivers: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C2: 1 }, start: 0, tile: { id: 'riv-FFWW-garden', edges: 'FFWW', cities: [], roads: [], rivers: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], garden: true, verified: true } },
    { count: { C1: 2, C2: 2 }, start: 0, tile: { id: 'riv-FWFW', edges: 'FWFW', cities: [], roads: [], rivers: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-FWRW-mon', edges: 'FWRW', cities: [], roads: [{ ends: 'S', endsAt: 'monastery' }], rivers: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], monastery: true, wagon: [['m', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-RRWW', edges: 'RRWW', cities: [], roads: [{ ends: 'NE' }], rivers: [{ ends: 'SW' }], fields: [{ half: [0, 3, 4, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [5, 6], cities: [] }], verified: true } },
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'riv-RWRW', edges: 'RWRW', cities: [], roads: [{ ends: 'NS' }], rivers: [{ ends: 'EW' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], over: [['r0', 'w0']], verified: true } },
  ],
};
