/** Crop circles (CROP-1..17): after the scoring every player may add, or has to take back, one meeple of the circle's kind. */
import { featureOf } from '../features.js';
import { deployPiece, fits, isMeeple, mayStandAt, MEEPLES, supplyOf, takeOff } from '../figures.js';
import { ask, clockwise, placedTile } from '../state.js';
import type { Piece, State } from '../state.js';
import { deployToken, figureLetter, figureOf, PASS, readSpot, splitToken, spotToken } from '../tokens.js';
import { isOn, type ModelFamily } from './family.js';

/** What was chosen for everybody in this part of the turn, and who is still to be asked. */
export interface CropAction {
  readonly choice: 'add' | 'remove';
  readonly waiting: readonly number[];
}

/** The kind of feature that the circle on the placed tile names; '' without one (CROP-1, 16). */
function circleKind(state: State): string {
  const { features } = placedTile(state).kind.source;
  return isOn(state.rules.config.modules, 'cropCircles') ? String(features?.['cropCircle'] ?? '') : '';
}

/** Meeples of a player that stand on a feature of the circle's kind (CROP-9, 10). */
function meeplesOfKind(state: State, player: number): Piece[] {
  const kind = circleKind(state);
  return state.pieces.filter(
    (piece) =>
      piece.player === player && piece.slot >= 0 && isMeeple(piece.figure) && featureOf(state.board, piece).kind === kind,
  );
}

/** One meeple from the hand beside an own one, on its very segment (CROP-5, 7, 8). */
function additions(state: State, player: number): string[] {
  const hand = supplyOf(state, player);
  return meeplesOfKind(state, player)
    .filter((beside) => mayStandAt(state, beside))
    .flatMap((beside) => {
      const { kind } = featureOf(state.board, beside);
      const figures = MEEPLES.filter((figure) => hand[figure] > 0 && fits(state, figure, kind));
      return figures.map((figure) => deployToken(state.board, beside, figure));
    });
}

/** One own meeple of the kind (CROP-6). */
const removals = (state: State, player: number): string[] =>
  meeplesOfKind(state, player).map((piece) => `${spotToken(state.board, piece)}-${figureLetter(piece.figure)}`);

function tendOptions(state: State, player: number): string[] {
  if (state.crop?.choice === 'remove') return [...new Set(removals(state, player))];
  const tokens = additions(state, player);
  if (tokens.length === 0 || isOn(state.rules.config, 'cropMustDeploy')) return [...new Set(tokens)];
  return [PASS, ...new Set(tokens)];
}

function playTend(state: State, token: string): void {
  if (token === PASS) return;
  const player = state.actor;
  const { spot, rest } = readSpot(state.board, splitToken(token));
  const figure = figureOf(rest.slice(1));
  if (rest.startsWith('+')) return deployPiece(state, { ...spot, player, figure, corner: -1 });
  const piece = meeplesOfKind(state, player).find(
    (other) => other.figure === figure && other.x === spot.x && other.y === spot.y && other.slot === spot.slot,
  );
  if (!piece) throw new Error(`no ${figure} of player ${player} there`);
  takeOff(state, piece); // CROP-14
}

export const cropCircles: ModelFamily = {
  id: 'cropCircles',
  steps: [
    {
      id: 'crop',
      at: '3k',
      /** Also when the chooser has no fitting meeple, but not when no meeple stands anywhere (CROP-12). */
      enter(state) {
        if (state.crop || circleKind(state) === '' || !state.pieces.some(({ figure }) => isMeeple(figure))) return false;
        ask(state, 'crop', state.turnPlayer);
        return true;
      },
      options: () => ['#add', '#remove'],
      play(state, token) {
        const left = (state.turnPlayer + 1) % state.rules.config.players;
        state.crop = { choice: token === '#add' ? 'add' : 'remove', waiting: clockwise(state, left) }; // CROP-4
        return false;
      },
    },
    {
      id: 'tend',
      at: '3k',
      enter(state) {
        const { crop } = state;
        const next = crop?.waiting.find((player) => tendOptions(state, player).some((token) => token !== PASS));
        if (!crop || next === undefined) return false;
        state.crop = { ...crop, waiting: crop.waiting.slice(crop.waiting.indexOf(next) + 1) };
        ask(state, 'tend', next);
        return true;
      },
      options: (state) => tendOptions(state, state.actor),
      play(state, token) {
        playTend(state, token);
        return false;
      },
    },
  ],
};
