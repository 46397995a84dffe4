/**
 * A position in the core, for programs that search: integers only, no record, no events. Every method is one or two calls
 * into the core. `Game` is the convenient side of the same thing.
 */
import { Pos, Status } from '../assembly/constants.js';
import type { CoreInstance } from './core/instance.js';
import { Address } from './core/exports.js';
import { HighwaymanError } from './errors.js';
import { Step } from '../assembly/generated/ids.js';
import { needGenerator, needInt, needPosition, needWord, needWordOf, refuseArgument } from './guard.js';
import type { Phase, Rules } from './types.js';

/** By the generator, every outcome, and the same again as `Game.perft` says it. */
const PERFT_CHANCE = ['seed', 'kinds', 'deck', 'types'] as const;

/**
 * The bare side of a game, for search: packed moves only, made and taken back in place. Positions come from `engine.newPosition`
 * and `game.position()`.
 */
export class Position {
  /** @internal */
  readonly core: CoreInstance;
  /** @internal */
  slot: number;

  /** @internal Positions come from `Engine`, `Game.position` and `clone`. */
  constructor(core: CoreInstance, slot: number) {
    needInt(slot, 'position', 0, 0x7fffffff);
    if (typeof core?.acquire !== 'function')
      refuseArgument('position', core, 'a position of an engine, a game or another position');
    this.core = core;
    this.slot = slot;
  }

  /** The compiled rules that it is played by. */
  get rules(): Rules {
    return this.core.rules;
  }
  /** Number of the step that is asked in the core, constants of assembly/generated/ids.ts. */
  get phaseNumber(): number {
    return this.core.word(this.use(), Pos.Phase);
  }
  /** What is decided next. */
  get phase(): Phase {
    return this.core.steps[this.phaseNumber]?.[1] as Phase;
  }
  /** Player who decides; -1 at a chance point and when the game is over. */
  get actor(): number {
    return this.core.word(this.use(), Pos.Actor);
  }
  /** Player whose turn it is, from 0. */
  get turnPlayer(): number {
    return this.core.word(this.use(), Pos.Turn);
  }
  /** Id of the tile in hand. */
  get drawn(): string | null {
    return this.rules.kinds[this.core.word(this.use(), Pos.Drawn)]?.id ?? null;
  }
  /** Whether the game has ended, final scoring included. */
  get isOver(): boolean {
    return this.phaseNumber === Step.Over;
  }
  /** Whether a draw, a die or a chip is due. */
  get isChance(): boolean {
    const phase = this.phaseNumber;
    return phase === Step.Draw || phase === Step.Chip || phase === Step.Roll;
  }
  /** @throws ERR_MOVE for a player that there is not */
  score(player: number): number {
    return this.core.word(
      this.use(),
      (Pos.Scores + needInt(player, 'player', 0, this.rules.config.players - 1, 'ERR_MOVE')) as Pos,
    );
  }
  /** Points by player. */
  get scores(): number[] {
    const slot = this.use();
    return Array.from({ length: this.rules.config.players }, (_, p) => this.core.word(slot, (Pos.Scores + p) as Pos));
  }

