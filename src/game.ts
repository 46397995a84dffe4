/** A game: a position with its record, its chance, its events, in objects and text. */
import { Pos, Status } from '../assembly/constants.js';
import type { CoreInstance } from './core/instance.js';
import { Address } from './core/exports.js';
import { readBag, readFigures, readGoods, readMagic, readSupply, readTile, readTiles, tileCount, type PlacedFigure, type PlacedTile, type Place } from './core/board-reader.js';
import { readEvents, type GameEvent, type ScoreEvent } from './core/events.js';
import { nodeAt, readFeature, readFeatures, type Feature } from './core/feature-reader.js';
import type { Engine } from './engine.js';
import { HighwaymanError } from './errors.js';
import { pack, unpack } from './notation/packed.js';
import { formatPacked, parseMove } from './notation/token.js';
import { Position } from './position.js';
import type { SetupOps } from './setup/ops.js';
import { type Figure, type Goods, type Move, type Phase, type Rules, type TileKind } from './types.js';

export interface GameOptions {
  /** Whole number or text; default 0. */
  readonly seed?: number | string;
  /** Tile ids drawn in this order, then by seed; an entry that the bag does not hold any more is passed over. */
  readonly deck?: readonly string[];
  /** Leave draws, dice and chips to the caller (`playRandom`, `play` of an outcome). Default false: they happen by themselves. */
  readonly manualChance?: boolean;
}
/** Where a game began. */
export type Initial = { readonly kind: 'start'; readonly seed: number | string } | { readonly kind: 'setup'; readonly ops: SetupOps };

interface Step {
  readonly packed: number;
  readonly chance: boolean;
  readonly events: readonly GameEvent[];
}

const freed = new FinalizationRegistry<Position>((position) => position.dispose());

export class Game {
  readonly engine: Engine;
  readonly initial: Initial;
  private manual: boolean;
  private readonly at: Position;
  private readonly deck: readonly number[];
  private readonly deckIds: readonly string[];
  private steps: Step[];
  /** Steps played by the last `play` or `playRandom`. */
  private latest = 0;

  /** @internal Games come from `Engine`. */
  constructor(engine: Engine, position: Position, initial: Initial, options: GameOptions, steps: readonly Step[] = []) {
    this.engine = engine;
    this.at = position;
    this.initial = initial;
    this.manual = options.manualChance ?? false;
    this.deckIds = options.deck ?? [];
    this.deck = deckKinds(position, this.deckIds);
    this.steps = [...steps];
    freed.register(this, position, this);
    if (steps.length === 0) this.settleChance();
  }

  /** Whether draws, dice and chips wait for the caller. */
  get manualChance(): boolean {
    return this.manual;
  }

  // ── The present ──────────────────────────────────────────────────────────────────────────────
  get rules(): Rules {
    return this.at.rules;
  }
  get phase(): Phase {
    return this.at.phase;
  }
  /** Player who decides; -1 at a chance point and when the game is over. */
  get actor(): number {
    return this.at.actor;
  }
  get turnPlayer(): number {
    return this.at.turnPlayer;
  }
  /** 2 in the second part of a double turn (TRD-11). */
  get part(): 1 | 2 {
    return this.word(Pos.Part) as 1 | 2;
  }
  /** Turns completed. */
  get turns(): number {
    return this.word(Pos.Turns);
  }
  /** Id of the tile in hand. */
  get drawn(): string | null {
    return this.rules.kinds[this.word(Pos.Drawn)]?.id ?? null;
  }
  /** Square of the tile placed in this part of the turn. */
  get placed(): { x: number; y: number } | null {
    const tile = this.word(Pos.Placed);
    if (tile < 0) return null;
    const { x, y } = readTile(this.core, this.slot, tile);
    return { x, y };
  }
  get isOver(): boolean {
    return this.at.isOver;
  }
  get scores(): number[] {
    return this.at.scores;
  }
  /** Players with the most points; empty while the game goes on (BASE-69). */
  get winners(): number[] {
    const scores = this.scores;
    const best = Math.max(...scores);
    return this.isOver ? scores.flatMap((s, p) => (s === best ? [p] : [])) : [];
  }
  supply(player: number): Record<Figure, number> {
    return readSupply(this.core, this.slot, this.player(player));
  }
  abbeys(player: number): number {
    return readGoods(this.core, this.slot, this.player(player))[3];
  }
  goods(player: number): Record<Goods, number> {
    const [wine, grain, cloth] = readGoods(this.core, this.slot, this.player(player));
    return { wine, grain, cloth };
  }
  /** Ferries left in the common supply. */
  get ferrySupply(): number {
    return this.word(Pos.Ferries);
  }
  /** Tiles in placing order. */
  tiles(): PlacedTile[] {
    return readTiles(this.core, this.slot);
  }
  tileAt(x: number, y: number): PlacedTile | null {
    const i = this.tileIndex(x, y);
    return i < 0 ? null : readTile(this.core, this.slot, i);
  }
  figures(): PlacedFigure[] {
    return readFigures(this.core, this.slot);
  }
  get magic(): { mage: Place | null; witch: Place | null } {
    return readMagic(this.core, this.slot);
  }
  features(): Feature[] {
    return readFeatures(this.core, this.slot);
  }
  /** The feature of a segment by slot. @throws ERR_MOVE when there is no such segment */
  featureAt(x: number, y: number, segment: number): Feature {
    const tile = this.tileIndex(x, y);
    const node = tile < 0 ? -1 : nodeAt(this.core, this.slot, tile, segment);
    if (node < 0) throw new HighwaymanError('ERR_MOVE', 'segment', [x, y, segment], 'a segment on the board');
    return readFeature(this.core, this.slot, node).feature;
  }
  /** Tiles left to draw, by id; only kinds with copies. */
  remaining(): { id: string; count: number }[] {
    return readBag(this.core, this.slot).flatMap((count, k) => (count > 0 ? [{ id: (this.rules.kinds[k] as TileKind).id, count }] : []));
  }
  /** Tiles drawn that fitted nowhere (BASE-13), oldest first. */
  discarded(): string[] {
    return this.allGameEvents().flatMap((e) => (e.type === 'discard' ? [e.tile] : []));
  }
  /** Hash of the position; see `Position.hashWords`. */
  hash(): string {
    return this.at.hash();
  }
  /** The generator's state, for saved games. */
  seedState(): [number, number, number, number] {
    return this.at.generator;
  }

