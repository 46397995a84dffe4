/** `highwayman/saved`: games as JSON that comes back to the same position, moves and chance. */
export { loadGame, saveGame, toSaved } from './saved.js';
export { SAVE_FORMAT } from './schema.js';
export type { SavedGame } from './schema.js';
export { RULES_VERSION } from './version.js';
export type { EnginePort, GameOptionsPort, GamePort, InitialPort, PlacePort } from './ports.js';
