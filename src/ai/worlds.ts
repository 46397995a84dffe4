/**
 * Worlds: the hidden part (order of the bag, dice) fixed by (seed, number), shared by everything that is compared. Two moves
 * played out in world 7 meet the same draws, so that their difference is not noise.
 */
import { Address } from '../core/exports.js';
import { needInt, needObject, needPosition, needState } from '../guard.js';
import type { Position } from '../position.js';
import { seedWords } from '../setup/seed.js';
import type { GameState } from './env.js';
import { needPlayouts, playouts, type PlayoutOptions } from './playouts.js';
import { derive, Random } from './random.js';
import type { Returns } from './returns.js';
import { returnsNumber, returnsOf } from './returns.js';

/** `n` states with the same public facts and resampled hidden parts; world i depends on (seed, i) only. */
export function worlds(state: GameState, n: number, seed: number | string): GameState[] {
  needState(state);
  needInt(n, 'n', 0, 2 ** 20);
  return Array.from({ length: n }, (_, i) => state.resample(derive(seed, i)));
}

/** Seed of world i, a u32. */
export function worldSeed(seed: number | string, i: number): number {
  return derive(seed, needInt(i, 'i', 0));
}

/**
 * Tile kinds still to be drawn, in the order of a world: river first, then the rest, each stage shuffled. For `make` of draws
 * and for paired games: a kind that was drawn another way in the meantime is passed over.
 */
export function shuffledBag(position: Position, seed: number | string): number[] {
  needPosition(position);
  const { kinds, config } = position.rules;
  const random = new Random(derive(seed));
  const left = bagOf(position);
  const stages = config.river ? [1, 2, 0] : [0];
  return stages.flatMap((stage) => {
    const part = kinds.flatMap((kind, k) =>
      !config.river || kind.stage === stage ? Array.from({ length: left[k] as number }, () => k) : [],
    );
    for (let i = part.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [part[i], part[j]] = [part[j] as number, part[i] as number];
    }
    return part;
  });
}
function bagOf(position: Position): number[] {
  const at = position.core.address(position.use(), Address.Bag) >>> 1;
  return position.rules.kinds.map((_, k) => position.core.u16[at + k] as number);
}

/** What playouts say of an action. */
export interface ActionValue {
  readonly action: number;
  /** Mean return to the player who decides. */
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}
/**
 * Values of all legal actions by playouts in shared worlds: playout i of every action meets world i.
 * @returns in the order of the legal actions; empty at chance and at the end
 */
export function actionValues(position: Position, options: PlayoutOptions & { readonly returns?: Returns } = {}): ActionValue[] {
  needPosition(position);
  needObject(options, 'options', 'an object of options');
  const { returns = 'margin', n = 100, ...rest } = options;
  returnsNumber(returns);
  needPlayouts({ ...rest, n });
  needInt(n, 'n', 1, 2 ** 28, 'ERR_MOVE');
  if (position.isOver || position.isChance) return [];
  const me = position.actor;
  const players = position.rules.config.players;
  const work = position.clone();
  try {
    return Array.from(position.legal().slice(), (action) => {
      work.copyFrom(position);
      work.make(action);
      const scores = playouts(work, { ...rest, n, worlds: true });
      const values = Array.from(
        { length: n },
        (_, i) => returnsOf(scores.subarray(i * players, (i + 1) * players), returns)[me] as number,
      );
      const mean = values.reduce((a, b) => a + b, 0) / n;
      const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, n - 1);
      return { action, mean, error: Math.sqrt(variance / n) };
    });
  } finally {
    work.dispose();
  }
}
/** A position with a reseeded generator. */
export function resampled(position: Position, seed: number | string): Position {
  needPosition(position);
  const words = seedWords(seed);
  const copy = position.clone();
  copy.reseed(...words);
  return copy;
}
