/** The Phantom: a meeple that may follow the first piece of a turn. */
import { describe, expect, it } from 'vitest';
import { useExpansion } from '../../src/expansions/registry.js';
import { cropCircles } from '../../src/generated/expansions/crop-circles.js';
import { festival } from '../../src/generated/expansions/festival.js';
import { phantom } from '../../src/generated/expansions/phantom.js';
import { formatPosition, parsePosition } from '../../src/notation/index.js';
import { compileConfig } from '../../src/rules/compile.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { opsFromGame } from '../../src/setup/from-game.js';
import { CLUB } from './circles.js';
import type { Scene, SceneSpec } from './table.js';
import { engine, game, piece, scene } from './table.js';

[cropCircles, festival, phantom].forEach(useExpansion);

const config = { modules: { phantom: true } };
const table = (rest: Partial<SceneSpec> = {}): Scene =>
  scene({ colours: ['red', 'blue'], tiles: [['base-D', 0, 0, 0]], draws: ['base-D'], turn: 'red', config, ...rest });
/** A second base-D above the first: its city is complete, its road open. */
const city = (rest: Partial<SceneSpec> = {}): Scene => table(rest).place('base-D', 0, -1, 2);
const held = (s: Scene, player = 0) => s.player.supply(player).phantom;
/** Options that put the phantom down. */
const claims = (s: Scene): string[] => s.player.options().filter((token) => token.endsWith('+f'));
const figures = (s: Scene): string[] =>
  s.player
    .figures()
    .map(({ player, figure }) => `${player} ${figure}`)
    .sort();
const TWO_ROADS: SceneSpec['tiles'] = [
  ['base-U', 0, 0, 0],
  ['base-U', 1, 0, 0],
];
const FLIGHT = 'fly-FRFR-w';
const flying = (): Scene => table({ tiles: TWO_ROADS, draws: [FLIGHT] }).place(FLIGHT, 2, 0, 0);
const PORTAL = 'pd-FRRR-portal';

