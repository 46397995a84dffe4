/**
 * Batch stepping: N independent games, one call a step. Write `actions`, call `step`, read the views. A finished game is
 * replaced by a new one at once (`dones` says so, `lastScores` keeps its points).
 */
import { Batch, BatchWhat } from '../../assembly/constants.js';
import { acquireBuffer, type Buffer, releaseBuffer } from '../core/buffer.js';
import type { CoreInstance } from '../core/instance.js';
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import { needEngine, needFlag, needNumbers, needOptions, needWordOf } from '../guard.js';
import type { Position } from '../position.js';
import type { ConfigInput } from '../rules/config-schema.js';
import { seedWords } from '../setup/seed.js';
import type { Rules } from '../types.js';
import { checkSide, observationSpec, windowSide, type ObservationSpec } from './observation.js';
import { numActions } from './policy.js';
import { returnsNumber, type Returns } from './returns.js';

/** What a batch plays and writes. */
export interface BatchOptions {
  /** Number of games. */
  readonly n: number;
  /** Game i plays its episode e as a game of seed `seed + i + e * 2^32` (for number seeds). */
  readonly seed?: number | string;
  readonly returns?: Returns;
  /** `index`: actions are policy indices and masks are written (default). `packed`: actions are packed moves. */
  readonly actions?: 'index' | 'packed';
  /** Write observations for who decides; default true with index actions. */
  readonly observe?: boolean;
  /** Window side S. */
  readonly side?: number;
}

const BATCH_OPTIONS = ['n', 'seed', 'returns', 'actions', 'observe', 'side'];

/** N games stepped in one call, with auto-reset, masks and observations in the core's memory. */
export class BatchEnv {
  /** The compiled rules that all games are played by. */
  readonly rules: Rules;
  readonly n: number;
  /** Players of a game. */
  readonly players: number;
  /** Actions of the policy index, the length of a mask. */
  readonly numActions: number;
  /** What observations hold, plane by plane. */
  readonly spec: ObservationSpec;
  /** Whether `actions` takes policy indices or packed moves. */
  readonly actionKind: 'index' | 'packed';
  private readonly core: CoreInstance;
  private readonly probe: Position;
  private readonly games: number;
  private buffer: Buffer | null;
  private readonly at: number;
  private seen: ArrayBufferLike | null = null;
  private views!: Views;

