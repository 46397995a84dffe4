/** How many rotations of a kind differ. */
import { describe, expect, test } from 'vitest';
import { compileRules } from '../../src/rules/index.js';
import { full, kindOf, plain } from './kinds.js';

describe('BASE-12: distinct rotations', () => {
  const CASES: Readonly<Record<string, 1 | 2 | 4>> = {
    'base-B': 1,
    'base-C': 1,
    'base-X': 1,
    'base-U': 2,
    'base-F': 2,
    'base-H': 2,
    'base-A': 4,
    'base-D': 4,
    'base-W': 4,
    'ic-RRRR': 2,
    'tb-RRRR': 1,
    'ic-CRCR': 2,
    'am-CCCC-coat-1': 1,
    'am-CCCC-coat-2': 2,
    'am-CRCR-coat': 4,
    'am-RRRR-mon': 1,
    'am-FRRR-roundabout': 4,
    'lab-RRRR-labyrinth': 1,
    'fer-RRRR': 1,
    'gc-4roads': 1,
    'rus-bogatyr': 4,
    'cat-FFFF-mon': 2,
    'cat-FRFR': 2,
    'fly-FFFF-w': 4,
    'fly-FRFR-n': 4,
    'tb-CCCC-cloth': 4,
    'tb-CCCC-wine': 4,
  };
  for (const [id, distinct] of Object.entries(CASES))
    test(`${id}: ${distinct}`, () => expect(kindOf(full, id).distinct).toBe(distinct));

  test('a flag on one segment makes turns distinct', () => {
    expect(kindOf(compileRules({ sets: ['base', 'inns'] }), 'ic-FRRR-inn').distinct).toBe(4);
    const roads = ['N', 'E', 'S', 'W'].map((ends) => ({ ends }));
    const fields = [
      [0, 7],
      [1, 2],
      [3, 4],
      [5, 6],
    ].map((half) => ({ half, cities: [] }));
    const cross = (change: object) =>
      kindOf(compileRules({ tiles: [{ tile: plain({ edges: 'RRRR', roads, fields, ...change }) }] }), 'my-plain').distinct;
    expect(cross({})).toBe(1);
    expect(cross({ roads: roads.map((road) => ({ ...road, inn: road.ends === 'N' })) })).toBe(4);
    expect(cross({ roads: roads.map((road) => ({ ...road, inn: 'NS'.includes(road.ends) })) })).toBe(2);
    expect(cross({ wagon: [['r0', 'r2']] })).toBe(2);
    expect(cross({ wagon: [['r0', 'r1']] })).toBe(4);
  });

  test('LEIP-2: a gate or a village on some of the roads makes turns distinct, where Leipzig is played', () => {
    const ends = (north: string, south: string) => [
      { ends: 'N', endsAt: north },
      { ends: 'S', endsAt: south },
    ];
    const fields = [
      { half: [0, 5, 6, 7], cities: [] },
      { half: [1, 2, 3, 4], cities: [] },
    ];
    const distinct = (roads: object, leipzigGate: string | undefined, leipzig: boolean) => {
      const tile = plain({ edges: 'RFRF', roads, fields, features: { leipzigGate } } as object);
      return kindOf(compileRules({ modules: { leipzig }, tiles: [{ tile }] }), 'my-plain').distinct;
    };
    expect(distinct(ends('other', 'other'), undefined, true)).toBe(2);
    expect(distinct(ends('other', 'other'), 'r0', true)).toBe(4);
    expect(distinct(ends('other', 'other'), 'r0 r1', true)).toBe(2);
    expect(distinct(ends('other', 'crossing'), undefined, true)).toBe(4);
    expect(distinct(ends('other', 'crossing'), 'r0', false)).toBe(2);
  });

  test('what means nothing does not count', () => {
    expect(kindOf(compileRules({ sets: ['base', 'flying'], tilesOnly: ['flying'] }), 'fly-FFFF-w').distinct).toBe(1);
  });
});
