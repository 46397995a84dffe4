/** What the command line touches of the outside world, in one place, so that tests can stand in for it. */
import { writeSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { HighwaymanError } from '../errors.js';
import { EXIT, report } from './failure.js';

export interface Io {
  /** Writes a line to standard output. */
  out(line: string): void;
  /** Writes a line to standard error. */
  err(line: string): void;
  /** Text of a file, `-` for standard input. @throws ERR_FLAG when it cannot be read */
  read(path: string): Promise<string>;
  /** @throws ERR_FLAG when it cannot be written */
  write(path: string, text: string): Promise<void>;
  /** Shows a line on standard error, cut to the terminal, that the next one replaces; '' clears it; missing without a terminal. */
  status?(line: string): void;
  /** Whether standard output wants ANSI colours. */
  readonly colour: boolean;
  /** Characters in a line of the terminal, undefined when there is none. */
  readonly columns: number | undefined;
}

export function nodeIo(): Io {
  const { stdout, stderr, stdin, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok); // `highwayman … | head` closes the pipe early; that is no fault
    const full = new HighwaymanError(
      'ERR_FLAG',
      'standard output',
      error.code,
      'a file, pipe or terminal that takes what is said',
    );
    process.exit(report(full, { err: (line) => void writeSync(2, `${line}\n`) }, process.argv.includes('--json')));
  });
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    read: (path) =>
      guarded('FILE', path, 'a file that can be read', () => (path === '-' ? readStream(stdin) : readFile(path, 'utf8'))),
    write: (path, text) => guarded('FILE', path, 'a file that can be written', () => writeFile(path, text)),
    ...(stderr.isTTY ? { status: (line: string) => void stderr.write(`\r\u001b[2K${line.slice(0, stderr.columns - 1)}`) } : {}),
    colour: wantsColour(stdout.isTTY === true, env),
    columns: columnsOf(env, stdout),
  };
}

/** Characters in a line: COLUMNS where it says so, else the terminal's own. */
export function columnsOf(
  env: Readonly<Record<string, string | undefined>>,
  { isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number },
): number | undefined {
  const said = Number(env['COLUMNS']);
  if (Number.isInteger(said) && said > 0) return said;
  return isTTY && columns ? columns : undefined;
}

/** NO_COLOR (any value) and TERM=dumb switch colours off, FORCE_COLOR on; otherwise terminals get them. */
export function wantsColour(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true;
  return isTerminal && env['TERM'] !== 'dumb';
}

async function readStream(stream: NodeJS.ReadStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += String(chunk);
  return text;
}

async function guarded<T>(field: string, path: string, expected: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new HighwaymanError('ERR_FLAG', field, path, `${expected} (${why})`);
  }
}
