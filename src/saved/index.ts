/**
 * `highwayman/saved`: games as JSON that comes back to the same position, moves and chance.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { loadGame, saveGame } from 'highwayman/saved';
 *
 * const engine = await load();
 * const game = engine.newGame({}, { seed: 7 });
 * const json = saveGame(game);
 * console.log(loadGame(engine, json).hash() === game.hash());
 * ```
 * @module highwayman/saved
 */
export { loadGame, saveGame, toSaved } from './saved.js';
export { SAVE_FORMAT } from './schema.js';
export type { SavedGame } from './schema.js';
export { RULES_VERSION } from './version.js';
export type { EnginePort, GameOptionsPort, GamePort, InitialPort, PlacePort } from './ports.js';
