/** Inns & Cathedrals. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('inns and cathedrals', () => {
  it('INN-7 an inn or a cathedral may be added to anyone\'s feature', () => {
    const road: SceneSpec = { tiles: [['base-A', 0, 0, 2]], meeples: [piece('red', 0, 0, 'road:E')], draws: ['ic-FRFR-inn'], bag: { 'ic-FRFR-inn': 1 }, turn: 'blue' };
    expect(scene(road).place('ic-FRFR-inn', 1, 0, 0).finish().score('red')).toBe(0);
    const city: SceneSpec = { tiles: [['base-E', 0, 0, 1]], meeples: [piece('red', 0, 0, 'city:E')], bag: { 'ic-CCCC-cath': 1 }, turn: 'blue' };
    expect(scene(city).place('ic-CCCC-cath', 1, 0, 0).finish().score('red')).toBe(0);
    const plain: SceneSpec = { ...city, bag: { 'base-C': 1 } };
    expect(scene(plain).place('base-C', 1, 0, 0).finish().score('red')).toBe(3); // two tiles and a coat of arms
  });

  it('INN-9 the lake of a ferry is no inn: the road counts 1 per tile, finished and at the end', () => {
    const spec: SceneSpec = {
      tiles: [['base-A', 0, 0, 2], ['fer-FRRR', 1, 0, 0], ['ic-FRFR-inn', 5, 5, 0]], ferries: [[1, 0, 'EW']], meeples: [piece('red', 0, 0, 'road:E')], turn: 'blue',
    };
    expect(scene(spec).place('base-A', 2, 0, 0).finish().points()).toEqual({ red: 3 });
    expect(scene({ ...spec, bag: {} }).score('red')).toBe(2);
  });
});
