/** The programs in src/examples: each is short, runs by itself with the built package, and says what it is there to say. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../dist.js';

const FOLDER = 'src/examples';
/** Lines that must be printed. */
const SAYS: Readonly<Record<string, readonly RegExp[]>> = {
  clock: [/^(played to the end: \d+ : \d+|player [01] is out of time)$/m, /^seconds left: -?\d+\.\d -?\d+\.\d$/m],
  'house-rules': [
    /^15\d tiles in the bag, 12 ferries, each player has {$/m,
    /normal: 5/,
    /large: 1/,
    /^fields false, small cities reduced, labyrinths advanced$/m,
  ],
  'own-points': [
    /^as printed \d+ : \d+, roads at three points a tile \d+ : \d+$/m,
    /^the best road paid (\d+): BASE-40, (\d+) tiles, \1 points$/m,
  ],
  'own-tiles': [/^gatehouses at (-?\d+,-?\d+ ?){6}$/m, /^ERR_CONFIG tile\.edges /m],
  placements: [/^player 0 holds base-/m, /^-?\d+,-?\d+: turned by [0-3](, [0-3])* quarters$/m],
  'replay-jcz': [/^Ada: city at 0,-1, 4 points$/m, /^Bert: city at -?\d,-2, 4 points$/m, /^(?:pass: .*\n){3}/m],
  spectator: [/^first \?base-/m, /^the same board: true, the same scores: true$/m, /^the same generator: false$/m],
  statistics: [
    /^(player [012]: \d+\.\d points ± \d+\.\d, \d+\.\d % of the games\n){3}/m,
    /^most points: \d+, by player [012] in game \d+ of 1000$/m,
  ],
  tournament: [/^random – greedy: greedy wins \d+ % of 6, /m, /^1\. greedy/m],
  'undo-redo': [
    /^5 decisions taken back, can redo: true$/m,
    /^5 played again, the same position: true$/m,
    /^played \S+ instead, can redo: false$/m,
  ],
  'who-would-win': [/^now \d+ : \d+, if it ended here \d+ : \d+$/m, /^player [01]: \w+ at -?\d+,-?\d+, \d+ points$/m],
};
const programs = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace('.mjs', ''));

it('there are those that are named here, and the README lists them', () => {
  expect(programs).toEqual(Object.keys(SAYS).sort());
  const readme = readFileSync('README.md', 'utf8');
  expect(programs.filter((name) => !readme.includes(`](${FOLDER}/${name}.mjs)`))).toEqual([]);
});
describe.each(programs)('%s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}.mjs`, 'utf8');
  it('begins with what it does, and has fewer than 40 lines', () => {
    expect(text).toMatch(/^\/\*\*? .* \*\/\n|^\/\*\*\n/);
    expect(text.trimEnd().split('\n').length).toBeLessThan(40);
  });
  it('takes nothing but the package', () => {
    const from = [...text.matchAll(/ from '([^']+)'/g)].map(([, module = '']) => module);
    expect(from.filter((module) => !/^(highwayman(\/\w+)?|node:\w+(\/\w+)?)$/.test(module))).toEqual([]);
  });
  it('runs', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [`${FOLDER}/${name}.mjs`], {
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect([status, stderr]).toEqual([0, '']);
    for (const line of SAYS[name] ?? []) expect(stdout).toMatch(line);
  }, 130_000);
});
