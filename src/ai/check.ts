/** One random simulation that checks the whole contract at every node, after OpenSpiel's basic tests. */
import { HighwaymanError } from '../errors.js';
import { needFunction, needInt, needOptions, refuseArgument } from '../guard.js';
import { CHANCE, TERMINAL } from './env.js';
import { Random } from './random.js';

/** The contract as the simulation sees it; `GameState` has it, other engines may be wrapped in it. */
export interface CheckedState {
  /** Players, 1 or more. */
  readonly numPlayers: number;
  /** The player to move, `CHANCE` or `TERMINAL`. */
  currentPlayer(): number;
  /** Whether the game has ended. */
  isTerminal(): boolean;
  /** Ascending and unique; empty for players who do not move, at chance and at the end. */
  legalActions(player?: number): ArrayLike<number>;
  /** Every outcome with its whole weight and its probability; empty elsewhere. */
  chanceOutcomes(): readonly { readonly action: number; readonly weight: number; readonly probability: number }[];
  /** One action or outcome. What is not legal throws and changes nothing. */
  apply(action: number): unknown;
  /** An outcome by the state's own generator. Returns it. */
  applyRandom(): number;
  /** Takes the last action back; false at the beginning. */
  undo(): boolean;
  /** An independent state. */
  clone(): CheckedState;
  /** What the state is worth to each player. */
  returns(): number[];
  /** What the last action changed in the returns. */
  rewards(): number[];
  /** Returns at the beginning; with all rewards they come to the returns. */
  initialReturns(): number[];
  /** The same public state with another hidden part. */
  resample(seed: number): CheckedState;
  /** Of the public position. */
  hash(): string;
  /** Of the hidden part as well. */
  fullHash(): string;
  /** An action as text. */
  actionToString(action: number): string;
  /** Gives the memory back. */
  dispose(): void;
}

/** How long and how closely `checkEngine` looks. */
export interface CheckOptions {
  /** Games to play, default 1. */
  readonly games?: number;
  readonly seed?: number;
  /** The dearer checks (clone, undo, resample, texts) are made at one node in so many, default 1. */
  readonly every?: number;
  /** A game may not have more actions than this, default 20000. */
  readonly maxActions?: number;
  /** Called at every node, for checks of your own. */
  readonly visit?: (state: CheckedState) => void;
}
/** What `checkEngine` has seen. */
export interface CheckReport {
  readonly games: number;
  readonly actions: number;
  readonly decisions: number;
  readonly chances: number;
  /** Most legal actions at one node. */
  readonly widest: number;
  readonly longest: number;
}

class Failure {
  constructor(
    private readonly game: number,
    private node: number,
  ) {}
  at(node: number): void {
    this.node = node;
  }
  check(condition: boolean, what: string, value: unknown, expected: string): asserts condition {
    if (!condition) throw new HighwaymanError('ERR_INTERNAL', `game ${this.game}, action ${this.node}: ${what}`, value, expected);
  }
}
const equal = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((x, i) => Math.abs(x - (b[i] as number)) < 1e-6);

/**
 * Plays random games from fresh states and checks: legal actions ascending, unique and only for the player to move; illegal ones
 * refused without a trace; chance outcomes complete with positive weights; a clone equal and independent; undo exact, one step
 * and all the way back; resampling keeps what is public; equal seeds give equal games; rewards add up to returns.
 * @param make a fresh state of a seed
 * @throws ERR_INTERNAL naming game, action and what was broken
 */
export function checkEngine(make: (seed: number) => CheckedState, options: CheckOptions = {}): CheckReport {
  needFunction(make, 'make', 'a function that makes a state of a seed');
  const {
    games = 1,
    seed = 1,
    every = 1,
    maxActions = 20_000,
    visit,
  } = needOptions(options, ['games', 'seed', 'every', 'maxActions', 'visit']);
  needInt(games, 'games', 1);
  needInt(seed, 'seed', 0);
  needInt(every, 'every', 1);
  needInt(maxActions, 'maxActions', 1);
  if (visit !== undefined) needFunction(visit, 'visit', 'a function of a state');
  const report = { games, actions: 0, decisions: 0, chances: 0, widest: 0, longest: 0 };
  for (let g = 0; g < games; g++) {
    const state = make(seed + g);
    if (typeof state?.legalActions !== 'function')
      refuseArgument('make', state, 'a function that gives a state, with legalActions and the rest');
    try {
      const length = simulate(state, new Random(seed * 7919 + g), every, maxActions, visit, report, new Failure(g, 0));
      report.longest = Math.max(report.longest, length);
      checkReplay(state, make(seed + g), new Failure(g, length));
    } finally {
      state.dispose();
    }
  }
  return report;
}

