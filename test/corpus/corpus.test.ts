/** Differential replay of recorded games: the fixtures of this folder, and a few games of every larger recording when it is there. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { readGames, recordings } from './record.js';
import type { RecordedGame, Turn } from './record.js';
import { type Difference, replayGame } from './replay.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SHARED = at('../../../shared/corpus/recorded');
const GAMES_PER_FILE = 2;

async function all(path: string, limit?: number): Promise<RecordedGame[]> {
  const games: RecordedGame[] = [];
  for await (const game of readGames(path, limit)) games.push(game);
  return games;
}

/** Deviations that happen in the fixtures, by game; whether a builder alone occupies a branch is left open here. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'inns-builders-adv/20': ['62 lone builder stays'],
  'all-compact/3': ['22 wagon to labyrinth', '77 witch halves bonus'],
};

const games = await all(at('./fixtures/games.jsonl.gz'));
const situations = await all(at('./fixtures/situations.jsonl.gz'));

describe('recorded games: fixtures', () => {
  for (const game of [...games, ...situations]) {
    it(game.id, () => {
      const { difference, explained, decisions } = replayGame(players, game);
      expect(difference).toBeNull();
      const found = explained
        .filter(({ reason }) => reason !== 'builder on branch')
        .map(({ turn, reason }) => `${turn} ${reason}`);
      expect(found).toEqual(EXPECTED[game.id] ?? []);
      if (explained.length === 0) expect(decisions).toBe(game.decisions);
    });
  }
});

describe('recorded games: a changed record is noticed', () => {
  const game = games.find(({ id }) => id.startsWith('ferries')) as RecordedGame;
  const check = (index: number, change: (turn: Turn) => Partial<Turn>) =>
    replayGame(players, { ...game, turns: game.turns.map((turn, i) => (i === index ? { ...turn, ...change(turn) } : turn)) })
      .difference;
  const turnWith = (test: (turn: Turn) => boolean): number => game.turns.findIndex(test);

  it('an option less', () => {
    const i = turnWith(({ d }) => d.some(({ k }) => k === 'ferry-move'));
    const difference = check(i, ({ d }) => ({
      d: d.map((decision) => (decision.k === 'ferry-move' ? { ...decision, o: decision.o.slice(0, 1), c: 0 } : decision)),
    }));
    expect(difference).toMatchObject({ turn: i, check: 'options of ferry-move' });
  });

  it('a decision less', () => {
    const i = turnWith(({ d }) => d.some(({ k }) => k === 'ferry'));
    expect(check(i, ({ d }) => ({ d: d.filter(({ k }) => k !== 'ferry') }))).toMatchObject({ turn: i });
  });

  it('other points, scores, roads, figures, ferries', () => {
    const scored = turnWith(({ sco }) => sco.some(([, points]) => points > 0));
    expect(
      check(scored, ({ sco }) => ({ sco: sco.map(([p, points, ...rest]) => [p, points + 1, ...rest] as const) })),
    ).toMatchObject({ turn: scored, check: 'points' });
    expect(check(5, ({ sc }) => ({ sc: sc.map((score) => score + 1) }))).toMatchObject({ turn: 5, check: 'scores' });
    expect(check(20, ({ roads = [] }) => ({ roads: roads.slice(1) }))).toMatchObject({ turn: 20, check: 'roads' });
    expect(check(20, ({ dep }) => ({ dep: dep.slice(1) }))).toMatchObject({ turn: 20, check: 'figures' });
    const ferry = turnWith(({ ferries = [] }) => ferries.length > 0);
    expect(check(ferry, () => ({ ferries: [] }))).toMatchObject({ turn: ferry, check: 'ferries' });
  });
});

describe('recorded games: larger recordings', () => {
  if (!existsSync(SHARED)) {
    it.skip('the recordings are not here (../shared/corpus/recorded)');
    return;
  }
  it('no unexplained difference in the first games of every file', async () => {
    const differences: (Difference | null)[] = [];
    for (const file of await recordings(SHARED))
      for await (const game of readGames(file, GAMES_PER_FILE)) differences.push(replayGame(players, game).difference);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter((difference) => difference !== null)).toEqual([]);
  }, 120_000);
});
