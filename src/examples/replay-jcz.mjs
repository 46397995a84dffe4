/** A game of JCloisterZone: its scores as they came, and what the file says of itself. `node replay-jcz.mjs FILE` for one of your own. */
import { readFile } from 'node:fs/promises';
import { load } from 'highwayman';
import { importJcz, verifyJcz } from 'highwayman/jcz';

const file = process.argv[2] ?? new URL('./two-cities.jcz', import.meta.url);
const engine = await load();
const imported = importJcz(engine, await readFile(file, 'utf8'));
const { game, players } = imported;

for (const { player, feature, x, y, points } of game.allEvents())
  console.log(`${players[player]}: ${feature} at ${x},${y}, ${points} points`);
for (const { sentence, result } of verifyJcz(imported)) console.log(`${result}: ${sentence}`);
