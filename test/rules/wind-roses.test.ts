/** Wind Roses: sections of the board, and what is paid for a quarter rose in its own. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { windRoses } from '../../src/generated/expansions/wind-roses.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { Laid, Scene, SceneSpec } from './table.js';
import { engine, game, piece, scene, turnOfRed } from './table.js';

useExpansion(windRoses);

const START: Laid = ['wr-CFRF-orange', 0, 0, 1];
const EAST = 'wr-CCFF-ne';
const SOUTH = 'wr-CFRR-sw';
const spec = (tiles: readonly Laid[], drawn: string, more: Partial<SceneSpec> = {}): SceneSpec =>
  turnOfRed([START, ...tiles], drawn, more);
const laid = (tiles: readonly Laid[], [id, x, y, r]: Laid, more: Partial<SceneSpec> = {}): Scene =>
  scene(spec(tiles, id, more)).place(id, x, y, r);
const NONE: Partial<SceneSpec> = { config: { windRoseBoundary: 'none' } as ConfigInput };
/** The blue rose north of the start, its printed north to the board's east. */
const BLUE: readonly Laid[] = [
  ['base-E', 0, 1, 2],
  ['wr-FFRR-blue', -1, 1, 1],
];
const of = (config: ConfigInput) => engine.newGame(config, { manualChance: true });

