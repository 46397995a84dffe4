/** What a game is worth to each player. */
import { needFlag, needNumbers, needWordOf } from '../guard.js';

/** `score`: points. `margin`: lead over the best other. `win`: 1, shared by the winners; 0 until the end. */
export const RETURNS = ['score', 'margin', 'win'] as const;
/** One of `RETURNS`. */
export type Returns = (typeof RETURNS)[number];

export function returnsNumber(returns: Returns): number {
  return RETURNS.indexOf(needWordOf(returns, 'returns', RETURNS, 'ERR_CONFIG'));
}
/** Returns of final (or present) scores; `over` matters for `win` only. */
export function returnsOf(scores: ArrayLike<number>, returns: Returns, over = true): number[] {
  returnsNumber(returns);
  needFlag(over, 'over');
  const list = Array.from(needNumbers(scores, 'scores'));
  if (returns === 'score') return list;
  const lead = list.map((s, p) => s - Math.max(...list.filter((_, q) => q !== p), ...(list.length === 1 ? [0] : [])));
  if (returns === 'margin') return lead;
  const best = Math.max(...list);
  const winners = list.filter((s) => s === best).length;
  return list.map((s) => (over && s === best ? 1 / winners : 0));
}
