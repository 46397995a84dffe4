/** What the command is asked for; everything that is not understood is refused. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const USAGE = 'npm run differential -- [--games N] [--from SEED] [--preset NAME] [--every N] [--workers N]';

export interface Flags {
  /** Games in all: game i plays preset i, counted round and round, with seed `from` + i. */
  readonly games: number;
  readonly from: number;
  /** Only the preset of this name; without one, those whose names hold it. */
  readonly presets: readonly string[];
  /** Tiles, features and the recomputed hash at each n-th decision; see `playBoth`. */
  readonly every: number;
  readonly workers: number;
}

/** @throws Error saying what is wrong */
export function readFlags(args: readonly string[], names: readonly string[]): Flags {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: { games: text, from: text, preset: text, every: text, workers: text },
  });
  const whole = (name: string, value: string | undefined, fallback: number, least: number, most: number): number => {
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new Error(`--${name} ${value}: a whole number from ${least} to ${most}`);
    return number;
  };
  return {
    games: whole('games', values.games, 400, 1, 100_000_000),
    from: whole('from', values.from, 1, 0, 4_000_000_000),
    presets: chosen(names, values.preset),
    every: whole('every', values.every, 1, 1, 10_000),
    workers: whole('workers', values.workers, Math.min(8, availableParallelism()), 1, 64),
  };
}
function chosen(names: readonly string[], name: string | undefined): readonly string[] {
  if (name === undefined) return names;
  if (names.includes(name)) return [name];
  const found = name === '' ? [] : names.filter((other) => other.includes(name));
  if (found.length === 0) throw new Error(`--preset ${name}: one of ${names.join(' | ')}, or a part of their names`);
  return found;
}
