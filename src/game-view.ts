/** What can be asked of a game: the present position in objects. Nothing here changes anything. */
import { State } from '../assembly/generated/state.js';
import { Pos } from '../assembly/constants.js';
import {
  readBag,
  readFigures,
  readGoods,
  readMagic,
  readOpenSquares,
  readQuarters,
  readSupply,
  readTile,
  readTiles,
  tileCount,
  type PlacedFigure,
  type PlacedTile,
  type Place,
} from './core/board-reader.js';
import { readEvents, type ScoreEvent } from './core/events.js';
import { Address } from './core/exports.js';
import { nodeAt, type PaidCity, readFeature, readFeatures, readPaidCities, type Feature } from './core/feature-reader.js';
import { previewFerries, type FerryChoice } from './ferry-preview.js';
import type { CoreInstance } from './core/instance.js';
import { readChipInHand, readChips, readConnected, readHidden, type HiddenChips, type MapChip } from './core/map-reader.js';
import { HighwaymanError } from './errors.js';
import { needInt } from './guard.js';
import { meant } from './nearest.js';
import type { Codec } from './notation/codec.js';
import { codecIn } from './notation/in-core.js';
import { moveOf } from './notation/packed.js';
import { tokenOf } from './notation/token.js';
import type { Position } from './position.js';
import { kindNumber } from './rules/kind-of.js';
import type { Figure, FigureCounts, GameMap, Goods, Move, Phase, Rules, TileKind } from './types.js';

/** The part of `Game` that only reads. */
export abstract class GameView {
  /** @internal */
  protected readonly at: Position;

  protected constructor(position: Position) {
    this.at = position;
  }