  // ── Moves ────────────────────────────────────────────────────────────────────────────────────
  /** Packed legal moves, ascending; a view, valid until the next call on a game of the same rules. At a chance point its outcomes. */
  legalPacked(): Uint32Array<ArrayBuffer> {
    return this.at.legal();
  }
  legal(): Move[] {
    return Array.from(this.legalPacked(), (packed) => unpack(this.rules, packed));
  }
  /** Text tokens of the legal moves, in the same order. */
  legalTokens(): string[] {
    return Array.from(this.legalPacked().slice(), (packed) => this.token(packed));
  }
  isLegal(move: Move | number | string): boolean {
    try {
      return this.at.isLegal(this.packed(move));
    } catch (error) {
      if (error instanceof HighwaymanError && error.code !== 'ERR_DISPOSED') return false;
      throw error;
    }
  }
  /**
   * Plays a move: object, packed number or text token. Chance that follows happens by itself unless `manualChance`.
   * @throws ERR_MOVE or ERR_NOTATION when it is malformed or not legal; the game is as it was
   */
  play(move: Move | number | string): this {
    const packed = this.packed(move);
    if (!this.at.isLegal(packed)) throw new HighwaymanError('ERR_MOVE', 'move', move, `one of the ${this.at.count()} legal moves in phase ${this.phase}`);
    const before = this.steps.length;
    this.step(packed, this.at.isChance);
    this.settleChance();
    this.latest = this.steps.length - before;
    return this;
  }
  /** At a chance point: every outcome with its integer weight; else empty. */
  chanceOutcomes(): { move: number; token: string; weight: number }[] {
    if (!this.at.isChance) return [];
    return Array.from(this.legalPacked().slice(), (move) => ({ move, token: this.token(move), weight: this.at.weight(move) }));
  }
  /** At a chance point: an outcome by deck and seed. @throws ERR_PHASE elsewhere */
  playRandom(): this {
    if (!this.at.isChance) throw new HighwaymanError('ERR_PHASE', 'phase', this.phase, 'a chance point');
    const before = this.steps.length;
    this.stepChance();
    this.settleChance();
    this.latest = this.steps.length - before;
    return this;
  }
  /** Takes back decisions, each with the chance that followed it; with `manualChance` every move counts. Returns how many were undone. */
  undo(steps = 1): number {
    if (!Number.isInteger(steps) || steps < 0) throw new HighwaymanError('ERR_MOVE', 'steps', steps, 'a whole number of steps');
    let done = 0;
    let keep = this.steps.length;
    while (done < steps && keep > this.firstDecision()) {
      keep--;
      while (!this.manualChance && keep > this.firstDecision() && (this.steps[keep] as Step).chance) keep--;
      done++;
    }
    if (done > 0) this.rewindTo(keep);
    return done;
  }
  get canUndo(): boolean {
    return this.steps.length > this.firstDecision();
  }
  /** Continues a game that was played again from a record: its generator as saved, its way with chance; chance that is due happens. */
  resume(options: { readonly generator?: readonly number[]; readonly manualChance?: boolean }): this {
    if (options.generator) this.at.restoreGenerator(options.generator);
    this.manual = options.manualChance ?? this.manual;
    this.settleChance();
    return this;
  }
  /** Every move from the beginning, chance included. */
  get record(): { token: string; packed: number }[] {
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
    return this.steps.slice(this.steps.length - this.latest).flatMap((step) => step.events);
  }
  allEvents(): ScoreEvent[] {
    return this.allGameEvents().filter((e): e is ScoreEvent => e.type === 'score');
  }
  allGameEvents(): GameEvent[] {
    return this.steps.flatMap((step) => step.events);
  }

