/**
 * A whole game as text, in the spirit of PGN:
 *
 *   [Highwayman "1"]                     version of this notation, always first
 *   [Rules "1"]                          version of the rules
 *   [Config "C3/2/base,ferries#…"]       ./config-text.ts
 *   [Setup "hwm1 …"]                     ./position.ts, when the game did not begin at the start; brings its configuration
 *   [Seed "42"]                          what the game was seeded with; a text that is no plain word stands as JSON
 *   [Generator "32 hex digits"]          state of the generator after the last move
 *   [Deck "base-A base-B"]               tiles fixed in advance, from the first draw on
 *   [Player0 "Anna"] [Player1 "Ben"]     on lines of their own, like any other header; further headers are kept
 *   [Result "31-27"]                     points in the order of the players, or "*"
 *
 *   {comment} 1.p0 ?base-K 1,0@2 1,0:c0+n {another comment}
 *   2.p1 ?fer-FRRR 0,1@0 0,1~NS
 *   31-27
 *
 * A turn is its number, from 1, and the player's number. Its moves are tokens (./token.ts), draws and rolls included, both parts of
 * a double turn in one. A comment belongs to the word before it. Several games follow each other in one text; a line that begins
 * with `[Highwayman "` begins a game.
 */
import { HighwaymanError } from '../errors.js';
import { isCompiled, isObject } from '../guard.js';
import type { PlainConfig } from '../rules/read.js';
import { RULES_VERSION } from '../saved/version.js';
import type { SeedState } from '../setup/seed.js';
import type { Setup } from '../setup/types.js';
import type { Rules } from '../types.js';
import { formatConfig } from './config-text.js';
import { refuseAt } from './place.js';
import { formatComment, formatHeader } from './record-text.js';

export const RECORD_VERSION = 1;

/** A move as its token. */
export interface RecordMove {
  readonly token: string;
  readonly comment?: string;
}

/** The moves of one turn. */
export interface RecordTurn {
  readonly player: number;
  /** Comment between the label and the first move. */
  readonly comment?: string;
  readonly moves: readonly RecordMove[];
}

/** A whole game as `recordOf` and `parseRecord` give it. */
export interface GameRecord {
  readonly config: PlainConfig;
  readonly rules: Rules;
  /** Text of the position where the game began, null for the start of a game. */
  readonly position: string | null;
  /** The setup that `position` says, null for the start of a game. */
  readonly setup: Setup | null;
  /** Names by player number; empty when not known. */
  readonly players: readonly string[];
  readonly seed: number | string | null;
  readonly generator: SeedState | null;
  /** Ids that the draws give, from the first draw of the game on. */
  readonly deck: readonly string[];
  /** Headers without a meaning here, e.g. Date or Event. */
  readonly headers: Readonly<Record<string, string>>;
  /** Comment before the first turn. */
  readonly comment?: string;
  readonly turns: readonly RecordTurn[];
  /** Points at the end, null while the game goes on. */
  readonly result: readonly number[] | null;
}

/** Headers with a meaning, apart from Player0..Player5. */
export const KNOWN_HEADERS: readonly string[] = ['Highwayman', 'Rules', 'Config', 'Setup', 'Seed', 'Generator', 'Deck', 'Result'];

export function isPlayerHeader(name: string): boolean {
  return /^Player[0-5]$/.test(name);
}

export function formatResult(result: readonly number[] | null): string {
  return result === null ? '*' : result.join('-');
}

/** All tokens of a record in order. */
export function recordTokens(record: Pick<GameRecord, 'turns'>): string[] {
  needTurns(record);
  return record.turns.flatMap((turn) => turn.moves.map((move) => move.token));
}

