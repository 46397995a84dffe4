import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { compileRules } from '../../src/rules/index.js';
import type { Game } from '../../src/entry-url.js';
import { loadGame, saveGame, toSaved } from '../../src/saved/index.js';
import { checksumOf } from '../../src/saved/schema.js';
import type { SavedGame } from '../../src/saved/schema.js';
import { setupFromGame } from '../../src/setup/from-game.js';
import { readSetup } from '../../src/setup/read.js';
import { CONFIGS, Dice, engine, playOut, step } from './play.js';

const state = (game: Game): unknown => [
  game.phase,
  game.actor,
  game.turnPlayer,
  game.part,
  game.drawn,
  game.scores,
  game.hash(),
  game.seedState(),
  game.legalTokens(),
  game.record,
  game.initial,
  game.manualChance,
  game.givenDeck,
];

describe.each(CONFIGS)('saved games: %s', (_, config) => {
  it.each([false, true])('come back at any point and go on the same way (manual chance: %s)', (manualChance) => {
    const game = engine.newGame(compileRules(config), { seed: 'save', manualChance, deck: ['base-W', 'base-D', 'base-E'] });
    playOut(game, 21, (now, index) => {
      if (index % 23 !== 0 && !now.isOver) return;
      const text = saveGame(now);
      const again = loadGame(engine, text);
      expect(state(again)).toEqual(state(now));
      expect(saveGame(again)).toBe(text);
      expect(saveGame(loadGame(engine, JSON.parse(text)))).toBe(text);
      const here = now.clone();
      const [one, other] = [new Dice(index), new Dice(index)];
      for (let i = 0; i < 12 && !here.isOver; i++) {
        step(here, one);
        step(again, other);
      }
      expect(state(again)).toEqual(state(here));
      here.dispose();
      again.dispose();
    }).dispose();
  });

  it('undo works after loading as before', () => {
    const game = engine.newGame(compileRules(config), { seed: 3 });
    const dice = new Dice(4);
    for (let i = 0; i < 60; i++) step(game, dice);
    const again = loadGame(engine, saveGame(game));
    for (let i = 0; i < 25; i++) {
      expect(again.undo()).toBe(game.undo());
      expect(state(again)).toEqual(state(game));
    }
    again.dispose();
    game.dispose();
  });

  it('begin in a position too', () => {
    const first = engine.newGame(compileRules(config), { seed: 9, manualChance: true });
    const dice = new Dice(5);
    for (let i = 0; i < 50 || first.part !== 1 || first.phase !== 'place'; i++) step(first, dice);
    const { rules, ops } = readSetup(setupFromGame(first));
    const game = engine.build(rules, ops);
    for (let i = 0; i < 30; i++) step(game, dice);
    const text = saveGame(game);
    const again = loadGame(engine, text);
    expect(state(again)).toEqual(state(game));
    expect(saveGame(again)).toBe(text);
    for (const each of [first, game, again]) each.dispose();
  });
});

