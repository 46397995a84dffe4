/** Self-play on this machine: deterministic bytes, resuming, refusals; the match command. Needs the built worker. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { Progress } from '../../src/cli/progress.js';
import type { Io } from '../../src/cli/io.js';
import { parseConfig } from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { checkRun, playJob, type GameLine, type RunSpec } from '../../src/selfplay/job.js';
import { selfplay } from '../../src/selfplay/local.js';
import { inOrder } from '../../src/selfplay/pool.js';
import { highwayman } from '../cli/fake-io.js';

const dir = mkdtempSync(join(tmpdir(), 'highwayman-selfplay-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const engine = await load();
const run: RunSpec = { config: { edition: 'C1', sets: { base: 1, ferries: 1 } }, players: ['greedy:40', 'random'], seed: 11 };
const expected = playJob(engine, { kind: 'games', run, first: 0, count: 10 });
const text = (file: string) => gunzipSync(readFileSync(file)).toString();

describe('self-play', () => {
  it('lines can be played again and end with their scores', () => {
    for (const line of expected
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l) as GameLine)) {
      const game = engine.newGame(checkRun(run), { manualChance: true });
      for (const token of line.moves) game.play(token);
      expect(game.isOver).toBe(true);
      expect(game.scores).toEqual(line.scores);
      game.dispose();
    }
  });
  it('games come in order, and the bytes do not depend on the threads', async () => {
    const one = join(dir, 'one.gz');
    const two = join(dir, 'two.gz');
    const seen: number[] = [];
    expect(await selfplay(run, { games: 10, chunk: 3, out: one, threads: 1, progress: (n) => seen.push(n) })).toBe(10);
    await selfplay(run, { games: 10, chunk: 3, out: two, threads: 2 });
    expect(seen).toEqual([0, 3, 6, 9, 10]);
    expect(text(one)).toBe(expected);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
  });
  it('a run that was cut off anywhere goes on to the same bytes; a longer run goes on from a shorter one', async () => {
    const whole = readFileSync(join(dir, 'one.gz'));
    const out = join(dir, 'cut.gz');
    await selfplay(run, { games: 5, chunk: 3, out, threads: 1 });
    appendFileSync(out, 'half a chunk');
    appendFileSync(`${out}.progress`, '{"games":3,"en');
    expect(await selfplay(run, { games: 10, chunk: 3, out, threads: 1 })).toBe(7); // the short last chunk is played again
    expect(readFileSync(out).equals(whole)).toBe(true);
    truncateSync(out, statSync(out).size - 5);
    expect(await selfplay(run, { games: 10, chunk: 3, out, threads: 1 })).toBe(1);
    expect(readFileSync(out).equals(whole)).toBe(true);
    expect(await selfplay(run, { games: 10, chunk: 3, out, threads: 1 })).toBe(0);
  });
  it.each([
    ['nothing but the empty file', null],
    ['empty notes', ''],
    ['notes whose first line is cut off', '{"highwayman":"selfpl'],
  ])('a run that was killed before its first note goes on: %s', async (_, notes) => {
    const out = join(dir, 'begun.gz');
    writeFileSync(out, '');
    if (notes === null) rmSync(`${out}.progress`, { force: true });
    else writeFileSync(`${out}.progress`, notes);
    expect(await selfplay(run, { games: 3, chunk: 3, out, threads: 1 })).toBe(3);
    expect(text(out)).toBe(expected.slice(0, expected.indexOf('{"v":2,"game":3,')));
  });
  it('a file with games whose notes are empty is left alone', async () => {
    const out = join(dir, 'kept.gz');
    writeFileSync(out, 'games');
    writeFileSync(`${out}.progress`, '');
    await expect(selfplay(run, { games: 3, chunk: 3, out, threads: 1 })).rejects.toThrow('not lost its .progress file');
    expect(readFileSync(out, 'utf8')).toBe('games');
  });
  it('refuses the file of another run and players that depend on the clock', async () => {
    const out = join(dir, 'one.gz');
    await expect(selfplay({ ...run, seed: 12 }, { games: 10, chunk: 3, out })).rejects.toThrow('ERR_FLAG: --out');
    await expect(selfplay({ ...run, players: ['mcts:5ms', 'random'] }, { games: 1, chunk: 1, out })).rejects.toThrow(
      'ERR_CONFIG: player',
    );
    await expect(selfplay({ ...run, players: ['random'] }, { games: 1, chunk: 1, out })).rejects.toThrow('ERR_CONFIG: players');
    await expect(selfplay(run, { games: 1, chunk: 1, out: join(dir, 'no', 'such', 'dir.gz') })).rejects.toThrow(
      'ERR_FLAG: --out',
    );
  });
});

describe('inOrder', () => {
  it('stops between two results when the signal is aborted, also while one is awaited', async () => {
    const stop = new AbortController();
    const taken: number[] = [];
    await inOrder(
      10,
      2,
      (i) => Promise.resolve(i),
      (i) => {
        taken.push(i);
        if (i === 3) stop.abort();
      },
      stop.signal,
    );
    expect(taken).toEqual([0, 1, 2, 3]);
    const waiting = new AbortController();
    const end = inOrder(
      3,
      2,
      () => new Promise<number>(() => undefined),
      () => undefined,
      waiting.signal,
    );
    waiting.abort();
    await end;
  });
  it('takes results in order, runs a bounded number ahead, and passes errors on', async () => {
    let running = 0;
    let most = 0;
    const taken: number[] = [];
    const job = async (i: number): Promise<number> => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, (7 * i) % 5));
      running--;
      if (i === 25) throw new Error('25');
      return i;
    };
    await inOrder(20, 4, job, (_, r) => void taken.push(r));
    expect(taken).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(most).toBeLessThanOrEqual(4);
    await expect(inOrder(30, 4, job, () => undefined)).rejects.toThrow('25');
  });
});

describe('commands', () => {
  it('match prints rates with intervals, and one JSON object on demand', async () => {
    const { code, out } = await highwayman(['match', 'greedy:20', 'random', '--games', '8', '--threads', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/greedy:20 +wins 100\.0 % +\[\d+\.\d, 100\.0\] +Elo \+inf \[\+\d+, \+inf\]/);
    const json = JSON.parse(
      (await highwayman(['match', 'random', 'random', '--games', '3', '--threads', '1', '--json'])).out,
    ) as { games: number; players: { winRate: number[] }[] };
    expect(json.games).toBe(4);
    expect((json.players[0]?.winRate[0] as number) + (json.players[1]?.winRate[0] as number)).toBeCloseTo(1);
  });
  it('match and selfplay play on the map that they are given', async () => {
    const match = JSON.parse(
      (await highwayman(['match', 'random', 'random', '--map', 'testmap-a', '--games', '2', '--threads', '1', '--json'])).out,
    ) as { games: number; config: string };
    expect([match.games, match.config]).toEqual([2, expect.stringContaining('map=testmap-a')]);
    const out = join(dir, 'map.gz');
    const args = ['selfplay', '--map', 'testmap-a', '--games', '2', '--threads', '1', '--player', 'random', '--out', out];
    expect((await highwayman(args)).code).toBe(0);
    for (const line of text(out).trim().split('\n')) {
      const { config, seed, moves, scores } = JSON.parse(line) as GameLine;
      const game = engine.newGame(compileRules(parseConfig(config).config), { seed, manualChance: true }); // the seed takes start squares
      expect(game.map?.id).toBe('testmap-a');
      for (const token of moves) game.play(token);
      expect([game.isOver, game.scores]).toEqual([true, scores]);
      game.dispose();
    }
  });
  it('selfplay writes and resumes', async () => {
    const out = join(dir, 'cli.gz');
    const args = ['selfplay', '--games', '4', '--chunk', '2', '--threads', '1', '--player', 'random', '--out', out];
    expect((await highwayman(args)).out).toContain('4 games in');
    expect(JSON.parse((await highwayman([...args, '--json'])).out)).toMatchObject({ games: 4, played: 0 });
    expect(text(out).trim().split('\n').length).toBe(4);
  });
  it.each([
    [['match', 'random'], 'ERR_FLAG: player'],
    [['match', 'random', 'genius'], 'ERR_CONFIG: player'],
    [['selfplay', '--games', '1'], 'ERR_FLAG: --out'],
    [['selfplay', '--out', 'x', '--threads', '0'], 'ERR_FLAG: --threads'],
    [['selfplay', '--worker'], 'ERR_FLAG: --queue'],
    [['selfplay', '--worker', '--queue', 'localhost'], 'ERR_FLAG: --queue'],
  ])('%j is refused with %s', async (args, said) => {
    const { code, err } = await highwayman(args);
    expect(err).toContain(said);
    expect(code).toBe(2);
  });
  it('the bar shows speed of what was done now, and the time to go', () => {
    const lines: string[] = [];
    const bar = new Progress({ status: (line: string) => lines.push(line) } as unknown as Io, 100, 'games');
    expect(bar.line(40, 20, 10)).toBe(`[${'#'.repeat(8)}${'-'.repeat(12)}] 40/100 games  2.00 games/s  ETA 0:30`);
    expect(bar.line(0, 0, 1)).toContain('ETA --:--');
    bar.show(100);
    bar.end();
    expect(lines.at(-1)).toBe('');
  });
});
