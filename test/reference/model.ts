/**
 * The reference model: slow, plain, and written only from the rules. Every question is answered by looking at the
 * placed tiles again. It is compared with the engine move by move.
 */
import type { Figure as MainFigure, Pair, Phase, Rules, SegmentKind } from '../../src/types.js';
import { SEGMENT_KINDS } from '../../src/types.js';
import { remaining } from './bag.js';
import { plainStart, startFault } from './chips.js';
import { allFeatures, featureOf } from './features.js';
import type { Feature } from './features.js';
import { FAMILIES } from './families/index.js';
import { meeplesOn, ownersOf, supplyOf } from './figures.js';
import { optionsOf, playToken } from './moves.js';
import { openSquares } from './placing.js';
import { pointsOf } from './points.js';
import { stateFromPosition } from './position.js';
import type { Position } from './position.js';
import { cloneState, emptyState, kindOf } from './state.js';
import type { Payment, Purse, State, Supply } from './state.js';
import { beginPart } from './turn.js';

export type { Payment, Purse, Supply } from './state.js';
export type { FigurePlace, Position } from './position.js';

export interface FeatureView {
  readonly kind: SegmentKind;
  /** `[x, y, slot]`, sorted by x, y, slot. */
  readonly segments: readonly (readonly [number, number, number])[];
  readonly tiles: number;
  /** Missing sides, half-edges, squares or roads; see `Feature.open`. */
  readonly open: number;
  readonly complete: boolean;
  /** Number of meeples per player. */
  readonly meeples: readonly number[];
  readonly coats: number;
  readonly inn: boolean;
  /** City: Inns & Cathedrals cathedral. Road: leads to a German cathedral. */
  readonly cathedral: boolean;
  readonly owners: readonly number[];
  /** What an owner would be paid now, as finished if it is, else as at the end; no pigs, no Wainwrights. */
  readonly points: number;
}

export interface FigureView {
  readonly player: number;
  readonly figure: MainFigure;
  readonly x: number;
  readonly y: number;
  /** Slot, -1 for a barn. */
  readonly segment: number;
  readonly corner?: number;
}

function newGame(rules: Rules): State {
  const state = emptyState(rules, FAMILIES);
  if (state.board.map) return startOnMap(state, plainStart(state));
  const laid = rules.laid ?? [{ kind: rules.start, x: 0, y: 0, rotation: 0 }];
  laid.forEach(({ kind, x, y, rotation }, i) => {
    state.board.put(kindOf(state, kind), x, y, rotation);
    if (i > 0) state.bag[kind] = (state.bag[kind] ?? 0) - 1;
  });
  beginPart(state);
  return state;
}

interface MapStart {
  readonly tiles: readonly { id: string; x: number; y: number; rotation: number }[];
  readonly chips: readonly { x: number; y: number }[];
}
/** Puts the start tiles and chips of a map (MAP-4, CHIP-3). @throws Error naming the rule that they break */
function startOnMap(state: State, { tiles, chips }: MapStart): State {
  const fault = startFault(state, tiles, chips);
  if (fault !== '') throw new Error(fault);
  tiles.forEach(({ id, x, y, rotation }, i) => {
    const kind = state.rules.kinds.findIndex((other) => other.id === id);
    state.board.put(kindOf(state, kind), x, y, rotation);
    if (i > 0) state.bag[kind] = (state.bag[kind] ?? 0) - 1;
  });
  state.chips = chips.map(({ x, y }) => ({ x, y, colour: -1, value: 0 }));
  beginPart(state);
  return state;
}

export class Model {
  readonly #state: State;
  #options: readonly string[] | null = null;

  /** A new game: the start tile at (0,0), rotation 0. `state` is for the two functions below. */
  constructor(rules: Rules, state: State = newGame(rules)) {
    this.#state = state;
  }

  /**
   * A game on a map: start tiles and chips come from the seed, which is the engine's; they must be legal.
   * @throws Error naming the rule that they break
   */
  static onMap(
    rules: Rules,
    tiles: readonly { id: string; x: number; y: number; rotation: number }[],
    chips: readonly { x: number; y: number }[],
  ): Model {
    const state = emptyState(rules, FAMILIES);
    return new Model(rules, startOnMap(state, { tiles, chips }));
  }

  /** A turn begins in the given position; see `Position` for the defaults. */
  static fromPosition(rules: Rules, position: Position): Model {
    return new Model(rules, stateFromPosition(rules, position));
  }

