/** Messages between a page and the Worker where players think. Plain data: `postMessage` carries it. */
import type { Initial } from '../game.js';
import type { Rules } from '../types.js';
import type { Estimate, MoveEstimate } from './estimate.js';
import type { SeatKind } from './seats.js';

/** A game as it stands, for a Worker that plays it again. */
export interface Given {
  readonly rules: Rules;
  readonly initial: Initial;
  readonly tokens: readonly string[];
}
/** What a page asks of the Worker. */
export type Request =
  | { readonly type: 'module'; readonly module: WebAssembly.Module }
  | ({ readonly type: 'choose'; readonly id: number; readonly kind: SeatKind; readonly budget: number } & Given)
  | ({ readonly type: 'moves'; readonly id: number } & Given)
  | ({ readonly type: 'estimates'; readonly id: number; readonly at: readonly number[]; readonly n: number } & Given)
  | ({ readonly type: 'review'; readonly id: number; readonly n: number } & Given);

/** A decision of a finished or running game, and what it cost. */
export interface Reviewed {
  /** Index of the move in the record. */
  readonly at: number;
  readonly player: number;
  readonly token: string;
  /** The best move by the estimate. */
  readonly best: string;
  /** Share of wins lost against it, 0 to 1. */
  readonly loss: number;
}
/** What the Worker answers. */
export type Reply =
  | { readonly type: 'chosen'; readonly id: number; readonly token: string; readonly ms: number }
  | { readonly type: 'moves'; readonly id: number; readonly moves: readonly MoveEstimate[]; readonly last: boolean }
  | { readonly type: 'estimate'; readonly id: number; readonly at: number; readonly estimate: Estimate; readonly last: boolean }
  | {
      readonly type: 'reviewed';
      readonly id: number;
      readonly reviewed: Reviewed | null;
      readonly done: number;
      readonly of: number;
      readonly last: boolean;
    }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
