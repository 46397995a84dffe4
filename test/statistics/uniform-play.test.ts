/**
 * A sanity figure that four independent engines agree on: two uniformly random players on the 72-tile base game with fields
 * score 19.1 to 19.7 each, over 70.98 turns with 27.3 distinct placements a turn.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { compileRules } from '../../src/rules/index.js';
import { chooser } from '../differential/compare.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const rules = compileRules({ edition: 'C2' });

it('playouts in the core: mean scores of 8,000 games lie between 18.9 and 19.9', { timeout: 60_000 }, () => {
  const games = 8000;
  const sum = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    const position = engine.newPosition(rules, seed);
    position.playout();
    position.scores.forEach((score, p) => ((sum[p] as number) += score));
    position.dispose();
  }
  for (const total of sum) {
    expect(total / games).toBeGreaterThan(18.9);
    expect(total / games).toBeLessThan(19.9);
  }
});

it('games over the API: 70.98 turns and 27.3 placements a turn', { timeout: 60_000 }, () => {
  const games = 400;
  let turns = 0;
  let placements = 0;
  const pick = chooser(9);
  for (let seed = 0; seed < games; seed++) {
    const position = engine.newPosition(rules, seed);
    while (!position.isOver) {
      if (position.isChance) position.makeChance();
      else {
        const legal = position.legal();
        if (position.phase === 'place') {
          turns++;
          placements += legal.length;
        }
        position.make(legal[pick(legal.length)] as number);
      }
    }
    position.dispose();
  }
  expect(turns / games).toBeGreaterThan(70.9);
  expect(turns / games).toBeLessThanOrEqual(71);
  expect(placements / turns).toBeGreaterThan(26.7);
  expect(placements / turns).toBeLessThan(27.9);
});