  /**
   * Legal moves, or the outcomes at a chance point: packed, ascending, unique, written into one buffer of the core.
   * The view is valid until the next call on any position of the same rules; copy it (`slice()`) to keep it.
   */
  legal(): Uint32Array<ArrayBuffer> {
    return this.core.moves(this.count());
  }
  /** Number of legal moves. */
  count(): number {
    const slot = this.use();
    try {
      return this.core.exports.generate(slot);
    } catch (error) {
      return this.core.fail(error);
    }
  }
  /** Whether a packed move is legal now. */
  isLegal(move: number): boolean {
    const slot = this.use();
    if (!isMoveNumber(move)) return false;
    try {
      return this.core.exports.isLegal(slot, move) === 1;
    } catch (error) {
      return this.core.fail(error);
    }
  }
  /** Makes a legal move or chance outcome. @throws ERR_MOVE when it is not legal; the position is unchanged. */
  make(move: number): void {
    const slot = this.use();
    if (!isMoveNumber(move) || this.tryMake(slot, move) !== Status.Ok) {
      throw new HighwaymanError('ERR_MOVE', 'move', move, `a legal move in phase ${this.phase}`);
    }
  }
  /** Takes the last move back; false when the journal holds no more (see the guide on limits). */
  unmake(): boolean {
    const slot = this.use();
    try {
      return this.core.exports.unmake(slot) === Status.Ok;
    } catch (error) {
      return this.core.fail(error);
    }
  }
  /** How many moves `unmake` can take back now. */
  get history(): number {
    return this.core.calls.history(this.use());
  }
  /** Makes a chance outcome drawn by the position's own generator and returns it. @throws ERR_PHASE when chance is not due. */
  makeChance(): number {
    const move = this.core.calls.makeChance(this.use());
    if (move < 0) throw new HighwaymanError('ERR_PHASE', 'phase', this.phase, 'a chance point: draw, roll or chip');
    return move;
  }
  /** Integer weight of a chance outcome; the probabilities are the weights over their sum. @throws ERR_MOVE for what is no outcome now */
  weight(move: number): number {
    const slot = this.use();
    const weight = this.isChance && this.isLegal(move) ? this.core.calls.weight(slot, move) : 0;
    if (weight > 0) return weight;
    throw new HighwaymanError(
      'ERR_MOVE',
      'move',
      move,
      this.isChance ? 'a chance outcome of this position' : `a chance point, not phase ${this.phase}`,
    );
  }
  /** Plays uniformly random moves to the end of the game; the history is lost. */
  playout(): void {
    this.core.calls.playout(this.use());
  }
  /** New generator state from a 64-bit seed in two words. */
  reseed(lo: number, hi = 0): void {
    this.core.calls.setSeed(this.use(), needWord(lo, 'lo'), needWord(hi, 'hi'));
  }
  /**
   * Leaves at that depth in decisions; `chance` "seed" follows the generator, "kinds" takes every kind of outcome once
   * ("deck" and "types", as games say, are the same).
   * @param limit moves and outcomes made on the way at most (the last decision is listed, not made); without it the count takes
   * as long as it takes: see the guide on limits
   * @throws ERR_MOVE for a bad depth or limit; ERR_CAPACITY, field `limit`, when the limit is reached, field `depth`, when the way
   * down is longer than the history; the position is unchanged
   */
  perft(depth: number, chance: 'seed' | 'kinds' | 'deck' | 'types' = 'seed', limit?: number): number {
    needInt(depth, 'depth', 0, 64, 'ERR_MOVE');
    this.use();
    const every = PERFT_CHANCE.indexOf(needWordOf(chance, 'chance', PERFT_CHANCE, 'ERR_MOVE'));
    if (limit !== undefined) needInt(limit, 'limit', 1, undefined, 'ERR_MOVE');
    // on a copy, whose history is empty: all of the journal is for the way down
    const copy = this.clone();
    const leaves = copy.core.calls.perft(copy.slot, depth, every & 1, limit ?? Infinity);
    copy.dispose();
    if (leaves === -1)
      throw new HighwaymanError('ERR_CAPACITY', 'limit', limit, 'a smaller depth, chance by the seed or a larger limit');
    if (leaves < 0) throw new HighwaymanError('ERR_CAPACITY', 'depth', depth, 'a smaller depth');
    return leaves;
  }
  /** 64-bit hash as low and high word: board, hands, scores, turn, pending decisions; not the generator (see the guide on concepts). */
  hashWords(): [lo: number, hi: number] {
    const lo = this.core.calls.hashLo(this.use()) >>> 0;
    return [lo, this.core.calls.hashHi() >>> 0];
  }
  /** Checks the incremental hash against one computed from the board, for tests. */
  hashIsTrue(): boolean {
    return this.core.calls.hashIsTrue(this.use()) === 1;
  }
  /** The hash as sixteen hexadecimal digits; see `hashWords`. */
  hash(): string {
    const [lo, hi] = this.hashWords();
    return hi.toString(16).padStart(8, '0') + lo.toString(16).padStart(8, '0');
  }
  /** The generator's four words. */
  get generator(): [number, number, number, number] {
    const at = (this.core.address(this.use(), Address.Header) >>> 2) + Pos.Rng;
    return [0, 1, 2, 3].map((i) => this.core.u32[at + i] as number) as [number, number, number, number];
  }
  /** @internal Sets the generator's words as they were saved. */
  restoreGenerator(words: readonly number[]): void {
    const slot = this.use();
    const checked = needGenerator(words);
    const at = (this.core.address(slot, Address.Header) >>> 2) + Pos.Rng;
    checked.forEach((word, i) => (this.core.u32[at + i] = word));
  }

  /** An independent copy with an empty history. */
  clone(): Position {
    const from = this.use();
    const to = this.core.acquire();
    this.core.calls.clone(from, to);
    return made(this.core, to);
  }
  /** Takes over another position of the same rules, without a new slot. */
  copyFrom(other: Position): void {
    needPosition(other, 'other');
    if (other.core !== this.core)
      throw new HighwaymanError(
        'ERR_MOVE',
        'other',
        other.rules.fingerprint,
        `a position of the same rules, ${this.rules.fingerprint}`,
      );
    this.core.calls.clone(other.use(), this.use());
  }
  /** Gives the slot back. Using the position afterwards throws ERR_DISPOSED. */
  dispose(): void {
    if (this.slot < 0) return;
    this.core.release(this.slot);
    this.slot = -1;
  }
  /** For logs: where the position stands. */
  toJSON(): { phase: Phase; actor: number; turnPlayer: number; scores: number[]; hash: string } | { disposed: true } {
    if (this.slot < 0) return { disposed: true };
    return { phase: this.phase, actor: this.actor, turnPlayer: this.turnPlayer, scores: this.scores, hash: this.hash() };
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
  private tryMake(slot: number, move: number): number {
    try {
      return this.core.exports.make(slot, move);
    } catch (error) {
      return this.core.fail(error);
    }
  }
  /** @internal */
  use(): number {
    if (this.slot < 0) throw new HighwaymanError('ERR_DISPOSED', 'position', 'disposed', 'a position that was not disposed');
    return this.slot;
  }
}

/** Packed moves are 31 bits; other numbers would be cut to them on the way into the core. */
function isMoveNumber(move: number): boolean {
  return Number.isInteger(move) && move >= 0 && move <= 0xffffffff;
}

/** Stands outside: a class that names itself gets another name from the bundler. */
const made = (...given: ConstructorParameters<typeof Position>): Position => new Position(...given);
