/** Playouts in the core, and what the score would be if the game ended now. */
import { Rollout } from '../../assembly/constants.js';
import { Address } from '../core/exports.js';
import { HighwaymanError } from '../errors.js';
import type { Position } from '../position.js';
import { needFlag, needInt, needNumbers, needOptions, needPosition, needWordOf, refuseArgument } from '../guard.js';
import { seedWords } from '../setup/seed.js';

/** `uniform`: every legal move alike; `meeple`: deploys by kind of feature; `light`: and picks placements that help own features. */
export const ROLLOUTS = ['uniform', 'meeple', 'light'] as const;
/** One of `ROLLOUTS`. */
export type RolloutPolicy = (typeof ROLLOUTS)[number];
const NUMBER: Readonly<Record<RolloutPolicy, number>> = {
  uniform: Rollout.Uniform,
  meeple: Rollout.Meeple,
  light: Rollout.Light,
};

/** How many playouts, and how they are played. */
export interface PlayoutOptions {
  /** How many, default 1. */
  readonly n?: number;
  readonly policy?: RolloutPolicy;
  /** Cut after so many further turns and score the board as in final scoring; default: play to the end. 0 scores at the next turn. */
  readonly horizon?: number;
  readonly seed?: number | string;
  /** Number of the first playout; playout i depends on the seed and on i only. */
  readonly first?: number;
  /** Fix the luck (order of the bag, dice) of playout i by (seed, i), whatever is played: moves compared on it meet the same luck. */
  readonly worlds?: boolean;
}

/** The options with what was left out. @throws ERR_MOVE, ERR_CONFIG for a bad seed */
export function needPlayouts(options: PlayoutOptions): Required<PlayoutOptions> {
  needOptions(options, ['n', 'policy', 'horizon', 'seed', 'first', 'worlds'], 'ERR_MOVE');
  const { n = 1, policy = 'uniform', horizon = -1, seed = 0, first = 0, worlds = false } = options;
  needInt(n, 'n', 0, 2 ** 28, 'ERR_MOVE');
  needInt(horizon, 'horizon', -1, 0x7fffffff, 'ERR_MOVE');
  needInt(first, 'first', 0, 0xffffffff, 'ERR_MOVE');
  needWordOf(policy, 'policy', ROLLOUTS, 'ERR_MOVE');
  needFlag(worlds, 'worlds', 'ERR_MOVE');
  seedWords(seed);
  return { n, policy, horizon, seed, first, worlds };
}

/**
 * Plays the position to its end `n` times; the position is not touched.
 * @returns Int32Array [n][players], final scores
 * @throws ERR_MOVE for bad options
 */
export function playouts(position: Position, options: PlayoutOptions = {}): Int32Array {
  needPosition(position);
  const { n, policy, horizon, seed, first, worlds } = needPlayouts(options);
  const players = position.rules.config.players;
  if (n * players > 2 ** 28)
    throw new HighwaymanError('ERR_MOVE', 'n', n, `at most ${Math.floor(2 ** 28 / players)} playouts of ${players} players`);
  const [lo, hi] = seedWords(seed);
  const slot = position.use();
  const { core } = position;
  const { scratch } = core;
  const out = new Int32Array(n * players);
  for (let done = 0; done < n; ) {
    const got = core.calls.playouts(slot, scratch, n - done, first + done, NUMBER[policy], horizon, lo, hi, worlds ? 1 : 0);
    if (got <= 0) throw new HighwaymanError('ERR_INTERNAL', 'playouts', got, 'some playouts');
    const at = core.address(-1, Address.Events) >>> 2;
    out.set(core.i32.subarray(at, at + got * players), done * players);
    done += got;
  }
  return out;
}

/** Points each player would have if the game ended now: the final scoring of the board as it stands. */
export function projectedScores(position: Position, out: number[] | Int32Array = []): number[] | Int32Array {
  needPosition(position);
  if (!Array.isArray(out) && !ArrayBuffer.isView(out)) refuseArgument('out', out, 'a list of numbers to write into');
  const { core } = position;
  core.calls.projected(position.use(), core.scratch);
  const at = core.address(-1, Address.Events) >>> 2;
  const players = position.rules.config.players;
  for (let p = 0; p < players; p++) out[p] = core.i32[at + p] as number;
  return out;
}

/** What the scores of many playouts come to, by player. */
export interface ScoreSummary {
  readonly mean: readonly number[];
  /** Standard deviation of each player's score. */
  readonly deviation: readonly number[];
  /** Share of games won, ties shared. */
  readonly win: readonly number[];
}
/** Mean, spread and share of wins of an array [n][players] of scores. */
export function summarize(scores: Int32Array, players: number): ScoreSummary {
  needInt(players, 'players', 1, 6);
  needNumbers(scores, 'scores', 'an Int32Array of playouts');
  if (!(scores instanceof Int32Array) || scores.length % players !== 0)
    refuseArgument('scores', scores.length, `an Int32Array [n][${players}]`);
  const n = scores.length / players;
  const mean = new Array<number>(players).fill(0);
  const square = new Array<number>(players).fill(0);
  const win = new Array<number>(players).fill(0);
  for (let g = 0; g < n; g++) {
    const game = scores.subarray(g * players, (g + 1) * players);
    const best = Math.max(...game);
    const winners = game.filter((s) => s === best).length;
    game.forEach((s, p) => {
      mean[p] = (mean[p] as number) + s / n;
      square[p] = (square[p] as number) + (s * s) / n;
      if (s === best) win[p] = (win[p] as number) + 1 / winners / n;
    });
  }
  return { mean, deviation: mean.map((m, p) => Math.sqrt(Math.max(0, (square[p] as number) - m * m))), win };
}
