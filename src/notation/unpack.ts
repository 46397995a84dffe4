/** Packed moves from outside: every bit is looked at. */
import { needFunction, needRules } from '../guard.js';
import type { Move, Rules } from '../types.js';
import { codecOf } from './known.js';
import { checkWord } from './check-word.js';
import { moveOf } from './packed.js';
import type { KindAt } from './squares.js';
import { tokenOf } from './token.js';

/**
 * The move of a packed word; the inverse of `pack`.
 * @throws ERR_MOVE when the number is no word of a move, a field is out of range or an unused field is not 0.
 */
export function unpack(rules: Rules, packed: number): Move {
  needRules(rules);
  return moveOf(codecOf(rules), rules, checkWord(codecOf(rules), rules, packed));
}

/** Token of a packed move. @throws ERR_MOVE */
export function formatPacked(rules: Rules, packed: number, kindAt: KindAt): string {
  needRules(rules);
  checkWord(codecOf(rules), rules, packed);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return tokenOf(codecOf(rules), rules, packed, kindAt);
}
