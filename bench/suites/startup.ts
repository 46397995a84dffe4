/**
 * From nothing to the first legal moves of a base game, each time in a fresh Node process and by the built package. Every part
 * runs once and cold, so this is mostly reading and compiling code; the median tells of the machine's other work, the minimum
 * of the package.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import type { BenchCase } from '../harness.js';
import type { Suite } from '../suite.js';

const RUNS = 30;
const PARTS = ['import', 'load', 'compile rules', 'new game', 'legal moves', 'all'] as const;

/** What a program does before it shows its first moves; prints milliseconds by part and the number of moves. */
const program = (entry: string, names: string, rules: string): string => `
import { readFileSync } from 'node:fs';
const at = [performance.now()];
const { ${names} } = await import(${JSON.stringify(entry)});
at.push(performance.now());
const engine = await load();
at.push(performance.now());
const rules = ${rules};
at.push(performance.now());
const game = engine.newGame(rules, { seed: 1 });
at.push(performance.now());
const { length } = game.legal();
at.push(performance.now());
console.log(JSON.stringify({ ms: at.slice(1).map((t, i) => t - at[i]).concat(at.at(-1) - at[0]), moves: length }));
`;
const RULES = 'build/startup/rules.json';
const byCompiling = (entry: string) => program(entry, 'load, compileRules', 'compileRules({})');
const handed = (entry: string) => program(entry, 'load', `JSON.parse(readFileSync(${JSON.stringify(RULES)}, 'utf8'))`);
const ENTRIES = {
  index: ['highwayman', byCompiling],
  inline: ['highwayman/inline', byCompiling],
  play: ['highwayman/play, compiled rules read from a file', handed],
} as const;

const EVERYTHING = Object.fromEntries(
  CATALOGUE.filter(({ id, tiles }) => id !== 'river' && tiles.length > 0).map(({ id }) => [id, 1]),
);
const compiling = (name: string, config: ConfigInput): BenchCase => ({
  name,
  count: 1,
  run: () => (compileRules(config).kinds.length > 0 ? 1 : 0),
});

export const startup: Suite = () => [
  ...Object.entries(ENTRIES).map(([entry, [name, text]]) => ({
    title: `ready in a fresh process, ${RUNS} of them, ms: ${name}`,
    cases: [],
    report: () => report(entry, text),
  })),
  {
    title: 'compiling rules, warm',
    cases: [
      compiling('base game', {}),
      compiling('every set', { edition: 'C2', sets: EVERYTHING, labyrinth: 'advanced', players: 6 }),
    ],
  },
];

function report(entry: string, text: (url: string) => string): string {
  mkdirSync('build/startup', { recursive: true });
  writeFileSync(RULES, JSON.stringify(compileRules({})));
  const file = `build/startup/${entry}.mjs`;
  writeFileSync(file, text(pathToFileURL(resolve(`dist/${entry}.js`)).href));
  const runs = Array.from(
    { length: RUNS },
    () => JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as { ms: number[]; moves: number },
  );
  const moves = runs[0]?.moves ?? 0;
  if (moves === 0 || runs.some((run) => run.moves !== moves)) throw new Error('start-up: the first moves differ between runs');
  const rows = PARTS.map((part, i) => {
    const sorted = runs.map(({ ms }) => ms[i] as number).sort((a, b) => a - b);
    return `${part.padEnd(14)} ${cell(sorted[RUNS >> 1])} ${cell(sorted[0])}`;
  });
  return [`${'part'.padEnd(14)} ${'median'.padStart(8)} ${'minimum'.padStart(8)}`, ...rows].join('\n');
}
const cell = (ms: number | undefined): string => (ms ?? 0).toFixed(2).padStart(8);
