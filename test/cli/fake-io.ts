/** Runs the command line in this process with files in memory. */
import type { Io } from '../../src/cli/io.js';
import { HighwaymanError } from '../../src/errors.js';
import { run } from '../../src/cli/run.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Files by path, the written ones included. */
  readonly files: Readonly<Record<string, string>>;
}

export async function highwayman(args: readonly string[], given: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const files = { ...given };
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    read: (path) => {
      const text = files[path];
      return text === undefined
        ? Promise.reject(new HighwaymanError('ERR_FLAG', 'FILE', path, 'a file that can be read (ENOENT)'))
        : Promise.resolve(text);
    },
    write: (path, text) => {
      files[path] = text;
      return Promise.resolve();
    },
    colour: false,
    columns: undefined,
  };
  const code = await run(args, io);
  return { code, out: out.join('\n'), err: err.join('\n'), files };
}
