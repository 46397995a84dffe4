/** The Gold Mines: where ingots lie, who takes them, what they are worth. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { goldMines } from '../../src/generated/expansions/gold-mines.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, piece, scene } from './table.js';
import { chooser } from '../differential/compare.js';

useExpansion(goldMines);

const spec = (tiles: readonly Laid[], more: Partial<SceneSpec> = {}): SceneSpec => ({
  colours: ['red', 'blue', 'green'],
  tiles,
  turn: 'red',
  ...more,
});
const D: Laid = ['base-D', 0, 0, 0];
const WEST: Laid = ['base-A', -1, 0, 2];
const RED = [piece('red', -1, 0, 'road:E')];
const with_ = (options: object): Partial<SceneSpec> => ({ config: options as ConfigInput });
/** What is paid for gold when the game ends now, by colour. */
const gold = (s: Scene): Record<string, number> => {
  const paid: Record<string, number> = {};
  for (const { feature, player, points } of s.payments) if (feature === 'gold') paid[s.colours[player] as string] = points;
  return paid;
};
/** Lays the last tile of the bag by a token and ends the game. */
const last = (s: Scene, id: string, token: string, then: readonly string[] = ['-']): Scene => {
  s.startTurn();
  s.apply(`?${id}`).apply(token);
  for (const one of then) if (s.player.options().includes(one)) s.apply(one);
  return s;
};
/** A road from `base-A` over `base-D` to a gold tile that is closed by `base-A` at (1,1). */
const CLOSED = (more: Partial<SceneSpec> = {}): Scene =>
  scene(spec([D, WEST], { meeples: RED, drawn: 'gol-CCRR', bag: { 'base-A': 1 }, ...more }))
    .apply('1,0@0')
    .apply('-');

