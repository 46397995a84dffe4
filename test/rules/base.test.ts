/** The base game. */
import { describe, expect, it } from 'vitest';
import type { HighwaymanError } from '../../src/entry-url.js';
import type { Laid, SceneSpec } from './table.js';
import { engine, game, offered, piece, scene } from './table.js';

describe('base game: set-up', () => {
  it('BASE-1 2 to 6 players', () => {
    for (const players of [2, 3, 4, 5, 6]) expect(engine.newGame({ players }).scores).toHaveLength(players);
    for (const players of [0, 1, 7]) {
      let code = '';
      try {
        engine.newGame({ players });
      } catch (error) {
        code = (error as HighwaymanError).code;
      }
      expect([players, code]).toEqual([players, 'ERR_CONFIG']);
    }
  });

  it('BASE-2 seven meeples in hand, pieces of modules besides', () => {
    const plain = engine.newGame({ edition: 'C1' }).supply(1);
    expect(plain).toEqual({ normal: 7, large: 0, mayor: 0, wagon: 0, abbot: 0, builder: 0, pig: 0, barn: 0 });
    const more = engine
      .newGame({ edition: 'C1', sets: ['base', 'inns-cathedrals', 'traders-builders', 'abbey-mayor'] })
      .supply(0);
    expect(more).toEqual({ normal: 7, large: 1, mayor: 1, wagon: 1, abbot: 0, builder: 1, pig: 1, barn: 1 });
  });

  it('BASE-4 the stack comes from a seed or from a list', () => {
    const drawn = (seed: number): string[] => {
      const g = engine.newGame({ edition: 'C1' }, { seed });
      while (g.turns < 30) g.play(g.legalTokens()[0] as string);
      return g.record.map(({ token }) => token).filter((token) => token.startsWith('?'));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    const deck = ['base-B', 'base-U', 'base-V'];
    const g = engine.newGame({ edition: 'C1' }, { deck });
    while (g.turns < 3) g.play(g.legalTokens()[0] as string);
    expect(
      g.record
        .map(({ token }) => token)
        .filter((token) => token.startsWith('?'))
        .slice(0, 3),
    ).toEqual(deck.map((id) => `?${id}`));
  });

  it('BASE-5 player 0 begins, then clockwise', () => {
    const g = engine.newGame({ players: 3 });
    const order: number[] = [];
    while (g.turns < 7) {
      if (g.phase === 'place') order.push(g.turnPlayer);
      g.play(g.legalTokens()[0] as string);
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('BASE-6 the river replaces the start tile', () => {
    expect(
      engine
        .newGame({ edition: 'C2' })
        .tiles()
        .map(({ id }) => id),
    ).toEqual(['base-D']);
    const river = engine.newGame({ edition: 'C2', river: true }, { manualChance: true });
    expect(river.tiles().map(({ id, x, y }) => [id, x, y])).toEqual([['riv-FFFW', 0, 0]]);
    expect(river.remaining().find(({ id }) => id === 'base-D')?.count).toBe(4); // with the one that would have lain there
  });
});

describe('base game: meeples and features', () => {
  const road: readonly Laid[] = [
    ['base-A', 0, 0, 2],
    ['base-U', 1, 0, 0],
  ];

  it('BASE-25 a meeple stays until its feature is scored, a farmer to the end of the game', () => {
    const spec: SceneSpec = {
      tiles: road,
      meeples: [piece('red', 1, 0, 'road:E'), piece('red', 1, 0, 'field:4'), piece('red', 0, 0, 'monastery')],
      turn: 'blue',
    };
    expect(scene(spec).place('base-U', 2, 0, 0).finish().returned()).toEqual([]);
    expect(scene(spec).place('base-A', 2, 0, 0).finish().returned()).toEqual(['red normal']);
    const last = scene({ ...spec, bag: { 'base-A': 1 } })
      .place('base-A', 2, 0, 0)
      .finish();
    expect([
      last.player.phase(),
      last.player
        .figures()
        .map(({ segment }) => segment)
        .sort(),
    ]).toEqual(['over', [2, 2]]);
  });

  it('BASE-26 meeples of two players come together only by joining their roads', () => {
    const s = scene({
      tiles: [
        ['base-A', 0, 0, 2],
        ['base-U', 2, 0, 0],
      ],
      meeples: [piece('red', 0, 0, 'road:E'), piece('blue', 2, 0, 'road:E')],
      turn: 'blue',
    }).place('base-U', 1, 0, 0);
    expect(offered(s, 'road')).toEqual([]);
    expect(s.feature(1, 0, 'road:E').owners).toEqual([s.index('red'), s.index('blue')]);
  });

  it('BASE-31 a village separates the roads of its crossing', () => {
    const s = scene({ tiles: [['base-A', 0, 0, 2]], meeples: [piece('red', 0, 0, 'road:E')], turn: 'blue' }).place(
      'base-W',
      1,
      0,
      0,
    );
    expect(offered(s, 'road')).toEqual(['road:E', 'road:S']);
    expect(s.finish().points()).toEqual({ red: 2 });
  });

  /** A city ring of four tiles around one corner; two of its segments lie on the tile (0,0). */
  const ring: readonly Laid[] = [
    ['base-I', 0, 0, 0],
    ['base-N', 0, -1, 1],
    ['base-N', 1, 0, 3],
  ];

  it('BASE-36 a city is complete without a gap; two of its segments on one tile are one tile', () => {
    const spec: SceneSpec = { tiles: ring, meeples: [piece('red', 0, 0, 'city:N')], turn: 'blue' };
    const s = scene(spec).place('base-N', 1, -1, 2);
    const city = s.feature(0, 0, 'city:N');
    expect([city.complete, city.tiles, city.segments.length]).toEqual([true, 4, 5]);
    expect(s.finish().points()).toEqual({ red: 8 });
    const gap = scene(spec).place('base-R', 1, -1, 1);
    expect([gap.feature(0, 0, 'city:N').complete, gap.finish().points()]).toEqual([false, {}]);
  });

  const around = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
  ] as const;

  it('BASE-37 a monastery is complete with all 8 squares around it filled', () => {
    const spec: SceneSpec = {
      tiles: [['base-B', 0, 0, 0], ...around.map(([x, y]) => ['base-B', x, y, 0] as const)],
      meeples: [piece('red', 0, 0, 'monastery')],
      turn: 'blue',
    };
    expect(scene(spec).place('base-B', 1, 1, 0).finish().points()).toEqual({ red: 9 });
    const seven = scene(spec).place('base-B', 2, 0, 0).finish();
    expect([seven.points(), seven.feature(0, 0, 'monastery').complete]).toEqual([{}, false]);
  });

  it('BASE-38 roads cut fields, and an enclosed field is not complete either', () => {
    const s = scene({
      tiles: [
        ['base-V', 0, 0, 3],
        ['base-V', 1, 0, 0],
        ['base-V', 1, 1, 1],
      ],
      meeples: [piece('red', 0, 0, 'field:3'), piece('red', 0, 0, 'road:E')],
      turn: 'blue',
    })
      .place('base-V', 0, 1, 2)
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 4 }, ['red normal']]);
    const inner = s.feature(0, 0, 'field:3');
    expect([inner.tiles, inner.complete]).toEqual([4, false]);
    expect(s.sameFeature(s.spot(0, 0, 'field:3'), s.spot(0, 0, 'field:0'))).toBe(false);
    expect(s.sameFeature(s.spot(0, 0, 'field:3'), s.spot(1, 1, 'field:0'))).toBe(true);
  });

  it('BASE-43 nobody scores a feature without meeples', () => {
    const s = scene({ tiles: road, turn: 'blue' }).place('base-A', 2, 0, 0);
    expect(s.feature(1, 0, 'road:E').complete).toBe(true);
    expect([s.finish().points(), [...s.player.scores()]]).toEqual([{}, [0, 0]]);
  });

  it('BASE-44 all meeples go back, also those of players who got nothing', () => {
    const s = scene({
      tiles: road,
      meeples: [piece('red', 0, 0, 'road:E'), piece('red', 1, 0, 'road:E'), piece('blue', 1, 0, 'road:E')],
      turn: 'green',
    })
      .place('base-A', 2, 0, 0)
      .finish();
    expect([s.points(), s.returned()]).toEqual([{ red: 3 }, ['blue normal', 'red normal', 'red normal']]);
    expect(s.player.supply(s.index('blue')).normal).toBe(7);
  });

  it('BASE-68 majority and ties hold at the end of the game', () => {
    const end = (...colours: string[]) => [
      ...scene({
        tiles: road,
        meeples: colours.map((colour) => piece(colour, 1, 0, 'road:E')),
        colours: ['red', 'blue'],
        bag: {},
      }).player.scores(),
    ];
    expect([end('red', 'red', 'blue'), end('red', 'blue'), end('blue')]).toEqual([
      [2, 0],
      [2, 2],
      [0, 2],
    ]);
  });

  it('BASE-69 most points win, equal points share the victory', () => {
    const over = (...scores: number[]) => game({ config: { players: 3 }, tiles: [['base-D', 0, 0, 0]], scores, bag: {} });
    expect(over(4, 9, 3).winners).toEqual([1]);
    expect(over(9, 4, 9).winners).toEqual([0, 2]);
    expect(engine.newGame({ players: 3 }).winners).toEqual([]);
  });

  it('BASE-72 an abbot is taken back instead of placing a piece, for 1 and the tiles around', () => {
    const s = scene({
      config: { abbots: true, pieces: { abbot: 1 } },
      tiles: [
        ['base-E-garden', 0, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      meeples: [piece('red', 0, 0, 'garden', 'abbot')],
      turn: 'red',
    }).place('base-B', 1, 1, 0);
    expect(s.player.options()).toContain('0,0^');
    s.apply('0,0^');
    expect([s.points(), s.player.figures(), s.player.supply(s.index('red')).abbot, s.player.phase()]).toEqual([
      { red: 3 },
      [],
      1,
      'draw',
    ]);
  });

  it('BASE-72 no abbot is taken back from what is complete, also by this tile', () => {
    const ring = (x: number, y: number): Laid[] =>
      [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ].map(([dx, dy]) => ['base-B', x + (dx as number), y + (dy as number), 0]);
    for (const [id, on] of [
      ['base-B', 'monastery'],
      ['base-E-garden', 'garden'],
    ] as const) {
      const tiles: Laid[] = [
        [id, 0, 0, 0],
        ...(on === 'garden' ? ring(0, 0).filter(([, x, y]) => x !== 0 || y !== -1) : ring(0, 0)),
      ];
      const spec: SceneSpec = {
        config: { abbots: true, pieces: { abbot: 2 } },
        tiles,
        meeples: [piece('red', 0, 0, on, 'abbot')],
        turn: 'red',
      };
      const closing: Laid = on === 'garden' ? ['base-E', 0, -1, 2] : ['base-B', 1, 1, 0];
      const before = scene({ ...spec, tiles: tiles.filter(([, x, y]) => x !== closing[1] || y !== closing[2]) }).place(
        closing[0],
        closing[1],
        closing[2],
        closing[3],
      );
      expect([on, before.player.phase(), before.player.options().filter((token) => token.endsWith('^'))]).toEqual([
        on,
        'deploy',
        [],
      ]);
      expect([on, before.finish().points(), before.returned()]).toEqual([on, { red: 9 }, ['red abbot']]);
      // a position may be built with an abbot on what has long been complete
      const long = scene({ ...spec, tiles: on === 'garden' ? [...tiles, ['base-E', 0, -1, 2]] : tiles }).place('base-B', 2, 0, 0);
      expect([on, long.player.options().filter((token) => token.endsWith('^'))]).toEqual([on, []]);
    }
  });

  it('BASE-64, ABB-35 without farmers a barn is played, stands and pays as ever', () => {
    const config = { edition: 'C2', sets: ['base', 'abbey-mayor', 'traders-builders'], fields: false } as const;
    const g = game({
      config,
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      drawn: 'base-B',
      bag: {},
      abbeys: [0, 0],
    }).play('1,1@0');
    expect([g.supply(0).barn, g.supply(0).pig, g.legalTokens().filter((token) => token.includes('f0'))]).toEqual([1, 0, []]);
    g.play('1,1:b3+h');
    expect([g.phase, [...g.scores], g.figures().map(({ figure }) => figure)]).toEqual(['over', [4, 0], ['barn']]);
    expect(engine.newGame({ ...config, pieces: { barn: 2 } }).supply(0).barn).toBe(2);
  });

  it('BASE-73 abbots are played without gardens: with first edition tiles, or by `gardens: false`', () => {
    const first = engine.newGame({ edition: 'C1', abbots: true });
    expect([
      first.supply(0).abbot,
      first.rules.kinds.some(({ segments }) => segments.some(({ kind }) => kind === 'garden')),
    ]).toEqual([1, false]);
    const offers = (gardens: boolean) => {
      const s = scene({
        config: { abbots: true, gardens, pieces: { abbot: 1 } },
        tiles: [['base-B', 0, 0, 0]],
        draws: ['base-E-garden'],
        turn: 'red',
      }).place('base-E-garden', 0, 1, 2);
      return s.places('abbot');
    };
    expect([offers(true), offers(false)]).toEqual([['garden'], []]);
    const monastery = scene({
      config: { abbots: true, gardens: false, pieces: { abbot: 1 } },
      tiles: [['base-E-garden', 0, 0, 0]],
      draws: ['base-B'],
      turn: 'red',
    }).place('base-B', 0, 1, 0);
    expect(monastery.places('abbot')).toEqual(['monastery']);
  });

  it('BASE-72 of several own abbots each may be the one taken back, two on one tile by one move', () => {
    const s = scene({
      config: { abbots: true, pieces: { abbot: 3 } },
      tiles: [
        ['base-E-garden', 0, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      meeples: [
        piece('red', 0, 0, 'garden', 'abbot'),
        piece('red', 0, 1, 'monastery', 'abbot'),
        piece('red', 0, 1, 'monastery', 'abbot'),
      ],
      turn: 'red',
    }).place('base-B', 1, 1, 0);
    expect(
      s.player
        .options()
        .filter((token) => token.endsWith('^'))
        .sort(),
    ).toEqual(['0,0^', '0,1^']);
    s.apply('0,1^');
    expect([s.points(), s.returned(), s.player.figures().map(({ y }) => y)]).toEqual([{ red: 3 }, ['red abbot'], [0, 1]]);
  });
});
