/** A game: a position with its record, its chance and its events; moves as objects, numbers or text. */
import { Status } from '../assembly/constants.js';
import { Address } from './core/exports.js';
import { readEvents, type GameEvent, type ScoreEvent } from './core/events.js';
import type { Engine } from './engine.js';
import { HighwaymanError } from './errors.js';
import { beginningOf, deckKinds, GAME_OPTIONS, type GameOptions, type Initial, type Step } from './game-options.js';
import { GameView } from './game-view.js';
import { isObject, needEngine, needFlag, needGenerator, needInt, needOptions, needPosition, refuseArgument } from './guard.js';
import { illegalMove } from './illegal-move.js';
import { moveOf } from './notation/packed.js';
import { kindNumber } from './rules/kind-of.js';
import type { Position } from './position.js';
import type { Move, TileKind } from './types.js';

export { GAME_OPTIONS, type GameOptions, type Initial } from './game-options.js';

const freed = new FinalizationRegistry<Position>((position) => position.dispose());

/**
 * A position with its record, chance and events. Games come from `engine.newGame` and `engine.build`, `loadGame` and
 * `gameFromPosition`.
 */
export class Game extends GameView {
  /** The engine that plays it. */
  readonly engine: Engine;
  /** Where it began: a seed, or a built position. */
  readonly initial: Initial;
  private manual: boolean;
  private readonly deck: readonly number[];
  private readonly deckIds: readonly string[];
  private steps: Step[];
  /** Steps played by the last `play` or `playRandom`. */
  private latest = 0;
  /** Moves taken back, the last one taken back at the end. */
  private undone: number[] = [];

  /** @internal Games come from `Engine`. */
  constructor(engine: Engine, position: Position, initial: Initial, options: GameOptions, steps: readonly Step[] = []) {
    needPosition(position, 'game');
    super(position);
    this.engine = engine;
    this.initial = initial;
    try {
      needEngine(engine, 'game');
      if (!isObject(initial) || !Array.isArray(steps)) refuseArgument('game', steps, 'a game of an engine');
      const { deck = [], manualChance = false } = needOptions(options, GAME_OPTIONS, 'ERR_CONFIG');
      this.manual = needFlag(manualChance, 'manualChance', 'ERR_CONFIG');
      const kinds = deckKinds(position.rules, deck);
      this.deckIds = kinds.map((kind) => (position.rules.kinds[kind] as TileKind).id);
      this.deck = kinds.slice(0, position.core.maxTiles); // no game draws more
    } catch (error) {
      position.dispose();
      throw error;
    }
    this.steps = [...steps];
    freed.register(this, position, this);
    if (steps.length === 0) this.settleChance();
  }

  /** Whether draws, dice and chips wait for the caller. */
  get manualChance(): boolean {
    return this.manual;
  }

  /** Tiles drawn that fitted nowhere (BASE-13), oldest first. */
  discarded(): string[] {
    return this.allGameEvents().flatMap((e) => (e.type === 'discard' ? [e.tile] : []));
  }

