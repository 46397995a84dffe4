/** Barns: where they may stand, and what they pay (ABB-30..35). */
import { halvesOf, sameSquare, SIDES, slotAtHalf } from './board.js';
import type { Placed, Spot, Square } from './board.js';
import { citiesOf, contains, distinct, featureOf, firstSpot } from './features.js';
import type { Feature } from './features.js';
import { mayStandAt, ownersOf, piecesOn, returnPiece, supplyOf } from './figures.js';
import { cityCount, extraPoints } from './points.js';
import { pay, placedTile } from './state.js';
import type { Piece, State } from './state.js';
import { squareToken } from './tokens.js';

/** The field segment that fills corner `corner` of a tile, or -1: both half-edges at the corner belong to it. */
function fieldAtCorner(tile: Placed, corner: number): number {
  const before = 2 * corner + 1;
  const slot = slotAtHalf(tile, before);
  return slot >= 0 && halvesOf(tile, slot).includes((before + 1) % 8) ? slot : -1;
}

/** The four squares around a corner with the corner's number on each of them; corner 0 is NE, then clockwise. */
function aroundCorner(square: Square, corner: number): { square: Square; corner: number }[] {
  const [east, south] = [corner === 0 || corner === 1 ? 1 : 0, corner === 1 || corner === 2 ? 1 : 0];
  const { x, y } = { x: square.x + east, y: square.y + south }; // the square south-east of the corner
  return [
    { square: { x, y }, corner: 3 },
    { square: { x: x - 1, y }, corner: 0 },
    { square: { x: x - 1, y: y - 1 }, corner: 1 },
    { square: { x, y: y - 1 }, corner: 2 },
  ];
}

/** The field of a corner where four tiles meet, all of them with field (ABB-30); undefined elsewhere. */
function fieldOfCorner(state: State, square: Square, corner: number): Spot | undefined {
  const slots = aroundCorner(square, corner).map((part) => {
    const tile = state.board.at(part.square.x, part.square.y);
    return tile ? fieldAtCorner(tile, part.corner) : -1;
  });
  if (slots.includes(-1)) return undefined;
  const tile = state.board.at(square.x, square.y);
  return tile && { x: tile.x, y: tile.y, slot: fieldAtCorner(tile, corner) };
}

/** Barns that stand in a field. */
export function barnsIn(state: State, field: Feature): Piece[] {
  return state.pieces.filter((piece) => {
    if (piece.figure !== 'barn') return false;
    const spot = fieldOfCorner(state, piece, piece.corner);
    return spot !== undefined && contains(field, spot);
  });
}

export const barnIn = (state: State, field: Feature): boolean => barnsIn(state, field).length > 0;

export function barnOptions(state: State): string[] {
  const { config } = state.rules;
  if (supplyOf(state, state.turnPlayer).barn < 1) return [];
  const tile = placedTile(state);
  if (!mayStandAt(state, { x: tile.x, y: tile.y, slot: -1 })) return [];
  return SIDES.filter((corner) => {
    const spot = fieldOfCorner(state, tile, corner);
    return spot !== undefined && (config.barnOnBarnField || !barnIn(state, featureOf(state.board, spot)));
  }).map((corner) => `${squareToken(tile)}:b${corner}+h`);
}

/** The player's own pig stands in the field (TRD-21). */
export const hasPig = (state: State, player: number, field: Feature): boolean =>
  piecesOn(state, field).some((piece) => piece.figure === 'pig' && piece.player === player);

/** Complete cities that pay the player's farmers in the field; under `perPlayer3` none that has paid them before (BASE-67). */
export function useCities(state: State, player: number, field: Feature): number {
  const cities = citiesOf(state.board, field);
  if (state.rules.config.fieldScoring !== 'perPlayer3') return cityCount(state, cities);
  const farmed = state.farmed[player] ?? [];
  const fresh = cities.filter((city) => !farmed.some((spot) => contains(city, spot)));
  state.farmed[player] = [...farmed, ...fresh.map(firstSpot)];
  return cityCount(state, fresh);
}

/** Step 3c: fields where a barn meets farmers are paid and the farmers and pigs go home (ABB-32, ABB-34). */
export function scoreBarns(state: State): void {
  const points = state.rules.config.scoring.field;
  const spots = state.pieces
    .filter((piece) => piece.figure === 'barn')
    .flatMap((barn) => fieldOfCorner(state, barn, barn.corner) ?? []);
  const fields = distinct(spots.map((spot) => featureOf(state.board, spot))).filter((field) => piecesOn(state, field).length > 0);
  const { newBarn } = state;
  const due = fields.flatMap((field) => {
    const isNew =
      newBarn !== null && barnsIn(state, field).some((barn) => sameSquare(barn, newBarn) && barn.corner === newBarn.corner);
    return ownersOf(state, field).map((player) => ({
      player,
      field,
      perCity: (isNew ? points.barnPlaced : points.barnJoined) + (hasPig(state, player, field) ? points.pigBonus : 0),
    }));
  });
  for (const { player, field, perCity } of due.sort((a, b) => b.perCity - a.perCity)) {
    const { x, y, slot } = firstSpot(field);
    const points = perCity * useCities(state, player, field) + extraPoints(state, field);
    pay(state, { player, points, kind: 'field', x, y, segment: slot, final: false });
  }
  for (const field of fields) for (const family of state.families) family.scored?.(state, field, false);
  for (const field of fields) for (const piece of piecesOn(state, field)) returnPiece(state, piece);
}
