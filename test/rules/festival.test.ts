/** The Festival: an own figure comes home in place of a placement. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { festival } from '../../src/generated/expansions/festival.js';
import { setupFromGame } from '../../src/setup/index.js';
import type { Scene, SceneSpec } from './table.js';
import { engine, game, piece, scene } from './table.js';

useExpansion(festival);

const FESTIVAL = 'fes-CFRR';
const ANY = {
  abbots: true,
  modules: { inns: true, traders: true, abbey: true },
  pieces: { large: 1, builder: 1, pig: 1, mayor: 1, wagon: 1, barn: 1, abbot: 1 },
};
/** What may come home, without pass and placements. */
const home = (s: Scene): string[] =>
  s.player
    .options()
    .filter((token) => /\^./.test(token))
    .sort();
/** Red stands on the road west of base-D. */
const ROAD: SceneSpec = {
  colours: ['red', 'blue'],
  tiles: [
    ['base-D', 0, 0, 0],
    ['base-U', -1, 0, 0],
  ],
  meeples: [piece('red', -1, 0, 'road:E')],
  draws: [FESTIVAL],
  turn: 'red',
};
const extended = (spec: Partial<SceneSpec> = {}): Scene => scene({ ...ROAD, ...spec }).place(FESTIVAL, -2, 0, 2);
/** Four tiles of field that meet at the corner where the barn of (5,5) stands. */
const FOUR = [
  ['base-B', 5, 5, 0],
  ['base-B', 6, 5, 0],
  ['base-B', 5, 6, 0],
  ['base-B', 6, 6, 0],
] as const;
/** Red's road of four tiles, closed by a festival tile at its eastern end. */
const CLOSED: SceneSpec = {
  colours: ['red', 'blue'],
  tiles: [
    ['base-A', 0, 0, 2],
    ['base-U', 1, 0, 0],
    ['base-U', 2, 0, 0],
  ],
  meeples: [piece('red', 1, 0, 'road:E')],
  draws: ['fes-CFFR'],
  turn: 'red',
};
const closed = (spec: Partial<SceneSpec> = {}): Scene => scene({ ...CLOSED, ...spec }).place('fes-CFFR', 3, 0, 0);

