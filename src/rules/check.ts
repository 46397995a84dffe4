/** Refusals of configurations, and small readings that several files need. */
import { isObject, refuseArgument } from '../guard.js';

export { isObject as isRecord } from '../guard.js';

/** Throws ERR_CONFIG. A function so that it can stand in expressions. */
export function refuse(field: string, value: unknown, expected: string): never {
  return refuseArgument(field, value, expected, 'ERR_CONFIG');
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

/** @throws ERR_CONFIG unless the value is a `{}`-like object */
export function needRecord(value: unknown, field: string, expected: string): Record<string, unknown> {
  return isObject(value) ? value : refuse(field, value, expected);
}
/** @throws ERR_CONFIG unless the value is a list */
export function needList(value: unknown, field: string, of: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(field, value, `a list of ${of}`);
}

/** @throws ERR_CONFIG unless the value is a whole number of the range */
export function checkInt(value: unknown, field: string, min: number, max: number, or = ''): number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : refuse(field, value, `${or && `${or} `}a whole number from ${min} to ${max}`);
}
