/** Text of a file or of an argument → a game, whatever of our formats it is. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';
import { importJcz } from '../jcz/index.js';
import { parsePosition } from '../notation/parse-position.js';
import { parseRecord } from '../notation/parse-record.js';
import { recordTokens } from '../notation/record.js';
import { readSetup } from '../setup/read.js';
import type { Setup } from '../setup/types.js';
import type { Rules } from '../types.js';

const EXPECTED = 'a position (hwm1 …), a game text ([Highwayman …), a saved game or a .jcz file';

/** The kinds of text, told by their beginnings. */
export type Format = 'position' | 'record' | 'json' | 'unknown';

export function formatOf(text: string): Format {
  const head = text.trimStart();
  if (/^hwm\d/.test(head)) return 'position';
  if (head.startsWith('[')) return 'record';
  return head.startsWith('{') ? 'json' : 'unknown';
}

/**
 * Plays the text to its end. Chance waits (manual chance).
 * @throws HighwaymanError of the format: ERR_NOTATION, ERR_SAVE, ERR_IMPORT, ERR_SETUP, ERR_CONFIG, ERR_MOVE; ERR_FLAG for other text
 */
export function openGame(engine: Engine, text: string): Game {
  switch (formatOf(text)) {
    case 'position': {
      const { setup, rules, moves } = parsePosition(text.trim());
      return playAll(begin(engine, rules, setup), moves);
    }
    case 'record': {
      const record = parseRecord(text);
      return playAll(begin(engine, record.rules, record.setup), recordTokens(record));
    }
    case 'json':
      return openJson(engine, text);
    default:
      throw new HighwaymanError('ERR_FLAG', 'FILE', text.slice(0, 40), EXPECTED);
  }
}

/** The initial position of a game once more, with manual chance. */
export function again(engine: Engine, { initial, rules }: Game): Game {
  const options = { manualChance: true } as const;
  return initial.kind === 'setup' ? engine.build(rules, initial.ops, options) : engine.newGame(rules, { ...options, seed: initial.seed });
}

function begin(engine: Engine, rules: Rules, setup: Setup | null): Game {
  if (!setup) return engine.newGame(rules, { manualChance: true });
  return engine.build(rules, readSetup(setup, { allowDisconnected: true }, rules).ops, { manualChance: true });
}

function playAll(game: Game, tokens: readonly string[]): Game {
  for (const [i, token] of tokens.entries()) {
    try {
      game.play(token);
    } catch (error) {
      if (!(error instanceof HighwaymanError)) throw error;
      throw new HighwaymanError(error.code, `moves[${i}]`, error.value, error.expected);
    }
  }
  return game;
}

function openJson(engine: Engine, text: string): Game {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new HighwaymanError('ERR_SAVE', 'FILE', error instanceof Error ? error.message : text.slice(0, 40), 'complete JSON');
  }
  if (isJcz(parsed)) return importJcz(engine, parsed).game;
  throw new HighwaymanError('ERR_FLAG', 'FILE', text.slice(0, 40), EXPECTED);
}

/** A saved game of the peer has a setup and a list of messages. */
export function isJcz(parsed: unknown): boolean {
  return typeof parsed === 'object' && parsed !== null && 'replay' in parsed && 'players' in parsed;
}
