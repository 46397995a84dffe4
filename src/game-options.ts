/** How a game begins, and what it keeps of its moves. */
import type { GameEvent } from './core/events.js';
import type { Game } from './game.js';
import { refuseArgument } from './guard.js';
import { meant } from './nearest.js';
import type { Position } from './position.js';
import { kindNumber } from './rules/kind-of.js';
import type { SetupOps } from './setup/ops.js';
import type { Rules } from './types.js';

/** How a game begins. */
export interface GameOptions {
  /** Whole number or text; default 0. */
  readonly seed?: number | string;
  /** Tile ids drawn in this order, then by seed; an entry that the bag does not hold any more is passed over. */
  readonly deck?: readonly string[];
  /** Leave draws, dice and chips to the caller (`playRandom`, `play` of an outcome). Default false: they happen by themselves. */
  readonly manualChance?: boolean;
}
/** Where a game began. */
export type Initial =
  | { readonly kind: 'start'; readonly seed: number | string }
  | { readonly kind: 'setup'; readonly ops: SetupOps };

/** A move of a game's record. */
export interface Step {
  readonly packed: number;
  /** Made at a chance point. */
  readonly chance: boolean;
  /** What it brought about. */
  readonly events: readonly GameEvent[];
}

/** Keys of `GameOptions`. */
export const GAME_OPTIONS: readonly string[] = ['seed', 'deck', 'manualChance'];

/** Kind numbers of tile ids. @throws ERR_CONFIG for an id that is not in play */
export function deckKinds(rules: Rules, ids: readonly string[]): number[] {
  const names = rules.kinds.map(({ id }) => id);
  if (!Array.isArray(ids)) return refuseArgument('deck', ids, 'a list of tile ids', 'ERR_CONFIG');
  return ids.map((id: unknown, i) => {
    const kind = kindNumber(rules, id as string);
    return kind < 0 ? refuseArgument(`deck[${i}]`, id, `the id of a tile in play${meant(id, names)}`, 'ERR_CONFIG') : kind;
  });
}

/** A position as the game began. */
export function beginningOf({ engine, rules, initial }: Pick<Game, 'engine' | 'rules' | 'initial'>): Position {
  return initial.kind === 'start' ? engine.newPosition(rules, initial.seed) : engine.buildPosition(rules, initial.ops);
}
