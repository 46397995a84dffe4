/** Who would win if the game ended now, and by what. */
import { load } from 'highwayman';
import { greedyPlayer } from 'highwayman/ai';

const engine = await load();
const game = engine.newGame({ sets: ['base', 'inns-cathedrals'] }, { seed: 5 });
const player = greedyPlayer();
while (game.turns < 30) {
  const position = game.position();
  game.play(player.choose(position));
  position.dispose();
}

const { scores, events } = game.projectedScores();
console.log(`now ${game.scores.join(' : ')}, if it ended here ${scores.join(' : ')}`);
for (const { player: who, feature, x, y, points } of events)
  console.log(`player ${who}: ${feature} at ${x},${y}, ${points} points`);
