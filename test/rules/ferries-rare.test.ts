/** The Ferries in rare places: lakes side by side, roads that several pivots close and reopen, figures far from the tile. */
import { describe, expect, it } from 'vitest';
import type { SceneSpec } from './table.js';
import { game, phasesOf, piece, scene } from './table.js';

describe('ferries, rare cases', () => {
  it('FER-23 two lakes side by side: the nearer ferry hides the farther one', () => {
    const spec: SceneSpec = {
      tiles: [
        ['base-U', -1, 0, 0],
        ['fer-FRRR', 0, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
      draws: ['fer-FRRR'],
    };
    expect(scene(spec).place('fer-FRRR', 1, 0, 0).until('pivot', 'EW').pivotable()).toEqual(['0,0']);
    const beyond = (pair: string) =>
      scene({
        ...spec,
        tiles: [...spec.tiles, ['fer-FRRR', 1, 0, 0]],
        ferries: [
          [0, 0, 'EW'],
          [1, 0, pair],
        ],
      })
        .place('base-U', 2, 0, 0)
        .until('pivot')
        .pivotable();
    expect([beyond('EW'), beyond('ES'), beyond('SW')]).toEqual([['1,0'], ['1,0'], []]);
  });

  /** A bridge placed at (0,0): its road east-west lies between two lakes, its road north-south leads round to the eastern one. */
  const bridge: SceneSpec = {
    tiles: [
      ['fer-FRRR', -1, 0, 0],
      ['fer-FRRR', 1, 0, 0],
      ['base-V', 0, 1, 2],
      ['base-V', 1, 1, 1],
    ],
    ferries: [
      [-1, 0, 'EW'],
      [1, 0, 'ES'],
    ],
    draws: ['tb-RRRR'],
    turn: 'red',
  };
  for (const pivotOrder of ['free', 'ascending'] as const) {
    it(`FER-51 a road closed by one pivot and reopened by the next is not scored, ${pivotOrder}`, () => {
      const between = () =>
        scene({ ...bridge, config: { pivotOrder } })
          .place('tb-RRRR', 0, 0, 0)
          .claim('road:E');
      expect(between().pivotable()).toEqual(pivotOrder === 'free' ? ['-1,0', '1,0'] : ['-1,0']);
      const closed = between()
        .pivot(-1, 0, 'SW')
        .apply(pivotOrder === 'free' ? '-' : '1,0%ES')
        .finish();
      expect(closed.points()).toEqual({ red: 3 });
      const reopened = between().pivot(-1, 0, 'SW').pivot(1, 0, 'EW').finish();
      expect([reopened.points(), reopened.returned()]).toEqual([{}, []]);
    });
  }

  it('FER-34 a pivot completes a road far from the tile, with owners, mage and wagon on it', () => {
    const s = scene({
      tiles: [
        ['base-A', -2, 0, 2],
        ['base-U', -1, 0, 0],
        ['fer-FRRR', 0, 0, 0],
        ['base-U', 1, 0, 0],
        ['base-U', 2, 0, 0],
      ],
      ferries: [[0, 0, 'EW']],
      meeples: [piece('red', -1, 0, 'road:E', 'wagon'), piece('blue', -2, 0, 'road:E')],
      figures: { mage: [-1, 0, 'road:E'] },
      turn: 'green',
      colours: ['red', 'blue', 'green'],
    })
      .place('base-U', 3, 0, 0)
      .pivot(0, 0, 'ES')
      .until('wagon');
    expect(s.points()).toEqual({ red: 3 + 3, blue: 3 + 3 });
    expect([s.player.actor(), s.player.magic().mage]).toEqual([s.index('red'), null]);
    expect(s.targets('wagon')).toEqual(['-2,0 monastery', '0,0 road:E', '0,0 road:S']);
  });

  it('FER-38 once the pivots are passed no ferry may be pivoted any more, whichever way they are asked', () => {
    const waiting = (pivotOrder: 'free' | 'ascending', keep: string) => {
      const g = game({
        config: { edition: 'C2', sets: ['base', 'ferries', 'abbey-mayor'], pivotOrder },
        tiles: [
          ['fer-FRRR', 0, 0, 0],
          ['base-U', 1, 0, 0],
          ['base-A', 0, 1, 1],
        ],
        ferries: [{ x: 0, y: 0, pair: 'ES' }],
        figures: [{ player: 0, figure: 'wagon', x: 1, y: 0, segment: 'r0' }],
        drawn: 'base-A',
        bag: { 'base-B': 3 },
      })
        .play('2,0@0')
        .play('-')
        .play(keep);
      return [g.phase, g.hash()];
    };
    expect(waiting('free', '-')).toEqual(waiting('ascending', '0,0%ES'));
  });

  it('FER-43 perTurn: a ferry laid in the first part stays in the second', () => {
    const second = (ferryMoveScope: 'perPlacement' | 'perTurn') => {
      const s = scene({
        config: { ferryMoveScope },
        tiles: [['base-U', 0, 0, 0]],
        meeples: [piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
        draws: ['fer-FRRR'],
        turn: 'red',
      });
      s.place('fer-FRRR', 1, 0, 0).until('ferry').apply('1,0~EW').finish();
      expect(s.player.part()).toBe(2);
      return s.place('base-U', 2, 0, 0).until('pivot').pivotable();
    };
    expect([second('perPlacement'), second('perTurn')]).toEqual([['1,0'], []]);
  });

  it('FER-2 with the last ferry laid, further lakes are ends; the ferries on the table may still be pivoted', () => {
    const s = scene({
      config: { ferryCount: 1 },
      tiles: [['fer-FRRR', 0, 0, 0]],
      ferries: [[0, 0, 'EW']],
      draws: ['fer-FRRR'],
    }).place('fer-FRRR', 1, 0, 0);
    expect(phasesOf(s)).toEqual(['deploy', 'pivot']);
  });

  it('FER-1 lakes of the three editions: 3 and 4 and 1, since the third 3 and 3 and 2', () => {
    const count = (edition: 'C1' | 'C2' | 'C3') => {
      const s = scene({ config: { edition, sets: { ferries: 1 } }, tiles: [['base-U', 0, 0, 0]] });
      return ['fer-CRRR', 'fer-FRRR', 'fer-RRRR'].map((id) => s.player.rules.kinds.find((kind) => kind.id === id)?.copies);
    };
    expect([count('C1'), count('C2'), count('C3')]).toEqual([
      [3, 4, 1],
      [3, 4, 1],
      [3, 3, 2],
    ]);
  });

  it('FER-4 before a ferry lies there every road of a lake is a road of its own', () => {
    for (const [id, roads] of [
      ['fer-CRRR', 3],
      ['fer-FRRR', 3],
      ['fer-RRRR', 4],
    ] as const) {
      const s = scene({ tiles: [['base-U', 0, 0, 0]], draws: [id] }).place(id, 1, 0, 0);
      const sides = ['N', 'E', 'S', 'W'].slice(4 - roads);
      expect(sides.map((side) => s.feature(1, 0, `road:${side}`).segments.filter(({ x }) => x === 1).length)).toEqual(
        sides.map(() => 1),
      );
    }
  });
});
