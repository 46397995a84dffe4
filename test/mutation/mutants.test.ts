/** What mutants are made of a text, which are chosen, and how results are counted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dice } from '../fuzz/random.js';
import { applied, mutantsOf, sampled } from './mutants.js';
import { type Results, summary } from './results.js';

const TEXT = `import { a } from './a';
const T: usize = memory.data(32);
export function f(x: i32): bool {
  if (x < 3 && a(x)) note(x);
  return true;
}
`;
const NO_RESULTS: Results = {};

it('each operator, number, condition and statement of a function is changed, and nothing else', () => {
  const changed = mutantsOf('f.ts', TEXT).map((one) => {
    expect(applied(TEXT, one)).toBe(TEXT.slice(0, one.start) + one.to + TEXT.slice(one.start + one.from.length));
    return `${one.line}: ${one.from} → ${one.to}`;
  });
  expect(changed).toEqual([
    '4: x < 3 && a(x) → !(x < 3 && a(x))',
    '4: && → ||',
    '4: < → <=',
    '4: < → >=',
    '4: 3 → 4',
    '4: 3 → 2',
    '4: note(x); → ;',
    '5: true → false',
  ]);
});
it('a sample is the same for the same seed, a larger one begins with it', () => {
  const list = Array.from({ length: 50 }, (_, i) => i);
  const few = sampled(list, 5, dice(7));
  expect(sampled(list, 9, dice(7)).slice(0, 5)).toEqual(few);
  expect(sampled(list, 5, dice(8))).not.toEqual(few);
  expect(new Set(sampled(list, 50, dice(7))).size).toBe(50);
});
it('survivors are named, equivalents are not counted against the tests', () => {
  const results: Results = {
    a: { verdict: 'killed', by: 'perft' },
    b: { verdict: 'survived' },
    c: { verdict: 'equivalent', reason: 'r' },
    d: { verdict: 'killed', by: 'law' },
    e: { verdict: 'killed', by: 'law' },
  };
  expect(summary(results, ['a', 'b', 'c', 'd', 'e'])).toEqual({
    line: '5 tried: 3 killed, 75.0 % of those that can be told, 1 survived, 1 equivalent, 0 did not build, 0 did not end',
    open: ['b'],
  });
  expect(summary(NO_RESULTS, []).open).toEqual([]);
});
it('what is kept as equivalent has a reason', () => {
  const kept = JSON.parse(readFileSync('test/mutation/core.json', 'utf8')) as Results;
  expect(Object.entries(kept).filter(([, { verdict, reason }]) => verdict === 'equivalent' && !reason)).toEqual([]);
  expect(Object.keys(kept).length).toBeGreaterThan(0);
});
