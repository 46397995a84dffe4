/**
 * The queue against a real Redis that the test starts: a worker process is killed in the middle, no game is lost and none
 * doubled, and the file is byte for byte that of a local run. Skipped where redis-server is not installed (and says so).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameLine, RunSpec } from '../../src/selfplay/job.js';
import { selfplay } from '../../src/selfplay/local.js';
import { collect } from '../../src/selfplay/queue.js';
import { hasRedis, startRedis, type TestRedis } from './redis.js';
import '../dist.js';

if (!hasRedis) console.warn('skipped: redis-server is not installed, the queue is not tested');

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const run: RunSpec = { config: {}, players: ['mcts:30', 'greedy:100'], seed: 5 };
const games = 16;
const chunk = 2;
const lock = 1000;

describe.skipIf(!hasRedis)('selfplay --queue', () => {
  const dir = mkdtempSync(join(tmpdir(), 'highwayman-queue-'));
  let redis: TestRedis;
  const workers: ChildProcess[] = [];
  /** A worker process; resolves when it has taken its first job. */
  const worker = (name: string): ChildProcess => {
    const child = spawn(
      process.execPath,
      [command, 'selfplay', '--worker', '--queue', redis.url, '--queue-name', name, '--threads', '1', '--lock', String(lock)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    workers.push(child);
    return child;
  };
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const child of workers) child.kill('SIGKILL');
    await redis.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('a killed worker loses no game and doubles none; the bytes are those of a local run', async () => {
    const local = join(dir, 'local.gz');
    await selfplay(run, { games, chunk, out: local, threads: 1 });
    const shared = join(dir, 'shared.gz');
    const victim = worker('kill');
    let killed = false;
    let helper: ChildProcess | undefined;
    const written: number[] = [];
    const collected = collect(
      run,
      { url: redis.url, name: 'kill', lock },
      {
        games,
        chunk,
        out: shared,
        progress: (done) => {
          written.push(done);
          if (done < 4 || killed) return;
          killed = true;
          victim.kill('SIGKILL'); // with a job in hand
          helper = worker('kill');
        },
      },
    );
    expect(await collected).toBe(games);
    expect(killed && helper !== undefined).toBe(true);
    const lines = gunzipSync(readFileSync(shared))
      .toString()
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l) as GameLine);
    expect(lines.map((l) => l.game)).toEqual(Array.from({ length: games }, (_, i) => i));
    expect(readFileSync(shared).equals(readFileSync(local))).toBe(true);
    expect(written).toEqual([...written].sort((a, b) => a - b));
  }, 120_000);

  it('a stopped collector goes on, and jobs that were played meanwhile are not played again', async () => {
    const out = join(dir, 'stopped.gz');
    const half: RunSpec = { config: {}, players: ['random', 'random'], seed: 6 };
    worker('stop');
    const queue = { url: redis.url, name: 'stop', lock };
    await collect(half, queue, { games: 6, chunk: 2, out });
    expect(await collect(half, queue, { games: 12, chunk: 2, out })).toBe(6);
    const local = join(dir, 'stopped-local.gz');
    await selfplay(half, { games: 12, chunk: 2, out: local, threads: 1 });
    expect(readFileSync(out).equals(readFileSync(local))).toBe(true);
  }, 120_000);

  it('an address where no Redis answers is told at once', async () => {
    await expect(collect(run, { url: 'redis://127.0.0.1:1' }, { games: 1, chunk: 1, out: join(dir, 'none.gz') })).rejects.toThrow(
      'ERR_FLAG: --queue',
    );
  }, 20_000);
});
