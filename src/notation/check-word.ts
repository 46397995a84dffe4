/** Whether a number is the word of a move: every bit is looked at. */
import type { Rules } from '../types.js';
import type { Codec } from './codec.js';
import { refuse } from './fields.js';
import { sortOf, xOf, yOf } from './word.js';

/** The number itself. @throws ERR_MOVE when it is no word of a move, a field is out of range or an unused field is not 0 */
export function checkWord(codec: Codec, rules: Rules, packed: number): number {
  if (!Number.isInteger(packed) || packed < 0 || packed > 0xffffffff) refuse('packed', packed, 'an integer 0..4294967295');
  const { row, x } = codec.shape(sortOf(packed)) ?? refuse('packed', packed, 'the word of a move of these rules');
  if (row.square) return packed;
  const most = x?.name === 'tile' ? rules.kinds.length : (x?.values.length ?? 1);
  if ((xOf(packed) & 1023) >= most)
    refuse('packed', packed, `a ${x?.name ?? '0'} below ${most} in the bits of x for ${row.type}`);
  if (yOf(packed) !== 0) refuse('packed', packed, `0 in the bits of y for ${row.type}`);
  return packed;
}
