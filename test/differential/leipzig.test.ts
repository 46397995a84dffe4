/** A few seeded games with The Markets of Leipzig, core against model. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { playBoth } from './compare.js';
import { leipzigRules } from './leipzig-rules.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const GAMES = Number(process.env['DIFFERENTIAL_GAMES'] ?? 3);

describe('core and reference model agree with The Markets of Leipzig [LEIP-2..7]', () => {
  for (const [name, rules] of leipzigRules()) {
    it(`${name}: ${GAMES} games`, { timeout: 120_000 }, () => {
      for (let seed = 1; seed <= GAMES; seed++) expect(playBoth(engine, rules, seed, 20).decisions).toBeGreaterThan(20);
    });
  }
});
