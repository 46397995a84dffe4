/** What saving, loading and game texts ask of a game and of an engine; `Game` and `Engine` have it all. */
import type { SeedState } from '../setup/seed.js';
import type { SetupOps } from '../setup/ops.js';
import type { Figure, FigureCounts, Goods, Pair, Phase, Rules } from '../types.js';

/** Where a game began: at the usual start, or in a position that was built. */
export type InitialPort =
  | { readonly kind: 'start'; readonly seed: number | string }
  | { readonly kind: 'setup'; readonly ops: SetupOps };

/** See `Place`. */
export interface PlacePort {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

/** What is asked of a game; `Game` has it all. */
export interface GamePort {
  readonly engine: EnginePort;
  readonly rules: Rules;
  readonly phase: Phase;
  readonly turnPlayer: number;
  readonly part: number;
  readonly drawn: string | null;
  readonly isOver: boolean;
  readonly scores: readonly number[];
  /** Every move since `initial`, chance included. */
  readonly record: readonly { readonly token: string }[];
  readonly initial: InitialPort;
  /** Ids that the draws give, from the first draw on; empty when all is left to the generator. */
  readonly givenDeck: readonly string[];
  /** True when chance waits for `play` or `playRandom`; else it happens by itself and is never waiting. */
  readonly manualChance: boolean;
  readonly canUndo: boolean;
  readonly magic: { readonly mage: PlacePort | null; readonly witch: PlacePort | null };
  supply(player: number): Readonly<FigureCounts>;
  abbeys(player: number): number;
  goods(player: number): Readonly<Record<Goods, number>>;
  /** Figures in the four quarters of Leipzig. */
  quarters(player: number): readonly (Figure | null)[];
  tiles(): readonly {
    readonly x: number;
    readonly y: number;
    readonly id: string;
    readonly rotation: number;
    readonly ferry: Pair | null;
  }[];
  /** A barn has a corner instead of a segment. */
  figures(): readonly {
    readonly player: number;
    readonly figure: Figure;
    readonly x: number;
    readonly y: number;
    readonly segment: number;
    readonly corner?: number;
  }[];
  /** Cities that have paid farmers at barns, where they pay once in the game (BASE-67). */
  paidCities(): readonly (PlacePort & { readonly players: readonly number[] })[];
  /** Chips on a map; no colour and value for those on their faces. */
  chips(): readonly { readonly x: number; readonly y: number; readonly colour: number | null; readonly value: number | null }[];
  hiddenChips(): readonly { readonly colour: number; readonly value: number; readonly count: number }[];
  remaining(): readonly { readonly id: string; readonly count: number }[];
  hash(): string;
  seedState(): SeedState;
  play(token: string): unknown;
  undo(steps?: number): number;
  clone(): GamePort;
  dispose(): void;
  /** The end of a replay: sets the generator and how chance is resolved, without a move. Chance that waits then happens unless manual. */
  resume(chance: { readonly generator: SeedState; readonly manualChance: boolean }): unknown;
}

/** What is asked of game options; see `GameOptions`. */
export interface GameOptionsPort {
  readonly seed?: number | string;
  readonly deck?: readonly string[];
  readonly manualChance?: boolean;
}

/** What is asked of an engine; `Engine` has it all. */
export interface EnginePort<G extends GamePort = GamePort> {
  newGame(rules: Rules, options: GameOptionsPort): G;
  build(rules: Rules, ops: SetupOps, options: GameOptionsPort): G;
}
