/** Sessions as text: a saved game or a record, together with seats, names and how undo is taken. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';
import { gameFromPosition, gameFromRecord, recordOf } from '../notation/game-text.js';
import { parseRecord } from '../notation/parse-record.js';
import { formatRecord } from '../notation/record.js';
import { loadGame, toSaved } from '../saved/saved.js';
import { SAVE_FORMAT, type SavedGame } from '../saved/schema.js';
import { needEngine } from '../guard.js';
import { needSession } from './need.js';
import { formatSeats, parseSeats, readSeats, type Seat } from './seats.js';
import { UNDO_POLICIES, type Session, type UndoPolicy } from './session.js';

/** Format and version of saved sessions. */
export const SESSION_FORMAT = 'highwayman-session@1';

/** A saved session: plain JSON. */
export interface SavedSession {
  readonly format: typeof SESSION_FORMAT;
  readonly seats: readonly Seat[];
  readonly undo: UndoPolicy;
  readonly game: SavedGame;
}
/** What a session is made of. */
export interface OpenedSession {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly undo: UndoPolicy;
}

/** @throws what the engine says of a game that cannot be written */
export function toSavedSession(session: Pick<Session, 'game' | 'seats' | 'undoPolicy'>): SavedSession {
  needSession(session);
  const { game, seats, undoPolicy } = session;
  return { format: SESSION_FORMAT, seats: seats.map((one) => ({ ...one })), undo: undoPolicy, game: toSaved(game) };
}
/** The session as a record with names; seats and undo stand in headers. */
export function sessionRecord(session: Pick<Session, 'game' | 'seats' | 'undoPolicy'>): string {
  needSession(session);
  const { game, seats, undoPolicy } = session;
  return formatRecord(
    recordOf(game, { players: seats.map(({ name }) => name), headers: { Seats: formatSeats(seats), Undo: undoPolicy } }),
  );
}

/**
 * Reads a saved session or game (text of JSON, or what it was parsed to), a record or a position.
 * @throws HighwaymanError naming what is wrong
 */
export function openSession(engine: Engine, source: unknown): OpenedSession {
  needEngine(engine);
  if (typeof source === 'string') {
    const text = source.trim();
    if (text.startsWith('[Highwayman')) return fromRecord(engine, text);
    if (!text.startsWith('{')) return withSeats(gameFromPosition(engine, text), []);
    return openSession(engine, parseJson(text));
  }
  const json = (source === Object(source) ? source : {}) as Record<string, unknown>;
  if (json['format'] === SAVE_FORMAT) return withSeats(load(engine, json), []);
  if (json['format'] !== SESSION_FORMAT)
    throw new HighwaymanError('ERR_SAVE', 'format', json['format'], `${SESSION_FORMAT} or ${SAVE_FORMAT}`);
  const unknown = Object.keys(json).find((key) => !['format', 'seats', 'undo', 'game'].includes(key));
  if (unknown !== undefined) throw new HighwaymanError('ERR_SAVE', unknown, json[unknown], 'one of format, seats, undo, game');
  const undo = readUndo(json['undo']);
  const game = load(engine, json['game']);
  try {
    return { game, undo, seats: readSeats(json['seats'], game.rules.config.players) };
  } catch (error) {
    game.dispose();
    throw error;
  }
}
/** Chance goes on by the generator, whoever gave it before. */
const load = (engine: Engine, json: unknown): Game => loadGame(engine, json).resume({ manualChance: false });

function fromRecord(engine: Engine, text: string): OpenedSession {
  const record = parseRecord(text);
  const game = gameFromRecord(engine, record);
  const { Seats = '', Undo } = record.headers;
  return {
    game,
    seats: parseSeats(Seats, game.rules.config.players, record.players),
    undo: Undo === 'strict' ? 'strict' : 'casual',
  };
}
const withSeats = (game: Game, names: readonly string[]): OpenedSession => ({
  game,
  seats: parseSeats('', game.rules.config.players, names),
  undo: 'casual',
});

export function readUndo(value: unknown): UndoPolicy {
  if (!(UNDO_POLICIES as readonly unknown[]).includes(value))
    throw new HighwaymanError('ERR_SAVE', 'undo', value, `one of ${UNDO_POLICIES.join(', ')}`);
  return value as UndoPolicy;
}
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HighwaymanError(
      'ERR_SAVE',
      'json',
      text.slice(-80),
      `complete JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
}
