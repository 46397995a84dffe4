/** Playouts, projected scores, shared worlds. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import {
  actionValues,
  GameState,
  playouts,
  projectedScores,
  ROLLOUTS,
  shuffledBag,
  summarize,
  worlds,
} from '../../src/ai/index.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();

describe('playouts', () => {
  it.each(PRESETS_UNDER_TEST())('%s: every policy, to the end and cut, leaves the position alone', (_, rules) => {
    const position = engine.newPosition(rules, 3);
    for (let i = 0; i < 23 && !position.isOver; i++) {
      const moves = position.legal();
      position.make(moves[(i * 7) % moves.length] as number);
    }
    const before = position.hash();
    const generator = position.generator;
    for (const policy of ROLLOUTS) {
      for (const horizon of [-1, 0, 5]) {
        const scores = playouts(position, { n: 3, policy, horizon, seed: 8 });
        expect(scores.length).toBe(3 * rules.config.players);
        expect(scores.every((s) => s >= 0 && s < 2000)).toBe(true);
        expect(playouts(position, { n: 3, policy, horizon, seed: 8 })).toEqual(scores);
        expect(playouts(position, { n: 1, policy, horizon, seed: 8, first: 2 })).toEqual(scores.slice(2 * rules.config.players));
        const inWorlds = playouts(position, { n: 3, policy, horizon, seed: 8, worlds: true });
        expect(playouts(position, { n: 2, policy, horizon, seed: 8, first: 1, worlds: true })).toEqual(
          inWorlds.slice(rules.config.players),
        );
      }
    }
    expect(position.hash()).toBe(before);
    expect(position.generator).toEqual(generator);
    position.dispose();
  });
  it('more playouts than the buffer holds come in pieces, with the same scores', () => {
    const position = engine.newPosition({}, 1);
    const many = playouts(position, { n: 9000, horizon: 2, seed: 5 });
    expect(playouts(position, { n: 10, horizon: 2, seed: 5, first: 8990 })).toEqual(many.slice(-20));
    position.dispose();
  });
  it('the uniform policy has the mean score of random games', () => {
    const position = engine.newPosition({ edition: 'C1' }, 1);
    const { mean, win } = summarize(playouts(position, { n: 3000, seed: 1 }), 2);
    const rules = compileRules({ edition: 'C1' });
    const games = Array.from({ length: 3000 }, (_, seed) => {
      const game = engine.newPosition(rules, seed);
      game.playout();
      const score = game.score(0);
      game.dispose();
      return score;
    });
    expect(Math.abs((mean[0] as number) - games.reduce((a, b) => a + b, 0) / 3000)).toBeLessThan(1.5);
    expect((win[0] as number) + (win[1] as number)).toBeCloseTo(1);
    position.dispose();
  });
  it('bad options are refused', () => {
    const position = engine.newPosition();
    expect(() => playouts(position, { n: -1 })).toThrow('ERR_MOVE: n');
    expect(() => playouts(position, { horizon: 0.5 })).toThrow('horizon');
    expect(() => playouts(position, { policy: 'best' as never })).toThrow('policy');
    position.dispose();
  });
});

describe('projected scores', () => {
  it('are the final scores at the end, and never below the present ones', () => {
    const position = engine.newPosition(PRESETS['ferries-labyrinth'] as object, 4);
    while (!position.isOver) {
      const projected = projectedScores(position) as number[];
      position.scores.forEach((s, p) => expect(projected[p]).toBeGreaterThanOrEqual(s));
      if (position.isChance) position.makeChance();
      else position.make(position.legal().at(-1) as number);
    }
    expect(projectedScores(position)).toEqual(position.scores);
    position.dispose();
  });
});

describe('worlds', () => {
  it('world i depends on seed and i only, keeps the public part, and holds the whole bag', () => {
    const state = GameState.start(engine, { river: true, edition: 'C2' }, { seed: 1 });
    const five = worlds(state, 5, 'w');
    const two = worlds(state, 2, 'w');
    expect(two.map((w) => w.fullHash())).toEqual(five.slice(0, 2).map((w) => w.fullHash()));
    expect(new Set(five.map((w) => w.fullHash())).size).toBe(5);
    expect(five.every((w) => w.hash() === state.hash())).toBe(true);
    const bag = shuffledBag(state.position, 7);
    expect(bag.length).toBe(state.rules.kinds.reduce((n, k) => n + k.copies, 0));
    const stages = bag.map((k) => state.rules.kinds[k]?.stage);
    expect(stages.indexOf(0)).toBeGreaterThan(stages.lastIndexOf(2));
    expect(stages.indexOf(2)).toBeGreaterThan(stages.lastIndexOf(1));
    [...five, ...two, state].forEach((s) => s.dispose());
  });
  it('action values come in the order of the legal moves, with their errors', () => {
    const position = engine.newPosition(compileRules({ edition: 'C1' }), 3);
    while (position.isChance || position.phase !== 'deploy') {
      if (position.isChance) position.makeChance();
      else position.make(position.legal()[0] as number);
    }
    const values = actionValues(position, { n: 40, seed: 2 });
    expect(values.map((v) => v.action)).toEqual(Array.from(position.legal()));
    expect(values.every((v) => v.error > 0 && Number.isFinite(v.mean))).toBe(true);
    position.dispose();
  });
});
