/**
 * `npm run instructions [-- --write]`: machine instructions per random game of the core that wasm2c and gcc made native, counted by
 * callgrind. Counts repeat exactly where times do not, so what a commit costs is seen: they are printed beside those kept in
 * bench/instructions.json. Another gcc counts otherwise; its version is kept with them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { bookBytes } from '../src/rules/book.js';
import { loadSync } from '../src/entry-url.js';
import { compileRules, type ConfigInput } from '../src/rules/index.js';
import { compileDriver, findTools, translate } from './native/build.js';
import { signature } from './signature.js';
import { ALL, BARE, BASE, FERRIES } from './suites/playouts.js';

const FILE = 'bench/instructions.json';
const GAMES = 100;
const SEED = 1;
const RULES: Readonly<Record<string, ConfigInput>> = {
  'base': BASE,
  'base, every rule family switched on': BARE,
  'base + ferries + labyrinth': FERRIES,
  'all sets of 2026': ALL,
};

interface Kept {
  readonly signature: string;
  readonly compiler: string;
  readonly games: Readonly<Record<string, number>>;
}

const RULEBOOK = 'build/native/counted.rulebook';

/** Instructions of a process that plays so many games, start and upload included. */
function instructions(program: string, games: number): number {
  const { stderr, status } = spawnSync('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', program, RULEBOOK], {
    input: `${games} ${SEED}\n`,
    encoding: 'utf8',
  });
  const [, collected] = /Collected : (\d+)/.exec(stderr) ?? [];
  if (status !== 0 || collected === undefined) throw new Error(`valgrind ended with ${status}: ${stderr.slice(-400)}`);
  return Number(collected);
}
/** Of one game: the start of the process falls out of the difference. */
function perGame(program: string, config: ConfigInput): number {
  writeFileSync(RULEBOOK, bookBytes(compileRules(config)));
  return Math.round((instructions(program, 2 * GAMES) - instructions(program, GAMES)) / GAMES);
}
function count(): Kept | string {
  const tools = findTools();
  if (typeof tools === 'string') return tools;
  if (spawnSync('valgrind', ['--version']).status !== 0) return 'there is no valgrind';
  const missing = translate(tools, 'build/core.wasm');
  if (missing !== null) return missing;
  const program = compileDriver(tools, 'counted', []);
  const [compiler = ''] = execFileSync(tools.gcc, ['--version'], { encoding: 'utf8' }).split('\n');
  return {
    signature: signature(loadSync(readFileSync('build/core.wasm'))),
    compiler: `${compiler}, -O3`,
    games: Object.fromEntries(Object.entries(RULES).map(([name, config]) => [name, perGame(program, config)])),
  };
}

const now = count();
if (typeof now === 'string') {
  console.error(`not counted: ${now}`);
  process.exitCode = 1;
} else {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  if (kept.compiler !== now.compiler) console.log(`kept by ${kept.compiler}; this is ${now.compiler}`);
  for (const [name, each] of Object.entries(now.games)) {
    const before = kept.games[name];
    const change = before === undefined ? 'new' : `${each >= before ? '+' : ''}${((each / before - 1) * 100).toFixed(2)} %`;
    console.log(`${name.padEnd(40)} ${each.toLocaleString('en').padStart(10)} ${change.padStart(10)}`);
  }
  console.log(`signature ${now.signature}`);
  if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`);
}
