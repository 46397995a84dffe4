/** Training data: what searches found is in the lines, and arrays for numpy say what the engine says. Python reads them where it can. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Observer, PolicyView, returnsOf } from '../../src/ai/index.js';
import { load } from '../../src/entry-url.js';
import { parseConfig } from '../../src/notation/index.js';
import { exportGames, type ExportOptions } from '../../src/selfplay/export/index.js';
import { halfOf, npyBytes } from '../../src/selfplay/export/npz.js';
import { checkRun, playJob, type GameLine, type RunSpec } from '../../src/selfplay/job.js';
import { selfplay } from '../../src/selfplay/local.js';
import { highwayman } from '../cli/fake-io.js';
import { readNpz } from './read-npz.js';

const dir = mkdtempSync(join(tmpdir(), 'highwayman-export-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const hasNumpy = spawnSync('python3', ['-c', 'import numpy']).status === 0;
if (!hasNumpy) console.warn('skipped: python3 with numpy is not installed, it does not read the arrays');

const engine = await load();
const linesOf = (text: string): GameLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameLine);
const searched: RunSpec = { config: { edition: 'C3' }, players: ['mcts:8,horizon=2', 'greedy'], seed: 3 };
const text = playJob(engine, { kind: 'games', run: searched, first: 0, count: 2 });
let written = 0;
const fresh = (): string => join(dir, `${written++}`);
function fileOf(content: string | Buffer): string {
  const path = fresh();
  writeFileSync(path, content);
  return path;
}
const into = (folder: string, more: Partial<ExportOptions> = {}): ExportOptions => ({ folder, shard: 100, half: false, ...more });

describe('what searches found', () => {
  it('stands in the lines: counts for every legal move, and what was expected', () => {
    for (const { thoughts = [], players, moves, result, scores, seed } of linesOf(text)) {
      expect(result).toEqual(returnsOf(scores, 'win'));
      const byDecision = new Map(thoughts.map((thought) => [thought.decision, thought]));
      const game = engine.newGame(checkRun(searched), { seed, manualChance: true });
      let decision = 0;
      for (const token of moves) {
        const position = game.position();
        const packed: readonly number[] = position.isChance ? [] : [...position.legal()];
        const searches = players[position.actor]?.startsWith('mcts') && packed.length > 1;
        if (!position.isChance) {
          const thought = byDecision.get(decision++);
          expect(thought !== undefined).toBe(searches);
          if (thought) {
            expect([thought.visits.length, thought.temperature]).toEqual([packed.length, 0]);
            expect(thought.visits.reduce((a, b) => a + b)).toBe(8);
            expect(Math.abs(thought.value - 0.5)).toBeLessThanOrEqual(0.5);
          }
          game.play(token);
          const made = game.record.at(-1)?.packed as number;
          if (thought) expect(thought.visits[packed.indexOf(made)]).toBe(Math.max(...thought.visits));
        } else game.play(token);
        position.dispose();
      }
      game.dispose();
    }
  });
  it('a temperature draws other moves than the best, the first decisions only, and by the seed', () => {
    const warm: RunSpec = { ...searched, players: ['mcts:8,horizon=2', 'mcts:8,horizon=1'], temperature: 1, drawn: 10 };
    const play = (run: RunSpec): string => playJob(engine, { kind: 'games', run, first: 0, count: 1 });
    const one = play(warm);
    expect(play(warm)).toBe(one);
    expect(play({ ...warm, drawn: 0 })).toBe(play({ ...warm, temperature: 0 }));
    const [line] = linesOf(one);
    for (const { decision, temperature } of line?.thoughts ?? []) expect(temperature).toBe(decision < 10 ? 1 : 0);
    const [cold] = linesOf(play({ ...warm, drawn: 0 }));
    expect(line?.moves).not.toEqual(cold?.moves);
  });
  it('belongs to the run: a file goes on only with the same temperature', async () => {
    const out = fresh();
    const run: RunSpec = { ...searched, players: ['mcts:2,horizon=0', 'mcts:2,horizon=0'] };
    await selfplay(run, { games: 1, chunk: 1, out, threads: 1 });
    await expect(selfplay({ ...run, temperature: 1, drawn: 5 }, { games: 2, chunk: 1, out, threads: 1 })).rejects.toThrow(
      '--out',
    );
  });
  it.each([
    [{ temperature: -1 }, 'temperature'],
    [{ temperature: Number.NaN }, 'temperature'],
    [{ temperature: 101 }, 'temperature'],
    [{ temperature: 1, drawn: 0.5 }, 'drawn'],
    [{ temperature: 1 }, 'players'], // greedy does not search
  ])('%j is refused', (more, field) => {
    expect(() => checkRun({ ...searched, ...more })).toThrow(expect.objectContaining({ code: 'ERR_CONFIG', field }));
  });
});

interface Row {
  readonly planes: Float32Array;
  readonly globals: Float32Array;
  readonly legal: Uint8Array;
  readonly player: number;
  readonly decision: number;
}
/** The rows of games by the actions that were exported, made with the public classes alone. */
function rowsOf(games: readonly GameLine[], actions: Int32Array): Row[] {
  const rows: Row[] = [];
  for (const { config, seed, moves, scores } of games) {
    const { rules } = parseConfig(config);
    const game = engine.newGame(rules, { seed, manualChance: true });
    const position = engine.newPosition(rules, seed);
    const view = new PolicyView(position);
    const observer = new Observer(position);
    let decision = 0;
    for (const token of moves) {
      game.play(token);
      const packed = game.record.at(-1)?.packed as number;
      if (position.isChance) {
        position.make(packed);
        continue;
      }
      for (let made = -1; made < 0; ) {
        observer.write(position, { focus: view.focus });
        const legal = view.mask(position).slice();
        const { actor: player } = position;
        made = view.apply(position, actions[rows.length] as number);
        if (made >= 0) expect(made).toBe(packed);
        rows.push({ planes: observer.planes.slice(), globals: observer.globals.slice(), legal, player, decision });
      }
      decision++;
    }
    expect(position.scores).toEqual(scores);
    for (const each of [game, position, view, observer]) each.dispose();
  }
  return rows;
}
const ints = (bytes: Buffer): Int32Array => new Int32Array(new Uint8Array(bytes).buffer);
const floats = (bytes: Buffer): Float32Array => new Float32Array(new Uint8Array(bytes).buffer);

