/**
 * `npm run corpus -- FOLDER [--limit N] [--model]`: replays recorded games and prints what differs.
 * Exit code 1 on an unexplained difference or a game that cannot be replayed, 2 on wrong use.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { attempt, type Attempt } from './attempt.js';
import { chosenPlayers } from './choose.js';
import { KNOWN } from './known-deviations.js';
import { readGames, recordings } from './record.js';
import type { Difference } from './replay.js';

/** Unexplained differences shown in full. */
const SHOWN = 10;

interface Sum {
  games: number;
  turns: number;
  decisions: number;
  explained: Map<string, number>;
  listed: number;
  differences: Difference[];
  /** Games of expansions that the engine does not have. */
  unplayed: number;
}

function emptySum(): Sum {
  return { games: 0, turns: 0, decisions: 0, explained: new Map(), listed: 0, differences: [], unplayed: 0 };
}

function add(sum: Sum, result: Attempt): void {
  if (result.unplayed !== undefined) {
    sum.unplayed += 1;
    return;
  }
  sum.games += 1;
  sum.turns += result.turns;
  sum.decisions += result.decisions;
  for (const { turn, reason } of result.explained) {
    sum.explained.set(reason, (sum.explained.get(reason) ?? 0) + 1);
    if (KNOWN[reason]?.includes(`${result.game}#${turn}`)) sum.listed += 1;
  }
  if (result.difference) sum.differences.push(result.difference);
}

function explainedText(sum: Sum): string {
  if (sum.explained.size === 0) return 'none';
  return [...sum.explained]
    .sort()
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      model: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [folder] = positionals;
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (values.help || folder === undefined || positionals.length > 1 || !(limit > 0)) {
    console.log(
      'usage: npm run corpus -- FOLDER [--limit N] [--model]\n  N      games of each file (default: all)\n  model  replay over the slow reference model instead of the engine',
    );
    return values.help ? 0 : 2;
  }
  const files = await recordings(folder).catch((error: Error) => {
    console.log(error.message);
    return [];
  });
  if (files.length === 0) {
    console.log(`no recordings (*.gz, *.jsonl, *.ndjson) in ${folder}`);
    return 2;
  }
  const players = await chosenPlayers(values.model);
  const all = emptySum();
  for (const file of files) {
    const sum = emptySum();
    try {
      for await (const game of readGames(file, limit)) {
        const result = attempt(players, game);
        if (result.unplayed !== undefined && sum.unplayed === 0) console.log(`  NOT PLAYED ${result.game}: ${result.unplayed}`);
        for (const one of [sum, all]) add(one, result);
        if (result.difference && all.differences.length <= SHOWN) show(result.difference);
      }
    } catch (error) {
      const difference = { game: file, turn: -1, check: 'file', ours: (error as Error).message, theirs: '' };
      for (const one of [sum, all]) one.differences.push(difference);
      show(difference);
    }
    console.log(
      `${relative(folder, file) || file}: ${sum.games} games, ${sum.decisions} decisions, explained ${explainedText(sum)}, unexplained ${sum.differences.length}${sum.unplayed > 0 ? `, not played ${sum.unplayed}` : ''}`,
    );
  }
  console.log(`\n${players.name}: games ${all.games}, turns ${all.turns}, decisions ${all.decisions}`);
  const explained = [...all.explained.values()].reduce((total, count) => total + count, 0);
  console.log(`explained differences: ${explained} (${explainedText(all)}; ${all.listed} of them listed by turn)`);
  console.log(`unexplained differences: ${all.differences.length}`);
  if (all.unplayed > 0) console.log(`games of expansions that are not in: ${all.unplayed}`);
  return all.differences.length > 0 ? 1 : 0;
}

function show({ game, turn, check, ours, theirs }: Difference): void {
  console.log(`  DIFFERENT ${game}, turn ${turn}: ${check}\n    ours only:   ${ours}\n    theirs only: ${theirs}`);
}

process.exitCode = await main().catch((error: Error) => {
  console.error(error.message);
  return 2;
});
