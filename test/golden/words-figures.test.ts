/** Golden scenarios in words: wagons, fliers, abbeys, barns, goods, mayors (GOLD-T03..T08, T18..T20, T26, T27). */
import { describe, expect, it } from 'vitest';
import { players } from './players.js';
import { Scene } from './scene.js';
import type { SceneSpec } from './scene.js';

const scene = (spec: SceneSpec): Scene => new Scene(players, spec);

describe('golden scenarios in words: figures', () => {
  for (const [wagonMove, more] of [
    ['connected', []],
    ['nearby', ['1,1 road:EW']],
  ] as const) {
    it(`GOLD-T03 wagon, ${wagonMove} [ABB-24, ABB-25]`, () => {
      const s = scene({
        config: { wagonMove },
        tiles: [
          ['base-A', 0, 0, 2],
          ['base-U', 1, 0, 0],
          ['base-U', 1, 1, 0],
        ],
        meeples: [{ player: 'red', at: [1, 0], on: 'road:E', type: 'wagon' }],
        turn: 'blue',
      })
        .place('base-A', 2, 0, 0)
        .until('wagon');
      expect(s.points()).toEqual({ red: 3 });
      expect([s.player.phase(), s.player.actor(), s.player.options().includes('-')]).toEqual(['wagon', s.index('red'), true]);
      expect(s.targets('wagon')).toEqual(['0,0 monastery', ...more, '2,0 monastery'].sort());
    });
  }

  for (const [labyrinth, reached] of [
    ['advanced', true],
    ['basic', false],
  ] as const) {
    it(`GOLD-T04 wagon to a free branch of an occupied labyrinth network, ${labyrinth} [ABB-26, LAB-18]`, () => {
      const s = scene({
        config: { labyrinth },
        tiles: [
          ['lab-RRRR-labyrinth', 0, 0, 0],
          ['base-U', -1, 0, 0],
          ['base-U', 1, 0, 0],
          ['base-U', 2, 0, 0],
          ['base-U', 3, 0, 0],
          ['base-B', 1, -1, 0],
          ['base-B', 2, -1, 0],
          ['base-B', 3, -1, 0],
          ['base-B', 1, -2, 0],
          ['base-B', 2, -2, 0],
        ],
        meeples: [
          { player: 'black', at: [0, 0], on: 'road:N' },
          { player: 'blue', at: [-1, 0], on: 'road:E' },
          { player: 'red', at: [2, -1], on: 'monastery', type: 'wagon' },
        ],
        turn: 'blue',
      })
        .place('base-B', 3, -2, 0)
        .until('wagon');
      expect(s.points()).toEqual({ red: 9 });
      expect(s.targets('wagon').includes('1,0 road:EW')).toBe(reached);
    });
  }

  const overLabyrinth = (flierIgnoresOccupancy: boolean): Scene =>
    scene({
      config: { flierIgnoresOccupancy },
      tiles: [['lab-RRRR-labyrinth', 0, 0, 0]],
      meeples: [{ player: 'black', at: [0, 0], on: 'road:N' }],
      draws: ['fly-FRFR-w'],
      turn: 'red',
    })
      .place('fly-FRFR-w', 1, 0, 0)
      .apply('/n');

  it('GOLD-T06 a flier may land on an occupied labyrinth [FLY-6, LAB-18]', () => {
    const s = overLabyrinth(true).apply('*1');
    expect(s.player.phase()).toBe('land');
    expect([...s.player.options()]).toEqual([`${s.token(0, 0, 'road:N')}+n`]);
    s.apply(`${s.token(0, 0, 'road:N')}+n`);
    expect(s.player.figures().filter(({ x, y }) => x === 0 && y === 0)).toHaveLength(2);
  });

  it('GOLD-T06 not with flierIgnoresOccupancy: false; the meeple returns [FLY-7]', () => {
    const s = overLabyrinth(false).apply('*1');
    expect(s.player.phase()).toBe('draw');
    expect([s.player.figures().length, s.player.supply(s.index('red')).normal]).toEqual([1, 7]);
  });

  it('GOLD-T07 a flight off the board ends the step [FLY-4, FLY-7]', () => {
    const s = overLabyrinth(true).apply('*3');
    expect([s.player.phase(), s.player.figures().length, s.player.supply(s.index('red')).normal]).toEqual(['draw', 1, 7]);
  });

  const holes: SceneSpec = {
    colours: ['red', 'blue', 'green'],
    tiles: [0, 1, 2].flatMap((y) =>
      [0, 1, 2, 3, 4].filter((x) => y !== 1 || x % 2 === 0).map((x) => ['base-B', x, y, 0] as const),
    ),
    abbeys: ['red', 'blue', 'green'],
    bag: { 'base-B': 1 },
    turn: 'blue',
  };

  it('GOLD-T08 abbeys after the last tile: clockwise from the left of the last player, while there are holes [ABB-8]', () => {
    const s = scene(holes).place('base-B', 5, 1, 0).finish();
    expect([s.player.phase(), s.player.actor()]).toEqual(['abbey', s.index('green')]);
    s.apply('1,1@A').finish();
    expect([s.player.phase(), s.player.actor()]).toEqual(['abbey', s.index('red')]);
    s.apply('3,1@A').finish();
    expect(s.player.phase()).toBe('over');
  });

  it('GOLD-T08 each may decline, once [ABB-8]', () => {
    const s = scene(holes).place('base-B', 5, 1, 0).finish();
    const order: string[] = [];
    while (s.player.phase() === 'abbey') {
      order.push(s.colours[s.player.actor()] as string);
      s.apply('-');
    }
    expect([order, s.player.phase()]).toEqual([['green', 'red', 'blue'], 'over']);
  });

  /** Two complete cities on one field: at (0,0)/(0,-1) and (2,0)/(2,-1). */
  const barnField = [
    ['base-E', 0, 0, 0],
    ['base-E', 0, -1, 2],
    ['base-E', 2, 0, 0],
    ['base-E', 2, -1, 2],
    ['base-B', 1, 0, 0],
    ['base-B', 0, 1, 0],
  ] as const;

  it('GOLD-T18 a barn pays its field at once and stays for the end [ABB-32, ABB-35]', () => {
    const s = scene({
      tiles: barnField,
      meeples: [
        { player: 'red', at: [0, 0], on: 'field:4' },
        { player: 'red', at: [1, 0], on: 'field:0' },
        { player: 'blue', at: [0, 1], on: 'field:0' },
      ],
      config: { modules: { abbey: true } },
      bag: { 'base-B': 1 },
      turn: 'blue',
    }).place('base-B', 1, 1, 0);
    expect(s.player.options().filter((token) => token.endsWith('+h'))).toEqual(['1,1:b3+h']);
    s.apply('1,1:b3+h').finish();
    expect(s.points()).toEqual({ red: 6 });
    expect(s.returned()).toEqual(['blue normal', 'red normal', 'red normal']);
    expect([s.player.phase(), s.points(true)]).toEqual(['over', { blue: 8 }]);
  });

  it('GOLD-T19 a field joined to a barn field pays 1 per city, 2 with the pig [ABB-34]', () => {
    const s = scene({
      tiles: [...barnField, ['base-B', 1, 1, 0], ['base-E', 4, 0, 0], ['base-E', 4, -1, 2]],
      meeples: [
        { player: 'blue', at: [1, 1], on: '3', type: 'barn' },
        { player: 'green', at: [4, 0], on: 'field:4' },
        { player: 'green', at: [4, 0], on: 'field:4', type: 'pig' },
      ],
      turn: 'red',
    })
      .place('base-B', 3, 0, 0)
      .finish();
    expect(s.points()).toEqual({ green: 6 });
    expect(s.returned()).toEqual(['green normal', 'green pig']);
    expect(s.player.figures().map(({ figure }) => figure)).toEqual(['barn']);
  });

  it('GOLD-T20 whoever completes a city takes its goods [TRD-2]', () => {
    const s = scene({
      tiles: [
        ['tb-CFCF-wine', 0, 0, 0],
        ['tb-CFCR-grain', 0, 1, 0],
        ['tb-CFCR-grain', 0, 2, 0],
        ['base-E', 0, -1, 2],
      ],
      meeples: [{ player: 'red', at: [0, 0], on: 'city:N' }],
      turn: 'blue',
    })
      .place('base-E', 0, 3, 0)
      .finish();
    expect(s.points()).toEqual({ red: 10 });
    expect([s.player.goods(s.index('blue')), s.player.goods(s.index('red'))]).toEqual([
      { wine: 1, grain: 2, cloth: 0 },
      { wine: 0, grain: 0, cloth: 0 },
    ]);
  });

  it('GOLD-T20 equal goods pay both, goods that nobody has pay nobody [TRD-4]', () => {
    const one = { wine: 1, grain: 0, cloth: 0 };
    const s = scene({
      colours: ['red', 'blue', 'green'],
      tiles: [['tb-CFCF-wine', 0, 0, 0]],
      goods: [{ wine: 0, grain: 0, cloth: 0 }, one, one],
      bag: {},
    });
    expect([s.player.phase(), [...s.player.scores()]]).toEqual(['over', [0, 10, 10]]);
  });

  it('GOLD-T26 a mayor counts the coats of arms of the city [ABB-11]', () => {
    const s = scene({
      tiles: [
        ['base-F', 0, 0, 0],
        ['base-F', 0, 1, 0],
        ['base-E', 0, -1, 2],
      ],
      meeples: [
        { player: 'red', at: [0, 0], on: 'city:N', type: 'mayor' },
        { player: 'blue', at: [0, 1], on: 'city:N' },
        { player: 'blue', at: [0, -1], on: 'city:S' },
      ],
      turn: 'green',
    })
      .place('base-E', 0, 2, 0)
      .finish();
    expect(s.points()).toEqual({ red: 12, blue: 12 });
  });

  it('GOLD-T26 a mayor alone in a city without coats owns nothing and returns [ABB-11]', () => {
    const s = scene({
      tiles: [['base-E', 0, 0, 0]],
      meeples: [{ player: 'red', at: [0, 0], on: 'city:N', type: 'mayor' }],
      turn: 'blue',
    })
      .place('base-E', 0, -1, 2)
      .finish();
    expect([s.points(), s.returned()]).toEqual([{}, ['red mayor']]);
  });

  it('GOLD-T27 meeples that come back in this turn cannot be placed in it [BASE-23]', () => {
    const s = scene({
      tiles: [
        ['base-A', 0, 0, 2],
        ['base-U', 1, 0, 0],
        ['base-E', 2, -1, 2],
        ['base-A', 3, 0, 0],
      ],
      meeples: [
        { player: 'red', at: [1, 0], on: 'road:E' },
        { player: 'red', at: [2, -1], on: 'city:S' },
      ],
      supply: [{ normal: 0 }, { normal: 7 }],
      turn: 'red',
    }).place('base-D', 2, 0, 0);
    expect(s.player.phase()).toBe('draw');
    expect([s.points(), s.player.supply(s.index('red')).normal]).toEqual([{ red: 8 }, 2]);
  });
});
