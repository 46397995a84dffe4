/** All that a position consists of. Everything else is worked out from it when asked. */
import type { Goods, Phase, Rules } from '../../src/types.js';
import { Board } from './board.js';
import type { Spot, Square } from './board.js';
import { allChips } from './chips.js';
import type { ModelChip } from './chips.js';
import type { CropAction } from './families/crop-circles.js';
import type { ModelFamily } from './families/family.js';
import { cloneOwn, nothingOwn } from './families/slice.js';
import type { Own } from './families/slice.js';
import { FIGURES } from './kinds.js';
import type { Figure } from './kinds.js';
import { ModelMap } from './map.js';

export type Supply = Record<Figure, number>;
export type Purse = Record<Goods, number>;

/** A piece on the board. `slot` is -1 for a barn, `corner` is -1 for all others. Only pieces on segments have a slot of 0 or more. */
export interface Piece extends Spot {
  readonly player: number;
  readonly figure: Figure;
  readonly corner: number;
}

/** Points paid; `x`, `y`, `segment` name the first segment of the feature (goods: -1). */
export interface Payment {
  readonly player: number;
  readonly points: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly final: boolean;
}

/** A wagon whose feature was scored; it stood on `from` (ABB-21). */
export interface WaitingWagon {
  readonly player: number;
  readonly from: Spot;
}

/** A meeple in Leipzig: quarter 0 Wainwrights, 1 Coiners, 2 Bookbinders, 3 Tanners. */
export interface SentMeeple {
  readonly player: number;
  readonly quarter: number;
  readonly figure: Figure;
}

/** A question to an owner of a road that leads to Leipzig; `road` is the road's first segment. */
export interface SendChoice {
  readonly player: number;
  readonly road: Spot;
}

export interface State {
  readonly rules: Rules;
  /** Expansions in rooms of their own; those that are not in play do nothing. */
  readonly families: readonly ModelFamily[];
  /** What they keep. */
  readonly own: Own;
  board: Board;
  /** Never changed, always replaced: see `piecesOn`. */
  pieces: readonly Piece[];
  supply: Supply[];
  abbeys: number[];
  goods: Purse[];
  scores: number[];
  /** By player, a segment of each complete city that has paid the farmers of a barn's field (BASE-67, `perPlayer3`). */
  farmed: (readonly Spot[])[];
  /** Copies left, by kind number. */
  bag: number[];
  discarded: string[];
  mage: Spot | null;
  witch: Spot | null;
  leipzig: SentMeeple[];
  ferriesLeft: number;
  /** Chips on the map, and those not turned over yet by letter of the colour and value (CHIP-20). */
  chips: ModelChip[];
  hidden: Record<string, number>;
  chipInHand: { readonly colour: number; readonly value: number } | null;

  phase: Phase;
  actor: number;
  turnPlayer: number;
  part: 1 | 2;
  drawn: number;
  placed: Square | null;
  /** The builder's feature was extended by this tile (TRD-11). */
  doubleTurn: boolean;
  /** Lakes whose ferry may be pivoted after this tile (FER-38: fixed by the placement). */
  pivotable: Square[];
  /** Lakes whose ferry was laid or pivoted already (FER-43). */
  moved: Square[];
  /** Lakes whose ferry was laid or pivoted in this part (FER-51). */
  turned: Square[];
  /** Ferries asked about already, `pivotOrder: ascending`. */
  settled: Square[];
  /** A meeple was put on a road of the placed tile (FER-44). */
  highwayman: boolean;
  /** The barn set in this part (ABB-32). */
  newBarn: Piece | null;
  /** Kind of the meeple in the air; it stays in its owner's hand until it lands. */
  flying: Figure | null;
  /** What the placed tile was used for in this part: each of them serves one meeple (PHA-8, PHA-9, PHA-10). */
  used: readonly ('flight' | 'portal' | 'princess')[];
  /** What the flight die showed. */
  face: number;
  /** Where play goes on after mage or witch moved. */
  afterMagic: 'deploy' | 'pivot';
  /** Mage and witch stood on one feature before the tile (MAGE-13, `ignore`). */
  stoodTogether: boolean;
  wagons: WaitingWagon[];
  /** Finished roads that lead to Leipzig, with their owners before anything was sent (LEIP-5). */
  notedOwners: { readonly road: Spot; readonly owners: readonly number[] }[];
  sendQueue: SendChoice[];
  /** What the circle on the placed tile does; null before it was chosen. */
  crop: CropAction | null;
  /** The bag is empty and the last abbeys are offered to these players (ABB-8). */
  ending: boolean;
  lastRound: number[];
  turnsPlayed: number;
  lastScores: Payment[];
}