describe('festival', () => {
  it('FES-1 ten tiles with the sign, the same in every edition', () => {
    const marked = (edition: 'C1' | 'C2' | 'C3') =>
      engine
        .newGame({ edition, sets: ['base', 'festival'] }, { manualChance: true })
        .rules.kinds.filter(({ source }) => source.features?.['festival'])
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([marked('C1'), marked('C2'), marked('C3')]).toEqual([10, 10, 10]);
  });

  it('FES-2, XG-FES-1 a placement, or one own figure comes home, or neither; only on its tiles', () => {
    const bare = extended({ supply: [{ normal: 0 }, { normal: 7 }] });
    expect([...bare.player.options()].sort()).toEqual(['-', '-1,0:r0^n']);
    const s = extended();
    expect(s.places()).toEqual(['city:S', 'field:0,3,6,7', 'field:1,2']);
    expect(home(s)).toEqual(['-1,0:r0^n']);
    s.apply('-1,0:r0^n');
    expect([s.player.figures(), s.player.supply(0).normal, s.player.phase()]).toEqual([[], 7, 'draw']);
    const plain = scene({ ...ROAD, draws: ['base-K'] }).place('base-K', -2, 0, 2);
    expect(home(plain)).toEqual([]);
  });

  it('FES-3 no figure of somebody else', () => {
    const meeples = [piece('blue', -1, 0, 'road:E'), piece('red', -1, 0, 'field:0')];
    expect(home(extended({ meeples }))).toEqual(['-1,0:f0^n']);
  });

  it('FES-4 figures of every kind, by option meeples alone', () => {
    const meeples = [
      piece('red', -1, 0, 'road:E'),
      piece('red', 0, 0, 'road:E', 'builder'),
      piece('red', 5, 5, '1', 'barn'),
      piece('red', 7, 7, 'field:0', 'large'),
      piece('red', 7, 7, 'field:0', 'pig'),
      piece('red', 0, 0, 'city:N', 'mayor'),
      piece('red', 9, 9, 'road:E', 'wagon'),
      piece('red', 11, 9, 'garden', 'abbot'),
    ];
    const tiles: SceneSpec['tiles'] = [
      ...ROAD.tiles,
      ...FOUR,
      ['base-B', 7, 7, 0],
      ['base-U', 9, 9, 0],
      ['base-N-garden', 11, 9, 0],
    ];
    const all = (festivalReturn: string) => home(extended({ meeples, tiles, config: { ...ANY, festivalReturn } as never }));
    const meeplesOnly = ['-1,0:r0^n', '0,0:c0^m', '11,9:g0^a', '7,7:f0^l', '9,9:r0^w'];
    expect(all('meeples')).toEqual(meeplesOnly.sort());
    expect(all('any')).toEqual([...meeplesOnly, '0,0:r0^b', '5,5:b1^h', '7,7:f0^p'].sort());
  });

  it('FES-4, XG-FES-2 a meeple and a special figure', () => {
    const s = (festivalReturn: string): Scene =>
      scene({
        ...ROAD,
        tiles: [...ROAD.tiles, ['base-U', 1, 0, 0], ['base-U', 2, 0, 0], ['base-U', 1, 1, 0]],
        meeples: [piece('red', -1, 0, 'road:E'), piece('blue', 1, 1, 'road:E'), piece('red', 2, 0, 'field:0', 'pig')],
        config: { festivalReturn } as never,
      }).place(FESTIVAL, -2, 0, 3);
    expect(s('any').places()).toEqual(['city:W', 'field:0,1,2,5', 'field:3,4']);
    expect([home(s('any')), home(s('meeples'))]).toEqual([['-1,0:r0^n', '2,0:f0^p'], ['-1,0:r0^n']]);
  });

  it('FES-5 it is the action of step 2a, nothing is placed beside it', () => {
    const s = extended({ config: ANY }).apply('-1,0:r0^n');
    expect([s.player.phase(), s.player.turnPlayer()]).toEqual(['draw', 1]);
  });

  it('FES-6, XG-FES-3 the figure is home before the tile is scored, and gives nothing', () => {
    expect(closed().finish().points()).toEqual({ red: 4 });
    const s = closed().apply('1,0:r0^n');
    expect([s.points(), s.player.figures(), s.player.supply(0).normal]).toEqual([{}, [], 7]);
    const both = closed({ meeples: [piece('red', 1, 0, 'road:E'), piece('blue', 1, 0, 'road:E')] }).apply('1,0:r0^n');
    expect(both.points()).toEqual({ blue: 4 });
  });

  it('FES-7, XG-FES-4 with the last meeple builder and pig go home, but not the other way round', () => {
    const built = (): Scene => extended({ meeples: [piece('red', -1, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')] });
    expect(built().apply('-1,0:r0^n').returned()).toEqual(['red builder', 'red normal']);
    expect(built().apply('0,0:r0^b').returned()).toEqual(['red builder']);
    const field = (extra: SceneSpec['meeples'] = []): Scene =>
      extended({ meeples: [piece('red', -1, 0, 'field:0'), piece('red', 0, 0, 'field:7', 'pig'), ...extra] });
    expect(field().apply('-1,0:f0^n').returned()).toEqual(['red normal', 'red pig']);
    expect(
      field([piece('red', 0, 0, 'field:7')])
        .apply('-1,0:f0^n')
        .returned(),
    ).toEqual(['red normal']);
  });

  it('FES-7, XG-FES-5 a barn taken back ends its effects: a farmer may stand there, and nothing is paid for it', () => {
    const barn = (more: SceneSpec['meeples'] = []): Scene =>
      scene({
        ...ROAD,
        tiles: [...ROAD.tiles, ...FOUR],
        meeples: [piece('red', 5, 5, '1', 'barn'), ...more],
        draws: ['fes-CFFR', 'base-E'],
      }).place('fes-CFFR', 7, 5, 1);
    const places = (s: Scene): string[] => s.place('base-E', 5, 4, 0).places();
    expect(places(barn().apply('-'))).toEqual(['city:N']);
    expect(places(barn().apply('5,5:b1^h'))).toEqual(['city:N', 'field:2,3,4,5,6,7']);
    const two = barn([piece('blue', 6, 6, '3', 'barn')]).apply('5,5:b1^h');
    expect(places(two)).toEqual(['city:N']); // the other barn stays
  });

  it('FES-8 a figure of the first part of a double turn may come home in the second', () => {
    const s = scene({
      ...ROAD,
      meeples: [piece('red', -1, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
      draws: ['base-K', FESTIVAL],
      config: { pieces: { barn: 1 }, modules: { traders: true, abbey: true } },
    })
      .place('base-K', -2, 0, 2)
      .claim('city:S')
      .finish();
    expect([s.player.turnPlayer(), s.player.part()]).toEqual([0, 2]);
    s.place(FESTIVAL, 1, 0, 0);
    expect(home(s)).toContain('-2,0:c0^n');
    expect(s.apply('-2,0:c0^n').player.supply(0).normal).toBe(6);
  });

  it('FES-9 an abbot comes home by the festival without points, or by his own rule with them', () => {
    const abbot = (): Scene =>
      extended({
        config: { abbots: true, pieces: { abbot: 1 } },
        tiles: [...ROAD.tiles, ['base-B', 5, 5, 0], ['base-U', 6, 5, 1]],
        meeples: [piece('red', 5, 5, 'monastery', 'abbot')],
      });
    expect(abbot().player.options()).toEqual(expect.arrayContaining(['5,5:m0^a', '5,5^']));
    expect(abbot().apply('5,5:m0^a').points()).toEqual({});
    expect(abbot().apply('5,5^').points()).toEqual({ red: 2 });
  });

  it('FES-10 meeples in Leipzig may come home as well', () => {
    const s = extended({ wainwrights: ['red', 'blue'] });
    expect(home(s)).toEqual(['-1,0:r0^n', '^n0']);
    const hand = s.player.supply(0).normal;
    s.apply('^n0');
    expect(s.player.supply(0).normal).toBe(hand + 1);
    expect(home(s.place(FESTIVAL, 1, 0, 0))).toEqual(['^n0']); // blue's own
  });

  it('FES-11 it comes before ferries: pivots follow, and the freed road is not claimed in this turn', () => {
    const s = scene({
      ...ROAD,
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', -1, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
    }).place(FESTIVAL, -2, 0, 2);
    s.apply('-1,0:r0^n');
    expect(s.player.phase()).toBe('pivot');
    expect(s.apply('-').player.phase()).toBe('draw');
    expect(s.player.figures()).toEqual([]);
  });

  it('FES-12 no end scoring of its own', () => {
    const g = game({
      config: { edition: 'C2', sets: ['base', 'festival'] },
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-U', -1, 0, 0],
      ],
      figures: [{ player: 0, figure: 'normal', x: -1, y: 0, segment: 'r0' }],
      drawn: FESTIVAL,
      bag: {},
    });
    g.play('-2,0@2').play('-1,0:r0^n');
    expect([g.phase, g.scores]).toEqual(['over', [0, 0]]);
  });

  it('its setups need no other expansion', () => {
    const g = engine.newGame({ sets: ['base', 'festival'] }, { seed: 1 });
    expect(g.rules.words).toBeUndefined();
    expect(setupFromGame(g).tiles).toHaveLength(1);
  });
});