  // ── Moves ────────────────────────────────────────────────────────────────────────────────────
  /** Whether `play` would take the move now; false for what is no move at all. */
  isLegal(move: Move | number | string): boolean {
    try {
      return this.at.isLegal(this.packed(move));
    } catch (error) {
      if (error instanceof HighwaymanError && (error.code === 'ERR_MOVE' || error.code === 'ERR_NOTATION')) return false;
      throw error;
    }
  }
  /**
   * Plays a move: object, packed number or text token. Chance that follows happens by itself unless `manualChance`.
   * @throws ERR_MOVE or ERR_NOTATION when it is malformed or not legal; the game is as it was
   */
  play(move: Move | number | string): this {
    const packed = this.packed(move);
    if (!this.at.isLegal(packed)) throw illegalMove(this, this.codec, move, packed);
    this.undone = this.undone.at(-1) === packed ? this.undone.slice(0, -1) : [];
    const before = this.steps.length;
    this.step(packed, this.at.isChance);
    this.settleChance();
    this.latest = this.steps.length - before;
    return this;
  }
  /** At a chance point: an outcome by deck and seed. @throws ERR_PHASE elsewhere */
  playRandom(): this {
    if (!this.at.isChance) throw new HighwaymanError('ERR_PHASE', 'phase', this.phase, 'a chance point');
    const before = this.steps.length;
    this.stepChance();
    this.undone = this.undone.at(-1) === this.steps[before]?.packed ? this.undone.slice(0, -1) : [];
    this.settleChance();
    this.latest = this.steps.length - before;
    return this;
  }
  /** Takes back decisions, each with the chance that followed it; with `manualChance` every move counts. Returns how many were undone. */
  undo(steps = 1): number {
    needInt(steps, 'steps', 0, undefined, 'ERR_MOVE');
    this.at.use();
    let done = 0;
    let keep = this.steps.length;
    while (done < steps && keep > this.firstDecision()) {
      keep--;
      while (!this.manualChance && keep > this.firstDecision() && (this.steps[keep] as Step).chance) keep--;
      this.undone.push((this.steps[keep] as Step).packed);
      done++;
    }
    if (done > 0) this.rewindTo(keep);
    return done;
  }
  /** Plays again what `undo` took back, with the chance that followed, until another move is played. Returns how many were played. */
  redo(steps = 1): number {
    needInt(steps, 'steps', 0, undefined, 'ERR_MOVE');
    this.at.use();
    let done = 0;
    for (let move = this.undone.at(-1); done < steps && move !== undefined; move = this.undone.at(-1), done++) this.play(move);
    return done;
  }
  /** Whether a decision that was taken back can be played again. */
  get canRedo(): boolean {
    this.at.use();
    return this.undone.length > 0;
  }
  /** Whether a decision can be taken back. */
  get canUndo(): boolean {
    this.at.use();
    return this.steps.length > this.firstDecision();
  }
  /**
   * Continues a game that was played again from a record: its generator as saved, its way with chance; chance that is due happens.
   * @throws ERR_ARGUMENT for a generator that is not four words; the game is as it was
   */
  resume(options: { readonly generator?: readonly number[]; readonly manualChance?: boolean }): this {
    const { generator, manualChance = this.manual } = needOptions(options, ['generator', 'manualChance']);
    needFlag(manualChance, 'manualChance');
    if (generator !== undefined) this.at.restoreGenerator(needGenerator(generator));
    else this.at.use();
    this.manual = manualChance;
    this.undone = [];
    this.settleChance();
    return this;
  }
  /** Every move from the beginning, chance included. */
  get record(): { token: string; packed: number }[] {
    this.at.use();
    return this.steps.map(({ packed }) => ({ packed, token: this.token(packed) }));
  }
  /** Tile ids given as deck at the start. */
  get givenDeck(): readonly string[] {
    return this.deckIds;
  }

  // ── Events ───────────────────────────────────────────────────────────────────────────────────
  /** Points paid by the last `play`, term by term. */
  events(): ScoreEvent[] {
    return this.gameEvents().filter((e): e is ScoreEvent => e.type === 'score');
  }
  /** Points, returned figures, goods, discards, dice of the last `play`. */
  gameEvents(): GameEvent[] {
    this.at.use();
    return this.steps.slice(this.steps.length - this.latest).flatMap((step) => step.events);
  }
  /** Every point paid so far, oldest first. */
  allEvents(): ScoreEvent[] {
    return this.allGameEvents().filter((e): e is ScoreEvent => e.type === 'score');
  }
  /** Everything that moves brought about so far, oldest first. */
  allGameEvents(): GameEvent[] {
    this.at.use();
    return this.steps.flatMap((step) => step.events);
  }

