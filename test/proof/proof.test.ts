/** The command around the long runs: what it is asked for, what it keeps, how it reads what the commands say, the page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFlags } from './flags.js';
import { page } from './page.js';
import { PARTS } from './parts.js';
import { added, NONE, progressOf, readState, type State, writeState } from './state.js';

const part = (id: string) => PARTS.find((one) => one.id === id) ?? expect.unreachable(id);
const sizes = (text: string) =>
  Object.fromEntries(readFlags(text.split(' ').filter(Boolean)).sizes.map(({ part: { id }, size }) => [id, size]));
const EMPTY: State = { of: 'a', parts: {} };

it('flags are read, and nothing else is taken', () => {
  expect(sizes('')).toMatchObject({ differential: 100_000, fuzz: 10_000_000, soak: 1_000_000 });
  expect(sizes('--quick --games 7')).toMatchObject({ differential: 7, fuzz: part('fuzz').quick });
  expect(sizes('--only soak --soak 300')).toEqual({ soak: 300 });
  expect(readFlags(['--hours', '0.5', '--workers', '1'])).toMatchObject({ time: 1_800_000, workers: 1, fresh: false });
  for (const bad of ['--game 3', '--games x', '--games -1', '--hours 0', '--hours x', '--only nothing', 'more'])
    expect(() => readFlags(bad.split(' ')), bad).toThrow();
});
it('slices add up, and those of commands that tell the whole take the place of earlier ones', () => {
  let state = added(EMPTY, 'fuzz', { done: 5, counts: { failures: 1 }, finds: ['x'] }, 2);
  state = added(state, 'fuzz', { done: 6, counts: { failures: 0 }, finds: [] }, 3);
  expect(progressOf(state, 'fuzz')).toEqual({ done: 11, seconds: 5, counts: { failures: 1 }, finds: ['x'] });
  state = added(state, 'fuzz', { done: 1, whole: true, counts: { killed: 4 }, finds: ['y'] }, 1);
  expect(progressOf(state, 'fuzz')).toEqual({ done: 12, seconds: 6, counts: { killed: 4 }, finds: ['y'] });
  expect(progressOf(state, 'soak')).toBe(NONE);
});
it('a run goes on where it was, and begins anew for other sources', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'inner/proof.json');
  expect(readState(file, 'a')).toEqual(EMPTY);
  const state = added(EMPTY, 'soak', { done: 5, counts: {}, finds: [] }, 2);
  writeState(file, state);
  expect(readState(file, 'a')).toEqual(state);
  expect(readState(file, 'b')).toEqual({ of: 'b', parts: {} });
});
it('each slice goes on behind the last one', () => {
  expect(part('differential').command(40, 20, 2).join(' ')).toBe(
    'test/differential/run.ts --games 20 --from 41 --every 10 --workers 2',
  );
  expect(part('core-mutants').command(5, 5, 1)).toContain('10');
  const seed = (done: number) => Number(part('fuzz').command(done, 100, 1).at(-1));
  expect(seed(200_000) - seed(0)).toBeGreaterThan(100_000);
});
it('what the commands say is read, and nothing is taken for nothing', () => {
  const good = '20 games of 4 presets, 5094 decisions, core against model: 0 differences; 24 s\n';
  const found = 'DIFFERENCE in mage, seed 15\nscores differ\nagain: npm run differential\n\nmore\n';
  expect(part('differential').read({ status: 0, out: good }, 20)).toEqual({
    done: 20,
    counts: { decisions: 5094, differences: 0 },
    finds: [],
  });
  expect(part('differential').read({ status: 1, out: found + good.replace(' 0 ', ' 1 ') }, 20).finds).toEqual([
    found.split('\n\n')[0],
  ]);
  const fuzz =
    "unmake restores, seed 3: Error: no\nagain: npm run fuzz -- 'unmake restores' --seed 3 --count 1\n\n7 inputs, 1 failures\n";
  expect(part('fuzz').read({ status: 1, out: fuzz }, 5)).toMatchObject({
    done: 7,
    counts: { failures: 1 },
    finds: [expect.stringMatching(/^unmake/)],
  });
  expect(part('soak').read({ status: 1, out: '300 games of 22 presets in 3 s\nthe heap grew\n' }, 300).finds).toHaveLength(1);
  const mutants =
    'seed 1, 900 mutants in all; 9 tried: 5 killed, 83.3 % of those that can be told, 1 survived, 3 equivalent, 0 did not build, 0 did not end\nsurvived: a.ts:3 + → -\n';
  expect(part('core-mutants').read({ status: 1, out: mutants }, 5)).toMatchObject({
    whole: true,
    counts: { killed: 5, survived: 1, equivalent: 3 },
    finds: ['survived: a.ts:3 + → -'],
  });
  for (const one of PARTS) expect(() => one.read({ status: 1, out: 'it ended' }, 5), one.id).toThrow('it ended');
});
it('the page says what was done, when and on what', () => {
  const state = added(EMPTY, 'differential', { done: 1200, counts: { decisions: 34567, differences: 0 }, finds: [] }, 600);
  const text = page(added(state, 'soak', { done: 5, counts: {}, finds: ['the heap grew\nby far'] }, 9), 'abc1234', '2026-01-02');
  expect(text).toContain('Last run: 2026-01-02, on commit abc1234.');
  expect(text).toContain('| 1,200 of 100,000 games | 34,567 decisions, 0 differences | nothing | 10 min |');
  expect(text).toContain('- Games on end, in flat memory: `the heap grew`');
});
it('what the command does not understand ends it with 2', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/build/run-ts.mjs', 'test/proof/run.ts', '--gams', '3'], {
    encoding: 'utf8',
  });
  expect([status, stderr.includes('usage: npm run proof')]).toEqual([2, true]);
});
