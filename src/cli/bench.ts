/** `highwayman bench`: a quick look at the speed of the installed package on this machine. */
import type { Engine } from '../engine.js';
import { HighwaymanError } from '../errors.js';
import type { Rules } from '../types.js';
import { compileRules } from '../rules/read.js';
import type { Register } from './command.js';
import { EXIT } from './failure.js';
import { untilInterrupted, type Interrupt } from './interrupt.js';
import { mapOf } from './map.js';
import { configOf, whole, withRules, type RulesFlags } from './flags.js';

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
}

export const bench: Register = (program, { io, engine, finish }) => {
  withRules(program.command('bench'))
    .description('measure the speed on this machine')
    .option('--seconds <n>', 'for each measurement', whole('--seconds', 1, 60), 1)
    .option('--json', 'print one JSON object')
    .action(async (flags: RulesFlags & { seconds: number; json?: boolean }) => {
      const core = await engine();
      const rules = compileRules(configOf(flags, await mapOf(flags, io)));
      const measurements: readonly (readonly [name: string, unit: string, run: (round: number) => number])[] = [
        ['random games inside the core', 'games', playouts(core, rules)],
        ['random games over positions', 'games', (round) => searchGame(core, rules, round)],
        ['random games with record and events', 'games', (round) => recordedGame(core, rules, round)],
        ['move paths from the start, depth 3', 'nodes', () => paths(core, rules)],
      ];
      const rows: Row[] = [];
      const interrupt = untilInterrupted();
      try {
        for (const [i, [name, unit, run]] of measurements.entries()) {
          io.status?.(`measuring ${i + 1} of ${measurements.length}: ${name}`);
          const perSecond = await rate(flags.seconds, run, interrupt);
          if (perSecond === null) break;
          rows.push({ name, unit, perSecond });
        }
      } finally {
        interrupt.end();
        io.status?.('');
      }
      const stopped = rows.length < measurements.length;
      if (stopped) finish(EXIT.stopped);
      if (flags.json) io.out(JSON.stringify({ rules: rules.fingerprint, stopped, rows }));
      else {
        for (const { name, unit, perSecond } of rows)
          io.out(`${name.padEnd(40)} ${Math.round(perSecond).toLocaleString('en-US').padStart(14)} ${unit} a second`);
        if (stopped) io.out(`stopped after ${rows.length} of ${measurements.length} measurements`);
      }
    });
};

/** Repeats after a warm-up until the time is over. `run` gets the round and gives how many things it did. Null when stopped. */
async function rate(seconds: number, run: (round: number) => number, interrupt: Interrupt): Promise<number | null> {
  const until = async (end: number): Promise<{ count: number; ms: number }> => {
    const begun = performance.now();
    let count = 0;
    for (let round = 0; performance.now() < begun + end && !(await interrupt.pause()); round++) count += run(round);
    return { count, ms: performance.now() - begun };
  };
  await until(seconds * 300);
  const { count, ms } = await until(seconds * 1000);
  return interrupt.signal.aborted ? null : (count * 1000) / ms;
}

/** Seeds come round again, and the same seed must end alike. */
const SEEDS = 16;

/** Copies of the same beginnings, as a search makes them. */
function playouts(engine: Engine, rules: Rules): (round: number) => number {
  const roots = Array.from({ length: SEEDS }, (_, seed) => engine.newPosition(rules, seed));
  const position = engine.newPosition(rules);
  return (round) => {
    position.copyFrom(roots[round % SEEDS] ?? position);
    position.playout();
    expectSame(`core ${rules.fingerprint} ${round % SEEDS}`, position.hash());
    return 1;
  };
}

function searchGame(engine: Engine, rules: Rules, round: number): number {
  const position = engine.newPosition(rules, round % SEEDS);
  const choose = chooser(round % SEEDS);
  while (!position.isOver) {
    if (position.isChance) position.makeChance();
    else position.make(choose(position.legal()));
  }
  return finished('position', rules, round, position);
}

function recordedGame(engine: Engine, rules: Rules, round: number): number {
  const game = engine.newGame(rules, { seed: round % SEEDS });
  const choose = chooser(round % SEEDS);
  while (!game.isOver) game.play(choose(game.legalPacked()));
  return finished('position', rules, round, game);
}

/** Notes the end of a game under its seed and lets it go. */
function finished(name: string, rules: Rules, round: number, ended: { hash(): string; dispose(): void }): number {
  const hash = ended.hash();
  ended.dispose();
  expectSame(`${name} ${rules.fingerprint} ${round % SEEDS}`, hash);
  return 1;
}

function chooser(seed: number): (moves: Uint32Array) => number {
  let state = seed + 1;
  return (moves) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return moves[Math.floor((state / 4294967296) * moves.length)] ?? 0;
  };
}

function paths(engine: Engine, rules: Rules): number {
  const game = engine.newGame(rules, { seed: 1, manualChance: true });
  const nodes = game.perft(3, { chance: 'deck' });
  game.dispose();
  expectSame(`perft ${rules.fingerprint}`, String(nodes));
  return nodes;
}

const seen = new Map<string, string>();

/** A measurement that does not repeat itself measures something else. */
function expectSame(name: string, result: string): void {
  const before = seen.get(name);
  if (before === undefined) seen.set(name, result);
  else if (before !== result) throw new HighwaymanError('ERR_INTERNAL', name, result, before);
}