  // ── Copies ───────────────────────────────────────────────────────────────────────────────────
  /** An independent game in the same position, with its record. */
  clone(): Game {
    const options = { deck: this.deckIds, manualChance: this.manualChance };
    const copy = made(this.engine, this.at.clone(), this.initial, options, this.steps);
    copy.latest = this.latest;
    copy.undone = [...this.undone];
    return copy;
  }
  /** A bare copy of the position, for search. Dispose of it. */
  position(): Position {
    return this.at.clone();
  }
  /**
   * Leaves at that depth in decisions; chance by seed and deck, or every kind of outcome once.
   * @param options.limit moves and outcomes made on the way at most, see `Position.perft`
   * @throws ERR_MOVE for a bad depth or limit; ERR_CAPACITY, field `limit`, when the limit is reached
   */
  perft(depth: number, options: { readonly chance?: 'deck' | 'types'; readonly limit?: number } = {}): number {
    const { chance, limit } = needOptions(options, ['chance', 'limit']);
    this.loadDeck();
    try {
      return this.at.perft(depth, chance, limit);
    } finally {
      this.leaveDeck();
    }
  }
  /** For logs: where the game stands, in one line of JSON. To keep a game use `saveGame` of `highwayman/saved`. */
  toJSON(): object {
    const { rules } = this;
    const position = this.at.toJSON();
    if ('disposed' in position) return { rules: rules.fingerprint, ...position };
    const { turns, drawn } = this;
    return { rules: rules.fingerprint, ...position, turns, drawn, moves: this.steps.length };
  }
  /** Gives the memory back. Using the game afterwards throws ERR_DISPOSED. */
  dispose(): void {
    freed.unregister(this);
    this.at.dispose();
  }
  /** The same as `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  // ── Inside ───────────────────────────────────────────────────────────────────────────────────
  /** Texts and objects are compared with the legal moves: a program that plays needs no reader of either. -1 for none of them. */
  private packed(move: Move | number | string): number {
    this.at.use();
    if (typeof move === 'number') return move;
    const legal = this.legalPacked();
    const plain = (id: unknown) => this.rules.kinds[kindNumber(this.rules, id as string)]?.id; // a tile may be drawn by any of its ids
    if (typeof move === 'string') {
      const text = move.startsWith('?') ? `?${plain(move.slice(1))}` : move;
      return legal.find((one) => this.token(one) === text) ?? -1;
    }
    const object: unknown = move;
    if (!isObject(object)) return -1;
    const given: Record<string, unknown> = 'tile' in object ? { ...object, tile: plain(object['tile']) } : object;
    const same = (one: object) =>
      Object.entries(one).every(([key, value]) => given[key] === value) &&
      Object.entries(given).every(([key, value]) => value !== true || key in one);
    return legal.find((one) => same(moveOf(this.codec, this.rules, one))) ?? -1;
  }
  private step(packed: number, chance: boolean): void {
    const x = this.core.calls;
    x.explain(1);
    const status = x.make(this.slot, packed);
    const events = readEvents(this.core, this.slot);
    x.explain(0);
    if (status !== Status.Ok) throw new HighwaymanError('ERR_INTERNAL', 'make', status, 'a move that was legal a moment ago');
    this.steps.push({ packed, chance, events });
  }
  private stepChance(): void {
    this.loadDeck();
    const x = this.core.calls;
    x.explain(1);
    const packed = x.makeChance(this.slot);
    const events = readEvents(this.core, this.slot);
    x.explain(0);
    this.leaveDeck();
    this.steps.push({ packed, chance: true, events });
  }
  private settleChance(): void {
    if (this.manualChance) return;
    while (this.at.isChance) this.stepChance();
  }
  private loadDeck(): void {
    this.core.calls.setDeck(this.deck.length);
    if (this.deck.length > 0) this.core.u16.set(this.deck, this.core.address(-1, Address.Deck) >>> 1);
  }
  /** The deck's buffer is every game's of these rules. */
  private leaveDeck(): void {
    if (this.deck.length > 0) this.core.calls.setDeck(0);
  }
  /** Index of the first step that can be taken back: chance before the first decision stays. */
  private firstDecision(): number {
    if (this.manualChance) return 0;
    let i = 0;
    while (i < this.steps.length && (this.steps[i] as Step).chance) i++;
    return i;
  }
  private rewindTo(length: number): void {
    this.latest = 0;
    if (this.at.history >= this.steps.length - length) {
      for (let n = this.steps.length; n > length; n--) this.at.unmake();
      this.steps.length = length;
      return;
    }
    // the journal does not reach back so far: the position is played again from the beginning
    const steps = this.steps.slice(0, length);
    const fresh = beginningOf(this);
    const generators = fresh.generator;
    for (const { packed } of steps) fresh.make(packed);
    fresh.restoreGenerator(this.generatorAfter(length, generators));
    this.at.copyFrom(fresh);
    fresh.dispose();
    this.steps = steps;
  }
  /** The generator's state after so many steps: chance steps by seed moved it, given outcomes did not. */
  private generatorAfter(length: number, start: [number, number, number, number]): [number, number, number, number] {
    const probe = beginningOf(this);
    probe.restoreGenerator(start);
    for (const { packed, chance } of this.steps.slice(0, length)) {
      if (chance && !this.manualChance) {
        this.loadDeck();
        probe.makeChance();
        this.leaveDeck();
      } else probe.make(packed);
    }
    const words = probe.generator;
    probe.dispose();
    return words;
  }
}

/** Stands outside: a class that names itself gets another name from the bundler. */
const made = (...given: ConstructorParameters<typeof Game>): Game => new Game(...given);