  // ── Copies ───────────────────────────────────────────────────────────────────────────────────
  /** An independent game in the same position, with its record. */
  clone(): Game {
    const copy = new Game(this.engine, this.at.clone(), this.initial, { deck: this.deckIds, manualChance: this.manualChance }, this.steps);
    copy.latest = this.latest;
    return copy;
  }
  /** A bare copy of the position, for search. Dispose of it. */
  position(): Position {
    return this.at.clone();
  }
  /** Leaves at that depth in decisions; chance by seed and deck, or every kind of outcome once. */
  perft(depth: number, options: { readonly chance?: 'deck' | 'types' } = {}): number {
    this.loadDeck();
    return this.at.perft(depth, options.chance === 'types' ? 'kinds' : 'seed');
  }
  dispose(): void {
    freed.unregister(this);
    this.at.dispose();
  }
  [Symbol.dispose](): void {
    this.dispose();
  }

  // ── Inside ───────────────────────────────────────────────────────────────────────────────────
  private get core(): CoreInstance {
    return this.at.core;
  }
  private get slot(): number {
    return this.at.use();
  }
  private word(word: Pos): number {
    return this.core.word(this.slot, word);
  }
  private player(player: number): number {
    const n = this.rules.config.players;
    if (!Number.isInteger(player) || player < 0 || player >= n) throw new HighwaymanError('ERR_MOVE', 'player', player, `a player from 0 to ${n - 1}`);
    return player;
  }
  private tileIndex(x: number, y: number): number {
    const n = tileCount(this.core, this.slot);
    const base = this.core.address(this.slot, Address.Tiles) >>> 1;
    const { u16 } = this.core;
    for (let i = 0; i < n; i++) if (u16[base + i * 8] === (x & 0xffff) && u16[base + i * 8 + 1] === (y & 0xffff)) return i;
    return -1;
  }
  private readonly kindAt = (x: number, y: number): TileKind | undefined => {
    const i = this.tileIndex(x, y);
    return i < 0 ? undefined : this.rules.kinds[readTile(this.core, this.slot, i).kind];
  };
  private token(packed: number): string {
    return formatPacked(this.rules, packed, this.kindAt);
  }
  private packed(move: Move | number | string): number {
    if (typeof move === 'number') return move;
    return pack(this.rules, typeof move === 'string' ? parseMove(this.rules, move, this.kindAt) : move);
  }
  private step(packed: number, chance: boolean): void {
    const x = this.core.exports;
    x.explain(1);
    const status = x.make(this.slot, packed);
    const events = readEvents(this.core, this.slot);
    x.explain(0);
    if (status !== Status.Ok) throw new HighwaymanError('ERR_INTERNAL', 'make', status, 'a move that was legal a moment ago');
    this.steps.push({ packed, chance, events });
  }
  private stepChance(): void {
    this.loadDeck();
    const x = this.core.exports;
    x.explain(1);
    const packed = x.makeChance(this.slot);
    const events = readEvents(this.core, this.slot);
    x.explain(0);
    this.steps.push({ packed, chance: true, events });
  }
  private settleChance(): void {
    if (this.manualChance) return;
    while (this.at.isChance) this.stepChance();
  }
  private loadDeck(): void {
    this.core.exports.setDeck(this.deck.length);
    if (this.deck.length > 0) this.core.u16.set(this.deck, this.core.address(-1, Address.Deck) >>> 1);
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
    const fresh = this.initial.kind === 'start' ? this.engine.newPosition(this.rules, this.initial.seed) : this.engine.buildPosition(this.rules, this.initial.ops);
    const generators = fresh.generator;
    for (const { packed } of steps) fresh.make(packed);
    fresh.restoreGenerator(this.generatorAfter(length, generators));
    this.at.copyFrom(fresh);
    fresh.dispose();
    this.steps = steps;
  }
  /** The generator's state after so many steps: chance steps by seed moved it, given outcomes did not. */
  private generatorAfter(length: number, start: [number, number, number, number]): [number, number, number, number] {
    const probe = this.initial.kind === 'start' ? this.engine.newPosition(this.rules, this.initial.seed) : this.engine.buildPosition(this.rules, this.initial.ops);
    probe.restoreGenerator(start);
    for (const { packed, chance } of this.steps.slice(0, length)) {
      if (chance && !this.manualChance) {
        this.loadDeck();
        probe.makeChance();
      } else probe.make(packed);
    }
    const words = probe.generator;
    probe.dispose();
    return words;
  }
}

function deckKinds(position: Position, ids: readonly string[]): number[] {
  const { kinds } = position.rules;
  return ids.map((id, i) => {
    const kind = kinds.findIndex((k) => k.id === id);
    if (kind < 0) {
      position.dispose();
      throw new HighwaymanError('ERR_CONFIG', `deck[${i}]`, id, 'the id of a tile in play');
    }
    return kind;
  });
}
