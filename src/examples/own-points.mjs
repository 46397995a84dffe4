/** Points of your own: the same moves, paid by two tables. */
import { load } from 'highwayman';
import { greedyPlayer } from 'highwayman/ai';

const engine = await load();
const player = greedyPlayer();
const play = (scoring) => {
  const game = engine.newGame({ scoring }, { seed: 3 });
  while (!game.isOver) {
    const position = game.position();
    game.play(player.choose(position));
    position.dispose();
  }
  return game;
};
const usual = play({});
const roads = play({ road: { complete: { plain: 3 }, final: { plain: 2 } } });
console.log(`as printed ${usual.scores.join(' : ')}, roads at three points a tile ${roads.scores.join(' : ')}`);

const longest = roads
  .allEvents()
  .filter(({ feature }) => feature === 'road')
  .sort((a, b) => b.points - a.points)[0];
console.log(
  `the best road paid ${longest.points}:`,
  longest.terms.map(({ rule, count, points }) => `${rule}, ${count} tiles, ${points} points`).join('; '),
);