describe('Phantom', () => {
  it('PHA-1 every player has one from the start, a meeple of strength 1; none without the module', () => {
    expect([0, 1].map((player) => held(table(), player))).toEqual([1, 1]);
    expect(compileConfig({}).config.pieces).not.toHaveProperty('phantom');
    expect(compileConfig({ modules: { phantom: true } }).config.pieces).toMatchObject({ normal: 7, phantom: 1 });
    const road = (figure: string) =>
      table({
        tiles: TWO_ROADS,
        meeples: [piece('red', 0, 0, 'road:E', 'phantom'), piece('blue', 1, 0, 'road:E', figure)],
      }).feature(0, 0, 'road:E').owners;
    expect([road('normal'), road('large')]).toEqual([[0, 1], [1]]);
  });

  it('PHA-2, PHA-6, XG-PHA-1 two features of one tile; what is scored comes back and stays at home until the next placement', () => {
    const s = city({ draws: ['base-D', 'base-U'] })
      .claim('city:S')
      .claim('road:E', 'phantom')
      .finish();
    expect([s.points(), s.player.supply(0).normal, held(s)]).toEqual([{ red: 4 }, 7, 0]);
    expect(s.player.figures()).toMatchObject([{ player: 0, figure: 'phantom', x: 0, y: -1 }]);
    const back = city({ draws: ['base-D', 'base-U'] })
      .claim('city:S', 'phantom')
      .finish();
    expect([back.points(), held(back)]).toEqual([{ red: 4 }, 1]);
  });

  it('PHA-3, XG-PHA-2 never on the feature of the first meeple', () => {
    const s = city().claim('road:E');
    expect(s.player.phase()).toBe('phantom');
    expect(s.places('phantom')).toEqual(['city:S', 'field:0,1,2,7', 'field:3,6']);
  });

  it('PHA-3, XG-PHA-5 at a crossing all that is free', () => {
    const s = table({ meeples: [piece('blue', 0, 0, 'road:E')], draws: ['base-L'] })
      .place('base-L', 1, 0, 0)
      .claim('road:E');
    const places = s.places('phantom');
    expect(places).toEqual(expect.arrayContaining(['city:N', 'road:S']));
    expect(places.filter((place) => place.startsWith('field'))).toHaveLength(3);
    expect(places).toHaveLength(5);
  });

  it('PHA-4, PHA-5, XG-PHA-6 the only piece in hand: first or after a pass, never twice', () => {
    const only = { supply: [{ phantom: 1 }, {}], draws: ['base-D', 'base-U'] } as Partial<SceneSpec>;
    const first = city(only);
    expect(claims(first)).toHaveLength(4);
    expect(first.apply(claims(first)[0] as string).player.phase()).toBe('draw');
    const later = city(only).apply('-');
    expect([later.player.phase(), claims(later).length]).toEqual(['phantom', 4]);
    expect(later.claim('road:E', 'phantom').player.turnPlayer()).toBe(1);
    expect(city(only).apply('-').apply('-').player.turnPlayer()).toBe(1);
  });

  it('PHA-5 a phantom that was first leaves nothing for the second step, and two normal meeples never come down', () => {
    const s = city().claim('road:E', 'phantom');
    expect([s.player.phase(), held(s)]).toEqual(['draw', 0]);
    expect(
      city()
        .claim('road:E')
        .player.options()
        .every((token) => token === '-' || token.endsWith('+f')),
    ).toBe(true);
  });

  it('PHA-7, XG-PHA-4 after a figure came home by the festival; the road is free again', () => {
    const s = table({
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-U', -1, 0, 0],
      ],
      meeples: [piece('red', -1, 0, 'road:E')],
      draws: ['fes-CFRR', 'base-U'],
    }).place('fes-CFRR', -2, 0, 2);
    s.apply('-1,0:r0^n');
    expect(s.player.phase()).toBe('phantom');
    s.claim('road:E', 'phantom');
    expect(s.feature(-2, 0, 'road:E')).toMatchObject({ complete: false, tiles: 3 });
  });

  it('PHA-7 after a pass, and after an abbot came home', () => {
    expect(city().apply('-').player.phase()).toBe('phantom');
    const s = table({
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-B', 5, 5, 0],
      ],
      meeples: [piece('red', 5, 5, 'monastery', 'abbot')],
      config: { ...config, abbots: true, pieces: { abbot: 1 } },
    }).place('base-D', 0, -1, 2);
    expect(s.apply('5,5^').player.phase()).toBe('phantom');
  });

  it('PHA-8 one flight in a part: the phantom flies where the first meeple did not', () => {
    expect(claims(flying().apply('-'))).toHaveLength(3);
    expect(flying().player.options()).toContain('/f');
    expect(flying().apply('-').player.options()).toContain('/f');
    const flown = flying().apply('/n').apply('*3');
    expect([flown.player.phase(), flown.player.options().includes('/f')]).toEqual(['phantom', false]);
    const second = flying().apply('-').apply('/f').apply('*2');
    expect([second.player.phase(), second.player.options()]).toEqual(['land', ['0,0:r0+f']]);
    expect(second.apply('0,0:r0+f').player.phase()).toBe('draw');
    expect(figures(second)).toEqual(['0 phantom']);
  });

  it('PHA-8 a flight that finds no place was still the flight of the part', () => {
    const lost = flying().apply('-').apply('/f').apply('*3');
    expect([lost.player.phase(), held(lost)]).toEqual(['draw', 1]);
    const first = flying().apply('/f').apply('*3');
    expect([first.player.phase(), first.player.options().includes('/f')]).toEqual(['phantom', false]);
  });

  it('PHA-8, PHA-10 the portal serves one of the two', () => {
    const start = () =>
      table({
        tiles: [
          ['base-U', 0, 0, 0],
          ['base-U', 5, 0, 0],
        ],
        draws: [PORTAL],
      }).place(PORTAL, 1, 0, 0);
    const away = (s: Scene) => claims(s).filter((token) => token.startsWith('5,0:'));
    expect(away(start().apply('-'))).toHaveLength(3);
    expect(away(start().claim('field:0'))).toHaveLength(3);
    const used = start().apply('5,0:r0+n');
    expect([used.player.phase(), away(used)]).toEqual(['phantom', []]);
    expect(claims(used).length).toBeGreaterThan(0);
    expect(start().apply('-').apply('5,0:r0+f').player.figures()).toMatchObject([{ figure: 'phantom', x: 5 }]);
  });

  it('PHA-11 after a builder; a builder stands beside a phantom of an earlier turn', () => {
    const traders = { modules: { phantom: true, traders: true } };
    const s = table({
      config: traders,
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      meeples: [piece('red', 0, 0, 'road:E', 'phantom')],
      draws: ['base-V'],
    }).place('base-V', 2, 0, 0);
    expect(s.places('builder')).toEqual(['road:SW']);
    const after = table({ config: traders, meeples: [piece('red', 0, 0, 'road:E')], draws: ['base-V'] }).place('base-V', 1, 0, 0);
    after.claim('road:SW', 'builder');
    expect([after.player.phase(), after.places('phantom')]).toEqual(['phantom', ['field:0,1,2,3,4,7', 'field:5,6'].sort()]);
  });

  it('PHA-12, FER-14, XG-PHA-3 two roads of a lake, joined by the ferry afterwards; both stay', () => {
    const s = table({ tiles: [['base-U', -1, 0, 0]], draws: ['fer-FRRR', 'base-U'] }).place('fer-FRRR', 0, 0, 0);
    s.claim('road:W').claim('road:E', 'phantom');
    expect(s.player.phase()).toBe('ferry');
    s.apply('0,0~EW').finish();
    expect(s.feature(0, 0, 'road:E')).toMatchObject({ complete: false, tiles: 2 });
    expect(figures(s)).toEqual(['0 normal', '0 phantom']);
  });

  it('PHA-13 two branches of a labyrinth tile, one for each', () => {
    const s = table({ tiles: [['lab-RRRR-labyrinth', 0, 0, 0]], draws: ['base-W'] }).place('base-W', 1, 0, 0);
    expect(s.player.phase()).toBe('deploy');
    const [first, second] = s.places().filter((place) => place.startsWith('road'));
    s.claim(first as string);
    expect(s.places('phantom')).toContain(second);
    expect(s.places('phantom')).not.toContain(first);
  });

  it('PHA-14 a step in each part of a double turn, the phantom once until it returns', () => {
    const double = (rest: Partial<SceneSpec> = {}) =>
      table({
        config: { modules: { phantom: true, traders: true } },
        meeples: [piece('red', 0, 0, 'road:E'), piece('red', 0, 0, 'road:E', 'builder')],
        draws: ['base-L', 'base-U'],
        ...rest,
      }).place('base-L', 1, 0, 0);
    const used = double();
    used.claim('city:N').claim('road:S', 'phantom').finish();
    expect([used.player.turnPlayer(), used.player.part()]).toEqual([0, 2]);
    used.place('base-U', 2, 0, 0).apply('-');
    expect(used.player.phase()).not.toBe('phantom');
    const kept = double().claim('city:N').apply('-').finish();
    expect(kept.place('base-U', 2, 0, 0).apply('-').player.phase()).toBe('phantom');
  });

  it('PHA-15 a circle adds it and takes it back', () => {
    const on = (choice: string) => {
      const s = table({
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-U', 1, 0, 0],
        ],
        meeples: [piece('red', 0, 0, 'road:E'), piece('blue', 1, 0, 'road:E', 'phantom')],
        draws: [CLUB],
      }).place(CLUB, -1, 0, 3);
      return s.until('crop').apply(`#${choice}`);
    };
    const asked = (s: Scene): readonly string[] => {
      while (s.player.phase() === 'tend' && s.player.actor() !== 0) s.apply(s.player.options()[0] as string);
      return s.player.options();
    };
    expect(asked(on('add')).some((token) => token.endsWith('+f'))).toBe(true);
    expect(on('remove').player.options()).toContain('1,0:r0-f');
  });

  it('PHA-15 not on a garden, not on a field with a barn; on an abbey the first meeple or the phantom', () => {
    const garden = table({ config: { ...config, abbots: true }, draws: ['base-N-garden'] });
    const s = garden.place('base-N-garden', 0, -1, 2).apply('-');
    expect(s.places('phantom').filter((place) => place === 'garden')).toEqual([]);
    expect(s.places('phantom').length).toBeGreaterThan(0);
  });

  it('PHA-16 at the end it pays as a normal meeple', () => {
    const g = game({
      config: { edition: 'C2', modules: { phantom: true } },
      tiles: [
        ['base-D', 0, 0, 0],
        ['base-U', 1, 0, 0],
      ],
      figures: [{ player: 1, figure: 'phantom', x: 0, y: 0, segment: 'r0' }],
      drawn: 'base-U',
      bag: {},
    });
    g.play('2,0@0').play('-');
    while (!g.isOver) g.play('-');
    expect(g.scores).toEqual([0, 3]);
  });

  it('a phantom on the board and one in hand go through saves, position texts and setups', () => {
    const s = game({
      config: { ...config, edition: 'C2' },
      tiles: [['base-D', 0, 0, 0]],
      figures: [{ player: 1, figure: 'phantom', x: 0, y: 0, segment: 'r0' }],
      drawn: 'base-U',
    } as never);
    const text = formatPosition(s.rules, opsFromGame(s));
    expect(text).toContain('1=0,0:r0+f');
    const loaded = loadGame(engine, saveGame(s));
    const parsed = game(parsePosition(text).setup);
    for (const other of [loaded, parsed]) {
      expect([other.hash(), other.supply(0).phantom, other.supply(1).phantom]).toEqual([s.hash(), 1, 0]);
    }
    loaded.play('1,0@0').play('-').play('1,0:f0+f');
    expect(loaded.supply(0).phantom).toBe(0);
    expect(loadGame(engine, saveGame(loaded)).hash()).toBe(loaded.hash());
  });

  it('refuses more phantoms than a player has, and those of a game without them', () => {
    const setup = (all: unknown[], own: object = config) =>
      ({ config: own, tiles: [['base-D', 0, 0, 0]], figures: all }) as never;
    const one = { player: 0, figure: 'phantom', x: 0, y: 0, segment: 'r0' };
    expect(() => game(setup([one, { ...one, segment: 'c0' }]))).toThrow(/at most 1 of figure phantom/);
    expect(() => game(setup([one], {}))).toThrow(/figures\[0\]/);
    expect(() => compileConfig({ pieces: { phantom: 1 } })).toThrow(/modules\.phantom/);
    expect(game(setup([one])).legalTokens().length).toBeGreaterThan(0);
  });
});
