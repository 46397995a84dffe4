/** A few seeded games of every preset, core against model; `npm run differential -- --games N` plays any number. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { playBoth } from './compare.js';
import { PRESETS_UNDER_TEST } from './presets.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const GAMES = Number(process.env['DIFFERENTIAL_GAMES'] ?? 3);

describe('core and reference model agree after every decision', () => {
  for (const [name, rules] of PRESETS_UNDER_TEST()) {
    it(`${name}: ${GAMES} games`, { timeout: 120_000 }, () => {
      for (let seed = 1; seed <= GAMES; seed++) expect(playBoth(engine, rules, seed, 5).decisions).toBeGreaterThan(20);
    });
  }
});
