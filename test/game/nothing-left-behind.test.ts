/** What is refused leaves nothing behind: no slot of the core, no live game. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { HighwaymanError } from '../../src/errors.js';
import { gameFromPosition, gameFromRecord, positionText, recordOf } from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { opsFromGame } from '../../src/setup/index.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const rules = compileRules({ edition: 'C2', sets: ['base', 'ferries'] });
const game = engine.newGame(rules, { seed: 5 });
while (game.turns < 8) game.play(game.legalPacked()[0] as number);
const ops = opsFromGame(game);
const [position, record] = [positionText(game), recordOf(game)];

/** Options of games, each wrong in one thing. */
const OPTIONS: Readonly<Record<string, object>> = {
  'a seed that is none': { seed: {} },
  'a seed with a fraction': { seed: 0.5 },
  'a deck that is no list': { deck: 7 },
  'a deck with a tile that there is not': { deck: ['base-A', 'no-such-tile'] },
  'manualChance of another kind': { manualChance: 'yes' },
  'an option that there is not': { sede: 7 },
};
/** What makes a game or a position of options; damaged saves and records are refused in test/notation. A setup has its own seed. */
const MAKERS: Readonly<Record<string, (options: never) => unknown>> = {
  newGame: (options) => engine.newGame(rules, options),
  build: (options) => engine.build(rules, ops, options),
  gameFromPosition: (options) => gameFromPosition(engine, position, options),
  gameFromRecord: (options) => gameFromRecord(engine, record, options),
  newPosition: (options) => engine.newPosition(rules, Object.values(options)[0] as never),
};
/** @returns how many of the options were refused */
function refusals(make: (options: never) => unknown): number {
  let refused = 0;
  for (const options of Object.values(OPTIONS)) {
    const before = engine.live;
    try {
      const made = make(options as never) as { dispose?: () => void };
      made.dispose?.();
    } catch (error) {
      if (!(error instanceof HighwaymanError)) throw error;
      refused++;
    }
    expect(engine.live, JSON.stringify(options)).toBe(before);
  }
  return refused;
}

it.each(Object.entries(MAKERS))('%s', (name, make) => {
  const least = { newGame: 6, build: 4 }[name] ?? 1;
  expect(refusals(make)).toBeGreaterThanOrEqual(least);
});
