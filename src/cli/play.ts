/** `highwayman play`: simple players against each other, the board at the end. */
import { drawBoard } from '../board/index.js';
import { stateOf } from '../core/state-reader.js';
import type { Game } from '../game.js';
import { formatConfig } from '../notation/config-text.js';
import { compileRules } from '../rules/read.js';
import { saveGame } from '../saved/index.js';
import { seedState } from '../setup/seed.js';
import type { Register } from './command.js';
import { configOf, list, seed, withRules, type RulesFlags } from './flags.js';
import type { Io } from './io.js';
import { mapLine, mapOf } from './map.js';
import { seats } from './players.js';
import { turnLine, type Turn } from './turns.js';

interface Flags extends RulesFlags {
  readonly seed: number | string;
  readonly player: string[];
  readonly save?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export const play: Register = (program, { io, engine }) => {
  withRules(program.command('play'))
    .description('play a game between simple players')
    .option('--seed <seed>', 'number or text; the same seed gives the same game', seed, 1)
    .option(
      '--player <names>',
      'random, naive, greedy, learned, learned:ITERATIONS, mcts:ITERATIONS or mcts:Nms; one for all or one for each, with commas',
      list('--player'),
      ['greedy'],
    )
    .option('--save <file>', 'write the game, as replay and show read it')
    .option('--json', 'print one JSON object')
    .option('--quiet', 'print the result only')
    .action(async (flags: Flags) => {
      const rules = compileRules(configOf(flags, await mapOf(flags, io)));
      const game = (await engine()).newGame(rules, { seed: flags.seed, manualChance: true });
      const players = seats(flags.player, game.rules.config.players, seedState(flags.seed)[0]);
      const turns: Turn[] = [];
      const begun = performance.now();
      if (!flags.json && !flags.quiet) io.out(`${formatConfig(game.rules)}  seed ${flags.seed}`);
      if (!flags.json && game.map) io.out(mapLine(game.map));
      playOut(
        game,
        (one) => players[one.actor]?.choose(one) ?? 0,
        (turn) => {
          turns.push(turn);
          if (!flags.json && !flags.quiet) io.out(turnLine(turn, players[turn.player]?.name));
        },
      );
      const ms = performance.now() - begun;
      if (flags.save !== undefined) await io.write(flags.save, `${saveGame(game)}\n`);
      if (flags.json) {
        io.out(
          JSON.stringify({
            config: formatConfig(game.rules),
            map: game.map && { id: game.map.id, title: game.map.title, status: game.map.status },
            seed: flags.seed,
            players: players.map(({ name }) => name),
            scores: game.scores,
            turns: turns.length,
            tiles: game.tiles().length,
            hash: game.hash(),
            moves: game.record.map(({ token }) => token),
            ms: Math.round(ms),
          }),
        );
      } else {
        summary(
          io,
          game,
          players.map(({ name }) => name),
          flags.quiet === true,
          turns.length,
          ms,
        );
      }
      game.dispose();
    });
};

/** Plays to the end and reports each turn when it is over. */
function playOut(game: Game, choose: (game: Game) => number, done: (turn: Turn) => void): void {
  let number = 0;
  while (!game.isOver) {
    const player = game.turnPlayer;
    const from = game.record.length;
    while (!game.isOver && game.turnPlayer === player) {
      if (game.actor < 0) game.playRandom();
      else game.play(choose(game));
    }
    const tokens = game.record.slice(from).map(({ token }) => token);
    done({ turn: ++number, player, tokens, scores: [...game.scores] });
  }
}

function summary(io: Io, game: Game, names: readonly string[], quiet: boolean, turns: number, ms: number): void {
  if (!quiet) {
    io.out('');
    io.out(
      drawBoard(game, { state: stateOf(game), colour: io.colour, ...(io.columns === undefined ? {} : { columns: io.columns }) }),
    );
    io.out('');
  }
  const most = Math.max(...game.scores);
  for (const [player, points] of game.scores.entries()) {
    io.out(
      `p${player} ${(names[player] ?? '').padEnd(7)} ${String(points).padStart(4)} points${points === most ? '  wins' : ''}`,
    );
  }
  io.out(`${turns} turns, ${game.tiles().length} tiles, ${(ms / 1000).toFixed(2)} s, hash ${game.hash()}`);
}
