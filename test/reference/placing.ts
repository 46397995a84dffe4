/** Where tiles and abbeys may go (BASE-10..13, RIV-2, ABB-3). */
import type { TileKind } from '../../src/types.js';
import { type Board, opposite, SIDES } from './board.js';
import type { Square } from './board.js';
import { riverAllows } from './river.js';
import type { State } from './state.js';
import { kindOf } from './state.js';
import { squareToken } from './tokens.js';
import { turnedKind } from './turned.js';

const meets = (mine: string, other: string): boolean => mine === other || mine === 'A' || other === 'A';

/** Every shared side matches and at least one side is shared (BASE-10, BASE-11). */
export function fitsAt(board: Board, kind: TileKind, square: Square, rotation: number): boolean {
  if (board.at(square.x, square.y)) return false;
  let shared = 0;
  const { letters } = turnedKind(kind, rotation);
  for (const side of SIDES) {
    const letter = letters[side] ?? '';
    const printed = board.map?.printedAt(square, side) ?? '';
    if (printed !== '' && !meets(letter, printed)) return false; // MAP-13
    const other = board.neighbour(square, side);
    if (!other) continue;
    shared += 1;
    if (!meets(letter, other.turned.letters[opposite(side)] ?? '')) return false;
  }
  return shared > 0 || board.map !== null; // on a map the open squares are looked at before
}

/** Canonical rotations in which a kind may lie on an open square (BASE-12). */
function rotationsAt(state: State, kind: TileKind, square: Square): number[] {
  const { board, families } = state;
  if (families.some((family) => family.mayPlace?.(state, kind, square) === false)) return [];
  return [0, 1, 2, 3]
    .slice(0, kind.distinct)
    .filter(
      (rotation) => fitsAt(board, kind, square, rotation) && (kind.stage === 0 || riverAllows(board, kind, square, rotation)),
    );
}

/** Tokens of all placements of a kind. */
export function placeOptions(state: State, kindNumber: number): string[] {
  const kind = kindOf(state, kindNumber);
  return state.board
    .frontier()
    .flatMap((square) => rotationsAt(state, kind, square).map((rotation) => `${squareToken(square)}@${rotation}`));
}

/** Open squares, each with the copies left that fit it. */
export function openSquares(state: State): (Square & { fitting: number })[] {
  const { rules, bag } = state;
  return state.board
    .frontier()
    .map((square) => ({
      ...square,
      fitting: rules.kinds.reduce(
        (sum, kind, i) => sum + (bag[i] && rotationsAt(state, kind, square).length > 0 ? bag[i] : 0),
        0,
      ),
    }));
}

/** Empty squares whose four neighbours all hold tiles (ABB-3); by option borders do too (INT-5). */
export function holes(board: Board): Square[] {
  const border = (square: Square, side: number): boolean =>
    board.map?.options.abbeyAtBorder === true && board.isBorder(square, side);
  return board.frontier().filter((square) => SIDES.every((side) => board.neighbour(square, side) ?? border(square, side)));
}

export const abbeyOptions = (state: State): string[] =>
  holes(state.board)
    .filter((square) => rotationsAt(state, kindOf(state, state.rules.abbey), square).length > 0)
    .map((square) => `${squareToken(square)}@A`);
