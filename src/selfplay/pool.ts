/** A pool of worker threads (piscina). The only file that names the package. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { HighwaymanError, type ErrorCode } from '../errors.js';
import type { Task } from './job.js';
import type { Answer } from './worker.js';

/** Threads when none are named: one a core. */
export function coreCount(): number {
  return availableParallelism();
}
/** The built worker: beside this module in dist/, or in dist/ when this runs from the sources. */
function workerFile(): string {
  for (const place of ['./selfplay-worker.js', '../../dist/selfplay-worker.js']) {
    const file = fileURLToPath(new URL(place, import.meta.url));
    if (existsSync(file)) return file;
  }
  throw new HighwaymanError('ERR_INTERNAL', 'worker', null, 'the built worker, selfplay-worker.js; run the build');
}

export class Pool {
  readonly threads: number;
  private readonly piscina: Piscina<Task, Answer>;
  constructor(threads: number = coreCount()) {
    this.threads = threads;
    this.piscina = new Piscina<Task, Answer>({ filename: workerFile(), minThreads: 1, maxThreads: threads, idleTimeout: 1000 });
  }
  /** @throws HighwaymanError as the task did */
  async run<T>(task: Task, signal?: AbortSignal): Promise<T> {
    const answer = await this.piscina.run(task, signal ? { signal } : {});
    if ('result' in answer) return answer.result as T;
    const { code, field, value, expected } = answer.error;
    throw new HighwaymanError(code as ErrorCode, field, value, expected);
  }
  async close(): Promise<void> {
    await this.piscina.destroy();
  }
}

/**
 * Runs tasks 0 .. n-1, a bounded number ahead, and takes their results strictly in order.
 * @param take gets each result once, in ascending order
 * @param signal ends the run before the next result
 */
export async function inOrder<T>(
  n: number,
  ahead: number,
  run: (i: number) => Promise<T>,
  take: (i: number, result: T) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = new Map<number, Promise<T>>();
  let next = 0;
  const fill = (): void => {
    for (; next < n && waiting.size < ahead; next++) {
      const promise = run(next);
      promise.catch(() => undefined); // seen when its turn comes
      waiting.set(next, promise);
    }
  };
  const aborted = new Promise<'aborted'>((done) => signal?.addEventListener('abort', () => done('aborted'), { once: true }));
  for (let i = 0; i < n; i++) {
    if (signal?.aborted) return;
    fill();
    const next = (waiting.get(i) as Promise<T>).then((result) => ({ result }));
    const first = signal ? await Promise.race([next, aborted]) : await next;
    if (first === 'aborted') return;
    const { result } = first;
    waiting.delete(i);
    fill();
    await take(i, result);
  }
}
