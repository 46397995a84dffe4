/**
 * Learning weights of traits: games of a player that values positions by the weights so far, now and then by a worse move, and after
 * each generation a regression of how the games ended on what was seen before every draw.
 */
import { Judge, Trait } from '../../assembly/constants.js';
import { judged } from '../ai/players/greedy.js';
import { derive, Random } from '../ai/random.js';
import type { Engine } from '../engine.js';
import type { Position } from '../position.js';
import type { Rules } from '../types.js';
import { Regression } from './regression.js';

/** A weight for each trait, and one that counts by how much is still to come. */
export const WEIGHTS = 2 * Trait.Count;
/** Share of moves by odds instead of the best, and points by which a move must be worse for odds e times less. */
const LOOSE = 0.15;
const SPREAD = 2.5;
const NODES = 2000;
/** How firmly weights hold to those of the generation before, and what earlier games count. */
const PULL = 0.002;
const FADE = 0.6;

interface Seen {
  readonly traits: Float32Array;
  /** 0 at the end, near 1 with many turns to come; as in the core. */
  readonly late: number;
}

/** Plays a game by the weights and adds what was seen before each draw. */
function learnGame(engine: Engine, rules: Rules, weights: Float64Array | null, seed: number, sums: Regression): void {
  const position = engine.newPosition(rules, seed);
  const random = new Random(derive(seed, 77));
  const { core } = position;
  const players = rules.config.players;
  try {
    if (weights) new Float32Array(core.u8.buffer, core.calls.weightsAt(), WEIGHTS).set(weights);
    const by = weights ? Judge.Own : Judge.Greedy;
    const seen: Seen[] = [];
    while (!position.isOver) {
      if (position.isChance) {
        if (position.phase === 'draw') seen.push(look(position, by, players));
        position.makeChance();
        continue;
      }
      const values = judged(position, by, NODES);
      position.make(core.moves(values.length)[pick(values, random)] as number);
    }
    const scores = position.scores;
    const mean = scores.reduce((a, b) => a + b, 0) / players;
    const x = new Float64Array(WEIGHTS);
    // with two players the second row would be the first with other signs
    for (const { traits, late } of seen)
      for (let p = 0; p < (players === 2 ? 1 : players); p++) {
        for (let t = 0; t < Trait.Count; t++) {
          let all = 0;
          for (let q = 0; q < players; q++) all += traits[q * Trait.Count + t] as number;
          const more = (traits[p * Trait.Count + t] as number) - all / players;
          x[2 * t] = more;
          x[2 * t + 1] = more * late;
        }
        sums.add(x, (scores[p] as number) - mean);
      }
  } finally {
    position.dispose();
  }
}
function look(position: Position, by: Judge, players: number): Seen {
  const { core } = position;
  core.calls.estimate(position.use(), core.scratch, by);
  const turns = tilesLeft(position) / players;
  return {
    traits: new Float32Array(core.u8.buffer, core.calls.traitsAt(), players * Trait.Count).slice(),
    late: turns / (turns + 10),
  };
}
function tilesLeft(position: Position): number {
  let left = 0;
  for (const outcome of position.legal().slice()) left += position.weight(outcome);
  return left;
}
function pick(values: Float64Array, random: Random): number {
  const top = Math.max(...values);
  if (random.unit() >= LOOSE) return values.indexOf(top);
  const odds = values.map((value) => Math.exp((value - top) / SPREAD));
  let r = random.unit() * odds.reduce((a, b) => a + b, 0);
  const found = odds.findIndex((each) => (r -= each) < 0);
  return found < 0 ? values.indexOf(top) : found;
}

/** How far the learning for one number of players has come; plain JSON. */
export interface Progress {
  readonly players: number;
  readonly generation: number;
  readonly games: number;
  readonly weights: readonly number[] | null;
  readonly squares: readonly number[];
  readonly products: readonly number[];
  readonly rows: number;
}
export function beginning(players: number): Progress {
  return { players, generation: 0, games: 0, weights: null, squares: [], products: [], rows: 0 };
}
/**
 * One more generation.
 * @param rules one of them a game, in turn
 * @param step called after each game
 */
export function generation(
  engine: Engine,
  rules: readonly Rules[],
  before: Progress,
  games: number,
  seed: number | string,
  step: (game: number) => void,
): Progress {
  const sums = new Regression(WEIGHTS);
  if (before.rows > 0) {
    sums.squares.set(before.squares);
    sums.products.set(before.products);
    sums.rows = before.rows;
    sums.fade(FADE);
  }
  const weights = before.weights && Float64Array.from(before.weights);
  for (let game = 0; game < games; game++) {
    learnGame(engine, rules[game % rules.length] as Rules, weights, derive(seed, before.players, before.generation, game), sums);
    step(game + 1);
  }
  return {
    players: before.players,
    generation: before.generation + 1,
    games: before.games + games,
    weights: [...sums.solve(weights ?? firstGuess(), PULL)],
    squares: [...sums.squares],
    products: [...sums.products],
    rows: sums.rows,
  };
}
/** Points as they stand. */
function firstGuess(): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  weights[2 * Trait.Projected] = 1;
  return weights;
}
