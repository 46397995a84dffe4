/** Why a move is not legal, in one line, and the legal moves nearest to it. */
import { HighwaymanError } from './errors.js';
import type { GameView } from './game-view.js';
import { isObject } from './guard.js';
import type { Codec } from './notation/codec.js';
import { sortOf, xOf, yOf } from './notation/word.js';

/** Moves that are listed. */
const LISTED = 5;

/** What is asked of the game that refuses; `Game` has it. */
type Refusing = Pick<GameView, 'phase' | 'isOver' | 'actor' | 'legalTokens' | 'tileAt' | 'openSquares'>;

/** The square of a token, if it has one, and the sign that tells its sort; abbeys have one of their own. */
function partsOf(token: string): { square: string; x: number; y: number; sign: string } {
  const [, square = '', x = 0, y = 0, sign = ''] = /^((-?\d+),(-?\d+))?(@A|.?)/.exec(token) as RegExpExecArray;
  return { square, x: Number(x), y: Number(y), sign };
}

/**
 * ERR_MOVE that says why, with the nearest of the legal moves; ERR_NOTATION for a text of which no sort of move has the sign.
 * @param packed the move as a word, where it is no text
 */
export function illegalMove(game: Refusing, codec: Codec, move: unknown, packed: number): HighwaymanError {
  const text = typeof move === 'string' ? move : beginningOf(codec, move, packed);
  const { sign } = partsOf(text ?? '');
  const known = codec.shapes.some(({ before }) => before.charAt(0) === sign.charAt(0));
  const code = typeof move === 'string' && !known ? 'ERR_NOTATION' : 'ERR_MOVE';
  return new HighwaymanError(code, 'move', move, expectation(game, text));
}

/** How the text of a move begins, as far as its square and its sort. */
function beginningOf(codec: Codec, move: unknown, packed: number): string | undefined {
  if (!isObject(move)) {
    const shape = packed <= 0xffffffff ? codec.shape(sortOf(packed)) : undefined;
    return shape && `${shape.row.square ? `${xOf(packed)},${yOf(packed)}` : ''}${shape.before}`;
  }
  const flagged = Object.values(move).includes(true);
  const shape = codec.shapes.find(({ row }) => row.type === move['type'] && (row.fixed !== undefined) === flagged);
  const at = [move['x'], move['y']];
  if (!shape || (shape.row.square && !at.every(Number.isInteger))) return undefined;
  return `${shape.row.square ? at : ''}${shape.before}`;
}

function expectation(game: Refusing, text: string | undefined): string {
  if (game.isOver) return 'no more moves: the game is over';
  const tokens = game.legalTokens();
  const { square, x, y, sign } = partsOf(text ?? '');
  const same = tokens.filter((token) => partsOf(token).sign === sign);
  const reason = (): string => {
    if (text === undefined) return 'a packed move, a token or a move object';
    if (same.length === 0) return `what phase ${game.phase}${game.actor < 0 ? ' (chance)' : ''} asks for`;
    const there = same.filter((token) => partsOf(token).square === square);
    switch (sign) {
      case '@':
        if (game.tileAt(x, y)) return `an empty square, ${square} holds a tile`;
        if (there.length > 0)
          return `a rotation in which the tile fits at ${square}: ${there.map((token) => token.slice(-1)).join(', ')}`;
        return `a square ${game.openSquares().some((one) => one.x === x && one.y === y) ? 'where the tile fits' : 'beside a tile'}, not ${square}`;
      case '@A':
        return 'a hole with tiles on all four sides';
      case '?':
        return 'a tile that is left in the bag';
      case ':':
        return game.tileAt(x, y) ? 'a segment and a figure that are free now' : `a square with a tile, not ${square}`;
    }
    return `a legal move of phase ${game.phase}`;
  };
  // those of the same sort first, then by the distance of their squares
  const far = (token: string): number => {
    const other = partsOf(token);
    return text === undefined ? 0 : (other.sign === sign ? 0 : 10_000) + Math.abs(other.x - x) + Math.abs(other.y - y);
  };
  const near = tokens.map((token) => [far(token), token] as const).sort((a, b) => a[0] - b[0]);
  const listed = near.slice(0, LISTED).map(([, token]) => token);
  return `${reason()}; near ones of ${tokens.length} legal: ${listed.join('  ')}`;
}