/** @throws ERR_NOTATION for what is no record, a text or a game for instance */
export function needRecord(record: GameRecord): void {
  needTurns(record);
  const refuse = (field: string, value: unknown): never => {
    throw new HighwaymanError('ERR_NOTATION', `record.${field}`, value, 'what recordOf and parseRecord put there');
  };
  const { rules, position, players, seed, generator, deck, headers, result } = record;
  const texts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string');
  const numbers = (list: unknown) => Array.isArray(list) && list.every(Number.isInteger);
  if (!isCompiled(rules)) refuse('rules', rules);
  if (position !== null && typeof position !== 'string') refuse('position', position);
  if (!texts(players)) refuse('players', players);
  if (seed !== null && typeof seed !== 'string' && !Number.isSafeInteger(seed)) refuse('seed', seed);
  if (generator !== null && (!numbers(generator) || generator.length !== 4)) refuse('generator', generator);
  if (!texts(deck)) refuse('deck', deck);
  if (!isObject(headers) || !texts(Object.values(headers))) refuse('headers', headers);
  if (result !== null && !numbers(result)) refuse('result', result);
}
function needTurns(record: Pick<GameRecord, 'turns'>): void {
  const turns: unknown = isObject(record) ? record.turns : undefined;
  const isMove = (move: unknown) => isObject(move) && typeof move['token'] === 'string' && isComment(move['comment']);
  const isTurn = (turn: unknown) =>
    isObject(turn) &&
    Number.isInteger(turn['player']) &&
    Array.isArray(turn['moves']) &&
    turn['moves'].every(isMove) &&
    isComment(turn['comment']);
  if (!Array.isArray(turns) || !turns.every(isTurn))
    throw new HighwaymanError('ERR_NOTATION', 'record', typeof record, 'a record of recordOf or parseRecord');
}
const isComment = (comment: unknown): boolean => comment === undefined || typeof comment === 'string';

/**
 * Text of a game, ending with a line feed; texts of several games are put one after the other.
 * @throws ERR_NOTATION for names, headers or comments that can not be written.
 */
export function formatRecord(record: GameRecord): string {
  needRecord(record);
  const lines = [
    formatHeader('Highwayman', String(RECORD_VERSION)),
    formatHeader('Rules', String(RULES_VERSION)),
    formatHeader('Config', formatConfig(record.rules)),
    ...(record.position !== null ? [formatHeader('Setup', record.position)] : []),
    ...(record.seed !== null ? [formatHeader('Seed', formatSeed(record.seed))] : []),
    ...(record.generator ? [formatHeader('Generator', formatGenerator(record.generator))] : []),
    ...(record.deck.length > 0 ? [formatHeader('Deck', record.deck.join(' '))] : []),
    ...record.players.map((name, player) => formatHeader(`Player${player}`, name)),
    ...Object.entries(record.headers).map(([name, value]) => {
      if (KNOWN_HEADERS.includes(name) || isPlayerHeader(name))
        refuseAt({ line: 1, column: 1 }, 'header', name, 'a header without a meaning of its own');
      return formatHeader(name, value);
    }),
    formatHeader('Result', formatResult(record.result)),
    '',
    ...commentLine(record.comment),
    ...record.turns.map(formatTurn),
    formatResult(record.result),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function formatTurn(turn: RecordTurn, index: number): string {
  const words = [`${index + 1}.p${turn.player}`, ...commentLine(turn.comment)];
  for (const move of turn.moves) words.push(move.token, ...commentLine(move.comment));
  return words.join(' ');
}

function commentLine(comment: string | undefined): string[] {
  return comment === undefined ? [] : [formatComment(comment)];
}

function formatSeed(seed: number | string): string {
  return typeof seed === 'number' || /^[A-Za-z][^"\\\p{C}]*$/u.test(seed) ? String(seed) : JSON.stringify(seed);
}

/** Number, text or, for what does not read, undefined. */
export function parseSeed(text: string): number | string | undefined {
  if (/^[A-Za-z][^"\\\p{C}]*$/u.test(text)) return text;
  try {
    const seed: unknown = JSON.parse(text);
    return typeof seed === 'string' || Number.isSafeInteger(seed) ? (seed as number | string) : undefined;
  } catch {
    return undefined;
  }
}

export function formatGenerator(state: SeedState): string {
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The state of 32 hex digits, undefined for other texts and for the state that is all zero. */
export function parseGenerator(text: string): [number, number, number, number] | undefined {
  if (!/^[0-9a-f]{32}$/.test(text) || /^0+$/.test(text)) return undefined;
  return [0, 8, 16, 24].map((from) => Number.parseInt(text.slice(from, from + 8), 16)) as [number, number, number, number];
}
