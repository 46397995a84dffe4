import { needInt, needText, refuseArgument } from '../guard.js';
import { RULES_VERSION } from '../saved/version.js';
import { kindNumber, kindOf } from '../rules/kind-of.js';
import type { PlainConfig } from '../rules/read.js';
import type { Rules } from '../types.js';
import { parseConfig } from './config-text.js';
import { parsePosition } from './parse-position.js';
import type { PositionText } from './parse-position.js';
import { readAt, refuseAt } from './place.js';
import type { Place } from './place.js';
import { formatResult, isPlayerHeader, KNOWN_HEADERS, parseGenerator, parseSeed, RECORD_VERSION } from './record.js';
import type { GameRecord, RecordMove, RecordTurn } from './record.js';
import { linesOf, readHeaders, readWords } from './record-text.js';
import type { Header, Word } from './record-text.js';
import { TokenWalk } from './walk.js';

const LABEL = /^(\d+)\.p([0-5])$/;
const RESULT = /^(?:\*|\d+(?:-\d+)+)$/;

/**
 * Reads the text of one game. Text, names of tiles and segments are checked, legality is not: replay it for that.
 * @param firstLine number of the text's first line in a larger text
 * @throws ERR_NOTATION with line and column.
 */
export function parseRecord(text: string, firstLine = 1): GameRecord {
  needInt(firstLine, 'firstLine', 1);
  if (typeof text !== 'string') return refuseAt({ line: firstLine, column: 1 }, 'record', text, 'a text');
  const lines = linesOf(text);
  const { headers, rest } = readHeaders(lines, firstLine);
  const end = { line: firstLine + lines.length - 1, column: (lines.at(-1) ?? '').length + 1 };
  const head = readHead(headers, headers[0]?.place ?? { line: firstLine, column: 1 });
  const body = readBody(readWords(lines, rest, firstLine), head.rules, head.start, end);
  const written = headerNamed(headers, 'Result') as Header;
  if (written.value !== formatResult(body.result))
    refuseAt(written.place, 'header Result', written.value, `${formatResult(body.result)} as after the moves`);
  const { start, ...known } = head;
  return { ...known, position: headerNamed(headers, 'Setup')?.value ?? null, setup: start?.setup ?? null, ...body };
}

function headerNamed(headers: readonly Header[], name: string): Header | undefined {
  return headers.find((header) => header.name === name);
}

interface Head extends Pick<GameRecord, 'players' | 'seed' | 'generator' | 'deck' | 'headers'> {
  readonly config: PlainConfig;
  readonly rules: Rules;
  readonly start: PositionText | null;
}

function readHead(headers: readonly Header[], begin: Place): Head {
  const find = (name: string): Header | undefined => headerNamed(headers, name);
  const need = (name: string): Header =>
    find(name) ??
    refuseAt(
      begin,
      'headers',
      headers.map((header) => header.name),
      `a header ${name}`,
    );
  if (headers[0]?.name !== 'Highwayman') refuseAt(begin, 'header', headers[0]?.name, 'Highwayman as the first header');
  for (const [name, version] of [
    ['Highwayman', RECORD_VERSION],
    ['Rules', RULES_VERSION],
  ] as const) {
    const { value, place } = need(name);
    if (value !== String(version)) refuseAt(place, `header ${name}`, value, String(version));
  }
  const configHeader = need('Config');
  need('Result');
  const { config, rules } = readAt(configHeader.place, 'header Config', () => parseConfig(configHeader.value));
  const generator = find('Generator');
  const seed = find('Seed');
  return {
    config,
    rules,
    start: readStart(find('Setup'), rules),
    players: readPlayers(headers, rules.config.players),
    seed: seed
      ? (parseSeed(seed.value) ?? refuseAt(seed.place, 'header Seed', seed.value, 'a whole number, a word or a text as JSON'))
      : null,
    generator: generator
      ? (parseGenerator(generator.value) ??
        refuseAt(generator.place, 'header Generator', generator.value, '32 hex digits, not all 0'))
      : null,
    deck: readDeck(find('Deck'), rules),
    headers: Object.fromEntries(
      headers
        .filter(({ name }) => !KNOWN_HEADERS.includes(name) && !isPlayerHeader(name))
        .map(({ name, value }) => [name, value]),
    ),
  };
}

function readStart(header: Header | undefined, rules: Rules): PositionText | null {
  if (!header) return null;
  const start = parsePosition(header.value, header.place);
  if (start.rules.fingerprint !== rules.fingerprint)
    refuseAt(header.place, 'header Setup', start.rules.fingerprint, `the configuration of header Config, ${rules.fingerprint}`);
  if (start.moves.length > 0) refuseAt(header.place, 'header Setup', header.value, 'a position without moves');
  return start;
}

function readPlayers(headers: readonly Header[], players: number): string[] {
  const named = headers.filter(({ name }) => isPlayerHeader(name));
  const names = Array.from({ length: players }, (_, player) => named.find(({ name }) => name === `Player${player}`)?.value);
  const extra = named.find(({ name }) => Number(name.slice(6)) >= players);
  if (extra) refuseAt(extra.place, 'header', extra.name, `players 0..${players - 1}`);
  if (named.length === 0) return [];
  const missing = names.indexOf(undefined);
  if (missing >= 0)
    refuseAt(
      (named[0] as Header).place,
      'headers',
      named.map(({ name }) => name),
      `Player${missing} too, or none`,
    );
  return names as string[];
}

