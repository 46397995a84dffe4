/** Why a move is not legal, in one line, and the legal moves nearest to it. */
import { HighwaymanError } from './errors.js';
import type { GameView } from './game-view.js';
import { VERB } from './generated/verbs.js';
import { codecOf, type Sort } from './notation/codec.js';
import { sortOf, xOf, yOf } from './notation/word.js';

/** Moves that are listed. */
const LISTED = 5;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What is asked of the game that refuses; `Game` has it. */
type Refusing = Pick<GameView, 'rules' | 'phase' | 'isOver' | 'actor' | 'legalPacked' | 'legalTokens' | 'tileAt' | 'supply'>;

const kindOf = ({ rules }: Refusing, packed: number): Sort | undefined => codecOf(rules).sort(sortOf(packed) >> 4);

/** ERR_MOVE that says why, with the nearest of the legal moves. */
export function illegalMove(game: Refusing, move: unknown, packed: number): HighwaymanError {
  return new HighwaymanError('ERR_MOVE', 'move', move, expectation(game, packed));
}

function expectation(game: Refusing, packed: number): string {
  if (game.isOver) return 'no more moves: the game is over';
  if (!Number.isInteger(packed) || packed < 0 || packed > 0xffffffff)
    return `a packed move, a token or a move object; ${nearMoves(game, -1)}`;
  return `${reason(game, packed)}; ${nearMoves(game, packed)}`;
}

function reason(game: Refusing, packed: number): string {
  const kind = kindOf(game, packed);
  const legal = Array.from(game.legalPacked());
  if (!legal.some((one) => kindOf(game, one) === kind))
    return `what phase ${game.phase}${game.actor < 0 ? ' (chance)' : ''} asks for`;
  const [x, y] = [xOf(packed), yOf(packed)];
  switch (kind?.row.verb) {
    case VERB.place:
      return placeReason(game, legal, x, y);
    case VERB.abbey:
      return 'a hole with tiles on all four sides';
    case VERB.draw:
      return 'a tile that is left in the bag';
    default:
      if (kind?.slot?.key === 'segment' || kind?.row.verb === VERB.barn) {
        return game.tileAt(x, y) ? 'a segment and a figure that are free now' : `a square with a tile, not ${x},${y}`;
      }
      return `one of the legal moves of phase ${game.phase}`;
  }
}

function placeReason(game: Refusing, legal: readonly number[], x: number, y: number): string {
  if (game.tileAt(x, y)) return `an empty square, ${x},${y} holds a tile`;
  const rotations = legal.filter((one) => xOf(one) === x && yOf(one) === y).map((one) => sortOf(one) & 15);
  if (rotations.length > 0) return `a rotation in which the tile fits at ${x},${y}: ${rotations.join(', ')}`;
  if (SIDES.every(([dx, dy]) => game.tileAt(x + dx, y + dy) === null)) return `a square beside a tile, not ${x},${y}`;
  return `a square where the tile fits, not ${x},${y}`;
}

/** Those of the same kind first, then by the distance of their squares. */
function nearMoves(game: Refusing, packed: number): string {
  const tokens = game.legalTokens();
  const legal = Array.from(game.legalPacked());
  const far = (one: number): number =>
    (kindOf(game, one) === kindOf(game, packed) ? 0 : 10_000) +
    Math.abs(xOf(one) - xOf(packed)) +
    Math.abs(yOf(one) - yOf(packed));
  const order = legal.map((one, i) => ({ i, far: packed < 0 ? i : far(one) })).sort((a, b) => a.far - b.far || a.i - b.i);
  const near = order.slice(0, LISTED).map(({ i }) => tokens[i]);
  return `near ones of ${legal.length} legal: ${near.join('  ')}`;
}
