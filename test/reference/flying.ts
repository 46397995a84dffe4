/** Flying machines (FLY-1..10). */
import { AROUND, spotsOf } from './board.js';
import type { Spot } from './board.js';
import { featureOf } from './features.js';
import { fits, isFree, mayStandAt, supplyOf } from './figures.js';
import type { Figure } from './kinds.js';
import { ask, placedTile } from './state.js';
import type { State } from './state.js';
import { deployToken, figureLetter, figureOf, PASS } from './tokens.js';

/** Each of these meeples in hand may take off from the placed tile, whatever the die may show (FLY-2, FLY-3). */
export function flyOptions(state: State, figures: readonly Figure[]): string[] {
  if (!state.rules.config.modules.flying || placedTile(state).kind.flight < 0) return [];
  return figures.filter((figure) => supplyOf(state, state.turnPlayer)[figure] > 0).map((figure) => `/${figureLetter(figure)}`);
}

/** A token like `/n`. */
export function startFlight(state: State, token: string): void {
  state.flying = figureOf(token.slice(1));
  state.used = [...state.used, 'flight'];
  ask(state, 'roll', -1);
}

export const ROLLS = ['*1', '*2', '*3'];

/** Segments where the flying meeple may land (FLY-5, FLY-6). */
function targets(state: State, face: number): Spot[] {
  const from = placedTile(state);
  const [dx, dy] = AROUND[(from.kind.flight + 2 * from.rotation) % 8] ?? [0, 0];
  const tile = state.board.at(from.x + dx * face, from.y + dy * face);
  const { flying } = state;
  if (!tile || !flying || state.board.isPrinted(tile)) return []; // INT-6
  return spotsOf(tile).filter((spot) => {
    const feature = featureOf(state.board, spot);
    if (feature.kind === 'field' || feature.complete || !fits(state, flying, feature.kind) || !mayStandAt(state, spot))
      return false;
    return state.rules.config.flierIgnoresOccupancy || isFree(state, spot, feature);
  });
}

/** Landings, and `-` where declining is allowed; empty when there is no target (FLY-7). */
export function landOptions(state: State): string[] {
  const { flying } = state;
  if (!flying) return [];
  const tokens = targets(state, state.face).map((spot) => deployToken(state.board, spot, flying));
  if (tokens.length === 0 || state.rules.config.flierMustLand) return tokens;
  return [PASS, ...tokens];
}
