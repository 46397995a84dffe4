/** Where the tile in hand may go, square by square. */
import { load } from 'highwayman';

const engine = await load();
const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 42 });

const squares = new Map();
for (const move of game.legal()) {
  if (move.type !== 'place') continue;
  const square = `${move.x},${move.y}`;
  squares.set(square, [...(squares.get(square) ?? []), move.rotation]);
}
console.log(`player ${game.actor} holds ${game.drawn}`);
for (const [square, rotations] of squares) console.log(`${square}: turned by ${rotations.join(', ')} quarters`);
