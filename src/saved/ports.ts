/** What saving, loading and game texts ask of a game and of an engine; `Game` and `Engine` have it all. */
import type { SeedState } from '../setup/seed.js';
import type { SetupOps } from '../setup/ops.js';
import type { Setup } from '../setup/types.js';
import type { Figure, Goods, Pair, Phase, Rules } from '../types.js';

/** Where a game began: at the usual start, or in a position that was built. */
export type Initial = { readonly kind: 'start' } | { readonly kind: 'setup'; readonly setup: SetupOps | Setup };

export interface PlacePort {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export interface GamePort {
  readonly rules: Rules;
  readonly phase: Phase;
  readonly turnPlayer: number;
  readonly part: number;
  readonly drawn: string | null;
  readonly isOver: boolean;
  readonly scores: readonly number[];
  /** Every move since `initial`, chance included. */
  readonly record: readonly { readonly token: string }[];
  readonly initial: Initial;
  /** Ids that the draws give, from the first draw on; empty when all is left to the generator. */
  readonly deck: readonly string[];
  /** True when chance waits for `play` or `playRandom`. */
  readonly manualChance: boolean;
  supply(player: number): Readonly<Record<Figure, number>>;
  abbeys(player: number): number;
  goods(player: number): Readonly<Record<Goods, number>>;
  tiles(): readonly { readonly x: number; readonly y: number; readonly id: string; readonly rotation: number; readonly ferry: Pair | null }[];
  /** A barn has a corner instead of a segment. */
  figures(): readonly { readonly player: number; readonly figure: Figure; readonly x: number; readonly y: number; readonly segment: number; readonly corner?: number | undefined }[];
  readonly magic: { readonly mage: PlacePort | null; readonly witch: PlacePort | null };
  remaining(): readonly { readonly id: string; readonly count: number }[];
  hash(): string;
  seedState(): SeedState;
  play(token: string): unknown;
  undo(steps?: number): number;
  /** Sets the generator and how chance is resolved, without a move: the end of a replay. */
  resume(chance: { readonly generator: SeedState; readonly manualChance: boolean }): unknown;
  dispose(): void;
}

export interface EnginePort<G extends GamePort = GamePort> {
  newGame(rules: Rules, opts: { readonly deck?: readonly string[]; readonly manualChance: true }): G;
  build(rules: Rules, ops: SetupOps, opts: { readonly deck?: readonly string[]; readonly manualChance: true }): G;
}
