/**
 * Iberian Peninsula, a reconstruction: NOT the printed map, whose layout exists only as a picture. What is fact, and how
 * everything else is derived from real geography (Natural Earth, public domain), the guide on maps says. Anyone who holds the
 * printed map can write a file of this format and play on it.
 */
import type { MapFile } from '../map-types.js';

type Squares = NonNullable<MapFile['squares']>;
type Named = { readonly name: string; readonly square: readonly [row: number, col: number] };

const STATUS = 'reconstruction';

/** Squares that have a name and nothing printed. */
const named = (kind: 'start' | 'town', squares: readonly Named[]): Squares =>
  squares.map(({ name, square: [row, col] }) => ({ row, col, kind, name }));

/** A square of a large city: its coat of arms, a road out of it over each side R, fields at half-edges. */
function city(row: number, col: number, name: string, edges: string, ...fields: readonly (readonly number[])[]): Squares[number] {
  const sides = (letter: string) => (['N', 'E', 'S', 'W'] as const).filter((_, side) => edges.charAt(side) === letter);
  return {
    row,
    col,
    kind: 'largeCity',
    name,
    cityId: name.toLowerCase(),
    printed: {
      edges,
      segments: [
        { type: 'city', sides: sides('C'), coatsOfArms: 1 },
        ...sides('R').map((side) => ({ type: 'road' as const, sides: [side], endsAtCity: true })),
        ...fields.map((halfEdges) => ({ type: 'field' as const, halfEdges: [...halfEdges], touchesCity: true })),
      ],
    },
  };
}
const island = (row: number, col: number, name: string, islandId: string, coatsOfArms: number): Squares[number] => ({
  row,
  col,
  kind: 'island',
  name,
  islandId,
  coatsOfArms,
  band: null,
});

function make(): MapFile {
  const starts: Named[] = [
    { name: 'León', square: [2, 5] },
    { name: 'Pamplona', square: [2, 10] },
    { name: 'Évora', square: [9, 2] },
    { name: 'Murcia', square: [9, 10] },
  ];
  const towns: Named[] = [
    { name: 'Oviedo', square: [1, 5] },
    { name: 'Bilbao', square: [1, 8] },
    { name: 'Valladolid', square: [4, 6] },
    { name: 'Zaragoza', square: [4, 11] },
    { name: 'Salamanca', square: [5, 5] },
    { name: 'Coimbra', square: [6, 2] },
    { name: 'Teruel', square: [6, 10] },
    { name: 'Albacete', square: [8, 10] },
    { name: 'Badajoz', square: [8, 3] },
    { name: 'Granada', square: [11, 7] },
  ];
  return {
    format: 'carcassonne-map@1',
    id: 'iberia-reconstruction',
    title: 'Iberian Peninsula (reconstruction)',
    status: 'reconstruction',
    notice:
      'NOT a copy of the printed Hans im Glück map. The printed layout was not obtainable in text. Only the items listed under facts are taken from published rules; every other square, edge, coat of arms, border feature and ferry route is derived from real geography and is a stand-in.',
    rows: 12,
    cols: 17,
    legend: { '.': 'void', '#': 'land', S: 'start', t: 'town', L: 'largeCity', i: 'island' },
    grid: [
      '.###t##t.........',
      '####S####S#.#....',
      '.##############..',
      '.####t####t##L...',
      '.L##t#######.....',
      '.t####LL#t##....i',
      '##########L...ii.',
      'L#t######t#.i....',
      '.S#######S#......',
      '.###L#####.......',
      '.#.###t##........',
      '....#............',
    ],
    bands: [
      { color: 'orange', fromRow: 1, toRow: 4, status: 'fact' },
      { color: 'blue', fromRow: 5, toRow: 8, status: 'fact' },
      { color: 'purple', fromRow: 9, toRow: 12, status: 'fact' },
    ],
    startsToUse: { basic: [2, 3], mapChips: 3 },
    starts,
    towns,
    largeCities: [
      { id: 'barcelona', name: 'Barcelona', squares: [[4, 14]], coatsOfArms: 1, status: 'fact' },
      {
        id: 'madrid',
        name: 'Madrid',
        squares: [
          [6, 7],
          [6, 8],
        ],
        coatsOfArms: 2,
        status: STATUS,
      },
      { id: 'lisboa', name: 'Lisboa', squares: [[8, 1]], coatsOfArms: 1, status: STATUS },
      { id: 'porto', name: 'Porto', squares: [[5, 2]], coatsOfArms: 1, status: STATUS },
      { id: 'sevilla', name: 'Sevilla', squares: [[10, 5]], coatsOfArms: 1, status: STATUS },
      { id: 'valencia', name: 'Valencia', squares: [[7, 11]], coatsOfArms: 1, status: STATUS },
    ],
    squares: [
      ...named('start', starts),
      ...named('town', towns),
      city(4, 14, 'Barcelona', 'CFFC', [2, 3, 4, 5]),
      city(6, 7, 'Madrid', 'CCCR', [6], [7]),
      city(6, 8, 'Madrid', 'CRCC', [2], [3]),
      city(8, 1, 'Lisboa', 'CCFF', [4, 5, 6, 7]),
      city(5, 2, 'Porto', 'FCCF', [6, 7, 0, 1]),
      city(10, 5, 'Sevilla', 'CCFF', [4, 5, 6, 7]),
      city(7, 11, 'Valencia', 'CFFC', [2, 3, 4, 5]),
      island(8, 13, 'Eivissa', 'ibiza', 1),
      island(7, 15, 'Mallorca', 'mallorca', 2),
      island(7, 16, 'Mallorca', 'mallorca', 1),
      island(6, 17, 'Menorca', 'menorca', 1),
    ],
    islands: [
      { id: 'ibiza', name: 'Eivissa', squares: [[8, 13]] },
      {
        id: 'mallorca',
        name: 'Mallorca',
        squares: [
          [7, 15],
          [7, 16],
        ],
      },
      { id: 'menorca', name: 'Menorca', squares: [[6, 17]] },
    ],
    ferryRoutes: [
      { id: 'f-ibiza', a: { square: [8, 11], side: 'E' }, b: { square: [8, 13], side: 'W' }, feature: null, status: STATUS },
      { id: 'f-mallorca', a: { square: [6, 12], side: 'E' }, b: { square: [7, 15], side: 'W' }, feature: null, status: STATUS },
      { id: 'f-menorca', a: { square: [4, 13], side: 'S' }, b: { square: [6, 17], side: 'W' }, feature: null, status: STATUS },
    ],
    borderFeatures: [
      { square: [2, 9], side: 'N', feature: 'road', label: 'towards Bayonne', coatsOfArms: 0, status: STATUS },
      { square: [3, 12], side: 'N', feature: 'road', label: 'towards Tarbes', coatsOfArms: 0, status: STATUS },
      { square: [2, 13], side: 'N', feature: 'city', label: 'towards Toulouse', coatsOfArms: 0, status: STATUS },
      { square: [3, 15], side: 'N', feature: 'road', label: 'towards Perpignan', coatsOfArms: 0, status: STATUS },
    ],
    recommendedTiles: [110, 120],
    chips: { count: 30, colors: ['orange', 'blue', 'purple'], perColor: { '1': 6, '2': 4 }, forbidIslands: true },
  };
}

export const IBERIA: MapFile = /* @__PURE__ */ make();
