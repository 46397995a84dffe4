/** A tournament: everybody meets everybody over the same decks, each deck in both seatings. */
import { load } from 'highwayman';
import { playDeck, standings } from 'highwayman/ai';

const ENTRANTS = ['random', 'greedy:100', 'greedy'];
const DECKS = 3;
const engine = await load();
const wins = Object.fromEntries(ENTRANTS.map((name) => [name, 0]));

for (const [i, one] of ENTRANTS.entries()) {
  for (const other of ENTRANTS.slice(i + 1)) {
    const spec = { config: {}, players: [one, other], seed: `${one} against ${other}` };
    const games = Array.from({ length: DECKS }, (_, deck) => playDeck(engine, spec, deck)).flat();
    for (const { player, rate, games: played, meanScore } of standings(spec.players, games)) {
      wins[player] += rate.value * played;
      console.log(
        `${one} – ${other}: ${player} wins ${(rate.value * 100).toFixed(0)} % of ${played}, ${meanScore.toFixed(1)} points a game`,
      );
    }
  }
}
console.log(
  Object.entries(wins)
    .sort(([, a], [, b]) => b - a)
    .map(([name, won], i) => `${i + 1}. ${name} ${won}`)
    .join('  '),
);
