/** The Ferries. */
import { describe, expect, it } from 'vitest';
import { readTiles } from '../../src/core/board-reader.js';
import type { SceneSpec } from './table.js';
import { engine, game, offered, phasesOf, piece, scene } from './table.js';

describe('ferries', () => {
  it('FER-3 lake tiles are mixed with the others', () => {
    const g = engine.newGame({ edition: 'C2', sets: ['base', 'ferries'] }, { manualChance: true });
    const outcomes = g.chanceOutcomes();
    const weight = (lake: boolean) =>
      outcomes.filter(({ token }) => token.startsWith('?fer-') === lake).reduce((sum, outcome) => sum + outcome.weight, 0);
    expect([weight(true), weight(false)]).toEqual([8, 71]);
  });

  it('FER-5 three fields on a lake of three roads, four on one of four, with any ferry', () => {
    for (const [id, fields] of [
      ['fer-FRRR', 3],
      ['fer-CRRR', 3],
      ['fer-RRRR', 4],
    ] as const) {
      const s = scene({ tiles: [['base-A', -1, 0, 2]], draws: [id] }).place(id, 0, 0, 0);
      expect([id, offered(s, 'field').length]).toEqual([id, fields]);
      for (const token of s.until('ferry').player.options()) {
        const laid = scene({ tiles: [[id, 0, 0, 0]], ferries: [[0, 0, token.slice(-2)]] });
        const halves = id === 'fer-RRRR' ? [0, 2, 4, 6] : [2, 4, 6];
        const inside = halves.map((half) => laid.feature(0, 0, `field:${half}`).segments.length);
        expect([token, inside]).toEqual([token, halves.map(() => 1)]);
      }
    }
  });

  it('FER-5 the field beside the city of a lake tile touches it', () => {
    const end = (half: number) =>
      scene({
        tiles: [
          ['fer-CRRR', 0, 0, 0],
          ['base-E', 0, -1, 2],
        ],
        ferries: [[0, 0, 'EW']],
        meeples: [piece('red', 0, 0, `field:${half}`)],
        bag: {},
      }).score('red');
    expect([end(7), end(3), end(5)]).toEqual([3, 0, 0]);
  });

  it('FER-6 on a lake tile there are places on roads and fields only', () => {
    const s = scene({ tiles: [['base-A', 0, 0, 2]], draws: ['fer-RRRR'] }).place('fer-RRRR', 1, 0, 0);
    expect(s.places()).toEqual(['field:0,7', 'field:1,2', 'field:3,4', 'field:5,6', 'road:E', 'road:N', 'road:S', 'road:W']);
  });

  it('FER-43 a ferry moved in the first part is one that lay so before, except for the hash under perTurn', () => {
    const hash = (ferryMoveScope: 'perTurn' | 'perPlacement', pair: 'EW' | 'ES', pivot: string) => {
      const g = game({
        config: { edition: 'C2', ferryMoveScope, sets: ['base', 'ferries', 'traders-builders'] },
        tiles: [
          ['base-U', -1, 0, 0],
          ['fer-FRRR', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        ferries: [{ x: 0, y: 0, pair }],
        figures: [
          { player: 0, figure: 'normal', x: 1, y: 0, segment: 'r0' },
          { player: 0, figure: 'builder', x: 1, y: 0, segment: 'r0' },
        ],
        bag: { 'base-U': 2 },
        drawn: 'base-U',
      });
      for (const token of ['2,0@0', '-', pivot]) g.play(token);
      expect([g.phase, g.part]).toEqual(['draw', 2]);
      return g.hash();
    };
    expect(hash('perPlacement', 'EW', '0,0%ES')).toBe(hash('perPlacement', 'ES', '-'));
    expect(hash('perTurn', 'EW', '0,0%ES')).not.toBe(hash('perTurn', 'ES', '-'));
  });

  it('FER-44 a builder is no highwayman: it brings no ferry under onlyWithHighwayman', () => {
    const s = () =>
      scene({
        config: { ferryPlacement: 'onlyWithHighwayman', modules: { traders: true } },
        tiles: [['base-U', 0, 0, 0]],
        meeples: [piece('red', 0, 0, 'road:E')],
        draws: ['fer-FRRR'],
        turn: 'red',
      }).place('fer-FRRR', 1, 0, 0);
    expect(s().claim('road:E').player.phase()).toBe('ferry');
    expect(s().claim('road:W', 'builder').player.phase()).toBe('draw');
  });

  it('FER-42 a flight to a road with a ferry gives no pivot', () => {
    const s = scene({
      tiles: [
        ['fer-FRRR', -1, 0, 0],
        ['base-B', 2, 1, 0],
      ],
      ferries: [[-1, 0, 'EW']],
      draws: ['fly-FFFF-w'],
      turn: 'red',
    }).place('fly-FFFF-w', 2, 0, 0);
    s.apply('/n').apply('*3');
    expect(s.targets()).toEqual(['-1,0 road:E', '-1,0 road:S', '-1,0 road:W']);
    s.apply(`${s.token(-1, 0, 'road:E')}+n`);
    expect([s.player.phase(), s.player.figures().length]).toEqual(['draw', 1]);
  });

  it('FER-42 a meeple through the portal gives no pivot', () => {
    const s = scene({
      tiles: [
        ['fer-FRRR', -1, 0, 0],
        ['base-B', 0, -2, 0],
      ],
      ferries: [[-1, 0, 'EW']],
      draws: ['pd-CCCF-portal'],
      turn: 'red',
    }).place('pd-CCCF-portal', 0, -3, 3);
    s.apply(`${s.token(-1, 0, 'road:W')}+n`);
    expect([s.player.phase(), s.player.figures().map(({ x, y }) => [x, y])]).toEqual(['draw', [[-1, 0]]]);
  });

  it('FER-43 perTurn: which ferries were moved is part of the position, in the second part too', () => {
    const second = (from: 'EW' | 'ES', to: string) => {
      const g = game({
        config: { edition: 'C2', sets: ['base', 'ferries', 'traders-builders'], ferryMoveScope: 'perTurn' },
        tiles: [
          ['base-D', 0, 3, 0],
          ['fer-FRRR', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        ferries: [{ x: 0, y: 0, pair: from }],
        figures: [
          { player: 0, figure: 'normal', x: 1, y: 0, segment: 'r0' },
          { player: 0, figure: 'builder', x: 1, y: 0, segment: 'r0' },
        ],
        drawn: 'base-U',
        bag: { 'base-U': 4 },
      });
      g.play('2,0@0').play('-').play(to);
      expect([g.phase, g.part, g.tileAt(0, 0)?.ferry]).toEqual(['draw', 2, 'ES']);
      const hash = g.hash();
      g.play('?base-U').play('3,0@0').play('-');
      return [g.phase, hash];
    };
    const [kept, pivoted] = [second('ES', '-'), second('EW', '0,0%ES')];
    expect([kept[0], pivoted[0]]).toEqual(['pivot', 'draw']);
    expect(kept[1]).not.toBe(pivoted[1]);
  });

  it('FER-44 a builder on the lake tile is no highwayman', () => {
    const spec: SceneSpec = {
      config: { ferryPlacement: 'onlyWithHighwayman' },
      tiles: [['base-U', 0, 0, 0]],
      meeples: [piece('red', 0, 0, 'road:E')],
      draws: ['fer-FRRR', 'tb-RRRR'],
      turn: 'red',
    };
    const builder = scene(spec).place('fer-FRRR', 1, 0, 0).claim('road:W', 'builder');
    expect([builder.player.phase(), builder.player.ferries()]).toEqual(['draw', []]);
    expect(scene(spec).place('fer-FRRR', 1, 0, 0).claim('road:S').player.phase()).toBe('ferry');
  });

  it('FER-44 random games in the core lay ferries for highwaymen too', () => {
    const laid = (ferryPlacement: 'always' | 'onlyWithHighwayman') => {
      const position = engine.newPosition({ edition: 'C2', sets: { base: 1, ferries: 4 }, ferryPlacement }, 5);
      position.playout();
      const lakes = readTiles(position.core, position.use()).filter(({ id }) => id.startsWith('fer-'));
      return [lakes.length, lakes.filter(({ ferry }) => ferry !== null).length] as const;
    };
    expect(laid('always')).toEqual([32, 32]);
    const [lakes, ferries] = laid('onlyWithHighwayman');
    expect(ferries).toBeGreaterThan(0);
    expect(ferries).toBeLessThan(lakes);
  });

  it('FER-52 at the end a road over a ferry is an ordinary road, and no ferry is moved', () => {
    const spec: SceneSpec = {
      tiles: [
        ['fer-FRRR', 0, 0, 0],
        ['base-U', -1, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
      meeples: [piece('red', 1, 0, 'road:E')],
    };
    expect(scene({ ...spec, bag: {} }).score('red')).toBe(3);
    const s = scene({ ...spec, bag: { 'base-B': 1 }, turn: 'blue' }).place('base-B', 0, -1, 0);
    expect([phasesOf(s), s.player.phase(), s.score('red')]).toEqual([['deploy'], 'over', 3]);
  });

  it('FER-64 the witch stays on her segment and goes with its part of the road', () => {
    const end = (on: string, to?: string) => {
      const s = scene({
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-A', -1, 0, 2],
          ['base-U', 0, 1, 1],
        ],
        ferries: [[0, 0, 'EW']],
        meeples: [piece('red', -1, 0, 'road:E')],
        figures: { witch: [0, 0, on] },
        turn: 'blue',
      }).place('base-A', 1, 0, 0);
      if (to) s.pivot(0, 0, to);
      s.finish();
      return [s.points().red, s.player.magic().witch !== null];
    };
    expect([end('road:S'), end('road:S', 'ES')]).toEqual([
      [3, true],
      [2, true],
    ]);
    expect([end('road:W'), end('road:W', 'ES')]).toEqual([
      [2, false],
      [1, false],
    ]);
  });
});
