/** Tiles of your own: data that is checked when it is read, and played like any other. */
import { load } from 'highwayman';
import { readTile } from 'highwayman/config';

// half-edges run clockwise: 0 and 1 are the west and east half of the north side, then 2, 3 east, 4, 5 south, 6, 7 west
const gatehouse = readTile({
  id: 'my-gatehouse',
  edges: 'CRFR',
  cities: [{ edges: 'N', pennants: 1 }],
  roads: [{ ends: 'EW', inn: true }],
  fields: [
    { half: [2, 7], cities: [0] },
    { half: [3, 4, 5, 6], cities: [] },
  ],
});

const engine = await load();
const game = engine.newGame({ tiles: [{ tile: gatehouse, copies: 6 }] }, { seed: 8 });
while (!game.isOver) game.play(game.legalPacked()[0]);
const laid = game.tiles().filter(({ kind }) => game.rules.kinds[kind].id === 'my-gatehouse');
console.log(`gatehouses at ${laid.map(({ x, y }) => `${x},${y}`).join(' ')}`);

try {
  readTile({ id: 'my-slip', edges: 'CRFF', cities: [{ edges: 'N', pennants: 0 }], roads: [], fields: [] });
} catch (error) {
  console.log(error.code, error.field, error.expected);
}
