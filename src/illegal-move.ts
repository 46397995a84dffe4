/** Why a move is not legal, in one line, and the legal moves nearest to it. */
import { HighwaymanError } from './errors.js';
import type { GameView } from './game-view.js';
import { COORDINATE_MASK, KIND_SHIFT, MOVE_KIND, SLOT_SHIFT, X_SHIFT, Y_SHIFT } from './notation/packed.js';

/** Moves that are listed. */
const LISTED = 5;
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** What is asked of the game that refuses; `Game` has it. */
type Refusing = Pick<GameView, 'phase' | 'isOver' | 'actor' | 'legalPacked' | 'legalTokens' | 'tileAt' | 'supply'>;

const kindOf = (packed: number): number => packed >>> KIND_SHIFT;
const squareOf = (packed: number): [x: number, y: number] => [coordinate(packed >>> X_SHIFT), coordinate(packed >>> Y_SHIFT)];
const coordinate = (bits: number): number => ((bits & COORDINATE_MASK) << 22) >> 22;

/** ERR_MOVE that says why, with the nearest of the legal moves. */
export function illegalMove(game: Refusing, move: unknown, packed: number): HighwaymanError {
  return new HighwaymanError('ERR_MOVE', 'move', move, expectation(game, packed));
}

function expectation(game: Refusing, packed: number): string {
  if (game.isOver) return 'no more moves: the game is over';
  if (!Number.isInteger(packed) || packed < 0 || packed > 0x7fffffff) return `a packed move, a token or a move object; ${nearMoves(game, -1)}`;
  return `${reason(game, packed)}; ${nearMoves(game, packed)}`;
}

function reason(game: Refusing, packed: number): string {
  const kind = kindOf(packed);
  const legal = Array.from(game.legalPacked());
  if (!legal.some((one) => kindOf(one) === kind)) return `what phase ${game.phase}${game.actor < 0 ? ' (chance)' : ''} asks for`;
  const [x, y] = squareOf(packed);
  switch (kind) {
    case MOVE_KIND.place:
      return placeReason(game, legal, packed, x, y);
    case MOVE_KIND.abbey:
      return 'a hole with tiles on all four sides';
    case MOVE_KIND.draw:
      return 'a tile that is left in the bag';
    case MOVE_KIND.deploy:
    case MOVE_KIND.magic:
    case MOVE_KIND.wagon:
    case MOVE_KIND.send:
    case MOVE_KIND.barn:
      return game.tileAt(x, y) ? 'a segment and a figure that are free now' : `a square with a tile, not ${x},${y}`;
    default:
      return `one of the legal moves of phase ${game.phase}`;
  }
}

function placeReason(game: Refusing, legal: readonly number[], packed: number, x: number, y: number): string {
  if (game.tileAt(x, y)) return `an empty square, ${x},${y} holds a tile`;
  const rotations = legal.filter((one) => one >>> X_SHIFT === packed >>> X_SHIFT).map((one) => (one >>> SLOT_SHIFT) & 15);
  if (rotations.length > 0) return `a rotation in which the tile fits at ${x},${y}: ${rotations.join(', ')}`;
  if (SIDES.every(([dx, dy]) => game.tileAt(x + dx, y + dy) === null)) return `a square beside a tile, not ${x},${y}`;
  return `a square where the tile fits, not ${x},${y}`;
}

/** Those of the same kind first, then by the distance of their squares. */
function nearMoves(game: Refusing, packed: number): string {
  const tokens = game.legalTokens();
  const legal = Array.from(game.legalPacked());
  const [x, y] = squareOf(packed);
  const far = (one: number): number => {
    const [x1, y1] = squareOf(one);
    return (kindOf(one) === kindOf(packed) ? 0 : 10_000) + Math.abs(x1 - x) + Math.abs(y1 - y);
  };
  const order = legal.map((one, i) => ({ i, far: packed < 0 ? i : far(one) })).sort((a, b) => a.far - b.far || a.i - b.i);
  const near = order.slice(0, LISTED).map(({ i }) => tokens[i]);
  return `near ones of ${legal.length} legal: ${near.join('  ')}`;
}
