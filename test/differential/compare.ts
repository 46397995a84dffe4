/**
 * Core against reference model: both play the same game; after every decision everything that can be seen is compared,
 * then a make is taken back and must leave the position as it was.
 */
import type { Engine } from '../../src/engine.js';
import type { Game } from '../../src/game.js';
import type { Rules } from '../../src/types.js';
import { Model } from '../reference/model.js';
import { compareFeatures, compareFeaturesHere } from './compare-features.js';
import { OptionsCheck, type Options } from './compare-options.js';
import { compareChance, compareEnd, compareOpen, comparePayments, compareState, compareTiles } from './compare-state.js';
import { Difference, equalLists } from './difference.js';

export { Difference } from './difference.js';

/** Small seeded numbers for choosing moves, apart from the engine's own. */
export function chooser(seed: number): (n: number) => number {
  let s = (seed * 2654435761) >>> 0 || 1;
  return (n) => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s % n;
  };
}

export interface Played {
  readonly decisions: number;
  readonly scores: readonly number[];
}

/**
 * One random game on both sides. `every`: tiles, all features and the hash as computed from the board are compared at each n-th
 * decision, counted from another one in each game, and at the end; the rest always. Throws Difference with the record so far.
 */
export function playBoth(engine: Engine, rules: Rules, seed: number, every = 1): Played {
  const game = engine.newGame(rules, { seed, manualChance: true });
  try {
    const model = rules.map ? Model.onMap(rules, game.tiles(), game.chips()) : new Model(rules);
    return playSides(game, model, seed, every);
  } finally {
    game.dispose();
  }
}

/** The same with two sides that stand at the beginning of the same game. */
export function playSides(game: Game, model: Model, seed: number, every = 1): Played {
  const { config } = game.rules;
  const pick = chooser(seed + 1);
  const check = new OptionsCheck(game, model);
  const offset = chooser(seed + 2)(every);
  const trail: string[] = [];
  try {
    for (;;) {
      const wholly = game.isOver || (trail.length + offset) % every === 0;
      compareState(game, model);
      if (wholly || /[~%]/.test(trail.at(-1) ?? '')) compareTiles(game, model); // they change by placing, ferries and pivots only
      if (wholly) {
        compareOpen(game, model);
        compareFeatures(game, model);
        checkHash(game);
      } else compareFeaturesHere(game, model);
      if (game.isOver) break;
      const options = check.compare(wholly);
      compareChance(game, model);
      const token = choose(game, options.tokens, pick);
      checkUndo(game, options, check.packedOf(token, options));
      trail.push(token);
      game.play(token);
      model.apply(token);
      comparePayments(game, model);
    }
    compareEnd(game, model);
    return { decisions: trail.length, scores: game.scores };
  } catch (error) {
    const message =
      error instanceof Error ? (error instanceof Difference ? error.message : (error.stack ?? error.message)) : String(error);
    throw new Difference(
      `${message}\nseed ${seed}, rules ${JSON.stringify(config.sets)} ${config.labyrinth}, players ${config.players}\nafter ${trail.join(' ')}`,
    );
  }
}
/** Passing is taken less often than its share, so that boards fill with figures; roads and pivots more often. */
function choose(game: Game, options: readonly string[], pick: (n: number) => number): string {
  if (game.phase === 'deploy' && options.length > 1 && pick(3) === 0) {
    const roads = options.filter((o) => o.includes(':r') || o.startsWith('/') || o.includes('+h'));
    if (roads.length > 0) return roads[pick(roads.length)] as string;
  }
  const token = options[pick(options.length)] as string;
  return token === '-' && game.phase !== 'deploy' && pick(3) > 0 ? (options[pick(options.length)] as string) : token;
}
/** The hash kept move by move is the one computed from the board. */
function checkHash(game: Game): void {
  const position = game.position();
  const good = position.hashIsTrue();
  position.dispose();
  if (!good) throw new Difference('incremental hash differs from the recomputed one');
}
/** Make, take back, compare hash and everything cheap. */
function checkUndo(game: Game, { packed }: Options, move: number): void {
  const before = snapshot(game, packed);
  game.play(move);
  game.undo(1);
  const after = snapshot(game, Array.from(game.legalPacked()));
  if (!equalLists(before, after))
    throw new Difference(`state after undo differs\n before ${before.join(' ')}\n after  ${after.join(' ')}`);
}
/** What undo must bring back, in one list; the hash covers the board, hands, turn and what is pending. The game plays on from there. */
function snapshot(game: Game, legal: readonly number[]): (number | string)[] {
  return [game.hash(), game.phase, game.actor, ...game.scores, ...game.seedState(), ...legal];
}
