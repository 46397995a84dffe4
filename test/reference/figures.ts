/** Pieces: where they may stand at all, where they stand, what they weigh. */
import { opposite, segmentAt, sidesOf, slotAtSide, spotKey } from './board.js';
import type { Spot } from './board.js';
import { featureKey, featureOf } from './features.js';
import type { Feature } from './features.js';
import { branchFrom } from './flood.js';
import type { Piece, State, Supply } from './state.js';
import type { SegmentKind } from '../../src/types.js';
import type { Figure } from './kinds.js';

/** Pieces that count for majority and occupancy (glossary). */
export const MEEPLES: readonly Figure[] = ['normal', 'large', 'mayor', 'wagon', 'abbot', 'phantom'];
export const isMeeple = (figure: Figure): boolean => MEEPLES.includes(figure);

/** Whether this meeple may stand on a segment of this kind (BASE-70, INN-8, ABB-10, ABB-20, GER-2). */
export function fits(state: State, figure: Figure, kind: SegmentKind): boolean {
  const { config } = state.rules;
  if (kind === 'cathedral' && !config.modules.germanCathedrals) return false;
  if (kind === 'field' && !config.fields) return false;
  switch (figure) {
    case 'normal':
    case 'large':
    case 'phantom': // PHA-15
      return kind !== 'garden';
    case 'wagon':
      // ABB-20 names them one by one; a German cathedral is not among them
      return kind === 'road' || kind === 'city' || kind === 'monastery';
    case 'mayor':
      return kind === 'city';
    case 'abbot':
      return kind === 'monastery' || kind === 'garden';
    default:
      return false;
  }
}

export function supplyOf(state: State, player: number): Supply {
  const supply = state.supply[player];
  if (!supply) throw new Error(`no player ${player}`);
  return supply;
}

/** The pieces by feature. The list of pieces is another one after every change, so looking at it tells whether this is still true. */
function standing(state: State): ReadonlyMap<number, readonly Piece[]> {
  const { found } = state.board;
  if (found.standing?.pieces === state.pieces) return found.standing.on;
  const on = new Map<number, Piece[]>();
  for (const piece of state.pieces) {
    if (piece.slot < 0) continue;
    const key = featureKey(featureOf(state.board, piece));
    const list = on.get(key);
    if (list) list.push(piece);
    else on.set(key, [piece]);
  }
  found.standing = { pieces: state.pieces, on };
  return on;
}

const NOBODY: readonly Piece[] = [];

/** Pieces on a feature; barns stand on corners and are not among them. */
export function piecesOn(state: State, feature: Feature): readonly Piece[] {
  return standing(state).get(featureKey(feature)) ?? NOBODY;
}

export function meeplesOn(state: State, feature: Feature): readonly Piece[] {
  const pieces = piecesOn(state, feature);
  return pieces.length === 0 ? pieces : pieces.filter((piece) => isMeeple(piece.figure));
}

/** A meeple stands in the branch of a labyrinth road that this segment belongs to. */
function meepleInBranch(state: State, spot: Spot): boolean {
  const { branches } = state.board.found;
  const key = spotKey(spot);
  let branch = branches.get(key);
  if (!branch) branches.set(key, (branch = new Set(branchFrom(state.board, spot).map((member) => member.key))));
  return state.pieces.some((piece) => isMeeple(piece.figure) && branch.has(spotKey(piece)));
}

/** The advanced labyrinth rules apply (LAB-6). */
export const advanced = (state: State): boolean =>
  state.rules.config.modules.labyrinth && state.rules.config.labyrinth === 'advanced';

/** The tile of this road segment shares with a labyrinth the side over which the road enters it (LAB-14, `adjacentTile`). */
function entersLabyrinth(state: State, spot: Spot): boolean {
  const tile = state.board.at(spot.x, spot.y);
  if (!tile) return false;
  return sidesOf(tile, spot.slot).some((side) => {
    const other = state.board.neighbour(tile, side);
    const slot = other ? slotAtSide(other, 'road', opposite(side)) : -1;
    return other?.kind.segments[slot]?.labyrinth === true;
  });
}

/** No meeple forbids a claim of this segment (BASE-21; labyrinth: LAB-4, LAB-10..16, LAB-18). Fields with a barn: ABB-33. */
export function isFree(state: State, spot: Spot, feature: Feature): boolean {
  if (meeplesOn(state, feature).length === 0) return true;
  if (feature.kind !== 'road' || !feature.labyrinth || !advanced(state)) return false;
  return !meepleInBranch(state, spot);
}

/** The same for the placed tile's own meeple, whose reach `labyrinthExit` narrows (LAB-14). */
export function isFreeForTile(state: State, spot: Spot, feature: Feature): boolean {
  if (!isFree(state, spot, feature)) return false;
  if (meeplesOn(state, feature).length === 0 || segmentAt(state.board, spot).labyrinth) return true;
  return state.rules.config.labyrinthExit === 'branch' || entersLabyrinth(state, spot);
}

/** Strength of a player's meeples on a feature (BASE-41). */
export function strength(state: State, player: number, feature: Feature): number {
  return meeplesOn(state, feature)
    .filter((piece) => piece.player === player)
    .reduce((sum, piece) => sum + (piece.figure === 'large' ? 2 : piece.figure === 'mayor' ? feature.coats : 1), 0);
}

/** Players with the largest strength above 0; all of them if tied (BASE-41, BASE-42). */
export function ownersOf(state: State, feature: Feature): number[] {
  if (meeplesOn(state, feature).length === 0) return [];
  const strengths = state.scores.map((_, player) => strength(state, player, feature));
  const most = Math.max(...strengths);
  return strengths.flatMap((value, player) => (most > 0 && value === most ? [player] : []));
}

/** No family forbids a piece on this tile (DRAG-8). */
export const mayStandAt = (state: State, at: Spot): boolean => !state.families.some((family) => family.forbids?.(state, at));

/** Puts a piece from the hand on the board. */
export function deployPiece(state: State, piece: Piece): void {
  const supply = supplyOf(state, piece.player);
  if (supply[piece.figure] < 1) throw new Error(`player ${piece.player} has no ${piece.figure}`);
  supply[piece.figure] -= 1;
  state.pieces = [...state.pieces, piece];
}

/** Takes a piece from the board into its owner's hand. */
export function returnPiece(state: State, piece: Piece): void {
  if (!state.pieces.includes(piece)) throw new Error('this piece is not on the board');
  state.pieces = state.pieces.filter((other) => other !== piece);
  for (const family of state.families) family.left?.(state, piece);
  supplyOf(state, piece.player)[piece.figure] += 1;
}

/** A piece leaves by another rule than scoring; the last own meeple takes builder and pig along (TRD-14, TRD-22). */
export function takeOff(state: State, piece: Piece): void {
  const feature = piece.slot < 0 ? null : featureOf(state.board, piece);
  returnPiece(state, piece);
  if (!feature || !isMeeple(piece.figure)) return;
  const left = piecesOn(state, feature).filter(({ player }) => player === piece.player);
  if (left.some(({ figure }) => isMeeple(figure))) return;
  for (const helper of left) returnPiece(state, helper);
}