  get phase(): Phase {
    return this.#state.phase;
  }
  /** Who decides; -1 for chance and at the end. */
  get actor(): number {
    return this.#state.actor;
  }
  get turnPlayer(): number {
    return this.#state.turnPlayer;
  }
  get part(): 1 | 2 {
    return this.#state.part;
  }
  get isOver(): boolean {
    return this.#state.phase === 'over';
  }
  /** Whole turns finished; both parts of a double turn are one. */
  get turnsPlayed(): number {
    return this.#state.turnsPlayed;
  }
  get scores(): number[] {
    return [...this.#state.scores];
  }
  /** Points paid by the last `apply` (or by the constructor), also payments of 0. */
  get lastScores(): Payment[] {
    return [...this.#state.lastScores];
  }
  get drawn(): string | null {
    return this.#state.drawn < 0 ? null : kindOf(this.#state, this.#state.drawn).id;
  }
  get placed(): { x: number; y: number } | null {
    return this.#state.placed && { ...this.#state.placed };
  }
  get discarded(): string[] {
    return [...this.#state.discarded];
  }

  /** Canonical tokens, sorted by code units. */
  options(): string[] {
    this.#options ??= optionsOf(this.#state).sort();
    return [...this.#options];
  }

  /** @throws Error when the token is not among the options; the position is then unchanged. */
  apply(token: string): void {
    if (!this.options().includes(token)) throw new Error(`illegal in phase ${this.phase}: ${token}`);
    this.#options = null;
    this.#state.lastScores = [];
    playToken(this.#state, token);
  }

  clone(): Model {
    return new Model(this.#state.rules, cloneState(this.#state));
  }

  supply(player: number): Supply {
    return { ...supplyOf(this.#state, player) };
  }
  abbeys(player: number): number {
    return this.#state.abbeys[player] ?? 0;
  }
  goods(player: number): Purse {
    return { ...(this.#state.goods[player] ?? { wine: 0, grain: 0, cloth: 0 }) };
  }
  /** Meeples in Leipzig by quarter: Wainwrights, Coiners, Bookbinders, Tanners. */
  quarters(player: number): (MainFigure | null)[] {
    return [0, 1, 2, 3].map(
      (quarter) =>
        (this.#state.leipzig.find((meeple) => meeple.player === player && meeple.quarter === quarter)?.figure as
          | MainFigure
          | undefined) ?? null,
    );
  }
  /** Copies in the bag by tile id, without the tile in hand. */
  remaining(): Record<string, number> {
    return remaining(this.#state);
  }

  /** The same by kind number. */
  copies(): readonly number[] {
    return this.#state.bag;
  }

  get ferriesLeft(): number {
    return this.#state.ferriesLeft;
  }
  /** Turned over and to be laid (CHIP-10). */
  get chipInHand(): { readonly colour: number; readonly value: number } | null {
    return this.#state.chipInHand;
  }
  /** Of the map's large cities, by their number in the file. */
  connectedCities(): number[] {
    return this.#state.board.connectedCities();
  }
  openSquares(): { x: number; y: number; fitting: number }[] {
    return openSquares(this.#state);
  }

  /** In placing order. */
  tiles(): { id: string; x: number; y: number; rotation: number; ferry: Pair | null }[] {
    return this.#state.board.tiles().map(({ kind, x, y, rotation, ferry }) => ({ id: kind.id, x, y, rotation, ferry }));
  }

  /** Chips on the map; no colour and value for those on their faces. */
  chips(): { x: number; y: number; colour: number | null; value: number | null }[] {
    return this.#state.chips.map(({ x, y, colour, value }) =>
      value === 0 ? { x, y, colour: null, value: null } : { x, y, colour, value },
    );
  }
  /** Chips not turned over by letter and value, e.g. `o2`. */
  hiddenChips(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.#state.hidden).filter(([, n]) => n > 0));
  }

  figures(): FigureView[] {
    return this.#state.pieces.map(({ player, figure: name, x, y, slot, corner }) => {
      const figure = name as MainFigure; // a family's figure is one of the library's as soon as its room exists
      return figure === 'barn' ? { player, figure, x, y, segment: -1, corner } : { player, figure, x, y, segment: slot };
    });
  }

  ferries(): { x: number; y: number; pair: Pair }[] {
    return this.#state.board.tiles().flatMap(({ x, y, ferry }) => (ferry ? [{ x, y, pair: ferry }] : []));
  }

  magic(): Record<'mage' | 'witch', { x: number; y: number; segment: number } | null> {
    const view = (spot: State['mage']) => spot && { x: spot.x, y: spot.y, segment: spot.slot };
    return { mage: view(this.#state.mage), witch: view(this.#state.witch) };
  }

  /** All features of the board, by kind and first segment. */
  features(): FeatureView[] {
    const all = allFeatures(this.#state.board, SEGMENT_KINDS);
    return SEGMENT_KINDS.flatMap((kind) => all.filter((feature) => feature.kind === kind)).map((feature) => this.#view(feature));
  }

  featureAt(x: number, y: number, slot: number): FeatureView {
    return this.#view(featureOf(this.#state.board, { x, y, slot }));
  }

  #view(feature: Feature): FeatureView {
    const state = this.#state;
    const counts = state.scores.map(() => 0);
    for (const { player } of meeplesOn(state, feature)) counts[player] = (counts[player] ?? 0) + 1;
    return {
      kind: feature.kind,
      segments: feature.spots.map(({ x, y, slot }) => [x, y, slot] as const),
      tiles: feature.tiles,
      open: feature.open,
      complete: feature.complete,
      meeples: counts,
      coats: feature.coats,
      inn: feature.inn,
      cathedral: feature.cathedral || feature.german,
      owners: ownersOf(state, feature),
      points: pointsOf(state, feature),
    };
  }
}
