import { describe, expect, test } from 'vitest';
import { findTile } from '../../src/catalogue/index.js';
import { readTile } from '../../src/rules/index.js';
import type { TileDefinition } from '../../src/types.js';
import { refusal } from './refused.js';

/** A catalogue tile with some keys replaced. */
function changed(id: string, change: Record<string, unknown>): unknown {
  return { ...(findTile(id)?.entry.tile as TileDefinition), ...change };
}

const field = (half: number[], cities: number[] = []) => ({ half, cities });

/** [what, tile, path of the refusal, part of what was expected] */
const REFUSED: readonly (readonly [string, unknown, string, string])[] = [
  ['no object', 7, 'tile', 'an object'],
  ['key missing', { id: 'x', edges: 'FFFF', cities: [], roads: [] }, 'tile.fields', 'required'],
  ['key unknown', changed('base-B', { colour: 'red' }), 'tile.colour', 'no other keys'],
  ['id with a blank', changed('base-B', { id: 'my tile' }), 'tile.id', 'a letter'],
  ['id too long', changed('base-B', { id: 'x'.repeat(49) }), 'tile.id', 'at most 47'],
  ['edges of three letters', changed('base-B', { edges: 'FFF' }), 'tile.edges', 'four letters'],
  ['edges with another letter', changed('base-B', { edges: 'FFFX' }), 'tile.edges', 'four letters'],
  ['abbey side on a common tile', changed('base-B', { edges: 'FFFA' }), 'tile.edges', 'only C, F, R and W'],
  ['AAAA without abbey', changed('am-abbey', { features: {} }), 'tile.edges', 'features.abbey'],
  ['abbey with other sides', changed('base-B', { features: { abbey: true } }), 'tile.edges', 'AAAA'],
  ['abbey without monastery', changed('am-abbey', { monastery: false }), 'tile.monastery', 'true'],
  ['abbey with garden', changed('am-abbey', { garden: true }), 'tile.features.abbey', 'no segment'],
  [
    'side of a city is no city side',
    changed('base-E', { cities: [{ edges: 'NE', pennants: 0 }] }),
    'tile.cities[0].edges',
    'marked C',
  ],
  ['side of a road is no road side', changed('base-U', { roads: [{ ends: 'NEW' }] }), 'tile.roads[0].ends', 'marked R'],
  ['side of a river is no river side', changed('riv-FWFW', { rivers: [{ ends: 'NE' }] }), 'tile.rivers[0].ends', 'marked W'],
  ['side in two roads', changed('base-U', { roads: [{ ends: 'EW' }, { ends: 'E' }] }), 'tile.roads[1].ends', 'only once'],
  ['side twice in one road', changed('base-U', { roads: [{ ends: 'EE' }] }), 'tile.roads[0].ends', 'different letters'],
  ['side without road', changed('base-U', { roads: [{ ends: 'E' }] }), 'tile.edges', 'side W'],
  ['city side without city', changed('base-C', { cities: [{ edges: 'NES', pennants: 0 }] }), 'tile.edges', 'side W'],
  ['empty road', changed('base-U', { roads: [{ ends: '' }, { ends: 'EW' }] }), 'tile.roads[0].ends', 'different letters'],
  [
    'half-edge of a city side',
    changed('base-E', { fields: [field([1, 2, 3, 4, 5, 6, 7], [0])] }),
    'tile.fields[0].half',
    'city side N',
  ],
  [
    'half-edge in two fields',
    changed('base-U', { fields: [field([0, 1, 2, 7]), field([2, 3, 4, 5, 6])] }),
    'tile.fields[1].half',
    'one field',
  ],
  ['half-edge in no field', changed('base-B', { fields: [field([0, 1, 2, 3, 4, 5, 6])] }), 'tile.fields', 'half-edge 7'],
  [
    'half-edge beside a road in no field',
    changed('base-U', { fields: [field([0, 1, 2, 7]), field([4, 5, 6])] }),
    'tile.fields',
    'half-edge 3',
  ],
  [
    'half-edges not ascending',
    changed('base-B', { fields: [field([1, 0, 2, 3, 4, 5, 6, 7])] }),
    'tile.fields[0].half',
    'ascending',
  ],
  ['half-edge 8', changed('base-B', { fields: [field([0, 1, 2, 3, 4, 5, 6, 8])] }), 'tile.fields[0].half[7]', '0 to 7'],
  ['field without half-edges', changed('base-C', { fields: [field([], [0])] }), 'tile.fields[0].half', 'at least one'],
  [
    'inner field with half-edges',
    changed('base-E', { fields: [{ half: [2, 3, 4, 5, 6, 7], cities: [0], inner: true }] }),
    'tile.fields[0].half',
    'no half-edges',
  ],
  [
    'city index out of range',
    changed('base-E', { fields: [field([2, 3, 4, 5, 6, 7], [1])] }),
    'tile.fields[0].cities',
    'below 1',
  ],
  [
    'city index twice',
    changed('base-E', { fields: [field([2, 3, 4, 5, 6, 7], [0, 0])] }),
    'tile.fields[0].cities',
    'each city once',
  ],
  [
    'through road inside one field',
    changed('base-U', { fields: [field([0, 1, 2, 3, 4, 5, 6, 7])] }),
    'tile.roads[0].ends',
    'different fields',
  ],
  [
    'river inside one field',
    changed('riv-FWFW', { fields: [field([0, 1, 2, 3, 4, 5, 6, 7])] }),
    'tile.rivers[0].ends',
    'different fields',
  ],
  [
    'crossing that parts no fields',
    changed('base-W', { fields: [field([0, 1, 2, 3, 4, 7]), field([5, 6])] }),
    'tile.roads[0].ends',
    'different fields',
  ],
  ['split field side without splitSides', changed('cat-FFFF-mon', { splitSides: undefined }), 'tile.splitSides', '"EW"'],
  ['splitSides without split', changed('base-B', { splitSides: 'N' }), 'tile.splitSides', 'nothing'],
  ['endsAt on a through road', changed('base-U', { roads: [{ ends: 'EW', endsAt: 'city' }] }), 'tile.roads[0].endsAt', 'nothing'],
  ['unknown endsAt', changed('base-A', { roads: [{ ends: 'W', endsAt: 'moon' }] }), 'tile.roads[0].endsAt', 'one of crossing'],
  [
    'branched road without branch',
    changed('am-FRRR-roundabout', { roads: [{ ends: 'ESW' }] }),
    'tile.roads[0].branch',
    'roundabout',
  ],
  ['branch on a through road', changed('base-U', { roads: [{ ends: 'EW', branch: 'fork' }] }), 'tile.roads[0].branch', 'nothing'],
  ['jetty without lake', changed('fer-FRRR', { features: {} }), 'tile.roads[0].endsAt', 'features.lake'],
  ['lake without jetties', changed('base-B', { features: { lake: true } }), 'tile.features.lake', 'at least two'],
  ['road to a missing cathedral', changed('gc-3roads', { features: {} }), 'tile.roads[0].endsAt', 'germanCathedral'],
  [
    'cathedral without roads',
    changed('base-B', { features: { germanCathedral: true } }),
    'tile.features.germanCathedral',
    'at least one',
  ],
  ['road to a missing monastery', changed('base-A', { monastery: false }), 'tile.roads[0].endsAt', 'a monastery'],
  [
    'too many coats of arms',
    changed('base-C', { cities: [{ edges: 'NESW', pennants: 8 }] }),
    'tile.cities[0].pennants',
    '0 to 7',
  ],
  [
    'unknown goods',
    changed('base-C', { cities: [{ edges: 'NESW', pennants: 0, goods: 'tea' }] }),
    'tile.cities[0].goods',
    'wine',
  ],
  ['unknown flight direction', changed('base-B', { features: { flyingMachine: 'UP' } }), 'tile.features.flyingMachine', 'NW'],
  [
    'decoration that is a number',
    changed('base-B', { features: { dragon: 1 } }),
    'tile.features.dragon',
    'true, false or a text',
  ],
  ['wagon reference that is missing', changed('base-A', { wagon: [['m', 'r1']] }), 'tile.wagon[0]', 'r1'],
  ['wagon reference to a field', changed('base-A', { wagon: [['m', 'f0']] }), 'tile.wagon[0]', 'f0'],
  ['wagon group of one', changed('base-A', { wagon: [['m']] }), 'tile.wagon[0]', 'at least two'],
  ['wagon group with a repetition', changed('base-A', { wagon: [['m', 'm']] }), 'tile.wagon[0]', 'once'],
  ['malformed reference', changed('base-A', { wagon: [['m', 'road']] }), 'tile.wagon[0][1]', 'a reference'],
  ['bridge without over', changed('tb-RRRR', { over: undefined }), 'tile.over', '["r0","r1"]'],
  ['over with a missing road', changed('tb-RRRR', { over: [['r0', 'r2']] }), 'tile.over[0]', 'r2'],
  [
    'thirteen segments',
    {
      id: 'x',
      edges: 'RRRR',
      cities: [],
      monastery: true,
      roads: ['N', 'E', 'S', 'W'].map((ends) => ({ ends })),
      fields: [0, 1, 2, 3, 4, 5, 6, 7].map((half) => field([half])),
    },
    'tile.fields',
    'at most 12',
  ],
  ['note that is no text', changed('base-B', { note: 3 }), 'tile.note', 'a text'],
];

