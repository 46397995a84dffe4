/** The fairy (FAIRY-1..22): beside one meeple, or by option on a tile. */
import { sameSquare } from '../board.js';
import type { Square } from '../board.js';
import { isMeeple, meeplesOn } from '../figures.js';
import { FIGURES } from '../kinds.js';
import { clockwise, pay } from '../state.js';
import type { Piece, State } from '../state.js';
import { figureLetter, pieceToken, splitToken, squareToken } from '../tokens.js';
import { isOn, word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

/** Her square and, if she stands beside one, her meeple. A meeple that has left the board is beside her no more (FAIRY-7). */
interface Place extends Square {
  readonly beside: Piece | null;
}
export const fairyPlace = new Slice<Place | null>('game', () => null);
/** Who laid the last tile of the bag: at the end the order begins there (FAIRY-20). */
const lastPlayer = new Slice('game', (state) => state.turnPlayer);
/** The point of this turn was given, as a position says; a turn has a tile, the next one a point of its own (FAIRY-10). */
export const fairyPaid = new Slice('game', () => false);
export const fairyAt = (state: State): Square | null => fairyPlace.get(state);

const onTile = (state: State): boolean => word(state.rules.config, 'fairyPlacement') === 'onTile';

/** Meeples that profit from her. */
function friends(state: State): readonly Piece[] {
  const place = fairyPlace.get(state);
  if (!place) return [];
  if (onTile(state)) return state.pieces.filter((piece) => isMeeple(piece.figure) && sameSquare(piece, place));
  return state.pieces.filter((piece) => piece === place.beside);
}

function give(state: State, { player, x, y, slot }: Piece, points: number, final: boolean): void {
  pay(state, { player, points, kind: 'fairy', x, y, segment: slot, final });
}

/** Own meeples that she may be moved to (FAIRY-4..6). */
const targets = (state: State): Piece[] =>
  state.pieces.filter((piece) => {
    const place = fairyPlace.get(state);
    if (piece.player !== state.turnPlayer || !isMeeple(piece.figure)) return false;
    return onTile(state) ? !(place && sameSquare(place, piece)) : place?.beside !== piece;
  });

const tokenOf = (state: State, piece: Piece): string =>
  onTile(state) ? `${squareToken(piece)}!F` : `${pieceToken(state.board, piece)}!${figureLetter(piece.figure)}`;

export const fairy: ModelFamily = {
  id: 'fairy',
  turnStarts(state) {
    if (fairyPaid.get(state)) return;
    fairyPaid.set(state, true);
    for (const piece of friends(state)) if (piece.player === state.turnPlayer) give(state, piece, 1, false); // FAIRY-10, FAIRY-20
  },
  actions: {
    options: (state) => (isOn(state.rules.config.modules, 'fairy') ? targets(state).map((piece) => tokenOf(state, piece)) : []),
    play(state, token) {
      const piece = targets(state).find((one) => tokenOf(state, one) === token);
      if (!piece || !isOn(state.rules.config.modules, 'fairy')) return false;
      const { x, y } = splitToken(token);
      fairyPlace.set(state, { x, y, beside: onTile(state) ? null : piece });
      return true;
    },
  },
  placed(state) {
    fairyPaid.set(state, false);
    if (!state.ending) lastPlayer.set(state, state.turnPlayer);
  },
  /** Of equal meeples on one segment those without her go first; beside nobody she stays where she is (FAIRY-7). */
  left(state, gone) {
    const place = fairyPlace.get(state);
    if (!place || place.beside !== gone) return;
    const equal = ({ player, figure, slot, ...at }: Piece): boolean =>
      player === gone.player && figure === gone.figure && slot === gone.slot && sameSquare(at, gone);
    fairyPlace.set(state, { x: place.x, y: place.y, beside: state.pieces.find(equal) ?? null });
  },
  /** FAIRY-12, FAIRY-13; on a tile the first meeple counted from the active player gets them (FAIRY-20). */
  scored(state, feature, final) {
    const order = clockwise(state, final ? lastPlayer.get(state) : state.turnPlayer);
    const [first] = friends(state)
      .filter((piece) => meeplesOn(state, feature).includes(piece))
      .sort((a, b) => order.indexOf(a.player) - order.indexOf(b.player) || FIGURES.indexOf(a.figure) - FIGURES.indexOf(b.figure));
    if (first) give(state, first, 3, final);
  },
};
