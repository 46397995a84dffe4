/** What `npm run proof` is asked for; everything that is not understood is refused. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PARTS, type Part } from './parts.js';

export const USAGE =
  'npm run proof -- [--quick] [--hours H] [--games N] [--inputs N] [--soak N] [--mutants N] [--only PART] [--workers N] [--fresh] [--page FILE]';

export interface Flags {
  /** Parts to run, and how much of each in all, what was done before included. */
  readonly sizes: readonly { readonly part: Part; readonly size: number }[];
  /** End of the run in milliseconds from its beginning; Infinity for none. */
  readonly time: number;
  readonly workers: number;
  readonly fresh: boolean;
  readonly page: string | undefined;
}
/** Flags that give the size of a part. */
const SIZE_OF: Readonly<Record<string, string>> = { differential: 'games', fuzz: 'inputs', soak: 'soak' };

/** @throws Error saying what is wrong */
export function readFlags(args: readonly string[]): Flags {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      quick: yes,
      fresh: yes,
      hours: text,
      games: text,
      inputs: text,
      soak: text,
      mutants: text,
      only: text,
      workers: text,
      page: text,
    },
  });
  const given = values as Readonly<Record<string, string | boolean | undefined>>;
  const whole = (name: string, fallback: number): number => {
    const value = given[name];
    if (value === undefined) return fallback;
    if (!/^\d{1,9}$/.test(String(value))) throw new Error(`--${name} ${value}: a whole number`);
    return Number(value);
  };
  const hours = Number(values.hours ?? Number.POSITIVE_INFINITY);
  if (!(hours > 0)) throw new Error(`--hours ${values.hours}: a number above 0`);
  const parts = PARTS.filter(({ id }) => values.only === undefined || id === values.only);
  if (parts.length === 0) throw new Error(`--only ${values.only}: one of ${PARTS.map(({ id }) => id).join(', ')}`);
  return {
    sizes: parts.map((part) => ({ part, size: whole(SIZE_OF[part.id] ?? 'mutants', values.quick ? part.quick : part.size) })),
    time: hours * 3_600_000,
    workers: Math.max(1, whole('workers', availableParallelism())),
    fresh: values.fresh ?? false,
    page: values.page,
  };
}
