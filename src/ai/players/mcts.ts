/**
 * Monte Carlo tree search, open loop over chance: no positions are kept in the tree, every iteration plays the root anew and
 * samples draws and dice on its way; a node is reached by the moves and outcomes since the root.
 * Leaves are judged by one playout in the core, or by a value: then a node begins with the values of its moves, and the better
 * ones are tried first. Equal seed, position and iteration budget give equal moves.
 */
import type { Judge } from '../../../assembly/constants.js';
import { needInt, needNumber, needOptions, needWordOf } from '../../guard.js';
import type { Position } from '../../position.js';
import { seedWords } from '../../setup/seed.js';
import { playouts, ROLLOUTS, type RolloutPolicy } from '../playouts.js';
import { derive } from '../random.js';
import { judged, judgeOf, valueEstimate, VALUES, type Value } from './greedy.js';
import { margin, needDecision, type Player, type SearchResult } from './player.js';
import { drawsOf, isBehind, racersOf, worth, type Draw, type Racer } from './race.js';

/** How the tree search thinks. */
export interface MctsOptions {
  /** Iterations a decision, default 1000. */
  readonly iterations?: number;
  /** Milliseconds a decision instead of iterations; then moves depend on the machine. */
  readonly milliseconds?: number;
  readonly seed?: number | string;
  /** Values leaves and guides the choice in place of playouts; `rollout`, `horizon` and `exploration` are of no use then. */
  readonly value?: Value;
  /** Policy of the playouts, default `light`. */
  readonly rollout?: RolloutPolicy;
  /** Turns a playout goes on before the board is scored as it stands; -1 to the end of the game. */
  readonly horizon?: number;
  /** Exploration constant, default 0.5. */
  readonly exploration?: number;
  /** Points of lead that are worth about three quarters of a win. */
  readonly scale?: number;
  /** Independent trees that share the budget and vote with their visits (ensemble UCT). */
  readonly trees?: number;
}
/** What `mctsPlayer` takes for options left out. */
export const MCTS_DEFAULTS = { iterations: 1000, rollout: 'light', horizon: -1, exploration: 0.5, scale: 20, trees: 1 } as const;

interface Node {
  /** Player to move, -1 at chance. */
  readonly mover: number;
  /** Shares of a win by the values of the moves, and by how much what came was above them, summed up; none with playouts. */
  guess: Float64Array;
  off: number;
  visits: number;
  /** Decisions: moves in order, their children, visits, value sums to the mover. Chance: children by outcome. */
  moves: Uint32Array | null;
  children: (Node | undefined)[];
  count: Int32Array;
  sum: Float64Array;
  outcomes: Map<number, Node> | null;
}
function newNode(position: Position): Node {
  const mover = position.isOver || position.isChance ? -1 : position.actor;
  return {
    mover,
    guess: EMPTY_FLOATS,
    off: 0,
    visits: 0,
    moves: null,
    children: [],
    count: EMPTY_INTS,
    sum: EMPTY_FLOATS,
    outcomes: null,
  };
}
const EMPTY_INTS = new Int32Array(0);
const EMPTY_FLOATS = new Float64Array(0);

type Settings = Required<Omit<MctsOptions, 'milliseconds' | 'value'>> & Pick<MctsOptions, 'milliseconds' | 'value'>;

const OPTIONS = [...Object.keys(MCTS_DEFAULTS), 'milliseconds', 'seed', 'value'];
/** Positions valued for the guesses of a node. */
const NODES = 3000;

/** The options with what was left out. @throws ERR_CONFIG, ERR_ARGUMENT */
function settingsOf(options: MctsOptions): Settings {
  needOptions(options, OPTIONS, 'ERR_CONFIG');
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const settings: Settings = { seed: 0, ...MCTS_DEFAULTS, ...given };
  seedWords(settings.seed);
  for (const key of ['iterations', 'trees'] as const) needInt(settings[key], key, 1, undefined, 'ERR_CONFIG');
  needInt(settings.horizon, 'horizon', -1, 0x7fffffff, 'ERR_CONFIG');
  needWordOf(settings.rollout, 'rollout', ROLLOUTS, 'ERR_CONFIG');
  if (settings.milliseconds !== undefined) needNumber(settings.milliseconds, 'milliseconds', 0, true);
  if (settings.value !== undefined) needWordOf(settings.value, 'value', VALUES, 'ERR_CONFIG');
  needNumber(settings.exploration, 'exploration', 0);
  needNumber(settings.scale, 'scale', 0, true);
  return settings;
}

