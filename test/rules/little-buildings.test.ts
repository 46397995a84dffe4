/** Little Buildings: tokens in place of a meeple, points for everything over their tile. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { littleBuildings } from '../../src/generated/expansions/little-buildings.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, piece, scene } from './table.js';

useExpansion(littleBuildings);

type Value = '1/1/1' | '3/2/1';
const on = (value: Value = '1/1/1', more: ConfigInput = {}): ConfigInput => ({ ...more, littleBuildings: value });
const spec = (tiles: readonly Laid[], draws: readonly string[], more: Partial<SceneSpec> = {}): SceneSpec => ({
  colours: ['red', 'blue'],
  tiles,
  draws,
  turn: 'red',
  config: on(),
  ...more,
});
const D: Laid = ['base-D', 0, 0, 0];
const WEST: Laid = ['base-A', -1, 0, 2];
const RED = [piece('red', -1, 0, 'road:E')];
const built = (s: Scene): string[] =>
  s.player
    .options()
    .filter((token) => /\+(tower|house|shed)$/.test(token))
    .map((token) => token.slice(token.indexOf('+') + 1))
    .sort();
/** Places the tile and a token on it, and goes on to the next turn. */
const build = (s: Scene, id: string, x: number, y: number, r: number, token: string): Scene =>
  s.place(id, x, y, r).apply(`${x},${y}+${token}`).finish();
const SHED = (s: Scene): Scene => build(s, 'base-U', 0, 0, 0, 'shed');

