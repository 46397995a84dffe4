/** What a run of all proofs has done so far, kept in build/ so that the next one goes on there. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Progress {
  /** Games, inputs or mutants done. */
  readonly done: number;
  readonly seconds: number;
  /** Numbers to tell, as the command told them last or summed up. */
  readonly counts: Readonly<Record<string, number>>;
  /** What was found, a text each. */
  readonly finds: readonly string[];
}
export interface State {
  /** Commit, and the hash of core.wasm: another one begins anew. */
  readonly of: string;
  readonly parts: Readonly<Record<string, Progress>>;
}

export const NONE: Progress = { done: 0, seconds: 0, counts: {}, finds: [] };

/** The state kept for this version, or an empty one. */
export function readState(file: string, of: string): State {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : undefined;
  return kept?.of === of ? kept : { of, parts: {} };
}
/** Whole or not at all, also when the run is ended meanwhile. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state, undefined, 2));
  renameSync(`${file}.new`, file);
}
export function progressOf({ parts }: State, part: string): Progress {
  return parts[part] ?? NONE;
}
/** What one slice adds; a slice of a command that tells the whole each time takes the place of what was told before. */
export interface Slice {
  readonly done: number;
  readonly whole?: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly finds: readonly string[];
}
export function added(state: State, part: string, slice: Slice, seconds: number): State {
  const before = progressOf(state, part);
  const counts: Record<string, number> = slice.whole ? {} : { ...before.counts };
  for (const [name, count] of Object.entries(slice.counts)) counts[name] = (counts[name] ?? 0) + count;
  const now = {
    done: before.done + slice.done,
    seconds: before.seconds + seconds,
    counts,
    finds: slice.whole ? slice.finds : [...before.finds, ...slice.finds],
  };
  return { ...state, parts: { ...state.parts, [part]: now } };
}
