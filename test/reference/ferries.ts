/** Laying and pivoting ferries (FER-10..44). */
import { PAIRS } from '../../src/types.js';
import type { Pair } from '../../src/types.js';
import { sameSquare, segmentAt, sideLetter, sideOf, sidesOf, slotAtSide, spotKey, spotsOf } from './board.js';
import type { Placed, Square } from './board.js';
import { strandFrom } from './flood.js';
import { placedTile } from './state.js';
import type { State } from './state.js';
import { PASS, squareToken } from './tokens.js';

/** All pairs of sides with a jetty: 3 or 6 on the printed lakes (FER-12). */
function pairsOf(tile: Placed): Pair[] {
  const jetties = tile.kind.segments.flatMap((segment, slot) => (segment.jetty ? sidesOf(tile, slot).map(sideLetter) : []));
  return PAIRS.filter((pair) => [...pair].every((letter) => jetties.includes(letter)));
}

/** The ferry of a new lake tile; empty when none is laid (FER-2, FER-11, FER-44). */
export function ferryOptions(state: State): string[] {
  const { config } = state.rules;
  const tile = placedTile(state);
  if (!config.modules.ferries || !tile.kind.lake || state.ferriesLeft < 1) return [];
  if (config.ferryPlacement === 'onlyWithHighwayman' && !state.highwayman) return [];
  return pairsOf(tile).map((pair) => `${squareToken(tile)}~${pair}`);
}

/** Lakes whose ferry has a used jetty in a strand with a segment of the placed tile (FER-29). */
export function findPivotable(state: State): Square[] {
  const { board } = state;
  const placed = placedTile(state);
  const reached = new Set<number>();
  for (const spot of spotsOf(placed)) {
    if (segmentAt(board, spot).kind === 'road') for (const other of strandFrom(board, spot)) reached.add(spotKey(other));
  }
  const lakes = board.tiles().filter((tile) => tile.ferry !== null && !sameSquare(tile, placed));
  return lakes
    .filter((tile) =>
      [...(tile.ferry ?? '')].some((letter) => reached.has(spotKey({ ...tile, slot: slotAtSide(tile, 'road', sideOf(letter)) }))),
    )
    .map(({ x, y }) => ({ x, y }));
}

const listed = (squares: readonly Square[], square: Square): boolean => squares.some((other) => sameSquare(other, square));

/** Ferries that may still be pivoted, in ascending (y, x) order. */
function stillPivotable(state: State): Placed[] {
  return state.pivotable
    .filter((square) => !listed(state.moved, square) && !listed(state.settled, square))
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .flatMap((square) => state.board.at(square.x, square.y) ?? []);
}

/** Free order: all other positions of all ferries, and `-`. Ascending: all positions of the next ferry. Empty: nothing to ask. */
export function pivotOptions(state: State): string[] {
  const lakes = stillPivotable(state);
  const token = (tile: Placed, pair: Pair): string => `${squareToken(tile)}%${pair}`;
  const [first] = lakes;
  if (!first) return [];
  if (state.rules.config.pivotOrder === 'ascending') return pairsOf(first).map((pair) => token(first, pair));
  return [
    PASS,
    ...lakes.flatMap((tile) =>
      pairsOf(tile)
        .filter((pair) => pair !== tile.ferry)
        .map((pair) => token(tile, pair)),
    ),
  ];
}
