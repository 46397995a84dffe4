/** Splits the record of a game into turns by playing it once more. */
import type { Game } from '../game.js';

export interface Turn {
  /** From 1. */
  readonly turn: number;
  readonly player: number;
  /** Moves and chance outcomes, both parts of a double turn together. */
  readonly tokens: readonly string[];
  /** Scores after the turn, without the final scoring. */
  readonly scores: readonly number[];
}

/**
 * The turns of a finished or running game.
 * @param fresh the game's initial position with manual chance; it is played to the end of the record
 */
export function turnsOf(fresh: Game, tokens: readonly string[]): Turn[] {
  const turns: { turn: number; player: number; tokens: string[]; scores: number[] }[] = [];
  let now: (typeof turns)[number] | undefined;
  for (const token of tokens) {
    const player = fresh.turnPlayer;
    if (!now || now.player !== player) {
      now = { turn: turns.length + 1, player, tokens: [], scores: [] };
      turns.push(now);
    }
    fresh.play(token);
    now.tokens.push(token);
    now.scores = beforeFinal(fresh);
  }
  return turns;
}

/** The scores without what the final scoring has added. */
function beforeFinal(game: Game): number[] {
  const scores = [...game.scores];
  if (!game.isOver) return scores;
  for (const event of game.allEvents()) {
    if (event.final) scores[event.player] = (scores[event.player] ?? 0) - event.points;
  }
  return scores;
}

/** One line for a turn. */
export function turnLine({ turn, player, tokens, scores }: Turn, name?: string): string {
  return `${String(turn).padStart(4)}  p${player}${name ? ` ${name}` : ''}  ${scores.map((points) => String(points).padStart(3)).join(' ')}  ${tokens.join(' ')}`;
}
