/** What a player is: it sees a position at a decision and names a packed move. */
import { HighwaymanError } from '../../errors.js';
import type { Position } from '../../position.js';
import { needPosition } from '../../guard.js';

/** Result of a search, by legal move of the root. */
export interface SearchResult {
  readonly moves: Uint32Array;
  readonly visits: Float64Array;
  /** Mean value to the player to move, 0..1. */
  readonly values: Float64Array;
  readonly iterations: number;
  /** Index of the move with most visits; ties go to the better value, then to the lower move. */
  readonly best: number;
}

/** Who chooses moves; any object of this shape can meet the players of this package. */
export interface Player {
  readonly name: string;
  /**
   * A legal packed move for the player to move (`position.actor`). The position is as before when it returns.
   * @param salt number of the decision in its game; equal (player, position, salt) give equal moves for iteration budgets
   */
  choose(position: Position, salt?: number): number;
  /** The same choice with what the search found; players that do not search have no such method. */
  think?(position: Position, salt?: number): SearchResult;
  /** Gives back scratch positions; the player may be used again afterwards. */
  dispose?(): void;
}

export function needDecision(position: Position): void {
  needPosition(position);
  if (position.isOver || position.isChance)
    throw new HighwaymanError('ERR_PHASE', 'phase', position.phase, 'a decision of a player');
}
/** Points of a player over the best other one. */
export function margin(scores: ArrayLike<number>, player: number): number {
  let best = scores.length > 1 ? -Infinity : 0;
  for (let p = 0; p < scores.length; p++) if (p !== player && (scores[p] as number) > best) best = scores[p] as number;
  return (scores[player] as number) - best;
}
