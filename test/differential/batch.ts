/** Some games in a row, and what came of them. */
import type { Engine } from '../../src/engine.js';
import { loadSync } from '../../src/entry-url.js';
import type { Rules } from '../../src/types.js';
import { playBoth } from './compare.js';
import type { Flags } from './flags.js';

/** Games by their number from the beginning of the run. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}
export interface Fault {
  readonly preset: string;
  readonly seed: number;
  readonly message: string;
}
export interface Result {
  /** By preset. */
  readonly games: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly faults: readonly Fault[];
}
/** Which game a number stands for. */
export function gameOf({ presets, from }: Flags, number: number): { preset: string; seed: number } {
  return { preset: presets[number % presets.length] as string, seed: from + number };
}

type Play = (preset: string, seed: number, every: number) => number;

export function playBatch(flags: Flags, { first, count }: Batch, play: Play): Result {
  const games: Record<string, number> = {};
  const faults: Fault[] = [];
  let decisions = 0;
  for (let number = first; number < first + count; number++) {
    const { preset, seed } = gameOf(flags, number);
    games[preset] = (games[preset] ?? 0) + 1;
    try {
      decisions += play(preset, seed, flags.every);
    } catch (error) {
      faults.push({ preset, seed, message: (error as Error).message });
    }
  }
  return { games, decisions, faults };
}

/** Plays one game and gives the number of its decisions. */
export function player(core: BufferSource, rulesOf: (preset: string) => Rules): Play {
  const module = new WebAssembly.Module(core);
  const engines = new Map<string, Engine>(); // one for each preset: an engine keeps only a few cores, and a core that trapped plays no more
  return (preset, seed, every) => {
    const engine = engines.get(preset) ?? loadSync(module);
    engines.set(preset, engine);
    try {
      return playBoth(engine, rulesOf(preset), seed, every).decisions;
    } catch (error) {
      engines.delete(preset);
      throw error;
    }
  };
}
