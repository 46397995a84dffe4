/** The Markets of Leipzig: roads that lead to the town, meeples sent there, what the quarters pay (LEIP-2..7). */
import { opposite, segmentAt, SIDES, slotAtSide, spotsOf } from './board.js';
import type { Spot } from './board.js';
import { contains, distinct, featureOf, featureKey, firstSpot } from './features.js';
import type { Feature } from './features.js';
import { meeplesOn, ownersOf } from './figures.js';
import { clockwise, placedTile } from './state.js';
import type { SendChoice, State } from './state.js';
import { figureLetter, figureOf, PASS, readSpot, splitToken, spotToken } from './tokens.js';
import type { Figure } from './kinds.js';

export const WAINWRIGHTS = 0;
export const COINERS = 1;
export const BOOKBINDERS = 2;
export const TANNERS = 3;
const QUARTERS = [WAINWRIGHTS, COINERS, BOOKBINDERS, TANNERS];

/** Meeples that may stand on a road (LEIP-3). */
const SENDABLE: readonly Figure[] = ['normal', 'large', 'wagon', 'phantom'];

export const inQuarter = (state: State, player: number, quarter: number): boolean =>
  state.leipzig.some((meeple) => meeple.player === player && meeple.quarter === quarter);

/** Roads that meet a road at a crossing: all roads of a tile that end in its crossing (LEIP-2). */
function atCrossings(state: State, road: Feature): Feature[] {
  const ends = (spot: Spot): boolean => {
    const kind = state.board.at(spot.x, spot.y)?.kind;
    return kind?.source.roads[spot.slot]?.endsAt === 'crossing';
  };
  const tileRoads = (spot: Spot): Spot[] => {
    const tile = state.board.at(spot.x, spot.y);
    return tile ? spotsOf(tile).filter((other) => segmentAt(state.board, other).kind === 'road') : [];
  };
  return road.spots
    .filter(ends)
    .flatMap((spot) => tileRoads(spot).filter(ends))
    .map((spot) => featureOf(state.board, spot));
}

/** The road starts at a gate, or a chain of roads over crossings goes on to one that does; complete or not (LEIP-2). */
export function leadsToLeipzig(state: State, start: Feature): boolean {
  const seen = new Set<number>([featureKey(start)]);
  const open = [start];
  for (let road = open.pop(); road; road = open.pop()) {
    if (road.spots.some((spot) => state.board.at(spot.x, spot.y)?.kind.gates.includes(spot.slot))) return true;
    for (const other of atCrossings(state, road)) {
      if (seen.has(featureKey(other))) continue;
      seen.add(featureKey(other));
      open.push(other);
    }
  }
  return false;
}

/** Roads finished in this part: at the placed tile, at an abbey's sides, over the water, at the ferries laid or pivoted (FER-51). */
function finishedRoads(state: State): Feature[] {
  const tile = placedTile(state);
  const starts: Spot[] = [...spotsOf(tile)];
  if (tile.kind.abbey) {
    for (const side of SIDES) {
      const other = state.board.neighbour(tile, side);
      const slot = other ? slotAtSide(other, 'road', opposite(side)) : -1;
      if (other && slot >= 0) starts.push({ x: other.x, y: other.y, slot });
    }
  }
  for (const side of SIDES) {
    const far = state.board.map?.roadOver(tile, side); // MAP-20
    const other = far ? state.board.at(far.x, far.y) : undefined;
    const slot = other && far ? slotAtSide(other, 'road', far.side) : -1;
    if (other && slot >= 0) starts.push({ x: other.x, y: other.y, slot });
  }
  for (const { x, y } of state.turned) {
    const lake = state.board.at(x, y);
    if (lake) starts.push(...spotsOf(lake));
  }
  const roads = starts.filter((spot) => segmentAt(state.board, spot).kind === 'road').map((spot) => featureOf(state.board, spot));
  return distinct(roads).filter((road) => road.complete && meeplesOn(state, road).length > 0);
}

