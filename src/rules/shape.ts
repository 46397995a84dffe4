/**
 * Tables that say what may stand under each key of a configuration. A small language of its own, because every program that
 * plays carries it:
 *
 *   true, false         a flag (which of the two is its default)      [0, 255]   a whole number of that range
 *   ['basic', 'full']   one of these words                            { … }      an object of such keys
 *   null                anything; read elsewhere                      5          a whole number from 0 to 255 (points)
 *   'a tile id'         a text, of which this is the description    [0, 9, 'all']  a number of that range or this word
 *
 * Every key may be left out. The error names the key, what was given and what would have been taken.
 */
import { needFlag, needText } from '../guard.js';
import { meant, oneOfNames } from '../nearest.js';
import { checkInt, needRecord, refuse } from './check.js';

export type Shape = null | boolean | number | string | readonly [number, number, string?] | readonly string[] | ShapeTable;
export interface ShapeTable {
  readonly [key: string]: Shape;
}

/**
 * A copy of what is given, of this shape.
 * @param field path of the value, '' for the configuration itself
 * @throws ERR_CONFIG for the first key with another value, or for the first that is not in the table
 */
export function readShape(shape: Shape, value: unknown, field: string): unknown {
  if (shape === null) return value;
  if (typeof shape === 'boolean') return needFlag(value, field, 'ERR_CONFIG');
  if (typeof shape === 'number') return checkInt(value, field, field.endsWith('Divisor') ? 1 : 0, 255);
  if (typeof shape === 'string') return needText(value, field, shape, 'ERR_CONFIG');
  if (isRange(shape)) {
    const [min, max, word] = shape;
    return word && value === word ? value : checkInt(value, field, min, max, word && `${word} or`);
  }
  if (Array.isArray(shape))
    return shape.includes(value) ? value : refuse(field, value, oneOfNames(shape as readonly string[], value));
  return readTable(shape as ShapeTable, value, field);
}
function isRange(shape: Shape): shape is readonly [number, number, string?] {
  return Array.isArray(shape) && typeof shape[0] === 'number';
}
function readTable(table: ShapeTable, value: unknown, field: string): Record<string, unknown> {
  const keys = Object.keys(table);
  const others = `an object with no other keys than ${keys.join(', ')}`;
  const given = needRecord(value, field || 'config', others);
  const path = (key: string) => (field === '' ? key : `${field}.${key}`);
  const read: Record<string, unknown> = {};
  for (const key of keys) {
    const own = given[key];
    if (own !== undefined) read[key] = readShape(table[key] as Shape, own, path(key));
  }
  for (const key of Object.keys(given)) if (!keys.includes(key)) refuse(path(key), given[key], `${others}${meant(key, keys)}`);
  return read;
}
