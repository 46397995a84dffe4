/** Games out of files and texts of any kind that the package reads, and into them. */
import { HighwaymanError, type Engine } from 'highwayman';
import { openSession, parseSeats, SESSION_FORMAT, toSavedSession, type OpenedSession, type Session } from 'highwayman/client';
import { importJcz } from 'highwayman/jcz';
import { SAVE_FORMAT } from 'highwayman/saved';

const LIMIT = 8_000_000;

/**
 * Reads a saved game (JSON), a record, a position, or a .jcz file; which one it is shows in the text.
 * @throws HighwaymanError naming what is wrong
 */
export function openGame(engine: Engine, text: string): OpenedSession {
  if (text.length > LIMIT) throw new HighwaymanError('ERR_CAPACITY', 'file', text.length, `at most ${LIMIT} letters`);
  const trimmed = text.trim();
  const format = trimmed.startsWith('{') ? formatOf(trimmed) : undefined;
  if (format === undefined || format === SAVE_FORMAT || format === SESSION_FORMAT) return openSession(engine, trimmed);
  const { game, players } = importJcz(engine, JSON.parse(trimmed) as unknown);
  return {
    game: game.resume({ manualChance: false }),
    seats: parseSeats('', game.rules.config.players, players),
    undo: 'casual',
  };
}
/** Undefined for what is no JSON, null for JSON of another kind. */
function formatOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { format?: unknown }).format ?? null;
  } catch {
    return undefined;
  }
}
/** @throws HighwaymanError for games that can not be written */
export const savedText = (session: Session): string => JSON.stringify(toSavedSession(session));

/** Offers a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
