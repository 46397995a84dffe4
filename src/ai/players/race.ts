/** The likely moves of a tree's root, compared on the same draws. */
import { Verb } from '../../../assembly/generated/ids.js';
import { Address } from '../../core/exports.js';
import type { Position } from '../../position.js';

/** Moves of the root that are looked at. */
const CANDIDATES = 12;
/** Share of a win by which a guess must be worse for a move not to be looked at. */
const HOPELESS = 0.15;
/** What the guess counts for, where 1 is as much as all draws. */
const GUESS = 0.3;

/** A draw to come, packed, and its share of the bag. */
export interface Draw {
  readonly move: number;
  readonly weight: number;
}
/** A move of the root with the values it has come to, draw by draw. */
export interface Racer {
  readonly edge: number;
  readonly guess: number;
  readonly values: number[];
  sum: number;
  weight: number;
}
/** By draws as common as a whole bag of them the guess counts for as much as they do. */
export const worth = ({ sum, weight, guess }: Racer): number => (sum + GUESS * guess) / (weight + GUESS);
/** Whether values in the same worlds are lower by more than three standard errors, after six or more. */
export function isBehind(values: readonly number[], others: readonly number[]): boolean {
  const n = values.length;
  if (n < 6) return false;
  const gaps = values.map((value, i) => (others[i] as number) - value);
  const mean = gaps.reduce((a, b) => a + b, 0) / n;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (n - 1);
  return mean > 3 * Math.sqrt(variance / n);
}
/** The moves that are worth a look, the best guess first. */
export function racersOf(guesses: Float64Array): Racer[] {
  const all = Array.from(guesses, (guess, edge): Racer => ({ edge, guess, values: [], sum: 0, weight: 0 }));
  all.sort((a, b) => b.guess - a.guess);
  return all.filter(({ guess }, k) => k < CANDIDATES && guess > (all[0] as Racer).guess - HOPELESS);
}
/** The kinds left, common ones first. */
export function drawsOf(position: Position): Draw[] {
  const { core, rules } = position;
  const at = core.address(position.use(), Address.Bag) >>> 1;
  const counts = rules.kinds.map((_, kind) => core.u16[at + kind] as number);
  const total = counts.reduce((a, b) => a + b, 0);
  const all = counts.map((n, kind) => ({ move: ((Verb.Draw << 24) | (kind << 4)) >>> 0, weight: n / total }));
  return total === 0 ? [{ move: 0, weight: 1 }] : all.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
}
