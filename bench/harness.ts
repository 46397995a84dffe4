/**
 * Times pieces of work side by side. The only file that names the `benchmark` package.
 *
 * Every case returns a count (nodes, games, moves …) that is compared with the expected one on each call, so a case cannot be
 * fast because it does less. Only ratios of one run mean something: the cases take turns, several rounds long, and the
 * best round of each counts, so a slow minute of the machine hits all of them alike.
 */
import Benchmark from 'benchmark';

export interface BenchCase {
  readonly name: string;
  /** What `run` returns, always; also the number of operations in one call. */
  readonly count: number;
  readonly run: () => number;
  /** Seconds of the last call, for work that times itself, as another process does. Without it all of `run` is timed. */
  readonly lasted?: () => number;
}

export interface BenchOptions {
  /** Default 3. */
  readonly rounds?: number;
  /** Seconds for a case in one round, default 1. */
  readonly seconds?: number;
  /** Calls before the first round, default 3; the JIT compilers of the host must be done. */
  readonly warmup?: number;
}

export interface BenchRow {
  readonly name: string;
  readonly count: number;
  /** Operations a second: calls a second in the best round, times `count`. */
  readonly perSecond: number;
  /** Relative margin of error of the best round, percent. */
  readonly margin: number;
  /** Against the first case of the list. */
  readonly ratio: number;
}

const MIN_SAMPLES = 5;

/**
 * Runs the cases and gives one row each, in their order.
 * @throws Error when a case returns another count than it promised
 */
export function measure(cases: readonly BenchCase[], options: BenchOptions = {}): BenchRow[] {
  const { rounds = 3, seconds = 1, warmup = 3 } = options;
  for (const one of cases) for (let i = 0; i < warmup; i++) checked(one);
  const best = cases.map(() => ({ hz: 0, margin: Infinity }));
  for (let round = 0; round < rounds; round++) {
    for (const [i, one] of cases.entries()) {
      const { hz, margin } = once(one, seconds);
      const before = best[i];
      if (before && hz > before.hz) best[i] = { hz, margin };
    }
  }
  const perSecond = cases.map(({ count }, i) => (best[i]?.hz ?? 0) * count);
  return cases.map(({ name, count }, i) => ({
    name,
    count,
    perSecond: perSecond[i] ?? 0,
    margin: best[i]?.margin ?? Infinity,
    ratio: (perSecond[i] ?? 0) / (perSecond[0] ?? 1),
  }));
}

/** A table of rows for the terminal. */
export function table(title: string, rows: readonly BenchRow[]): string {
  const width = Math.max(...rows.map((row) => row.name.length), 4);
  const head = `${'case'.padEnd(width)} ${'count'.padStart(10)} ${'per second'.padStart(15)} ${'±'.padStart(6)} ${'ratio'.padStart(7)}`;
  const lines = rows.map((row) => {
    const speed = Math.round(row.perSecond).toLocaleString('en-US').padStart(15);
    return `${row.name.padEnd(width)} ${String(row.count).padStart(10)} ${speed} ${`${row.margin.toFixed(1)}%`.padStart(6)} ${row.ratio.toFixed(3).padStart(7)}`;
  });
  return [title, head, ...lines].join('\n');
}

function once(one: BenchCase, seconds: number): { hz: number; margin: number } {
  if (one.lasted) return sampled(one, one.lasted, seconds);
  let failure: unknown = null;
  const bench = new Benchmark(one.name, () => void checked(one), { maxTime: seconds, minSamples: MIN_SAMPLES });
  bench.on('error', () => (failure = (bench as { error?: unknown }).error));
  bench.run({ async: false });
  if (failure) throw failure;
  return { hz: bench.hz, margin: bench.stats.rme };
}

/** The same for a case that times itself; the margin is two standard errors. */
function sampled(one: BenchCase, lasted: () => number, seconds: number): { hz: number; margin: number } {
  const samples: number[] = [];
  let spent = 0;
  while (spent < seconds || samples.length < MIN_SAMPLES) {
    checked(one);
    samples.push(lasted());
    spent += lasted();
  }
  const n = samples.length;
  const mean = spent / n;
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / (n - 1);
  return { hz: 1 / mean, margin: ((2 * Math.sqrt(variance / n)) / mean) * 100 };
}

function checked(one: BenchCase): void {
  const found = one.run();
  if (found !== one.count) throw new Error(`bench case ${one.name} returned ${found}, expected ${one.count}`);
}
