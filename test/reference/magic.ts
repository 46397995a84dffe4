/** Mage and witch (MAGE-1..13). */
import type { MagicFigure } from '../../src/types.js';
import type { Spot } from './board.js';
import { allFeatures, contains, featureOf } from './features.js';
import type { Feature } from './features.js';
import { placedTile } from './state.js';
import type { State } from './state.js';
import { spotToken } from './tokens.js';

const LETTERS: readonly (readonly [MagicFigure, string])[] = [
  ['mage', 'M'],
  ['witch', 'W'],
];

export const magicOn = (state: State, figure: MagicFigure, feature: Feature): boolean => {
  const spot = state[figure];
  return spot !== null && contains(feature, spot);
};

/** Both stand on one feature (MAGE-2). */
export function shareFeature(state: State): boolean {
  return state.mage !== null && state.witch !== null && contains(featureOf(state.board, state.mage), state.witch);
}

/** After a tile: one of them must move (MAGE-3, MAGE-6); not if a ferry had left them together before (MAGE-13). */
export function mustMoveAfterTile(state: State): boolean {
  const { config } = state.rules;
  const left = config.magicMerge === 'ignore' && state.stoodTogether;
  return config.modules.mageWitch && (placedTile(state).kind.magic || (shareFeature(state) && !left));
}

/** After a ferry was laid or pivoted (MAGE-13). */
export function mustMoveAfterFerry(state: State): boolean {
  const { config } = state.rules;
  return config.modules.mageWitch && config.magicMerge === 'mustMove' && shareFeature(state);
}

/** Segments of unfinished roads and cities on which neither of them stands (MAGE-3, MAGE-4). */
function targets(state: State): Spot[] {
  return allFeatures(state.board, ['road', 'city'])
    .filter((feature) => !feature.complete && !magicOn(state, 'mage', feature) && !magicOn(state, 'witch', feature))
    .flatMap((feature) => feature.spots)
    .filter((spot) => !state.board.isPrinted(spot)); // INT-7
}

/** Moves of either figure; without any target one on the board is taken off (MAGE-5); empty: nothing to do. */
export function magicOptions(state: State): string[] {
  const spots = targets(state);
  if (spots.length === 0) return LETTERS.filter(([figure]) => state[figure] !== null).map(([, letter]) => `-${letter}`);
  return LETTERS.flatMap(([, letter]) => spots.map((spot) => `${spotToken(state.board, spot)}+${letter}`));
}

export function moveMagic(state: State, letter: string, spot: Spot | null): void {
  const figure = LETTERS.find(([, other]) => other === letter)?.[0];
  if (!figure) throw new Error(`no figure ${letter}`);
  state[figure] = spot;
}

/** Takes them off a finished feature; `scored`: a meeple stood on it (MAGE-9). */
export function removeMagic(state: State, feature: Feature, scored: boolean): void {
  if (!scored && state.rules.config.magicOnUnscored === 'keep') return;
  for (const [figure] of LETTERS) if (magicOn(state, figure, feature)) state[figure] = null;
}
