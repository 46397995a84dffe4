/**
 * `npm run mutation -- [--count N] [--seed S] [--again] [--survivors]`: N mutants of the core, chosen by the seed, each compiled in this
 * process and given to the quick checks in a thread. What was found stands in test/mutation/core.json, where a run goes on:
 * mutants that it knows are passed over. --again tries anew what survived or did not end, --survivors all that ever did and
 * nothing else. Exit code 0: none survived unexplained.
 */
import asc from 'assemblyscript/asc';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { dice } from '../fuzz/random.js';
import { firstFailure } from './checks.js';
import { applied, located, type Mutant, mutantsOf, nameOf, sampled } from './mutants.js';
import { type Results, summary, type Verdict } from './results.js';

const FILE = 'test/mutation/core.json';
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : path.endsWith('.ts') ? [path] : [];
  });
/** Tables, and what is generated, are checked where they are made. */
const mutated = (path: string): boolean => !/generated|constants\.ts$/.test(path);

/** The debug core with another text of one file. @returns undefined where it does not compile */
async function compiled(file: string, text: string): Promise<Uint8Array | undefined> {
  let wasm: Uint8Array | undefined;
  const { error } = await asc.main(['--config', 'asconfig.json', '--target', 'debug', '--outFile', 'mutant.wasm'], {
    readFile: (name) => (name === file ? text : existsSync(name) ? readFileSync(name, 'utf8') : null),
    writeFile: (name, contents) => {
      if (name === 'mutant.wasm') wasm = contents as Uint8Array;
    },
  });
  return error ? undefined : wasm;
}

const LATE = 'not done in ';
/** A thread that checks one core after the other; a core that never returns ends it. */
class Checker {
  #worker: Worker | undefined;
  /** Until the core without a change has shown how long it takes. */
  seconds = 1200;

  constructor(readonly file: string) {}

  check(core: Uint8Array): Promise<string | undefined> {
    const worker = (this.#worker ??= new Worker(this.file));
    return new Promise((done) => {
      const end = (result: string | undefined, usable: boolean): void => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', crashed);
        if (!usable) {
          this.#worker = undefined;
          void worker.terminate();
        }
        done(result);
      };
      const answered = (result: string | undefined): void => end(result, true);
      const crashed = (error: Error): void => end(`crash: ${error.message}`, false);
      const timer = setTimeout(() => end(`${LATE}${this.seconds} s`, false), this.seconds * 1000);
      worker.once('message', answered).once('error', crashed);
      worker.postMessage(core);
    });
  }
  stop(): void {
    void this.#worker?.terminate();
  }
}
async function judged(checker: Checker, untouched: Uint8Array, mutant: Mutant): Promise<Verdict> {
  const core = await compiled(mutant.file, applied(readFileSync(mutant.file, 'utf8'), mutant));
  if (!core) return { verdict: 'no build' };
  if (Buffer.compare(core, untouched) === 0) throw new Error(`${nameOf(mutant)} changes nothing in the module`);
  const by = await checker.check(core);
  if (by === undefined) return { verdict: 'survived' };
  return by.startsWith(LATE) ? { verdict: 'unfinished', by } : { verdict: 'killed', by };
}

/** Those that survived once, under the names that they have now; what the source does not have any more is forgotten. */
function survivors(all: readonly Mutant[], results: Results): Mutant[] {
  return Object.entries(results).flatMap(([name, verdict]) => {
    if (verdict.verdict !== 'survived') return [];
    delete results[name];
    const mutant = located(all, name);
    if (mutant) results[nameOf(mutant)] = verdict;
    return mutant ?? [];
  });
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = { count: text, seed: text, again: { type: 'boolean' }, survivors: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(2), strict: true, options });
  const whole = (name: 'count' | 'seed', fallback: number): number => {
    const given = values[name];
    if (given !== undefined && !/^\d{1,9}$/.test(given)) throw new Error(`--${name} ${given}: a whole number`);
    return Number(given ?? fallback);
  };
  const all = sources('assembly')
    .filter(mutated)
    .flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')));
  const seed = whole('seed', 1);
  const results: Results = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {};
  const chosen = values.survivors ? survivors(all, results) : sampled(all, whole('count', 20), dice(seed));
  const checker = new Checker(import.meta.filename);
  const untouched = await compiled('', '');
  const began = Date.now();
  const fault = untouched ? await checker.check(untouched) : 'it does not build';
  if (fault !== undefined) checker.stop();
  if (fault !== undefined) throw new Error(`the core without a change fails: ${fault}`);
  checker.seconds = Math.ceil((3 * (Date.now() - began)) / 1000) + 20;
  console.log(`checks of the core without a change: ${Math.round((Date.now() - began) / 1000)} s`);
  for (const [n, mutant] of chosen.entries()) {
    const name = nameOf(mutant);
    const known = results[name];
    const again = values.again || values.survivors;
    if (known && !(again && ['survived', 'unfinished'].includes(known.verdict))) continue;
    const verdict = await judged(checker, untouched as Uint8Array, mutant);
    results[name] = verdict;
    writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
    console.log(`${n + 1} of ${chosen.length}: ${name}: ${verdict.verdict}${verdict.by ? ` by ${verdict.by}` : ''}`);
  }
  checker.stop();
  const { line, open } = summary(results, chosen.map(nameOf));
  console.log(`seed ${seed}, ${all.length} mutants in all; ${line}`);
  for (const name of open) console.log(`survived: ${name}`);
  return open.length === 0 ? 0 : 1;
}

if (isMainThread) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
} else parentPort?.on('message', async (core: Uint8Array) => parentPort?.postMessage(await firstFailure(core.slice())));
