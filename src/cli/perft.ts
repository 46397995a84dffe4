/** `highwayman perft`: counts move paths, the classic check of a move generator. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';
import { compileRules } from '../rules/read.js';
import type { Register } from './command.js';
import { mapOf } from './map.js';
import { choice, configOf, refuseWith, seed, whole, withRules, type RulesFlags } from './flags.js';
import { EXIT } from './failure.js';
import { untilInterrupted } from './interrupt.js';
import type { Io } from './io.js';
import { openGame } from './open-game.js';
import { PathCount } from './path-count.js';
import { Progress } from './progress.js';

interface Flags extends RulesFlags {
  readonly depth: number;
  readonly divide?: boolean;
  readonly chance: 'deck' | 'types';
  readonly limit?: number;
  readonly seed?: number | string;
  readonly position?: string;
  readonly json?: boolean;
}

export const perft: Register = (program, { io, engine, finish }) => {
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
    .option('--limit <n>', 'give up when there are more paths', whole('--limit', 1))
    .option('--seed <seed>', 'number or text, default 1', seed)
    .option('--position <text>', 'position or game to count from, instead of the start')
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => {
      const game = rootOf(await engine(), flags, await mapOf(flags, io));
      const begun = performance.now();
      const { nodes, parts, left } = await inPieces(game, flags, io);
      const ms = performance.now() - begun;
      if (left) finish(EXIT.stopped);
      const { depth, chance } = flags;
      if (flags.json) {
        const divided = flags.divide ? { divide: parts } : {};
        io.out(JSON.stringify({ depth, chance, nodes, stopped: left !== null, ...divided, ms: Math.round(ms) }));
      } else {
        if (flags.divide) for (const { token, nodes } of parts) io.out(`${token} ${nodes}`);
        const speed = Math.round(nodes / Math.max(ms / 1000, 1e-6)).toLocaleString('en-US');
        io.out(`${left ?? ''}${nodes} nodes at depth ${depth}, ${(ms / 1000).toFixed(3)} s, ${speed} a second`);
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

interface Counted {
  readonly nodes: number;
  /** Paths below each move of the root. */
  readonly parts: readonly { readonly token: string; readonly nodes: number }[];
  /** What Ctrl-C left out, in words; null when nothing. */
  readonly left: string | null;
}

/** With a bar; Ctrl-C gives what is counted so far. @throws ERR_CAPACITY when there are more paths than `limit` */
async function inPieces(game: Game, { depth, chance, limit = Infinity }: Flags, io: Io): Promise<Counted> {
  const interrupt = untilInterrupted();
  let bar: Progress | undefined;
  const count = new PathCount(game, chance, ({ done, moves, nodes }) => {
    bar ??= new Progress(io, moves, 'moves');
    bar.show(done, 0, `  ${nodes} nodes`);
    if (nodes > limit) throw new HighwaymanError('ERR_CAPACITY', 'limit', limit, 'a smaller depth or a larger limit');
    return interrupt.pause();
  });
  try {
    const all = await count.run(depth);
    const { nodes, parts, moves } = count;
    return { nodes, parts, left: all ? null : `stopped after ${parts.length} of ${moves} moves: ` };
  } finally {
    interrupt.end();
    bar?.end();
  }
}
