/** The Markets of Leipzig. The printed tiles are not known, so the gates stand on invented tiles. */
import { describe, expect, it } from 'vitest';
import type { ConfigInput, Game } from '../../src/entry-url.js';
import { compileRules } from '../../src/rules/index.js';
import type { Setup, SetupFigure } from '../../src/setup/index.js';
import { at, BOOKBINDERS, close, COINERS, CONFIG, road, sent, TANNERS, WAINWRIGHTS } from './leipzig-table.js';
import { engine, game } from './table.js';

describe('Markets of Leipzig', () => {
  it('LEIP-1 one more meeple per player, and a start tile that replaces the usual one', () => {
    const g = engine.newGame(compileRules({ ...CONFIG, startTile: 'own-gate' }));
    expect([g.supply(0).normal, g.supply(2).normal, g.tiles().map(({ id }) => id)]).toEqual([8, 8, ['own-gate']]);
    expect(engine.newGame(compileRules({ ...CONFIG, modules: { leipzig: false } })).supply(0).normal).toBe(7);
  });

  it('LEIP-2 a road from a gate leads to Leipzig, another does not', () => {
    expect(road([at(0, 1, 'r0')]).phase).toBe('send');
    expect(
      road(
        [at(0, 1, 'r0')],
        {},
        {
          tiles: [
            ['base-A', 0, 0, 2],
            ['base-U', 1, 0, 0],
            ['base-U', 2, 0, 0],
          ],
        },
      ).phase,
    ).toBe('draw');
  });

  /** The scored road lies west of a junction at (2,0); the gate is south of it, at (2,2), or the chain goes on. */
  const chain = (tiles: Setup['tiles'], figures = [at(0, 1, 'r0')]): Game =>
    close(
      game({
        config: CONFIG,
        tiles: [['base-A', 0, 0, 2], ['base-U', 1, 0, 0], ...tiles],
        figures,
        bag: { 'base-B': 3 },
        turnPlayer: 2,
        drawn: 'base-W',
      }),
      '2,0@0',
    );

  it('LEIP-2 over a crossing with a village the chain goes on, over complete and incomplete roads', () => {
    expect(chain([['own-gate', 2, 1, 3]]).phase).toBe('send'); // closed at the gate
    expect(
      chain([
        ['base-W', 2, 1, 1],
        ['own-gate', 2, 2, 3],
      ]).phase,
    ).toBe('send'); // a second crossing, its roads to the side open
    expect(
      chain([
        ['base-U', 3, 0, 0],
        ['own-gate', 7, 7, 0],
      ]).phase,
    ).toBe('draw'); // a gate, but no road to it
  });

  it('LEIP-2 roads that end at anything else than a crossing are not linked', () => {
    expect(
      chain([
        ['own-hill', 2, 1, 1],
        ['own-gate', 2, 2, 3],
      ]).phase,
    ).toBe('draw');
    expect(
      chain([
        ['base-U', 2, 1, 1],
        ['own-gate', 2, 2, 3],
      ]).phase,
    ).toBe('send');
  });

  it('LEIP-3 normal and large meeples and wagons can be sent, builders can not', () => {
    const g = road([at(0, 0, 'r0'), at(0, 1, 'r0', 'large'), at(0, 2, 'r0', 'wagon'), at(0, 2, 'r0', 'builder')]);
    const free = (from: string) => [0, 1, 2, 3].map((quarter) => `${from}${quarter}`);
    expect(g.legalTokens().sort()).toEqual(['-', ...free('0,0:r0>n'), ...free('1,0:r0>l'), ...free('2,0:r0>w')]);
    g.play('2,0:r0>w1');
    expect([g.quarters(0), g.supply(0).wagon, g.phase]).toEqual([[null, 'wagon', null, null], 0, 'draw']);
  });

  it('LEIP-3 a setup with an abbot or a mayor in a quarter is refused', () => {
    for (const figure of ['abbot', 'mayor'] as const) {
      expect(() =>
        game({ config: CONFIG, tiles: [['own-gate', 0, 0, 0]], figures: [{ player: 0, figure, quarter: 1 }] }),
      ).toThrow(/LEIP-3/);
    }
  });

  it('LEIP-4 every owner may send one meeple, clockwise from the turn player; it stays there', () => {
    const g = road([at(0, 0, 'r0'), at(1, 1, 'r0'), at(2, 2, 'r0')]);
    const order: number[] = [];
    while (g.phase === 'send') {
      order.push(g.actor);
      g.play(g.legalTokens().find((token) => token.endsWith(`n${g.actor}`)) as string);
    }
    expect(order).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((player) => g.quarters(player).indexOf('normal'))).toEqual([0, 1, 2]);
    expect([g.supply(0).normal, g.figures()]).toEqual([7, []]);
  });

  it('LEIP-4 not to a quarter with an own meeple, and nobody who does not own the road', () => {
    const g = road([at(0, 0, 'r0'), at(0, 1, 'r0'), at(1, 2, 'r0'), sent(0, COINERS), sent(1, WAINWRIGHTS)]);
    expect(g.actor).toBe(0);
    expect(g.legalTokens().filter((token) => token.startsWith('0,0'))).toEqual(['0,0:r0>n0', '0,0:r0>n2', '0,0:r0>n3']);
    expect(g.play('-').phase).toBe('draw');
    const full = road([at(0, 0, 'r0'), sent(0, 0), sent(0, 1), sent(0, 2), sent(0, 3)]);
    expect([full.phase, full.scores]).toEqual(['draw', [8, 0, 0]]); // 4 and 4 for the Wainwrights
  });

  it('LEIP-4 one meeple from each of several completed roads', () => {
    const g = close(
      game({
        config: CONFIG,
        tiles: [
          ['own-gate', 0, 0, 0],
          ['own-gate', 2, 0, 2],
        ],
        figures: [at(0, 0, 'r0'), at(0, 2, 'r0')],
        bag: { 'base-B': 3 },
        turnPlayer: 2,
        drawn: 'base-W',
      }),
      '1,0@0',
    );
    expect([g.phase, g.legalTokens().filter((token) => token.startsWith('0,0')).length]).toEqual(['send', 0]); // first the road to the east, r0 of the tile
    g.play('2,0:r0>n3');
    expect(g.legalTokens().sort()).toEqual(['-', '0,0:r0>n0', '0,0:r0>n1', '0,0:r0>n2']);
    expect(g.play('0,0:r0>n2').quarters(0)).toEqual([null, null, 'normal', 'normal']);
  });

  /** Gate, straight, lake with its ferry east-west, straight; player 2 goes on in the east and may pivot the ferry. */
  const overLake = (figures: SetupFigure[], more: Partial<Setup> = {}, config: ConfigInput = {}): Game =>
    close(
      game({
        config: {
          ...CONFIG,
          ...config,
          sets: ['base', 'inns-cathedrals', 'abbey-mayor', 'traders-builders', 'ferries', 'mage-witch'],
        },
        tiles: [
          ['own-gate', 0, 0, 0],
          ['base-U', 1, 0, 0],
          ['fer-FRRR', 2, 0, 0],
          ['base-U', 3, 0, 0],
        ],
        ferries: [{ x: 2, y: 0, pair: 'EW' }],
        figures,
        bag: { 'base-B': 3 },
        turnPlayer: 2,
        drawn: 'base-U',
        ...more,
      })
        .play('4,0@0')
        .play('-'),
      '2,0%ES',
    );

  it('LEIP-4, FER-51 a pivot completes the road to Leipzig, far from the tile', () => {
    const g = overLake([at(0, 1, 'r0'), at(1, 3, 'r0')]); // blue's part of the road is no longer the same
    expect([g.phase, g.actor, g.legalTokens().length]).toEqual(['send', 0, 5]);
    expect(g.play('-').scores).toEqual([3, 0, 0]);
    expect(g.figures().map(({ player }) => player)).toEqual([1]);
  });

  it('LEIP-5, MAGE-9 a road whose only meeple was sent is scored all the same: the mage leaves it', () => {
    const mage = { x: 1, y: 0, segment: 'r0' };
    for (const magicOnUnscored of ['remove', 'keep'] as const) {
      const g = overLake([at(0, 1, 'r0')], { mage }, { magicOnUnscored }).play('1,0:r0>n3');
      expect([g.scores, g.magic.mage]).toEqual([[0, 0, 0], null]);
      const empty = overLake([], { mage }, { magicOnUnscored });
      expect(empty.magic.mage === null).toBe(magicOnUnscored === 'remove');
    }
  });

  for (const [leipzigSend, points] of [
    ['hig2024', [4, 0]],
    ['recount', [4, 4]],
  ] as const) {
    it(`LEIP-5 ${leipzigSend}: one of two meeples is sent against one other`, () => {
      const g = road([at(0, 0, 'r0'), at(0, 1, 'r0'), at(1, 2, 'r0')], { leipzigSend }).play('0,0:r0>n3');
      expect(g.scores.slice(0, 2)).toEqual(points);
    });
    it(`LEIP-5 ${leipzigSend}: an owner whose only meeple is sent gets nothing for the road`, () => {
      expect(road([at(0, 0, 'r0')], { leipzigSend }).play('0,0:r0>n3').scores).toEqual([0, 0, 0]);
      const tied = road([at(0, 0, 'r0'), at(1, 1, 'r0')], { leipzigSend })
        .play('0,0:r0>n3')
        .play('-');
      expect(tied.scores).toEqual([0, 4, 0]);
    });
  }

  it("LEIP-6 the Wainwrights pay for a road completed now, for the sent meeple's road only with a meeple left on it", () => {
    expect(road([at(0, 0, 'r0'), at(0, 1, 'r0')]).play('0,0:r0>n0').scores[0]).toBe(8);
    expect(road([at(0, 0, 'r0')]).play('0,0:r0>n0').scores[0]).toBe(0);
    expect(
      road(
        [at(0, 0, 'r0'), sent(0, WAINWRIGHTS)],
        {},
        {
          tiles: [
            ['base-A', 0, 0, 2],
            ['base-U', 1, 0, 0],
            ['base-U', 2, 0, 0],
          ],
        },
      ).scores[0],
    ).toBe(8);
    const end = game({
      config: CONFIG,
      tiles: [
        ['own-gate', 0, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      figures: [at(0, 0, 'r0'), sent(0, WAINWRIGHTS)],
      bag: {},
    });
    expect([end.isOver, end.scores[0]]).toEqual([true, 2]);
  });

  it('LEIP-4 a builder left alone by the sent meeple goes home before the points [TRD-14, LAB-26]', () => {
    const g = close(
      game({
        config: {
          ...CONFIG,
          sets: ['base', 'inns-cathedrals', 'abbey-mayor', 'traders-builders', 'labyrinth'],
          labyrinth: 'advanced',
          labyrinthBonusPieces: 'allFigures',
        },
        tiles: [
          ['own-gate', 0, 0, 0],
          ['lab-RRRR-labyrinth', 1, 0, 0],
          ['base-A', 1, -1, 3],
          ['base-A', 1, 1, 1],
        ],
        figures: [at(0, 0, 'r0'), at(0, 1, 'r0', 'builder'), at(1, 1, 'r0', 'normal', 1)],
        bag: { 'base-B': 3 },
        turnPlayer: 2,
        drawn: 'base-A',
      }),
      '2,0@0',
    );
    g.play('0,0:r0>n3').play('-');
    expect([g.scores, g.figures(), g.supply(0).builder]).toEqual([[0, 5 + 2, 0], [], 1]); // blue's meeple is the only piece left
  });

  /** A city with two coats of arms, of four tiles when base-E at (0,-1) closes it. */
  const city = (figures: SetupFigure[], more: Partial<Setup> = {}): Setup => ({
    config: CONFIG,
    tiles: [
      ['base-F', 0, 0, 0],
      ['base-F', 0, 1, 0],
      ['base-E', 0, 2, 0],
    ],
    figures,
    bag: { 'base-B': 3 },
    turnPlayer: 2,
    drawn: 'base-E',
    ...more,
  });

  it('LEIP-7 Coiners: 3 per coat of arms for everyone there with a knight in the city, majority or not', () => {
    const knights = [at(0, 0, 'c0', 'large'), at(1, 0, 'c0', 'normal', 1)];
    const score = (...coiners: number[]) =>
      close(game(city([...knights, ...coiners.map((player) => sent(player, COINERS))])), '0,-1@2').scores;
    expect([score(), score(0), score(1), score(0, 1), score(2)]).toEqual([
      [12, 0, 0],
      [18, 0, 0],
      [12, 6, 0],
      [18, 6, 0],
      [12, 0, 0],
    ]);
    const { drawn: _drawn, ...open } = city([...knights, sent(1, COINERS)], { bag: {} });
    expect(game(open).scores).toEqual([5, 6, 0]); // three tiles and two coats at the end
  });

  it('LEIP-7 Bookbinders: a bonus for a monastery completed in the game, not at the end', () => {
    const around = [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    const tiles: Setup['tiles'] = [['base-B', 0, 0, 0], ...around.map(([x, y]): Setup['tiles'][number] => ['base-B', x, y, 0])];
    const monks = [at(0, 0, 'm0'), sent(0, BOOKBINDERS)];
    expect(
      close(game({ config: CONFIG, tiles, figures: monks, bag: { 'base-B': 3 }, turnPlayer: 2, drawn: 'base-B' }), '1,1@0')
        .scores[0],
    ).toBe(9 + 4);
    expect(game({ config: CONFIG, tiles, figures: monks, bag: {} }).scores[0]).toBe(8);
  });

  it('LEIP-7 Tanners: a bonus at the end of the game', () => {
    const g = game({ config: CONFIG, tiles: [['own-gate', 0, 0, 0]], figures: [sent(1, TANNERS)], bag: {} });
    expect([g.isOver, g.scores]).toEqual([true, [0, 6, 0]]);
    expect(
      game({ config: { ...CONFIG, scoring: {} }, tiles: [['own-gate', 0, 0, 0]], figures: [sent(1, TANNERS)], bag: {} }).scores,
    ).toEqual([0, 0, 0]);
  });

  it('LEIP-8 the two halves of a double tile are two tiles of the road', () => {
    const g = road(
      [at(0, 2, 'r0')],
      {},
      {
        tiles: [
          ['own-gate', 0, 0, 0],
          ['own-half', 1, 0, 0],
          ['own-half', 2, 0, 0],
        ],
      },
    ).play('-');
    expect(g.scores[0]).toBe(4);
  });
});
