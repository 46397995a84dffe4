/** What the commands say and find. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { stateOf } from '../../src/core/state-reader.js';
import { loadSync } from '../../src/entry-url.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';
import { formatRecord, positionText, recordOf } from '../../src/notation/index.js';
import type { OnTile } from '../../src/types.js';
import { highwayman } from './fake-io.js';

ALL_EXPANSIONS.forEach(useExpansion);
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
      const [one, two] = [await highwayman(args), await highwayman(args)].map(({ out }) => ({
        ...(JSON.parse(out) as object),
        ms: 0,
      }));
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
      const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 1, manualChance: true });
      expect(whole.nodes).toBe(game.perft(Number(depth), { chance: chance as 'deck' | 'types' }));
    }
  });
  it('counts from a position as from the game', async () => {
    const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 5 });
    for (let i = 0; i < 7; i++) game.play(game.legalPacked()[0] ?? 0);
    const { nodes } = await nodesOf('--depth', '2', '--chance', 'types', '--position', positionText(game));
    expect(nodes).toBe(game.perft(2, { chance: 'types' }));
  });
});

describe('sets', () => {
  it('lists every set, with those of expansions, within 80 columns', async () => {
    const { code, out } = await highwayman(['sets']);
    expect(code).toBe(0);
    expect(out).toMatch(/^inns-cathedrals +18 +18 +18 +INN +Inns & Cathedrals$/m);
    for (const { id } of CATALOGUE) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
  it('says of one what its tiles, options and rules are, by its short name too', async () => {
    const { out } = await highwayman(['sets', 'german']);
    expect(out).toContain('Cathedrals in Germany (german-cathedrals)');
    expect(out).toContain('Rules: GER-1 and on');
    expect(out).toContain('Not every tile could be found.');
    const { out: json } = await highwayman(['sets', 'festival', '--json']);
    expect(JSON.parse(json)).toMatchObject([
      { id: 'festival', name: 'The Festival', rules: ['FES'], options: { festivalReturn: { rules: 'FES-4' } } },
    ]);
  });
  it('refuses a name that it does not know, with the nearest', async () => {
    const { code, err } = await highwayman(['sets', 'feries']);
    expect(code).toBe(2);
    expect(err).toBe('ERR_FLAG: set = "feries"; expected a set of the catalogue (did you mean ferries?)');
  });
});

describe('replay and show', () => {
  it('read a saved game again', async () => {
    const played = await highwayman([
      'play',
      '--preset',
      'ferries',
      '--seed',
      '3',
      '--player',
      'random',
      '--json',
      '--save',
      'game.json',
    ]);
    const { scores, turns, hash, moves } = JSON.parse(played.out) as {
      scores: number[];
      turns: number;
      hash: string;
      moves: string[];
    };
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
    const before = game.scores.map(
      (points, player) => points - final.reduce((sum, event) => sum + (event.player === player ? event.points : 0), 0),
    );
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
  it('show draws what expansions lay on tiles, and says who holds what', async () => {
    const game = engine.newGame({ edition: 'C2', sets: ['base', 'gold-mines', 'king-robber'] }, { seed: 3 });
    while (game.turns < 40) game.play(game.legalPacked()[(game.record.length * 11 + 5) % game.legalPacked().length] ?? 0);
    const kept = stateOf(game) as { ingots: OnTile[]; kingHolder: number; kingSize: number };
    expect(kept.ingots.length).toBeGreaterThan(0);
    const { out } = await highwayman(['show', positionText(game)]);
    expect(
      out
        .match(/\$\d/g)
        ?.map((text) => Number(text.slice(1)))
        .sort(),
    ).toEqual(kept.ingots.map(({ count }) => count).sort());
    expect(out).toContain(`kept: kingHolder p${kept.kingHolder}, kingSize ${kept.kingSize}`);
    const { state } = JSON.parse((await highwayman(['show', positionText(game), '--json'])).out) as { state: unknown };
    expect(state).toEqual(kept);
  });
});

describe('verify', () => {
  /** Two tiles make a city of four points for the one player. */
  const jcz = (...assertions: string[]): string =>
    JSON.stringify({
      test: { assertions },
      setup: {
        sets: { 'basic:1': 1 },
        elements: { 'small-follower': 7 },
        rules: {},
        timer: null,
        start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
      },
      players: [{ name: 'Ann', slot: 0 }],
      replay: [
        { type: 'PLACE_TILE', payload: { tileId: 'BA/C', rotation: 'R180', position: [0, -1] } },
        {
          type: 'DEPLOY_MEEPLE',
          payload: { pointer: { position: [0, -1], feature: 'City', location: 'S' }, meepleId: '0.small.1' },
        },
        { type: 'COMMIT', payload: {} },
      ],
      gameAnnotations: { drawOrder: ['BA/C'] },
    });
  it('exit code 0 when every assertion holds', async () => {
    const { code, out, err } = await highwayman(['verify', 'a.jcz'], {
      'a.jcz': jcz('Ann has 4 points', 'Ann scored city for 4 points'),
    });
    expect(err).toBe('');
    expect(out).toBe('a.jcz: 2 pass, 0 fail, 0 skipped');
    expect(code).toBe(0);
  });
  it('exit code 1 and the sentence when one fails', async () => {
    const { code, out } = await highwayman(['verify', 'a.jcz', 'b.jcz'], {
      'a.jcz': jcz('Ann has 4 points'),
      'b.jcz': jcz('Ann has 5 points'),
    });
    expect(out).toMatch(
      /^a\.jcz: 1 pass, 0 fail, 0 skipped\nb\.jcz: fails: Ann has 5 points \(.*4.*\)\nb\.jcz: 0 pass, 1 fail, 0 skipped$/,
    );
    expect(code).toBe(1);
  });
  it('exit code 1 for a file that cannot be replayed; the others are still checked', async () => {
    const { code, out } = await highwayman(['verify', 'bad.jcz', 'a.jcz'], {
      'bad.jcz': '{"players":[],"replay":[]}',
      'a.jcz': jcz('Ann has 4 points'),
    });
    expect(out).toMatch(/^bad\.jcz: ERR_IMPORT: .*\na\.jcz: 1 pass/);
    expect(code).toBe(1);
  });
  it('sentences that end with a full stop are read: a wrong one fails', async () => {
    const { code, out } = await highwayman(['verify', 'a.jcz'], {
      'a.jcz': jcz('Ann has 99 points.', 'Ann has 4 points.', 'phase is TilePhase'),
    });
    expect(out).toBe('a.jcz: fails: Ann has 99 points. (4 points)\na.jcz: 2 pass, 1 fail, 0 skipped');
    expect(code).toBe(1);
  });
  it('exit code 1 for a file of which nothing could be checked, with or without sentences', async () => {
    const { code, out } = await highwayman(['verify', 'a.jcz'], { 'a.jcz': jcz('Undo is allowed.') });
    expect(out).toMatch(/^a\.jcz: skipped: Undo is allowed\. \(.*\)\na\.jcz: 0 pass, 0 fail, 1 skipped, nothing was checked$/);
    expect(code).toBe(1);
    expect((await highwayman(['verify', 'a.jcz'], { 'a.jcz': jcz() })).code).toBe(1);
    expect(JSON.parse((await highwayman(['verify', 'a.jcz', '--json'], { 'a.jcz': jcz() })).out)).toMatchObject({
      files: [{ ok: false }],
    });
  });
  it('the last line of several files counts all that was skipped', async () => {
    const { code, out } = await highwayman(['verify', 'a.jcz', 'b.jcz'], {
      'a.jcz': jcz('Ann has 4 points', 'Undo is not allowed'),
      'b.jcz': jcz('Ann has 4 points.', 'Ann is happy'),
    });
    expect(out.split('\n').at(-1)).toBe('skipped in all: 2 sentences of 2 files');
    expect(code).toBe(0);
  });
  it('--json has a result for each file', async () => {
    const { out } = await highwayman(['verify', 'a.jcz', '--json'], { 'a.jcz': jcz('Ann has 5 points') });
    expect(JSON.parse(out)).toMatchObject({ files: [{ file: 'a.jcz', ok: false, error: null, checks: [{ result: 'fail' }] }] });
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