describe('export', () => {
  const folder = fresh();
  it('writes what positions, masks and searches say, in shards, with a schema', async () => {
    const done = await exportGames(engine, fileOf(gzipSync(text)), into(folder));
    expect(readdirSync(folder).sort()).toEqual([...done.shards.map(({ file }) => file), 'schema.json']);
    expect(done.shards.map(({ samples }) => samples)).toEqual([100, done.samples - 100]);
    const games = linesOf(text);
    const parts = done.shards.map(({ file }) => readNpz(readFileSync(join(folder, file))));
    const all = (name: string): Buffer => Buffer.concat(parts.map((part) => part[name]?.bytes as Buffer));
    const rows = rowsOf(games, ints(all('action')));
    expect(rows.length).toBe(done.samples);
    const schema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as {
      arrays: Record<string, { dtype: string; shape: (number | string)[] }>;
      samples: number;
      observation: { shape: number[] };
    };
    expect([schema.samples, schema.observation.shape]).toEqual([done.samples, schema.arrays['planes']?.shape.slice(1)]);
    parts.forEach((part, i) => {
      expect(Object.keys(part)).toEqual(Object.keys(schema.arrays));
      for (const [name, { shape, descr }] of Object.entries(part))
        expect([descr, ['samples', ...shape.slice(1)], shape[0]], name).toEqual([
          schema.arrays[name]?.dtype,
          schema.arrays[name]?.shape,
          done.shards[i]?.samples,
        ]);
    });
    const same = (name: string, want: readonly Uint8Array[]): void =>
      expect(all(name).equals(Buffer.concat(want)), name).toBe(true);
    const raw = (array: Float32Array): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    same(
      'planes',
      rows.map(({ planes }) => raw(planes)),
    );
    same(
      'globals',
      rows.map(({ globals }) => raw(globals)),
    );
    same(
      'legal',
      rows.map(({ legal }) => legal),
    );
    expect([...ints(all('player'))]).toEqual(rows.map(({ player }) => player));
    expect([...ints(all('decision'))]).toEqual(rows.map(({ decision }) => decision));
    const gameOf = [...ints(all('game'))];
    const [value, margin, root] = ['value', 'margin', 'root'].map((name) => floats(all(name))) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const policy = floats(all('policy'));
    const n = policy.length / rows.length;
    rows.forEach(({ player, decision, legal }, r) => {
      const game = games[gameOf[r] as number] as GameLine;
      expect([value[r], margin[r]]).toEqual([returnsOf(game.scores, 'win')[player], returnsOf(game.scores, 'margin')[player]]);
      const thought = game.thoughts?.find((each) => each.decision === decision);
      expect(root[r]).toBe(thought ? Math.fround(thought.value) : Number.NaN);
      const shares = [...policy.subarray(r * n, (r + 1) * n)];
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
      expect(shares.some((share, i) => share > 0 && legal[i] === 0)).toBe(false);
      // places and slots of the base game have an index each, in another order than the moves
      const want = thought ? thought.visits.filter((v) => v > 0).map((v) => Math.fround(v / 8)) : [1];
      expect(shares.filter((share) => share > 0).sort()).toEqual(want.sort());
    });
  });
  it('where a CELL index comes first a decision is two samples, and their actions play the game again', async () => {
    const run: RunSpec = { config: { sets: { base: 1, 'mage-witch': 1 } }, players: ['mcts:12,horizon=0', 'random'], seed: 1 };
    const games = playJob(engine, { kind: 'games', run, first: 0, count: 1 });
    const folder = fresh();
    const done = await exportGames(engine, fileOf(games), into(folder, { shard: 1000 }));
    const { action, decision, policy, legal } = readNpz(readFileSync(join(folder, 'samples-00000.npz')));
    rowsOf(linesOf(games), ints(action?.bytes as Buffer));
    const decisions = ints(decision?.bytes as Buffer);
    expect(new Set(decisions).size).toBeLessThan(done.samples);
    const shares = floats(policy?.bytes as Buffer);
    expect(shares.findIndex((share, i) => share > 0 && legal?.bytes[i] === 0)).toBe(-1);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(done.samples, 2);
  });
  it('moves outside a small window are counted and left out', async () => {
    const folder = fresh();
    const done = await exportGames(engine, fileOf(text), into(folder, { shard: 1000, side: 3 }));
    expect(done.outside).toBeGreaterThan(0);
    expect(readNpz(readFileSync(join(folder, 'samples-00000.npz')))['planes']?.shape.slice(2)).toEqual([3, 3]);
  });
  it('stops after a game when asked, and the schema says how many there are', async () => {
    const folder = fresh();
    const done = await exportGames(engine, fileOf(text), into(folder, { pause: () => Promise.resolve(true) }));
    expect(done.games).toBe(1);
    expect(JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8'))).toMatchObject({ games: 1, samples: done.samples });
  });
  it.skipIf(!hasNumpy)('numpy reads every array; half precision is what numpy makes of it', async () => {
    const half = fresh();
    await exportGames(engine, fileOf(text), into(half, { half: true, shard: 150 }));
    const script = `
import glob, json, sys, numpy as np
def whole(folder):
    parts = [np.load(f) for f in sorted(glob.glob(folder + '/*.npz'))]
    return {k: np.concatenate([p[k] for p in parts]) for k in parts[0].files}
one, two = whole(sys.argv[1]), whole(sys.argv[2])
same = {k: bool(np.array_equal(one[k].astype(two[k].dtype), two[k], equal_nan=two[k].dtype.kind == 'f')) for k in one}
print(json.dumps([same, str(two['planes'].dtype), str(one['planes'].dtype), one['policy'].sum(1).min().item()]))`;
    const said = execFileSync('python3', ['-c', script, folder, half], { encoding: 'utf8' });
    const [same, two, one, least] = JSON.parse(said) as [Record<string, boolean>, string, string, number];
    expect(Object.values(same)).toEqual(Array.from({ length: 12 }, () => true));
    expect([two, one]).toEqual(['float16', 'float32']);
    expect(least).toBeCloseTo(1, 5);
  });
});

describe('half precision', () => {
  const KNOWN: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0x3c00],
    [-0.5, 0xb800],
    [0.1, 0x2e66],
    [65504, 0x7bff],
    [65519.996, 0x7bff],
    [65520, 0x7c00],
    [-Infinity, 0xfc00],
    [2 ** -14, 0x0400],
    [2 ** -24, 1],
    [2 ** -25, 0],
    [3 * 2 ** -25, 2],
    [2049 / 2048, 0x3c00],
    [2051 / 2048, 0x3c02],
    [Number.NaN, 0x7e00],
  ];
  it.each(KNOWN)('%d is %d', (value, bits) => expect(halfOf(value)).toBe(bits));
  it.skipIf(!hasNumpy)('is that of numpy', () => {
    const data = Float32Array.from({ length: 20000 }, (_, i) => (i % 2 ? 1 : -1) * 2 ** (((i * 7919) % 4400) / 100 - 27));
    const script =
      'import sys, numpy as np, io; d = np.load(io.BytesIO(sys.stdin.buffer.read())); print(d.astype("f2").view("u2").tolist())';
    const input = npyBytes({ name: 'x', dtype: '<f4', shape: [data.length], data });
    const bits = JSON.parse(execFileSync('python3', ['-c', script], { input, encoding: 'utf8' })) as number[];
    expect(Array.from(data, halfOf)).toEqual(bits);
  });
});

