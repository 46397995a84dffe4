/** The bench's own arithmetic, and what it says of tools that are not there. No test here times anything. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { measure, type BenchCase } from '../../bench/harness.js';
import { findTools } from '../../bench/native/build.js';

/** Work that says it took so many seconds, over and over. */
function claiming(name: string, count: number, seconds: readonly number[]): BenchCase {
  let calls = 0;
  return { name, count, run: () => (calls++, count), lasted: () => seconds[(calls - 1) % seconds.length] as number };
}

it('a case that times itself is rated by what it says', () => {
  const rows = measure([claiming('one', 10, [0.5]), claiming('two', 10, [0.25]), claiming('uneven', 10, [0.1, 0.3])], {
    rounds: 2,
    seconds: 2,
    warmup: 0,
  });
  expect(rows.map(({ perSecond }) => perSecond).slice(0, 2)).toEqual([20, 40]);
  expect(rows.map(({ margin }) => margin).slice(0, 2)).toEqual([0, 0]);
  expect(rows[1]?.ratio).toBe(2);
  expect(rows[2]?.perSecond).toBeCloseTo(50);
  expect(rows[2]?.margin).toBeGreaterThan(0);
});
it('the best round of a case counts', () => {
  const [row] = measure([claiming('one', 1, [4, 4, 4, 4, 4, 2, 2, 2, 2, 2])], { rounds: 2, seconds: 1, warmup: 0 });
  expect(row?.perSecond).toBe(0.5);
});
it('a case that returns another count than it promised is refused', () => {
  expect(() => measure([{ name: 'short', count: 3, run: () => 2, lasted: () => 1 }])).toThrow('short returned 2, expected 3');
});
it('names the native tool that is missing', () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `highwayman-${name}-`)));
  try {
    expect(findTools('')).toContain('wasm2c');
    writeFileSync(join(folders[0] as string, 'wasm2c'), '');
    expect(findTools(folders.join(delimiter))).toContain('gcc');
    writeFileSync(join(folders[1] as string, 'gcc'), '');
    expect(findTools(folders.join(delimiter))).toContain('wasm-rt-impl.c');
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
