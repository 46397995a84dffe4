/**
 * What the page needs of the package beside its main names: moves, positions and games as text, saved games, games of the peer.
 * Kept in one place, so that the rest of the page names the package only.
 */
export { formatConfig, formatRecord, gameFromPosition, gameFromRecord, parseConfig, parseRecord, positionText, recordOf } from '../notation/index.js';
export { loadGame, saveGame, SAVE_FORMAT } from '../saved/index.js';
export { importJcz } from '../jcz/index.js';
