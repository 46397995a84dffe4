/** Hands the games of a run to threads, some at a time. */
import { Worker } from 'node:worker_threads';
import { gameOf, type Batch, type Result } from './batch.js';
import type { Flags } from './flags.js';
import type { Tally } from './tally.js';

/** Games in a batch: some seconds of work. */
const BATCH = 20;
const PROGRESS_MS = 10_000;

/** Plays all games of the flags in threads that run `file`, with the flags as their data. */
export async function playAll(file: string, flags: Flags, tally: Tally): Promise<void> {
  let next = 0;
  let told = Date.now();
  const take = (): Batch | undefined => {
    if (next >= flags.games) return undefined;
    const batch = { first: next, count: Math.min(BATCH, flags.games - next) };
    next += batch.count;
    return batch;
  };
  const add = (result: Result): void => {
    tally.add(result);
    if (Date.now() - told < PROGRESS_MS) return;
    told = Date.now();
    tally.progress(flags.games);
  };
  /** One thread from its start to its end; it ends when there is no batch left, or by a crash. */
  const work = (): Promise<void> =>
    new Promise((done) => {
      // most of what a game leaves behind dies at once: a large nursery spares the collector half its work
      const worker = new Worker(file, {
        workerData: flags,
        execArgv: ['--enable-source-maps'],
        resourceLimits: { maxYoungGenerationSizeMb: 64 },
      });
      let batch: Batch | undefined;
      const give = (): void => {
        batch = take();
        if (batch) worker.postMessage(batch);
        else void worker.terminate();
      };
      let message = 'the thread ended';
      worker.on('message', (result: Result) => {
        add(result);
        give();
      });
      worker.on('error', (error) => (message = error.stack ?? error.message));
      worker.on('exit', () => {
        if (batch) {
          const { preset, seed } = gameOf(flags, batch.first);
          tally.crash(`${batch.count} games from seed ${seed} (${preset})`, message);
        }
        done();
      });
      give();
    });
  const workers = Math.min(flags.workers, Math.ceil(flags.games / BATCH));
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < flags.games) await work();
    }),
  );
}
