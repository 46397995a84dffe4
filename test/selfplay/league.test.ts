/** `highwayman league`: all meet all on the same decks; results as `match` has them, refusals by name. */
import { expect, it } from 'vitest';
import { highwayman } from '../cli/fake-io.js';

interface League {
  readonly games: number;
  readonly players: { player: string; elo: number[]; games: number; milliseconds: number }[];
  readonly pairs: { players: string[]; games: number; won: number[] }[];
}

it('rates every player, best first, and says how each pair ended', async () => {
  const { code, out } = await highwayman([
    'league',
    'random',
    'greedy:30',
    'learned',
    '--games',
    '4',
    '--threads',
    '1',
    '--json',
  ]);
  const { games, players, pairs } = JSON.parse(out) as League;
  expect([code, games]).toEqual([0, 12]);
  expect(players.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(players[2]?.player).toBe('random');
  for (const { elo, milliseconds } of players) {
    expect(elo[0]).toBeGreaterThanOrEqual(elo[1] as number);
    expect(elo[0]).toBeLessThanOrEqual(elo[2] as number);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
  }
  expect(pairs.map((pair) => pair.players)).toEqual([
    ['random', 'greedy:30'],
    ['random', 'learned'],
    ['greedy:30', 'learned'],
  ]);
  const match = JSON.parse(
    (await highwayman(['match', 'greedy:30', 'learned', '--games', '4', '--threads', '1', '--json'])).out,
  ) as { players: { winRate: number[] }[] };
  expect(pairs[2]?.won).toEqual(match.players[0]?.winRate);
});
it('prints one line a player and one a pair', async () => {
  const { out } = await highwayman(['league', 'random', 'naive:20', '--games', '2', '--threads', '1', '--seed', '3']);
  expect(out).toMatch(/seed 3 {2}2 games over 1 decks/);
  expect(out).toMatch(/^naive:20 +Elo \+\d+ \[/m);
  expect(out).toMatch(/^random – naive:20 +0\.0 % \[0\.0, /m);
});
it.each([
  [['league', 'random'], 'two or more different players'],
  [['league', 'random', 'random'], 'two or more different players'],
  [['league', 'random', 'best'], 'ERR_CONFIG: player'],
  [['league', 'random', 'naive', '--players', '3'], '2: pairs meet'],
  [['league', 'random', 'naive', '--games', '0'], '--games'],
])('%j is refused', async (args, said) => {
  const { code, err } = await highwayman(args);
  expect(code).toBe(2);
  expect(err).toContain(said);
});
