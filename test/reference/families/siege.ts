/** Siege: Cathars, Siege, Besiegers (SIE-1..28): besieged cities pay less, their fields more, and knights may slip away. */
import type { TileKind } from '../../../src/types.js';
import { AROUND } from '../board.js';
import type { Placed } from '../board.js';
import { featureOf } from '../features.js';
import type { Feature } from '../features.js';
import { isMeeple, takeOff } from '../figures.js';
import { ask } from '../state.js';
import type { Piece, State } from '../state.js';
import { figureLetter, PASS, spotToken } from '../tokens.js';
import { isOn, sign, word, type ModelFamily } from './family.js';
import { Slice } from './slice.js';

const wasAsked = new Slice('part', () => false);

const isSiegeTile = ({ kind }: Placed): boolean => sign(kind, 'besieged') !== '';

/** One such tile is enough, more of them change nothing (SIE-2). */
const isBesieged = (state: State, city: Feature): boolean =>
  isOn(state.rules.config.modules, 'siege') && city.kind === 'city' && city.spots.some(({ tile }) => isSiegeTile(tile));

/** Monastery, abbey, shrine, church; no garden and no hut (SIE-24). */
const isMonastery = (kind: TileKind): boolean =>
  sign(kind, 'yagaHut') === '' && kind.segments.some((segment) => segment.kind === 'monastery');

const isBesideMonastery = (state: State, { x, y }: Placed): boolean =>
  [[0, 0] as const, ...AROUND].some(([dx, dy]) => {
    const tile = state.board.at(x + dx, y + dy);
    return tile !== undefined && isMonastery(tile.kind);
  });

/** SIE-21, SIE-23. */
function hasWayOut(state: State, city: Feature): boolean {
  const anyTile = word(state.rules.config, 'escapeFrom') === 'anyTile';
  return city.spots.some(({ tile }) => (anyTile || isSiegeTile(tile)) && isBesideMonastery(state, tile));
}

/** Own knights that may leave (SIE-20, SIE-25). */
function fugitives(state: State): Piece[] {
  return state.pieces.filter((piece) => {
    if (piece.player !== state.turnPlayer || piece.slot < 0 || !isMeeple(piece.figure)) return false;
    const feature = featureOf(state.board, piece);
    return isBesieged(state, feature) && hasWayOut(state, feature);
  });
}

const tokenOf = (state: State, piece: Piece): string => `${spotToken(state.board, piece)}^${figureLetter(piece.figure)}`;

export const siege: ModelFamily = {
  id: 'siege',
  steps: [
    {
      id: 'escape',
      at: '4b',
      /** Once, at the very end of the turn (SIE-20, SIE-22). */
      enter(state) {
        if (!isOn(state.rules.config, 'siegeEscape') || wasAsked.get(state)) return false;
        if ((state.doubleTurn && state.part === 1 && !state.ending) || fugitives(state).length === 0) return false;
        ask(state, 'escape', state.turnPlayer);
        return true;
      },
      options: (state) => [PASS, ...new Set(fugitives(state).map((piece) => tokenOf(state, piece)))],
      play(state, token) {
        wasAsked.set(state, true);
        const piece = fugitives(state).find((other) => tokenOf(state, other) === token);
        if (piece) takeOff(state, piece);
        return false;
      },
    },
  ],
  /** SIE-10, SIE-11. */
  cityLoss: (state, city) => (isBesieged(state, city) ? 1 : 0),
  /** SIE-13, SIE-14. */
  fieldFactor: (state, city) => (isBesieged(state, city) ? 2 : 1),
};
