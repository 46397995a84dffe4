/** Refusals of configurations, and small readings that several files need. */
import { HighwaymanError } from '../errors.js';

/** Throws ERR_CONFIG. A function so that it can stand in expressions. */
export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_CONFIG', field, value, expected);
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

/** True for `{}`-like objects, the only ones taken as records. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ERR_CONFIG unless the value is a whole number of the range */
export function checkInt(value: unknown, field: string, min: number, max: number, what = 'a whole number'): number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : refuse(field, value, `${what} from ${min} to ${max}`);
}