/** Searches a decision. @throws ERR_PHASE at chance and at the end */
export function search(position: Position, options: MctsOptions = {}, salt = 0): SearchResult {
  needDecision(position);
  const settings = settingsOf(options);
  needInt(salt, 'salt', 0);
  const moves = position.legal().slice();
  const visits = new Float64Array(moves.length);
  const sums = new Float64Array(moves.length);
  const work = position.clone();
  let iterations = 0;
  try {
    if (moves.length > 1) {
      const end = settings.milliseconds === undefined ? Infinity : performance.now() + settings.milliseconds;
      for (let tree = 0; tree < settings.trees; tree++) {
        const limit = share(settings, tree);
        const until = end === Infinity ? Infinity : end - (settings.milliseconds as number) * (1 - (tree + 1) / settings.trees);
        const run = new Tree(position, work, settings, derive(settings.seed, salt, tree));
        const span = (settings.milliseconds as number) / settings.trees;
        let past = 0; // share of the tree's time, as the clock said last
        const used = (i: number): number => {
          if (until === Infinity) return i / limit;
          if (i > 0 && (i & 7) === 0) past = 1 - (until - performance.now()) / span;
          return past;
        };
        if (settings.value !== undefined) iterations += run.race(used);
        else for (let i = 0; used(i) < 1; i++, iterations++) run.iterate(i);
        run.addTo(visits, sums);
      }
    }
  } finally {
    work.dispose();
  }
  const values = sums.map((s, i) => (visits[i] ? s / (visits[i] as number) : 0));
  let best = 0;
  for (let i = 1; i < moves.length; i++) {
    const d = (visits[i] as number) - (visits[best] as number);
    if (d > 0 || (d === 0 && (values[i] as number) > (values[best] as number))) best = i;
  }
  return { moves, visits, values, iterations, best };
}
function share({ iterations, trees, milliseconds }: Settings, tree: number): number {
  if (milliseconds !== undefined) return Infinity;
  return Math.floor((iterations * (tree + 1)) / trees) - Math.floor((iterations * tree) / trees);
}

class Tree {
  private readonly rootNode: Node;
  private readonly path: Node[] = [];
  private readonly edges: number[] = [];
  private readonly values: number[];
  private readonly judge: Judge | undefined;

