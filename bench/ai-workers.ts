/**
 * Self-play over worker threads: `node src/build/run-ts.mjs bench/ai-workers.ts [games]`, after a build. Games a second with 1, 2, 4 …
 * threads up to the cores, in one run; the ratio is against one thread.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfplay } from '../src/selfplay/local.js';
import { coreCount } from '../src/selfplay/pool.js';
import { table, type BenchRow } from './harness.js';

const games = Number(process.argv[2] ?? 48);
const run = { config: {}, players: ['mcts:100', 'mcts:100'], seed: 1 };
const cores = coreCount();
const counts = Array.from({ length: Math.floor(Math.log2(cores)) + 1 }, (_, i) => 2 ** i);
if (counts.at(-1) !== cores) counts.push(cores);
const dir = mkdtempSync(join(tmpdir(), 'highwayman-bench-'));
const rows: BenchRow[] = [];
for (const threads of counts) {
  const begun = performance.now();
  const played = await selfplay(run, { games, chunk: 2, out: join(dir, `${threads}.gz`), threads });
  const perSecond = (played * 1000) / (performance.now() - begun);
  rows.push({
    name: `${threads} thread${threads > 1 ? 's' : ''}`,
    count: played,
    perSecond,
    margin: 0,
    ratio: perSecond / (rows[0]?.perSecond ?? perSecond),
  });
}
rmSync(dir, { recursive: true, force: true });
console.log(table(`self-play games, mcts:100 against itself, start of threads included`, rows));