describe('little buildings', () => {
  it('LIT-1 towers, houses and sheds, put into play by their key alone', () => {
    const s = scene(spec([D], ['base-E'])).place('base-E', 0, -1, 2);
    expect(built(s)).toEqual(['house', 'shed', 'tower']);
    expect(built(scene(spec([D], ['base-E'], { config: {} })).place('base-E', 0, -1, 2))).toEqual([]);
    const plain = compileRules({ edition: 'C1' });
    expect(compileRules({ edition: 'C1', littleBuildings: 'off' }).fingerprint).toBe(plain.fingerprint);
    expect(compileRules({ edition: 'C1', littleBuildings: '1/1/1' }).fingerprint).not.toBe(plain.fingerprint);
    expect(() => compileRules({ littleBuildings: '2/2/2' } as unknown as ConfigInput)).toThrow(/littleBuildings/);
  });

  it('LIT-2, LIT-3, XG-LIT-5 six of a kind shared out: three each for two, two for three, one for four, five and six', () => {
    const share = (players: number): number => {
      const g = engine.newGame({ edition: 'C1', players, littleBuildings: '1/1/1' }, { seed: 3, manualChance: true });
      let n = 0;
      while (!g.isOver) {
        const shed = g.turnPlayer === 0 ? g.legalTokens().find((token) => token.endsWith('+shed')) : undefined;
        if (shed) n++;
        if (g.actor < 0) g.playRandom();
        else g.play(shed ?? g.legalTokens().find((token) => token === '-') ?? (g.legalTokens()[0] as string));
      }
      return n;
    };
    expect([2, 3, 4, 5, 6].map(share)).toEqual([3, 2, 1, 1, 1]);
  });

  it('LIT-4 in place of a meeple, on the tile just placed, one in a part', () => {
    const s = scene(spec([D], ['base-E']))
      .place('base-E', 0, -1, 2)
      .apply('0,-1+shed');
    expect([s.player.phase(), s.player.turnPlayer(), s.player.figures()]).toEqual(['draw', 1, []]);
    expect(
      s
        .place('base-E', 0, -2, 0)
        .player.options()
        .filter((token) => token.includes('+shed')),
    ).toEqual(['0,-2+shed']);
  });

  it('LIT-5 it stays, and gives its point to every feature of the tile', () => {
    const s = scene(spec([D], ['base-H']));
    build(s, 'base-H', 0, -1, 0, 'shed');
    expect(s.feature(0, -1, 'city:S').points).toBe(5); // a city of two and the shed
    expect(s.feature(0, -1, 'city:N').points).toBe(2); // an unfinished one of one
    expect(s.feature(0, 0, 'road:E').points).toBe(1);
  });

  it('LIT-6, XG-LIT-3 a point for each token on the tiles of a road', () => {
    for (const [value, points] of [
      ['1/1/1', 5],
      ['3/2/1', 6],
    ] as const) {
      const s = SHED(scene(spec([WEST], ['base-U', 'base-A'], { meeples: RED, config: on(value) })));
      s.startTurn();
      expect(build(s, 'base-A', 1, 0, 0, 'house').points()).toEqual({ red: points });
    }
  });

  it('LIT-6 around a monastery those of all nine tiles', () => {
    const ring: readonly Laid[] = [
      ['base-B', 0, 0, 0],
      ['base-B', 1, 0, 0],
      ['base-B', -1, 0, 0],
      ['base-B', -1, 1, 0],
      ['base-B', 0, 1, 0],
      ['base-B', 1, 1, 0],
      ['base-B', -1, -1, 0],
      ['base-B', 0, -1, 0],
    ];
    const s = scene(spec(ring, ['base-B'], { meeples: [piece('red', 0, 0, 'monastery')] }));
    expect(build(s, 'base-B', 1, -1, 0, 'tower').points()).toEqual({ red: 10 });
  });

  it('LIT-7, XG-LIT-1 tower 3, house 2, shed 1, or 1 each', () => {
    for (const [value, points] of [
      ['3/2/1', 20],
      ['1/1/1', 17],
    ] as const) {
      const s = scene(spec([D], ['base-G', 'base-F', 'base-E'], { config: on(value) }));
      build(s, 'base-G', 0, -1, 2, 'shed');
      s.place('base-F', 0, -2, 2).claim('city:N').finish();
      build(s, 'base-F', 0, -3, 2, 'tower');
      s.startTurn();
      expect(build(s, 'base-E', 0, -4, 2, 'house').points()).toEqual({ blue: points });
    }
  });

  it('LIT-8, XG-LIT-4 unfinished features at the end as well', () => {
    const end = (
      tiles: readonly Laid[],
      drawn: string,
      [x, y, r]: readonly [number, number, number],
      on: SceneSpec['meeples'],
    ) => {
      const s = scene(spec(tiles, [], { drawn, bag: {}, meeples: on ?? [] }));
      s.apply(s.placeToken(drawn, x, y, r)).apply(`${x},${y}+shed`);
      expect(s.player.phase()).toBe('over');
      return s.points(true);
    };
    expect(end([WEST], 'base-U', [0, 0, 0], RED)).toEqual({ red: 3 });
    expect(end([D], 'base-E', [0, -1, 2], [piece('red', 0, 0, 'field:4')])).toEqual({}); // another field
    expect(end([D, ['base-E', 0, -1, 2]], 'base-B', [0, -2, 0], [piece('red', 0, -1, 'field:2')])).toEqual({ red: 4 });
  });

  it('LIT-9 added last: the witch halves the road, an unfinished inn road of 0 still has its token', () => {
    const s = SHED(scene(spec([WEST], ['base-U', 'base-A'], { meeples: RED, figures: { witch: [-1, 0, 'road:E'] } })));
    s.startTurn();
    expect(build(s, 'base-A', 1, 0, 0, 'house').points()).toEqual({ red: 4 });
    const inn = scene(
      spec([['ic-FRFR-inn', 0, 0, 0]], [], { drawn: 'base-U', bag: {}, meeples: [piece('red', 0, 0, 'road:E')] }),
    );
    inn.apply('1,0@0').apply('1,0+shed');
    expect(inn.points(true)).toEqual({ red: 1 });
  });

  it('LIT-10 fields for each owner, abbot taken back, barns', () => {
    const abbot = scene(
      spec([['base-B', 0, 0, 0]], ['base-U', 'base-U'], {
        config: on('3/2/1', { abbots: true, pieces: { abbot: 1 } }),
        meeples: [piece('blue', 0, 0, 'monastery', 'abbot')],
      }),
    );
    build(abbot, 'base-U', 1, 0, 1, 'tower');
    abbot.startTurn();
    abbot.place('base-U', -1, 0, 1).apply('0,0^');
    expect(abbot.points()).toEqual({ blue: 6 });
    const field = scene(
      spec([D], [], { drawn: 'base-B', bag: {}, meeples: [piece('red', 0, 0, 'field:4'), piece('blue', 0, 0, 'field:4')] }),
    );
    field.apply('0,1@0').apply('0,1+house');
    expect(field.points(true)).toEqual({ red: 1, blue: 1 });
  });

  it('LIT-11 a tile counts once for a road that passes it twice, over ferries too', () => {
    const s = scene(
      spec([['fer-FRRR', 0, 0, 0]], ['base-U', 'base-A'], { meeples: [piece('red', 0, 0, 'road:E')], ferries: [[0, 0, 'EW']] }),
    );
    build(s, 'base-U', 1, 0, 0, 'shed');
    expect(s.feature(0, 0, 'road:W').points).toBe(3);
    expect(s.feature(0, 0, 'road:S').points).toBe(1);
  });

  it('LIT-12 not beside a meeple or in its place later; on an abbey too', () => {
    const s = scene(spec([D], ['base-E']))
      .place('base-E', 0, -1, 2)
      .claim('city:S');
    expect(s.player.options().filter((token) => token.includes('+shed'))).toEqual([]);
    const abbey = scene(
      spec(
        [
          ['base-B', 0, -1, 0],
          ['base-B', 1, 0, 0],
          ['base-B', 0, 1, 0],
          ['base-B', -1, 0, 0],
        ],
        [],
        { abbeys: ['red'] },
      ),
    );
    abbey.apply('0,0@A');
    expect(built(abbey)).toEqual(['house', 'shed', 'tower']);
  });

  it('LIT-13 no more than the points of the feature change', () => {
    const s = SHED(scene(spec([WEST], ['base-U', 'base-A'], { meeples: RED })));
    s.startTurn();
    s.place('base-A', 1, 0, 0).apply('-').finish();
    expect(s.payments).toEqual([{ player: 0, feature: 'road', x: 1, y: 0, segment: 0, points: 4, final: false }]);
  });
});
