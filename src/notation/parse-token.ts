/** Tokens read by the table of moves. */
import { HighwaymanError } from '../errors.js';
import { needFunction, needRules } from '../guard.js';
import { kindNumber } from '../rules/kind-of.js';
import type { Move, Rules, VerbRow } from '../types.js';
import { isSegment } from './codec.js';
import { codecOf } from './known.js';
import { isCoordinate, MAX_COORDINATE, MIN_COORDINATE } from './fields.js';
import { moveOf } from './packed.js';
import { type KindAt, segmentNames, segmentSlot } from './squares.js';
import { wordOf } from './word.js';

/** A square, if there is one, and what stands behind it. */
const TOKEN = /^(?:(-?\d+),(-?\d+))?(.*)$/s;

/** Coordinate of canonical digits, undefined for others or beyond the range. */
export function readCoordinate(text: string): number | undefined {
  const value = Number(text);
  return isCoordinate(value) && String(value) === text ? value : undefined;
}

/**
 * Reads one token; the inverse of `formatMove`. The move need not be legal.
 * @throws ERR_NOTATION; `expected` says what could have stood there.
 */
export function parseMove(rules: Rules, token: string, kindAt: KindAt): Move {
  const packed = packToken(rules, token, kindAt);
  return moveOf(codecOf(rules), rules, packed);
}

/** The same as a packed move. @throws ERR_NOTATION */
export function packToken(rules: Rules, token: string, kindAt: KindAt): number {
  const refuse = (expected: string): never => {
    throw new HighwaymanError('ERR_NOTATION', 'token', token, expected);
  };
  if (typeof token !== 'string') return refuse('a text token');
  needRules(rules);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  const [, xText, yText = '', text = ''] = TOKEN.exec(token) as RegExpExecArray;
  const square = xText !== undefined;
  const read = (coordinate: string): number =>
    readCoordinate(coordinate) ?? refuse(`coordinates ${MIN_COORDINATE}..${MAX_COORDINATE} without leading zeros`);
  const codec = codecOf(rules);
  for (const { row, index, open, before, after } of codec.shapes) {
    if ((row.square === true) !== square || !text.startsWith(before) || !text.endsWith(after)) continue;
    const name = text.slice(before.length, text.length - after.length);
    const slot = index & 15;
    if (!open) {
      if (name !== '' || text.length > before.length) continue;
      return square ? wordOf(index >> 4, read(xText), read(yText), slot) : wordOf(index >> 4, 0, 0, slot);
    }
    if (!isSegment(open)) {
      const number = open.name === 'tile' ? kindNumber(rules, name) : open.texts.indexOf(name);
      if (number >= 0) return wordOf(index >> 4, number, 0, slot);
      continue;
    }
    const [x, y] = [read(xText as string), read(yText)];
    const tile = kindAt(x, y) ?? refuse(`a square with a tile, not ${x},${y}`);
    const names = segmentNames(tile).filter(
      (_, i) => i < open.values.length && (open.name !== 'road' || tile.segments[i]?.kind === 'road'),
    );
    if (!names.includes(name)) refuse(`a ${open.name} of tile ${tile.id}: ${names.join(' ')}`);
    if (segmentSlot(tile, name) === slot) return wordOf(index >> 4, x, y, slot);
  }
  return refuse(
    expected(
      [...new Set(codec.rows)].filter((row) => row && (row.square === true) === square),
      square,
      text,
    ),
  );
}

/** The forms that begin like the text, e.g. `{square}@{rotation}`. */
function expected(rows: readonly VerbRow[], square: boolean, text: string): string {
  const sign = ({ token }: VerbRow): string => token.replace('{square}', '').charAt(0);
  const like = rows.filter((row) => text !== '' && sign(row) === text.charAt(0));
  const said =
    like.length > 0
      ? `${like.map(({ token }) => token.replace('{tile}', '{id of a tile}')).join(' or ')}, and nothing after it`
      : `one of ${[...new Set(rows.map(sign))].join(' ')}`;
  return square ? `${said}${like.length > 0 ? '' : ' after the square'}` : `${said}, or a square "x,y" and what happens there`;
}
