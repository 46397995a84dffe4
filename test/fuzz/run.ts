/**
 * `npm run fuzz -- [--inputs N] [--seed S] [--only NAME]`: at least N inputs over everything that takes something from outside;
 * prints how many there were of each sort and what went wrong. Nine in ten are calls of the bare exports.
 */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { fuzzCommand } from './cli.js';
import { TARGETS } from './outside.js';
import { dice } from './random.js';
import { fuzzRaw } from './raw.js';
import { fuzzRulebooks } from './rulebook.js';

const args = process.argv.slice(2);
const option = (name: string, fallback: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? fallback) : fallback);
const wanted = Number(option('--inputs', '100000'));
const firstSeed = Number(option('--seed', '1'));
const only = option('--only', '');
const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
const presets = PRESETS_UNDER_TEST();
const shares = TARGETS.reduce((sum, { share }) => sum + share, 0);
let failures = 0;
let total = 0;
let seed = firstSeed;

function report(name: string, run: () => number): number {
  const here = seed++;
  try {
    return run();
  } catch (error) {
    failures++;
    if (failures <= 20) console.log(`${name}, seed ${here}: ${(error as Error).stack?.split('\n').slice(0, 6).join('\n')}\n`);
    return 1;
  }
}
/** Runs one sort of input over all presets in turn until there are enough of it. */
function sort(name: string, inputs: number, one: (preset: number) => number): void {
  if (!name.includes(only)) return;
  const began = Date.now();
  let done = 0;
  for (let n = 0; done < inputs; n++) done += report(name, () => one(n % presets.length));
  total += done;
  console.log(`${name}: ${done} inputs, ${Date.now() - began} ms`);
}
const rules = (preset: number) => (presets[preset] as (typeof presets)[number])[1];

sort('calls of the exports', wanted * 0.9, (preset) =>
  fuzzRaw(module, rules(preset), seed, Math.min(20_000, wanted / presets.length)),
);
sort('rulebooks', wanted * 0.005, (preset) => fuzzRulebooks(module, rules(preset), seed, 20));
for (const { name, run, share, inputs } of TARGETS) {
  let engine = loadSync(module);
  let calls = 0;
  sort(name, (wanted * 0.095 * share) / shares, (preset) => {
    if (++calls % 100 === 0) engine = loadSync(module);
    run(engine, rules(preset), dice(seed));
    return inputs;
  });
}
if ('commands'.includes(only)) {
  const commands = Math.min(20_000, Math.ceil(wanted * 0.001));
  for (let n = 0; n < commands; n++)
    await fuzzCommand(dice(seed++)).catch(
      (error: unknown) => (failures++, console.log(`commands, seed ${seed - 1}: ${String(error)}`)),
    );
  total += commands;
  console.log(`commands: ${commands} inputs`);
}
console.log(`${total} inputs, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
