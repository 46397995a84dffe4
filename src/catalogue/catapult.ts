/** The Catapult (road shapes only). Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const CATAPULT: TileSet = {
  id: 'catapult',
  prefix: 'cat',
  name: 'The Catapult',
  published: { C1: 12 },
  partial: false,
  optional: false,
  known: [],
  note: 'Every tile shows a fair. What stops the one-ended roads is not described.',
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-CCCC', edges: 'CCCC', cities: [{ edges: 'NESW', pennants: 0 }], roads: [], fields: [], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-CCFF-coat', edges: 'CCFF', cities: [{ edges: 'NE', pennants: 1 }], roads: [], fields: [{ half: [4, 5, 6, 7], cities: [0] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-CFCF', edges: 'CFCF', cities: [{ edges: 'N', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [], fields: [{ half: [2, 3], cities: [0, 1] }, { half: [6, 7], cities: [0, 1] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-CFFF-1', edges: 'CFFF', cities: [{ edges: 'N', pennants: 0 }], roads: [], fields: [{ half: [2, 3, 4, 5, 6, 7], cities: [0] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-CFFF-2', edges: 'CFFF', cities: [{ edges: 'N', pennants: 0 }], roads: [], fields: [{ half: [2, 3, 4, 5], cities: [0] }, { half: [6, 7], cities: [0] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FFFF', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FFFF-mon', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], monastery: true, features: { fair: true }, splitSides: 'EW', verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FFRR', edges: 'FFRR', cities: [], roads: [{ ends: 'S', endsAt: 'other' }, { ends: 'W', endsAt: 'other' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FRFR', edges: 'FRFR', cities: [], roads: [{ ends: 'E', endsAt: 'other' }, { ends: 'W', endsAt: 'other' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FRRR-1', edges: 'FRRR', cities: [], roads: [{ ends: 'ES' }, { ends: 'W', endsAt: 'other' }], fields: [{ half: [0, 1, 2, 5, 6, 7], cities: [] }, { half: [3, 4], cities: [] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-FRRR-2', edges: 'FRRR', cities: [], roads: [{ ends: 'E', endsAt: 'other' }, { ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { fair: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'cat-RRRR-roundabout', edges: 'RRRR', cities: [], roads: [{ ends: 'NESW', branch: 'roundabout' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { fair: true }, verified: true } },
  ],
};