  constructor(
    private readonly start: Position,
    private readonly work: Position,
    private readonly settings: Settings,
    private readonly seed: number,
  ) {
    this.rootNode = newNode(start);
    this.values = start.scores;
    this.judge = settings.value && judgeOf(settings.value);
  }
  /**
   * Values at the root: the likely moves meet the same draws, every kind that is left in turn; the worst of them leave as the budget
   * goes, and any that is clearly behind. The search ends with the last.
   * @param used share of the budget that so many iterations have used
   * @returns iterations
   */
  race(used: (i: number) => number): number {
    const root = this.rootNode;
    this.work.copyFrom(this.start);
    this.expand(root);
    let left = racersOf(root.guess);
    const first = left.length;
    const draws = drawsOf(this.start);
    let i = 0;
    for (let world = 0; left.length > 1; world++) {
      const { move, weight } = draws[world % draws.length] as Draw;
      for (const racer of left) {
        if (used(i) >= 1) return i;
        const value = this.iterate(world, racer.edge, move);
        racer.values.push(value);
        racer.sum += weight * value;
        racer.weight += weight;
        i++;
      }
      left.sort((a, b) => worth(b) - worth(a));
      const best = left[0] as Racer;
      const room = Math.max(2, Math.ceil(first * (1 - used(i)) ** 2));
      left = left.filter((each, k) => k === 0 || (k < room && !isBehind(each.values, best.values)));
    }
    return i;
  }
  /** One iteration: down the tree, one new node, one playout or value, back up. */
  iterate(i: number, first?: number, draw?: number): number {
    const { work, path, edges } = this;
    work.copyFrom(this.start);
    work.reseed(derive(this.seed, i), i);
    path.length = edges.length = 0;
    let node = this.rootNode;
    let sampled = false;
    let fresh = false; // a player after the draw was not seen before: what follows is valued when its part ends
    while (!work.isOver) {
      if (node.mover < 0) {
        if (fresh) break;
        node = this.sample(node, sampled ? undefined : draw);
        if (work.phase !== 'roll') sampled = true; // a die is of the turn
        continue;
      }
      if (node.moves === null) {
        this.expand(node);
        fresh = sampled && this.judge !== undefined;
        // what two players come to is told by the best guess
        if (fresh && this.values.length === 2) break;
      }
      const edge = first !== undefined && path.length === 0 ? first : this.select(node);
      path.push(node);
      edges.push(edge);
      work.make((node.moves as Uint32Array)[edge] as number);
      let child = node.children[edge];
      if (child === undefined) {
        node.children[edge] = child = newNode(work);
        if (this.judge === undefined) break;
      }
      node = child;
    }
    this.evaluate(i, node);
    for (let k = 0; k < path.length; k++) {
      const at = path[k] as Node;
      const edge = edges[k] as number;
      at.visits++;
      at.count[edge] = (at.count[edge] as number) + 1;
      const value = this.values[at.mover] as number;
      at.sum[edge] = (at.sum[edge] as number) + value;
      if (at.guess.length > 0) at.off += value - (at.guess[edge] as number);
    }
    return this.values[this.rootNode.mover] as number;
  }
  /** Makes the given outcome where it is one, else what the generator says. */
  private sample(node: Node, given?: number): Node {
    const { work } = this;
    let outcome = given ?? 0;
    if (given !== undefined && work.isLegal(given)) work.make(given);
    else outcome = work.makeChance();
    node.outcomes ??= new Map();
    let child = node.outcomes.get(outcome);
    if (!child) node.outcomes.set(outcome, (child = newNode(work)));
    return child;
  }
  private expand(node: Node): void {
    const moves = this.work.legal().slice();
    node.moves = moves;
    node.count = new Int32Array(moves.length);
    node.sum = new Float64Array(moves.length);
    if (this.judge === undefined) return;
    node.guess = judged(this.work, this.judge, NODES).map((value) => this.squash(value));
  }
  /** With values: the best mean, where the guess, moved by what it was off so far, counts as a visit. */
  private choose({ count, sum, visits, guess, off }: Node): number {
    const means = guess.map((value, i) => ((sum[i] as number) + value + off / (visits || 1)) / ((count[i] as number) + 1));
    return means.indexOf(Math.max(...means));
  }
  /** UCB1; a move never tried comes first, in an order that depends on the seed. */
  private select(node: Node): number {
    if (this.judge !== undefined) return this.choose(node);
    const { count, sum, visits } = node;
    const n = count.length;
    const { exploration } = this.settings;
    const log = Math.log(visits + 1);
    if (visits < n) return this.untried(node, n - visits);
    let best = 0;
    let top = -Infinity;
    for (let i = 0; i < n; i++) {
      const c = count[i] as number;
      const value = (sum[i] as number) / c + exploration * Math.sqrt(log / c);
      if (value > top) {
        top = value;
        best = i;
      }
    }
    return best;
  }
  private untried(node: Node, left: number): number {
    let k = derive(this.seed, node.visits, left) % left;
    for (let i = 0; ; i++) if (node.count[i] === 0 && k-- === 0) return i;
  }
  private evaluate(i: number, { mover, guess }: Node): void {
    const { rollout, horizon } = this.settings;
    const scores = this.work.isOver
      ? this.work.scores
      : this.judge === undefined
        ? playouts(this.work, { policy: rollout, horizon, seed: this.seed, first: i })
        : valueEstimate(this.work, this.judge);
    for (let p = 0; p < scores.length; p++) this.values[p] = this.squash(margin(scores, p));
    if (guess.length === 0 || this.work.isOver) return;
    // what the player to move can make of it
    const value = Math.max(...guess);
    if (scores.length === 2) this.values[1 - mover] = 1 - value;
    this.values[mover] = value;
  }
  private squash(lead: number): number {
    return 0.5 + 0.5 * Math.tanh(lead / this.settings.scale);
  }
  addTo(visits: Float64Array, sums: Float64Array): void {
    this.rootNode.count.forEach((c, i) => (visits[i] = (visits[i] as number) + c));
    this.rootNode.sum.forEach((s, i) => (sums[i] = (sums[i] as number) + s));
  }
}

/** Monte Carlo tree search with playouts in the core. */
export function mctsPlayer(options: MctsOptions = {}): Player {
  const settings = settingsOf(options);
  const think = (position: Position, salt?: number) => search(position, settings, salt);
  return {
    name: 'mcts',
    think,
    choose(position, salt) {
      const { moves, best } = think(position, salt);
      return moves[best] as number;
    },
  };
}
