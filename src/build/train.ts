/**
 * npm run train -- [--players 2,3] [--generations 5] [--games 800] [--seed 1] [--state build/train.json] [--out assembly/ai/learned.ts]:
 * learns the weights of the player `learned` by self-play and writes them into the core's source. A run that was stopped goes on at
 * its last whole generation; one that is complete only writes, with the other numbers of players in the state. --games are those of
 * two players in a generation; more players play fewer. Equal seed, games and core give equal weights.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from '../entry-url.js';
import { compileConfig } from '../rules/compile.js';
import { PRESETS, type PresetName } from '../rules/presets.js';
import { beginning, generation, type Progress } from '../selfplay/training.js';
import { learnedSource } from '../selfplay/weights-file.js';

const { values: flags } = parseArgs({
  options: {
    players: { type: 'string', default: '2,3,4,5,6' },
    generations: { type: 'string', default: '5' },
    games: { type: 'string', default: '800' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string', default: 'build/train.json' },
    out: { type: 'string', default: 'assembly/ai/learned.ts' },
  },
});
function whole(option: 'generations' | 'games', text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(`--${option} ${text}: expected a whole number from 1 on`);
  process.exit(2);
}
const counts = flags.players.split(',').map(Number);
if (!counts.every((n) => Number.isInteger(n) && n >= 2 && n <= 6)) {
  console.error(`--players ${flags.players}: expected numbers from 2 to 6 with commas between them`);
  process.exit(2);
}
const games = whole('games', flags.games);
const generations = whole('generations', flags.generations);
/** Half of the games by the base rules, the others with families that have something of their own to value. */
const CONFIGS: readonly PresetName[] = [
  'C3',
  'ferries-labyrinth',
  'C3',
  'inns',
  'C3',
  'traders',
  'C3',
  'abbots',
  'C3',
  'C3-all',
  'C2',
  'abbey',
];

/** What decides the games of one number of players. */
const run = JSON.stringify({ seed: flags.seed, games, configs: CONFIGS });
interface Kept {
  readonly run: string;
  readonly progress: Progress;
}
const kept = new Map<number, Kept>();
if (existsSync(flags.state))
  for (const each of JSON.parse(readFileSync(flags.state, 'utf8')) as Kept[]) kept.set(each.progress.players, each);
for (const players of counts)
  if ((kept.get(players)?.run ?? run) !== run) {
    console.error(
      `--state ${flags.state}: has ${players} players of another seed or number of games; expected the same, or a new name`,
    );
    process.exit(2);
  }
const keep = (progress: Progress): void => {
  kept.set(progress.players, { run, progress });
  writeFileSync(`${flags.state}.new`, JSON.stringify([...kept.values()]));
  renameSync(`${flags.state}.new`, flags.state);
};
const engine = await load();
for (const players of counts) {
  const rules = CONFIGS.map((name) => compileConfig({ ...PRESETS[name], players }));
  const share = Math.ceil((2 * games) / players);
  for (let at = kept.get(players)?.progress ?? beginning(players); at.generation < generations; ) {
    const begun = performance.now();
    at = generation(engine, rules, at, share, flags.seed, (game) => {
      if (process.stderr.isTTY)
        process.stderr.write(`\r${players} players, generation ${at.generation + 1}: ${game}/${share} games`);
    });
    keep(at);
    console.log(
      `${players} players, generation ${at.generation} of ${generations}: ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
  }
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
writeFileSync(
  flags.out,
  learnedSource(
    Array.from(kept.values(), ({ progress }) => progress),
    { seed: flags.seed, commit },
  ),
);
console.log(`wrote ${flags.out}; build the core again`);
