/**
 * `npm run bench [-- suite …] [--seconds S]`: every suite side by side in one run, printed as tables and kept in
 * build/bench.json, with the behaviour signature. Only ratios within a run mean anything.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadSync } from '../src/entry-url.js';
import { measure, table, type BenchRow } from './harness.js';
import { signature } from './signature.js';
import type { Suite } from './suite.js';
import { ai } from './suites/ai.js';
import { compiledIn } from './suites/compiled-in.js';
import { deploys } from './suites/deploys.js';
import { ferries } from './suites/ferries.js';
import { maps } from './suites/maps.js';
import { moves } from './suites/moves.js';
import { native } from './suites/native.js';
import { playouts } from './suites/playouts.js';
import { size } from './suites/size.js';
import { startup } from './suites/startup.js';

const SUITES: Readonly<Record<string, Suite>> = {
  playouts,
  moves,
  size,
  ferries,
  deploys,
  maps,
  ai,
  compiledIn,
  native,
  startup,
};
const args = process.argv.slice(2);
const seconds = args.includes('--seconds') ? Number(args[args.indexOf('--seconds') + 1]) : 0.5;
const wanted = args.filter((name) => name in SUITES);
const engine = loadSync(readFileSync('build/core.wasm'));
const results: Record<string, BenchRow[]> = {};
for (const [name, suite] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { title, cases, options, report } of suite(engine)) {
    if (report) {
      console.log(`${title}\n${report()}\n`);
      continue;
    }
    const rows = measure(cases, { seconds, rounds: 2, ...options });
    results[title] = rows;
    console.log(`${table(title, rows)}\n`);
  }
}
const mark = signature(engine);
console.log(`signature ${mark}`);
mkdirSync('build', { recursive: true });
writeFileSync('build/bench.json', `${JSON.stringify({ signature: mark, node: process.version, results }, null, 1)}\n`);
