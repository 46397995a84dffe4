/** Points of one feature; all numbers come from the scoring table. */
import { citiesOf, firstSpot, roadsAtCathedral } from './features.js';
import type { Feature } from './features.js';
import { advanced, isMeeple, piecesOn } from './figures.js';
import { magicOn } from './magic.js';
import type { State } from './state.js';

/** Mage adds per tile, then the witch divides and rounds up (MAGE-7, MAGE-8, LAB-40). */
function withMagic(state: State, feature: Feature, base: number, magePerTile: number, witchDivisor: number): number {
  const sum = base + (magicOn(state, 'mage', feature) ? magePerTile * feature.tiles : 0);
  return magicOn(state, 'witch', feature) ? Math.ceil(sum / witchDivisor) : sum;
}

const row = (inn: boolean, german: boolean): 'plain' | 'inn' | 'cathedral' | 'both' =>
  german ? (inn ? 'both' : 'cathedral') : inn ? 'inn' : 'plain';

/** Meeples that the labyrinth bonus counts (LAB-22, LAB-26). */
function labyrinthPieces(state: State, road: Feature): number {
  const all = state.rules.config.labyrinthBonusPieces === 'allFigures';
  return piecesOn(state, road).filter((piece) => all || isMeeple(piece.figure)).length;
}

/** LAB-49 without the Wainwrights. */
function roadPoints(state: State, road: Feature): number {
  const { scoring, modules } = state.rules.config;
  const inn = modules.inns && road.inn;
  const german = modules.germanCathedrals && road.german;
  const table = road.complete ? scoring.road.complete : scoring.road.final;
  const base = table[row(inn, german)] * (german ? road.longLength : road.tiles);
  const points = withMagic(state, road, base, scoring.road.magePerTile, scoring.road.witchDivisor);
  const bonus = road.complete && road.labyrinth && advanced(state);
  return points + (bonus ? scoring.road.labyrinthPerMeeple * labyrinthPieces(state, road) : 0);
}

/** BASE-50..52, BASE-62, INN-5, INN-6. */
function cityPoints(state: State, city: Feature): number {
  const { scoring, modules } = state.rules.config;
  const cathedral = modules.inns && city.cathedral;
  const table = (city.complete ? scoring.city.complete : scoring.city.final)[cathedral ? 'cathedral' : 'plain'];
  const { tile, coat } = city.complete && !cathedral && city.tiles === 2 ? scoring.city.twoTile : table;
  const more = state.families.reduce((sum, family) => sum + (family.cityPoints?.(city) ?? 0), 0);
  const loss = state.families.reduce((sum, family) => sum + (family.cityLoss?.(state, city) ?? 0), 0);
  return withMagic(
    state,
    city,
    Math.max(0, (tile - loss) * city.tiles + (coat - loss) * city.coats) + more,
    scoring.city.magePerTile,
    scoring.city.witchDivisor,
  );
}

/** GER-6, GER-7: every different road at the cathedral. */
function cathedralPoints(state: State, cathedral: Feature): number {
  const { scoring, modules } = state.rules.config;
  return roadsAtCathedral(state.board, firstSpot(cathedral)).reduce((sum, road) => {
    const table = road.complete ? scoring.archbishop.complete : scoring.archbishop.final;
    return sum + road.longLength * (modules.inns && road.inn ? table.inn : table.plain);
  }, 0);
}

/** Neighbours that count; a complete one at the border may count as surrounded by eight (MAP-24). */
function neighbours(state: State, cloister: Feature): number {
  if (cloister.complete && state.board.map?.options.borderMonastery === 'nine') return 8;
  return state.board.countAround(firstSpot(cloister));
}

/** Points for an owner without personal bonuses: as finished if it is finished, else as at the end of the game. */
export function pointsOf(state: State, feature: Feature): number {
  return ownPoints(state, feature) + extraPoints(state, feature);
}

/** Cities as fields count them: some for more than one. */
export const fieldFactor = (state: State, city: Feature): number =>
  state.families.reduce((product, family) => product * (family.fieldFactor?.(state, city) ?? 1), 1);
export const cityCount = (state: State, cities: readonly Feature[]): number =>
  cities.reduce((sum, city) => sum + fieldFactor(state, city), 0);

/** What families add to the points of a feature, after everything else. */
export const extraPoints = (state: State, feature: Feature): number =>
  state.families.reduce((sum, family) => sum + (family.extraPoints?.(state, feature) ?? 0), 0);

function ownPoints(state: State, feature: Feature): number {
  const { monastery, field } = state.rules.config.scoring;
  switch (feature.kind) {
    case 'road':
      return roadPoints(state, feature);
    case 'city':
      return cityPoints(state, feature);
    case 'monastery':
    case 'garden':
      return monastery.self + monastery.perNeighbour * neighbours(state, feature);
    case 'cathedral':
      return cathedralPoints(state, feature);
    case 'field':
      return field.perCity * cityCount(state, citiesOf(state.board, feature));
  }
}
