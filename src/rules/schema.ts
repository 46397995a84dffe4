/** The bridge from valibot to the package's own error, for what comes in as a whole: tiles, maps, positions, saved games. */
import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';
import type { ErrorCode } from '../errors.js';
import { meant, oneOfNames } from '../nearest.js';
import { joinPath } from './check.js';

/**
 * The value as the schema reads it, a copy. `root` is the path of `input` itself, to which the path inside is added
 * (`tiles[0].tile` + `.fields[1].half`). Every schema carries as its message what it would have accepted.
 * @throws an error of the given code for the first thing the schema refuses
 */
export function checkShape<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  code: ErrorCode,
  root: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = issue.path ?? [];
  const last = path.at(-1);
  throw new HighwaymanError(
    code,
    joinPath(
      root,
      path.map((step) => step.key),
    ),
    last ? last.value : issue.input,
    issue.message,
  );
}

/** Whole number in a closed range. */
export function int(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

export function bool() {
  return v.boolean('true or false');
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, (issue) => oneOfNames(values, issue.input));
}

/** An object with these keys and no others. Without a prototype, so that `constructor` is unknown like any other key. */
export function keys<T extends v.ObjectEntries>(entries: T) {
  const names = Object.keys(entries);
  const others = `an object with no other keys than ${names.join(', ')}`;
  return v.strictObject(Object.assign(Object.create(null), entries) as T, (issue) =>
    issue.path && issue.expected !== 'never'
      ? 'a value, this key is required'
      : `${others}${meant(issue.path?.at(-1)?.key, names)}`,
  );
}
