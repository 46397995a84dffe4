/**
 * Families that programs bring by an import of their own, `highwayman/expansions/<name>`, and `useExpansion`: their sets of tiles,
 * marks, options and rows of the codec. Who imports none carries none. What a game needs of them travels in its compiled rules.
 */
import { HighwaymanError } from '../errors.js';
import type { StateWord, VerbRow } from '../move-types.js';
import { hookOf } from '../rules/expansions.js';
import type { Family } from './family.js';
import { setHook, type StateRoom } from './hook.js';

/** A family of rules with an entry of its own, as that entry gives it. */
export interface Expansion extends Family {
  /** Bit of assembly/generated/ids.ts, Family. */
  readonly bit: number;
  /** Numbers of its marks and options there. */
  readonly markNumbers: Readonly<Record<string, number>>;
  readonly optionNumbers: Readonly<Record<string, number>>;
  readonly verbRows: readonly VerbRow[];
  /** @internal ./state.ts, where it keeps something. */
  readonly stateRoom?: StateRoom;
  /** What it keeps beside the board and the players' hands. */
  readonly stateWords: readonly StateWord[];
}

const known: Expansion[] = [];

/**
 * Makes an expansion known to configurations, once for the whole program; a second time does nothing. The rules of the expansion
 * act where one of its sets is in play.
 * @param expansion what an entry `highwayman/expansions/<name>` exports
 * @throws ERR_ARGUMENT for anything else
 */
export function useExpansion(expansion: Expansion): void {
  if (typeof expansion !== 'object' || expansion === null || !Number.isInteger(expansion.bit))
    throw new HighwaymanError('ERR_ARGUMENT', 'expansion', expansion, 'an expansion of highwayman/expansions/<name>');
  if (known.some(({ id }) => id === expansion.id)) return;
  known.push(expansion);
  known.sort((a, b) => a.bit - b.bit);
  setHook(hookOf(known));
}
