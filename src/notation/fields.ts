/**
 * The fields of moves: which numbers each has in a packed move, what stands for them in the object and in the text.
 * `tile` is a kind of the rules; `segment` and `road` are slots, written by a name that the tile on the square tells.
 */
import { HighwaymanError } from '../errors.js';
import { kindNumber } from '../rules/kind-of.js';
import { PAIRS } from '../types.js';
import type { FieldName, FieldRow, Rules } from '../types.js';

/** Smallest and largest coordinate of a square. */
export const MIN_COORDINATE = -512;
export const MAX_COORDINATE = 511;
/** A tile has at most this many segments. */
export const MAX_SEGMENTS = 12;

export interface Field {
  readonly name: string;
  /** Of the move as an object. */
  readonly key: string;
  readonly low: number;
  readonly high: number;
  /** What the numbers stand for in the object, from `low` on; null for themselves. */
  readonly values: readonly (string | number)[] | null;
  /** The same in texts; null for digits. */
  readonly texts: readonly string[] | null;
  /** Verbs from one number to the next, for a field that numbers verbs; else 0. */
  readonly stride: number;
}

/** Lowest and highest number, and the key where it has another name. */
const NUMBERS: Readonly<Record<Exclude<FieldName, 'pair'>, readonly [low: number, high: number, key?: string]>> = {
  rotation: [0, 3],
  segment: [0, MAX_SEGMENTS - 1],
  road: [0, 3, 'segment'], // roads come first among the slots, and a tile has at most four
  corner: [0, 3],
  face: [1, 3],
  value: [0, 7],
  tile: [0, 1023],
  colour: [0, 2],
};
const COLOURS = 'obp';

export function fieldOf(row: FieldRow): Field {
  if (row === 'pair') return valuesField(0, row, PAIRS);
  const [name, low, high, key = name] =
    typeof row === 'string' ? ([row, ...NUMBERS[row]] as const) : ([row[0], row[1], row[2]] as const);
  return { name, key, low, high, values: null, texts: row === 'colour' ? [...COLOURS] : null, stride: 0 };
}
/** A field of words or numbers in a list; `letters` are their texts, if they are not written as they are. */
export function valuesField(stride: number, key: string, values: readonly (string | number)[], letters?: string): Field {
  return { name: key, key, low: 0, high: values.length - 1, values, texts: letters ? [...letters] : values.map(String), stride };
}

export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_MOVE', field, value, expected);
}

/** What could stand in the field of a move. */
function expected({ name, low, high, values }: Field): string {
  if (name === 'tile') return 'the id of a tile of these rules';
  return values ? `one of ${values.join(', ')}` : `an integer ${low}..${high}`;
}
/** Number of a field's value; -1 where it has none. */
export function numberOf(rules: Rules, { name, low, high, values }: Field, value: unknown): number {
  if (values) return values.indexOf(value as string);
  if (name === 'tile') return kindNumber(rules, value as string);
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high ? (value as number) : -1;
}
/** Number of the field in a move. @throws ERR_MOVE */
export function numberIn(rules: Rules, field: Field, move: Readonly<Record<string, unknown>>): number {
  const value = move[field.key];
  const number = numberOf(rules, field, value);
  return number < 0 ? refuse(`move.${field.key}`, value, expected(field)) : number;
}
/** Coordinate of a move's square. @throws ERR_MOVE */
export function coordinateIn(move: Readonly<Record<string, unknown>>, key: 'x' | 'y'): number {
  const value = move[key] as number;
  if (Number.isInteger(value) && value >= MIN_COORDINATE && value <= MAX_COORDINATE) return value;
  return refuse(`move.${key}`, value, `an integer ${MIN_COORDINATE}..${MAX_COORDINATE}`);
}
/** What the number stands for in a move. */
export function meaningOf(rules: Rules, { name, low, values }: Field, number: number): unknown {
  return name === 'tile' ? rules.kinds[number]?.id : values ? values[number - low] : number;
}
/** The number in a text. Not of tiles and segments: their names are the rules' and the board's. */
export function textOf({ low, texts }: Field, number: number): string {
  return texts ? String(texts[number - low]) : String(number);
}
