/** Packed moves from outside: every bit is looked at. */
import { needFunction, needRules } from '../guard.js';
import type { Move, Rules } from '../types.js';
import { codecOf } from './codec.js';
import { type Field, refuse } from './fields.js';
import { sortOf, xOf, yOf } from './word.js';
import { moveOf } from './packed.js';
import type { KindAt } from './squares.js';
import { tokenOf } from './token.js';

/**
 * The move of a packed word; the inverse of `pack`.
 * @throws ERR_MOVE when the number is no word of a move, a field is out of range or an unused field is not 0.
 */
export function unpack(rules: Rules, packed: number): Move {
  needRules(rules);
  if (!Number.isInteger(packed) || packed < 0 || packed > 0xffffffff) refuse('packed', packed, 'an integer 0..4294967295');
  const index = sortOf(packed);
  const sort = codecOf(rules).sort(index >> 4) ?? refuse('packed', packed, 'the word of a move of these rules');
  const { row, slot, x } = sort;
  const what = `for ${row.type}`;
  const need = (field: Field | null, number: number, name: string): void => {
    const high = field?.name === 'tile' ? rules.kinds.length - 1 : (field?.high ?? 0);
    const low = field?.low ?? 0;
    if (number < low || number > high)
      refuse(
        'packed',
        packed,
        field ? `a ${field.name} ${low}..${high} in the bits of ${name} ${what}` : `0 in the bits of ${name} ${what}`,
      );
  };
  need(slot, index & 15, 'slot');
  if (!row.square) {
    need(x, xOf(packed) & 1023, 'x');
    need(null, yOf(packed), 'y');
  }
  return moveOf(rules, packed);
}

/** Token of a packed move. @throws ERR_MOVE */
export function formatPacked(rules: Rules, packed: number, kindAt: KindAt): string {
  unpack(rules, packed);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return tokenOf(rules, packed, kindAt);
}
