/** `highwayman perft`: counts move paths, the classic check of a move generator. */
import type { Engine } from '../engine.js';
import type { Game } from '../game.js';
import { compileRules } from '../rules/read.js';
import type { Register } from './command.js';
import { mapOf } from './map.js';
import { choice, configOf, refuseWith, seed, whole, withRules, type RulesFlags } from './flags.js';
import { openGame } from './open-game.js';

interface Flags extends RulesFlags {
  readonly depth: number;
  readonly divide?: boolean;
  readonly chance: 'deck' | 'types';
  readonly limit?: number;
  readonly seed?: number | string;
  readonly position?: string;
  readonly json?: boolean;
}

export const perft: Register = (program, { io, engine }) => {
  withRules(program.command('perft'))
    .description('count the move paths of a depth')
    .requiredOption('--depth <n>', 'decisions; chance does not count', whole('--depth', 0, 64))
    .option('--divide', 'count below each move too')
    .option(
      '--chance <mode>',
      'deck: draws and dice by the seed; types: every outcome once',
      choice('--chance', ['deck', 'types']),
      'deck',
    )
    .option('--limit <n>', 'give up after so many moves and outcomes made, with --divide below each move', whole('--limit', 1))
    .option('--seed <seed>', 'number or text, default 1', seed)
    .option('--position <text>', 'position or game to count from, instead of the start')
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => {
      const game = rootOf(await engine(), flags, await mapOf(flags, io));
      const begun = performance.now();
      const how = { chance: flags.chance, ...(flags.limit === undefined ? {} : { limit: flags.limit }) };
      const divided = flags.divide ? divide(game, flags.depth, how) : null;
      const nodes = divided?.length ? divided.reduce((sum, { nodes }) => sum + nodes, 0) : game.perft(flags.depth, how);
      const ms = performance.now() - begun;
      if (flags.json) {
        io.out(
          JSON.stringify({
            depth: flags.depth,
            chance: flags.chance,
            nodes,
            ...(divided ? { divide: divided } : {}),
            ms: Math.round(ms),
          }),
        );
      } else {
        for (const { token, nodes } of divided ?? []) io.out(`${token} ${nodes}`);
        io.out(
          `${nodes} nodes at depth ${flags.depth}, ${(ms / 1000).toFixed(3)} s, ${Math.round(nodes / Math.max(ms / 1000, 1e-6)).toLocaleString('en-US')} a second`,
        );
      }
      game.dispose();
    });
};

/** A position brings its own rules and generator. */
function rootOf(engine: Engine, flags: Flags, map: Awaited<ReturnType<typeof mapOf>>): Game {
  if (flags.position === undefined)
    return engine.newGame(compileRules(configOf(flags, map)), { seed: flags.seed ?? 1, manualChance: true });
  refuseWith('--position', flags, ['seed', 'preset', 'edition', 'sets', 'players', 'config', 'map', 'chips']);
  return openGame(engine, flags.position);
}

interface How {
  readonly chance: 'deck' | 'types';
  readonly limit?: number;
}

/** Paths below each move of the position; chance that comes first is one line an outcome, or goes by the seed. */
function divide(game: Game, depth: number, how: How): { token: string; nodes: number }[] {
  if (depth === 0 || game.isOver) return [];
  if (game.actor < 0) {
    if (how.chance === 'deck') {
      const below = divide(game.playRandom(), depth, how);
      game.undo();
      return below;
    }
    return below(
      game,
      game.chanceOutcomes().map(({ token }) => token),
      depth,
      how,
    );
  }
  return below(game, game.legalTokens(), depth - 1, how);
}

function below(game: Game, tokens: readonly string[], depth: number, how: How): { token: string; nodes: number }[] {
  return tokens.map((token) => {
    game.play(token);
    const nodes = game.perft(depth, how);
    game.undo();
    return { token, nodes };
  });
}
