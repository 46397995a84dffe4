/** Farmers and barns at the end of the game (BASE-64..67, TRD-21, ABB-35). */
import { barnsIn, hasPig, useCities } from './barns.js';
import { allFeatures, citiesOf, featureKey, firstSpot } from './features.js';
import type { Feature } from './features.js';
import { ownersOf, strength } from './figures.js';
import { cityCount, extraPoints, fieldFactor } from './points.js';
import { pay } from './state.js';
import type { State } from './state.js';

function payField(state: State, player: number, points: number, at: Feature): void {
  const { x, y, slot } = firstSpot(at);
  pay(state, { player, points, kind: at.kind, x, y, segment: slot, final: true });
}

/** Points per city of one owner in one field. */
function perCity(state: State, player: number, field: Feature): number {
  const points = state.rules.config.scoring.field;
  return points.perCity + (hasPig(state, player, field) ? points.pigBonus : 0);
}

/** Third version: every field by itself (BASE-64, BASE-65). */
function scorePerField(state: State, fields: readonly Feature[]): void {
  for (const field of fields) {
    const cities = cityCount(state, citiesOf(state.board, field));
    for (const player of ownersOf(state, field))
      payField(state, player, perCity(state, player, field) * cities + extraPoints(state, field), field);
  }
}

/** Second version: a player is paid once for a city, by the field that pays most for it. */
function scorePerPlayer(state: State, fields: readonly Feature[]): void {
  state.scores.forEach((_, player) => {
    const owned = fields.filter((field) => ownersOf(state, field).includes(player));
    for (const field of owned.sort((a, b) => perCity(state, player, b) - perCity(state, player, a))) {
      const points = perCity(state, player, field) * useCities(state, player, field);
      payField(state, player, points + extraPoints(state, field), field);
    }
  });
}

/** First version: for each city the farmers of all fields around it are added up. */
function scorePerCity(state: State, fields: readonly Feature[]): void {
  const points = state.rules.config.scoring.field;
  for (const city of allFeatures(state.board, ['city']).filter((other) => other.complete)) {
    const around = fields.filter((field) => citiesOf(state.board, field).some((other) => featureKey(other) === featureKey(city)));
    const strengths = state.scores.map((_, player) => around.reduce((sum, field) => sum + strength(state, player, field), 0));
    const most = Math.max(...strengths);
    strengths.forEach((value, player) => {
      if (value !== most || most === 0) return;
      const pig = around.some((field) => hasPig(state, player, field));
      const each = points.perCityFirstEdition + (pig ? points.pigBonusFirstEdition : 0);
      payField(state, player, each * fieldFactor(state, city), city);
    });
  }
}

/** Every owner of a barn, once per field (ABB-35). */
function scoreBarnFields(state: State, fields: readonly Feature[]): void {
  for (const field of fields) {
    const cities = cityCount(state, citiesOf(state.board, field));
    for (const player of new Set(barnsIn(state, field).map((barn) => barn.player))) {
      payField(state, player, state.rules.config.scoring.field.barnFinal * cities + extraPoints(state, field), field);
    }
  }
}

export function scoreFields(state: State): void {
  const fields = allFeatures(state.board, ['field']);
  const { fieldScoring } = state.rules.config;
  if (fieldScoring === 'perField3') scorePerField(state, fields);
  else if (fieldScoring === 'perPlayer3') scorePerPlayer(state, fields);
  else scorePerCity(state, fields);
  scoreBarnFields(state, fields);
  for (const field of fields) for (const family of state.families) family.scored?.(state, field, true);
}
