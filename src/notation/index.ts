/**
 * `highwayman/notation`: moves, configurations, positions and whole games as text.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { formatRecord, gameFromPosition, positionText, recordOf } from 'highwayman/notation';
 *
 * const engine = await load();
 * const game = engine.newGame({}, { seed: 7 });
 * game.play(game.legalPacked()[0]);
 * console.log(positionText(game), gameFromPosition(engine, positionText(game)).hash() === game.hash());
 * console.log(formatRecord(recordOf(game)));
 * ```
 * @module highwayman/notation
 */
export { formatConfig, parseConfig } from './config-text.js';
export { gameFromPosition, gameFromRecord, positionText, recordOf } from './game-text.js';
export type { LoadOptions, RecordOptions } from './game-text.js';
export { VERB } from '../generated/verbs.js';
export { MOVE_TYPES } from './known.js';
export { pack } from './packed.js';
export { parseMove } from './parse-token.js';
export { parsePosition } from './parse-position.js';
export type { PositionText } from './parse-position.js';
export { parseRecord, parseRecords, readRecords } from './parse-record.js';
export { formatPosition } from './position.js';
export { formatRecord, recordTokens } from './record.js';
export type { GameRecord, RecordMove, RecordTurn } from './record.js';
export { segmentName, segmentNames, segmentSlot } from './squares.js';
export type { KindAt } from './squares.js';
export { formatMove } from './token.js';
export { formatPacked, unpack } from './unpack.js';
export type { Place as TextPlace } from './place.js';
export type { EnginePort, GameOptionsPort, GamePort, InitialPort, PlacePort } from '../saved/ports.js';