/** Notes the owners of the roads and whom to ask, clockwise from the turn player (LEIP-4, LEIP-5). */
export function beginSending(state: State): void {
  state.notedOwners = [];
  state.sendQueue = [];
  if (!state.rules.config.modules.leipzig) return;
  for (const road of finishedRoads(state)) {
    if (leadsToLeipzig(state, road)) state.notedOwners.push({ road: firstSpot(road), owners: ownersOf(state, road) });
  }
  state.sendQueue = clockwise(state, state.turnPlayer).flatMap((player) =>
    state.notedOwners.filter(({ owners }) => owners.includes(player)).map(({ road }) => ({ player, road })),
  );
}

/** One meeple from the road to a quarter where its player has none, or `-`; empty when nothing can be sent. */
export function sendOptions(state: State, { player, road }: SendChoice): string[] {
  const free = QUARTERS.filter((quarter) => !inQuarter(state, player, quarter));
  const meeples = meeplesOn(state, featureOf(state.board, road)).filter(
    (piece) => piece.player === player && SENDABLE.includes(piece.figure),
  );
  const tokens = meeples.flatMap((piece) =>
    free.map((quarter) => `${spotToken(state.board, piece)}>${figureLetter(piece.figure)}${quarter}`),
  );
  return tokens.length > 0 ? [PASS, ...new Set(tokens)] : [];
}

/** The meeple leaves the board for its quarter; it does not come back into the hand. */
export function sendMeeple(state: State, player: number, token: string): void {
  const { spot, rest } = readSpot(state.board, splitToken(token));
  const figure = figureOf(rest.charAt(1));
  const sent = state.pieces.find(
    (piece) =>
      piece.player === player && piece.figure === figure && piece.x === spot.x && piece.y === spot.y && piece.slot === spot.slot,
  );
  if (!sent) throw new Error(`no ${figure} to send: ${token}`);
  state.pieces = state.pieces.filter((piece) => piece !== sent);
  for (const family of state.families) family.left?.(state, sent);
  state.leipzig.push({ player, quarter: Number(rest.charAt(2)), figure });
}

const notes = (state: State, feature: Feature): State['notedOwners'][number] | undefined =>
  state.notedOwners.find(({ road }) => contains(feature, road));

/** A meeple stood on this road when it was finished, even if all have been sent since: it is scored, not merely complete (MAGE-9). */
export const wasNoted = (state: State, feature: Feature): boolean => notes(state, feature) !== undefined;

/** Who is paid for a feature: the owners, on a road to Leipzig those noted before sending that still have a meeple there (LEIP-5). */
export function paidOwners(state: State, feature: Feature): number[] {
  const noted = notes(state, feature);
  if (!noted || state.rules.config.leipzigSend === 'recount') return ownersOf(state, feature);
  const left = meeplesOn(state, feature);
  return noted.owners.filter((player) => left.some((piece) => piece.player === player));
}

/** Wainwrights: for an owner of a road finished in play (LEIP-6). */
export function wainwrightBonus(state: State, player: number, road: Feature): number {
  const paid = road.kind === 'road' && inQuarter(state, player, WAINWRIGHTS);
  return paid ? state.rules.config.scoring.road.wainwrightPerTile * road.tiles : 0;
}

/** Bookbinders: for an owner of a monastery or garden finished in play (LEIP-7). */
export function bookbindersBonus(state: State, player: number, feature: Feature): number {
  const paid = (feature.kind === 'monastery' || feature.kind === 'garden') && inQuarter(state, player, BOOKBINDERS);
  return paid ? state.rules.config.scoring.leipzig.bookbinders : 0;
}

/** Coiners: for a scored city with an own knight, with or without majority (LEIP-7). */
export function coinersBonus(state: State, player: number, city: Feature): number {
  if (city.kind !== 'city' || !inQuarter(state, player, COINERS)) return 0;
  const knight = meeplesOn(state, city).some((piece) => piece.player === player);
  return knight ? state.rules.config.scoring.leipzig.coinersPerCoat * city.coats : 0;
}
