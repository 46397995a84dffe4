/** Back and forth: undo takes back decisions with the chance that followed them, redo plays them again. */
import { load } from 'highwayman';

const engine = await load();
const game = engine.newGame({ sets: ['base', 'ferries'] }, { seed: 'a rainy day' });
for (let n = 0; n < 12; n++) game.play(game.legalPacked()[0]);

const before = game.hash();
console.log(`${game.undo(5)} decisions taken back, can redo: ${game.canRedo}`);
console.log(`${game.redo(5)} played again, the same position: ${game.hash() === before}`);

game.undo(1);
const other = game.legalTokens().at(-1);
game.play(other);
console.log(`played ${other} instead, can redo: ${game.canRedo}`);
