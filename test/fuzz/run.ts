/**
 * `npm run fuzz -- [NAME] [--seed S] [--count N] [--inputs N]`: tries the laws whose names hold NAME, all without it, on seeds from S on.
 * --count: so many seeds of each; --inputs: so many inputs over all of them, nine in ten of them calls of the bare exports.
 * Exit code 0: everything held; 1: something did not; 2: not understood. `--list` names the laws.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { type Law, World } from './law.js';
import { LAWS, lawsNamed } from './laws.js';
import { again, seedsOf, tryLaw } from './try.js';

interface Flags {
  readonly laws: readonly Law[];
  readonly seed: number;
  readonly seeds: (law: Law) => number;
}
function readFlags(args: readonly string[]): Flags {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: true,
    options: { seed: text, count: text, inputs: text },
  });
  const whole = (name: string, value: string | undefined, fallback: number): number => {
    if (value !== undefined && !/^\d{1,10}$/.test(value)) throw new Error(`--${name} ${value}: a whole number`);
    return Number(value ?? fallback);
  };
  const laws = lawsNamed(positionals.join(' '));
  const inputs = whole('inputs', values.inputs, 100_000);
  const count = values.count === undefined ? undefined : whole('count', values.count, 0);
  return { laws, seed: whole('seed', values.seed, 1), seeds: (law) => count ?? seedsOf(law, inputs, laws) };
}
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--list')) {
    for (const { name } of LAWS) console.log(name);
    return 0;
  }
  let flags: Flags;
  try {
    flags = readFlags(args);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
  const world = new World(
    new WebAssembly.Module(readFileSync('build/core.wasm')),
    PRESETS_UNDER_TEST().map(([, rules]) => rules),
  );
  let finds = 0;
  let total = 0;
  for (const law of flags.laws) {
    const began = Date.now();
    const count = flags.seeds(law);
    await tryLaw(world, law, flags.seed, count, (find) => {
      if (++finds <= 20) console.log(`${find.law}, seed ${find.seed}: ${find.message}\n${again(find)}\n`);
    });
    total += count * law.inputs;
    console.log(`${law.name}: ${count * law.inputs} inputs of ${count} seeds, ${Date.now() - began} ms`);
  }
  console.log(`${total} inputs, ${finds} failures`);
  return finds === 0 ? 0 : 1;
}
process.exitCode = await main();