  /** The compiled rules that it is played by. */
  get rules(): Rules {
    return this.at.rules;
  }
  /** What is decided next. */
  get phase(): Phase {
    return this.at.phase;
  }
  /** Player who decides; -1 at a chance point and when the game is over. */
  get actor(): number {
    return this.at.actor;
  }
  /** Player whose turn it is, from 0; others may decide in it, see `actor`. */
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
    return this.at.drawn;
  }
  /** Square of the tile placed in this part of the turn. */
  get placed(): { x: number; y: number } | null {
    const tile = this.word(Pos.Placed);
    if (tile < 0) return null;
    const { x, y } = readTile(this.core, this.slot, tile);
    return { x, y };
  }
  /** Whether the game has ended, final scoring included. */
  get isOver(): boolean {
    return this.at.isOver;
  }
  /** Points by player. */
  get scores(): number[] {
    return this.at.scores;
  }
  /** Players with the most points; empty while the game goes on (BASE-69). */
  get winners(): number[] {
    const scores = this.scores;
    const best = Math.max(...scores);
    return this.isOver ? scores.flatMap((s, p) => (s === best ? [p] : [])) : [];
  }
  /**
   * What everybody would have if the game ended now: points by player, and the score events of the board as it stands that lead
   * there, feature by feature (BASE-60). A game that is over keeps its scores.
   */
  projectedScores(): { scores: number[]; events: ScoreEvent[] } {
    const { core, slot } = this;
    const { calls, scratch } = core;
    calls.explain(1);
    calls.projected(slot, scratch);
    const events = readEvents(core, scratch);
    calls.explain(0);
    const scores = this.scores.map((_, p) => core.word(scratch, (Pos.Scores + p) as Pos));
    return { scores, events: events.filter((e): e is ScoreEvent => e.type === 'score') };
  }
  /** Figures that a player has left, by kind. @throws ERR_MOVE for a player who is not in the game */
  supply(player: number): FigureCounts {
    return readSupply(this.core, this.slot, this.player(player));
  }
  /** Abbey tiles that a player still holds (ABB-1). @throws ERR_MOVE for a player who is not in the game */
  abbeys(player: number): number {
    return readGoods(this.core, this.slot, this.player(player))[3];
  }
  /** Goods that a player has collected (TRD-2). @throws ERR_MOVE for a player who is not in the game */
  goods(player: number): Record<Goods, number> {
    const [wine, grain, cloth] = readGoods(this.core, this.slot, this.player(player));
    return { wine, grain, cloth };
  }
  /** Figures in the four quarters of Leipzig: Wainwrights, Coiners, Bookbinders, Tanners. */
  quarters(player: number): (Figure | null)[] {
    return readQuarters(this.core, this.slot, this.player(player));
  }
  /** Ferries left in the common supply. */
  get ferrySupply(): number {
    return this.word(State.Ferries);
  }
  /** Tiles in placing order; the printed squares of a map are not among them, `tileAt` finds them. */
  tiles(): PlacedTile[] {
    return readTiles(this.core, this.slot);
  }
  /** The tile on a square, null where none lies. @throws ERR_ARGUMENT for coordinates that are no whole numbers */
  tileAt(x: number, y: number): PlacedTile | null {
    const i = this.tileIndex(needInt(x, 'x', -0x8000, 0x7fff), needInt(y, 'y', -0x8000, 0x7fff));
    return i < 0 ? null : readTile(this.core, this.slot, i);
  }
  /** Figures on the board. */
  figures(): PlacedFigure[] {
    return readFigures(this.core, this.slot);
  }
  /** Where mage and witch stand, null beside the board. */
  get magic(): { mage: Place | null; witch: Place | null } {
    return readMagic(this.core, this.slot);
  }
  /** Every road, city, field, monastery, garden and German cathedral on the board, in the order of its first segment. */
  features(): Feature[] {
    return readFeatures(this.core, this.slot);
  }
  /**
   * Complete cities that have paid farmers when barns were set, and whose: they don't pay them again (BASE-67, `fieldScoring:
   * 'perPlayer3'`).
   */
  paidCities(): PaidCity[] {
    return readPaidCities(this.core, this.slot);
  }
  /** The feature of a segment by slot. @throws ERR_MOVE when there is no such segment */
  featureAt(x: number, y: number, segment: number): Feature {
    const tile = this.tileIndex(needInt(x, 'x', -0x8000, 0x7fff, 'ERR_MOVE'), needInt(y, 'y', -0x8000, 0x7fff, 'ERR_MOVE'));
    const node = tile < 0 ? -1 : nodeAt(this.core, this.slot, tile, needInt(segment, 'segment', 0, 15, 'ERR_MOVE'));
    if (node < 0) throw new HighwaymanError('ERR_MOVE', 'segment', [x, y, segment], 'a segment on the board');
    return readFeature(this.core, this.slot, node).feature;
  }
  /** The map, null on an open table; its `status` says whether it is the printed one. */
  get map(): GameMap | null {
    return this.rules.map;
  }
  /** Chips on the map, row by row; those on their faces have no colour and value, in the core neither (CHIP-20). */
  chips(): MapChip[] {
    return readChips(this.core, this.slot);
  }
  /** Chips not turned over yet, by colour and value. */
  hiddenChips(): HiddenChips[] {
    return readHidden(this.core, this.slot);
  }
  /** In phase `treat`: the chip that is to be laid. */
  get chipInHand(): { colour: number; value: number } | null {
    return readChipInHand(this.core, this.slot);
  }
  /** Ids of the large cities of the map that are connected (MAP-16). */
  connectedCities(): string[] {
    return readConnected(this.core, this.slot);
  }
  /** Tiles left to draw, by id; only kinds with copies. */
  remaining(): { id: string; count: number }[] {
    return readBag(this.core, this.slot).flatMap((count, k) =>
      count > 0 ? [{ id: (this.rules.kinds[k] as TileKind).id, count }] : [],
    );
  }
  /** Open squares and how many of the tiles left fit each; 0 is a dead square. */
  openSquares(): { x: number; y: number; fitting: number }[] {
    return readOpenSquares(this.core, this.slot);
  }
  /** Where a tile could go now, whatever is in hand. @throws ERR_MOVE for an id that is not in play */
  placements(id: string): Move[] {
    const kind = kindNumber(this.rules, id);
    if (kind < 0)
      throw new HighwaymanError(
        'ERR_MOVE',
        'id',
        id,
        `the id of a tile in play${meant(
          id,
          this.rules.kinds.map((k) => k.id),
        )}`,
      );
    return Array.from(this.core.moves(this.core.calls.placements(this.slot, kind)).slice(), (packed) =>
      moveOf(this.codec, this.rules, packed),
    );
  }
  /** Hash of the position; see `Position.hashWords`. */
  hash(): string {
    return this.at.hash();
  }
  /** The generator's state, for saved games. */
  seedState(): [number, number, number, number] {
    return this.at.generator;
  }

  // ── Legal moves ──────────────────────────────────────────────────────────────────────────────
  /** Packed legal moves, ascending; a view, valid until the next call on a game of the same rules. At a chance point its outcomes. */
  legalPacked(): Uint32Array<ArrayBuffer> {
    return this.at.legal();
  }
  /** Legal moves as objects, in the order of `legalPacked`. */
  legal(): Move[] {
    const { codec, rules } = this;
    return Array.from(this.legalPacked(), (packed) => moveOf(codec, rules, packed));
  }
  /** Text tokens of the legal moves, in the same order. */
  legalTokens(): string[] {
    return Array.from(this.legalPacked().slice(), (packed) => this.token(packed));
  }
  /** At a chance point: every outcome with its integer weight; else empty. */
  chanceOutcomes(): { move: number; token: string; weight: number }[] {
    if (!this.at.isChance) return [];
    return Array.from(this.legalPacked().slice(), (move) => ({ move, token: this.token(move), weight: this.at.weight(move) }));
  }
  /** In phase `ferry` or `pivot`: what every choice would join, part, close and reopen; else empty. */
  ferryPreview(): FerryChoice[] {
    return previewFerries(this.at);
  }

  // ── Inside ───────────────────────────────────────────────────────────────────────────────────
  /** @internal */
  protected get core(): CoreInstance {
    return this.at.core;
  }
  /** @internal */
  protected get slot(): number {
    return this.at.use();
  }
  /** @internal */
  protected word(word: Pos | State): number {
    return this.core.word(this.slot, word);
  }
  /** @internal */
  protected player(player: number): number {
    this.at.use();
    return needInt(player, 'player', 0, this.rules.config.players - 1, 'ERR_MOVE');
  }
  /** @internal */
  protected tileIndex(x: number, y: number): number {
    const n = tileCount(this.core, this.slot);
    const base = this.core.address(this.slot, Address.Tiles) >>> 1;
    const { u16 } = this.core;
    for (let i = 0; i < n; i++) if (u16[base + i * 8] === (x & 0xffff) && u16[base + i * 8 + 1] === (y & 0xffff)) return i;
    return -1;
  }
  /** @internal */
  protected get codec(): Codec {
    return codecIn(this.core);
  }
  /** @internal */
  protected readonly kindAt = (x: number, y: number): TileKind | undefined => {
    const i = this.tileIndex(x, y);
    return i < 0 ? undefined : this.rules.kinds[readTile(this.core, this.slot, i).kind];
  };
  /** @internal */
  protected token(packed: number): string {
    return tokenOf(this.codec, this.rules, packed, this.kindAt);
  }
}
