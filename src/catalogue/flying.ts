/** The Flying Machines. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const FLYING_MACHINES: TileSet = {
  id: 'flying-machines',
  prefix: 'fly',
  name: 'The Flying Machines',
  published: { C1: 8, C2: 8, C3: 8 },
  partial: false,
  optional: false,
  known: [],
  note: 'The direction of flight is given for the stored rotation and turns with the tile.',
  tiles: [
    { count: { C1: 1 }, start: 0, tile: { id: 'fly-FFFF-nw', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], features: { flyingMachine: 'NW' }, verified: true } },
    { count: { C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FFFF-nw-garden', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], garden: true, features: { flyingMachine: 'NW' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FFFF-w', edges: 'FFFF', cities: [], roads: [], fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }], features: { flyingMachine: 'W' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FFRR-ne', edges: 'FFRR', cities: [], roads: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { flyingMachine: 'NE' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FFRR-s', edges: 'FFRR', cities: [], roads: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { flyingMachine: 'S' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FFRR-w', edges: 'FFRR', cities: [], roads: [{ ends: 'SW' }], fields: [{ half: [0, 1, 2, 3, 4, 7], cities: [] }, { half: [5, 6], cities: [] }], features: { flyingMachine: 'W' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FRFR-n', edges: 'FRFR', cities: [], roads: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], features: { flyingMachine: 'N' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FRFR-nw', edges: 'FRFR', cities: [], roads: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], features: { flyingMachine: 'NW' }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 1 }, start: 0, tile: { id: 'fly-FRFR-w', edges: 'FRFR', cities: [], roads: [{ ends: 'EW' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4, 5, 6], cities: [] }], features: { flyingMachine: 'W' }, verified: true } },
  ],
};
