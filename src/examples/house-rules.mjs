/** House rules: every open question of the printed rules is an option, and some things that were never in question. */
import { load } from 'highwayman';

const engine = await load();
const game = engine.newGame(
  {
    edition: 'C2',
    players: 3,
    sets: { base: 2, ferries: 1, labyrinth: 1 }, // two base games in one bag
    meeplesPerPlayer: 5,
    fields: false, // no farmers
    twoTileCity: 'reduced', // small cities pay half
    labyrinth: 'advanced',
    ferryCount: 12,
    pieces: { large: 1 }, // a large meeple without the box that it came in
    copies: { 'cat-RRRR-roundabout': 1 }, // one tile of another set
  },
  { seed: 20 },
);
const { config, kinds } = game.rules;
console.log(
  `${kinds.reduce((sum, { copies }) => sum + copies, 0)} tiles in the bag, ${game.ferrySupply} ferries, each player has`,
  game.supply(0),
);
console.log(`fields ${config.fields}, small cities ${config.twoTileCity}, labyrinths ${config.labyrinth}`);
while (!game.isOver) game.play(game.legalPacked()[0]);
console.log(game.scores);
