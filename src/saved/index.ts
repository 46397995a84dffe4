/** Saved games. */
export { loadGame, saveGame, toSaved } from './saved.js';
export { SAVE_FORMAT } from './schema.js';
export type { SavedGame } from './schema.js';
export { RULES_VERSION } from './version.js';
