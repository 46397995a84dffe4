/** Why a move is not legal, in one line, and the legal moves nearest to it. */
import { HighwaymanError } from './errors.js';
import type { GameView } from './game-view.js';
import { codecOf } from './notation/codec.js';
import { sortOf, xOf, yOf } from './notation/word.js';

/** Moves that are listed. */
const LISTED = 5;

/** What is asked of the game that refuses; `Game` has it. */
type Refusing = Pick<GameView, 'rules' | 'phase' | 'isOver' | 'actor' | 'legalPacked' | 'legalTokens' | 'tileAt' | 'openSquares'>;

/** ERR_MOVE that says why, with the nearest of the legal moves. */
export function illegalMove(game: Refusing, move: unknown, packed: number): HighwaymanError {
  return new HighwaymanError('ERR_MOVE', 'move', move, expectation(game, packed));
}

function expectation(game: Refusing, packed: number): string {
  if (game.isOver) return 'no more moves: the game is over';
  const tokens = game.legalTokens();
  const legal = Array.from(game.legalPacked());
  const kindOf = (one: number) => codecOf(game.rules).rows[one >>> 24];
  const given = Number.isInteger(packed) && packed >= 0 && packed <= 0xffffffff;
  const [x, y] = [xOf(packed), yOf(packed)];
  const kind = kindOf(packed);
  const same = legal.filter((one) => kindOf(one) === kind);
  const there = same.filter((one) => xOf(one) === x && yOf(one) === y);

  const reason = (): string => {
    if (same.length === 0) return `what phase ${game.phase}${game.actor < 0 ? ' (chance)' : ''} asks for`;
    const square = `${x},${y}`;
    const laid = game.tileAt(x, y);
    switch (kind?.fixed ? 'abbey' : kind?.type) {
      case 'place':
        if (laid) return `an empty square, ${square} holds a tile`;
        if (there.length > 0)
          return `a rotation in which the tile fits at ${square}: ${there.map((one) => sortOf(one) & 15).join(', ')}`;
        return `a square ${game.openSquares().some((one) => one.x === x && one.y === y) ? 'where the tile fits' : 'beside a tile'}, not ${square}`;
      case 'abbey':
        return 'a hole with tiles on all four sides';
      case 'draw':
        return 'a tile that is left in the bag';
    }
    if (kind?.slot !== 'segment' && kind?.type !== 'barn') return `a legal move of phase ${game.phase}`;
    return laid ? 'a segment and a figure that are free now' : `a square with a tile, not ${square}`;
  };
  // those of the same kind first, then by the distance of their squares
  const far = (one: number): number =>
    given ? (kindOf(one) === kind ? 0 : 10_000) + Math.abs(xOf(one) - x) + Math.abs(yOf(one) - y) : 0;
  const order = legal.map((one, i) => [far(one), i] as const).sort((a, b) => a[0] - b[0]);
  const near = order.slice(0, LISTED).map(([, i]) => tokens[i]);
  return `${given ? reason() : 'a packed move, a token or a move object'}; near ones of ${legal.length} legal: ${near.join('  ')}`;
}
