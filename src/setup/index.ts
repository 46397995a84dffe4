/**
 * `highwayman/setup`: positions from outside, checked and turned into what `engine.build` takes.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { readSetup } from 'highwayman/setup';
 *
 * const engine = await load();
 * const { rules, ops } = readSetup({ config: {}, tiles: [['base-D', 0, 0, 0], ['base-U', 1, 0, 0]], drawn: 'base-U' });
 * console.log(engine.build(rules, ops).legalTokens());
 * ```
 * @module highwayman/setup
 */
export { isTurnStart, opsFromGame, setupFromGame } from './from-game.js';
export { buildable } from './lay.js';
export type { ChipOp, FerryOp, FigureOp, MagicOp, PaidOp, SetupOps, TileOp } from './ops.js';
export { setupFromOps } from './ops-to-setup.js';
export { readSetup } from './read.js';
export { seedState, seedWords } from './seed.js';
export type { SeedState } from './seed.js';
export type { SegmentRef, Setup, SetupFigure, SetupOptions } from './types.js';
