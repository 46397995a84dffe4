/** Tokens read by the table of moves. */
import { HighwaymanError } from '../errors.js';
import { needFunction, needRules } from '../guard.js';
import type { Move, Rules } from '../types.js';
import { type Codec, codecOf, isSegment, type Sort, SQUARE } from './codec.js';
import { type Field, MAX_COORDINATE, MIN_COORDINATE, numberOf } from './fields.js';
import { wordOf } from './word.js';
import { moveOf } from './packed.js';
import { type KindAt, segmentNames, segmentSlot } from './squares.js';

const COORDINATE = /^(0|-?[1-9]\d{0,2})$/;
/** How a token begins: with a square and a sign, or with a sign. */
const BEGIN = /^(-?\d+,-?\d+)?(.?)/s;

/** Coordinate of canonical digits, undefined for others or beyond the range. */
export function readCoordinate(text: string): number | undefined {
  const value = COORDINATE.test(text) ? Number(text) : MAX_COORDINATE + 1;
  return value >= MIN_COORDINATE && value <= MAX_COORDINATE ? value : undefined;
}

/**
 * Reads one token; the inverse of `formatMove`. The move need not be legal.
 * @throws ERR_NOTATION; `expected` says what could have stood there.
 */
export function parseMove(rules: Rules, token: string, kindAt: KindAt): Move {
  return moveOf(rules, packToken(rules, token, kindAt));
}

/** The same as a packed move. @throws ERR_NOTATION */
export function packToken(rules: Rules, token: string, kindAt: KindAt): number {
  if (typeof token !== 'string') return refuse(token, 'a text token');
  needRules(rules);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  const codec = codecOf(rules);
  const begin = BEGIN.exec(token) as RegExpExecArray;
  const sorts = codec.begins(begin[1] !== undefined, begin[2] as string);
  for (const sort of sorts) {
    const found = patternOf(sort).exec(token);
    if (found) return read(rules, sort, found, kindAt);
  }
  return refuse(token, expected(token, codec, sorts, begin));
}

function refuse(token: unknown, what: string): never {
  throw new HighwaymanError('ERR_NOTATION', 'token', token, what);
}

const patterns = new WeakMap<Sort, RegExp>();
function patternOf(sort: Sort): RegExp {
  let pattern = patterns.get(sort);
  if (!pattern) patterns.set(sort, (pattern = new RegExp(`^${sort.parts.map(source).join('')}$`, 's')));
  return pattern;
}
function source(part: Sort['parts'][number]): string {
  if (part === SQUARE) return '(-?\\d+),(-?\\d+)';
  if (typeof part === 'string') return part.replace(/\W/g, '\\$&');
  return part.name === 'tile'
    ? '(.+)'
    : isSegment(part)
      ? '([rcfmgk]\\d{1,2})'
      : part.texts
        ? `(${part.texts.join('|')})`
        : '(\\d+)';
}

/** The packed move of a text that has the form of this sort. */
function read(rules: Rules, sort: Sort, found: RegExpExecArray, kindAt: KindAt): number {
  const { row, slot, x, parts } = sort;
  const form = (): string => `, as in ${describe(sort)}`;
  let verb = row.verb;
  let slotNumber = 0;
  let xNumber = 0;
  let y = 0;
  let group = 1;
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const text = found[group++] as string;
    if (part === SQUARE) {
      const own = [text, found[group++] as string].map(readCoordinate);
      [xNumber, y] = own.includes(undefined)
        ? refuse(found[0], `coordinates ${MIN_COORDINATE}..${MAX_COORDINATE} without leading zeros${form()}`)
        : (own as [number, number]);
      continue;
    }
    const number = isSegment(part) ? segmentOf(part, text, xNumber, y, kindAt, found[0]) : fieldNumber(rules, part, text);
    if (number < 0) refuse(found[0], describe(sort));
    if (part === slot) slotNumber = number;
    else if (part === x) xNumber = number;
    else verb += number * part.stride;
  }
  return wordOf(verb, xNumber, y, slotNumber);
}
function fieldNumber(rules: Rules, field: Field, text: string): number {
  if (field.texts) return field.texts.indexOf(text) + field.low;
  return numberOf(rules, field, field.name === 'tile' || String(Number(text)) !== text ? text : Number(text));
}
function segmentOf({ name, high }: Field, text: string, x: number, y: number, kindAt: KindAt, token: string): number {
  const tile = kindAt(x, y);
  if (!tile) return refuse(token, `a square with a tile, not ${x},${y}`);
  const is = (slot: number): boolean => slot >= 0 && slot <= high && (name !== 'road' || tile.segments[slot]?.kind === name);
  const slot = segmentSlot(tile, text);
  return is(slot)
    ? slot
    : refuse(
        token,
        `a ${name} of tile ${tile.id}: ${segmentNames(tile)
          .filter((_, i) => is(i))
          .join(' ')}`,
      );
}

/** The form of a text with what its fields may hold, e.g. `{square}@{rotation 0..3}`. */
function describe({ parts }: Sort): string {
  const field = ({ name, low, high, texts }: Field): string =>
    name === 'tile' ? 'id of a tile of these rules' : `${name} ${texts ? texts.join(' ') : `${low}..${high}`}`;
  return parts
    .map((part) =>
      part === SQUARE ? '{square}' : typeof part === 'string' ? part : `{${isSegment(part) ? part.name : field(part)}}`,
    )
    .join('');
}
function expected(token: string, codec: Codec, sorts: readonly Sort[], [, square, sign]: RegExpExecArray): string {
  const near = sorts.filter(({ parts }) => parts.every((part) => typeof part !== 'string' || token.includes(part)));
  const forms = (near.length > 0 ? near : sorts).map(describe);
  if (square !== undefined)
    return forms.length > 0 ? `${forms.join(' or ')}, and nothing after it` : `one of ${codec.signs(true)} after the square`;
  if (forms.length === 0) forms.push(`one of ${codec.signs(false)}`);
  if (sorts.length === 0 || sign === '-') forms.push('a square "x,y" and what happens there');
  return forms.join(' or ');
}
