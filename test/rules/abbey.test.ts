/** Abbey & Mayor. */
import { describe, expect, it } from 'vitest';
import { gameFromPosition, positionText } from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { setupFromGame } from '../../src/setup/from-game.js';
import type { Setup } from '../../src/setup/types.js';
import type { Laid, SceneSpec } from './table.js';
import { game, offered, piece, scene } from './table.js';

/** Four monasteries around the hole (0,0). */
const hole: readonly Laid[] = [
  ['base-B', 0, -1, 0],
  ['base-B', 1, 0, 0],
  ['base-B', 0, 1, 0],
  ['base-B', -1, 0, 0],
];

describe('abbey and mayor', () => {
  it('ABB-2 the abbey is offered before the draw, instead of it', () => {
    const spec: SceneSpec = { tiles: hole, abbeys: ['red'], turn: 'red' };
    const s = scene(spec);
    expect([s.player.phase(), s.player.options()]).toEqual(['abbey', ['-', '0,0@A']]);
    const left = s.player.remaining();
    s.apply('0,0@A').finish();
    expect([s.player.turnPlayer(), s.player.abbeys(s.index('red')), s.player.remaining()]).toEqual([s.index('blue'), 0, left]);
    expect(scene(spec).apply('-').player.phase()).toBe('draw');
    expect(scene({ ...spec, turn: 'blue' }).player.phase()).toBe('draw');
  });

  it('ABB-4, ABB-5 an abbey closes all four sides at once: two ends of one road, a city, and the last side of a labyrinth', () => {
    const s = scene({
      tiles: [
        ['base-V', -1, 0, 3],
        ['base-V', 0, 1, 1],
        ['base-V', -1, 1, 2],
        ['tb-CFCF-wine', 0, -1, 0],
        ['base-E', 0, -2, 2],
        ['lab-RRRR-labyrinth', 1, 0, 0],
        ['base-A', 1, -1, 3],
        ['base-A', 1, 1, 1],
        ['base-A', 2, 0, 0],
      ],
      meeples: [
        piece('red', -1, 1, 'road:N'),
        piece('red', 0, -1, 'city:N', 'mayor'),
        piece('red', 1, 0, 'road:N'),
        piece('blue', 0, -2, 'city:S'),
      ],
      abbeys: ['blue'],
      turn: 'blue',
    });
    s.apply('0,0@A').finish();
    expect([s.points(), s.returned()]).toEqual([
      { red: 3 + 4 + 2, blue: 4 },
      ['blue normal', 'red mayor', 'red normal', 'red normal'],
    ]);
    expect([s.player.goods(s.index('blue')).wine, s.player.part(), s.player.turnPlayer()]).toEqual([1, 1, s.index('red')]);
  });

  it('ABB-6 a monk goes on the abbey itself and scores 9 when it is surrounded', () => {
    const s = scene({ tiles: hole, abbeys: ['red'], turn: 'red' }).apply('0,0@A');
    expect([s.places(), s.places('wagon')]).toEqual([['monastery'], ['monastery']]);
    const corners = [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, y]) => ['base-B', x, y, 0] as unknown as Laid);
    const full = scene({ tiles: [...hole, ...corners], abbeys: ['red'], turn: 'red' })
      .apply('0,0@A')
      .claim('monastery')
      .finish();
    expect([full.points(), full.returned()]).toEqual([{ red: 9 }, ['red normal']]);
    const end = scene({ tiles: hole, abbeys: ['red'], turn: 'red', bag: { 'base-B': 1 } })
      .apply('0,0@A')
      .claim('monastery')
      .finish();
    expect(end.place('base-B', 2, 0, 0).finish().score('red')).toBe(5); // itself and four neighbours
  });

  it('ABB-20 a wagon stands on roads, cities and monasteries, not in fields and gardens', () => {
    const wagon = { config: { modules: { abbey: true } } };
    const onto = (id: string, x: number, y: number, rotation: number, tiles: readonly Laid[]) =>
      scene({ ...wagon, tiles, draws: [id] })
        .place(id, x, y, rotation)
        .places('wagon');
    expect(onto('base-D', 0, 0, 0, [['base-U', 1, 0, 0]])).toEqual(['city:N', 'road:EW']);
    expect(onto('base-A', 0, 0, 2, [['base-U', 1, 0, 0]])).toEqual(['monastery', 'road:E']);
    expect(onto('base-E-garden', 0, 0, 0, [['base-E', 0, -1, 2]])).toEqual(['city:N']);
  });

  it('ABB-22 without a target the wagon goes back and nothing is asked', () => {
    const s = scene({ tiles: [['base-E', 0, 0, 0]], meeples: [piece('red', 0, 0, 'city:N', 'wagon')], turn: 'blue' })
      .place('base-E', 0, -1, 2)
      .apply('-');
    expect([s.player.phase(), s.points(), s.returned()]).toEqual(['draw', { red: 4 }, ['red wagon']]);
  });

  it('ABB-22 the move of a wagon scores nothing', () => {
    const s = scene({ tiles: [['base-A', 0, 0, 2]], meeples: [piece('red', 0, 0, 'road:E', 'wagon')], turn: 'blue' })
      .place('base-A', 1, 0, 0)
      .until('wagon');
    expect([s.player.actor(), s.targets('wagon')]).toEqual([s.index('red'), ['0,0 monastery', '1,0 monastery']]);
    s.startTurn();
    s.apply(`${s.token(1, 0, 'monastery')}>w`);
    expect([s.points(), s.player.figures().map(({ figure, x }) => [figure, x]), s.player.phase()]).toEqual([
      {},
      [['wagon', 1]],
      'draw',
    ]);
  });

  it('ABB-23 every one of forty wagons on a scored road has its decision', () => {
    const wagons = Array.from({ length: 40 }, (_, i) => piece(i % 2 === 0 ? 'red' : 'blue', 0, 0, 'road:E', 'wagon'));
    const s = scene({ config: { pieces: { wagon: 20 } }, tiles: [['base-A', 0, 0, 2]], meeples: wagons, turn: 'blue' })
      .place('base-A', 1, 0, 0)
      .until('wagon');
    const asked: number[] = [];
    while (s.player.phase() === 'wagon') {
      asked.push(s.player.actor());
      s.apply('-');
    }
    expect(asked).toEqual([...Array<number>(20).fill(s.index('blue')), ...Array<number>(20).fill(s.index('red'))]);
  });

  it('ABB-8, ABB-23 each abbey after the last tile has the wagons of its own step decided', () => {
    const around = (x: number): Laid[] => [
      ['base-A', x - 1, 0, 2],
      ['base-B', x, -1, 0],
      ['base-B', x + 1, 0, 0],
      ['base-B', x, 1, 0],
    ];
    const wagons = [piece('red', -1, 0, 'road:E', 'wagon'), piece('blue', 3, 0, 'road:E', 'wagon')];
    const s = scene({
      tiles: [...around(0), ...around(4)],
      meeples: wagons,
      abbeys: ['red', 'blue'],
      turn: 'red',
      bag: { 'base-B': 1 },
    });
    s.apply('-').place('base-B', 0, 2, 0).apply('-');
    const asked: [string, number][] = [];
    for (const hole of ['0,0@A', '4,0@A']) {
      s.apply(hole).until('wagon');
      asked.push([s.player.phase(), s.player.actor()]);
      s.apply('-');
    }
    expect(asked).toEqual([
      ['wagon', s.index('red')],
      ['wagon', s.index('blue')],
    ]);
  });

  it('ABB-8, TRD-16 the abbey in the second part earned by the last tile is part of the turn, whatever comes after the last tile', () => {
    const second = (abbeyAfterLastTile: boolean) =>
      scene({
        config: { abbeyAfterLastTile },
        bag: { 'base-U': 1 },
        abbeys: ['red', 'blue'],
        turn: 'red',
        tiles: [
          ...hole,
          ['base-B', 1, 1, 0],
          ['base-B', 2, 1, 0],
          ['base-B', 3, 0, 0],
          ['base-B', 2, -1, 0],
          ['base-U', 6, 5, 0],
        ],
        meeples: [piece('red', 6, 5, 'road:E'), piece('red', 6, 5, 'road:E', 'builder')],
      })
        .apply('-')
        .place('base-U', 7, 5, 0)
        .finish();
    for (const after of [true, false]) {
      const s = second(after);
      expect([after, s.player.phase(), s.player.actor(), s.player.part(), s.player.options()]).toEqual([
        after,
        'abbey',
        s.index('red'),
        2,
        ['-', '0,0@A', '2,0@A'],
      ]);
      s.apply('0,0@A').finish();
      expect([after, s.player.phase()]).toEqual([after, after ? 'abbey' : 'over']);
    }
  });

  it('ABB-23 wagons of one owner are asked by square, whichever was set first', () => {
    const two = [piece('red', 1, 0, 'road:E', 'wagon'), piece('red', 0, 0, 'road:E', 'wagon')];
    for (const meeples of [two, [...two].reverse()]) {
      const s = scene({
        config: { pieces: { wagon: 2 } },
        tiles: [
          ['base-A', 0, 0, 2],
          ['base-U', 1, 0, 0],
        ],
        meeples,
        turn: 'blue',
      })
        .place('base-A', 2, 0, 0)
        .until('wagon');
      expect(s.targets('wagon')).toEqual(['0,0 monastery']);
      expect(s.apply('-').targets('wagon')).toEqual(['0,0 monastery', '2,0 monastery']);
    }
  });

  it('ABB-25 an abbey touches the roads, cities and abbeys beside it, not a monastery', () => {
    const s = scene({
      config: { wagonMove: 'connected' },
      tiles: [
        ['am-abbey', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['tb-CFCF-wine', 0, -1, 0],
        ['am-abbey', 1, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', -1, -1, 0],
        ['base-B', 1, -1, 0],
        ['base-B', -1, 1, 0],
      ],
      meeples: [piece('red', 0, 0, 'monastery', 'wagon')],
      turn: 'blue',
    })
      .place('base-B', 1, 1, 0)
      .until('wagon');
    expect([s.points(), s.targets('wagon')]).toEqual([{ red: 9 }, ['-1,0 road:EW', '0,-1 city:NS', '1,0 monastery']]);
  });

  it('ABB-27 two roads that end at one lake without a ferry do not touch for a connected wagon', () => {
    const lake = (wagonMove: 'connected' | 'nearby') =>
      scene({
        config: { wagonMove },
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        ferries: [[0, 0, 'ES']],
        meeples: [piece('red', 0, 0, 'road:W', 'wagon')],
        turn: 'blue',
      })
        .place('base-A', -1, 0, 2)
        .until('wagon');
    expect(lake('connected').targets('wagon')).toEqual(['-1,0 monastery']);
    expect(lake('nearby').targets('wagon')).toEqual(['-1,0 monastery', '0,0 road:E', '0,0 road:S', '1,0 road:EW']);
  });

  const barns: SceneSpec = {
    config: { modules: { abbey: true } },
    tiles: [
      ['base-B', 0, 0, 0],
      ['base-B', 1, 0, 0],
      ['base-B', 0, 1, 0],
    ],
    turn: 'blue',
  };
  const barnOffers = (spec: SceneSpec, id: string) =>
    scene({ ...spec, draws: [id] })
      .place(id, 1, 1, 0)
      .player.options()
      .filter((token) => token.endsWith('+h'));

  it('ABB-30 an abbey has no field, so no barn stands at its corners', () => {
    expect(barnOffers(barns, 'base-B')).toEqual(['1,1:b3+h']);
    expect(barnOffers({ ...barns, tiles: [['am-abbey', 0, 0, 0], ...barns.tiles.slice(1)] }, 'base-B')).toEqual([]);
    const ring: readonly Laid[] = [...barns.tiles, ['base-B', 2, 1, 0], ['base-B', 1, 2, 0]];
    expect(
      scene({ ...barns, tiles: ring, abbeys: ['blue'] })
        .apply('1,1@A')
        .player.options()
        .filter((token) => token.endsWith('+h')),
    ).toEqual([]);
  });

  it('ABB-31 a second barn in one field only with barnOnBarnField', () => {
    const meeples = [piece('red', 0, 0, '2', 'barn')];
    const tiles = [...barns.tiles, ['base-B', -1, 0, 0], ['base-B', -1, 1, 0]] as const;
    const second = (barnOnBarnField: boolean) =>
      barnOffers({ ...barns, tiles, meeples, config: { ...barns.config, barnOnBarnField } }, 'base-B');
    expect([second(false), second(true)]).toEqual([[], ['1,1:b3+h']]);
  });

  it("ABB-32, TRD-21 a pig at a barn adds one a city, whatever it adds under the first edition's farmers", () => {
    const s = scene({
      config: { modules: { abbey: true, traders: true }, fieldScoring: 'perCity4', pigFirstEdition: 3 },
      turn: 'blue',
      draws: ['base-B'],
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
      ],
      meeples: [piece('red', 0, 0, 'field:4'), piece('red', 0, 0, 'field:4', 'pig')],
    })
      .place('base-B', 1, 1, 0)
      .apply('1,1:b3+h');
    expect([s.points(), s.returned().sort()]).toEqual([{ red: 4 }, ['red normal', 'red pig']]);
  });

  it('BASE-67, ABB-32 perPlayer3: a city paid to a farmer when a barn was set is used up for that player', () => {
    const after = (north: 'red' | 'green', fieldScoring: 'perPlayer3' | 'perField3') =>
      scene({
        config: { modules: { abbey: true, traders: true }, fieldScoring },
        turn: 'blue',
        bag: { 'base-B': 1 },
        colours: ['red', 'blue', 'green'],
        tiles: [
          ['base-E', 0, 0, 0],
          ['base-E', 0, -1, 2],
          ['base-B', 1, 0, 0],
          ['base-B', 0, 1, 0],
        ],
        meeples: [piece('red', 0, 0, 'field:4'), piece(north, 0, -1, 'field:0')],
      })
        .place('base-B', 1, 1, 0)
        .apply('1,1:b3+h')
        .finish();
    const scores = (...given: Parameters<typeof after>) =>
      ['red', 'blue', 'green'].map((colour) => after(...given).score(colour));
    expect(after('red', 'perPlayer3').player.phase()).toBe('over');
    expect(scores('red', 'perPlayer3')).toEqual([3, 4, 0]);
    expect(scores('green', 'perPlayer3')).toEqual([3, 4, 3]);
    expect(scores('red', 'perField3')).toEqual([6, 4, 0]);
  });

  it('BASE-67 what a city has paid is part of the position: undone with the move, in the hash, and kept from the next barn', () => {
    const g = game({
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      drawn: 'base-B',
      bag: { 'base-B': 3 },
      abbeys: [0, 0],
      turnPlayer: 1,
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', 1, -2, 0],
        ['base-B', 0, -2, 0],
      ],
      figures: [
        { player: 0, figure: 'normal', x: 0, y: 0, segment: 'f0' },
        { player: 0, figure: 'normal', x: 0, y: -1, segment: 'f0' },
      ],
    }).play('1,1@0');
    const before = g.hash();
    g.play('1,1:b3+h');
    expect([...g.scores]).toEqual([3, 0]);
    const paid = g.hash();
    g.undo();
    expect(g.hash()).toBe(before);
    g.play('1,1:b3+h');
    expect(g.hash()).toBe(paid);
  });

  it('BASE-67 setups and position texts say which cities have paid whose farmers', () => {
    const setup: Setup = {
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      drawn: 'base-B',
      bag: { 'base-B': 1 },
      abbeys: [0, 0],
      turnPlayer: 1,
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-B', 1, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', 1, -2, 0],
        ['base-B', 0, -2, 0],
      ],
      figures: [
        { player: 0, figure: 'normal', x: 0, y: 0, segment: 'f0' },
        { player: 0, figure: 'normal', x: 0, y: -1, segment: 'f0' },
      ],
    };
    const g = game(setup).play('1,1@0').play('1,1:b3+h');
    expect([g.phase, g.paidCities()]).toEqual(['draw', [{ x: 0, y: -1, segment: 0, players: [0] }]]);
    const text = positionText(g);
    expect(text).toContain(' paid 0=0,-1:c0');
    const again = gameFromPosition(g.engine, text, { manualChance: true });
    expect([again.hash(), positionText(again)]).toEqual([g.hash(), text]);
    const given = JSON.parse(JSON.stringify(setupFromGame(g))) as Setup;
    expect(given.paidCities).toEqual([{ x: 0, y: -1, segment: 'c0', players: [0] }]);
    expect(game(given).hash()).toBe(g.hash());
    expect(loadGame(g.engine, saveGame(game(given))).hash()).toBe(g.hash());
    const end = (paidCities: Setup['paidCities']) =>
      game({ ...given, paidCities: paidCities ?? [] })
        .play('?base-B')
        .play('2,0@0')
        .play('-').scores;
    expect(game({ ...given, paidCities: [] }).hash()).not.toBe(g.hash());
    const south = [{ x: 0, y: 0, segment: 'c0', players: [0] }]; // the same city by its other segment
    expect(game({ ...given, paidCities: south }).hash()).toBe(g.hash());
    expect([end(given.paidCities), end([]), end([{ x: 0, y: 0, segment: 'c0', players: [1] }])]).toEqual([
      [3, 4],
      [6, 4],
      [6, 4],
    ]);
    const two = game({ ...given, paidCities: [{ x: 0, y: 0, segment: 'c0', players: [1, 0] }] });
    expect(positionText(two)).toContain(' paid 0=0,-1:c0;1=0,-1:c0');
    expect(gameFromPosition(g.engine, positionText(two), { manualChance: true }).hash()).toBe(two.hash());
  });

  it('BASE-67 a setup names only complete cities, and players once, and only where they are remembered', () => {
    const base: Setup = {
      config: { edition: 'C2', sets: ['base', 'abbey-mayor'], fieldScoring: 'perPlayer3' },
      tiles: [
        ['base-E', 0, 0, 0],
        ['base-E', 0, -1, 2],
        ['base-E', 1, 0, 0],
      ],
    };
    const city = { x: 0, y: 0, segment: 'c0', players: [0] };
    const refused =
      (change: object, config = base.config) =>
      () =>
        game({ ...base, config, paidCities: [{ ...city, ...change }] });
    expect(game({ ...base, paidCities: [city] }).paidCities()).toHaveLength(1);
    expect(refused({ x: 1 })).toThrow(/complete city/);
    expect(refused({ segment: 'f0' })).toThrow(/paidCities\[0\]\.segment/);
    expect(refused({ x: 5 })).toThrow(/paidCities\[0\]/);
    expect(refused({ players: [] })).toThrow(/paidCities\[0\]\.players/);
    expect(refused({ players: [2] })).toThrow(/paidCities\[0\]\.players\[0\]/);
    expect(refused({ players: [1, 1] })).toThrow(/paidCities\[0\]\.players\[1\]/);
    expect(refused({}, { edition: 'C2', sets: ['base', 'abbey-mayor'] })).toThrow(/paidCities/);
    expect(refused({}, { edition: 'C2', fieldScoring: 'perPlayer3' })).toThrow(/paidCities/);
  });

  it('ABB-36 a corner field of a lake or a labyrinth bears a barn; ferries and the labyrinth change nothing in it', () => {
    const roads: readonly Laid[] = [
      ['base-B', 0, 0, 0],
      ['base-U', 1, 0, 1],
      ['base-U', 0, 1, 0],
    ];
    const s = (id: string) =>
      scene({ ...barns, tiles: roads, meeples: [piece('red', 1, 0, 'field:2')], draws: [id] }).place(id, 1, 1, 0);
    for (const id of ['fer-RRRR', 'lab-RRRR-labyrinth']) {
      const t = s(id);
      expect([id, t.player.options().filter((token) => token.endsWith('+h'))]).toEqual([id, ['1,1:b3+h']]);
      t.apply('1,1:b3+h').finish();
      // the farmer on the other side of the road is not in the barn's field
      expect([
        id,
        t.points(),
        t.returned(),
        t.player
          .figures()
          .map(({ figure }) => figure)
          .sort(),
      ]).toEqual([id, {}, [], ['barn', 'normal']]);
    }
  });

  it('ABB-40 the roundabout is one road of three legs', () => {
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['am-FRRR-roundabout'] }).place('am-FRRR-roundabout', 1, 0, 0);
    expect(offered(s, 'road')).toEqual(['road:ESW']);
    expect(s.sameFeature(s.spot(0, 0, 'road:E'), s.spot(1, 0, 'road:S'))).toBe(true);
    expect(s.feature(1, 0, 'road:E').open).toBe(3);
  });
});
