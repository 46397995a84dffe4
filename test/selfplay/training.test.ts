/** Learning: sums that are solved right, generations that can be played again, and the file that the core is built from. */
import { expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { compileRules } from '../../src/rules/index.js';
import { ratingIntervals, ratings } from '../../src/selfplay/elo.js';
import { Regression } from '../../src/selfplay/regression.js';
import { beginning, generation, WEIGHTS } from '../../src/selfplay/training.js';
import { learnedSource } from '../../src/selfplay/weights-file.js';

it('least squares find the weights that made the rows', () => {
  const sums = new Regression(3);
  const truth = [2, -1, 0.5];
  for (let i = 0; i < 60; i++) {
    const x = Float64Array.of(Math.sin(i), Math.cos(2 * i), (i % 7) - 3);
    sums.add(
      x,
      truth.reduce((sum, w, k) => sum + w * (x[k] as number), 0),
    );
  }
  sums.solve(new Float64Array(3), 1e-9).forEach((w, k) => expect(w).toBeCloseTo(truth[k] as number, 5));
  // with a strong pull the guess stands
  sums.solve(Float64Array.of(7, 7, 7), 1e9).forEach((w) => expect(w).toBeCloseTo(7, 5));
});
it('a generation depends on seed and games only, and goes on from plain JSON', async () => {
  const engine = await load();
  const rules = [compileRules({}), compileRules({ sets: ['base', 'ferries'] })];
  let steps = 0;
  const first = generation(engine, rules, beginning(2), 2, 5, () => steps++);
  expect([steps, first.generation, first.games]).toEqual([2, 1, 2]);
  expect(first.weights).toHaveLength(WEIGHTS);
  expect(generation(engine, rules, beginning(2), 2, 5, () => undefined)).toEqual(first);
  const second = generation(engine, rules, JSON.parse(JSON.stringify(first)), 1, 5, () => undefined);
  expect([second.generation, second.games]).toEqual([2, 3]);
  expect(second.weights).not.toEqual(first.weights);
  const text = learnedSource([second], { seed: '5', commit: 'abc' });
  expect(text).toContain('seed 5, core of abc');
  expect(text).toContain('3 games of 2 players in 2 generations');
  expect((text.split('[\n')[1] ?? '').match(/-?\d+,/g)).toHaveLength(5 * WEIGHTS);
});
it('ratings: the difference that a share of the wins says; a chain is joined', () => {
  const decks = (a: number, b: number, wins: number, losses: number) => [
    ...Array.from({ length: wins }, () => ({ a, b, won: 2, games: 2 })),
    ...Array.from({ length: losses }, () => ({ a, b, won: 0, games: 2 })),
  ];
  const chain = [...decks(0, 1, 750, 250), ...decks(1, 2, 750, 250)];
  const [first, second, third] = ratings(3, chain) as [number, number, number];
  expect(first - second).toBeCloseTo(191, 0);
  expect(second - third).toBeCloseTo(191, 0);
  expect(first + second + third).toBeCloseTo(0, 5);
  expect(ratings(2, decks(0, 1, 10, 0)).every(Number.isFinite)).toBe(true);
  const few = ratingIntervals(3, [...decks(0, 1, 15, 5), ...decks(1, 2, 15, 5)], 1, 40);
  const many = ratingIntervals(3, chain, 1, 40);
  const width = ({ low, high }: { low: number; high: number }): number => high - low;
  expect(width(few[0] as never)).toBeGreaterThan(2 * width(many[0] as never));
  expect(ratingIntervals(3, chain, 1, 40)).toEqual(many);
  expect((many[0]?.low as number) < first && first < (many[0]?.high as number)).toBe(true);
});
