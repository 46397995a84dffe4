/** Players: legal, reproducible, better in the order they should be; statistics of matches. */
import { describe, expect, it, vi } from 'vitest';
import { load } from '../../src/entry-url.js';
import {
  elo,
  meanInterval,
  moveValues,
  pairedRate,
  playDeck,
  playerOf,
  playGame,
  search,
  standings,
  wilson,
} from '../../src/ai/index.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';

const engine = await load();
const FERRIES = PRESETS['ferries-labyrinth'] as object;

describe('players', () => {
  it.each(PRESETS_UNDER_TEST().filter((_, i) => i % 3 === 0))('%s: each player finishes games with legal moves', (_, rules) => {
    const specs = ['learned', 'greedy:60', 'mcts:4', 'mcts:4,trees=2,horizon=2', 'random', 'learned:3'];
    const seats = Array.from({ length: rules.config.players }, (_, p) => playerOf(specs[p % specs.length] as string, p));
    const before = engine.live;
    const { scores, moves } = playGame(engine, rules, seats, 5);
    expect(scores.length).toBe(rules.config.players);
    expect(moves.length).toBeGreaterThan(50);
    expect(engine.live).toBe(before);
  });
  it('mcts: equal seed and iterations give the same search, other seeds another', () => {
    const position = engine.newPosition({}, 6);
    position.makeChance();
    const one = search(position, { iterations: 300, seed: 1 }, 4);
    expect(search(position, { iterations: 300, seed: 1 }, 4)).toEqual(one);
    expect(one.visits.reduce((a, b) => a + b, 0)).toBe(300);
    expect(search(position, { iterations: 300, seed: 2 }, 4).visits).not.toEqual(one.visits);
    expect(search(position, { iterations: 300, seed: 1, trees: 4 }).visits.reduce((a, b) => a + b, 0)).toBe(300);
    position.dispose();
  });
  it('mcts: a budget in milliseconds ends the search at the first look at the clock that is past it', () => {
    const position = withDraw(engine.newPosition({}, 6));
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    // the search looks once at its beginning, then after every eight iterations
    expect(search(position, { milliseconds: 30, seed: 1 }).iterations).toBe(24);
    expect(search(position, { milliseconds: 60, seed: 1, trees: 2 }).iterations).toBe(48);
    clock.mockRestore();
    position.dispose();
  });
  it('mcts values are shares of a win', () => {
    const position = engine.newPosition({ edition: 'C1' }, 2);
    const { values } = search(withDraw(position), { iterations: 200, seed: 3 });
    expect(values.every((v) => v >= 0 && v <= 1)).toBe(true);
    position.dispose();
  });
  it('values are in the order of the legal moves', () => {
    const position = withDraw(engine.newPosition(FERRIES, 2));
    expect(moveValues(position).length).toBe(position.count());
    position.dispose();
  });
  it('texts that name no player are refused', () => {
    for (const bad of [
      '',
      'best',
      'random:1',
      'greedy:x',
      'naive:-1',
      'learned:0',
      'learned:5,value=greedy',
      'mcts:5,value=best',
      'mcts:0',
      'mcts:10,rollout=deep',
      'mcts:10,trees=0',
      'mcts:10,scale=0',
      'mcts:1,foo=2',
      'mcts:10,horizon=1.5',
    ]) {
      expect(() => playerOf(bad), bad).toThrow('ERR_CONFIG: player');
    }
    expect(() => playerOf('mcts:100ms', 0, false)).toThrow('ERR_CONFIG');
    expect(() => playGame(engine, compileRules({ players: 3 }), [playerOf('random')], 1)).toThrow('ERR_CONFIG: seats');
  });
  it('refuse chance points and finished games', () => {
    const position = engine.newPosition({}, 1);
    for (const spec of ['random', 'naive', 'greedy', 'learned', 'learned:5', 'mcts:5'])
      expect(() => playerOf(spec).choose(position)).toThrow('ERR_PHASE');
    position.dispose();
  });
});
function withDraw<T extends { isChance: boolean; makeChance(): number }>(position: T): T {
  while (position.isChance) position.makeChance();
  return position;
}

describe('matches', () => {
  it('a deck gives both seatings the same draws', () => {
    const games = playDeck(engine, { config: {}, players: ['random', 'random'], seed: 4 }, 2);
    expect(games.map((g) => g.turn)).toEqual([0, 1]);
    expect(playDeck(engine, { config: {}, players: ['random', 'random'], seed: 4 }, 2)).toEqual(games);
  });
  it.each([
    ['base', {}],
    ['base + ferries + labyrinth', FERRIES],
  ])('%s: greedy beats random', (_, config) => {
    const players = ['greedy:500', 'random'];
    const games = [0, 1, 2, 3, 4, 5].flatMap((deck) => playDeck(engine, { config, players, seed: 1 }, deck));
    const [greedy] = standings(players, games);
    expect(greedy?.rate.low).toBeGreaterThan(0.5);
    expect(greedy?.decided).toBe(true);
  });
  it('four players meet in four seatings', () => {
    const players = ['greedy:50', 'random', 'random', 'random'];
    const rows = standings(players, playDeck(engine, { config: { players: 4 }, players, seed: 1 }, 0));
    expect(rows.map((r) => r.games)).toEqual([4, 4, 4, 4]);
    expect(rows.reduce((sum, r) => sum + r.rate.value, 0)).toBeCloseTo(1);
    expect(rows[0]?.elo).toBeNull();
  });
});

describe('statistics', () => {
  it('Wilson, mean, paired intervals and Elo against known values', () => {
    const w = wilson(85, 100);
    expect([w.low, w.high].map((x) => Math.round(x * 10_000))).toEqual([7672, 9069]);
    expect(meanInterval([1, 2, 3, 4]).value).toBe(2.5);
    expect(meanInterval([1]).high).toBe(Infinity);
    expect(elo(0.5)).toBe(0);
    expect(Math.round(elo(0.75))).toBe(191);
    expect(elo(1)).toBe(Infinity);
    const all = pairedRate([1, 1, 1, 1, 1], 2);
    expect(all.low).toBeCloseTo(wilson(10, 10).low);
    expect(pairedRate([1, 0, 1, 0], 2).low).toBeLessThan(wilson(4, 8).low);
  });
});
