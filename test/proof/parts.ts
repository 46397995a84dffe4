/** The long runs as slices of the commands that make them, and how what these say is read. */
import type { Slice } from './state.js';

/** What a command said and how it ended. */
export interface Said {
  readonly status: number | null;
  readonly out: string;
}
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** Size of a whole run, and of a quick one. */
  readonly size: number;
  readonly quick: number;
  /** Part of the time of a run that is given hours. */
  readonly share: number;
  /** Most of a slice; what was done before a slice ends is lost when the run is stopped. */
  readonly slice: number;
  /** Script and arguments for `count` more after `done`. */
  command(done: number, count: number, workers: number): readonly string[];
  /** What is found here are gaps of the tests, no faults. */
  readonly gaps?: boolean;
  /** @throws Error where the command did not get to its end */
  read(said: Said, count: number): Slice;
}

/** The numbers of a line, by a pattern with named groups. */
function numbers(out: string, pattern: RegExp): Record<string, number> {
  const found = pattern.exec(out)?.groups;
  if (!found) throw new Error(`the command said something else than ${pattern}:\n${out.slice(-2000)}`);
  return Object.fromEntries(Object.entries(found).map(([name, text]) => [name, Number(text)]));
}
/** Texts that begin at a line like this one and go on to an empty line. */
const textsFrom = (out: string, begin: RegExp): string[] => out.split(/\n{2,}/).flatMap((text) => begin.exec(text)?.[0] ?? []);

const differential: Part = {
  id: 'differential',
  title: 'Core against the reference model',
  unit: 'games',
  size: 100_000,
  quick: 400,
  share: 0.6,
  slice: 200,
  command: (done, count, workers) => [
    'test/differential/run.ts',
    ...['--games', String(count), '--from', String(done + 1), '--every', '10', '--workers', String(workers)],
  ],
  read({ out }, count) {
    const { presets: _, ...counts } = numbers(
      out,
      /^\d+ games of (?<presets>\d+) presets, (?<decisions>\d+) decisions, core against model: (?<differences>\d+) differences/m,
    );
    return { done: count, counts, finds: textsFrom(out, /^(DIFFERENCE|CRASH) in [\s\S]*/m) };
  },
};
const fuzz: Part = {
  id: 'fuzz',
  title: 'Inputs from outside, and laws',
  unit: 'inputs',
  size: 10_000_000,
  quick: 200_000,
  share: 0.25,
  slice: 50_000,
  // seeds far apart, so that no slice tries those of another
  command: (done, count) => ['test/fuzz/run.ts', '--inputs', String(count), '--seed', String(1 + done * 10)],
  read({ out }) {
    const { inputs, failures } = numbers(out, /^(?<inputs>\d+) inputs, (?<failures>\d+) failures$/m);
    return {
      done: inputs as number,
      counts: { failures: failures as number },
      finds: textsFrom(out, /^.+, seed \d+: [\s\S]*^again: .*/m),
    };
  },
};
const soak: Part = {
  id: 'soak',
  title: 'Games on end, in flat memory',
  unit: 'games',
  size: 1_000_000,
  quick: 20_000,
  share: 0.05,
  slice: Number.POSITIVE_INFINITY,
  command: (_, count) => ['test/fuzz/soak.ts', '--games', String(count)],
  read({ out, status }) {
    const { games } = numbers(out, /^(?<games>\d+) games of \d+ presets/m);
    return { done: games as number, counts: {}, finds: status === 0 ? [] : [out.trim()] };
  },
};
const mutants = (id: string, title: string, size: number, script: readonly string[]): Part => ({
  id,
  title,
  unit: 'mutants',
  gaps: true,
  size,
  quick: 3,
  share: 0.05,
  slice: 5,
  // the sample of a larger number begins with that of a smaller one, and what is known is passed over
  command: (done, count) => [...script, '--count', String(done + count)],
  read({ out }, count) {
    const counts = numbers(
      out,
      /tried: (?<killed>\d+) killed.*?, (?<survived>\d+) survived, (?<equivalent>\d+) equivalent, (?<unbuilt>\d+) did not build, (?<unfinished>\d+) did not end/,
    );
    return { done: count, whole: true, counts, finds: [...out.matchAll(/^survived: .*$/gm)].map(([line]) => line) };
  },
});

export const PARTS: readonly Part[] = [
  differential,
  fuzz,
  soak,
  mutants('core-mutants', 'Changes of the core', 200, ['test/mutation/run.ts']),
];
