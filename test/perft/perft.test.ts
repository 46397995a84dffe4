/**
 * Committed perft tables. PERFT_LIMIT sets how many nodes one line may cost (default 300,000); the rest is counted by the
 * reference model at depth 1 and 2.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { Model } from '../reference/model.js';
import { parseTables, rootGame, type Root } from './tables.js';

const LIMIT = Number(process.env['PERFT_LIMIT'] ?? 300_000);
const engine = loadSync(readFileSync('build/core.wasm'));
const files = readdirSync('test/perft').filter((name) => name.endsWith('.perft'));

describe('perft tables', () => {
  for (const file of files)
    for (const { root, counts } of parseTables(readFileSync(`test/perft/${file}`, 'utf8')))
      for (const { depth, nodes } of counts.filter((c) => c.nodes <= LIMIT))
        it(`${root.id}, chance by ${root.chance}, depth ${depth}: ${nodes}`, { timeout: 60_000 }, () => {
          const game = rootGame(engine, root);
          const before = game.hash();
          expect(game.perft(depth, { chance: root.chance })).toBe(nodes);
          expect(game.hash()).toBe(before);
          game.dispose();
        });
});

describe('the reference model counts the same paths', () => {
  for (const file of files)
    for (const { root, counts } of parseTables(readFileSync(`test/perft/${file}`, 'utf8'))) {
      const line = counts.find((c) => c.depth === (root.chance === 'types' ? 1 : 2));
      if (line)
        it(`${root.id}, depth ${line.depth}: ${line.nodes}`, { timeout: 60_000 }, () =>
          expect(modelPerft(root, line.depth)).toBe(line.nodes),
        );
    }
});

/** The same count by the model: it replays the record, then walks with the engine only to know the seed's outcomes. */
function modelPerft(root: Root, depth: number): number {
  const game = rootGame(engine, root);
  const model = new Model(game.rules);
  for (const { token } of game.record) model.apply(token);
  const walk = (m: Model, g: typeof game, left: number): number => {
    if (left === 0 || m.isOver) return 1;
    if (m.actor < 0) {
      if (root.chance === 'types') return m.options().reduce((sum, token) => sum + step(m, g, token, left, walk), 0);
      const copy = g.clone();
      copy.playRandom();
      const token = copy.record.at(-1)?.token as string;
      const next = m.clone();
      next.apply(token);
      const n = walk(next, copy, left);
      copy.dispose();
      return n;
    }
    if (left === 1) return m.options().length;
    return m.options().reduce((sum, token) => sum + step(m, g, token, left - 1, walk), 0);
  };
  const total = walk(model, game, depth);
  game.dispose();
  return total;
}
function step(
  m: Model,
  g: ReturnType<typeof rootGame>,
  token: string,
  left: number,
  walk: (m: Model, g: ReturnType<typeof rootGame>, left: number) => number,
): number {
  const next = m.clone();
  next.apply(token);
  const copy = g.clone();
  copy.play(token);
  const n = walk(next, copy, left);
  copy.dispose();
  return n;
}
