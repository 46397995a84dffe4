/** A small invented map for tests. */
import type { MapFile } from '../map-types.js';

export const TESTMAP_A: MapFile = {
  format: 'carcassonne-map@1',
  id: 'testmap-a',
  title: 'Small invented map for golden scenarios',
  status: 'test',
  rows: 5,
  cols: 6,
  legend: { '.': 'void', '#': 'land', S: 'start', t: 'town', L: 'largeCity', i: 'island' },
  grid: ['####..', '##L#.i', '#S###.', '####..', '.#S#..'],
  bands: [
    { color: 'orange', fromRow: 1, toRow: 2 },
    { color: 'blue', fromRow: 3, toRow: 4 },
    { color: 'purple', fromRow: 5, toRow: 5 },
  ],
  startsToUse: { basic: [2, 2], mapChips: 2 },
  starts: [
    { name: 'Alpha', square: [3, 2] },
    { name: 'Beta', square: [5, 3] },
  ],
  towns: [],
  largeCities: [{ id: 'x', name: 'X', squares: [[2, 3]], coatsOfArms: 2 }],
  squares: [
    { row: 3, col: 2, kind: 'start', name: 'Alpha' },
    { row: 5, col: 3, kind: 'start', name: 'Beta' },
    {
      row: 2,
      col: 3,
      kind: 'largeCity',
      name: 'X',
      cityId: 'x',
      printed: {
        edges: 'CCFC',
        segments: [
          { type: 'city', sides: ['N', 'E', 'W'], coatsOfArms: 2 },
          { type: 'field', halfEdges: [4, 5], touchesCity: true },
        ],
      },
    },
    { row: 2, col: 6, kind: 'island', name: 'Isle', islandId: 'isle', coatsOfArms: 2, band: null },
  ],
  islands: [{ id: 'isle', name: 'Isle', squares: [[2, 6]] }],
  ferryRoutes: [{ id: 'f1', a: { square: [3, 5], side: 'E' }, b: { square: [2, 6], side: 'S' }, feature: null }],
  borderFeatures: [
    { square: [1, 4], side: 'N', feature: 'road', label: 'north road', coatsOfArms: 0 },
    { square: [4, 1], side: 'W', feature: 'city', label: 'west city', coatsOfArms: 1 },
  ],
  recommendedTiles: [18, 20],
  chips: { count: 30, colors: ['orange', 'blue', 'purple'], perColor: { '1': 6, '2': 4 }, forbidIslands: true },
};