type Counts = { -readonly [K in keyof CheckReport]: CheckReport[K] };
function simulate(
  state: CheckedState,
  random: Random,
  every: number,
  maxActions: number,
  visit: CheckOptions['visit'],
  report: Counts,
  fail: Failure,
): number {
  const sums = state.initialReturns();
  const hashes: string[] = [];
  let n = 0;
  for (; !state.isTerminal(); n++) {
    fail.at(n);
    fail.check(n < maxActions, 'length', n, `at most ${maxActions} actions`);
    hashes.push(state.hash());
    const player = state.currentPlayer();
    const dear = n % every === 0;
    visit?.(state);
    let action: number;
    if (player === CHANCE) {
      report.chances++;
      action = checkChance(state, random, fail);
    } else {
      report.decisions++;
      action = checkDecision(state, player, random, fail, report);
    }
    if (dear) {
      checkIllegal(state, player, fail);
      checkResample(state, random, fail);
      checkClone(state, action, fail);
      checkUndo(state, action, fail);
    }
    if (player === CHANCE && random.below(2) === 0) action = state.applyRandom();
    else state.apply(action);
    report.actions++;
    state.rewards().forEach((r, p) => (sums[p] = (sums[p] as number) + r));
    fail.check(equal(sums, state.returns()), 'rewards', sums, `sums equal to the returns ${state.returns().join(' ')}`);
  }
  fail.at(n);
  fail.check(state.currentPlayer() === TERMINAL, 'currentPlayer', state.currentPlayer(), 'TERMINAL at the end');
  fail.check(
    state.legalActions().length === 0 && state.chanceOutcomes().length === 0,
    'legalActions',
    state.legalActions().length,
    'none at the end',
  );
  visit?.(state);
  const end = state.clone();
  for (let i = n; i > 0; i--) {
    fail.at(i);
    fail.check(end.undo(), 'undo', false, 'an action to take back');
    fail.check(end.hash() === hashes[i - 1], 'undo', end.hash(), `the hash before that action, ${hashes[i - 1]}`);
  }
  fail.check(!end.undo(), 'undo', true, 'false at the beginning');
  end.dispose();
  return n;
}

