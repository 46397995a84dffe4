/** Text of a file or of an argument → a game, whatever of our formats it is. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';
import { importJcz } from '../jcz/index.js';
import { gameFromPosition, gameFromRecord, parseRecord } from '../notation/index.js';
import { loadGame } from '../saved/index.js';

const MANUAL = { manualChance: true } as const;

/** The kinds of text, told by their beginnings. */
export type Format = 'position' | 'record' | 'json' | 'unknown';

export function formatOf(text: string): Format {
  const head = text.trimStart();
  if (/^hwm\d/.test(head)) return 'position';
  if (head.startsWith('[')) return 'record';
  return head.startsWith('{') ? 'json' : 'unknown';
}

/**
 * Plays the text to its end. From there on chance waits (manual chance).
 * @throws HighwaymanError of the format: ERR_NOTATION, ERR_SAVE, ERR_IMPORT, ERR_SETUP, ERR_CONFIG; ERR_FLAG for other text
 */
export function openGame(engine: Engine, text: string): Game {
  switch (formatOf(text)) {
    case 'position':
      return gameFromPosition(engine, text.trim(), { ...MANUAL, allowDisconnected: true });
    case 'record':
      return gameFromRecord(engine, parseRecord(text), MANUAL);
    case 'json':
      return openJson(engine, text);
    default:
      throw new HighwaymanError(
        'ERR_FLAG',
        'FILE',
        text.slice(0, 40),
        'a position (hwm1 …), a game text ([Highwayman …), a saved game or a .jcz file',
      );
  }
}

/** The initial position of a game once more, with manual chance. */
export function again(engine: Engine, { initial, rules }: Game): Game {
  return initial.kind === 'setup'
    ? engine.build(rules, initial.ops, MANUAL)
    : engine.newGame(rules, { ...MANUAL, seed: initial.seed });
}

/** One of the peer's files by its keys; everything else must be a save, whose reader says what is wrong with it. */
function openJson(engine: Engine, text: string): Game {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = text; // cut off; the reader of saves says where
  }
  if (isJcz(parsed)) return importJcz(engine, parsed).game;
  const game = loadGame(engine, parsed);
  game.resume({ generator: game.seedState(), ...MANUAL });
  return game;
}

/** A game of the peer has players and a list of messages. */
function isJcz(parsed: unknown): boolean {
  return typeof parsed === 'object' && parsed !== null && 'replay' in parsed && 'players' in parsed;
}
