/**
 * `highwayman league`: every player meets every other over paired decks; Elo by Bradley and Terry with intervals, thinking time
 * beside it.
 */
import { pairedRate, playerOf, returnsOf, type Interval } from '../ai/index.js';
import { HighwaymanError } from '../errors.js';
import { formatConfig } from '../notation/config-text.js';
import { compileRules } from '../rules/read.js';
import { ratingIntervals, type DeckResult } from '../selfplay/elo.js';
import type { TimedDeck } from '../selfplay/job.js';
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
/** Players that meet when none are named. */
const ENTRANTS = ['random', 'naive', 'greedy', 'learned', 'learned:300', 'mcts:200', 'mcts:1000'];

interface Pair {
  readonly a: number;
  readonly b: number;
  /** Share of the games won by `a`, deck by deck. */
  readonly shares: number[];
}

export const league: Register = (program, { io, finish }) => {
  withRules(program.command('league'))
    .description('let every player meet every other over paired decks, and rate them')
    .argument('[player...]', `two or more: naive, greedy, learned, learned:300, mcts:1000 …; default ${ENTRANTS.join(' ')}`)
    .option('--games <n>', 'games of each pair, rounded up to whole decks', whole('--games', 1, 10_000_000), 100)
    .option('--seed <seed>', 'number or text; every pair plays the same decks', seed, 1)
    .option('--threads <n>', 'worker threads, default one a core', whole('--threads', 1, 1024))
    .option('--json', 'print one JSON object')
    .action(async (named: string[], flags: Flags) => {
      const names = named.length > 0 ? named : ENTRANTS;
      const config = configOf(flags, await mapOf(flags, io));
      const rules = compileRules(config);
      if (rules.config.players !== 2)
        throw new HighwaymanError('ERR_FLAG', '--players', rules.config.players, '2: pairs meet; `match` takes more players');
      if (names.length < 2 || new Set(names).size < names.length)
        throw new HighwaymanError('ERR_FLAG', 'player', names, 'two or more different players');
      names.forEach((name) => playerOf(name));
      const decks = Math.ceil(flags.games / 2);
      const pairs: Pair[] = names.flatMap((_, a) => names.slice(a + 1).map((_, k) => ({ a, b: a + 1 + k, shares: [] })));
      const time = names.map(() => 0);
      const bar = new Progress(io, pairs.length * decks * 2, 'games');
      const pool = new Pool(flags.threads ?? coreCount());
      const interrupt = untilInterrupted();
      const begun = performance.now();
      let played = 0;
      const pairOf = (i: number): Pair => pairs[i % pairs.length] as Pair;
      try {
        await inOrder(
          pairs.length * decks,
          pool.threads * 4,
          (i) => {
            const { a, b } = pairOf(i);
            const players = [names[a] as string, names[b] as string];
            const deck = Math.floor(i / pairs.length);
            return pool.run<TimedDeck>({
              kind: 'timed',
              match: { config, players, seed: flags.seed },
              deck,
              alone: pool.threads === 1,
            });
          },
          (i, { games, milliseconds }) => {
            const { a, b, shares } = pairOf(i);
            shares.push(games.reduce((sum, { scores }) => sum + (returnsOf(scores, 'win')[0] as number), 0) / games.length);
            time[a] = (time[a] as number) + (milliseconds[0] as number);
            time[b] = (time[b] as number) + (milliseconds[1] as number);
            bar.show((played += games.length));
          },
          interrupt.signal,
        );
      } finally {
        interrupt.end();
        bar.end();
        await pool.close();
      }
      if (interrupt.signal.aborted) finish(EXIT.stopped);
      const rows = table(names, pairs, time);
      const seconds = Math.round((performance.now() - begun) / 10) / 100;
      if (flags.json) {
        const plain = {
          config: formatConfig(rules),
          seed: flags.seed,
          games: played,
          stopped: interrupt.signal.aborted,
          seconds,
        };
        io.out(JSON.stringify({ ...plain, players: rows.map(plainRow), pairs: pairs.map((pair) => plainPair(names, pair)) }));
        return;
      }
      io.out(`${formatConfig(rules)}  seed ${flags.seed}  ${played} games over ${decks} decks, both seatings  ${seconds} s`);
      for (const row of rows) io.out(rowLine(row));
      for (const pair of pairs) io.out(pairLine(names, pair));
    });
};

interface Row {
  readonly player: string;
  readonly elo: Interval;
  readonly games: number;
  /** Of thought in one game. */
  readonly milliseconds: number;
}
/** Best first. */
function table(names: readonly string[], pairs: readonly Pair[], time: readonly number[]): Row[] {
  const results: DeckResult[] = pairs.flatMap(({ a, b, shares }) => shares.map((share) => ({ a, b, won: share * 2, games: 2 })));
  const elos = ratingIntervals(names.length, results);
  return names
    .map((player, p) => {
      const games = results.reduce((sum, { a, b, games }) => sum + (a === p || b === p ? games : 0), 0);
      return { player, elo: elos[p] as Interval, games, milliseconds: (time[p] as number) / Math.max(1, games) };
    })
    .sort((x, y) => y.elo.value - x.elo.value);
}
const round = (x: number, by: number): number => Math.round(x * by) / by;
const plainRow = ({ player, elo, games, milliseconds }: Row): unknown => ({
  player,
  elo: [elo.value, elo.low, elo.high].map((x) => round(x, 10)),
  games,
  milliseconds: round(milliseconds, 100),
});
function plainPair(names: readonly string[], { a, b, shares }: Pair): unknown {
  const { value, low, high } = pairedRate(shares, 2);
  return { players: [names[a], names[b]], games: shares.length * 2, won: [value, low, high].map((x) => round(x, 10_000)) };
}
function rowLine({ player, elo, games, milliseconds }: Row): string {
  const [value, low, high] = [elo.value, elo.low, elo.high].map((x) => `${x < 0 ? '' : '+'}${x.toFixed(0)}`);
  return `${player.padEnd(28)} Elo ${value} [${low}, ${high}]  ${games} games  ${milliseconds.toFixed(1)} ms a game`;
}
function pairLine(names: readonly string[], { a, b, shares }: Pair): string {
  const { value, low, high } = pairedRate(shares, 2);
  const [won, least, most] = [value, low, high].map((x) => (x * 100).toFixed(1));
  return `${`${names[a]} – ${names[b]}`.padEnd(34)} ${won} % [${least}, ${most}] of ${shares.length * 2}`;
}
