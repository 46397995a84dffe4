/** `npm run corpus -- FOLDER [--limit N] [--model]`: replays recorded games and prints what differs. Exit code 1 on an unexplained difference. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenPlayers } from './choose.js';
import { KNOWN } from './known-deviations.js';
import { readGames, recordings } from './record.js';
import { replayGame } from './replay.js';
import type { Difference, ReplayResult } from './replay.js';

/** Unexplained differences shown in full. */
const SHOWN = 10;

interface Sum {
  games: number;
  turns: number;
  decisions: number;
  explained: Map<string, number>;
  listed: number;
  differences: Difference[];
}

function emptySum(): Sum {
  return { games: 0, turns: 0, decisions: 0, explained: new Map(), listed: 0, differences: [] };
}

function add(sum: Sum, result: ReplayResult): void {
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
  return [...sum.explained].sort().map(([reason, count]) => `${reason} ${count}`).join(', ');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { limit: { type: 'string' }, model: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [folder] = positionals;
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (values.help || folder === undefined || positionals.length > 1 || !(limit > 0)) {
    console.log('usage: npm run corpus -- FOLDER [--limit N] [--model]\n  N      games of each file (default: all)\n  model  replay over the slow reference model instead of the engine');
    return values.help ? 0 : 2;
  }
  const files = await recordings(folder);
  if (files.length === 0) {
    console.log(`no recordings (*.jsonl.gz) in ${folder}`);
    return 2;
  }
  const players = await chosenPlayers(values.model);
  const all = emptySum();
  for (const file of files) {
    const sum = emptySum();
    for await (const game of readGames(file, limit)) {
      const result = replayGame(players, game);
      add(sum, result);
      add(all, result);
      if (result.difference && all.differences.length <= SHOWN) show(result.difference);
    }
    console.log(`${relative(folder, file)}: ${sum.games} games, ${sum.decisions} decisions, explained ${explainedText(sum)}, unexplained ${sum.differences.length}`);
  }
  console.log(`\n${players.name}: games ${all.games}, turns ${all.turns}, decisions ${all.decisions}`);
  const explained = [...all.explained.values()].reduce((total, count) => total + count, 0);
  console.log(`explained differences: ${explained} (${explainedText(all)}; ${all.listed} of them listed by turn)`);
  console.log(`unexplained differences: ${all.differences.length}`);
  return all.differences.length > 0 ? 1 : 0;
}

function show({ game, turn, check, ours, theirs }: Difference): void {
  console.log(`  DIFFERENT ${game}, turn ${turn}: ${check}\n    ours only:   ${ours}\n    theirs only: ${theirs}`);
}

process.exitCode = await main();
