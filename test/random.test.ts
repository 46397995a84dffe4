/** The sequences that seeds stand for: a seed in a report must give the same inputs after any change here. */
import { expect, it } from 'vitest';
import { numbers } from '../bench/positions.js';
import { dice } from './fuzz/random.js';
import { xorshift } from './random.js';

const RANGES = [6, 6, 6, 1000, 1000, 4294967296];

it('xorshift begins as its author says', () => {
  expect(xorshift(2463534242)()).toBe(723471715);
});
it.each([
  [0, [0, 0, 3, 71, 558, 745495504]],
  [1, [1, 4, 2, 994, 500, 3205958856]],
  [42, [4, 1, 1, 811, 480, 3510759353]],
])('dice of the fuzzers, seed %i', (seed, expected) => {
  const roll = dice(seed);
  expect(RANGES.map((n) => roll(n))).toEqual(expected);
});
it.each([
  [0, [3, 1, 3, 695, 233, 745495504]],
  [1, [3, 5, 3, 553, 3, 482289907]],
  [42, [0, 2, 3, 96, 790, 1536191863]],
])('numbers of the benches, seed %i', (seed, expected) => {
  const pick = numbers(seed);
  expect(RANGES.map((n) => pick(n))).toEqual(expected);
});
