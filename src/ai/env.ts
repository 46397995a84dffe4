/**
 * The contract that search code expects, after OpenSpiel: current player or chance, ascending legal actions, apply, undo,
 * clone, terminal, returns, rewards, exact chance outcomes, resampling of what is hidden.
 *
 * Actions are packed moves (u32); `PolicyView` gives them a fixed index. Carcassonne here is sequential, explicit-stochastic
 * and of perfect information: hidden is only nature's order of the bag and dice, that is, the state's generator.
 */
import type { Engine } from '../engine.js';
import { checkWord } from '../notation/check-word.js';
import { codecIn } from '../notation/in-core.js';
import { tokenOf } from '../notation/token.js';
import { readTile, tileCount } from '../core/board-reader.js';
import type { Position } from '../position.js';
import type { ConfigInput } from '../rules/config-schema.js';
import { seedWords } from '../setup/seed.js';
import type { Rules } from '../types.js';
import { isObject, needEngine, needInt, needOptions, needPosition, refuseArgument } from '../guard.js';
import { returnsOf, type Returns, returnsNumber } from './returns.js';

/** `currentPlayer()` at a chance point. */
export const CHANCE = -1;
/** `currentPlayer()` when the game is over. */
export const TERMINAL = -4;

/** How a state begins. */
export interface StateOptions {
  readonly seed?: number | string;
  /** Default `score`. */
  readonly returns?: Returns;
}
type Generator = readonly [number, number, number, number];

/** A state with its history: the contract for search over a position. */
export class GameState {
  /** The position itself; what is done to it is done to the state. */
  readonly position: Position;
  /** How returns are counted: points, lead or win. */
  readonly returnsMode: Returns;
  /** Where the state began, for undoing further than the core's journal reaches. */
  private readonly root: Position;
  private readonly actions: number[];
  /** Generator after each action, since seeded chance moves it. */
  private readonly generators: Generator[];
  /** Returns before each action. */
  private readonly before: number[][];

  private constructor(
    position: Position,
    root: Position,
    returns: Returns,
    actions: number[],
    generators: Generator[],
    before: number[][],
  ) {
    needPosition(position);
    if (!Array.isArray(actions) || !isObject(root))
      refuseArgument('state', actions, 'a state of GameState.start or GameState.from');
    returnsNumber(returns);
    this.position = position;
    this.root = root;
    this.returnsMode = returns;
    this.actions = actions;
    this.generators = generators;
    this.before = before;
  }
  /** A new game. @throws ERR_CONFIG, ERR_CAPACITY */
  static start(engine: Engine, config: ConfigInput | Rules = {}, options: StateOptions = {}): GameState {
    needEngine(engine);
    const { seed = 0, returns = 'score' } = needOptions(options, ['seed', 'returns'], 'ERR_CONFIG');
    returnsNumber(returns);
    return begun(engine.newPosition(config, seed), returns);
  }
  /** A state that takes over a position; it is disposed with the state. */
  static from(position: Position, returns: Returns = 'score'): GameState {
    needPosition(position);
    returnsNumber(returns);
    return begun(position, returns);
  }

