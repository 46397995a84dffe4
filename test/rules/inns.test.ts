/** Inns & Cathedrals. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('inns and cathedrals', () => {
  it("INN-7 an inn or a cathedral may be added to anyone's feature", () => {
    const road: SceneSpec = {
      tiles: [['base-A', 0, 0, 2]],
      meeples: [piece('red', 0, 0, 'road:E')],
      draws: ['ic-FRFR-inn'],
      bag: { 'ic-FRFR-inn': 1 },
      turn: 'blue',
    };
    expect(scene(road).place('ic-FRFR-inn', 1, 0, 0).finish().score('red')).toBe(0);
    const city: SceneSpec = {
      tiles: [['base-E', 0, 0, 1]],
      meeples: [piece('red', 0, 0, 'city:E')],
      bag: { 'ic-CCCC-cath': 1 },
      turn: 'blue',
    };
    expect(scene(city).place('ic-CCCC-cath', 1, 0, 0).finish().score('red')).toBe(0);
    const plain: SceneSpec = { ...city, bag: { 'base-C': 1 } };
    expect(scene(plain).place('base-C', 1, 0, 0).finish().score('red')).toBe(3); // two tiles and a coat of arms
  });

  it('INN-9 the lake of a ferry is no inn: the road counts 1 per tile, finished and at the end', () => {
    const spec: SceneSpec = {
      tiles: [
        ['base-A', 0, 0, 2],
        ['fer-FRRR', 1, 0, 0],
        ['ic-FRFR-inn', 5, 5, 0],
      ],
      ferries: [[1, 0, 'EW']],
      meeples: [piece('red', 0, 0, 'road:E')],
      turn: 'blue',
    };
    expect(scene(spec).place('base-A', 2, 0, 0).finish().points()).toEqual({ red: 3 });
    expect(scene({ ...spec, bag: {} }).score('red')).toBe(2);
  });

  it('INN-8 the large meeple goes wherever a meeple may, not on a garden', () => {
    const s = scene({
      config: { abbots: true, pieces: { large: 1, abbot: 1 }, modules: { inns: true } },
      tiles: [['base-E', 0, 0, 0]],
      draws: ['base-E-garden'],
      turn: 'red',
    }).place('base-E-garden', 0, -1, 2);
    expect([s.places('large'), s.places('abbot')]).toEqual([s.places(), ['garden']]);
  });

  it('INN-8, BASE-67 a large farmer weighs two under every farmer scoring', () => {
    const end = (fieldScoring: 'perField3' | 'perPlayer3' | 'perCity4') => [
      ...scene({
        config: { fieldScoring },
        tiles: [
          ['base-E', 0, 0, 0],
          ['base-E', 0, -1, 2],
        ],
        bag: {},
        colours: ['red', 'blue'],
        meeples: [piece('red', 0, 0, 'field:4', 'large'), piece('blue', 0, 0, 'field:4')],
      }).player.scores(),
    ];
    expect([end('perField3'), end('perPlayer3'), end('perCity4')]).toEqual([
      [3, 0],
      [3, 0],
      [4, 0],
    ]);
  });
});
