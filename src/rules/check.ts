/** The bridge from valibot to the package's own error: one rejected input is one HighwaymanError. */
import * as v from 'valibot';
import { HighwaymanError } from '../errors.js';

/**
 * The value as the schema reads it. Throws ERR_CONFIG for the first thing the schema refuses; `field` is the
 * path of `input` itself, to which the path inside is added (`tiles[0].tile` + `.fields[1].half`).
 * Every schema in this folder carries as its message what it would have accepted.
 */
export function parse<TSchema extends v.GenericSchema>(schema: TSchema, input: unknown, field: string): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const last = issue.path?.at(-1);
  const value = last ? last.value : issue.input;
  throw new HighwaymanError('ERR_CONFIG', joinPath(field, (issue.path ?? []).map((step) => step.key)), value, issue.message);
}

/** `a.b[2].c`; an empty root with an empty path gives `config`. */
export function joinPath(root: string, keys: readonly unknown[]): string {
  let path = root;
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path === '' ? 'config' : path;
}

/** Throws ERR_CONFIG. A function so that it can stand in expressions. */
export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_CONFIG', field, value, expected);
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
  return v.picklist(values, `one of ${values.join(', ')}`);
}

/** An object with these keys and no others. Without a prototype, so that `constructor` is unknown like any other key. */
export function keys<T extends v.ObjectEntries>(entries: T) {
  const others = `an object with no other keys than ${Object.keys(entries).join(', ')}`;
  return v.strictObject(
    Object.assign(Object.create(null), entries) as T,
    (issue) => (issue.path && issue.expected !== 'never' ? 'a value, this key is required' : others),
  );
}

/** True for `{}`-like objects, the only ones taken as records. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
