/** Cathedrals in Germany: the two known shapes without official counts. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const GERMAN_CATHEDRALS: TileSet = {
  id: 'german-cathedrals',
  prefix: 'gc',
  name: 'Cathedrals in Germany',
  published: { C1: 6, C2: 6 },
  partial: true,
  optional: false,
  known: ['6 tiles', 'three or four separate roads start at the cathedral', 'how many of each is unknown'],
  tiles: [
    { count: {}, start: 0, tile: { id: 'gc-3roads', edges: 'FRRR', cities: [], roads: [{ ends: 'E', endsAt: 'cathedral' }, { ends: 'S', endsAt: 'cathedral' }, { ends: 'W', endsAt: 'cathedral' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { germanCathedral: true }, verified: false, note: 'Stands for every tile with three roads; how many there are is not known. The fourth side is assumed to be field.' } },
    { count: {}, start: 0, tile: { id: 'gc-4roads', edges: 'RRRR', cities: [], roads: [{ ends: 'N', endsAt: 'cathedral' }, { ends: 'E', endsAt: 'cathedral' }, { ends: 'S', endsAt: 'cathedral' }, { ends: 'W', endsAt: 'cathedral' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { germanCathedral: true }, verified: false, note: 'Stands for every tile with four roads; how many there are is not known.' } },
  ],
};
