/** Packed moves from outside: every bit is looked at, see the layout in ./packed.ts. */
import { needFunction, needRules } from '../guard.js';
import { PAIRS } from '../types.js';
import type { Move, Rules } from '../types.js';
import { BARN, COORDINATE_MASK, FLIERS, KIND_SHIFT, MAX_SEGMENTS, MOVE_KIND, moveOf, refuse, SENDABLE, SLOT_SHIFT, X_SHIFT, Y_SHIFT } from './packed.js';
import type { KindAt } from './squares.js';
import { tokenOf } from './token.js';

/**
 * The move of a packed word; the inverse of `pack`.
 * @throws ERR_MOVE when the number is no u32 of the layout, a field is out of range or an unused field is not 0.
 */
export function unpack(rules: Rules, packed: number): Move {
  needRules(rules);
  if (!Number.isInteger(packed) || packed < 0 || packed > 0x7fffffff) refuse('packed', packed, 'an integer 0..2147483647');
  const y = (packed >>> Y_SHIFT) & COORDINATE_MASK;
  const x = (packed >>> X_SHIFT) & COORDINATE_MASK;
  const slot = (packed >>> SLOT_SHIFT) & 15;
  const arg = packed & 7;
  const need = (holds: boolean, expected: string): void => {
    if (!holds) refuse('packed', packed, expected);
  };
  const noSquare = (): void => need(x === 0 && y === 0, 'no square (bits 7..26) for this kind');
  const noSlot = (): void => need(slot === 0, 'slot 0 (bits 3..6) for this kind');
  const noArg = (): void => need(arg === 0, 'arg 0 (bits 0..2) for this kind');
  const slotBelow = (limit: number): void => need(slot < limit, `a slot (bits 3..6) below ${limit}`);
  const figureIn = (allowed: readonly number[]): void => need(allowed.includes(arg), `a figure (bits 0..2) among ${allowed.join(', ')}`);
  const magic = (): void => need(arg < 2, 'arg (bits 0..2) 0 mage or 1 witch');
  switch (packed >>> KIND_SHIFT) {
    case MOVE_KIND.pass:
      noSquare(), noSlot(), noArg();
      break;
    case MOVE_KIND.draw:
      noSlot(), noArg();
      need(y === 0 && x < rules.kinds.length, `a tile kind (bits 7..16) below ${rules.kinds.length}`);
      break;
    case MOVE_KIND.place:
      noArg(), slotBelow(4);
      break;
    case MOVE_KIND.abbey:
    case MOVE_KIND.recall:
      noSlot(), noArg();
      break;
    case MOVE_KIND.deploy:
      slotBelow(MAX_SEGMENTS), figureIn([0, 1, 2, 3, 4, 5, 6]);
      break;
    case MOVE_KIND.barn:
      figureIn([BARN]), slotBelow(4);
      break;
    case MOVE_KIND.fly:
      noSquare(), noSlot(), figureIn(FLIERS);
      break;
    case MOVE_KIND.roll:
      noSquare(), noArg();
      need(slot >= 1 && slot <= 3, 'a face (bits 3..6) 1..3');
      break;
    case MOVE_KIND.ferry:
    case MOVE_KIND.pivot:
      noArg(), slotBelow(PAIRS.length);
      break;
    case MOVE_KIND.magic:
      magic(), slotBelow(MAX_SEGMENTS);
      break;
    case MOVE_KIND.unmagic:
      noSquare(), noSlot(), magic();
      break;
    case MOVE_KIND.wagon:
      noArg(), slotBelow(MAX_SEGMENTS);
      break;
    case MOVE_KIND.send:
      figureIn(SENDABLE);
      break;
    default:
      need((slot === 0 && arg === 0) || (slot === 1 && y === 0 && x <= 2), 'a treat (slot 0, arg 0) or a chip (slot 1, y 0, colour 0..2)');
  }
  return moveOf(rules, packed);
}

/** Token of a packed move. @throws ERR_MOVE */
export function formatPacked(rules: Rules, packed: number, kindAt: KindAt): string {
  unpack(rules, packed);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return tokenOf(rules, packed, kindAt);
}
