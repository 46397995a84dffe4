/** What the commands say and find. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSync } from '../../src/entry-url.js';
import { formatRecord, positionText, recordOf } from '../../src/notation/index.js';
import { highwayman } from './fake-io.js';

const engine = loadSync(readFileSync('build/core.wasm'));

describe('play', () => {
  it('draws the board and gives scores and time', async () => {
    const { code, out, err } = await highwayman(['play', '--seed', '7', '--player', 'random']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('─────────');
    expect(out).toMatch(/^p0 random +\d+ points/m);
    expect(out).toMatch(/^p1 random +\d+ points/m);
    expect(out).toMatch(/^\d+ turns, \d+ tiles, \d+\.\d\d s, hash [0-9a-f]{16}$/m);
    expect(out).not.toContain('\x1b');
  });
  it('gives the same game for the same seed, whoever plays', async () => {
    for (const player of ['random', 'greedy', 'greedy,random']) {
      const args = ['play', '--seed', 'abc', '--player', player, '--json'];
      const [one, two] = [await highwayman(args), await highwayman(args)].map(({ out }) => ({ ...(JSON.parse(out) as object), ms: 0 }));
      expect(one).toEqual(two);
    }
  });
  it('greedy beats random', async () => {
    let won = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { out } = await highwayman(['play', '--seed', String(seed), '--player', 'greedy,random', '--json']);
      const { scores } = JSON.parse(out) as { scores: [number, number] };
      if (scores[0] > scores[1]) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });
  it.each(['C1', 'ferries', 'labyrinth-advanced', 'mage', 'all'])('plays the rules %s to the end', async (name) => {
    const { code, out } = await highwayman(['play', '--preset', name, '--players', '3', '--player', 'random', '--json']);
    expect(code).toBe(0);
    const { scores, moves } = JSON.parse(out) as { scores: number[]; moves: string[] };
    expect(scores).toHaveLength(3);
    expect(moves.length).toBeGreaterThan(70);
  });
  it('--quiet prints the result only', async () => {
    const { out } = await highwayman(['play', '--quiet', '--player', 'random']);
    expect(out.split('\n')).toHaveLength(3);
  });
});

describe('perft', () => {
  const nodesOf = async (...args: string[]): Promise<{ nodes: number; divide?: { token: string; nodes: number }[] }> => {
    const { code, out, err } = await highwayman(['perft', '--json', ...args]);
    expect(err).toBe('');
    expect(code).toBe(0);
    return JSON.parse(out) as { nodes: number };
  };
  it.each(['deck', 'types'])('the parts of --divide add up, chance %s', async (chance) => {
    for (const depth of ['0', '1', '2', '3']) {
      const whole = await nodesOf('--depth', depth, '--chance', chance, '--sets', 'base,ferries');
      const divided = await nodesOf('--depth', depth, '--chance', chance, '--sets', 'base,ferries', '--divide');
      expect(divided.nodes).toBe(whole.nodes);
    }
  });
  it('counts from a position as from the game', async () => {
    const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 5 });
    for (let i = 0; i < 7; i++) game.play(game.legalPacked()[0] ?? 0);
    const { nodes } = await nodesOf('--depth', '2', '--chance', 'types', '--position', positionText(game));
    expect(nodes).toBe(game.perft(2, { chance: 'types' }));
  });
});

describe('replay and show', () => {
  it('read a saved game again', async () => {
    const played = await highwayman(['play', '--preset', 'ferries', '--seed', '3', '--player', 'random', '--json', '--save', 'game.json']);
    const { scores, turns, hash, moves } = JSON.parse(played.out) as { scores: number[]; turns: number; hash: string; moves: string[] };
    const { code, out } = await highwayman(['replay', 'game.json', '--json'], played.files);
    expect(code).toBe(0);
    const again = JSON.parse(out) as { turns: { tokens: string[]; scores: number[] }[]; scores: number[]; hash: string };
    expect(again).toMatchObject({ scores, hash });
    expect(again.turns).toHaveLength(turns);
    expect(again.turns.flatMap(({ tokens }) => tokens)).toEqual(moves);
    const shown = await highwayman(['show', 'game.json'], played.files);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain(`hash ${hash}`);
  });
  it('show the scores before the final scoring after the last turn', async () => {
    const game = engine.newGame({}, { seed: 9 });
    while (!game.isOver) game.play(game.legalPacked().at(-1) ?? 0);
    const final = game.allEvents().filter((event) => event.final);
    expect(final.length).toBeGreaterThan(0);
    const { out } = await highwayman(['replay', 'game.txt', '--json'], { 'game.txt': formatRecord(recordOf(game)) });
    const { turns, scores } = JSON.parse(out) as { turns: { scores: number[] }[]; scores: number[] };
    const before = game.scores.map((points, player) => points - final.reduce((sum, event) => sum + (event.player === player ? event.points : 0), 0));
    expect(scores).toEqual(game.scores);
    expect(turns.at(-1)?.scores).toEqual(before);
  });
  it('show takes a position as its argument and lists the legal moves', async () => {
    const game = engine.newGame({ sets: ['base'] }, { seed: 1 });
    const { code, out } = await highwayman(['show', positionText(game), '--legal', '--legend']);
    expect(code).toBe(0);
    expect(out).toContain(game.legalTokens().join(' '));
    expect(out).toContain('monastery');
  });
});

describe('verify', () => {
  const folder = new URL('../corpus/jcz/', import.meta.url);
  const files = Object.fromEntries(names().map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  function names(): string[] {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.jcz'));
    } catch {
      return [];
    }
  }
  it('reports a file that is none and goes on; exit code 1', async () => {
    const { code, out } = await highwayman(['verify', 'bad.jcz'], { 'bad.jcz': '{"players":[],"replay":[]}' });
    expect(code).toBe(1);
    expect(out).toMatch(/^bad\.jcz: ERR_IMPORT: /);
  });
  it.each(Object.keys(files))('%s holds', async (name) => {
    const { code, out } = await highwayman(['verify', name], files);
    expect(out).toMatch(/\d+ pass, 0 fail/);
    expect(code).toBe(0);
  });
});

describe('bench', () => {
  it('measures and checks itself', async () => {
    const { code, out } = await highwayman(['bench', '--seconds', '1', '--json']);
    expect(code).toBe(0);
    const { rows } = JSON.parse(out) as { rows: { perSecond: number }[] };
    for (const row of rows) expect(row.perSecond).toBeGreaterThan(0);
  });
});
