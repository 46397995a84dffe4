/** The Festival (FES-1..12): on a festival tile, one own figure may come home in place of a placement. */
import { isMeeple, takeOff } from '../figures.js';
import { placedTile } from '../state.js';
import type { Piece, SentMeeple, State } from '../state.js';
import { figureLetter, figureOf, spotToken, squareToken } from '../tokens.js';
import { sign, word, type ModelFamily } from './family.js';

const isFestival = (state: State): boolean => sign(placedTile(state).kind, 'festival') !== '';

const tokenOf = (state: State, piece: Piece): string =>
  piece.figure === 'barn'
    ? `${squareToken(piece)}:b${piece.corner}^h`
    : `${spotToken(state.board, piece)}^${figureLetter(piece.figure)}`;

/** Which figures may come home (FES-3, FES-4); a meeple on a tower stays there (TOW-23). */
function guests(state: State): Piece[] {
  const meeplesOnly = word(state.rules.config, 'festivalReturn') === 'meeples';
  return state.pieces.filter(
    ({ player, figure, slot }) =>
      player === state.turnPlayer && (slot >= 0 || figure === 'barn') && (!meeplesOnly || isMeeple(figure)),
  );
}

const sent = (state: State): SentMeeple[] => state.leipzig.filter(({ player }) => player === state.turnPlayer); // FES-10
const sentToken = ({ quarter, figure }: SentMeeple): string => `^${figureLetter(figure)}${quarter}`;

export const festival: ModelFamily = {
  id: 'festival',
  actions: {
    options(state) {
      if (!isFestival(state)) return [];
      return [...guests(state).map((piece) => tokenOf(state, piece)), ...sent(state).map(sentToken)];
    },
    play(state, token) {
      if (!isFestival(state)) return false;
      const guest = guests(state).find((piece) => tokenOf(state, piece) === token);
      if (guest) takeOff(state, guest);
      const back = sent(state).find((meeple) => sentToken(meeple) === token);
      if (back) {
        state.leipzig = state.leipzig.filter((meeple) => meeple !== back);
        const hand = state.supply[back.player];
        if (hand) hand[figureOf(figureLetter(back.figure))] += 1;
      }
      return guest !== undefined || back !== undefined;
    },
  },
};
