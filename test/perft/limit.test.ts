/** Counting with a limit: the same counts as the core's, and an end where chance has too many orders. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { positionText } from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { readSetup } from '../../src/setup/index.js';
import type { Game } from '../../src/game.js';
import { highwayman } from '../cli/fake-io.js';
import { parseTables, rootGame } from './tables.js';

const engine = loadSync(readFileSync('build/core.wasm'));

/** A tile of four cities alone on the table, and a bag from which nothing goes beside it: every draw is followed by the next. */
function nothingFits(bag: Record<string, number>): Game {
  const rules = compileRules({ edition: 'C2' });
  const { ops } = readSetup({ config: { edition: 'C2' }, tiles: [['base-C', 0, 0, 0]], bag }, {}, rules);
  return engine.build(rules, ops, { manualChance: true });
}
const NO_CITIES = { 'base-A': 2, 'base-B': 4, 'base-U': 8, 'base-V': 9, 'base-W': 4, 'base-X': 1 };

describe('the counts of the tables', () => {
  for (const file of readdirSync('test/perft').filter((name) => name.endsWith('.perft')))
    for (const { root, counts } of parseTables(readFileSync(`test/perft/${file}`, 'utf8'))) {
      const line = counts.filter(({ nodes }) => nodes <= 20_000).at(-1);
      if (line)
        it(`${root.id}, depth ${line.depth}: ${line.nodes}`, () => {
          const game = rootGame(engine, root);
          const before = game.hash();
          expect(game.perft(line.depth, { chance: root.chance, limit: 1_000_000 })).toBe(line.nodes);
          expect(game.hash()).toBe(before);
          game.dispose();
        });
    }
});

it('stops exactly after the limit and leaves the position as it was', () => {
  const game = nothingFits({ 'base-A': 1, 'base-B': 1, 'base-U': 1 });
  const position = game.position();
  const before = [position.hash(), position.generator, position.phase];
  // three first draws, six second ones, six third ones; each order is one leaf
  expect(position.perft(1, 'kinds')).toBe(6);
  expect(position.perft(1, 'kinds', 15)).toBe(6);
  expect(() => position.perft(1, 'kinds', 14)).toThrow(
    expect.objectContaining({ code: 'ERR_CAPACITY', field: 'limit', value: 14 }),
  );
  expect([position.hash(), position.generator, position.phase]).toEqual(before);
  expect(position.perft(1, 'seed', 3)).toBe(1);
  expect(() => position.perft(1, 'seed', 2)).toThrow(expect.objectContaining({ code: 'ERR_CAPACITY' }));
  expect([position.hash(), position.generator, position.phase]).toEqual(before);
});
it('knows the names of chance, those of games and of positions, and no others', () => {
  const game = nothingFits({ 'base-A': 1, 'base-B': 1, 'base-U': 1 });
  const position = game.position();
  expect([position.perft(1, 'kinds'), position.perft(1, 'types'), game.perft(1, { chance: 'types' })]).toEqual([6, 6, 6]);
  expect([position.perft(1), position.perft(1, 'seed'), position.perft(1, 'deck'), game.perft(1, { chance: 'deck' })]).toEqual([
    1, 1, 1, 1,
  ]);
  for (const run of [() => position.perft(1, 'all' as never), () => game.perft(1, { chance: 'all' as never })])
    expect(run).toThrow(expect.objectContaining({ code: 'ERR_MOVE', field: 'chance' }));
});
it('ends although a bag of 28 tiles has more orders than can be counted', () => {
  const game = nothingFits(NO_CITIES);
  expect(() => game.perft(1, { chance: 'types', limit: 50_000 })).toThrow(
    expect.objectContaining({ code: 'ERR_CAPACITY', field: 'limit', value: 50_000 }),
  );
  expect(game.perft(1, { limit: 50_000 })).toBe(1);
});
it('ends where the history is full, at any depth, with the position as it was', () => {
  const large = engine.newPosition({ sets: { base: 5 } }, 3);
  for (const [one, chance] of [
    [nothingFits(NO_CITIES).position(), 'kinds'],
    [large, 'kinds'],
    [large.clone(), 'seed'],
  ] as const) {
    const before = [one.hash(), one.generator, one.phase, one.history];
    expect(() => one.perft(64, chance, 20_000)).toThrow(expect.objectContaining({ code: 'ERR_CAPACITY' }));
    expect([one.hash(), one.generator, one.phase, one.history]).toEqual(before);
    one.dispose();
  }
});
it.each([0, -1, 1.5, NaN, Infinity])('refuses the limit %s', (limit) => {
  expect(() => engine.newPosition().perft(1, 'seed', limit)).toThrow(
    expect.objectContaining({ code: 'ERR_MOVE', field: 'limit' }),
  );
});
it('the command ends with 2 and names the limit', async () => {
  const text = positionText(nothingFits(NO_CITIES));
  const { code, err } = await highwayman([
    'perft',
    '--depth',
    '1',
    '--chance',
    'types',
    '--limit',
    '1000',
    '--json',
    '--position',
    text,
  ]);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toMatchObject({ error: { code: 'ERR_CAPACITY', field: 'limit', value: 1000 } });
  const { code: done, out } = await highwayman(['perft', '--depth', '2', '--limit', '1000', '--json']);
  expect(done).toBe(0);
  const { out: unlimited } = await highwayman(['perft', '--depth', '2', '--json']);
  expect((JSON.parse(out) as { nodes: number }).nodes).toBe((JSON.parse(unlimited) as { nodes: number }).nodes);
});
