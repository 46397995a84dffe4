/** A clock: time runs for whoever decides, with some seconds more for every move; who runs out loses. */
import { load } from 'highwayman';
import { greedyPlayer, mctsPlayer } from 'highwayman/ai';

const EACH = 10_000; // milliseconds for the game
const MORE = 50; // and for each decision

const engine = await load();
const game = engine.newGame({}, { seed: 9 });
const seats = [greedyPlayer({ nodes: 200 }), mctsPlayer({ iterations: 20 })];
const left = seats.map(() => EACH);
let flag = -1;

while (!game.isOver && flag < 0) {
  const { actor } = game; // decides now, whoever's turn it is
  const since = performance.now();
  const position = game.position();
  const move = seats[actor].choose(position);
  position.dispose();
  left[actor] -= performance.now() - since;
  if (left[actor] < 0) flag = actor;
  else {
    left[actor] += MORE;
    game.play(move);
  }
}
console.log(flag < 0 ? `played to the end: ${game.scores.join(' : ')}` : `player ${flag} is out of time`);
console.log(`seconds left: ${left.map((ms) => (ms / 1000).toFixed(1)).join(' ')}`);
