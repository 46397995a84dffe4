/** Golden scenarios in words: ferries, double turns, running out (GOLD-T01, T02, T05, T09, T10, T16, T21, T22). */
import { describe, expect, it } from 'vitest';
import { players } from './players.js';
import { Scene } from './scene.js';
import type { SceneSpec } from './scene.js';

const scene = (spec: SceneSpec): Scene => new Scene(players, spec);

describe('golden scenarios in words: drawing and ferries', () => {
  it('GOLD-T01 a tile that fits nowhere leaves the game and the same player draws again [BASE-13]', () => {
    const s = scene({
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-E', 0, -1, 2],
      ],
      bag: { 'base-C': 1, 'base-U': 1 },
      turn: 'blue',
    });
    s.apply('?base-C');
    expect(s.player.phase()).toBe('draw');
    expect(s.player.remaining()).toBe(1);
    s.apply('?base-U');
    expect([s.player.phase(), s.player.actor(), s.player.drawn()]).toEqual(['place', s.index('blue'), 'base-U']);
  });

  it('GOLD-T01 the game ends when it was the last tile [BASE-14]', () => {
    const s = scene({
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-E', 0, -1, 2],
      ],
      bag: { 'base-C': 1 },
    });
    s.apply('?base-C');
    expect(s.player.phase()).toBe('over');
  });

  const merge = (magicMerge: 'mustMove' | 'ignore'): Scene =>
    scene({
      config: { magicMerge },
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      ferries: [[0, 0, 'ES']],
      figures: { mage: [-1, 0, 'road:E'], witch: [1, 0, 'road:E'] },
    })
      .place('base-U', 2, 0, 0)
      .pivot(0, 0, 'EW');

  it('GOLD-T02 a ferry that brings mage and witch together makes one of them move [MAGE-13, MAGE-6]', () => {
    const s = merge('mustMove');
    expect(s.player.phase()).toBe('magic');
    const south = s.token(0, 0, 'road:S');
    expect([...s.player.options()].sort()).toEqual([`${south}+M`, `${south}+W`]);
    s.apply(`${south}+W`).finish();
    expect(s.player.magic().witch).toEqual(s.spot(0, 0, 'road:S'));
    expect(s.player.turnPlayer()).toBe(1);
  });

  it('GOLD-T02 no decision with magicMerge: ignore [MAGE-13]', () => {
    const s = merge('ignore');
    expect(s.player.phase()).not.toBe('magic');
    s.finish();
    expect(s.sameFeature(s.player.magic().mage ?? s.spot(0, 0, 'road:E'), s.player.magic().witch ?? s.spot(0, 0, 'road:S'))).toBe(
      true,
    );
  });

  it('GOLD-T05 a portal reaches free open roads at jetties, and gives no pivot there [PORTAL-2, PORTAL-4, PORTAL-6]', () => {
    const s = scene({
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', 1, 0, 0],
        ['base-U', -1, 0, 0],
      ],
      ferries: [[0, 0, 'ES']],
      meeples: [{ player: 'red', at: [1, 0], on: 'road:E' }],
      draws: ['pd-FRRR-portal'],
      turn: 'blue',
    }).place('pd-FRRR-portal', 1, -1, 2);
    const places = s.places();
    expect(places).toContain('-1,0 road:EW');
    expect(places).toContain('0,0 road:W');
    expect(places.filter((place) => /^(0,0 road:[ES]|1,0 road)/.test(place))).toEqual([]);
    s.apply('-');
    expect(s.player.phase()).not.toBe('pivot');
  });

  it('GOLD-T09 a lake tile gets no ferry when the supply is empty [FER-2, FER-16]', () => {
    const s = scene({ config: { ferryCount: 1 }, tiles: [['fer-FRRR', 0, 0, 0]], ferries: [[0, 0, 'ES']] });
    s.place('fer-FRRR', 1, 0, 0);
    const phases = new Set<string>();
    while (s.player.phase() !== 'draw') {
      phases.add(s.player.phase());
      s.apply('-');
    }
    expect(phases.has('ferry')).toBe(false);
    expect(s.player.ferries()).toHaveLength(1);
    const roads = ['road:E', 'road:S', 'road:W'].map((on) => s.feature(1, 0, on).segments.length);
    expect(roads).toEqual([1, 1, 3]); // the west one ends here and goes on over the other lake
  });

  for (const [scope, expected] of [
    ['perPlacement', ['0,0']],
    ['perTurn', []],
  ] as const) {
    it(`GOLD-T10 pivots in the second part of a double turn, ${scope} [FER-43, TRD-11]`, () => {
      const s = scene({
        config: { ferryMoveScope: scope },
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-U', -1, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        ferries: [[0, 0, 'EW']],
        meeples: [
          { player: 'red', at: [1, 0], on: 'road:E' },
          { player: 'red', at: [1, 0], on: 'road:E', type: 'builder' },
        ],
        turn: 'red',
      });
      s.place('base-U', 2, 0, 0).pivot(0, 0, 'ES').finish();
      expect([s.player.part(), s.player.turnPlayer()]).toEqual([2, s.index('red')]);
      s.place('base-U', 3, 0, 0).until('pivot');
      expect(s.pivotable()).toEqual(expected);
    });
  }

  it('GOLD-T16 onlyWithHighwayman: no ferry without a meeple on a road, three positions with one [FER-44]', () => {
    const spec: SceneSpec = { config: { ferryPlacement: 'onlyWithHighwayman' }, tiles: [['base-U', 0, 0, 0]], turn: 'blue' };
    const without = scene({ ...spec, draws: ['fer-FRRR'] })
      .place('fer-FRRR', 1, 0, 0)
      .until('ferry');
    expect([without.player.phase(), without.player.ferries()]).toEqual(['draw', []]);
    const farmer = scene({ ...spec, draws: ['fer-FRRR'] })
      .place('fer-FRRR', 1, 0, 0)
      .claim('field:0')
      .until('ferry');
    expect(farmer.player.phase()).toBe('draw');
    const highwayman = scene({ ...spec, draws: ['fer-FRRR'] })
      .place('fer-FRRR', 1, 0, 0)
      .claim('road:S');
    expect(highwayman.player.phase()).toBe('ferry');
    expect([...highwayman.player.options()].sort()).toEqual(['1,0~ES', '1,0~EW', '1,0~SW']);
  });

  it('GOLD-T21 six ferries behind one crossing and one roundabout [FER-24, FER-27]', () => {
    const s = scene({
      tiles: [
        ['fer-RRRR', 0, -1, 0],
        ['fer-RRRR', 0, 1, 0],
        ['fer-RRRR', -1, 0, 0],
        ['base-U', 1, 0, 0],
        ['cat-RRRR-roundabout', 2, 0, 0],
        ['fer-RRRR', 2, -1, 0],
        ['fer-RRRR', 2, 1, 0],
        ['fer-RRRR', 3, 0, 0],
      ],
      ferries: [
        [0, -1, 'NS'],
        [0, 1, 'NS'],
        [-1, 0, 'EW'],
        [2, -1, 'NS'],
        [2, 1, 'NS'],
        [3, 0, 'EW'],
      ],
    })
      .place('base-X', 0, 0, 0)
      .until('pivot');
    expect(s.pivotable()).toEqual(['-1,0', '0,-1', '0,1', '2,-1', '2,1', '3,0']);
  });

  it('GOLD-T22 an abbey in the second part gives no pivot and no third part [TRD-16, ABB-7]', () => {
    const s = scene({
      tiles: [
        ['base-U', 0, 0, 0],
        ['base-B', 0, 1, 0],
        ['base-B', -1, 2, 0],
        ['base-B', 0, 3, 0],
        ['fer-FRRR', 1, 2, 0],
      ],
      ferries: [[1, 2, 'EW']],
      meeples: [
        { player: 'red', at: [0, 0], on: 'road:E' },
        { player: 'red', at: [0, 0], on: 'road:E', type: 'builder' },
      ],
      abbeys: ['red'],
      turn: 'red',
    });
    s.place('base-U', 1, 0, 0).finish();
    expect([s.player.part(), s.player.phase()]).toEqual([2, 'abbey']);
    s.apply('0,2@A');
    s.until('pivot');
    expect([s.player.phase(), s.player.turnPlayer(), s.player.part()]).toEqual(['draw', s.index('blue'), 1]);
  });
});