describe('gold mines', () => {
  it('GMN-1 eight tiles with a gold bar in every edition', () => {
    for (const edition of ['C1', 'C2', 'C3'] as const) {
      const { rules } = engine.newGame({ edition, sets: ['base', 'gold-mines'] }, { manualChance: true });
      expect(rules.kinds.filter(({ source }) => source.features?.['goldMine']).reduce((sum, { copies }) => sum + copies, 0)).toBe(
        8,
      );
    }
  });

  it('GMN-2, GMN-3 one on the tile, one on any tile beside it or over a corner, before the meeple', () => {
    const s = scene(spec([D, ['base-B', 0, 1, 0], ['base-B', 2, 1, 0], ['base-B', 3, 0, 0]], { drawn: 'gol-CCRR' }));
    s.apply('1,0@0');
    expect([s.player.phase(), s.player.actor(), [...s.player.options()].sort()]).toEqual(['gold', 0, ['0,0*', '0,1*', '2,1*']]);
    expect(s.apply('2,1*').player.phase()).toBe('deploy');
  });

  it('GMN-4, XG-GMN-1 with one neighbour there is no choice; the road takes both', () => {
    const s = CLOSED();
    expect(s.player.phase()).toBe('draw');
    last(s, 'base-A', '1,1@1');
    expect([s.points(), s.points(true), gold(s)]).toEqual([{ red: 4 }, { red: 2 }, { red: 2 }]);
  });

  it('GMN-5, GMN-6, XG-GMN-3 gold belongs to every feature of the tile: a city takes it too', () => {
    const s = scene(spec([D], { drawn: 'gol-CRCR', bag: { 'base-E': 1 } }));
    s.apply('0,-1@0').claim('city:N').finish();
    last(s, 'base-E', '0,-2@2');
    expect([s.points(), gold(s)]).toEqual([{ red: 6 }, { red: 2 }]);
  });

  it('GMN-6 a monastery takes the gold of its nine tiles', () => {
    const ring = [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
    ].map(([x = 0, y = 0]): Laid => ['base-B', x, y, 0]);
    const s = scene(spec(ring, { meeples: [piece('red', 0, 0, 'monastery')], drawn: 'gol-FFRR-mon', bag: {} }));
    s.apply('1,1@3');
    expect([...s.player.options()].sort()).toEqual(['0,0*', '0,1*', '1,0*']);
    s.apply('0,1*').apply('-');
    expect([s.points(), gold(s)]).toEqual([{ red: 9 }, { red: 2 }]);
  });

  it('GMN-7 gold comes after the scoring, as its last act, before wagons move on', () => {
    const s = CLOSED({
      meeples: [piece('red', -1, 0, 'road:E', 'wagon')],
      ...with_({ wagonMove: 'nearby' }),
      bag: { 'base-A': 2 },
    });
    s.startTurn();
    s.apply('?base-A').apply('1,1@1').until('wagon');
    expect([s.player.phase(), s.points()]).toEqual(['wagon', { red: 4 }]);
    s.finish().apply('?base-A');
    s.apply(s.player.options()[0] as string).apply('-');
    expect([s.player.phase(), gold(s)]).toEqual(['over', { red: 2 }]);
  });

  it('GMN-8, XG-GMN-2 tied owners take one after the other, from the active player clockwise', () => {
    const tied = (third: boolean): Scene => {
      const tiles: readonly Laid[] = [D, WEST, ['base-B', 0, 1, 0], ['base-A', 1, 1, 1]];
      const s = scene(
        spec(tiles, {
          meeples: [...RED, piece('blue', 1, 1, 'road:N')],
          turn: 'green',
          drawn: third ? 'gol-RRRR-1' : 'gol-CCRR',
          bag: {},
        }),
      );
      s.apply('1,0@0');
      return s;
    };
    const s = tied(false).apply('0,0*').apply('-');
    expect([s.points(), gold(s)]).toEqual([
      { red: 4, blue: 4 },
      { red: 1, blue: 1 },
    ]);
  });

  it('GMN-9 who owns none of the features of a tile takes nothing there', () => {
    const tiles: readonly Laid[] = [D, WEST, ['base-B', 0, 1, 0], ['base-A', 1, 1, 1]];
    const s = scene(
      spec(tiles, {
        meeples: RED,
        turn: 'green',
        drawn: 'gol-CCRR',
        bag: {},
        supply: [{ normal: 6 }, { normal: 7 }, { normal: 7 }],
      }),
    );
    s.apply('1,0@0').apply('0,1*').apply('-');
    expect(gold(s)).toEqual({ red: 1 }); // the ingot on the monastery stays
  });

  it('GMN-10 with a choice players say which, where tiles differ in who may take', () => {
    // two bends of one gold tile: red's road goes round it to the west, blue's to the south; the crossing ends both
    const tiles: readonly Laid[] = [
      ['base-V', -1, 0, 3],
      ['base-V', 0, 1, 1],
      ['base-A', -2, 1, 2],
      ['base-A', -1, 2, 1],
    ];
    const play = (options: object, ...takes: string[]): Record<string, number> => {
      const s = scene({
        ...spec(tiles, with_(options)),
        colours: ['red', 'blue'],
        meeples: [piece('red', -2, 1, 'road:E'), piece('blue', -1, 2, 'road:N')],
        turn: 'blue',
        drawn: 'gol-RRRR-1',
        bag: { 'base-X': 1 },
      });
      s.apply('-1,1@0').apply('-1,0*').apply('-').apply('?base-X').apply('0,0@0').apply('-');
      for (const take of takes) {
        expect([s.player.phase(), s.player.actor(), [...s.player.options()].sort()]).toEqual(['ingot', 0, ['-1,0*', '-1,1*']]);
        s.apply(take);
      }
      expect(s.player.phase()).toBe('over');
      return gold(s);
    };
    expect(play({})).toEqual({ red: 2 }); // from the tile with most entitled first
    expect(play({ goldChoice: true }, '-1,1*')).toEqual({ red: 2 });
    expect(play({ goldChoice: true }, '-1,0*')).toEqual({ red: 1, blue: 1 });
  });

  it('GMN-11, XG-GMN-5 an unowned feature leaves its gold; fields take none', () => {
    const s = CLOSED({ meeples: [] });
    expect(gold(last(s, 'base-A', '1,1@1'))).toEqual({});
    const farmer = CLOSED({ meeples: [piece('red', 0, 0, 'field:4')] });
    expect(gold(last(farmer, 'base-A', '1,1@1'))).toEqual({});
  });

  it('GMN-12, XG-GMN-4 worth one, two, three or four points each', () => {
    const worth = new Map<number, number>();
    for (let seed = 1; seed <= 6; seed++) {
      const g = engine.newGame(
        { edition: 'C1', sets: { base: 1, 'gold-mines': 5 }, goldUnclaimed: 'finalOwners' } as ConfigInput,
        { seed },
      );
      const pick = chooser(seed);
      while (!g.isOver) {
        const tokens = g.legalTokens();
        g.play(tokens[pick(tokens.length)] as string);
      }
      for (const event of g.allEvents())
        if (event.feature === 'gold') for (const term of event.terms) worth.set(term.count, term.points);
      g.dispose();
    }
    const factor = (n: number): number => (n > 9 ? 4 : n > 6 ? 3 : n > 3 ? 2 : 1);
    expect(worth.size).toBeGreaterThan(4);
    expect([...worth].filter(([n, points]) => points !== n * factor(n))).toEqual([]);
  });

  it('GMN-13 at the end gold on the board is worth nothing, or goes to owners of unfinished features', () => {
    const open = (options: object): Scene =>
      scene(spec([D, WEST], { ...with_(options), meeples: RED, drawn: 'gol-CCRR', bag: {} }))
        .apply('1,0@0')
        .apply('-');
    expect(gold(open({}))).toEqual({});
    expect(gold(open({ goldUnclaimed: 'finalOwners' }))).toEqual({ red: 2 });
  });

  it('GMN-14 a mayor without coats of arms owns nothing and takes none', () => {
    const s = scene(spec([D], { meeples: [piece('red', 0, 0, 'city:N', 'mayor')], drawn: 'gol-CRCR', bag: { 'base-E': 1 } }));
    s.apply('0,-1@0').apply('-');
    expect(gold(last(s, 'base-E', '0,-2@2'))).toEqual({});
  });

  it('GMN-15 an abbot taken back takes none, as nothing is completed', () => {
    const s = scene(
      spec([['base-B', 0, 0, 0]], {
        ...with_({ abbots: true, pieces: { abbot: 1 } }),
        meeples: [piece('red', 0, 0, 'monastery', 'abbot')],
        drawn: 'gol-FFRR-mon',
        bag: {},
      }),
    );
    s.apply(s.player.options().find((token) => token.startsWith('1,0@0')) ?? (s.player.options()[0] as string)).apply('0,0^');
    expect([s.points(), gold(s)]).toEqual([{ red: 2 }, {}]);
  });

  it('GMN-16 the archbishop takes none', () => {
    const tiles: readonly Laid[] = [
      ['gc-4roads', 0, 0, 0],
      ['base-A', 1, 0, 0],
      ['base-A', 0, 1, 1],
      ['base-A', -1, 0, 2],
    ];
    const s = scene(spec(tiles, { meeples: [piece('red', 0, 0, 'cathedral')], drawn: 'gol-RRRR-1', bag: {} }));
    const place = s.player.options().find((token) => token.startsWith('0,-1@'));
    expect(place).toBeDefined();
    s.apply(place as string);
    if (s.player.phase() === 'gold') s.apply(s.player.options()[0] as string);
    s.apply('-');
    expect(gold(s)).toEqual({});
  });

  it('GMN-18 the tiles of the whole road over a ferry', () => {
    const s = scene(
      spec(
        [
          ['fer-FRRR', 0, 0, 0],
          ['base-A', -1, 0, 2],
        ],
        { meeples: [piece('red', -1, 0, 'road:E')], ferries: [[0, 0, 'EW']], drawn: 'gol-CCRR', bag: { 'base-A': 1 } },
      ),
    );
    s.apply('1,0@0').finish();
    last(s, 'base-A', '1,1@1');
    s.finish();
    expect(gold(s)).toEqual({ red: 2 });
  });

  it('GMN-19 witch and inn do not change what is taken', () => {
    const s = CLOSED({ figures: { witch: [0, 0, 'road:E'] } });
    expect(gold(last(s, 'base-A', '1,1@1'))).toEqual({ red: 2 });
  });

  it('XG-GMN-6 a long game', () => {
    const s = scene({
      colours: ['red', 'blue'],
      tiles: [D],
      turn: 'red',
      bag: {
        ...Object.fromEntries(
          ['RRRR-1', 'RRRR-2', 'RRRR-mon', 'FFRR-mon', 'CRCR', 'CCRR', 'CCRR-mon', 'CCFF-mon'].map((id) => [`gol-${id}`, 1]),
        ),
        ...{ 'base-X': 1, 'base-H': 1, 'base-I': 1, 'base-W': 1, 'base-E': 1 },
      },
    });
    const turn = (id: string, x: number, y: number, r: number, ...then: string[]): void => {
      s.place(id, x, y, r);
      for (const one of then) s.apply(one);
      s.finish();
    };
    turn('gol-RRRR-1', 1, 0, 1);
    turn('gol-RRRR-2', 1, -1, 0, '1,0*');
    turn('base-X', 2, 0, 0);
    turn('gol-RRRR-mon', 2, -1, 0, '1,0*');
    turn('gol-FFRR-mon', 1, 1, 2, '1,0*');
    turn('gol-CRCR', 0, -1, 0, '1,0*');
    turn('gol-CCRR', 1, -2, 3, '1,-1*');
    turn('gol-CCRR-mon', 2, -2, 0, '1,-1*');
    turn('gol-CCFF-mon', 0, -2, 1, '1,-1*');
    s.place('base-H', 1, -3, 0).claim('city:S').finish();
    turn('base-I', 3, -2, 3);
    s.place('base-W', 3, -1, 0).claim('road:W').finish();
    turn('base-E', 2, -3, 2);
    const total = [...s.player.scores()];
    expect([gold(s), total]).toEqual([{ blue: 60 }, [0, 77]]);
  });
});
