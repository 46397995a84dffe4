/**
 * Players that look to the end of their own part of the turn and no further: every legal move is played on by the best of what
 * follows, dice averaged exactly, and the position there is valued in the core. No randomness.
 */
import type { Judge } from '../../../assembly/constants.js';
import { Address } from '../../core/exports.js';
import { HighwaymanError } from '../../errors.js';
import { needInt, needOptions, needWordOf } from '../../guard.js';
import type { Position } from '../../position.js';
import { needDecision, type Player } from './player.js';

/**
 * How positions are valued. `naive`: points if the game ended now. `greedy`: by hand, with what open features may still bring, figures
 * in hand and what others may take part in. `learned`: the same traits, with weights from self-play.
 */
export const VALUES = ['naive', 'greedy', 'learned'] as const;
/** One of `VALUES`. */
export type Value = (typeof VALUES)[number];

/** How far a player without a search looks. */
export interface GreedyOptions {
  /** Positions it may look at for one decision, default 3000; beyond that it judges without going on to the end of the turn. */
  readonly nodes?: number;
}
const NODES = 3000;

export function judgeOf(value: Value): Judge {
  return VALUES.indexOf(needWordOf(value, 'value', VALUES, 'ERR_CONFIG')) as Judge;
}
/** Values of all legal moves, in their order: expected lead in points, at the end of the own part of the turn. */
export function moveValues(position: Position, value: Value = 'greedy', nodes: number = NODES): Float64Array {
  needDecision(position);
  needInt(nodes, 'nodes', 1, undefined, 'ERR_CONFIG');
  return judged(position, judgeOf(value), nodes);
}
export function judged(position: Position, by: Judge, nodes: number): Float64Array {
  const { core } = position;
  const slot = position.use();
  const values = new Float64Array(position.count());
  for (let done = 0; done < values.length; ) {
    const got = core.calls.judge(slot, core.scratch, by, Math.min(nodes, 0x7fffffff), done);
    if (got <= 0) throw new HighwaymanError('ERR_INTERNAL', 'judge', got, 'some values');
    values.set(new Float64Array(core.u8.buffer, core.address(-1, Address.Events), got), done);
    done += got;
  }
  return values;
}
function valuing(value: Value, options: GreedyOptions): Player {
  const { nodes = NODES } = needOptions(options, ['nodes'], 'ERR_CONFIG');
  needInt(nodes, 'nodes', 1, undefined, 'ERR_CONFIG');
  return {
    name: value,
    choose(position) {
      const values = moveValues(position, value, nodes);
      return position.core.moves(values.length)[values.indexOf(Math.max(...values))] as number;
    },
  };
}
/** Takes the move after which it would lead by most if the game ended then. */
export function naivePlayer(options: GreedyOptions = {}): Player {
  return valuing('naive', options);
}
/** Values positions by rules of thumb: see `VALUES`. */
export function greedyPlayer(options: GreedyOptions = {}): Player {
  return valuing('greedy', options);
}
/** Values positions by what self-play has taught: see `VALUES`. */
export function learnedPlayer(options: GreedyOptions = {}): Player {
  return valuing('learned', options);
}
/** What each player will come to, in points. */
export function valueEstimate(position: Position, by: Judge): Float64Array {
  const { core } = position;
  core.calls.estimate(position.use(), core.scratch, by);
  return new Float64Array(core.u8.buffer, core.address(-1, Address.Events), position.rules.config.players).slice();
}
