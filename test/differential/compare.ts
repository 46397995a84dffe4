/**
 * Core against reference model: both play the same game; after every decision everything that can be seen is compared,
 * then a make is taken back and must leave the position as it was.
 */
import type { Engine } from '../../src/engine.js';
import type { Game } from '../../src/game.js';
import type { Rules } from '../../src/types.js';
import { Model, type FeatureView } from '../reference/model.js';

export class Difference extends Error {}

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

/** One random game on both sides. `every`: features are compared at each n-th step. Throws Difference with the record so far. */
export function playBoth(engine: Engine, rules: Rules, seed: number, every = 1): Played {
  const game = engine.newGame(rules, { seed, manualChance: true });
  const model = rules.map ? Model.onMap(rules, game.tiles(), game.chips()) : new Model(rules);
  const pick = chooser(seed + 1);
  let decisions = 0;
  const trail: string[] = [];
  try {
    for (;;) {
      compareState(game, model);
      if (decisions % every === 0) {
        compareFeatures(game, model);
        checkHash(game);
      }
      if (game.isOver) break;
      const options = compareOptions(game, model);
      const token = choose(game, options, pick);
      checkUndo(game, token);
      trail.push(token);
      game.play(token);
      model.apply(token);
      comparePayments(game, model);
      decisions++;
    }
    return { decisions, scores: game.scores };
  } catch (error) {
    const message = error instanceof Error ? (error instanceof Difference ? error.message : (error.stack ?? error.message)) : String(error);
    throw new Difference(`${message}\nseed ${seed}, rules ${JSON.stringify(rules.config.sets)} ${rules.config.labyrinth}, players ${rules.config.players}\nafter ${trail.join(' ')}`);
  } finally {
    game.dispose();
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
function same(what: string, core: unknown, model: unknown): void {
  const a = JSON.stringify(core);
  const b = JSON.stringify(model);
  if (a !== b) throw new Difference(`${what} differ\n core  ${a}\n model ${b}`);
}
function compareOptions(game: Game, model: Model): string[] {
  const packed = Array.from(game.legalPacked());
  for (let i = 1; i < packed.length; i++) if ((packed[i] as number) <= (packed[i - 1] as number)) throw new Difference('legal moves are not ascending and unique');
  const mine = game.legalTokens().sort();
  const theirs = model.options();
  if (mine.join(' ') !== theirs.join(' ')) {
    const only = mine.filter((o) => !theirs.includes(o));
    const missing = theirs.filter((o) => !mine.includes(o));
    throw new Difference(`options in phase ${game.phase}: only core [${only.join(' ')}], only model [${missing.join(' ')}]`);
  }
  return mine;
}
function compareState(game: Game, model: Model): void {
  const { rules } = game;
  same('phase', [game.phase, game.actor, game.isOver ? 0 : game.turnPlayer, game.isOver ? 1 : game.part], [model.phase, model.actor, model.isOver ? 0 : model.turnPlayer, model.isOver ? 1 : model.part]);
  same('drawn', game.drawn, model.drawn);
  same('scores', game.scores, model.scores);
  const order = (list: readonly object[]) => list.map((f) => JSON.stringify(Object.entries(f).sort())).sort();
  same('figures', order(game.figures()), order(model.figures()));
  same('magic', game.magic, model.magic());
  same('ferries', order(game.tiles().flatMap(({ x, y, ferry }) => (ferry ? [{ x, y, pair: ferry }] : []))), order(model.ferries()));
  for (let p = 0; p < game.rules.config.players; p++) {
    same(`supply of ${p}`, Object.entries(game.supply(p)).sort(), Object.entries(model.supply(p)).sort());
    same(`goods of ${p}`, Object.entries(game.goods(p)).sort(), Object.entries(model.goods(p)).sort());
    same(`abbeys of ${p}`, game.abbeys(p), model.abbeys(p));
    same(`quarters of ${p}`, game.quarters(p), model.quarters(p));
  }
  if (rules.map) {
    same('chips', order(game.chips()), order(model.chips()));
    same('hidden chips', game.hiddenChips().map(({ colour, value, count }) => `${'obp'.charAt(colour)}${value} ${count}`), Object.entries(model.hiddenChips()).map((one) => one.join(' ')));
  }
  const bag = Object.fromEntries(game.remaining().map(({ id, count }) => [id, count]));
  const theirs = model.remaining();
  same('bag', Object.entries(bag).sort(), Object.entries(theirs).filter(([, n]) => n > 0).sort());
}
function compareFeatures(game: Game, model: Model): void {
  const mine = new Map(game.features().map((f) => [f.segments.map(({ x, y, segment }) => `${x},${y},${segment}`).sort().join(' '), f]));
  const theirs = model.features();
  if (mine.size !== theirs.length) throw new Difference(`number of features: core ${mine.size}, model ${theirs.length}`);
  for (const view of theirs) {
    const key = view.segments.map((s) => s.join(',')).sort().join(' ');
    const f = mine.get(key);
    if (!f) throw new Difference(`core has no ${view.kind} ${key}`);
    const counted = view.kind === 'road' || view.kind === 'city';
    const facts = (v: FeatureView | typeof f) => [v.kind, v.tiles, v.complete, v.meeples, v.owners, v.points, counted ? [v.open, v.coats, v.inn, v.cathedral] : 0];
    same(`${view.kind} ${key}`, facts(f), facts(view));
  }
}
function comparePayments(game: Game, model: Model): void {
  const order = (list: readonly { player: number; points: number }[]) => list.filter((e) => e.points !== 0).map((e) => `${e.player}:${e.points}`).sort();
  const events = game.events();
  for (const e of events) if (e.terms.reduce((sum, t) => sum + t.points, 0) !== e.points) throw new Difference(`terms of ${JSON.stringify(e)} do not add up`);
  for (const e of events) if (e.segment >= 0) same(`feature at ${e.x},${e.y},${e.segment}`, game.featureAt(e.x, e.y, e.segment).kind, e.feature);
  // BASE-67, perPlayer3: a city pays a player once; in which of his fields it is booked the rule leaves open
  if (game.rules.config.fieldScoring === 'perPlayer3') same('payments by player', totals(events), totals(model.lastScores));
  else same('payments', order(events), order(model.lastScores));
}
function totals(list: readonly { player: number; points: number }[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const { player, points } of list) if (points !== 0) sums.set(player, (sums.get(player) ?? 0) + points);
  return [...sums].sort((a, b) => a[0] - b[0]);
}
/** The hash kept move by move is the one computed from the board. */
function checkHash(game: Game): void {
  const position = game.position();
  const good = position.hashIsTrue();
  position.dispose();
  if (!good) throw new Difference('incremental hash differs from the recomputed one');
}
/** Make, take back, compare hash and everything cheap. */
function checkUndo(game: Game, token: string): void {
  const before = snapshot(game);
  game.play(token);
  game.undo(1);
  same('state after undo', snapshot(game), before);
}
function snapshot(game: Game): unknown {
  return [game.hash(), game.phase, game.actor, game.scores, game.figures(), game.seedState(), Array.from(game.legalPacked())];
}
