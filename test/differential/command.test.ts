/** The command around the comparison: what it is asked for, which games it plays, what it says and how it ends. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gameOf, playBatch } from './batch.js';
import { readFlags } from './flags.js';
import { Tally } from './tally.js';

const NAMES = ['ferries', 'ferries x4', 'mage'];
const read = (text: string) => readFlags(text === '' ? [] : text.split(' '), NAMES);

it('flags are read, and nothing else is taken', () => {
  expect(read('--games 100000 --from 7 --every 3 --workers 2')).toEqual({
    games: 100_000,
    from: 7,
    presets: NAMES,
    every: 3,
    workers: 2,
  });
  expect(read('').presets).toEqual(NAMES);
  expect(read('--preset ferries').presets).toEqual(['ferries']);
  expect(read('--preset err').presets).toEqual(['ferries', 'ferries x4']);
  for (const bad of [
    '--game 3',
    '--games',
    '--games 0',
    '--games -1',
    '--games 1e3',
    '--games x',
    '--every 0',
    '--workers 0',
    '--preset nothing',
    'more',
  ]) {
    expect(() => read(bad), bad).toThrow();
  }
});
it('games are mixed by their number, and one preset can be played alone', () => {
  const flags = read('--games 6 --from 10');
  expect([0, 1, 2, 3].map((n) => gameOf(flags, n))).toEqual([
    { preset: 'ferries', seed: 10 },
    { preset: 'ferries x4', seed: 11 },
    { preset: 'mage', seed: 12 },
    { preset: 'ferries', seed: 13 },
  ]);
  expect(gameOf(readFlags(['--preset', 'ferries x4', '--from', '11', '--games', '1'], NAMES), 0)).toEqual({
    preset: 'ferries x4',
    seed: 11,
  });
});
it('differences are counted, told with how to see them again, and end the command with 1', () => {
  const lines: string[] = [];
  const flags = read('--games 6 --from 10');
  const tally = new Tally(NAMES, (line) => lines.push(line));
  tally.add(playBatch(flags, { first: 0, count: 3 }, () => 100));
  expect(tally.failed).toBe(false);
  tally.add(
    playBatch(flags, { first: 3, count: 3 }, (preset) => {
      if (preset === 'mage') throw new Error('scores differ\nseed 15\nafter ?base-A 0,1@2');
      return 50;
    }),
  );
  tally.finish();
  expect(tally.failed).toBe(true);
  const said = lines.join('\n');
  expect(said).toContain('scores differ\nseed 15\nafter ?base-A 0,1@2');
  expect(said).toContain("--preset 'mage' --from 15 --games 1");
  expect(said).toContain('6 games of 3 presets, 400 decisions, core against model: 1 differences');
});
it('a thread that ends in the middle is a failure', () => {
  const tally = new Tally(NAMES, () => undefined);
  tally.crash('20 games from seed 3 (mage)', 'out of memory');
  expect(tally.failed).toBe(true);
});
it('the command plays in threads and states the result; what it does not understand ends it with 2', { timeout: 60_000 }, () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['src/build/run-ts.mjs', 'test/differential/run.ts', ...args], { encoding: 'utf8' });
  const good = run('--preset', 'testmap', '--games', '44', '--from', '3', '--every', '4', '--workers', '2');
  expect(good.stderr).toBe('');
  expect(good.stdout).toMatch(/^map testmap-a, chips +11 games 0 different$/m);
  expect(good.stdout).toMatch(/^44 games of 4 presets, \d{4} decisions, core against model: 0 differences; \d+ s$/m);
  expect(good.status).toBe(0);
  const bad = run('--gams', '3');
  expect(bad.stderr).toContain('usage: npm run differential');
  expect(bad.status).toBe(2);
});
