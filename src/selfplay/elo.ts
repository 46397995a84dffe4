/** Bradley-Terry ratings: one number a player from the games of all pairs, in Elo points, with intervals by drawing decks again. */
import type { Interval } from '../ai/index.js';
import { derive, Random } from '../ai/random.js';

/** What two players have won of each other on one deck, both seatings; ties count half. */
export interface DeckResult {
  readonly a: number;
  readonly b: number;
  /** Games won by a. */
  readonly won: number;
  readonly games: number;
}
/** Wins that every pair that met is given beforehand: a player without a loss gets a large number, not an infinite one. */
const PRIOR = 0.5;

/** Ratings with mean 0; players that nobody joins to the others by games keep theirs. */
export function ratings(players: number, results: readonly DeckResult[]): number[] {
  const won = new Float64Array(players);
  const met = new Float64Array(players * players);
  const note = (a: number, b: number, wins: number, games: number): void => {
    won[a] = (won[a] as number) + wins;
    won[b] = (won[b] as number) + games - wins;
    for (const at of [a * players + b, b * players + a]) met[at] = (met[at] as number) + games;
  };
  for (const { a, b, won: wins, games } of results) note(a, b, wins, games);
  for (let a = 0; a < players; a++)
    for (let b = 0; b < a; b++) if ((met[a * players + b] as number) > 0) note(a, b, PRIOR, 2 * PRIOR);
  let strength = new Float64Array(players).fill(1);
  for (let round = 0; round < 2000; round++) {
    const next = strength.map((mine, a) => {
      let sum = 0;
      for (let b = 0; b < players; b++) sum += (met[a * players + b] as number) / (mine + (strength[b] as number));
      return sum > 0 ? (won[a] as number) / sum : mine;
    });
    const scale = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / players);
    const far = Math.max(...next.map((s, a) => Math.abs(Math.log(s / scale / (strength[a] as number)))));
    strength = next.map((s) => s / scale);
    if (far < 1e-9) break;
  }
  return Array.from(strength, (s) => 400 * Math.log10(s));
}
/**
 * Ratings with 95 % intervals: the decks of every pair are drawn again with replacement, `rounds` times.
 * @param seed of the drawing
 */
export function ratingIntervals(players: number, results: readonly DeckResult[], seed = 1, rounds = 200): Interval[] {
  const values = ratings(players, results);
  const pairs = new Map<number, DeckResult[]>();
  for (const each of results) {
    const pair = each.a * players + each.b;
    pairs.set(pair, [...(pairs.get(pair) ?? []), each]);
  }
  const random = new Random(derive(seed, 17));
  const again = Array.from({ length: rounds }, () =>
    ratings(
      players,
      [...pairs.values()].flatMap((decks) => decks.map(() => decks[random.below(decks.length)] as DeckResult)),
    ),
  );
  return values.map((value, p) => {
    const sorted = again.map((each) => each[p] as number).sort((x, y) => x - y);
    const at = (share: number): number => sorted[Math.round(share * (rounds - 1))] as number;
    return { value, low: Math.min(value, at(0.025)), high: Math.max(value, at(0.975)) };
  });
}
