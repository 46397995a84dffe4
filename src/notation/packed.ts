/**
 * Moves as packed words, from the table of moves (./codec.ts). What a move does not use is 0 and `unpack` insists on it: there
 * is one word for a move and one move for a word.
 *
 * `x` and `y` are the low ten bits of the coordinate in two's complement: -512..511. A game holds at most 1,022 tiles, joined
 * side to side; two squares that differ by 1,024 in a coordinate can not both be met, so the ten bits name one square.
 */
import { VERBS } from '../generated/verbs.js';
import { needRules } from '../guard.js';
import type { Move, MoveType, Rules } from '../types.js';
import { codecOf, type Sort } from './codec.js';
import { coordinateIn, numberIn, numberOf, refuse, meaningOf } from './fields.js';
import { sortOf, wordOf, xOf, yOf } from './word.js';

/** Every `type` of a move, those of expansions with an entry of their own aside. */
export const MOVE_TYPES: readonly MoveType[] = /* @__PURE__ */ [
  ...new Set(/* @__PURE__ */ VERBS.map(({ type }) => type as MoveType)),
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Packs a move. Looks at the shape only, not at a position: the move need not be legal.
 * @throws ERR_MOVE when a field is missing, out of range or, for `draw`, not a tile of these rules.
 */
export function pack(rules: Rules, move: Move): number {
  needRules(rules);
  if (typeof move !== 'object' || move === null) refuse('move', move, 'a move object');
  const { types } = codecOf(rules);
  const fields = move as unknown as Fields;
  const sorts = types.get(move.type) ?? refuse('move.type', move.type, `one of ${[...types.keys()].join(', ')}`);
  const { row, slot, x, each } = sorts.length === 1 ? (sorts[0] as Sort) : choose(rules, sorts, fields);
  let verb = row.verb;
  for (const field of each) verb += numberIn(rules, field, fields) * field.stride;
  if (row.fixed) checkFixed(row.fixed, fields);
  const number = slot ? numberIn(rules, slot, fields) : 0;
  if (row.square) return wordOf(verb, coordinateIn(fields, 'x'), coordinateIn(fields, 'y'), number);
  return wordOf(verb, x ? numberIn(rules, x, fields) : 0, 0, number);
}

/** Of sorts that share a type, the first whose flags and numbered fields are those of the move; else the one that comes nearest. */
function choose(rules: Rules, sorts: readonly Sort[], move: Fields): Sort {
  let nearest: Sort | undefined;
  for (const sort of sorts) {
    if (sort.flags.length > 0 && !sort.flags.every((flag) => move[flag])) continue;
    if (sort.each.length === 0 || sort.each.every((field) => numberOf(rules, field, move[field.key]) >= 0)) return sort;
    nearest ??= sort;
  }
  return nearest ?? (sorts[0] as Sort);
}
function checkFixed(fixed: Fields, move: Fields): void {
  for (const key of Object.keys(fixed)) {
    const value = fixed[key];
    if (typeof value !== 'boolean' && move[key] !== value)
      refuse(`move.${key}`, move[key], `${value}, as ${JSON.stringify(fixed)}`);
  }
}

/**
 * The move of a word that `pack` or the core has made; the inverse of `pack`. For words from elsewhere there is `unpack`
 * (./unpack.ts), which looks at every bit.
 */
export function moveOf(rules: Rules, packed: number): Move {
  const { square, type, keys, values, open } = codecOf(rules).shape(sortOf(packed));
  const move: Record<string, unknown> = square ? { type, x: xOf(packed), y: yOf(packed) } : { type };
  if (open && !square) move[open.key] = meaningOf(rules, open, xOf(packed) & 1023);
  for (let i = 0; i < keys.length; i++) move[keys[i] as string] = values[i];
  return move as unknown as Move;
}
