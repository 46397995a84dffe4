/**
 * Monte Carlo tree search, open loop over chance: no positions are kept in the tree, every iteration plays the root anew and
 * samples draws and dice on its way; a node is reached by the moves and outcomes since the root.
 * Leaves are judged by one playout in the core. Equal seed, position and iteration budget give equal moves.
 */
import { needInt, needNumber, needOptions, needWordOf } from '../../guard.js';
import type { Position } from '../../position.js';
import { seedWords } from '../../setup/seed.js';
import { playouts, ROLLOUTS, type RolloutPolicy } from '../playouts.js';
import { derive } from '../random.js';
import { margin, needDecision, type Player } from './player.js';

/** How the tree search thinks. */
export interface MctsOptions {
  /** Iterations a decision, default 1000. */
  readonly iterations?: number;
  /** Milliseconds a decision instead of iterations; then moves depend on the machine. */
  readonly milliseconds?: number;
  readonly seed?: number | string;
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
  return { mover, visits: 0, moves: null, children: [], count: EMPTY_INTS, sum: EMPTY_FLOATS, outcomes: null };
}
const EMPTY_INTS = new Int32Array(0);
const EMPTY_FLOATS = new Float64Array(0);

type Settings = Required<Omit<MctsOptions, 'milliseconds'>> & Pick<MctsOptions, 'milliseconds'>;

const OPTIONS = [...Object.keys(MCTS_DEFAULTS), 'milliseconds', 'seed'];

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
  needNumber(settings.exploration, 'exploration', 0);
  needNumber(settings.scale, 'scale', 0, true);
  return settings;
}

/** Result of a search, by legal move of the root. */
export interface SearchResult {
  readonly moves: Uint32Array;
  readonly visits: Float64Array;
  /** Mean value to the player to move, 0..1. */
  readonly values: Float64Array;
  readonly iterations: number;
  /** Index of the move with most visits; ties go to the better value, then to the lower move. */
  readonly best: number;
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
        for (let i = 0; i < limit; i++) {
          if (until !== Infinity && (i & 7) === 0 && i > 0 && performance.now() >= until) break;
          run.iterate(i);
          iterations++;
        }
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
  private readonly values: number[] = [];

  constructor(
    private readonly start: Position,
    private readonly work: Position,
    private readonly settings: Settings,
    private readonly seed: number,
  ) {
    this.rootNode = newNode(start);
  }
  /** One iteration: down the tree, one new node, one playout, back up. */
  iterate(i: number): void {
    const { work, path, edges } = this;
    work.copyFrom(this.start);
    work.reseed(derive(this.seed, i), i);
    path.length = edges.length = 0;
    let node = this.rootNode;
    while (!work.isOver) {
      if (node.mover < 0) {
        node = this.sample(node);
        continue;
      }
      if (node.moves === null) this.expand(node);
      const edge = this.select(node);
      path.push(node);
      edges.push(edge);
      work.make((node.moves as Uint32Array)[edge] as number);
      const child = node.children[edge];
      if (child === undefined) {
        node.children[edge] = newNode(work);
        break;
      }
      node = child;
    }
    this.evaluate(i);
    for (let k = 0; k < path.length; k++) {
      const at = path[k] as Node;
      const edge = edges[k] as number;
      at.visits++;
      at.count[edge] = (at.count[edge] as number) + 1;
      at.sum[edge] = (at.sum[edge] as number) + (this.values[at.mover] as number);
    }
  }
  private sample(node: Node): Node {
    const outcome = this.work.makeChance();
    node.outcomes ??= new Map();
    let child = node.outcomes.get(outcome);
    if (!child) node.outcomes.set(outcome, (child = newNode(this.work)));
    return child;
  }
  private expand(node: Node): void {
    const moves = this.work.legal().slice();
    node.moves = moves;
    node.count = new Int32Array(moves.length);
    node.sum = new Float64Array(moves.length);
  }
  /** UCB1; a move never tried comes first, in an order that depends on the seed. */
  private select(node: Node): number {
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
  private evaluate(i: number): void {
    const { rollout, horizon } = this.settings;
    const scores = this.work.isOver
      ? this.work.scores
      : playouts(this.work, { policy: rollout, horizon, seed: this.seed, first: i });
    for (let p = 0; p < scores.length; p++) this.values[p] = this.squash(margin(scores, p));
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
  return {
    name: 'mcts',
    choose(position, salt = 0) {
      const found = search(position, settings, salt);
      return found.moves[found.best] as number;
    },
  };
}
