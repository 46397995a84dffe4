/** Traders & Builders. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('traders and builders', () => {
  it('TRD-3 an abbey that completes a city brings its goods to who placed it', () => {
    const s = scene({
      tiles: [['tb-CCCF-grain', 0, 0, 2], ['base-E', 0, 1, 0], ['base-E', 0, -1, 2], ['base-B', -2, 0, 0], ['base-B', -1, -1, 0], ['base-B', -1, 1, 0]],
      meeples: [piece('red', 0, 0, 'city:N')], abbeys: ['blue'], turn: 'blue',
    });
    // the grain city opens to the west, where the hole is
    expect([s.player.phase(), s.player.options()]).toEqual(['abbey', ['-', '-1,0@A']]);
    s.apply('-1,0@A').finish();
    expect([s.points(), s.player.goods(s.index('blue')).grain, s.player.goods(s.index('red')).grain]).toEqual([{ red: 6 }, 1, 0]);
  });

  const builder: SceneSpec = {
    tiles: [['base-A', 0, 0, 2], ['base-U', 1, 0, 0]], meeples: [piece('red', 0, 0, 'road:E'), piece('red', 1, 0, 'road:E', 'builder')], turn: 'red',
  };

  it('TRD-17 the double turn is not declined: the second part follows at once', () => {
    const s = scene(builder).place('base-U', 2, 0, 0).finish();
    expect([s.player.phase(), s.player.turnPlayer(), s.player.part()]).toEqual(['draw', s.index('red'), 2]);
    expect(s.player.options().filter((token) => !token.startsWith('?'))).toEqual([]);
    s.place('base-U', 3, 0, 0).finish();
    expect([s.player.turnPlayer(), s.player.part()]).toEqual([s.index('blue'), 1]);
  });

  it('TRD-18 a builder that is reached only over a pivoted ferry gives no double turn and stays with its meeple', () => {
    const lake: SceneSpec = {
      ...builder, tiles: [...builder.tiles, ['fer-FRRR', 2, 0, 0], ['base-U', 2, 1, 1]], ferries: [[2, 0, 'ES']],
    };
    const s = scene(lake).place('base-U', 3, 0, 0).pivot(2, 0, 'EW');
    expect(s.sameFeature(s.spot(3, 0, 'road:W'), s.spot(1, 0, 'road:E'))).toBe(true);
    s.finish();
    expect([s.player.part(), s.player.turnPlayer(), s.player.figures().length]).toEqual([1, s.index('blue'), 2]);
    const before = scene({ ...lake, ferries: [[2, 0, 'EW']] }).place('base-U', 3, 0, 0).pivot(2, 0, 'ES').finish();
    expect([before.player.part(), before.player.turnPlayer()]).toEqual([2, before.index('red')]);
  });

  it('TRD-22 the pig goes back when its field is scored by a barn', () => {
    const s = scene({
      config: { modules: { abbey: true } }, tiles: [['base-E', 0, 0, 0], ['base-E', 0, -1, 2], ['base-B', 1, 0, 0], ['base-B', 0, 1, 0]],
      meeples: [piece('red', 1, 0, 'field:0'), piece('red', 0, 1, 'field:0', 'pig')], turn: 'blue',
    }).place('base-B', 1, 1, 0).apply('1,1:b3+h').finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 4 }, ['red normal', 'red pig']]);
    expect(s.player.supply(s.index('red')).pig).toBe(1);
  });
});
