/**
 * `npm run proof -- [--quick] [--hours H] [--games N] [--inputs N] [--soak N] [--mutants N] [--only PART] [--workers N] [--fresh]
 * [--page FILE]`: the long runs, one after the other, in slices; what they did is kept in build/proof.json, and the next run of the
 * same sources goes on there. Exit code 0: nothing was found; 1: something was; 2: not understood, or a command failed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags, USAGE, type Flags } from './flags.js';
import { page } from './page.js';
import { PARTS, type Part } from './parts.js';
import { added, progressOf, readState, type State, writeState } from './state.js';

const FILE = 'build/proof.json';
/** What the runs prove, and what they prove it with. */
const SOURCES = ['assembly', 'src', 'test/reference', 'test/differential', 'test/fuzz'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)))
    .filter((path) => path.endsWith('.ts'))
    .sort();
}
function version(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesIn)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
function commit(): string {
  const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${git('status', '--porcelain', '-uno', 'assembly', 'src') ? ' with changes' : ''}`;
}

function runSlice(part: Part, state: State, count: number, workers: number): State {
  const { done } = progressOf(state, part.id);
  const began = Date.now();
  const { status, stdout, stderr, signal } = spawnSync(
    process.execPath,
    ['--expose-gc', 'src/build/run-ts.mjs', ...part.command(done, count, workers)],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (signal || status === 2) throw new Error(`${part.id} ended ${signal ?? 'with 2'}: ${stderr}`);
  const slice = part.read({ status, out: `${stdout}\n${stderr}` }, count);
  for (const find of part.gaps ? [] : slice.finds) console.log(`${part.title}: found\n${find}\n`);
  return added(state, part.id, slice, (Date.now() - began) / 1000);
}

function run(flags: Flags): State {
  const of = version();
  let state = flags.fresh ? { of, parts: {} } : readState(FILE, of);
  const began = Date.now();
  const shares = flags.sizes.reduce((sum, { part }) => sum + part.share, 0);
  let ends = began;
  for (const { part, size } of flags.sizes) {
    ends += (flags.time * part.share) / shares;
    for (;;) {
      const { done } = progressOf(state, part.id);
      if (done >= size || Date.now() >= ends) break;
      state = runSlice(part, state, Math.min(part.slice, size - done), flags.workers);
      writeState(FILE, state);
      const { done: now, seconds, finds } = progressOf(state, part.id);
      console.log(`${part.title}: ${now} of ${size} ${part.unit}, ${finds.length} found, ${Math.round(seconds)} s`);
    }
  }
  return state;
}

function main(): number {
  let flags: Flags;
  try {
    flags = readFlags(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${USAGE}`);
    return 2;
  }
  try {
    const state = run(flags);
    const text = page(state, commit(), new Date().toISOString().slice(0, 10));
    console.log(text.slice(text.indexOf('Last run')));
    if (flags.page) writeFileSync(flags.page, text);
    return PARTS.some((part) => !part.gaps && progressOf(state, part.id).finds.length > 0) ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}
process.exitCode = main();
