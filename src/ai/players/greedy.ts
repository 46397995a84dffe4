/**
 * Looks to the end of its own part of the turn and takes the move with the best expected score: its points if the game ended
 * then, over the best other player's. Dice in between are averaged exactly. No lookahead beyond, no randomness.
 */
import { needInt, needOptions } from '../../guard.js';
import type { Position } from '../../position.js';
import { projectedScores } from '../playouts.js';
import { margin, needDecision, type Player } from './player.js';

/** How far the greedy player looks. */
export interface GreedyOptions {
  /** Positions it may look at for one decision, default 3000; beyond that it judges without going on to the end of the turn. */
  readonly nodes?: number;
}

interface Search {
  readonly at: Position;
  readonly me: number;
  readonly turn: number;
  nodes: number;
}

/** The move with the best expected score at the end of its part of the turn. */
export function greedyPlayer(options: GreedyOptions = {}): Player {
  const { nodes = 3000 } = needOptions(options, ['nodes'], 'ERR_CONFIG');
  needInt(nodes, 'nodes', 1, undefined, 'ERR_CONFIG');
  return {
    name: 'greedy',
    choose(position: Position): number {
      needDecision(position);
      const at = position.clone();
      try {
        const search: Search = { at, me: position.actor, turn: position.turnPlayer, nodes };
        return best(search, position.legal().slice()).move;
      } finally {
        at.dispose();
      }
    },
  };
}
/** Values of all legal moves, in their order: expected lead in points at the end of the own part of the turn. */
export function greedyValues(position: Position, nodes = 3000): Float64Array {
  needDecision(position);
  needInt(nodes, 'nodes', 1, undefined, 'ERR_CONFIG');
  const at = position.clone();
  try {
    const search: Search = { at, me: position.actor, turn: position.turnPlayer, nodes };
    const moves = position.legal().slice();
    const share = Math.max(1, Math.floor(nodes / moves.length));
    return Float64Array.from(moves, (move) => {
      search.nodes = share;
      return after(search, move);
    });
  } finally {
    at.dispose();
  }
}

function best(search: Search, moves: Uint32Array): { move: number; value: number } {
  let move = moves[0] as number;
  let value = -Infinity;
  // every branch gets its share, so that the first ones do not use up everything
  const total = search.nodes;
  const share = Math.max(1, Math.floor(total / moves.length));
  for (const candidate of moves) {
    search.nodes = share;
    const found = after(search, candidate);
    if (found > value) {
      value = found;
      move = candidate;
    }
  }
  search.nodes = total - share * moves.length;
  return { move, value };
}
function after(search: Search, move: number): number {
  search.at.make(move);
  search.nodes--;
  const value = judge(search);
  search.at.unmake();
  return value;
}
function judge(search: Search): number {
  const { at, me } = search;
  if (at.phase === 'roll') return expected(search);
  if (
    search.nodes > 0 &&
    !at.isOver &&
    !at.isChance &&
    at.actor === me &&
    at.turnPlayer === search.turn &&
    at.phase !== 'abbey' &&
    at.phase !== 'place'
  ) {
    return best(search, at.legal().slice()).value;
  }
  return margin(projectedScores(at), me);
}
function expected(search: Search): number {
  const outcomes = search.at.legal().slice();
  const weights = Array.from(outcomes, (outcome) => search.at.weight(outcome));
  const total = weights.reduce((a, b) => a + b, 0);
  return outcomes.reduce((sum, outcome, i) => sum + ((weights[i] as number) / total) * after(search, outcome), 0);
}
