/** Games that self-play wrote, line by line, with every line checked. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { HighwaymanError } from '../../errors.js';
import { isObject } from '../../guard.js';
import { LINE_VERSION, type GameLine } from '../job.js';

/** A line and where it stands, from 1. */
export interface ReadLine {
  readonly number: number;
  readonly game: GameLine;
}
const unreadable = (path: string, error: unknown): never => {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const cut = code.startsWith('Z_');
  throw new HighwaymanError(
    cut ? 'ERR_SAVE' : 'ERR_FLAG',
    'GAMES',
    path,
    cut
      ? `a whole file (${code}); a self-play that was killed mends its file when it goes on`
      : `a file of self-play that can be read (${code})`,
  );
};

/** Lines of a file, compressed or not. @throws ERR_FLAG, ERR_SAVE naming line and field */
export async function* readLines(path: string): AsyncGenerator<ReadLine> {
  let number = 0;
  for await (const text of textLines(path)) {
    number++;
    if (text.trim() !== '') yield { number, game: readLine(text, number) };
  }
}
async function* textLines(path: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const file = await open(path, 'r');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    await file.close();
    const raw = createReadStream(path);
    const packed = bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
    const stream = packed ? pipeline(raw, createGunzip(), () => undefined) : raw; // its error comes with the next chunk
    stream.setEncoding('utf8');
    for await (const chunk of stream) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() as string;
      yield* lines;
    }
  } catch (error) {
    unreadable(path, error);
  }
  if (rest !== '') yield rest;
}

type Test = (value: unknown) => boolean;
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const text: Test = (value) => typeof value === 'string';
const whole: Test = (value) => Number.isSafeInteger(value);
const count: Test = (value) => whole(value) && (value as number) >= 0;
const FIELDS: Readonly<Record<string, readonly [test: Test, expected: string]>> = {
  v: [(v) => v === LINE_VERSION, `${LINE_VERSION}, the version of lines that this package writes`],
  game: [count, 'number of the game'],
  config: [text, 'text of a configuration'],
  seed: [count, 'seed, a number'],
  players: [listOf(text), 'texts of players'],
  scores: [listOf(whole), 'scores by seat'],
  moves: [listOf(text), 'tokens of moves and outcomes'],
};
const THOUGHT: Readonly<Record<string, readonly [test: Test, expected: string]>> = {
  decision: [count, 'number of a decision'],
  value: [(v) => typeof v === 'number' && v >= 0 && v <= 1, 'a number from 0 to 1'],
  temperature: [(v) => typeof v === 'number' && v >= 0, 'a number from 0 on'],
  visits: [listOf(count), 'a count for each legal move'],
};
function readLine(line: string, number: number): GameLine {
  const refuse = (field: string, value: unknown, expected: string): never => {
    throw new HighwaymanError('ERR_SAVE', `line ${number}${field}`, value, expected);
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return refuse('', line, 'a game of self-play as a JSON object');
  }
  const check = (value: unknown, fields: typeof FIELDS, at: string): Record<string, unknown> => {
    if (!isObject(value)) return refuse(at, value, 'an object');
    for (const [key, [test, expected]] of Object.entries(fields))
      if (!test(value[key])) refuse(`${at}.${key}`, value[key], expected);
    return value;
  };
  const game = check(parsed, FIELDS, '');
  const { thoughts } = game;
  if (thoughts !== undefined) {
    if (!Array.isArray(thoughts)) refuse('.thoughts', thoughts, 'a list of what players found');
    (thoughts as unknown[]).forEach((thought, i) => check(thought, THOUGHT, `.thoughts[${i}]`));
  }
  return game as unknown as GameLine;
}
