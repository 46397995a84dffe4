/**
 * What everything that is compiled in costs a base game: the core as it is against the same source with the flags of the base
 * game as a constant, so that the compiler drops every rule that is not in play.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { Flag } from '../../assembly/constants.js';
import type { Suite } from '../suite.js';
import { BASE, inCore } from './playouts.js';

const FOLDER = 'build/base-core';
const GAMES = 2000;

export const compiledIn: Suite = (engine) => [
  {
    title: 'base games, everything compiled in against the base game alone',
    cases: [
      inCore(engine, 'everything compiled in', BASE, GAMES),
      inCore(loadSync(baseModule()), 'base game alone', BASE, GAMES),
    ],
  },
];
/** The core with Rule.Flags fixed to what the base game has. */
function baseModule(): WebAssembly.Module {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('assembly', `${FOLDER}/assembly`, { recursive: true });
  cpSync('asconfig.json', `${FOLDER}/asconfig.json`);
  const file = `${FOLDER}/assembly/core/layout.ts`;
  const source = readFileSync(file, 'utf8');
  const fixed = source
    .replace('export let flags: i32 = 0;', `export const flags: i32 = ${Flag.Fields};`)
    .replace('  flags = rule(Rule.Flags);\n', '');
  if (fixed.length === source.length)
    throw new Error('assembly/core/layout.ts does not set the flags where this bench expects it');
  writeFileSync(file, fixed);
  execFileSync(process.execPath, ['src/build/core.mjs', FOLDER, `${FOLDER}/core.wasm`], { stdio: 'ignore' });
  return new WebAssembly.Module(readFileSync(`${FOLDER}/core.wasm`));
}
