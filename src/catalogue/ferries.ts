/** The Ferries. Pure data; shapes in ./shape.ts. */
import type { TileSet } from './shape.js';

export const FERRIES: TileSet = {
  id: 'ferries',
  prefix: 'fer',
  name: 'The Ferries',
  published: { C1: 8, C2: 8, C3: 8 },
  partial: false,
  optional: false,
  known: [],
  note: 'Every road ends at the lake until a ferry joins two of them. The third edition turned one FRRR into RRRR.',
  tiles: [
    { count: { C1: 3, C2: 3, C3: 3 }, start: 0, tile: { id: 'fer-CRRR', edges: 'CRRR', cities: [{ edges: 'N', pennants: 0 }], roads: [{ ends: 'E', endsAt: 'lake' }, { ends: 'S', endsAt: 'lake' }, { ends: 'W', endsAt: 'lake' }], fields: [{ half: [2, 7], cities: [0] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { lake: true }, verified: true, note: 'One source leaves out that the northern field touches the city; taken as a slip.' } },
    { count: { C1: 4, C2: 4, C3: 3 }, start: 0, tile: { id: 'fer-FRRR', edges: 'FRRR', cities: [], roads: [{ ends: 'E', endsAt: 'lake' }, { ends: 'S', endsAt: 'lake' }, { ends: 'W', endsAt: 'lake' }], fields: [{ half: [0, 1, 2, 7], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { lake: true }, verified: true } },
    { count: { C1: 1, C2: 1, C3: 2 }, start: 0, tile: { id: 'fer-RRRR', edges: 'RRRR', cities: [], roads: [{ ends: 'N', endsAt: 'lake' }, { ends: 'E', endsAt: 'lake' }, { ends: 'S', endsAt: 'lake' }, { ends: 'W', endsAt: 'lake' }], fields: [{ half: [0, 7], cities: [] }, { half: [1, 2], cities: [] }, { half: [3, 4], cities: [] }, { half: [5, 6], cities: [] }], features: { lake: true }, verified: true } },
  ],
};
