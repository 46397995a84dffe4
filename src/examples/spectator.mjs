/** A spectator without secrets: moves and draws as text, neither the seed nor the generator that says what comes next. */
import { load } from 'highwayman';

const engine = await load();
const config = { sets: ['base', 'ferries'] };
const host = engine.newGame(config, { seed: 'known to nobody else' });

// The other side knows the rules. What chance brings it is told, move by move, and never asks its own generator.
const spectator = engine.newGame(config, { manualChance: true });
let told = 0;
const tell = () => {
  const news = host.record.slice(told).map(({ token }) => token);
  told += news.length;
  for (const token of news) spectator.play(token);
  return news;
};

console.log('first', tell().join(' '));
while (!host.isOver) {
  host.play(host.legalPacked()[0]);
  tell();
}
console.log(
  `the same board: ${spectator.hash() === host.hash()}, the same scores: ${String(spectator.scores) === String(host.scores)}`,
);
console.log(`the same generator: ${String(spectator.seedState()) === String(host.seedState())}`);
