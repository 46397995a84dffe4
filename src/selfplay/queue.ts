/**
 * Self-play over many machines: the same jobs on BullMQ over Redis. The only file that names bullmq and ioredis, which are
 * optional: they are asked for when a queue is used.
 *
 * A job is named by run and chunk, so it exists once however often it is added. A worker that dies leaves a job without a
 * lock; the others notice, and one of them plays it again, with the same bytes. The collector takes each chunk once, in order.
 */
import { HighwaymanError, type ErrorCode } from '../errors.js';
import { chunkSizes, jobOf, runIdentity, type RunOptions } from './local.js';
import type { Job, RunSpec } from './job.js';
import { Output } from './output.js';
import { inOrder, Pool } from './pool.js';

export const QUEUE = 'highwayman-selfplay';

export interface QueueOptions {
  readonly url: string;
  /** Default QUEUE. */
  readonly name?: string;
  /** Milliseconds after which the job of a worker that does not answer goes to another, default 30000. */
  readonly lock?: number;
}
type BullMq = typeof import('bullmq');
type Redis = import('ioredis').Redis;
interface Libraries {
  readonly bullmq: BullMq;
  connect(): Redis;
}

async function libraries({ url }: QueueOptions): Promise<Libraries> {
  const missing = (name: string): never => {
    throw new HighwaymanError(
      'ERR_FLAG',
      '--queue',
      url,
      `the package ${name}, installed beside highwayman: npm install bullmq ioredis`,
    );
  };
  if (!/^rediss?:\/\//.test(url)) throw new HighwaymanError('ERR_FLAG', '--queue', url, 'redis://HOST:PORT or rediss://…');
  const bullmq = await import('bullmq').catch(() => missing('bullmq'));
  const ioredis = await import('ioredis').catch(() => missing('ioredis'));
  return {
    bullmq,
    connect: () => {
      const client = new ioredis.Redis(url, { maxRetriesPerRequest: null });
      client.on('error', () => undefined); // it connects again by itself
      return client;
    },
  };
}
/** One answer before anything is queued: a wrong address is told at once. */
async function reachable(url: string, client: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new HighwaymanError('ERR_FLAG', '--queue', url, 'a Redis that answers within 3 seconds')),
      3000,
    );
  });
  try {
    await Promise.race([client.ping(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Served {
  readonly games: number;
  readonly jobs: number;
}
/**
 * Takes jobs from the queue and plays them on `threads` threads until `signal` is aborted.
 * @throws ERR_FLAG when libraries or Redis are missing
 */
export async function work(
  queue: QueueOptions,
  threads: number | undefined,
  signal: AbortSignal,
  served?: (sum: Served) => void,
): Promise<Served> {
  const { bullmq, connect } = await libraries(queue);
  const client = connect();
  const pool = new Pool(threads);
  const sum = { games: 0, jobs: 0 };
  const lock = queue.lock ?? 30_000;
  try {
    await reachable(queue.url, client);
    const worker = new bullmq.Worker<Job, string>(
      queue.name ?? QUEUE,
      async (job) => {
        try {
          // threads play, so that this one can go on renewing the lock
          const text = await pool.run<string>(job.data);
          sum.games += job.data.count;
          sum.jobs++;
          served?.(sum);
          return text;
        } catch (error) {
          // bad jobs would fail again: their error goes to the collector
          if (error instanceof HighwaymanError)
            throw new bullmq.UnrecoverableError(
              JSON.stringify({ code: error.code, field: error.field, value: error.value ?? null, expected: error.expected }),
            );
          throw error;
        }
      },
      {
        connection: client,
        concurrency: pool.threads,
        lockDuration: lock,
        stalledInterval: Math.max(500, lock / 2),
        maxStalledCount: 1000,
      },
    );
    worker.on('error', () => undefined);
    if (!signal.aborted) await new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
    await worker.close();
    return sum;
  } finally {
    await pool.close();
    client.disconnect();
  }
}

/**
 * Puts a run, or the rest of it, on the queue and writes the results into its file, in order.
 * @returns games collected now
 * @throws ERR_CONFIG, ERR_FLAG; the error of a job that cannot be played
 */
export async function collect(run: RunSpec, queue: QueueOptions, { games, chunk, out, progress }: RunOptions): Promise<number> {
  const sizes = chunkSizes(games, chunk);
  const identity = runIdentity(run, chunk);
  const output = Output.open(out, identity, sizes);
  const from = output.chunks;
  const resumed = output.games;
  progress?.(resumed, resumed);
  const { bullmq, connect } = await libraries(queue);
  const client = connect();
  const listener = connect();
  try {
    if (from === sizes.length) return 0;
    await reachable(queue.url, client);
    const name = queue.name ?? QUEUE;
    const jobs = new bullmq.Queue<Job, string>(name, { connection: client });
    const events = new bullmq.QueueEvents(name, { connection: listener });
    events.on('error', () => undefined);
    jobs.on('error', () => undefined);
    jobs.setMaxListeners(0);
    await events.waitUntilReady();
    // every waiting job listens for its end
    events.setMaxListeners(0);
    await inOrder(
      sizes.length - from,
      256,
      async (i) => {
        const c = from + i;
        const id = `${identity}-${c}-${sizes[c] as number}`;
        await jobs.add('games', jobOf(run, chunk, c, sizes[c] as number), { jobId: id, attempts: 3 });
        return { id, text: await finished(bullmq, jobs, events, id) };
      },
      async (i, { id, text }) => {
        output.append(text, sizes[from + i] as number);
        await jobs.remove(id).catch(() => undefined);
        progress?.(output.games, resumed);
      },
    );
    await events.close();
    await jobs.close();
    return output.games - resumed;
  } finally {
    output.close();
    client.disconnect();
    listener.disconnect();
  }
}
/** Result of a job, by event or, should the event be lost, by looking now and then. */
async function finished(
  bullmq: BullMq,
  jobs: import('bullmq').Queue<Job, string>,
  events: import('bullmq').QueueEvents,
  id: string,
): Promise<string> {
  for (;;) {
    const job = await bullmq.Job.fromId<Job, string>(jobs as never, id);
    if (!job) throw new HighwaymanError('ERR_INTERNAL', 'job', id, 'a job that was put on the queue; was the queue emptied?');
    try {
      return (await job.waitUntilFinished(events, 20_000)) as string;
    } catch (error) {
      if (await job.isFailed()) throw asTyped(job.failedReason ?? (error as Error).message, id);
    }
  }
}
function asTyped(reason: string, id: string): HighwaymanError {
  try {
    const { code, field, value, expected } = JSON.parse(reason) as {
      code: ErrorCode;
      field: string;
      value: unknown;
      expected: string;
    };
    return new HighwaymanError(code, field, value, expected);
  } catch {
    return new HighwaymanError('ERR_INTERNAL', id, reason, 'a job that can be played');
  }
}
