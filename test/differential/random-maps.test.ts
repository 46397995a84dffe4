/** Core and model on invented maps, each with other options (src/maps/options.ts). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { compileRules } from '../../src/rules/index.js';
import { ALL_SETS } from './all-sets.js';
import { chooser, playBoth } from './compare.js';
import { STAND_INS } from './leipzig-rules.js';
import { randomMap } from './random-map.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const MAPS = Number(process.env['RANDOM_MAPS'] ?? 16);

it('invented maps: engine and model play the same games', { timeout: 600_000 }, () => {
  let played = 0;
  for (let seed = 1; played < MAPS; seed++) {
    const file = randomMap(seed);
    if (!file) continue;
    const pick = chooser(seed + 17);
    const rules = compileRules({
      ...(pick(2) ? STAND_INS : {}),
      edition: pick(2) ? 'C2' : 'C1',
      players: 2 + pick(2),
      sets: ALL_SETS,
      labyrinth: pick(3) ? 'advanced' : 'basic',
      abbeysPerPlayer: 1 + pick(3),
      pivotOrder: pick(2) ? 'free' : 'ascending',
      map: {
        file,
        chips: pick(2) === 1,
        chipCount: 1 + pick(4),
        connectBy: pick(2) ? 'anySide' : 'citySide',
        ferryRoute: pick(3) ? 'roadContinues' : 'access',
        borderMonastery: pick(2) ? 'tiles' : 'nine',
        abbeyAtBorder: pick(2) === 1,
        borderCoatsOfArms: pick(2) ? 0 : 2,
      },
    });
    expect(playBoth(engine, rules, seed, 3).decisions).toBeGreaterThan(5);
    played++;
  }
});
