/**
 * What the import needs of a game: the public methods of `Game` and `Engine`, as an interface, so that the same files can
 * be replayed over any implementation of the rules.
 */
import { kindOf } from '../rules/kind-of.js';
import type { SetupOps } from '../setup/ops.js';
import type { Figure, Phase, Rules, SegmentKind } from '../types.js';
import type { TileLookup } from './pointers.js';

/** Points paid to one player; see `ScoreEvent`. */
export interface JczScore {
  readonly player: number;
  readonly feature: string;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly points: number;
  readonly final: boolean;
}

/** What happened in a move; see `GameEvent`. */
export type JczEvent =
  | (JczScore & { readonly type: 'score' })
  | JczReturn
  | { readonly type: 'goods' | 'discard' | 'double' | 'roll' };

/** A figure that went home. */
export interface JczReturn {
  readonly type: 'return';
  readonly player: number;
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

/** See `Feature`. */
export interface JczFeature {
  readonly kind: SegmentKind;
  readonly segments: readonly { readonly x: number; readonly y: number; readonly segment: number }[];
  /** Meeples by player. */
  readonly meeples: readonly number[];
  readonly owners: readonly number[];
}

/** What the import asks of a game; `Game` has it. */
export interface JczGame {
  readonly rules: Rules;
  readonly phase: Phase;
  readonly actor: number;
  readonly turnPlayer: number;
  readonly part: number;
  readonly drawn: string | null;
  readonly placed: { readonly x: number; readonly y: number } | null;
  readonly scores: readonly number[];
  legalTokens(): readonly string[];
  play(token: string): unknown;
  tileAt(x: number, y: number): { readonly id: string; readonly rotation: number } | null | undefined;
  allEvents(): readonly JczScore[];
  /** Of the last `play`. */
  gameEvents(): readonly JczEvent[];
  features(): readonly JczFeature[];
}

/** `manualChance`: draws and dice come from the file. */
export interface JczEngine<G extends JczGame> {
  newGame(rules: Rules, options: { readonly manualChance: true }): G;
  build(rules: Rules, setup: SetupOps, options: { readonly manualChance: true }): G;
}

/** The tiles of a game by square. */
export function lookupOf(game: JczGame): TileLookup {
  return (x, y) => {
    const tile = game.tileAt(x, y);
    const kind = tile ? kindOf(game.rules, tile.id) : undefined;
    return tile && kind ? { kind, rotation: tile.rotation } : undefined;
  };
}