describe('what is wrong', () => {
  const [first] = linesOf(text) as [GameLine];
  const line = (more: object): string => `${JSON.stringify({ ...first, ...more })}\n`;
  const [thought, ...others] = first.thoughts ?? [];
  it.each([
    ['no JSON', '{"v":2', 'ERR_SAVE', 'line 1'],
    ['a list', '[]', 'ERR_SAVE', 'line 1'],
    ['another version', line({ v: 1 }), 'ERR_SAVE', 'line 1.v'],
    ['no seed', line({ seed: undefined }), 'ERR_SAVE', 'line 1.seed'],
    ['moves that are no texts', line({ moves: [1] }), 'ERR_SAVE', 'line 1.moves'],
    ['an illegal move', line({ moves: [first.moves[0], '40,40@0'] }), 'ERR_SAVE', 'line 1.moves[1]'],
    ['a move cut off', line({ moves: first.moves.slice(0, -1) }), 'ERR_SAVE', 'line 1.moves'],
    ['other scores', line({ scores: [1, 2] }), 'ERR_SAVE', 'line 1.scores'],
    ['a configuration that is none', line({ config: 'C9/2/base' }), 'ERR_SAVE', 'line 1.config'],
    ['two sets of rules', text + line({ config: 'C1/2/base' }), 'ERR_SAVE', 'line 3.config'],
    ['thoughts that are no list', line({ thoughts: 1 }), 'ERR_SAVE', 'line 1.thoughts'],
    ['a value above 1', line({ thoughts: [{ ...thought, value: 2 }] }), 'ERR_SAVE', 'line 1.thoughts[0].value'],
    ['too few counts', line({ thoughts: [{ ...thought, visits: [8] }] }), 'ERR_SAVE', 'line 1.thoughts[0].visits'],
    [
      'a decision beyond the end',
      line({ thoughts: [...others, { ...thought, decision: 999 }] }),
      'ERR_SAVE',
      `line 1.thoughts[${others.length}].decision`,
    ],
    ['a file without games', '\n', 'ERR_FLAG', 'GAMES'],
    ['a compressed file that is cut off', gzipSync(text).subarray(0, -20), 'ERR_SAVE', 'GAMES'],
  ])('%s is refused', async (_, content, code, field) => {
    await expect(exportGames(engine, fileOf(content), into(fresh()))).rejects.toThrow(expect.objectContaining({ code, field }));
  });
  it('a folder that has something, a file in its place, and a shard beyond a gigabyte are refused', async () => {
    const full = (folder: string, more = {}): Promise<unknown> => exportGames(engine, fileOf(text), into(folder, more));
    await expect(full(dir)).rejects.toThrow(expect.objectContaining({ code: 'ERR_FLAG', field: '--npz' }));
    await expect(full(fileOf(''))).rejects.toThrow(expect.objectContaining({ code: 'ERR_FLAG', field: '--npz' }));
    await expect(full(join(fileOf(''), 'below'))).rejects.toThrow(expect.objectContaining({ field: '--npz' }));
    await expect(full(fresh(), { shard: 1_000_000 })).rejects.toThrow(expect.objectContaining({ field: '--shard' }));
    await expect(exportGames(engine, join(dir, 'nowhere'), into(fresh()))).rejects.toThrow('ERR_FLAG: GAMES');
  });
  it('the command says the same', async () => {
    const path = fileOf(text);
    const folder = fresh();
    const { out, code } = await highwayman(['export', path, '--npz', folder, '--f16', '--shard', '64', '--json']);
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ games: 2, outside: 0, stopped: false, out: folder })]);
    expect((await highwayman(['export', path, '--npz', fresh()])).out).toMatch(/^\d+ samples of 2 games in 1 files in /);
    const { err } = await highwayman(['selfplay', '--player', 'greedy', '--temperature', '1', '--out', fresh()]);
    expect(err).toContain('ERR_CONFIG: players');
  });
});
