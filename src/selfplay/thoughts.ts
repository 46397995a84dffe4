/** What searching players find before their moves in self-play, kept for training; moves drawn by temperature. */
import type { Player, SearchResult } from '../ai/players/index.js';
import { derive } from '../ai/random.js';

/** Beyond it every move visited is as likely as the others, near enough. */
export const MAX_TEMPERATURE = 100;

/** What a player found before a move. Decisions with one legal move have none. */
export interface Thought {
  /** Decision of the game, from 0; chance is none. */
  readonly decision: number;
  /** Share of a win that the player to move expects, 0 to 1: the mean over all visits. */
  readonly value: number;
  /** By which the move was drawn; 0: the one with most visits. */
  readonly temperature: number;
  /** By legal move, in ascending order of packed moves. */
  readonly visits: readonly number[];
}
/** How moves are drawn. */
export interface Drawing {
  readonly temperature?: number;
  readonly drawn?: number;
}

/** A player whose searches are noted and whose moves are drawn; others stay what they are. */
export function noted(player: Player, seed: number, { temperature: given = 0, drawn = 0 }: Drawing, thoughts: Thought[]): Player {
  if (!player.think) return player;
  return {
    ...player,
    choose(position, salt = 0) {
      const found = (player.think as NonNullable<Player['think']>)(position, salt);
      const { moves, visits } = found;
      const temperature = salt < drawn ? given : 0;
      if (visits.some((n) => n > 0))
        thoughts.push({ decision: salt, value: rootValue(found), temperature, visits: Array.from(visits) });
      return moves[temperature > 0 ? pick(found, temperature, derive(seed, 211, salt)) : found.best] as number;
    },
  };
}
/** To four digits. */
function rootValue({ visits, values }: SearchResult): number {
  const sum = visits.reduce((all, n, i) => all + n * (values[i] as number), 0);
  return Math.round((sum / visits.reduce((a, b) => a + b, 0)) * 1e4) / 1e4;
}
/** Index by visits to the power of 1 / temperature. */
function pick({ visits, best }: SearchResult, temperature: number, word: number): number {
  const most = Math.max(...visits);
  if (most === 0) return best;
  const odds = visits.map((n) => (n / most) ** (1 / temperature));
  let r = (word / 4294967296) * odds.reduce((a, b) => a + b, 0);
  const found = odds.findIndex((odd) => odd > 0 && (r -= odd) < 0);
  return found < 0 ? best : found;
}
