/** Games out of files and texts of any kind that the package reads. */
import { type Engine, type Game, HighwaymanError } from 'highwayman';
import { importJcz } from 'highwayman/jcz';
import { gameFromPosition, gameFromRecord, parseRecord } from 'highwayman/notation';
import { loadGame, SAVE_FORMAT, saveGame } from 'highwayman/saved';

export interface Opened {
  readonly game: Game;
  readonly names: readonly string[];
}

/**
 * Reads a saved game (JSON), a record, a position, or a .jcz file; which one it is shows in the text.
 * @throws HighwaymanError naming what is wrong
 */
export function openGame(engine: Engine, text: string): Opened {
  const trimmed = text.trim();
  if (trimmed.startsWith('[Highwayman')) {
    const record = parseRecord(trimmed);
    return { game: gameFromRecord(engine, record), names: record.players };
  }
  if (!trimmed.startsWith('{')) return { game: gameFromPosition(engine, trimmed), names: [] };
  const json = parseJson(trimmed);
  if (typeof json === 'object' && json !== null && 'format' in json && json.format === SAVE_FORMAT) return { game: loadGame(engine, json).resume({ manualChance: false }), names: [] };
  const { game, players } = importJcz(engine, json);
  return { game: game.resume({ manualChance: false }), names: players };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HighwaymanError('ERR_SAVE', 'json', text.slice(-80), `complete JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

/**
 * The JSON of a saved game. One whose draws were given by a file, and not by its seed, is saved with manual chance: its
 * outcomes are then read from the moves instead of being drawn again.
 */
export function savedText(game: Game): string {
  if (drawnBySeed(game)) return saveGame(game);
  const given = game.clone().resume({ manualChance: true });
  try {
    return saveGame(given);
  } finally {
    given.dispose();
  }
}
/** Whether seed and deck alone give the game's draws. */
function drawnBySeed(game: Game): boolean {
  try {
    loadGame(game.engine, saveGame(game)).dispose();
    return true;
  } catch {
    return false;
  }
}

/** Offers a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
