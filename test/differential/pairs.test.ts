/**
 * Forty pairs of families by a fixed seed and forty more by today's date, core against model, a game each.
 * `PAIRS_DATE=2026-12-02` plays those of that day again; `npm run proof` plays all pairs.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import { playBoth } from './compare.js';
import { allFamilies, familyConfigs, pairConfig, pairNames, somePairs } from './pairs.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
const date = process.env['PAIRS_DATE'] ?? new Date().toISOString().slice(0, 10);
const PAIRS = 40;

/** An engine for each game: it keeps a core for every rules that it has seen. */
function play(config: ConfigInput, seed: number): void {
  const engine = loadSync(module);
  expect(playBoth(engine, compileRules(config), seed, 25).decisions).toBeGreaterThan(20);
  engine.dispose();
}

describe('two families of rules in one game', () => {
  const days = Number(date.replaceAll('-', ''));
  it.each(somePairs(1, PAIRS))('%s', (name) => play(pairConfig(name), 1));
  it.each(somePairs(days, PAIRS))(`%s (${date})`, (name) => play(pairConfig(name), days));
});
it.each(Object.entries(allFamilies()))('%s', (_, config) => play(config, 1));

it('every two families stand in the list once, and a sample by a seed is the same again', () => {
  const families = Object.keys(familyConfigs()).length;
  expect(new Set(pairNames()).size).toBe((families * (families - 1)) / 2 - 1);
  expect(somePairs(5, PAIRS)).toEqual(somePairs(5, PAIRS));
  expect(new Set(somePairs(5, PAIRS)).size).toBe(PAIRS);
  for (const name of pairNames()) expect(() => compileRules(pairConfig(name)), name).not.toThrow();
});
