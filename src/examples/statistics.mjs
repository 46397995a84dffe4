/** Statistics of 1,000 games: what the first seat is worth, and how far scores spread. */
import { load } from 'highwayman';
import { playouts, summarize } from 'highwayman/ai';

const GAMES = 1000;
const engine = await load();
const position = engine.newPosition({ players: 3, sets: ['base', 'ferries'] });
const scores = playouts(position, { n: GAMES, policy: 'light', seed: 1 }); // Int32Array [games][players], one call
const { mean, deviation, win } = summarize(scores, 3);
for (const p of [0, 1, 2]) {
  console.log(
    `player ${p}: ${mean[p].toFixed(1)} points ± ${deviation[p].toFixed(1)}, ${(win[p] * 100).toFixed(1)} % of the games`,
  );
}
position.dispose();

const best = scores.reduce((at, score, i) => (score > scores[at] ? i : at), 0);
console.log(`most points: ${scores[best]}, by player ${best % 3} in game ${Math.floor(best / 3)} of ${GAMES}`);