  /** The compiled rules that it is played by. */
  get rules(): Rules {
    return this.position.rules;
  }
  /** Number of players, 2 to 6. */
  get numPlayers(): number {
    return this.rules.config.players;
  }
  /** Who decides; CHANCE (-1) or TERMINAL (-4). */
  currentPlayer(): number {
    if (this.position.isOver) return TERMINAL;
    return this.position.isChance ? CHANCE : this.position.actor;
  }
  /** Whether the game has ended. */
  isTerminal(): boolean {
    return this.position.isOver;
  }
  /** Whether chance moves next. */
  isChance(): boolean {
    return this.position.isChance;
  }
  /** Packed moves of the player to move, ascending and unique; for another player, at chance and at the end none. A copy. */
  legalActions(player: number = this.currentPlayer()): Uint32Array<ArrayBuffer> {
    needInt(player, 'player', TERMINAL, this.numPlayers - 1, 'ERR_MOVE');
    if (player < 0 || player !== this.currentPlayer()) return new Uint32Array(0);
    return this.position.legal().slice();
  }
  /** At a chance point every outcome, ascending, with its exact integer weight and its probability; else none. */
  chanceOutcomes(): { readonly action: number; readonly weight: number; readonly probability: number }[] {
    if (!this.position.isChance) return [];
    const outcomes = Array.from(this.position.legal().slice(), (action) => ({ action, weight: this.position.weight(action) }));
    const total = outcomes.reduce((sum, o) => sum + o.weight, 0);
    return outcomes.map((o) => ({ ...o, probability: o.weight / total }));
  }
  /** Applies an action or a chance outcome. @throws ERR_MOVE when it is not legal; the state is as it was */
  apply(action: number): this {
    const before = this.returns();
    this.position.make(action);
    return this.note(action, before);
  }
  /** At a chance point: an outcome by the state's own generator; returns it. @throws ERR_PHASE elsewhere */
  applyRandom(): number {
    const before = this.returns();
    this.position.core.calls.setDeck(0);
    const action = this.position.makeChance();
    this.note(action, before);
    return action;
  }
  private note(action: number, before: number[]): this {
    this.actions.push(action);
    this.generators.push(this.position.generator);
    this.before.push(before);
    return this;
  }
  /** Takes the last action back, chance too. False at the beginning. */
  undo(): boolean {
    this.position.use();
    if (this.actions.length === 0) return false;
    this.actions.pop();
    this.generators.pop();
    this.before.pop();
    if (this.position.unmake()) return true;
    this.position.copyFrom(this.root);
    for (const action of this.actions) this.position.make(action);
    this.position.restoreGenerator(this.generators.at(-1) ?? this.root.generator);
    return true;
  }
  /** Actions and outcomes since the beginning of this state. */
  history(): readonly number[] {
    this.position.use();
    return this.actions;
  }
  /** What the position is worth to each player by `returnsMode`; in the end the return of the game. */
  returns(): number[] {
    return returnsOf(this.position.scores, this.returnsMode, this.position.isOver);
  }
  /** What the last action (or outcome) brought to each player; the sum over a game is `returns()`. */
  rewards(): number[] {
    const before = this.before.at(-1);
    const now = this.returns();
    return before ? now.map((r, p) => r - (before[p] as number)) : now.map(() => 0);
  }
  /** Returns before the first action: rewards add up from here. */
  initialReturns(): number[] {
    this.position.use();
    return this.before[0] ?? this.returns();
  }
  /** An independent state with its own history. */
  clone(): GameState {
    const position = this.position.clone();
    return made(position, this.root.clone(), this.returnsMode, [...this.actions], [...this.generators], [...this.before]);
  }
  /** The same public state with another hidden part: order of the bag and dice by `seed`. Undo does not reach back beyond it. */
  resample(seed: number | string): GameState {
    const words = seedWords(seed);
    const position = this.position.clone();
    position.reseed(...words);
    return begun(position, this.returnsMode);
  }
  /** Public position with pending decisions, 16 hex digits; the order in which the tiles came does not matter. */
  hash(): string {
    return this.position.hash();
  }
  /** `hash` and the hidden part: the generator's state. */
  fullHash(): string {
    return `${this.hash()}:${this.position.generator.map((w) => w.toString(16).padStart(8, '0')).join('')}`;
  }
  /** The text token of an action of this state. */
  actionToString(action: number): string {
    const { core } = this.position;
    this.position.use();
    const codec = codecIn(core);
    return tokenOf(codec, this.rules, checkWord(codec, this.rules, action), (x, y) => {
      for (let i = tileCount(core, this.position.use()) - 1; i >= 0; i--) {
        const tile = readTile(core, this.position.use(), i);
        if (tile.x === x && tile.y === y) return this.rules.kinds[tile.kind];
      }
      return undefined;
    });
  }
  /** For logs. */
  toJSON(): object {
    return { ...this.position.toJSON(), returns: this.returnsMode, actions: this.actions.length };
  }
  /** Gives the memory back. */
  dispose(): void {
    this.position.dispose();
    this.root.dispose();
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** What a state is made of, in the order of its constructor. */
type Parts = [
  position: Position,
  root: Position,
  returns: Returns,
  actions: number[],
  generators: Generator[],
  before: number[][],
];
/** Stands outside: a class that names itself gets another name from the bundler. Its constructor is for these two alone. */
const made = (...parts: Parts): GameState => new (GameState as unknown as new (...parts: Parts) => GameState)(...parts);
const begun = (position: Position, returns: Returns): GameState => made(position, position.clone(), returns, [], [], []);
