/** `highwayman replay`: the scores after every turn of a recorded game. */
import type { Register } from './command.js';
import { again, openGame } from './open-game.js';
import { turnLine, turnsOf } from './turns.js';

export const replay: Register = (program, { io, engine }) => {
  program
    .command('replay')
    .description('play a recorded game again and print the scores after every turn')
    .argument('<file>', 'saved game, game text or .jcz file; - for standard input')
    .option('--json', 'print one JSON object')
    .action(async (file: string, flags: { json?: boolean }) => {
      const text = await io.read(file);
      const core = await engine();
      const game = openGame(core, text);
      const fresh = again(core, game);
      const turns = turnsOf(
        fresh,
        game.record.map(({ token }) => token),
      );
      if (flags.json) {
        io.out(JSON.stringify({ turns, scores: game.scores, over: game.isOver, phase: game.phase, hash: game.hash() }));
      } else {
        for (const turn of turns) io.out(turnLine(turn));
        io.out(`${game.isOver ? 'final' : `phase ${game.phase}, scores`} ${game.scores.join(' ')}  hash ${game.hash()}`);
      }
      fresh.dispose();
      game.dispose();
    });
};
