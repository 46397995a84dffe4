/**
 * The guard of everything public: what a function is handed is looked at here, before anything is done and before the core is
 * called. Every function returns what it was given, or throws a HighwaymanError that names field, value and what was expected.
 */
import { HighwaymanError, type ErrorCode } from './errors.js';
import { meant, oneOfNames } from './nearest.js';

/** @throws ERR_ARGUMENT, or another code where the argument is part of a configuration or a move */
export function refuseArgument(field: string, value: unknown, expected: string, code: ErrorCode = 'ERR_ARGUMENT'): never {
  throw new HighwaymanError(code, field, value, expected);
}

// ── Numbers, texts, lists ────────────────────────────────────────────────────────────────────────
/** A whole number of a range. */
export function needInt(
  value: unknown,
  field: string,
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
  code?: ErrorCode,
): number {
  if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
  return refuseArgument(
    field,
    value,
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`,
    code,
  );
}
/** A word of 32 bits, with or without sign. */
export function needWord(value: unknown, field: string): number {
  if (Number.isInteger(value) && (value as number) >= -0x80000000 && (value as number) <= 0xffffffff) return value as number;
  return refuseArgument(field, value, 'a whole number of 32 bits');
}
/** A finite number from `min` on; `above` when `min` itself is too small. */
export function needNumber(value: unknown, field: string, min = -Infinity, above = false): number {
  if (typeof value === 'number' && Number.isFinite(value) && (above ? value > min : value >= min)) return value;
  return refuseArgument(
    field,
    value,
    min === -Infinity ? 'a finite number' : `a finite number ${above ? 'above' : 'from'} ${min}${above ? '' : ' on'}`,
  );
}
export function needText(value: unknown, field: string, expected = 'a text', code?: ErrorCode): string {
  return typeof value === 'string' ? value : refuseArgument(field, value, expected, code);
}
export function needFlag(value: unknown, field: string, code?: ErrorCode): boolean {
  return typeof value === 'boolean' ? value : refuseArgument(field, value, 'true or false', code);
}
export function needFunction(value: unknown, field: string, expected: string): void {
  if (typeof value !== 'function') refuseArgument(field, value, expected);
}
/** One of some words; the error names the nearest. */
export function needWordOf<const T extends readonly string[]>(
  value: unknown,
  field: string,
  words: T,
  code?: ErrorCode,
): T[number] {
  return words.includes(value as string) ? (value as T[number]) : refuseArgument(field, value, oneOfNames(words, value), code);
}
/** A list of numbers, plain or typed. */
export function needNumbers(value: unknown, field: string, expected = 'a list of numbers'): ArrayLike<number> {
  const listed = Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
  if (!listed) return refuseArgument(field, value, expected);
  const list = value as ArrayLike<unknown>;
  for (let i = 0; i < list.length; i++) if (typeof list[i] !== 'number') refuseArgument(`${field}[${i}]`, list[i], 'a number');
  return list as ArrayLike<number>;
}
export function needTexts(value: unknown, field: string, expected = 'a list of texts'): readonly string[] {
  if (!Array.isArray(value)) return refuseArgument(field, value, expected);
  value.forEach((text, i) => needText(text, `${field}[${i}]`));
  return value as string[];
}
/** Four words of a generator, not all zero. */
export function needGenerator(value: unknown, field = 'generator'): readonly number[] {
  const words = needNumbers(value, field, 'four words of 32 bits, not all zero');
  const list = Array.from(words);
  if (list.length !== 4 || list.every((word) => word === 0)) refuseArgument(field, value, 'four words of 32 bits, not all zero');
  list.forEach((word, i) => needInt(word, `${field}[${i}]`, 0, 0xffffffff));
  return list;
}
/** A square of a window or a board. */
export function needSquare(value: unknown, field: string): readonly [number, number] {
  const numbers = needNumbers(value, field, 'a square [x, y]');
  if (numbers.length !== 2) refuseArgument(field, value, 'a square [x, y]');
  return [needInt(numbers[0], `${field}[0]`, -512, 511), needInt(numbers[1], `${field}[1]`, -512, 511)];
}

// ── Objects ──────────────────────────────────────────────────────────────────────────────────────
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
export function needObject(value: unknown, field: string, expected: string, code?: ErrorCode): Record<string, unknown> {
  return isObject(value) ? value : refuseArgument(field, value, expected, code);
}
/** An object of options with no other keys than these. */
export function needOptions<T>(value: T, keys: readonly string[], code?: ErrorCode): T {
  const given = needObject(value, 'options', `an object of options: ${keys.join(', ')}`, code);
  for (const key of Object.keys(given)) {
    if (!keys.includes(key)) refuseArgument(key, given[key], `no other options than ${keys.join(', ')}${meant(key, keys)}`, code);
  }
  return value;
}

/** Whether all these members are functions: objects of the package are told by what they can do, so that ports of them do too. */
function can(value: unknown, ...members: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    members.every((name) => typeof (value as Record<string, unknown>)[name] === 'function')
  );
}
/** The commonest mix-up: a game where a position is asked for. */
export function needPosition(value: unknown, field = 'position'): void {
  if (!can(value, 'make', 'unmake', 'copyFrom'))
    refuseArgument(field, value, 'a position; position() of a game copies one', 'ERR_MOVE');
}
export function needGame(value: unknown, field = 'game', code?: ErrorCode): void {
  if (!can(value, 'play', 'undo', 'seedState') || !isObject((value as { initial?: unknown }).initial)) {
    refuseArgument(field, value, 'a game; a bare position has no record', code);
  }
}
export function needEngine(value: unknown, field = 'engine'): void {
  if (!can(value, 'newGame', 'build')) refuseArgument(field, value, 'an engine of load or loadSync');
}
export function needState(value: unknown, field = 'state'): void {
  if (!can(value, 'apply', 'resample', 'legalActions')) refuseArgument(field, value, 'a GameState');
}
export function needRules(value: unknown, field = 'rules', code?: ErrorCode): void {
  if (!isCompiled(value)) refuseArgument(field, value, 'compiled rules, as compileRules gives them', code);
}
/** Whether these are compiled rules, not a configuration. */
export function isCompiled(value: unknown): boolean {
  return isObject(value) && typeof value['rulebook'] === 'string' && Array.isArray(value['kinds']) && isObject(value['config']);
}
/** A tile kind of compiled rules. */
export function needKind(value: unknown, field: string): void {
  if (!isObject(value) || !Array.isArray(value['segments']) || typeof value['distinct'] !== 'number')
    refuseArgument(field, value, 'a tile kind of the rules');
}
