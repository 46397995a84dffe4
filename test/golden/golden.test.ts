/** The golden scenarios with exact values, each its own test. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkScenario, unsupported } from './golden.js';
import type { GoldenFile } from './golden.js';
import { players } from './players.js';

const file = JSON.parse(readFileSync(new URL('./golden.json', import.meta.url), 'utf8')) as GoldenFile;

describe('golden scenarios', () => {
  for (const scenario of file.scenarios) {
    it(`${scenario.id} ${scenario.title} [${scenario.rules.join(', ')}]`, () => {
      expect(unsupported(scenario)).toEqual([]);
      expect(checkScenario(players, scenario, file.defaults)).toEqual([]);
    });
  }

  it('has every scenario with an id of its own', () => {
    expect(new Set(file.scenarios.map(({ id }) => id)).size).toBe(95);
  });
});
