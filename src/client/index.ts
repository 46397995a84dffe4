/**
 * `highwayman/client`: what a client of the game needs between the engine and its own screen. A session with undo, log and events; a
 * Worker that thinks; a replay by turns; legal moves grouped and told in words; previews; games in and out as text. No DOM.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { choices, seat, Session, WORDS } from 'highwayman/client';
 *
 * const engine = await load();
 * const session = new Session(engine, engine.newGame({}, { seed: 7 }), [seat(0), seat(1, 'greedy')]);
 * session.play(session.game.legalTokens()[0]);
 * console.log(choices(session.game, WORDS.en).map(({ label }) => label));
 * session.undo();
 * ```
 * @module highwayman/client
 */
export {
  choices,
  otherText,
  groupChoices,
  placements,
  placementToken,
  squareKey,
  type Choice,
  type ChoiceGroups,
  type Placement,
  type Square,
} from './choices.js';
export { drawnText, featureText, ownerText, reasonText, sidesText, tileText } from './describe.js';
export { estimateMoves, estimatePosition, type Estimate, type MoveEstimate } from './estimate.js';
export { effectsOf, effectText, jettiesAt, type RoadChange, type RoadEffect } from './ferry-preview.js';
export type { Happening } from './happenings.js';
export { ages, featureId, featureOf, placeKey, type FeatureId } from './places.js';
export { previewMove, type MovePreview } from './preview.js';
export type { Given, Reply, Request, Reviewed } from './protocol.js';
export { Replay, type ReplayTurn } from './replay.js';
export { openSession, SESSION_FORMAT, sessionRecord, toSavedSession, type OpenedSession, type SavedSession } from './saved.js';
export {
  DEFAULT_BUDGET,
  DEFAULT_NAMES,
  cleanName,
  formatSeats,
  NAME_LENGTH,
  parseSeats,
  readSeats,
  seat,
  SEAT_KINDS,
  type Seat,
  type SeatKind,
} from './seats.js';
export { Session, UNDO_POLICIES, type Listener, type LogEntry, type UndoPolicy } from './session.js';
export { Cancelled, Thinker, WorkerUnavailable, type WorkerLike } from './thinker.js';
export { serveThoughts, type WorkerScope } from './thoughts.js';
export { WORDS, type NameOf, type OtherMove, type Words } from './words/index.js';
