/**
 * Counting move paths move by move, so that the count can stop. The core's own `perft` is one call, up to twice as fast, and a
 * call into the core cannot be interrupted.
 */
import { Phase, Pos, Status } from '../../assembly/constants.js';
import { HighwaymanError } from '../errors.js';
import type { CoreInstance } from './instance.js';

/** Returned in place of a count. */
export const STOPPED = -1;

interface Walk {
  readonly core: CoreInstance;
  readonly slot: number;
  readonly everyOutcome: boolean;
  /** Moves and outcomes that may still be made. */
  left: number;
}

/**
 * Leaves at that depth in decisions, as the core's `perft` counts them, or STOPPED when that takes more than `limit` moves and
 * outcomes made. The position is as before either way.
 * @param everyOutcome chance by kind, else by the generator
 * @throws ERR_CAPACITY when the journal does not reach back far enough
 */
export function countPaths(core: CoreInstance, slot: number, depth: number, everyOutcome: boolean, limit: number): number {
  return below({ core, slot, everyOutcome, left: limit }, depth);
}

function below(walk: Walk, depth: number): number {
  const { core, slot } = walk;
  const phase: Phase = core.word(slot, Pos.Phase);
  if (depth === 0 || phase === Phase.Over) return 1;
  const chance = phase === Phase.Draw || phase === Phase.Roll || phase === Phase.Chip;
  if (chance && !walk.everyOutcome) return through(walk, null, depth);
  const n = core.calls.generate(slot);
  if (depth === 1 && !chance) return n;
  let total = 0;
  for (const move of core.moves(n).slice()) {
    const leaves = through(walk, move, chance ? depth : depth - 1);
    if (leaves === STOPPED) return STOPPED;
    total += leaves;
  }
  return total;
}
/** The count behind a move, behind the generator's outcome for null. */
function through(walk: Walk, move: number | null, depth: number): number {
  const { calls } = walk.core;
  if (walk.left === 0) return STOPPED;
  walk.left--;
  if (move === null) calls.makeChance(walk.slot);
  else calls.make(walk.slot, move);
  const leaves = below(walk, depth);
  if (calls.unmake(walk.slot) !== Status.Ok) throw new HighwaymanError('ERR_CAPACITY', 'depth', depth, 'a count that the journal can take back');
  return leaves;
}
