/** Win rates with confidence intervals, and Elo. */

import { needInt, needNumber, needNumbers, needObject, refuseArgument } from '../guard.js';

/** A value with its two-sided 95 % interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
/** Two-sided 95 %. */
export const Z95 = 1.959963984540054;

/** Wilson score interval of a share of n trials; ties may count a half. */
export function wilson(wins: number, n: number, z: number = Z95): Interval {
  needInt(n, 'n', 0);
  if (needNumber(wins, 'wins', 0) > n) refuseArgument('wins', wins, `at most ${n}, the trials`);
  needNumber(z, 'z', 0);
  if (n === 0) return { value: 0.5, low: 0, high: 1 };
  const p = wins / n;
  const d = 1 + (z * z) / n;
  const mid = (p + (z * z) / (2 * n)) / d;
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / d;
  return { value: p, low: Math.max(0, mid - half), high: Math.min(1, mid + half) };
}
/** Interval of a mean of independent samples (normal). */
export function meanInterval(samples: readonly number[], z: number = Z95): Interval {
  needNumbers(samples, 'samples');
  needNumber(z, 'z', 0);
  const n = samples.length;
  const value = samples.reduce((a, b) => a + b, 0) / Math.max(1, n);
  if (n < 2) return { value, low: -Infinity, high: Infinity };
  const variance = samples.reduce((sum, x) => sum + (x - value) ** 2, 0) / (n - 1);
  const half = z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half };
}
/**
 * Win rate over decks that were played once in every seating: the games of a deck depend on each other, so the interval is
 * that of the decks' means, widened to Wilson's over the games where that one is wider (few decks, or no spread at all).
 * @param decks share of the wins in each deck, 0..1
 */
export function pairedRate(decks: readonly number[], gamesPerDeck: number): Interval {
  needNumbers(decks, 'decks');
  needInt(gamesPerDeck, 'gamesPerDeck', 1);
  const games = decks.length * gamesPerDeck;
  const total = decks.reduce((a, b) => a + b, 0);
  const single = wilson(total * gamesPerDeck, games);
  const paired = meanInterval(decks);
  return {
    value: single.value,
    low: Math.max(0, Math.min(single.low, paired.low)),
    high: Math.min(1, Math.max(single.high, paired.high)),
  };
}
/** Elo difference of a win rate; infinite for 0 and 1. */
export function elo(rate: number): number {
  if (needNumber(rate, 'rate', 0) > 1) refuseArgument('rate', rate, 'a share from 0 to 1');
  return 400 * Math.log10(rate / (1 - rate));
}
/** An interval of win rates as one of Elo differences. */
export function eloInterval(rate: Interval): Interval {
  needObject(rate, 'rate', 'an interval { value, low, high }');
  return { value: elo(rate.value), low: elo(rate.low), high: elo(rate.high) };
}
