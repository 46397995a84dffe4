/** What the scores would be if the game ended now. */
import { describe, expect, it } from 'vitest';
import { greedyPlayer, projectedScores } from '../../src/ai/index.js';
import { load } from '../../src/entry-url.js';

const engine = await load();
const player = greedyPlayer({ nodes: 100 });
const play = (turns: number) => {
  const game = engine.newGame({ sets: ['base', 'inns-cathedrals', 'traders-builders', 'ferries'], players: 3 }, { seed: 12 });
  while (!game.isOver && game.turns < turns) {
    const position = game.position();
    game.play(player.choose(position));
    position.dispose();
  }
  return game;
};

describe('BASE-60: the board as it stands, scored as at the end', () => {
  it.each([0, 7, 23, 40])('after %i turns: as the position says it, and the events add up to it', (turns) => {
    const game = play(turns);
    const { scores, events } = game.projectedScores();
    const position = game.position();
    expect(scores).toEqual(Array.from(projectedScores(position)));
    position.dispose();
    const sums = game.scores.map((score, p) => events.filter((e) => e.player === p).reduce((sum, e) => sum + e.points, score));
    expect(sums).toEqual(scores);
    expect(events.every((e) => e.final && e.points === e.terms.reduce((sum, term) => sum + term.points, 0))).toBe(true);
    if (turns > 20) expect(new Set(events.map((e) => e.feature)).size).toBeGreaterThan(2);
  });
  it('the game goes on as if nobody had asked', () => {
    const game = play(12);
    const [hash, generator, events] = [game.hash(), game.seedState(), game.events()];
    game.projectedScores();
    expect([game.hash(), game.seedState(), game.events()]).toEqual([hash, generator, events]);
  });
  it('a game that is over keeps its scores', () => {
    const game = engine.newGame({}, { seed: 2 });
    while (!game.isOver) game.play(game.legalPacked()[0] as number);
    expect(game.projectedScores()).toEqual({ scores: game.scores, events: [] });
  });
});
