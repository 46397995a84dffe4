/** Self-play on the cores of this machine. */
import { checkRun, LINE_VERSION, type Job, type RunSpec } from './job.js';
import { identityOf, Output } from './output.js';
import { inOrder, Pool } from './pool.js';

export interface RunOptions {
  readonly games: number;
  /** Games of one job and of one compressed part of the file; belongs to the run's identity. */
  readonly chunk: number;
  readonly out: string;
  readonly threads?: number;
  /** Called after each chunk with the games written so far, those of an earlier call included. */
  readonly progress?: (games: number, resumed: number) => void;
  /** Stops between two chunks. */
  readonly signal?: AbortSignal;
}
/** Games of each chunk. */
export function chunkSizes(games: number, chunk: number): number[] {
  return Array.from({ length: Math.ceil(games / chunk) }, (_, c) => Math.min(chunk, games - c * chunk));
}
export function jobOf(run: RunSpec, chunk: number, c: number, count: number): Job {
  return { kind: 'games', run, first: c * chunk, count };
}
export function runIdentity(run: RunSpec, chunk: number): string {
  const { players, seed, temperature = 0, drawn = 0 } = run;
  return identityOf({ rules: checkRun(run).fingerprint, players, seed, chunk, temperature, drawn, v: LINE_VERSION });
}

/**
 * Plays a run, or the rest of it, into its file.
 * @returns games played now
 * @throws ERR_CONFIG, ERR_FLAG
 */
export async function selfplay(run: RunSpec, { games, chunk, out, threads, progress, signal }: RunOptions): Promise<number> {
  const sizes = chunkSizes(games, chunk);
  const output = Output.open(out, runIdentity(run, chunk), sizes);
  const from = output.chunks;
  const resumed = output.games;
  progress?.(resumed, resumed);
  if (from === sizes.length) {
    output.close();
    return 0;
  }
  const pool = new Pool(threads);
  try {
    await inOrder(
      sizes.length - from,
      pool.threads * 4,
      (i) => pool.run<string>(jobOf(run, chunk, from + i, sizes[from + i] as number)),
      (i, text) => {
        output.append(text, sizes[from + i] as number);
        progress?.(output.games, resumed);
      },
      signal,
    );
    return output.games - resumed;
  } finally {
    output.close();
    await pool.close();
  }
}
