/** Writing and taking apart the text tokens of moves. */
import { PAIRS } from '../../src/types.js';
import type { Pair, SegmentKind } from '../../src/types.js';
import type { Figure } from './kinds.js';
import { type Board, segmentAt, spotsOf } from './board.js';
import type { Spot, Square } from './board.js';

const KIND_LETTERS: Readonly<Record<SegmentKind, string>> = {
  road: 'r',
  city: 'c',
  field: 'f',
  monastery: 'm',
  garden: 'g',
  cathedral: 'k',
};
const FIGURE_LETTERS: Readonly<Record<Figure, string>> = {
  normal: 'n',
  large: 'l',
  mayor: 'm',
  wagon: 'w',
  abbot: 'a',
  builder: 'b',
  pig: 'p',
  barn: 'h',
  phantom: 'f',
};

export const PASS = '-';

export const squareToken = (square: Square): string => `${square.x},${square.y}`;
export const figureLetter = (figure: Figure): string => FIGURE_LETTERS[figure];

export function figureOf(letter: string): Figure {
  const found = (Object.keys(FIGURE_LETTERS) as Figure[]).find((figure) => FIGURE_LETTERS[figure] === letter);
  if (!found) throw new Error(`no figure ${letter}`);
  return found;
}

/** Letter and index of a segment among its kind on the tile: `r0`, `c1`, `m0`. */
export function segmentName(board: Board, spot: Spot): string {
  const segment = segmentAt(board, spot);
  return `${KIND_LETTERS[segment.kind]}${segment.index}`;
}

export const spotToken = (board: Board, spot: Spot): string => `${squareToken(spot)}:${segmentName(board, spot)}`;
/** A piece by its place: a segment, or the top of a tower. */
export const pieceToken = (board: Board, place: Spot): string =>
  place.slot < 0 ? `${squareToken(place)}:t` : spotToken(board, place);
export const deployToken = (board: Board, spot: Spot, figure: Figure): string =>
  `${spotToken(board, spot)}+${figureLetter(figure)}`;

/** Parts of a token: square, what follows it. `text` is the whole rest, e.g. `:r0+n`, `@2`, `~NS`. */
export interface TokenParts extends Square {
  readonly text: string;
}

export function splitToken(token: string): TokenParts {
  const match = /^(-?\d+),(-?\d+)(.*)$/.exec(token);
  if (!match) throw new Error(`not a square: ${token}`);
  return { x: Number(match[1]), y: Number(match[2]), text: match[3] ?? '' };
}

/** The segment named at the beginning of `:r0+n` and what follows the name. */
export function readSpot(board: Board, parts: TokenParts): { spot: Spot; rest: string } {
  const match = /^:([a-z]\d*)(.*)$/.exec(parts.text);
  const tile = board.at(parts.x, parts.y);
  const spot = tile && spotsOf(tile).find((other) => segmentName(board, other) === match?.[1]);
  if (!match || !spot) throw new Error(`no such segment: ${parts.text}`);
  return { spot, rest: match[2] ?? '' };
}

export function readPair(text: string): Pair {
  const pair = PAIRS.find((other) => other === text);
  if (!pair) throw new Error(`no pair ${text}`);
  return pair;
}
