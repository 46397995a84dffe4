/**
 * `highwayman/testing`: the generic invariant simulation, for this engine and for code built on its contract.
 * Plays random games over a state and checks at every node what search relies on; see `checkEngine`.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { GameState } from 'highwayman/ai';
 * import { checkEngine } from 'highwayman/testing';
 *
 * const engine = await load();
 * console.log(checkEngine((seed) => GameState.start(engine, {}, { seed }), { games: 1, every: 20 }));
 * ```
 * @module highwayman/testing
 */
export { checkEngine, type CheckOptions, type CheckReport, type CheckedState } from './ai/check.js';
export { HighwaymanError } from './errors.js';