  /** @throws ERR_CONFIG, ERR_CAPACITY */
  constructor(engine: Engine, config: ConfigInput | Rules, options: BatchOptions) {
    needEngine(engine);
    const { n, seed = 0, returns = 'score', actions = 'index' } = needOptions(options, BATCH_OPTIONS, 'ERR_CONFIG');
    needWordOf(actions, 'actions', ['index', 'packed'], 'ERR_CONFIG');
    const observe = needFlag(options.observe ?? actions === 'index', 'observe', 'ERR_CONFIG');
    if (!Number.isInteger(n) || n < 1 || n > 65536)
      throw new HighwaymanError('ERR_CONFIG', 'n', n, 'a number of games from 1 to 65536');
    const mode = returnsNumber(returns);
    const [lo, hi] = seedWords(seed);
    if (options.side !== undefined) checkSide(options.side);
    this.probe = engine.newPosition(config, 0);
    this.rules = this.probe.rules;
    this.core = this.probe.core;
    this.n = n;
    this.players = this.rules.config.players;
    const side = checkSide(options.side ?? windowSide(this.rules));
    this.spec = observationSpec(this.probe, side);
    this.numActions = numActions(side);
    this.actionKind = actions;
    const what = (actions === 'index' ? BatchWhat.Index : 0) | (observe ? BatchWhat.Observe : 0);
    const bytes = this.core.calls.batchBytes(n, side, what) >>> 0;
    if (bytes === 0) throw new HighwaymanError('ERR_CAPACITY', 'n', n, 'a batch whose arrays fit into 2 GB');
    this.games = this.core.acquireRun(n);
    this.buffer = acquireBuffer(this.core, bytes);
    this.at = this.buffer.at;
    if (this.core.calls.batchOpen(this.buffer.first, this.games, n, side, what, mode, lo, hi) !== 0) {
      throw new HighwaymanError('ERR_INTERNAL', 'batchOpen', n, 'a batch');
    }
  }
  /**
   * Carries out `actions` and whatever chance follows; -1 leaves a game alone. An action that is not legal is refused: that
   * game stays as it was and its entry in `refused` is 1.
   * @returns number of refused actions
   */
  step(actions?: ArrayLike<number>): number {
    if (actions !== undefined) {
      needNumbers(actions, 'actions');
      if (actions.length !== this.n) throw new HighwaymanError('ERR_MOVE', 'actions', actions.length, `${this.n} actions`);
      this.actions.set(actions);
    }
    return this.core.calls.batchStep(this.run.first);
  }
  /** Int32Array [n]: what `step` will do. */
  get actions(): Int32Array<ArrayBuffer> {
    return this.fresh().actions;
  }
  /** Float32Array [n][players] of the last step. */
  get rewards(): Float32Array<ArrayBuffer> {
    return this.fresh().rewards;
  }
  /** Uint8Array [n]: the game ended in the last step. */
  get dones(): Uint8Array<ArrayBuffer> {
    return this.fresh().dones;
  }
  /** Uint8Array [n]: 1 where the last action was not legal. */
  get refused(): Uint8Array<ArrayBuffer> {
    return this.fresh().refused;
  }
  /** Int32Array [n]: who decides now. */
  get actors(): Int32Array<ArrayBuffer> {
    return this.fresh().actors;
  }
  /** Int32Array [n]: tile in focus after a CELL index, -1 none. */
  get focus(): Int32Array<ArrayBuffer> {
    return this.fresh().focus;
  }
  /** Int32Array [n]: games finished. */
  get episodes(): Int32Array<ArrayBuffer> {
    return this.fresh().episodes;
  }
  /** Int32Array [n]: legal moves outside the window. */
  get outOfWindow(): Int32Array<ArrayBuffer> {
    return this.fresh().outside;
  }
  /** Int32Array [n][players]: points of the last finished game. */
  get lastScores(): Int32Array<ArrayBuffer> {
    return this.fresh().scores;
  }
  /** Uint8Array [n][numActions]; empty for packed actions. */
  get masks(): Uint8Array<ArrayBuffer> {
    return this.fresh().masks;
  }
  /** Float32Array [n][planes][S][S]; empty without observations. */
  get planes(): Float32Array<ArrayBuffer> {
    return this.fresh().planes;
  }
  /** Float32Array [n][globalLength]. */
  get globals(): Float32Array<ArrayBuffer> {
    return this.fresh().globals;
  }
  /** Moves played by the core because everything legal lay outside the window. */
  get forced(): number {
    this.fresh();
    return this.core.i32[(this.at >>> 2) + Batch.Forced] as number;
  }
  /** Packed legal moves of one game, ascending; a copy. */
  legal(game: number): Uint32Array<ArrayBuffer> {
    return this.core.moves(this.core.calls.generate(this.slotOf(game))).slice();
  }
  /** Hash of one game's position, to compare with single games. */
  hash(game: number): string {
    this.core.calls.rehash(this.slotOf(game));
    const lo = this.core.calls.hashLo(this.slotOf(game)) >>> 0;
    return (this.core.calls.hashHi() >>> 0).toString(16).padStart(8, '0') + lo.toString(16).padStart(8, '0');
  }
  private slotOf(game: number): number {
    void this.run;
    if (!Number.isInteger(game) || game < 0 || game >= this.n)
      throw new HighwaymanError('ERR_MOVE', 'game', game, `a game from 0 to ${this.n - 1}`);
    return this.games + game;
  }
  private get run(): Buffer {
    if (!this.buffer) throw new HighwaymanError('ERR_DISPOSED', 'batch', 'disposed', 'a batch that was not disposed');
    return this.buffer;
  }
  /** Views are made anew after the memory has grown. */
  private fresh(): Views {
    void this.run;
    const memory = this.core.exports.memory.buffer as ArrayBuffer;
    if (this.seen === memory) return this.views;
    this.seen = memory;
    const words = new Int32Array(memory, this.at, Batch.Words);
    const from = (word: Batch) => this.at + (words[word] as number);
    const what = words[Batch.What] as number;
    const index = (what & BatchWhat.Index) !== 0;
    const observe = (what & BatchWhat.Observe) !== 0;
    const { n, players } = this;
    const [f, s] = this.spec.shape;
    this.views = {
      actions: new Int32Array(memory, from(Batch.ActionsAt), n),
      rewards: new Float32Array(memory, from(Batch.RewardsAt), n * players),
      dones: new Uint8Array(memory, from(Batch.DonesAt), n),
      refused: new Uint8Array(memory, from(Batch.RefusedAt), n),
      actors: new Int32Array(memory, from(Batch.ActorsAt), n),
      focus: new Int32Array(memory, from(Batch.FocusAt), n),
      episodes: new Int32Array(memory, from(Batch.EpisodesAt), n),
      outside: new Int32Array(memory, from(Batch.OutsideAt), n),
      scores: new Int32Array(memory, from(Batch.ScoresAt), n * players),
      masks: new Uint8Array(memory, from(Batch.MasksAt), index ? n * this.numActions : 0),
      planes: new Float32Array(memory, from(Batch.PlanesAt), observe ? n * f * s * s : 0),
      globals: new Float32Array(memory, from(Batch.GlobalsAt), observe ? n * this.spec.globalLength : 0),
    };
    return this.views;
  }
  /** For logs. */
  toJSON(): object {
    const { n, players, numActions, actionKind } = this;
    return { n, players, numActions, actionKind };
  }
  /** Gives the memory back. */
  dispose(): void {
    if (!this.buffer) return;
    releaseBuffer(this.core, this.buffer);
    this.core.releaseRun(this.games, this.n);
    this.buffer = null;
    this.probe.dispose();
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

interface Views {
  readonly actions: Int32Array<ArrayBuffer>;
  readonly rewards: Float32Array<ArrayBuffer>;
  readonly dones: Uint8Array<ArrayBuffer>;
  readonly refused: Uint8Array<ArrayBuffer>;
  readonly actors: Int32Array<ArrayBuffer>;
  readonly focus: Int32Array<ArrayBuffer>;
  readonly episodes: Int32Array<ArrayBuffer>;
  readonly outside: Int32Array<ArrayBuffer>;
  readonly scores: Int32Array<ArrayBuffer>;
  readonly masks: Uint8Array<ArrayBuffer>;
  readonly planes: Float32Array<ArrayBuffer>;
  readonly globals: Float32Array<ArrayBuffer>;
}
