/** Mage & Witch. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const MAGE_WITCH: TileSet = {
  id: 'mage-witch',
  prefix: 'mw',
  name: 'Mage & Witch',
  published: { C1: 8, C2: 8, C3: 8 },
  partial: false,
  optional: false,
  known: [],
  tiles: [
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CCCR-1', edges: 'CCCR', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [{ ends: 'W', endsAt: 'city' }], fields: [{ half: [6], cities: [2] }, { half: [7], cities: [0, 1, 2] }], features: { mageWitch: true }, wagon: [['c2', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CCCR-2', edges: 'CCCR', cities: [{ edges: 'NES', pennants: 0 }], roads: [{ ends: 'W', endsAt: 'city' }], fields: [{ half: [6], cities: [0] }, { half: [7], cities: [0] }], features: { mageWitch: true }, wagon: [['c0', 'r0']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CCRR-1', edges: 'CCRR', cities: [{ edges: 'NE', pennants: 0 }], roads: [{ ends: 'SW' }], fields: [{ half: [4, 7], cities: [0] }, { half: [5, 6], cities: [] }], features: { mageWitch: true }, verified: true } },
    { count: { C1: 1 }, start: 0, tile: { id: 'mw-CCRR-2', edges: 'CCRR', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }], roads: [{ ends: 'SW' }], fields: [{ half: [4, 7], cities: [0, 1] }, { half: [5, 6], cities: [] }], features: { mageWitch: true }, verified: true } },
    { count: { C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CCRR-garden', edges: 'CCRR', cities: [{ edges: 'N', pennants: 0 }, { edges: 'E', pennants: 0 }], roads: [{ ends: 'SW' }], fields: [{ half: [4, 7], cities: [0, 1] }, { half: [5, 6], cities: [] }], garden: true, features: { mageWitch: true }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CFCF', edges: 'CFCF', cities: [{ edges: 'N', pennants: 0 }, { edges: 'S', pennants: 0 }], roads: [], fields: [{ half: [2, 3, 6, 7], cities: [0, 1] }], features: { mageWitch: true }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CRCR', edges: 'CRCR', cities: [{ edges: 'NS', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'city' }, { ends: 'W', endsAt: 'city' }], fields: [{ half: [2], cities: [0] }, { half: [3], cities: [0] }, { half: [6], cities: [0] }, { half: [7], cities: [0] }], features: { mageWitch: true }, wagon: [['c0', 'r0'], ['c0', 'r1']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CRRR-1', edges: 'CRRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'crossing' }, { ends: 'S', endsAt: 'crossing' }, { ends: 'W', endsAt: 'crossing' }], fields: [{ half: [2, 7], cities: [0] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { mageWitch: true }, wagon: [['r0', 'r1', 'r2']], verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'mw-CRRR-2', edges: 'CRRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'city' }, { ends: 'SW' }], fields: [{ half: [2], cities: [0] }, { half: [3, 4, 7], cities: [0] }, { half: [5, 6], cities: [] }], features: { mageWitch: true }, wagon: [['c0', 'r0']], verified: true } },
  ],
};
