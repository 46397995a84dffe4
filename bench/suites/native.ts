/**
 * Random base games in this host against the same module compiled natively. Both play the same seeds, and what they return and
 * the hash of the last position must be the same. Without wasm2c and gcc the suite is passed over.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { bookBytes } from '../../src/rules/book.js';
import type { Engine } from '../../src/engine.js';
import { compileRules } from '../../src/rules/index.js';
import type { BenchCase } from '../harness.js';
import { compileDriver, findTools, translate } from '../native/build.js';
import type { Suite } from '../suite.js';
import { BASE } from './playouts.js';

const GAMES = 4000;
const SEEDS = [1, 100_004, 200_007, 300_010, 400_013];
const RULEBOOK = 'build/native/base.rulebook';
/** gcc compiles for the oldest processors of the kind unless told otherwise; V8 uses what this one has, popcnt above all. */
const BUILDS: Readonly<Record<string, readonly string[]>> = { 'gcc -O3': [], 'gcc -O3 -march=native': ['-march=native'] };

export const native: Suite = (engine) => {
  const tools = findTools();
  const missing = typeof tools === 'string' ? tools : translate(tools, 'build/core.wasm');
  if (typeof tools === 'string' || missing !== null) {
    console.log(`native: skipped, ${missing}\n`);
    return [];
  }
  const rules = compileRules(BASE);
  writeFileSync(RULEBOOK, bookBytes(rules));
  const played = player(engine);
  const expected = new Map(SEEDS.map((seed) => [seed, played(seed).said]));
  const cases = [
    selfTimed('WebAssembly', played, expected),
    ...Object.entries(BUILDS).map(([name, options], i) => {
      const program = compileDriver(tools, `driver-${i}`, options);
      return selfTimed(name, (seed) => ask(program, seed), expected);
    }),
  ];
  return [{ title: 'random base games, natively by wasm2c (guard pages) against WebAssembly', cases, options: { rounds: 6 } }];
};

interface Round {
  readonly seconds: number;
  /** Checksum of the scores and both halves of the last hash, as bench/native/driver.c writes them. */
  readonly said: string;
}

function selfTimed(name: string, play: (seed: number) => Round, expected: ReadonlyMap<number, string>): BenchCase {
  let next = 0;
  let seconds = 0;
  const run = () => {
    const seed = SEEDS[next++ % SEEDS.length] as number;
    const round = play(seed);
    if (round.said !== expected.get(seed))
      throw new Error(`${name} played other games with seed ${seed}: ${round.said}, expected ${expected.get(seed)}`);
    ({ seconds } = round);
    return GAMES;
  };
  return { name, count: GAMES, run, lasted: () => seconds };
}

function player(engine: Engine): (seed: number) => Round {
  const position = engine.newPosition(compileRules(BASE), 1);
  const { exports } = position.core;
  const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
  return (seed) => {
    const begun = performance.now();
    const sum = exports.playGames(position.slot, GAMES, seed);
    const seconds = (performance.now() - begun) / 1000;
    return { seconds, said: [sum, ...position.hashWords()].map(hex).join(' ') };
  };
}

/** One round of a process of its own; the first line warms it up. */
function ask(program: string, seed: number): Round {
  const lines = execFileSync(program, [RULEBOOK], { input: `${GAMES / 4} ${seed}\n${GAMES} ${seed}\n`, encoding: 'utf8' })
    .trim()
    .split('\n');
  const [nanoseconds = '', ...said] = (lines[1] ?? '').split(' ');
  return { seconds: Number(nanoseconds) / 1e9, said: said.join(' ') };
}
