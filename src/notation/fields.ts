/**
 * The fields of moves: which numbers each has in a packed move, what stands for them in the object and in the text.
 * `tile` is a kind of the rules; `segment` and `road` are slots, written by a name that the tile on the square tells.
 */
import { HighwaymanError } from '../errors.js';
import { PAIRS } from '../types.js';
import type { FieldName, FieldRow, VerbField } from '../types.js';

/** Smallest and largest coordinate of a square. */
export const MIN_COORDINATE = -512;
export const MAX_COORDINATE = 511;
/** A tile has at most this many segments. */
export const MAX_SEGMENTS = 12;

export interface Field {
  /** In the text of the row. */
  readonly name: string;
  /** Of the move as an object. */
  readonly key: string;
  /** Number of the first value. */
  readonly low: number;
  /** What the numbers stand for in the object; none for tiles, which are the rules'. */
  readonly values: readonly (string | number)[];
  /** The same in texts. */
  readonly texts: readonly string[];
}

/** Lowest and highest number. */
const RANGES: Readonly<Record<Exclude<FieldName, 'pair'>, readonly [low: number, high: number]>> = {
  rotation: [0, 3],
  segment: [0, MAX_SEGMENTS - 1],
  road: [0, 3], // roads come first among the slots, and a tile has at most four
  corner: [0, 3],
  face: [1, 3],
  value: [0, 7],
  tile: [0, -1],
  colour: [0, 2],
};

/** The field of a slot or an x. */
export function fieldOf(row: FieldRow): Field {
  if (row === 'pair') return listed([row, PAIRS]);
  const [name, low, high] = typeof row === 'string' ? ([row, ...RANGES[row]] as const) : row;
  const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const texts = name === 'colour' ? [...'obp'] : values.map(String);
  return { name, key: name === 'road' ? 'segment' : name, low, values, texts };
}
/** A field of the values in a list. */
export function listed([key, values, letters]: VerbField): Field {
  return { name: key, key, low: 0, values, texts: letters ? [...letters] : values.map(String) };
}

export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_MOVE', field, value, expected);
}
/** Whether this is a coordinate of a square. */
export function isCoordinate(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= MIN_COORDINATE && (value as number) <= MAX_COORDINATE;
}