describe('refused tiles', () => {
  for (const [what, tile, path, expected] of REFUSED) {
    test(what, () => {
      const error = refusal(() => readTile(tile));
      expect(error.field).toBe(path);
      expect(error.expected).toContain(expected);
    });
  }
});

describe('accepted tiles', () => {
  test('any stored rotation, order of letters and decoration', () => {
    const tile = {
      id: 'my-tile',
      edges: 'RFRC',
      cities: [{ edges: 'W', pennants: 0 }],
      roads: [{ ends: 'SN' }],
      fields: [field([1, 2, 3, 4]), field([0, 5], [0])],
      features: { well: true, colour: 'red' },
    };
    expect(readTile(tile)).toEqual(tile);
  });

  test('twelve segments', () => {
    const tile = {
      id: 'x',
      edges: 'RRRR',
      cities: [],
      roads: ['N', 'E', 'S', 'W'].map((ends) => ({ ends })),
      fields: [0, 1, 2, 3, 4, 5, 6, 7].map((half) => field([half])),
    };
    expect(readTile(tile)).toEqual(tile);
  });

  test('the result is a copy', () => {
    const tile = structuredClone(findTile('base-D')?.entry.tile) as { id: string };
    const parsed = readTile(tile);
    tile.id = 'changed';
    expect(parsed.id).toBe('base-D');
  });
});
