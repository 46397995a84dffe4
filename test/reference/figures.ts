/** Pieces: where they may stand at all, where they stand, what they weigh. */
import { opposite, segmentAt, sidesOf, slotAtSide, spotKey } from './board.js';
import type { Spot } from './board.js';
import { contains } from './features.js';
import type { Feature } from './features.js';
import { branchFrom } from './flood.js';
import type { Piece, State, Supply } from './state.js';
import type { Figure, SegmentKind } from '../../src/types.js';

/** Pieces that count for majority and occupancy (glossary). */
export const MEEPLES: readonly Figure[] = ['normal', 'large', 'mayor', 'wagon', 'abbot'];
export const isMeeple = (figure: Figure): boolean => MEEPLES.includes(figure);

/** Whether this meeple may stand on a segment of this kind (BASE-70, INN-8, ABB-10, ABB-20, GER-2). */
export function fits(state: State, figure: Figure, kind: SegmentKind): boolean {
  const { config } = state.rules;
  if (kind === 'cathedral' && !config.modules.germanCathedrals) return false;
  if (kind === 'field' && !config.fields) return false;
  switch (figure) {
    case 'normal':
    case 'large':
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

/** Pieces on a feature; barns stand on corners and are not among them. */
export function piecesOn(state: State, feature: Feature): Piece[] {
  return state.pieces.filter((piece) => piece.figure !== 'barn' && contains(feature, piece));
}

export function meeplesOn(state: State, feature: Feature): Piece[] {
  return piecesOn(state, feature).filter((piece) => isMeeple(piece.figure));
}

function meepleAt(state: State, spots: readonly Spot[]): boolean {
  const keys = new Set(spots.map(spotKey));
  return state.pieces.some((piece) => isMeeple(piece.figure) && keys.has(spotKey(piece)));
}

/** The advanced labyrinth rules apply (LAB-6). */
export const advanced = (state: State): boolean => state.rules.config.modules.labyrinth && state.rules.config.labyrinth === 'advanced';

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

/** No meeple forbids a claim of this segment (BASE-21; labyrinth: LAB-4, LAB-10..16). Fields with a barn: ABB-33. */
export function isFree(state: State, spot: Spot, feature: Feature): boolean {
  if (!meepleAt(state, feature.spots)) return true;
  if (feature.kind !== 'road' || !feature.labyrinth || !advanced(state)) return false;
  if (meepleAt(state, branchFrom(state.board, spot))) return false;
  return segmentAt(state.board, spot).labyrinth || state.rules.config.labyrinthExit === 'branch' || entersLabyrinth(state, spot);
}

/** Strength of a player's meeples on a feature (BASE-41). */
export function strength(state: State, player: number, feature: Feature): number {
  return meeplesOn(state, feature)
    .filter((piece) => piece.player === player)
    .reduce((sum, piece) => sum + (piece.figure === 'large' ? 2 : piece.figure === 'mayor' ? feature.coats : 1), 0);
}

/** Players with the largest strength above 0; all of them if tied (BASE-41, BASE-42). */
export function ownersOf(state: State, feature: Feature): number[] {
  const strengths = state.scores.map((_, player) => strength(state, player, feature));
  const most = Math.max(...strengths);
  return strengths.flatMap((value, player) => (most > 0 && value === most ? [player] : []));
}

/** Puts a piece from the hand on the board. */
export function deployPiece(state: State, piece: Piece): void {
  const supply = supplyOf(state, piece.player);
  if (supply[piece.figure] < 1) throw new Error(`player ${piece.player} has no ${piece.figure}`);
  supply[piece.figure] -= 1;
  state.pieces.push(piece);
}

/** Takes a piece from the board into its owner's hand. */
export function returnPiece(state: State, piece: Piece): void {
  const index = state.pieces.indexOf(piece);
  if (index < 0) throw new Error('this piece is not on the board');
  state.pieces.splice(index, 1);
  supplyOf(state, piece.player)[piece.figure] += 1;
}
