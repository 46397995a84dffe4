/** Packed moves from outside: every bit is looked at. */
import { needFunction, needRules } from '../guard.js';
import type { Move, Rules } from '../types.js';
import { codecOf } from './known.js';
import { refuse } from './fields.js';
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
  const codec = codecOf(rules);
  const shape = codec.shape(sortOf(packed)) ?? refuse('packed', packed, 'the word of a move of these rules');
  const { row, x } = shape;
  if (row.square) return moveOf(codec, rules, packed);
  const most = x?.name === 'tile' ? rules.kinds.length : (x?.values.length ?? 1);
  if ((xOf(packed) & 1023) >= most)
    refuse('packed', packed, `a ${x?.name ?? '0'} below ${most} in the bits of x for ${row.type}`);
  if (yOf(packed) !== 0) refuse('packed', packed, `0 in the bits of y for ${row.type}`);
  return moveOf(codec, rules, packed);
}

/** Token of a packed move. @throws ERR_MOVE */
export function formatPacked(rules: Rules, packed: number, kindAt: KindAt): string {
  unpack(rules, packed);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return tokenOf(codecOf(rules), rules, packed, kindAt);
}
