/** A short run of every fuzzer, the same seeds each time; `npm run fuzz -- --inputs N` makes any number. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { compileRules, preset } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { fuzzCommand } from './cli.js';
import { TARGETS } from './outside.js';
import { dice } from './random.js';
import { fuzzRaw } from './raw.js';
import { fuzzRulebooks } from './rulebook.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
const presets = PRESETS_UNDER_TEST();

describe('bare exports', () => {
  it.each(presets)('%s: no trap, no hang, other games untouched', (_name, rules) => {
    for (const seed of [1, 2]) expect(fuzzRaw(module, rules, seed, 4000)).toBeGreaterThanOrEqual(4000);
  });
  it('damaged rulebooks are refused or played by', () => {
    for (const [, rules] of presets.filter((_, i) => i % 6 === 0)) expect(fuzzRulebooks(module, rules, 1, 60)).toBe(60);
  });
});
describe('what users give', () => {
  const rules = [compileRules(), compileRules(preset('ferries')), ...presets.filter((_, i) => i % 9 === 0).map(([, one]) => one)];
  it.each(TARGETS)('$name: taken or refused with a code', ({ name, run }) => {
    const engine = loadSync(module);
    const calls = name === 'notation' ? 4 : 30;
    for (let n = 0; n < calls; n++) run(engine, rules[n % rules.length] as (typeof rules)[number], dice(1000 + n));
  });
  it('command lines end with 0, 1 or 2', async () => {
    for (let n = 0; n < 150; n++) await fuzzCommand(dice(n));
  });
});