describe('wind roses', () => {
  it('WIND-1 six tiles of the first edition, four quarters; the magazine print is not to be had', () => {
    const roses = of({ edition: 'C1', sets: ['base', 'wind-roses'] }).rules.kinds.filter(
      ({ source }) => source.features?.['windRose'],
    );
    expect(roses.map(({ source }) => String(source.features?.['windRose'])).sort()).toEqual([
      'NE',
      'NW',
      'SE',
      'SW',
      'full',
      'full',
    ]);
    expect(() => of({ sets: ['base', 'wind-roses'], windRoses: 'magazine' } as ConfigInput)).toThrow(/windRoses/);
  });

  it('WIND-2 the orange rose is the start, its north to the north; the usual start tile is out of the game', () => {
    const g = of({ edition: 'C1', sets: ['base', 'wind-roses'] });
    expect(g.tiles().map(({ id, x, y, rotation }) => [id, x, y, rotation])).toEqual([[...START]]);
    const copies = (id: string): number => g.remaining().find((kind) => kind.id === id)?.count ?? 0;
    expect([copies('base-D'), copies('wr-CFRF-orange'), copies('wr-FFRR-blue')]).toEqual([3, 0, 1]);
    const mixed = of({ edition: 'C1', sets: ['base', 'wind-roses'], startTile: 'base-D' });
    expect([mixed.tiles()[0]?.id, mixed.remaining().find(({ id }) => id === 'wr-CFRF-orange')?.count]).toEqual(['base-D', 1]);
    const tilesOnly = of({ edition: 'C1', sets: ['base', 'wind-roses'], tilesOnly: ['wind-roses'] });
    expect(tilesOnly.tiles()[0]?.id).toBe('base-D');
  });

  it('WIND-2 a configuration with the rose is the same when it is read again', () => {
    const { rules } = of({ edition: 'C1', sets: ['base', 'wind-roses'] });
    expect(compileRules(JSON.parse(JSON.stringify(rules.config))).fingerprint).toBe(rules.fingerprint);
  });

  it('WIND-3 four quarters and the blue rose are mixed in', () => {
    const left = of({ edition: 'C1', sets: ['base', 'wind-roses'] }).remaining();
    const roses = left.filter(({ id }) => id.startsWith('wr-')).map(({ id, count }) => `${id} ${count}`);
    expect(roses).toEqual(['wr-CCFF-ne 1', 'wr-CCFF-se 1', 'wr-CFCF-nw 1', 'wr-CFRR-sw 1', 'wr-FFRR-blue 1']);
  });

  it('WIND-4, XG-WIND-1 three points at once for a quarter in its section', () => {
    const s = laid([['base-D', -1, 0, 0]], [SOUTH, -1, 1, 3]);
    expect([s.points(), s.player.phase()]).toEqual([{ red: 3 }, 'deploy']);
    expect(s.payments).toEqual([{ player: 0, feature: 'windRose', x: -1, y: 1, segment: -1, points: 3, final: false }]);
  });

  it('WIND-4, XG-WIND-3 nothing in another section', () => {
    expect(laid([], [EAST, 0, 1, 2]).points()).toEqual({});
    expect(laid([['base-E', 0, 1, 2]], [SOUTH, 1, 1, 2]).points()).toEqual({});
  });

  it('WIND-5, XG-WIND-2 row and column of the rose belong to both sections, or to none', () => {
    expect(laid([], [EAST, 0, -1, 0]).points()).toEqual({ red: 3 });
    expect(laid([], [EAST, 0, -1, 0], NONE).points()).toEqual({});
    expect(laid([['base-D', -1, 0, 0]], [SOUTH, -1, 1, 3], NONE).points()).toEqual({ red: 3 });
  });

  it('WIND-6 north-east, south-east, south-west and north-west of the rose', () => {
    const around: readonly Laid[] = [
      ['base-B', 0, -1, 0],
      ['base-B', 0, 1, 0],
    ];
    const corners = ['wr-CCFF-ne', 'wr-CCFF-se', 'wr-CFRR-sw', 'wr-CFCF-nw'].map((id) =>
      [
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ]
        .map(([x = 0, y = 0]) => {
          const s = scene(spec(around, id));
          s.apply(`?${id}`);
          const place = s.player.options().find((token) => token.startsWith(`${x},${y}@`)) as string;
          return s.apply(place).points()['red'] ?? 0;
        })
        .join(' '),
    );
    expect(corners).toEqual(['3 0 0 0', '0 3 0 0', '0 0 3 0', '0 0 0 3']);
  });

  it('WIND-7 placing the blue rose gives nothing; from then on it counts', () => {
    const s = laid([['base-E', 0, 1, 2]], ['wr-FFRR-blue', -1, 1, 1], { draws: ['wr-FFRR-blue', SOUTH] });
    expect(s.points()).toEqual({});
    s.finish().startTurn();
    expect(s.place(SOUTH, 0, 2, 0).points()).toEqual({});
    expect(laid([['base-E', 0, 1, 2]], [SOUTH, 0, 2, 0]).points()).toEqual({ red: 3 });
  });

  it('WIND-8, XG-WIND-4, XG-WIND-5 its north says where every section lies', () => {
    expect(laid(BLUE, [SOUTH, -2, 1, 2]).points()).toEqual({ red: 3 });
    expect(laid(BLUE, [SOUTH, 0, 2, 0]).points()).toEqual({});
  });

  it('WIND-9 turning the quarter changes nothing', () => {
    const points = [0, 1, 2, 3].map((rotation) => {
      const s = scene(spec([['base-B', 0, 1, 0]], SOUTH)).apply(`?${SOUTH}`);
      const token = `-1,1@${rotation}`;
      return s.player.options().includes(token) ? s.apply(token).points()['red'] : undefined;
    });
    expect(points.filter((n) => n !== undefined).length).toBeGreaterThan(0);
    expect(points.every((n) => n === undefined || n === 3)).toBe(true);
  });

  it('WIND-10 the sections of the printed rules only', () => {
    expect(windRoses.options).toHaveProperty('windRoseBoundary');
    expect(Object.keys(windRoses.options ?? {})).toEqual(['windRoseBoundary']);
  });

  it('WIND-11 the second part of a double turn pays its player too; roads are as they are', () => {
    const s = scene(
      spec([['base-D', -1, 0, 0]], SOUTH, {
        meeples: [piece('red', 0, 0, 'road:W'), piece('red', -1, 0, 'road:E', 'builder')],
        draws: ['base-K', SOUTH],
      }),
    );
    const road = s.feature(0, 0, 'road:W').tiles;
    const opened = s
      .apply('?base-K')
      .player.options()
      .find((token) => /^-2,0@/.test(token)) as string;
    s.apply(opened).finish();
    expect([road, s.player.turnPlayer(), s.player.part()]).toEqual([2, 0, 2]);
    s.startTurn();
    expect(s.place(SOUTH, -1, 1, 3).payments).toMatchObject([{ player: 0, points: 3, feature: 'windRose' }]);
  });

  it('WIND-12 with the river the spring begins below the rose; on a map the rose takes the start square', () => {
    const g = of({ edition: 'C1', sets: ['base', 'wind-roses'], river: true });
    const [spring, rose] = g.tiles().map(({ id, x, y, rotation }) => ({ id, x, y, rotation }));
    expect([spring, rose]).toEqual([
      { id: 'riv-FFFW', x: 0, y: 0, rotation: 3 },
      { id: 'wr-CFRF-orange', x: 0, y: -1, rotation: 1 },
    ]);
    expect(g.remaining().filter(({ id }) => id === 'wr-CFRF-orange')).toEqual([]);
    expect(g.legalTokens().every((token) => token.startsWith('?riv-'))).toBe(true);
  });

  it('WIND-13 nothing is halved, doubled or paid at the end', () => {
    const witched = laid([['base-D', -1, 0, 0]], [SOUTH, -1, 1, 3], { figures: { witch: [0, 0, 'road:W'] } });
    expect(witched.points()).toEqual({ red: 3 });
    const g = game({ config: { edition: 'C1', sets: ['base', 'wind-roses'] }, tiles: [[...START]], drawn: EAST, bag: {} });
    g.play(g.legalTokens().find((token) => token.startsWith('0,-1@')) as string);
    if (!g.isOver) g.play('-');
    expect([g.phase, g.scores]).toEqual(['over', [3, 0]]);
  });
});
