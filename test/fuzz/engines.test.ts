/** What is left when a core stops or is full, and engines side by side. */
import { Step } from '../../assembly/generated/ids.js';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Pos, Status } from '../../assembly/constants.js';
import { Address } from '../../src/core/exports.js';
import type { Engine } from '../../src/engine.js';
import { loadSync } from '../../src/entry-url.js';
import { HighwaymanError } from '../../src/errors.js';
import type { Game } from '../../src/game.js';
import { dice, oneOf } from './random.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
function codeOf(run: () => unknown): string {
  try {
    run();
    return 'none';
  } catch (error) {
    return error instanceof HighwaymanError ? error.code : String(error);
  }
}
function play(game: Game, seed: number, steps = Infinity): Game {
  const roll = dice(seed);
  for (let n = 0; n < steps && !game.isOver; n++) game.play(oneOf(roll, Array.from(game.legalPacked())));
  return game;
}

it('a core that trapped is not used again; a fresh engine works', () => {
  const engine = loadSync(module);
  const game = play(engine.newGame({}, { seed: 5 }), 5, 40);
  const other = engine.newGame({ edition: 'C1' }, { seed: 5 });
  const position = game.position();
  const { core, slot } = position;
  const header = core.address(slot, Address.Header) >>> 2;
  core.i32[header + Pos.Phase] = Step.Place;
  core.i32[header + Pos.Drawn] = 0;
  core.i32[header + Pos.Frontier] = 0x7fffffff; // a list far beyond the memory
  expect(codeOf(() => position.legal())).toBe('ERR_INTERNAL');
  const calls: (() => unknown)[] = [
    () => game.legal(),
    () => game.play(0),
    () => game.isLegal(0),
    () => game.phase,
    () => game.scores,
    () => game.tiles(),
    () => game.figures(),
    () => game.features(),
    () => game.hash(),
    () => game.clone(),
    () => game.undo(),
    () => game.perft(1),
    () => game.remaining(),
    () => position.playout(),
    () => position.generator,
    () => engine.newGame({}, { seed: 5 }),
  ];
  for (const call of calls) expect(codeOf(call), String(call)).toBe('ERR_INTERNAL');
  game.dispose();
  expect(play(other, 1).isOver).toBe(true); // other rules have a core of their own
  expect(play(loadSync(engine.module).newGame({}, { seed: 5 }), 1).isOver).toBe(true);
});

it('a full core says so and goes on with what it has', () => {
  const engine = loadSync(module);
  const first = engine.newGame({}, { seed: 1 });
  const { core } = first.position();
  const { calls } = core;
  core.calls = { ...calls, reserveSlots: () => Status.NoMemory };
  const games: Game[] = [];
  expect(
    codeOf(() => {
      for (;;) games.push(engine.newGame({}, { seed: 2 }));
    }),
  ).toBe('ERR_CAPACITY');
  expect(codeOf(() => first.clone())).toBe('ERR_CAPACITY');
  games.pop()?.dispose();
  expect(play(engine.newGame({}, { seed: 2 }), 2).isOver).toBe(true);
  expect(play(first, 3).isOver).toBe(true);
  core.calls = calls;
  expect(play(engine.newGame({}, { seed: 2 }), 2).isOver).toBe(true);
});

it.runIf(process.env['HIGHWAYMAN_HEAVY'])('memory runs out at 4 GiB with ERR_CAPACITY', { timeout: 300_000 }, () => {
  const engine = loadSync(module);
  const kept: unknown[] = [];
  const config = { sets: { base: 6, ferries: 6, labyrinth: 6 } };
  expect(
    codeOf(() => {
      for (;;) kept.push(engine.newPosition(config, kept.length));
    }),
  ).toBe('ERR_CAPACITY');
  expect(engine.bytes).toBeGreaterThan(3.9e9);
  expect(play(loadSync(module).newGame(config, { seed: 1 }), 2).isOver).toBe(true);
});

it('two engines side by side do not see each other', () => {
  const alone = [1, 2, 3].map((seed) => play(loadSync(module).newGame({ sets: ['base', 'ferries'] }, { seed }), seed).hash());
  const engines: readonly Engine[] = [loadSync(module), loadSync(module), loadSync()];
  const games = engines.map((engine, i) => engine.newGame({ sets: ['base', 'ferries'] }, { seed: i + 1 }));
  const rolls = [1, 2, 3].map(dice);
  while (games.some((game) => !game.isOver)) {
    games.forEach(
      (game, i) => game.isOver || game.play(oneOf(rolls[i] as ReturnType<typeof dice>, Array.from(game.legalPacked()))),
    );
  }
  expect(games.map((game) => game.hash())).toEqual(alone);
});

it('a deck belongs to its game', () => {
  const engine = loadSync(module);
  const free = engine.newPosition({}, 9);
  const wanted = free.clone().makeChance();
  const deck = Array.from({ length: 20 }, () => 'base-X');
  const stacked = engine.newGame({}, { seed: 1, deck });
  expect(stacked.drawn).toBe('base-X');
  expect(free.makeChance()).toBe(wanted);
  expect(engine.newGame({}, { seed: 1, deck: Array.from({ length: 5000 }, () => 'base-X') }).drawn).toBe('base-X');
  expect(codeOf(() => engine.newGame({}, { deck: 'base-X' as never }))).toBe('ERR_CONFIG');
});

it('used after dispose: ERR_DISPOSED', () => {
  const engine = loadSync(module);
  const game = engine.newGame();
  game.dispose();
  game.dispose();
  expect(codeOf(() => game.legal())).toBe('ERR_DISPOSED');
  engine.dispose();
  expect(codeOf(() => engine.newGame())).toBe('ERR_DISPOSED');
});

it('an error can show every value', () => {
  const odd: unknown[] = [
    Object.assign(Object.create(null) as object, { n: 1n }),
    { toString: 1, n: 1n },
    Symbol('s'),
    10n,
    undefined,
    () => 1,
  ];
  const loop: Record<string, unknown> = { toString: null };
  loop['self'] = loop;
  for (const value of [...odd, loop])
    expect(new HighwaymanError('ERR_MOVE', 'move', value, 'a move').message).toContain('ERR_MOVE: move = ');
});
