/** Differential replay of recorded games: the fixtures of this folder, a few games of every recorded family. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { attempt } from './attempt.js';
import { readGames } from './record.js';
import type { RecordedGame, Turn } from './record.js';
import { replayGame } from './replay.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function all(path: string, limit?: number): Promise<RecordedGame[]> {
  const games: RecordedGame[] = [];
  for await (const game of readGames(path, limit)) games.push(game);
  return games;
}

/** Deviations that happen in the fixtures, by game; whether a builder alone occupies a branch is left open here. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'inns-builders-adv/20': ['62 lone builder stays'],
  'all-compact/3': ['22 wagon to labyrinth', '77 witch halves bonus'],
  'all-compact/17': ['43 wagon to labyrinth'],
  'all-compact/18': ['39 lone builder stays'],
  'all-compact/20': ['180 witch halves bonus'],
  'inns-builders-x3-nofarm-compact/21': ['34 lone builder stays'],
};

const games = await all(at('./fixtures/turns/games.jsonl.gz'));
const families = await all(at('./fixtures/turns/families.jsonl.br'));
const messages = await all(at('./fixtures/messages/families.jsonl.br'));
const situations = await all(at('./fixtures/turns/situations.jsonl.gz'));

describe('recorded games: fixtures', () => {
  for (const game of [...games, ...families, ...situations]) {
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

describe('recorded games by messages: two of every family that is in', () => {
  for (const game of messages)
    it(game.id, () => {
      const { difference, decisions, unplayed } = attempt(players, game);
      expect([difference, unplayed]).toEqual([null, undefined]);
      expect(decisions).toBeGreaterThan(40);
    });
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