function checkDecision(state: CheckedState, player: number, random: Random, fail: Failure, report: Counts): number {
  fail.check(Number.isInteger(player) && player >= 0 && player < state.numPlayers, 'currentPlayer', player, 'a player');
  const legal = Array.from(state.legalActions());
  fail.check(legal.length > 0, 'legalActions', 0, 'at least one at a decision');
  for (let i = 1; i < legal.length; i++)
    fail.check(
      (legal[i - 1] as number) < (legal[i] as number),
      'legalActions',
      legal.slice(i - 1, i + 1),
      'ascending and unique',
    );
  for (let p = 0; p < state.numPlayers; p++) {
    if (p !== player)
      fail.check(state.legalActions(p).length === 0, 'legalActions', p, `none for player ${p}, who does not move`);
  }
  fail.check(state.chanceOutcomes().length === 0, 'chanceOutcomes', state.chanceOutcomes().length, 'none at a decision');
  const texts = new Set(legal.map((a) => state.actionToString(a)));
  fail.check(texts.size === legal.length, 'actionToString', texts.size, `${legal.length} different texts`);
  report.widest = Math.max(report.widest, legal.length);
  return legal[random.below(legal.length)] as number;
}
function checkChance(state: CheckedState, random: Random, fail: Failure): number {
  const outcomes = state.chanceOutcomes();
  fail.check(outcomes.length > 0, 'chanceOutcomes', 0, 'at least one at a chance point');
  fail.check(
    state.legalActions().length === 0,
    'legalActions',
    state.legalActions().length,
    'none for players at a chance point',
  );
  let sum = 0;
  let total = 0;
  outcomes.forEach((o, i) => {
    const before = outcomes[i - 1];
    if (before) fail.check(before.action < o.action, 'chanceOutcomes', o.action, 'ascending and unique');
    fail.check(Number.isInteger(o.weight) && o.weight > 0 && o.probability > 0, 'chanceOutcomes', o, 'a positive whole weight');
    sum += o.probability;
    total += o.weight;
  });
  fail.check(Math.abs(sum - 1) < 1e-9, 'chanceOutcomes', sum, 'probabilities that add up to 1');
  let r = random.below(total);
  return (outcomes.find((o) => (r -= o.weight) < 0) as (typeof outcomes)[number]).action;
}
function checkIllegal(state: CheckedState, player: number, fail: Failure): void {
  const known = new Set(player === CHANCE ? state.chanceOutcomes().map((o) => o.action) : Array.from(state.legalActions()));
  const before = state.fullHash();
  for (const action of [0, 1, 0x7fffffff, -1, 0.5, Number.NaN, (16 << 24) | 15]) {
    if (known.has(action)) continue;
    let refused = false;
    try {
      state.apply(action);
    } catch {
      refused = true;
    }
    fail.check(
      refused && state.fullHash() === before,
      'apply',
      action,
      'an error and an unchanged state for an action that is not legal',
    );
  }
}
function checkClone(state: CheckedState, action: number, fail: Failure): void {
  const copy = state.clone();
  const before = state.fullHash();
  fail.check(copy.fullHash() === before && copy.currentPlayer() === state.currentPlayer(), 'clone', copy.fullHash(), before);
  copy.apply(action);
  fail.check(state.fullHash() === before, 'clone', state.fullHash(), 'a state that the clone does not touch');
  copy.dispose();
}
function checkUndo(state: CheckedState, action: number, fail: Failure): void {
  const before = state.fullHash();
  const returns = state.returns();
  const legal = Array.from(state.legalActions());
  state.apply(action);
  fail.check(state.undo(), 'undo', false, 'an action to take back');
  fail.check(state.fullHash() === before && equal(state.returns(), returns), 'undo', state.fullHash(), before);
  fail.check(equal(Array.from(state.legalActions()), legal), 'undo', state.legalActions().length, 'the same legal actions');
}
function checkResample(state: CheckedState, random: Random, fail: Failure): void {
  const seed = random.next();
  const a = state.resample(seed);
  const b = state.resample(seed);
  fail.check(
    a.hash() === state.hash() && a.currentPlayer() === state.currentPlayer() && equal(a.returns(), state.returns()),
    'resample',
    a.hash(),
    'the same public state',
  );
  fail.check(
    equal(Array.from(a.legalActions()), Array.from(state.legalActions())),
    'resample',
    a.legalActions().length,
    'the same legal actions',
  );
  fail.check(
    equal(
      a.chanceOutcomes().map((o) => o.weight),
      state.chanceOutcomes().map((o) => o.weight),
    ),
    'resample',
    a.chanceOutcomes().length,
    'the same outcomes',
  );
  fail.check(a.fullHash() === b.fullHash(), 'resample', b.fullHash(), 'the same hidden part for the same seed');
  a.dispose();
  b.dispose();
}
/** Two states of one seed play alike when chance is their own. */
function checkReplay(played: CheckedState, fresh: CheckedState, fail: Failure): void {
  const random = new Random(1);
  const again = fresh.clone();
  for (let n = 0; !fresh.isTerminal(); n++) {
    fail.at(n);
    if (fresh.currentPlayer() === CHANCE) {
      const a = fresh.applyRandom();
      fail.check(again.applyRandom() === a, 'applyRandom', a, 'the same outcome for the same seed');
      continue;
    }
    const legal = fresh.legalActions();
    const action = legal[random.below(legal.length)] as number;
    fresh.apply(action);
    again.apply(action);
  }
  fail.check(fresh.fullHash() === again.fullHash(), 'seed', again.fullHash(), fresh.fullHash());
  fail.check(played.isTerminal(), 'isTerminal', false, 'a finished game');
  fresh.dispose();
  again.dispose();
}
