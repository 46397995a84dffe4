/** The `map` key of a configuration and the options of src/maps/options.ts. */
import { describe, expect, it } from 'vitest';
import { formatConfig, parseConfig } from '../../src/notation/index.js';
import { compileRules, preset, resolveConfig } from '../../src/rules/index.js';
import type { MapInput } from '../../src/maps/index.js';
import { engine } from './table.js';

const map = (input: MapInput) => resolveConfig({ map: input }).map;

describe('options', () => {
  it('section 4: every option has its default', () => {
    expect(map('iberia')).toEqual({
      id: 'iberia',
      file: null,
      chips: false,
      startSquares: 'seeded',
      starts: 3,
      startRotation: 0,
      borderCoatsOfArms: 0,
      connectBy: 'anySide',
      ferryRoute: 'access',
      borderMonastery: 'tiles',
      treatMultiplier: 2,
      chipLayout: 'farthest',
      chipCount: 30,
      abbeyAtBorder: false,
    });
    expect(resolveConfig().map).toBeNull();
  });
  it('resolving again changes nothing, also through JSON and text', () => {
    for (const input of [
      { id: 'iberia', chips: true },
      { id: 'testmap-a', starts: 2, ferryRoute: 'roadContinues', borderCoatsOfArms: 2 },
    ] as MapInput[]) {
      const rules = compileRules({ map: input });
      expect(resolveConfig(JSON.parse(JSON.stringify(rules.config)))).toEqual(rules.config);
      const text = formatConfig(rules);
      expect(parseConfig(text).rules.fingerprint).toBe(rules.fingerprint);
      expect(text.length).toBeLessThan(200);
    }
  });
  it('a game without a map has the fingerprint that it had before there were maps', () => {
    expect(compileRules().fingerprint).toBe(compileRules({ map: null }).fingerprint);
    expect(compileRules({ map: 'testmap-a' }).fingerprint).not.toBe(compileRules().fingerprint);
  });
  it.each<[unknown, RegExp]>([
    ['atlantis', /ERR_CONFIG: map.id = "atlantis"; expected one of iberia, testmap-a/],
    [7, /ERR_CONFIG: map = 7/],
    [{}, /ERR_CONFIG: map = /],
    [{ id: 'iberia', treatMultiplier: 4 }, /map.treatMultiplier = 4; expected 2 or 3/],
    [{ id: 'iberia', size: 4 }, /ERR_CONFIG: map.size = 4; expected no other keys than id, file, chips, startSquares/],
    [
      { format: 'carcassonne-map@1', id: 'own', chips: { count: 30 } } as never,
      /ERR_CONFIG: map = .*; expected a map file as { file }/,
    ],
    [{ id: 'iberia', starts: 4 }, /map.starts = 4; expected 2 to 3 start squares/],
    [{ id: 'iberia', chips: true, starts: 2 }, /map.starts = 2; expected 3 start squares/],
    [
      {
        id: 'iberia',
        startSquares: [
          [2, 5],
          [2, 5],
        ],
      },
      /map.startSquares\[1\]/,
    ],
    [
      {
        id: 'iberia',
        startSquares: [
          [2, 5],
          [3, 5],
        ],
      },
      /map.startSquares\[1\] = \[3,5\]; expected a start square: \(2,5\)/,
    ],
    [{ id: 'iberia', chips: true, chipCount: 31 }, /map.chipCount = 31; expected at most 30/],
  ])('%j is refused', (input, expected) => expect(() => resolveConfig({ map: input })).toThrow(expected));
  it('INT-8: no river on a map', () => expect(() => resolveConfig({ map: 'iberia', river: true })).toThrow(/INT-8/));
});

describe('presets', () => {
  it('MAP-1..3: 114 tiles, expansions without their rules, nine meeples', () => {
    const rules = compileRules(preset('iberia'));
    const tiles = rules.kinds.reduce((sum, kind) => sum + kind.copies, 1);
    expect([
      tiles,
      rules.config.tilesOnly,
      rules.config.pieces.normal,
      rules.config.modules.inns,
      rules.config.modules.traders,
    ]).toEqual([114, ['inns-cathedrals', 'traders-builders'], 9, false, false]);
    expect(rules.kinds.some((kind) => kind.segments.some((segment) => segment.inn || segment.cathedral || segment.goods))).toBe(
      false,
    );
  });
  it('MAP-4..6: three start squares by seed, the start tile on the first, 111 tiles to draw', () => {
    const used = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const game = engine.newGame(compileRules(preset('iberia')), { seed, manualChance: true });
      const tiles = game.tiles();
      expect([tiles.length, tiles[0]?.id, tiles.every(({ rotation }) => rotation === 0)]).toEqual([3, 'base-D', true]);
      expect(game.remaining().reduce((sum, { count }) => sum + count, 0)).toBe(111);
      expect(game.figures()).toEqual([]);
      used.add(
        tiles
          .map(({ x, y }) => `${y + 1},${x + 1}`)
          .sort()
          .join(' '),
      );
      game.dispose();
    }
    expect(used.size).toBe(4); // each triple of the four squares
  });
  it('MAP-5: squares and turn may be given', () => {
    const game = engine.newGame(
      compileRules({
        map: {
          id: 'iberia',
          startSquares: [
            [9, 10],
            [2, 10],
          ],
          startRotation: 1,
        },
      }),
      { seed: 5 },
    );
    expect(game.tiles().map(({ x, y }) => [y + 1, x + 1])).toEqual([
      [9, 10],
      [2, 10],
    ]);
    expect(game.tiles()[0]?.rotation).toBe(1);
  });
  it('MAP-2: expansionRules tilesOnly names every set but the base game', () => {
    expect(resolveConfig({ sets: ['base', 'ferries', 'labyrinth'], expansionRules: 'tilesOnly' }).tilesOnly).toEqual([
      'ferries',
      'labyrinth',
    ]);
    expect(resolveConfig({ sets: ['base', 'ferries'], expansionRules: 'full' }).tilesOnly).toEqual([]);
  });
});
