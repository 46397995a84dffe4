/**
 * `highwayman/jcz`: games of JCloisterZone, read from `.jcz` files and checked by the assertions that these carry.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { importJcz, verifyJcz } from 'highwayman/jcz';
 *
 * const start = [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }];
 * const file = { setup: { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7 }, start }, players: [{ name: 'Ada' }], replay: [] };
 * const imported = importJcz(await load(), file);
 * console.log(imported.players, imported.game.scores, verifyJcz(imported));
 * ```
 * @module highwayman/jcz
 */
export { HighwaymanError, type ErrorCode } from './errors.js';
export {
  importJcz,
  verifyJcz,
  type ImportedGame,
  type JczCheck,
  type JczEngine,
  type JczEvent,
  type JczFeature,
  type JczGame,
  type JczReturn,
  type JczScore,
  type Unpaid,
} from './jcz/index.js';
