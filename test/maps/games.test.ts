/** Whole games on maps: engine against model, undo, saves, texts, positions. */
import { describe, expect, it } from 'vitest';
import { gameFromPosition, gameFromRecord, formatRecord, parseRecord, positionText, recordOf } from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { isTurnStart, readSetup, setupFromGame } from '../../src/setup/index.js';
import { compileRules, preset, type ConfigInput } from '../../src/rules/index.js';
import { playBoth } from '../differential/compare.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { playOut } from '../notation/play.js';
import { engine } from './table.js';

const MAP_PRESETS = PRESETS_UNDER_TEST().filter(([name]) => name.startsWith('map '));
const CONFIGS: [string, ConfigInput][] = [
  ['iberia', preset('iberia')],
  ['iberia with chips', preset('iberia-chips')],
  [
    'testmap-a with chips and all sets',
    MAP_PRESETS.find(([name]) => name === 'map testmap-a, all sets')?.[1].config as ConfigInput,
  ],
];

describe('engine and model', () => {
  it.each(MAP_PRESETS)('%s', (_, rules) => {
    for (const seed of [1, 2]) playBoth(engine, rules, seed, 20);
  });
});

describe.each(CONFIGS)('%s', (_, config) => {
  it('a game is saved and loaded at any point', () => {
    const game = engine.newGame(compileRules(config), { seed: 11 });
    playOut(game, 3, (now, index) => {
      if (index % 40 !== 0 && !now.isOver) return;
      const loaded = loadGame(engine, saveGame(now));
      expect([loaded.hash(), loaded.phase, loaded.scores, loaded.chips()]).toEqual([
        now.hash(),
        now.phase,
        now.scores,
        now.chips(),
      ]);
      loaded.dispose();
    });
  });
  it('game text and position text bring the same game back', () => {
    const game = engine.newGame(compileRules(config), { seed: 5, manualChance: true });
    playOut(game, 8, (now, index) => {
      if (index % 30 !== 0) return;
      const again = gameFromPosition(engine, positionText(now), { manualChance: true });
      expect([again.hash(), again.phase, again.legalTokens()]).toEqual([now.hash(), now.phase, now.legalTokens()]);
      expect(positionText(again)).toBe(positionText(now));
      again.dispose();
    });
    const text = formatRecord(recordOf(game));
    const replayed = gameFromRecord(engine, parseRecord(text));
    expect([replayed.hash(), replayed.scores]).toEqual([game.hash(), game.scores]);
  });
  it('the position builder takes every beginning of a turn', () => {
    const game = engine.newGame(compileRules(config), { seed: 2, manualChance: true });
    playOut(game, 4, (now) => {
      if (!isTurnStart(now)) return;
      const { rules, ops } = readSetup(JSON.parse(JSON.stringify(setupFromGame(now))));
      const built = engine.build(rules, ops, { manualChance: true });
      expect([built.hash(), built.legalTokens(), built.connectedCities(), built.hiddenChips()]).toEqual([
        now.hash(),
        now.legalTokens(),
        now.connectedCities(),
        now.hiddenChips(),
      ]);
      built.dispose();
    });
  });
  it('everything can be taken back to the beginning', () => {
    const game = engine.newGame(compileRules(config), { seed: 6, manualChance: true });
    const begin = [game.hash(), game.chips(), game.tiles()];
    const hashes: string[] = [];
    playOut(game, 9, (now) => hashes.push(now.hash()));
    for (let i = hashes.length - 1; game.undo() === 1; i--) expect(game.hash()).toBe(hashes[i - 1]);
    expect([game.hash(), game.chips(), game.tiles()]).toEqual(begin);
  });
  it('playouts end, and clones go on alike', () => {
    for (let seed = 0; seed < 50; seed++) {
      const position = engine.newPosition(compileRules(config), seed);
      const copy = position.clone();
      position.playout();
      copy.playout();
      expect([position.isOver, copy.hash()]).toEqual([true, position.hash()]);
      position.dispose();
      copy.dispose();
    }
  });
  it('perft over kinds agrees with the moves that are listed', () => {
    const game = engine.newGame(compileRules(config), { seed: 1, manualChance: true });
    const count = (depth: number): number => {
      if (depth === 0 || game.isOver) return 1;
      let n = 0;
      const chance = game.actor < 0;
      for (const move of Array.from(game.legalPacked())) {
        game.play(move);
        n += count(chance ? depth : depth - 1);
        game.undo();
      }
      return n;
    };
    expect(game.perft(1, { chance: 'types' })).toBe(count(1));
  });
});

describe('position builder', () => {
  const rules = compileRules(preset('iberia-chips'));
  const refused = (setup: object) => () =>
    readSetup({ config: preset('iberia-chips'), bag: { 'base-B': 2 }, ...setup }, {}, rules);
  it.each<[string, object, RegExp]>([
    ['a tile off the map', { tiles: [['base-B', 0, 0, 0]] }, /ERR_SETUP: tiles\[0\].*MAP-8/],
    ['a tile on a printed square', { tiles: [['base-B', 6, 5, 0]] }, /ERR_SETUP: tiles\[0\].*MAP-8/],
    ['a printed square given as a tile', { tiles: [['map-6-7', 6, 5, 0]] }, /ERR_SETUP: tiles\[0\]\[0\]/],
    ['a tile that does not match a printed square', { tiles: [['base-B', 5, 5, 0]] }, /tiles\[0\].*R on side E.*MAP-10/],
    ['a tile that does not match the border', { tiles: [['base-B', 8, 1, 0]] }, /tiles\[0\].*R on side N/],
    ['a chip under a tile', { tiles: [['base-B', 4, 1, 0]], chips: [{ x: 4, y: 1 }] }, /chips\[0\]/],
    [
      'a treat in rows of another colour',
      { tiles: [['base-B', 4, 1, 0]], chips: [{ x: 5, y: 1, colour: 2, value: 1 }] },
      /chips\[0\].colour.*CHIP-11/,
    ],
    ['a chip that does not exist', { tiles: [['base-B', 4, 1, 0]], chips: [{ x: 5, y: 1, colour: 0, value: 3 }] }, /chips\[0\]/],
    [
      'more hidden chips than there are',
      { tiles: [['base-B', 4, 1, 0]], hiddenChips: { o2: 5 } },
      /hiddenChips.o2 = 5; expected at most 4/,
    ],
    [
      'more chips on their faces than hidden ones',
      {
        tiles: [['base-B', 4, 1, 0]],
        chips: [
          { x: 6, y: 1 },
          { x: 6, y: 3 },
        ],
        hiddenChips: { o2: 1 },
      },
      /chips = 2; expected at most 1/,
    ],
    ['a printed square to be drawn', { tiles: [['base-B', 4, 1, 0]], drawn: 'map-6-7' }, /drawn/],
  ])('refuses %s', (_, setup, expected) => expect(refused(setup)).toThrow(expected));
  it('refuses chips where none are in play', () => {
    expect(() => readSetup({ config: { map: 'iberia' }, tiles: [['base-B', 4, 1, 0]], chips: [{ x: 5, y: 1 }] })).toThrow(
      /chips/,
    );
    expect(() => readSetup({ config: {}, tiles: [['base-B', 0, 0, 0]], hiddenChips: { o1: 1 } })).toThrow(/hiddenChips/);
  });
});
