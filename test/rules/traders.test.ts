/** Traders & Builders. */
import { describe, expect, it } from 'vitest';
import type { Laid, Scene, SceneSpec } from './table.js';
import { piece, scene } from './table.js';

describe('traders and builders', () => {
  it('TRD-3 an abbey that completes a city brings its goods to who placed it', () => {
    const s = scene({
      tiles: [
        ['tb-CCCF-grain', 0, 0, 2],
        ['base-E', 0, 1, 0],
        ['base-E', 0, -1, 2],
        ['base-B', -2, 0, 0],
        ['base-B', -1, -1, 0],
        ['base-B', -1, 1, 0],
      ],
      meeples: [piece('red', 0, 0, 'city:N')],
      abbeys: ['blue'],
      turn: 'blue',
    });
    // the grain city opens to the west, where the hole is
    expect([s.player.phase(), s.player.options()]).toEqual(['abbey', ['-', '-1,0@A']]);
    s.apply('-1,0@A').finish();
    expect([s.points(), s.player.goods(s.index('blue')).grain, s.player.goods(s.index('red')).grain]).toEqual([{ red: 6 }, 1, 0]);
  });

  const builder: SceneSpec = {
    tiles: [
      ['base-A', 0, 0, 2],
      ['base-U', 1, 0, 0],
    ],
    meeples: [piece('red', 0, 0, 'road:E'), piece('red', 1, 0, 'road:E', 'builder')],
    turn: 'red',
  };

  /** A hole at (9,0), far from the road, and one at (12,0). */
  const holes: readonly Laid[] = [9, 12].flatMap(
    (x) =>
      [
        ['base-B', x, -1, 0],
        ['base-B', x + 1, 0, 0],
        ['base-B', x, 1, 0],
        ['base-B', x - 1, 0, 0],
      ] as const,
  );
  const last: SceneSpec = { ...builder, tiles: [...builder.tiles, ...holes], abbeys: ['red', 'blue'], bag: { 'base-U': 1 } };
  const offers = (s: Scene): [string, number][] => {
    const asked: [string, number][] = [];
    for (; s.player.phase() === 'abbey'; s.apply('-')) asked.push([s.colours[s.player.actor()] as string, s.player.part()]);
    return asked;
  };

  it('TRD-16, BASE-60 the second part that the last tile has earned may still be an abbey, before the abbeys of ABB-8', () => {
    const s = scene(last).place('base-U', 2, 0, 0).finish();
    expect([s.player.phase(), s.player.turnPlayer(), s.player.part()]).toEqual(['abbey', s.index('red'), 2]);
    s.apply('9,0@A').finish();
    expect([s.player.actor(), s.player.part(), s.player.options()]).toEqual([s.index('blue'), 1, ['-', '12,0@A']]);
    s.apply('12,0@A').finish();
    expect(s.player.phase()).toBe('over');
    expect(offers(scene(last).place('base-U', 2, 0, 0).finish())).toEqual([
      ['red', 2],
      ['blue', 1],
      ['red', 1],
    ]);
    // the option forbids the round after the last tile only
    expect(
      offers(
        scene({ ...last, config: { abbeyAfterLastTile: false } })
          .place('base-U', 2, 0, 0)
          .finish(),
      ),
    ).toEqual([['red', 2]]);
  });

  it('BASE-14, ABB-8 a tile of the second part that fits nowhere ends the game; the abbeys begin with the next player', () => {
    const s = scene({ ...last, bag: { 'base-U': 1, 'base-C': 1 } })
      .place('base-U', 2, 0, 0)
      .finish();
    expect(s.apply('-').apply('?base-C').player.phase()).toBe('abbey');
    expect(offers(s)).toEqual([
      ['blue', 1],
      ['red', 1],
    ]);
  });

  it('TRD-17 the double turn is not declined: the second part follows at once', () => {
    const s = scene(builder).place('base-U', 2, 0, 0).finish();
    expect([s.player.phase(), s.player.turnPlayer(), s.player.part()]).toEqual(['draw', s.index('red'), 2]);
    expect(s.player.options().filter((token) => !token.startsWith('?'))).toEqual([]);
    s.place('base-U', 3, 0, 0).finish();
    expect([s.player.turnPlayer(), s.player.part()]).toEqual([s.index('blue'), 1]);
  });

  it('TRD-18 a builder that is reached only over a pivoted ferry gives no double turn and stays with its meeple', () => {
    const lake: SceneSpec = {
      ...builder,
      tiles: [...builder.tiles, ['fer-FRRR', 2, 0, 0], ['base-U', 2, 1, 1]],
      ferries: [[2, 0, 'ES']],
    };
    const s = scene(lake).place('base-U', 3, 0, 0).pivot(2, 0, 'EW');
    expect(s.sameFeature(s.spot(3, 0, 'road:W'), s.spot(1, 0, 'road:E'))).toBe(true);
    s.finish();
    expect([s.player.part(), s.player.turnPlayer(), s.player.figures().length]).toEqual([1, s.index('blue'), 2]);
    const before = scene({ ...lake, ferries: [[2, 0, 'EW']] })
      .place('base-U', 3, 0, 0)
      .pivot(2, 0, 'ES')
      .finish();
    expect([before.player.part(), before.player.turnPlayer()]).toEqual([2, before.index('red')]);
  });

  it('TRD-22 the pig goes back when its field is scored by a barn', () => {
    const s = scene({
      config: { modules: { abbey: true } },
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      meeples: [piece('red', 1, 0, 'field:0'), piece('red', 0, 1, 'field:0', 'pig')],
      turn: 'blue',
    })
      .place('base-B', 1, 1, 0)
      .apply('1,1:b3+h')
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 4 }, ['red normal', 'red pig']]);
    expect(s.player.supply(s.index('red')).pig).toBe(1);
  });

  it('TRD-21 the own pig under each farmer scoring: one more a city, where the player owns', () => {
    const end = (fieldScoring: 'perField3' | 'perPlayer3' | 'perCity4', pigFirstEdition = 1) => [
      ...scene({
        config: { fieldScoring, pigFirstEdition },
        tiles: [
          ['base-E', 0, 0, 0],
          ['base-E', 0, -1, 2],
        ],
        bag: {},
        colours: ['red', 'blue', 'green'],
        meeples: [
          piece('red', 0, 0, 'field:4'),
          piece('red', 0, 0, 'field:4', 'pig'),
          piece('green', 0, 0, 'field:4', 'pig'),
          piece('blue', 0, -1, 'field:0'),
        ],
      }).player.scores(),
    ];
    expect([end('perField3'), end('perPlayer3'), end('perCity4'), end('perCity4', 3)]).toEqual([
      [4, 3, 0],
      [4, 3, 0],
      [5, 4, 0],
      [7, 4, 0],
    ]);
  });

  it('TRD-12, TRD-10 a builder set in the first part is extended in the second: no third part', () => {
    const s = scene({ ...builder, supply: [{ builder: 1 }, {}], config: { pieces: { builder: 2 } } })
      .place('base-U', 2, 0, 0)
      .claim('road:E', 'builder')
      .finish();
    expect([s.player.part(), s.player.turnPlayer()]).toEqual([2, s.index('red')]);
    s.place('base-U', 3, 0, 0).finish();
    expect([s.player.part(), s.player.turnPlayer()]).toEqual([1, s.index('blue')]);
  });
});
