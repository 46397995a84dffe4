/** `highwayman match`: players against each other over paired decks; win rates with intervals and the Elo difference. */
import { playerOf, standings, type Interval, type MatchGame, type Standing } from '../ai/index.js';
import { HighwaymanError } from '../errors.js';
import { formatConfig } from '../notation/config-text.js';
import { compileRules } from '../rules/read.js';
import { coreCount, inOrder, Pool } from '../selfplay/pool.js';
import type { Register } from './command.js';
import { EXIT } from './failure.js';
import { configOf, seed, whole, withRules, type RulesFlags } from './flags.js';
import { untilInterrupted } from './interrupt.js';
import { mapOf } from './map.js';
import { Progress } from './progress.js';

interface Flags extends RulesFlags {
  readonly games: number;
  readonly seed: number | string;
  readonly threads?: number;
  readonly json?: boolean;
}

export const match: Register = (program, { io, finish }) => {
  withRules(program.command('match'))
    .description('let players meet over paired decks, seats swapped')
    .argument(
      '<player...>',
      'as many as the rules have players: random, naive, greedy, learned, learned:300, mcts:1000, mcts:500ms,trees=4',
    )
    .option('--games <n>', 'games, rounded up to whole decks', whole('--games', 1, 10_000_000), 100)
    .option('--seed <seed>', 'number or text', seed, 1)
    .option('--threads <n>', 'worker threads, default one a core', whole('--threads', 1, 1024))
    .option('--json', 'print one JSON object')
    .action(async (names: string[], flags: Flags) => {
      const config = configOf(flags, await mapOf(flags, io));
      const rules = compileRules(config);
      const n = rules.config.players;
      if (names.length !== n) throw new HighwaymanError('ERR_FLAG', 'player', names, `${n} players, as the rules have`);
      names.forEach((name) => playerOf(name));
      const decks = Math.ceil(flags.games / n);
      const bar = new Progress(io, decks * n, 'games');
      const pool = new Pool(flags.threads ?? coreCount());
      const interrupt = untilInterrupted();
      const games: MatchGame[] = [];
      const begun = performance.now();
      try {
        await inOrder(
          decks,
          pool.threads * 4,
          (deck) => pool.run<MatchGame[]>({ kind: 'deck', match: { config, players: names, seed: flags.seed }, deck }),
          (_, played) => {
            games.push(...played);
            bar.show(games.length);
          },
          interrupt.signal,
        );
      } finally {
        interrupt.end();
        bar.end();
        await pool.close();
      }
      if (interrupt.signal.aborted) finish(EXIT.stopped);
      const rows = games.length > 0 ? standings(names, games) : []; // nothing is known of none
      const seconds = (performance.now() - begun) / 1000;
      if (flags.json)
        io.out(
          JSON.stringify({
            config: formatConfig(rules),
            seed: flags.seed,
            games: games.length,
            stopped: interrupt.signal.aborted,
            seconds: Math.round(seconds * 100) / 100,
            players: rows.map(plain),
          }),
        );
      else {
        io.out(
          `${formatConfig(rules)}  seed ${flags.seed}  ${games.length} games over ${games.length / n} decks${games.length < decks * n ? ` of ${decks}, stopped` : ''}, every seating  ${seconds.toFixed(1)} s`,
        );
        for (const row of rows) io.out(line(row, n));
      }
    });
};

/** Infinite Elo is null in JSON. */
function plain(row: Standing): unknown {
  const interval = (i: Interval | null) =>
    i && [i.value, i.low, i.high].map((x) => (Number.isFinite(x) ? Math.round(x * 10_000) / 10_000 : null));
  return {
    player: row.player,
    winRate: interval(row.rate),
    elo: interval(row.elo),
    meanScore: Math.round(row.meanScore * 100) / 100,
    decided: row.decided,
  };
}
const percent = (x: number) => (x * 100).toFixed(1);
const signed = (x: number) => (Number.isFinite(x) ? `${x < 0 ? '' : '+'}${x.toFixed(0)}` : x < 0 ? '-inf' : '+inf');
function line({ player, rate, elo, meanScore, decided }: Standing, players: number): string {
  const win = `${percent(rate.value).padStart(5)} %  [${percent(rate.low)}, ${percent(rate.high)}]`;
  const difference = elo ? `  Elo ${signed(elo.value)} [${signed(elo.low)}, ${signed(elo.high)}]` : '';
  return `${player.padEnd(28)} wins ${win}${difference}  ${meanScore.toFixed(1)} points${decided ? '' : `  (not told from ${percent(1 / players)} %)`}`;
}
