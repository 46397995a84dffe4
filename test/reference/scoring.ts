/** Step 3: what this part of the turn finished (ORDER-4, BASE-40..53, TRD-2, FER-51). */
import { spotsOf, SIDES, slotAtSide, opposite } from './board.js';
import type { Spot } from './board.js';
import { scoreBarns } from './barns.js';
import { allFeatures, distinct, featureOf, firstSpot } from './features.js';
import type { Feature } from './features.js';
import { isMeeple, ownersOf, piecesOn, returnPiece } from './figures.js';
import { bookbindersBonus, coinersBonus, paidOwners, wainwrightBonus, wasNoted } from './leipzig.js';
import { removeMagic } from './magic.js';
import { pointsOf } from './points.js';
import { pay, placedTile } from './state.js';
import type { State } from './state.js';

/**
 * All finished features with a meeple: those finished earlier were scored then and are empty now.
 * So looking at the whole board finds what was finished by tile, ferry and pivots (FER-51).
 */
export const finished = (state: State): Feature[] =>
  allFeatures(state.board, ['road', 'city', 'monastery', 'garden', 'cathedral']).filter((feature) => feature.complete);

const hasMeeple = (state: State, feature: Feature): boolean => piecesOn(state, feature).some((piece) => isMeeple(piece.figure));

/** Cities that this tile finished: with a segment on it, or beside an abbey (TRD-2, TRD-3). */
function citiesFinishedByTile(state: State): Feature[] {
  const tile = placedTile(state);
  const starts: Spot[] = spotsOf(tile).filter((spot) => tile.kind.segments[spot.slot]?.kind === 'city');
  if (tile.kind.abbey) {
    for (const side of SIDES) {
      const other = state.board.neighbour(tile, side);
      const slot = other ? slotAtSide(other, 'city', opposite(side)) : -1;
      if (other && slot >= 0) starts.push({ x: other.x, y: other.y, slot });
    }
  }
  return distinct(starts.map((spot) => featureOf(state.board, spot))).filter((city) => city.complete);
}

function takeGoods(state: State): void {
  const purse = state.goods[state.turnPlayer];
  if (!state.rules.config.modules.traders || !purse) return;
  for (const city of citiesFinishedByTile(state)) for (const goods of city.goods) purse[goods] += 1;
}

/** Pays the owners of one feature. */
export function payOwners(state: State, feature: Feature, final: boolean): void {
  const points = pointsOf(state, feature);
  const { x, y, slot } = firstSpot(feature);
  const at = { kind: feature.kind, x, y, segment: slot, final };
  const inPlay = feature.complete && !final;
  for (const player of final ? ownersOf(state, feature) : paidOwners(state, feature)) {
    pay(state, { player, points: points + (inPlay ? wainwrightBonus(state, player, feature) : 0), ...at });
    const books = inPlay ? bookbindersBonus(state, player, feature) : 0;
    if (books > 0) pay(state, { player, points: books, ...at }); // bonuses of the quarters are payments of their own
  }
  state.scores.forEach((_, player) => {
    const coins = coinersBonus(state, player, feature); // also for those without majority
    if (coins > 0) pay(state, { player, points: coins, ...at });
  });
  for (const family of state.families) family.scored?.(state, feature, final);
}

/** Steps 3a-3e without the wagons' moves; the wagons that may move are left in `state.wagons`. */
export function scoreTurn(state: State): void {
  takeGoods(state);
  const complete = finished(state);
  const scored = complete.filter((feature) => hasMeeple(state, feature) || wasNoted(state, feature));
  for (const feature of scored) payOwners(state, feature, false); // all points before any piece leaves
  for (const family of state.families) family.afterScoring?.(state, scored);
  for (const feature of scored) {
    for (const piece of piecesOn(state, feature)) {
      returnPiece(state, piece);
      if (piece.figure === 'wagon')
        state.wagons.push({ player: piece.player, from: { x: piece.x, y: piece.y, slot: piece.slot } });
    }
  }
  for (const feature of complete) removeMagic(state, feature, scored.includes(feature));
  scoreBarns(state);
}
