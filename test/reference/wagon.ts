/** Wagons that move on after their feature was scored (ABB-20..27). */
import { AROUND, opposite, segmentAt, SIDES, sidesOf, slotAtSide, spotsOf } from './board.js';
import type { Spot } from './board.js';
import { featureOf } from './features.js';
import { fits, isFree, mayStandAt } from './figures.js';
import { clockwise } from './state.js';
import type { State, WaitingWagon } from './state.js';
import { PASS, spotToken } from './tokens.js';

/** Owners clockwise from the turn player (ABB-23); several wagons of one owner by y, x, segment. */
export function sortWagons(state: State): void {
  const order = clockwise(state, state.turnPlayer);
  state.wagons.sort(
    (a, b) =>
      order.indexOf(a.player) - order.indexOf(b.player) ||
      a.from.y - b.from.y ||
      a.from.x - b.from.x ||
      a.from.slot - b.from.slot,
  );
}

/** `nearby`: all segments on the wagon's tile and the 8 around (ABB-24). */
function nearby(state: State, from: Spot): Spot[] {
  const squares = [[0, 0] as const, ...AROUND];
  return squares.flatMap(([dx, dy]) => {
    const tile = state.board.at(from.x + dx, from.y + dy);
    return tile ? spotsOf(tile) : [];
  });
}

/** Segments that touch a segment: by the tile's groups, and over the sides of an abbey (ABB-25). */
function touching(state: State, spot: Spot): Spot[] {
  const tile = state.board.at(spot.x, spot.y);
  if (!tile) return [];
  const at = (slot: number): Spot => ({ x: tile.x, y: tile.y, slot });
  const found = tile.kind.wagonGroups.filter((group) => group.includes(spot.slot)).flatMap((group) => group.map(at));
  const isAbbey = tile.kind.abbey;
  for (const side of isAbbey ? SIDES : sidesOf(tile, spot.slot)) {
    const other = state.board.neighbour(tile, side);
    if (!other) continue;
    if (other.kind.abbey) found.push(...spotsOf(other));
    if (!isAbbey) continue;
    for (const kind of ['road', 'city'] as const) {
      const slot = slotAtSide(other, kind, opposite(side));
      if (slot >= 0) found.push({ x: other.x, y: other.y, slot });
    }
  }
  return found;
}

/** `connected`: all segments of the features that touch the scored feature (ABB-25). */
function connected(state: State, from: Spot): Spot[] {
  const scored = featureOf(state.board, from);
  const neighbours = scored.spots.flatMap((spot) => touching(state, spot));
  return neighbours.flatMap((spot) => featureOf(state.board, spot).spots);
}

/** Targets and `-`; empty when the wagon stays at home (ABB-22). */
export function wagonOptions(state: State, wagon: WaitingWagon): string[] {
  const reach = state.rules.config.wagonMove === 'nearby' ? nearby : connected;
  const tokens = reach(state, wagon.from)
    .filter((spot) => !state.board.isPrinted(spot)) // INT-6
    .filter((spot) => fits(state, 'wagon', segmentAt(state.board, spot).kind) && mayStandAt(state, spot))
    .filter((spot) => {
      const feature = featureOf(state.board, spot);
      return !feature.complete && isFree(state, spot, feature);
    })
    .map((spot) => `${spotToken(state.board, spot)}>w`);
  return tokens.length > 0 ? [PASS, ...new Set(tokens)] : [];
}
