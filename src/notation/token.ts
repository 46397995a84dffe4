/**
 * Moves as short text without spaces, the same in game records, saved games, position texts and on the command line. The forms
 * stand in the table of moves (./codec.ts; `npm run generate` prints them), e.g.
 *
 *   -               pass: draw instead of placing an abbey, no figure, no (further) pivot, wagon goes home
 *   ?base-D         this tile is drawn             *2            the flying machine's die shows 2
 *   $o2             chip: colour o, b or p, value  3,-1$         treat
 *   3,-1@2          place, two quarter turns       3,-1@A        place the own abbey
 *   3,-1:r0+n       figure on a segment            3,-1:b2+h     barn on a corner (0 NE, 1 SE, 2 SW, 3 NW)
 *   3,-1^           take the abbot back            /n            a figure flies
 *   3,-1~NS         lay the ferry                  3,-1%NS       pivot a ferry
 *   3,-1:r0+M       mage to a segment (W witch)    -M            take the mage off
 *   3,-1:r0>w       wagon moves there              3,-1:r0>n2    figure goes to quarter 2 of Leipzig
 *
 * Segments: r road, c city, f field, m monastery or abbey, g garden, k German cathedral, and the index among its kind on the tile.
 * Figures: n normal, l large, m mayor, w wagon, a abbot, b builder, p pig, h barn, f phantom; M mage, W witch.
 * There is exactly one token for a move: numbers have no leading zeros, no plus sign, no "-0".
 */
import { needFunction } from '../guard.js';
import { FIGURES } from '../types.js';
import type { Figure, Move, Rules } from '../types.js';
import type { Codec, Shape } from './codec.js';
import { codecOf } from './known.js';
import { refuse } from './fields.js';
import { sortOf, xOf, yOf } from './word.js';
import { moveOf, pack } from './packed.js';
import { segmentName } from './squares.js';
import type { KindAt } from './squares.js';

/** Letter of each figure, by figure number. */
export const FIGURE_LETTERS = 'nlmwabphf';

export function figureLetter(figure: Figure): string {
  return FIGURE_LETTERS.charAt(FIGURES.indexOf(figure));
}

/** Figure of a letter, undefined for any other text. */
export function figureOfLetter(letter: string): Figure | undefined {
  return letter.length === 1 ? FIGURES[FIGURE_LETTERS.indexOf(letter)] : undefined;
}

/**
 * Text token of a move. `kindAt` is asked only for the square of a move that names a segment.
 * @throws ERR_MOVE when the move is malformed, or names a segment that its tile does not have.
 */
export function formatMove(rules: Rules, move: Move, kindAt: KindAt): string {
  const packed = pack(rules, move);
  needFunction(kindAt, 'kindAt', 'a function from a square to the tile kind there');
  return tokenOf(codecOf(rules), rules, packed, kindAt);
}

/** Token of a packed move of the core. @throws ERR_MOVE when it names a segment that its tile does not have */
export function tokenOf(codec: Codec, rules: Rules, packed: number, kindAt: KindAt): string {
  const { row, index, open, before, after } = codec.shape(sortOf(packed)) as Shape;
  const [x, y] = [xOf(packed), yOf(packed)];
  if (!row.square) return before + (open?.name === 'tile' ? rules.kinds[x & 1023]?.id : (open?.texts[x] ?? '')) + after;
  const text = `${x},${y}${before}`;
  if (!open) return text;
  const tile = kindAt(x, y) ?? refuse('move', moveOf(codec, rules, packed), `a square with a tile, not ${x},${y}`);
  const slot = index & 15;
  const name = segmentName(tile, slot) ?? refuse('move.segment', slot, `0..${tile.segments.length - 1} on tile ${tile.id}`);
  return text + name + after;
}
