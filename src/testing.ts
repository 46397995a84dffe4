/**
 * `highwayman/testing`: the generic invariant simulation, for this engine and for code built on its contract.
 * Plays random games over a state and checks at every node what search relies on; see `checkEngine`.
 */
export { checkEngine, type CheckOptions, type CheckReport, type CheckedState } from './ai/check.js';
export { HighwaymanError } from './errors.js';
