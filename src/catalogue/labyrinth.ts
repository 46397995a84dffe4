/** The Labyrinth. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const LABYRINTH: TileSet = {
  id: 'labyrinth',
  prefix: 'lab',
  name: 'The Labyrinth',
  published: { C1: 1, C2: 1 },
  partial: false,
  optional: false,
  known: [],
  tiles: [
    { count: { C1: 1, C2: 1 }, start: 0, tile: { id: 'lab-RRRR-labyrinth', edges: 'RRRR', cities: [], roads: [{ ends: 'NESW', branch: 'labyrinth' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], verified: true } },
  ],
};