const noGoods = (): Purse => ({ wine: 0, grain: 0, cloth: 0 });

/** 8 ferries come with each Ferries set, and one with each lake tile from elsewhere (FER-2). */
export function ferrySupply(rules: Rules): number {
  const { config, kinds, start } = rules;
  if (config.ferryCount !== 'perSet') return config.ferryCount;
  const sets = config.sets['ferries'] ?? 0;
  return kinds.reduce((sum, kind, index) => {
    if (!kind.lake || (kind.set === 'ferries' && sets > 0)) return sum;
    return sum + kind.copies + (index === start ? 1 : 0);
  }, 8 * sets);
}

/** An empty board and full hands; the turn has not begun. */
export function emptyState(rules: Rules, families: readonly ModelFamily[]): State {
  const { config } = rules;
  const players = Array.from({ length: config.players }, (_, player) => player);
  return {
    rules,
    families,
    own: nothingOwn(),
    board: new Board(ModelMap.of(rules)),
    pieces: [],
    supply: players.map(
      () => Object.fromEntries(FIGURES.map((figure) => [figure, (config.pieces as Partial<Supply>)[figure] ?? 0])) as Supply,
    ),
    abbeys: players.map(() => (rules.abbey >= 0 ? config.abbeysPerPlayer : 0)),
    goods: players.map(noGoods),
    scores: players.map(() => 0),
    farmed: players.map(() => []),
    bag: rules.kinds.map((kind) => kind.copies),
    discarded: [],
    mage: null,
    witch: null,
    leipzig: [],
    ferriesLeft: ferrySupply(rules),
    chips: [],
    hidden: allChips(ModelMap.of(rules)),
    chipInHand: null,
    phase: 'draw',
    actor: -1,
    turnPlayer: 0,
    part: 1,
    drawn: -1,
    placed: null,
    doubleTurn: false,
    pivotable: [],
    moved: [],
    turned: [],
    settled: [],
    highwayman: false,
    newBarn: null,
    flying: null,
    used: [],
    face: 0,
    afterMagic: 'deploy',
    stoodTogether: false,
    wagons: [],
    notedOwners: [],
    sendQueue: [],
    crop: null,
    ending: false,
    lastRound: [],
    turnsPlayed: 0,
    lastScores: [],
  };
}

/** A copy that shares nothing that changes. */
export function cloneState(state: State): State {
  return {
    ...state,
    own: cloneOwn(state.own),
    board: state.board.clone(),
    supply: state.supply.map((supply) => ({ ...supply })),
    abbeys: [...state.abbeys],
    goods: state.goods.map((purse) => ({ ...purse })),
    scores: [...state.scores],
    farmed: [...state.farmed],
    bag: [...state.bag],
    discarded: [...state.discarded],
    leipzig: [...state.leipzig],
    chips: [...state.chips],
    hidden: { ...state.hidden },
    pivotable: [...state.pivotable],
    moved: [...state.moved],
    turned: [...state.turned],
    settled: [...state.settled],
    wagons: [...state.wagons],
    notedOwners: [...state.notedOwners],
    sendQueue: [...state.sendQueue],
    lastRound: [...state.lastRound],
    lastScores: [...state.lastScores],
  };
}

/** `phase` is one of every program, or the name of a family's step. */
export function ask(state: State, phase: string, actor: number): void {
  state.phase = phase as Phase;
  state.actor = actor;
}

/** The tile placed in this part. */
export function placedTile(state: State): NonNullable<ReturnType<Board['at']>> {
  const tile = state.placed ? state.board.at(state.placed.x, state.placed.y) : undefined;
  if (!tile) throw new Error('no tile was placed');
  return tile;
}

/** Players clockwise, beginning with `first`. */
export function clockwise(state: State, first: number): number[] {
  const { players } = state.rules.config;
  return Array.from({ length: players }, (_, step) => (first + step) % players);
}

export function kindOf(state: State, kindNumber: number): Rules['kinds'][number] {
  const kind = state.rules.kinds[kindNumber];
  if (!kind) throw new Error(`no kind ${kindNumber}`);
  return kind;
}

export function pay(state: State, payment: Payment): void {
  state.scores[payment.player] = (state.scores[payment.player] ?? 0) + payment.points;
  state.lastScores.push(payment);
}
