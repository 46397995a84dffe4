/**
 * Moves as packed words, from the table of moves (./codec.ts). What a move does not use is 0 and `unpack` insists on it: there
 * is one word for a move and one move for a word.
 *
 * `x` and `y` are the low ten bits of the coordinate in two's complement: -512..511. A game holds at most 1,022 tiles, joined
 * side to side; two squares that differ by 1,024 in a coordinate can not both be met, so the ten bits name one square.
 */
import { needRules } from '../guard.js';
import type { Move, Rules, VerbRow } from '../types.js';
import { kindNumber } from '../rules/kind-of.js';
import type { Codec, Shape } from './codec.js';
import { codecOf } from './known.js';
import { isCoordinate, MAX_COORDINATE, MIN_COORDINATE, refuse } from './fields.js';
import { sortOf, wordOf, xOf, yOf } from './word.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Packs a move. Looks at the shape only, not at a position: the move need not be legal.
 * @throws ERR_MOVE when a field is missing, out of range or, for `draw`, not a tile of these rules.
 */
export function pack(rules: Rules, move: Move): number {
  needRules(rules);
  if (typeof move !== 'object' || move === null) refuse('move', move, 'a move object');
  const fields = move as unknown as Fields;
  const codec = codecOf(rules);
  const types = codec.shapes.filter(({ row }) => row.type === move.type);
  if (types.length === 0)
    oneOf(
      'type',
      move.type,
      codec.shapes.map(({ row }) => row.type),
    );
  // those with flags stand for moves that have them all, the others for moves without
  const flagged = (yes: boolean) =>
    types.filter(({ row }) => (row.fixed !== undefined) === yes && flagsOf(row).every((flag) => fields[flag]));
  let shapes = flagged(true);
  if (shapes.length === 0) shapes = flagged(false);
  for (const key of Object.keys((shapes[0] as Shape).fields)) {
    const fit = shapes.filter((shape) => shape.fields[key] === fields[key] || (fields[key] && shape.fields[key] === true));
    if (fit.length === 0)
      oneOf(
        key,
        fields[key],
        shapes.map((shape) => shape.fields[key]),
      );
    shapes = fit;
  }
  const { index, row, x } = shapes[0] as Shape;
  if (row.square) return wordOf(index >> 4, coordinate(fields, 'x'), coordinate(fields, 'y'), index & 15);
  if (!x) return wordOf(index >> 4, 0, 0, index & 15);
  const value = fields[x.key];
  const number = x.name === 'tile' ? kindNumber(rules, value as string) : x.values.indexOf(value as number);
  if (number < 0)
    refuse(`move.${x.key}`, value, x.name === 'tile' ? 'the id of a tile of these rules' : `one of ${x.values.join(', ')}`);
  return wordOf(index >> 4, number, 0, index & 15);
}
const flagsOf = ({ fixed = {} }: VerbRow): string[] => Object.keys(fixed).filter((key) => fixed[key] === true);

function oneOf(key: string, value: unknown, values: readonly unknown[]): never {
  refuse(`move.${key}`, value, `one of ${[...new Set(values)].join(', ')}`);
}
/** Coordinate of a move's square. @throws ERR_MOVE */
function coordinate(move: Fields, key: 'x' | 'y'): number {
  const value = move[key];
  return isCoordinate(value) ? value : refuse(`move.${key}`, value, `an integer ${MIN_COORDINATE}..${MAX_COORDINATE}`);
}

/**
 * The move of a word that `pack` or the core has made; the inverse of `pack`. For words from elsewhere there is `unpack`
 * (./unpack.ts), which looks at every bit.
 */
export function moveOf(codec: Codec, rules: Rules, packed: number): Move {
  const { row, fields, x } = codec.shape(sortOf(packed)) as Shape;
  const { type } = row;
  const number = xOf(packed) & 1023;
  const move = row.square
    ? { type, x: xOf(packed), y: yOf(packed), ...fields }
    : x
      ? { type, [x.key]: x.name === 'tile' ? rules.kinds[number]?.id : x.values[number], ...fields }
      : { type, ...fields };
  return move as unknown as Move;
}
