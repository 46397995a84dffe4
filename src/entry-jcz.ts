/** `highwayman/jcz`: games of JCloisterZone, read from `.jcz` files and checked by the assertions that these carry. */
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
