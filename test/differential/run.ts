/** `npm run differential -- [--games N] [--from SEED] [--preset NAME]`: seeded random games of core and model side by side, any number. */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { playBoth } from './compare.js';
import { PRESETS_UNDER_TEST } from './presets.js';

const args = process.argv.slice(2);
const option = (name: string, fallback: string) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? fallback) : fallback);
const games = Number(option('--games', '10'));
const from = Number(option('--from', '1'));
const only = option('--preset', '');
const every = Number(option('--every', '1'));
const engine = loadSync(readFileSync('build/core.wasm'));
let failed = 0;
let played = 0;
let decisions = 0;
for (const [name, rules] of PRESETS_UNDER_TEST()) {
  if (only && !name.includes(only)) continue;
  const began = Date.now();
  let bad = 0;
  for (let seed = from; seed < from + games; seed++) {
    try {
      decisions += playBoth(engine, rules, seed, every).decisions;
      played++;
    } catch (error) {
      failed++;
      if (bad++ < 2) console.log(`${name}: ${(error as Error).message.slice(0, 1500)}\n`);
    }
  }
  console.log(`${name}: ${games} games, ${bad} different, ${Date.now() - began} ms`);
}
console.log(`${played} games agree over ${decisions} decisions, ${failed} differ`);
process.exitCode = failed === 0 ? 0 : 1;