describe('saved games: refusals (ERR_SAVE)', () => {
  const game = engine.newGame({ edition: 'C2', sets: ['base', 'ferries'] }, { seed: 6 });
  const dice = new Dice(6);
  for (let i = 0; i < 40; i++) step(game, dice);
  const saved = toSaved(game);
  const text = saveGame(game);
  const refusal = (json: unknown): HighwaymanError => {
    try {
      loadGame(engine, json).dispose();
    } catch (error) {
      if (error instanceof HighwaymanError) return error;
      throw error;
    }
    throw new Error('not refused');
  };
  /** An edit by somebody who knows how to make the checksum right. */
  const edited = (change: Partial<Record<keyof SavedGame, unknown>>): unknown => {
    const next = { ...saved, ...change } as SavedGame;
    return { ...next, checksum: checksumOf(next) };
  };

  it('a text that is cut off anywhere', () => {
    for (let length = 0; length < text.length; length += 97) {
      const error = refusal(text.slice(0, length));
      expect([error.code, error.field]).toEqual(['ERR_SAVE', 'json']);
    }
  });
  it('a text in which any one character was changed', () => {
    const random = new Dice(8);
    for (let i = 0; i < 150; i++) {
      const at = random.below(text.length);
      const other = String.fromCharCode(text.charCodeAt(at) ^ (1 + random.below(7)));
      expect(refusal(text.slice(0, at) + other + text.slice(at + 1)).code).toBe('ERR_SAVE');
    }
  });
  const legalOther = (): string[] => {
    const before = game.clone();
    const decision = [...saved.moves].reverse().find((token) => !/^[?*$]/.test(token)) as string;
    before.undo();
    const other = before.legalTokens().find((token) => token !== decision) ?? '-';
    const index = saved.moves.lastIndexOf(decision);
    before.dispose();
    return saved.moves.map((token, i) => (i === index ? other : token));
  };
  const table: [string, string, () => unknown][] = [
    ['no object', 'json', () => [saved]],
    ['nothing', 'json', () => undefined],
    ['another format', 'format', () => edited({ format: 'highwayman-save@2' })],
    ['no format', 'format', () => ({})],
    ['another rules version', 'rulesVersion', () => edited({ rulesVersion: 999 })],
    ['an unknown field', 'extra', () => ({ ...saved, extra: 1 })],
    ['a missing field', 'hash', () => ({ ...saved, hash: undefined })],
    ['another configuration', 'fingerprint', () => edited({ config: { ...saved.config, players: 3 } })],
    ['a bad configuration', 'config.players', () => edited({ config: { ...saved.config, players: 9 } })],
    ['a configuration with an unknown key', 'config.colour', () => edited({ config: { ...saved.config, colour: 1 } })],
    ['another fingerprint', 'fingerprint', () => edited({ fingerprint: '0123456789abcdef' })],
    ['a position that can not be', 'start.tiles', () => edited({ seed: null, start: { tiles: [] } })],
    ['a position with a seed of its own', 'seed', () => edited({ start: { tiles: [['base-D', 0, 0, 0]] } })],
    ['no seed', 'seed', () => edited({ seed: null })],
    ['a bad seed', 'seed', () => edited({ seed: 1.5 })],
    ['an unknown tile in the deck', 'deck[0]', () => edited({ deck: ['base-Q9'] })],
    ['a move that is no move', 'moves[1]', () => edited({ moves: saved.moves.map((token, i) => (i === 1 ? 'x' : token)) })],
    [
      'a move that is not legal',
      'moves[1]',
      () => edited({ moves: saved.moves.map((token, i) => (i === 1 ? '50,50@0' : token)) }),
    ],
    [
      'a draw that the seed does not give',
      'moves[0]',
      () => edited({ moves: saved.moves.map((token, i) => (i === 0 ? (token === '?base-B' ? '?base-A' : '?base-B') : token)) }),
    ],
    ['a generator that does not belong there', 'generator', () => edited({ generator: [1, 2, 3, 4] })],
    ['an empty generator', 'generator', () => edited({ generator: [0, 0, 0, 0] })],
    ['another phase', 'phase', () => edited({ phase: saved.phase === 'place' ? 'deploy' : 'place' })],
    ['other points', 'scores', () => edited({ scores: [99, 99] })],
    ['another hash', 'hash', () => edited({ hash: '0123456789abcdef' })],
    ['another checksum', 'checksum', () => ({ ...saved, checksum: '0123456789abcdef' })],
    ['manual chance that was not', 'checksum', () => ({ ...saved, manualChance: true })],
  ];
  it.each(table)('%s', (_, field, make) => {
    const error = refusal(make());
    expect([error.code, error.field]).toEqual(['ERR_SAVE', field]);
    expect(error.expected).not.toBe('');
  });
  it('another legal move', () => {
    const error = refusal(edited({ moves: legalOther() }));
    expect(error.code).toBe('ERR_SAVE');
    expect(error.field).toMatch(/^(hash|scores|phase|generator|moves\[\d+\])$/);
  });
  it('leaves no position behind', () => {
    const before = engine.live;
    for (const [, , make] of table) refusal(make());
    expect(engine.live).toBe(before);
  });
  it('the order of fields does not matter', () => {
    const turned = Object.fromEntries(Object.entries(saved).reverse());
    expect(saveGame(loadGame(engine, JSON.stringify(turned, null, 2)))).toBe(text);
  });
});

it('a game whose draws were given by hand, and which goes on by seed, comes back', () => {
  const game = engine.newGame({ edition: 'C1' }, { seed: 5, manualChance: true });
  while (game.record.length < 24) {
    if (game.phase === 'draw') game.play(game.chanceOutcomes()[0]?.token ?? '');
    else game.play(game.legalPacked()[0] ?? 0);
  }
  game.resume({ manualChance: false });
  const again = loadGame(engine, saveGame(game));
  expect(again.hash()).toBe(game.hash());
  game.play(game.legalPacked()[0] ?? 0);
  again.play(again.legalPacked()[0] ?? 0);
  expect(again.hash()).toBe(game.hash());
});
