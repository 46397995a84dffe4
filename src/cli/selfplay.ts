/** `highwayman selfplay`: games on all cores, or over a queue on many machines, into compressed JSON Lines. */
import { HighwaymanError } from '../errors.js';
import { formatConfig } from '../notation/config-text.js';
import { checkRun, type RunSpec } from '../selfplay/job.js';
import { selfplay as playLocally } from '../selfplay/local.js';
import { collect, QUEUE, work, type QueueOptions } from '../selfplay/queue.js';
import { MAX_TEMPERATURE } from '../selfplay/thoughts.js';
import type { Register } from './command.js';
import { EXIT } from './failure.js';
import { configOf, real, seed, whole, withRules, type RulesFlags } from './flags.js';
import { untilInterrupted } from './interrupt.js';
import type { Io } from './io.js';
import { mapOf } from './map.js';
import { Progress } from './progress.js';

interface Flags extends RulesFlags {
  readonly games: number;
  readonly out?: string;
  readonly player?: string[];
  readonly seed: number | string;
  readonly temperature: number;
  readonly drawn: number;
  readonly chunk: number;
  readonly threads?: number;
  readonly queue?: string;
  readonly queueName: string;
  readonly lock?: number;
  readonly worker?: boolean;
  readonly json?: boolean;
}

export const selfplay: Register = (program, { io, finish }) => {
  withRules(program.command('selfplay'))
    .description('play games on all cores, or over Redis on many machines, into a file')
    .option('--games <n>', 'how many', whole('--games', 1, 1_000_000_000), 100)
    .option('--out <file>', 'compressed JSON Lines, e.g. games.jsonl.gz; a run that was stopped goes on')
    .option('--player <text...>', 'one for all or one for each seat: random, greedy, learned, mcts:1000 …', undefined)
    .option('--seed <seed>', 'number or text', seed, 1)
    .option('--temperature <t>', 'draw moves of searches by visits to the power of 1/t; 0 plays the best', temperature, 0)
    .option('--drawn <n>', 'first decisions of a game that are drawn by temperature', whole('--drawn', 0), 60)
    .option('--chunk <n>', 'games of one job and one compressed part', whole('--chunk', 1, 100_000), 16)
    .option('--threads <n>', 'worker threads, default one a core; 0 with --queue only collects', whole('--threads', 0, 1024))
    .option('--queue <url>', 'share the jobs over Redis, redis://HOST:PORT (needs bullmq and ioredis)')
    .option('--queue-name <name>', 'name of the queue', QUEUE)
    .option('--lock <ms>', 'after so long the job of a dead worker goes to another', whole('--lock', 100, 3_600_000))
    .option('--worker', 'only play jobs of the queue, for whichever run, until stopped')
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => {
      const queue = queueOf(flags);
      if (flags.worker) {
        if (!queue) throw new HighwaymanError('ERR_FLAG', '--queue', undefined, 'redis://HOST:PORT for a worker');
        await serve(io, queue, flags);
        return;
      }
      if (flags.out === undefined)
        throw new HighwaymanError('ERR_FLAG', '--out', undefined, 'a file to write, e.g. games.jsonl.gz');
      if (flags.threads === 0 && !queue) throw new HighwaymanError('ERR_FLAG', '--threads', 0, 'at least 1 without --queue');
      const run = runOf(flags, configOf(flags, await mapOf(flags, io)));
      const rules = checkRun(run);
      const bar = new Progress(io, flags.games, 'games');
      const options = {
        games: flags.games,
        chunk: flags.chunk,
        out: flags.out,
        progress: (done: number, resumed: number) => bar.show(done, resumed),
        ...(flags.threads === undefined ? {} : { threads: flags.threads }),
      };
      const begun = performance.now();
      let played = 0;
      const interrupt = queue ? null : untilInterrupted();
      try {
        played = queue
          ? await together(run, queue, options)
          : await playLocally(run, { ...options, ...(interrupt ? { signal: interrupt.signal } : {}) });
      } finally {
        interrupt?.end();
        bar.end();
      }
      const seconds = (performance.now() - begun) / 1000;
      if (interrupt?.signal.aborted) finish(EXIT.stopped);
      if (flags.json)
        io.out(
          JSON.stringify({
            config: formatConfig(rules),
            seed: run.seed,
            players: run.players,
            games: flags.games,
            played,
            stopped: interrupt?.signal.aborted ?? false,
            out: flags.out,
            seconds: Math.round(seconds * 100) / 100,
          }),
        );
      else if (interrupt?.signal.aborted)
        io.out(`stopped: ${played} games now, in ${flags.out}; the same command goes on from there`);
      else
        io.out(
          `${flags.games} games in ${flags.out}, ${played} of them now, ${seconds.toFixed(1)} s, ${(played / Math.max(seconds, 1e-3)).toFixed(2)} games a second`,
        );
    });
};

const temperature = real('--temperature', 0, MAX_TEMPERATURE);
function queueOf(flags: Flags): QueueOptions | null {
  if (flags.queue === undefined) return null;
  return { url: flags.queue, name: flags.queueName, ...(flags.lock === undefined ? {} : { lock: flags.lock }) };
}
function runOf(flags: Flags, config: RunSpec['config']): RunSpec {
  const n = flags.players ?? config.players ?? 2;
  const named = flags.player ?? ['greedy'];
  const players = named.length === 1 ? Array.from({ length: n }, () => named[0] as string) : named;
  const { seed, temperature, drawn } = flags;
  return { config, players, seed, ...(temperature > 0 ? { temperature, drawn } : {}) };
}
/** Collects, and plays along on this machine's threads. */
async function together(run: RunSpec, queue: QueueOptions, options: Parameters<typeof collect>[2]): Promise<number> {
  if (options.threads === 0) return collect(run, queue, options);
  const stop = new AbortController();
  const helper = work(queue, options.threads, stop.signal);
  helper.catch(() => undefined); // its error is that of the collector, or seen below
  try {
    return await collect(run, queue, options);
  } finally {
    stop.abort();
    await helper;
  }
}
/** A worker of the queue until SIGINT or SIGTERM; jobs in hand are finished first. */
async function serve(io: Io, queue: QueueOptions, flags: Flags): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  const begun = performance.now();
  const bar = (games: number) =>
    io.status?.(`${games} games  ${(games / ((performance.now() - begun) / 1000)).toFixed(2)} games/s`);
  const sum = await work(queue, flags.threads || undefined, stop.signal, ({ games }) => bar(games));
  io.status?.('');
  io.out(flags.json ? JSON.stringify(sum) : `${sum.games} games in ${sum.jobs} jobs`);
}
