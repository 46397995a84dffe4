/**
 * The output of a run: JSON Lines, compressed chunk by chunk (each chunk is a gzip member, so `zcat` reads the file), written
 * strictly in order. Beside it `FILE.progress` notes what is complete; a run that was stopped goes on from there.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { gzipSync } from 'node:zlib';
import { HighwaymanError } from '../errors.js';

/** Compressed text, the same bytes on every system: no time, no name of a system. */
export function pack(text: string): Buffer {
  const bytes = gzipSync(text, { level: 9 });
  bytes[9] = 255;
  return bytes;
}
/** Short name of a run: everything that decides the games. */
export function identityOf(description: unknown): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 16);
}

interface Done {
  /** Games in the chunk. */
  readonly games: number;
  /** Length of the file after it. */
  readonly end: number;
}

export class Output {
  private readonly file: number;
  private readonly notes: number;
  private readonly done: Done[];

  private constructor(
    private readonly path: string,
    done: Done[],
  ) {
    this.done = done;
    this.file = openSync(path, 'r+');
    this.notes = openSync(`${path}.progress`, 'a');
  }
  /**
   * Opens a run's output, fresh or where it stopped.
   * @param sizes games of each chunk of the run
   * @throws ERR_FLAG when the file belongs to another run, or when there is a file without notes
   */
  static open(path: string, identity: string, sizes: readonly number[]): Output {
    const notes = `${path}.progress`;
    const head = `${JSON.stringify({ highwayman: 'selfplay', run: identity })}\n`;
    const refuse = (expected: string): never => {
      throw new HighwaymanError('ERR_FLAG', '--out', path, expected);
    };
    try {
      const length = existsSync(path) ? statSync(path).size : 0;
      const text = existsSync(notes) ? readFileSync(notes, 'utf8') : '';
      const begun = text.startsWith(head);
      // Without a game in the file nothing is lost with notes that a stop cut off.
      if (!begun && (length > 0 || !head.startsWith(text)))
        refuse(
          text === '' || head.startsWith(text)
            ? 'a new name, or a file that self-play began and has not lost its .progress file'
            : 'the file of this very run (same version, rules, players, seed, temperature and chunk), or a new name',
        );
      const done = begun ? readNotes(text.slice(head.length), sizes, length) : [];
      if (!existsSync(path)) writeFileSync(path, '');
      const file = openSync(path, 'r+');
      ftruncateSync(file, done.at(-1)?.end ?? 0); // what was being written when the run stopped
      closeSync(file);
      replace(notes, head + done.map((d) => `${JSON.stringify(d)}\n`).join(''));
      return new Output(path, done);
    } catch (error) {
      if (error instanceof HighwaymanError) throw error;
      return refuse(`a file that can be written (${codeOf(error)})`);
    }
  }
  /** Chunks complete. */
  get chunks(): number {
    return this.done.length;
  }
  get games(): number {
    return this.done.reduce((sum, d) => sum + d.games, 0);
  }
  /**
   * Appends the next chunk; on disk when it returns.
   * @throws ERR_FLAG when the disk does not take it; the chunks before are kept
   */
  append(text: string, games: number): void {
    const bytes = pack(text);
    const at = this.done.at(-1)?.end ?? 0;
    const note = { games, end: at + bytes.length };
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(this.file, bytes, written, bytes.length - written, at + written);
      fsyncSync(this.file);
      writeSync(this.notes, `${JSON.stringify(note)}\n`);
    } catch (error) {
      const expected = `a disk with room (${codeOf(error)}); ${this.games} games are kept, and the same command goes on from there`;
      throw new HighwaymanError('ERR_FLAG', '--out', this.path, expected);
    }
    this.done.push(note);
  }
  close(): void {
    closeSync(this.file);
    closeSync(this.notes);
  }
}
/** Writes a file so that a stop leaves the old one or the new one whole. */
function replace(path: string, text: string): void {
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(fresh, path);
}
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** Complete chunks of a progress file; the last line may be cut off, and a last, shorter chunk of a shorter run does not count. */
function readNotes(text: string, sizes: readonly number[], length: number): Done[] {
  const done: Done[] = [];
  for (const line of text.split('\n')) {
    let note: Done;
    try {
      note = JSON.parse(line) as Done;
    } catch {
      break;
    }
    if (note.games !== sizes[done.length] || note.end > length) break;
    done.push(note);
  }
  return done;
}
