/** Core and model with sets and options drawn at random, so that options meet that no preset brings together. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { compileRules } from '../../src/rules/index.js';
import { playBoth } from './compare.js';
import { randomOptions } from './random-options.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const GAMES = Number(process.env['RANDOM_OPTIONS'] ?? 10);

it('options drawn at random: engine and model play the same games', { timeout: 600_000 }, () => {
  for (let seed = 1; seed <= GAMES; seed++)
    expect(playBoth(engine, compileRules(randomOptions(seed)), seed, 9).decisions).toBeGreaterThan(50);
});
