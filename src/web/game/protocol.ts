/** Messages between the page and the Worker where the players think. */
import type { Initial, Rules } from 'highwayman';
import type { SeatKind } from './seats.js';

export type ToWorker =
  | { readonly type: 'module'; readonly module: WebAssembly.Module }
  | { readonly type: 'choose'; readonly id: number; readonly rules: Rules; readonly initial: Initial; readonly tokens: readonly string[]; readonly kind: SeatKind; readonly budget: number };

export type FromWorker =
  | { readonly type: 'chosen'; readonly id: number; readonly token: string; readonly ms: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
