/** Abbey & Mayor. */
import { describe, expect, it } from 'vitest';
import type { Laid, SceneSpec } from './table.js';
import { offered, piece, scene } from './table.js';

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

  it('ABB-40 the roundabout is one road of three legs', () => {
    const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: ['am-FRRR-roundabout'] }).place('am-FRRR-roundabout', 1, 0, 0);
    expect(offered(s, 'road')).toEqual(['road:ESW']);
    expect(s.sameFeature(s.spot(0, 0, 'road:E'), s.spot(1, 0, 'road:S'))).toBe(true);
    expect(s.feature(1, 0, 'road:E').open).toBe(3);
  });
});
