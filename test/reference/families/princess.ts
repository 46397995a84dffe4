/** The princess (PRIN-1..10): a knight of the city that she comes to may, or has to, go home. */
import { featureOf } from '../features.js';
import { meeplesOn, takeOff } from '../figures.js';
import { placedTile } from '../state.js';
import type { Piece, State } from '../state.js';
import { figureLetter, segmentName, spotToken } from '../tokens.js';
import { isOn, sign, word, type ModelFamily } from './family.js';

/** Knights of the city of the segment with the sign; the sign names it: `c0` (PRIN-1, PRIN-3, PRIN-9). */
function knights(state: State): readonly Piece[] {
  const tile = placedTile(state);
  const seat = tile.spots.find((spot) => segmentName(state.board, spot) === sign(tile.kind, 'princess'));
  return seat && isOn(state.rules.config.modules, 'princess') ? meeplesOn(state, featureOf(state.board, seat)) : [];
}

const tokenOf = (state: State, piece: Piece): string =>
  `${spotToken(state.board, piece)}-${figureLetter(piece.figure)}${piece.player}`;
const tokens = (state: State): string[] => [...new Set(knights(state).map((piece) => tokenOf(state, piece)))];

export const princess: ModelFamily = {
  id: 'princess',
  actions: {
    options: tokens,
    play(state, token) {
      const knight = knights(state).find((piece) => tokenOf(state, piece) === token);
      if (!knight) return false;
      takeOff(state, knight); // PRIN-4, PRIN-5
      state.used = [...state.used, 'princess'];
      return true;
    },
  },
  /** PRIN-2, PRIN-10. */
  onlyActions: (state) => (word(state.rules.config, 'princessAction') === 'must' ? tokens(state) : []),
};
