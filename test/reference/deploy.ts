/** Step 2a: the one piece of a turn (BASE-20..26, TRD-10, TRD-20, LAB-4..19). */
import { sameSquare, segmentAt, spotsOf, squareKey } from './board.js';
import type { Spot } from './board.js';
import { allFeatures, featureOf } from './features.js';
import type { Feature } from './features.js';
import { deployPiece, fits, isFree, isFreeForTile, isMeeple, mayStandAt, MEEPLES, meeplesOn, supplyOf } from './figures.js';
import { barnIn, barnOptions } from './barns.js';
import { flyOptions } from './flying.js';
import { placedTile } from './state.js';
import type { Piece, State } from './state.js';
import { deployToken, figureOf, PASS, readSpot, splitToken, squareToken } from './tokens.js';
import type { Figure } from './kinds.js';

/** A meeple of this kind may claim the segment, complete or not (BASE-24, ABB-33). */
export function mayClaim(state: State, spot: Spot, feature: Feature, figure: Figure): boolean {
  if (!fits(state, figure, feature.kind) || !mayStandAt(state, spot)) return false;
  if (feature.kind === 'field' && barnIn(state, feature)) return false;
  return sameSquare(spot, placedTile(state)) ? isFreeForTile(state, spot, feature) : isFree(state, spot, feature);
}

const ownMeepleOn = (state: State, feature: Feature): boolean =>
  meeplesOn(state, feature).some((piece) => piece.player === state.turnPlayer);

function mayHelp(state: State, spot: Spot, feature: Feature, figure: Figure): boolean {
  if (!mayStandAt(state, spot)) return false;
  if (figure === 'builder')
    return (feature.kind === 'road' || feature.kind === 'city') && !feature.complete && ownMeepleOn(state, feature);
  return figure === 'pig' && feature.kind === 'field' && ownMeepleOn(state, feature);
}

const inHand = (state: State, figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => supplyOf(state, state.turnPlayer)[figure] > 0);

/** Pieces on the segments of the tile just placed. */
export function onPlacedTile(state: State, allowedFigures: readonly Figure[]): string[] {
  const tokens: string[] = [];
  for (const spot of spotsOf(placedTile(state))) {
    const feature = featureOf(state.board, spot);
    for (const figure of inHand(state, allowedFigures)) {
      const allowed = isMeeple(figure) ? mayClaim(state, spot, feature, figure) : mayHelp(state, spot, feature, figure);
      if (allowed) tokens.push(deployToken(state.board, spot, figure));
    }
  }
  return tokens;
}

/** Through the magic portal: any other tile, free and unfinished (PORTAL-1..5). */
export function throughPortal(state: State, allowedFigures: readonly Figure[]): string[] {
  const tile = placedTile(state);
  if (!state.rules.config.modules.portal || !tile.kind.portal) return [];
  const figures = inHand(state, allowedFigures);
  const tokens: string[] = [];
  for (const feature of allFeatures(state.board, ['road', 'city', 'field', 'monastery', 'garden', 'cathedral'])) {
    if (feature.complete) continue;
    for (const spot of feature.spots.filter((other) => squareKey(other) !== squareKey(tile) && !state.board.isPrinted(other))) {
      for (const figure of figures) {
        if (mayClaim(state, spot, feature, figure)) tokens.push(deployToken(state.board, spot, figure));
      }
    }
  }
  return tokens;
}

/** Own abbots that can be taken back: from what is not complete (BASE-72). */
function recallOptions(state: State): string[] {
  const abbots = state.pieces.filter((piece) => piece.figure === 'abbot' && piece.player === state.turnPlayer);
  const open = abbots.filter((piece) => {
    const feature = featureOf(state.board, piece);
    return ['monastery', 'garden'].includes(feature.kind) && !feature.complete;
  });
  return open.map((piece) => `${squareToken(piece)}^`);
}

export function deployOptions(state: State): string[] {
  const only = state.families.flatMap((family) => family.onlyActions?.(state) ?? []);
  if (only.length > 0) return [...new Set(only)];
  return [
    ...new Set([
      PASS,
      ...onPlacedTile(state, [...MEEPLES, 'builder', 'pig']),
      ...throughPortal(state, MEEPLES),
      ...barnOptions(state),
      ...recallOptions(state),
      ...flyOptions(state, MEEPLES),
      ...state.families.flatMap((family) => family.actions?.options(state) ?? []),
    ]),
  ];
}

/** A figure from the hand to the segment that a token like `3,-1:r0+n` names. */
export function putPiece(state: State, token: string): void {
  const { spot, rest } = readSpot(state.board, splitToken(token));
  const piece: Piece = { ...spot, player: state.turnPlayer, figure: figureOf(rest.slice(1)), corner: -1 };
  deployPiece(state, piece);
  const onTile = state.placed !== null && sameSquare(spot, state.placed);
  if (!onTile && state.flying === null) state.used = [...state.used, 'portal'];
  if (onTile && isMeeple(piece.figure) && segmentAt(state.board, spot).kind === 'road') state.highwayman = true;
}