function readDeck(header: Header | undefined, rules: Rules): string[] {
  if (!header) return [];
  return header.value
    .split(' ')
    .map((id) => kindOf(rules, id)?.id ?? refuseAt(header.place, 'header Deck', id, 'ids of tiles with a blank between them'));
}

/** A turn while it is read. */
interface OpenTurn {
  player: number;
  comment?: string;
  moves: { token: string; comment?: string }[];
}

function readBody(
  words: readonly Word[],
  rules: Rules,
  start: PositionText | null,
  end: Place,
): Pick<GameRecord, 'comment' | 'turns' | 'result'> {
  const walk = start
    ? new TokenWalk(
        rules,
        start.setup.tiles.map(([id, x, y]) => ({ kind: kindNumber(rules, id), x, y })),
        start.setup.drawn ?? null,
      )
    : TokenWalk.fromStart(rules);
  const whole: { comment?: string } = {};
  const turns: OpenTurn[] = [];
  for (const [index, { type, text, place }] of words.entries()) {
    const turn = turns.at(-1);
    if (type === 'comment') {
      const owner = turn?.moves.at(-1) ?? turn ?? whole;
      owner.comment = owner.comment === undefined ? text : `${owner.comment} ${text}`;
      continue;
    }
    const label = LABEL.exec(text);
    if (label) {
      turns.push(readLabel(label, place, turns, rules));
    } else if (RESULT.test(text)) {
      const after = words.slice(index + 1).find((word) => word.type === 'text');
      if (after) refuseAt(after.place, 'moves', after.text, 'nothing after the result');
      closeTurn(turn, place);
      return { ...whole, turns: turns as RecordTurn[], result: readResult(text, place, rules.config.players) };
    } else {
      if (!turn) return refuseAt(place, 'turn label', text, '1.p and a player, e.g. 1.p0');
      readAt(place, 'move', () => walk.next(text));
      turn.moves.push({ token: text } satisfies RecordMove);
    }
  }
  return refuseAt(end, 'moves', '', 'a result such as 31-27 or *');
}

function closeTurn(turn: OpenTurn | undefined, place: Place): void {
  if (turn && turn.moves.length === 0) refuseAt(place, 'turn', '', 'at least one move in a turn');
}

function readLabel(label: RegExpExecArray, place: Place, turns: readonly OpenTurn[], rules: Rules): OpenTurn {
  const [text, number, player] = label as unknown as [string, string, string];
  closeTurn(turns.at(-1), place);
  if (number !== String(turns.length + 1)) refuseAt(place, 'turn label', text, `turn ${turns.length + 1}`);
  if (Number(player) >= rules.config.players) refuseAt(place, 'turn label', text, `a player p0..p${rules.config.players - 1}`);
  return { player: Number(player), moves: [] };
}

function readResult(text: string, place: Place, players: number): number[] | null {
  if (text === '*') return null;
  const points = text.split('-');
  if (points.length !== players || points.some((part) => String(Number(part)) !== part))
    refuseAt(place, 'result', text, `${players} numbers with "-" between them, or *`);
  return points.map(Number);
}

const BEGIN = '[Highwayman "';

/** Cuts a growing text into games; `push` and `end` give the games that are complete. */
class RecordSplitter {
  #rest = '';
  #lines: string[] = [];
  #first = 1;
  #next = 1;

  push(chunk: string): GameRecord[] {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() as string;
    return lines.flatMap((line) => this.#line(line));
  }

  end(): GameRecord[] {
    const last = this.#rest === '' ? [] : this.#line(this.#rest);
    return [...last, ...this.#flush()];
  }

  #line(raw: string): GameRecord[] {
    const line = this.#next === 1 ? raw.replace(/^\ufeff/, '') : raw;
    const done = line.startsWith(BEGIN) ? this.#flush() : [];
    this.#lines.push(line);
    this.#next++;
    return done;
  }

  #flush(): GameRecord[] {
    const lines = this.#lines;
    const first = this.#first;
    this.#lines = [];
    this.#first = this.#next;
    return lines.every((line) => line.trim() === '') ? [] : [parseRecord(lines.join('\n'), first)];
  }
}

/** The games of a text one after the other. @throws ERR_NOTATION when the game that does not read is reached. */
export function* parseRecords(text: string): Generator<GameRecord, void, undefined> {
  needText(text, 'text', 'a text of games', 'ERR_NOTATION');
  const splitter = new RecordSplitter();
  let from = 0;
  for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
    yield* splitter.push(text.slice(from, to + 1));
    from = to + 1;
  }
  yield* splitter.push(text.slice(from));
  yield* splitter.end();
}

/**
 * The games of a text that comes in pieces, e.g. a file stream or a response body decoded to text: each game as soon as the next
 * one begins, only one game in memory.
 * @throws ERR_NOTATION when the game that does not read is reached.
 */
export async function* readRecords(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<GameRecord, void, undefined> {
  const iterable = typeof chunks === 'object' && chunks !== null && (Symbol.asyncIterator in chunks || Symbol.iterator in chunks);
  if (!iterable) refuseArgument('chunks', chunks, 'an iterable of texts', 'ERR_NOTATION');
  const splitter = new RecordSplitter();
  for await (const chunk of chunks) yield* splitter.push(needText(chunk, 'chunk', 'a text', 'ERR_NOTATION'));
  yield* splitter.end();
}
