/** Copies of positions go their own ways. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import type { Position } from '../../src/position.js';
import { compileRules } from '../../src/rules/index.js';

const engine = loadSync(readFileSync('build/core.wasm'));
const rules = compileRules({ edition: 'C2', sets: { base: 1, ferries: 2, labyrinth: 2 }, labyrinth: 'advanced' });

function played(seed: number, moves: number): Position {
  const position = engine.newPosition(rules, seed);
  for (let n = 0; n < moves; n++) position.make(position.legal()[0] as number);
  return position;
}
const seen = (position: Position): unknown => [
  position.hash(),
  position.phase,
  position.actor,
  position.scores,
  position.generator,
  Array.from(position.legal()),
];

it('copyFrom takes over a position whole, without a slot and without its history', () => {
  const from = played(3, 50);
  const to = played(4, 20);
  const { live } = engine;
  to.copyFrom(from);
  expect(seen(to)).toEqual(seen(from));
  expect([engine.live, to.history, to.unmake(), to.hashIsTrue()]).toEqual([live, 0, false, true]);
  from.dispose();
  to.dispose();
});
it('what is played on a copy stays on the copy, and its original can be taken back', () => {
  const from = played(3, 50);
  const before = seen(from);
  const made = from.history;
  const to = played(4, 20);
  to.copyFrom(from);
  const clone = from.clone();
  for (const copy of [to, clone]) copy.playout();
  expect(seen(to)).toEqual(seen(clone));
  expect(seen(from)).toEqual(before);
  expect(from.history).toBe(made);
  while (from.unmake());
  expect(from.hash()).toBe(played(3, 0).hash());
});
it('a position copied from itself is the same, without history', () => {
  const position = played(5, 30);
  const before = seen(position);
  position.copyFrom(position);
  expect(seen(position)).toEqual(before);
  position.dispose();
});
