/** One plain flood fill, and the five ways over the board that the rules ask for. */
import { Board, facingHalf, halvesOf, opposite, segmentAt, sideOf, sidesOf, slotAtHalf, slotAtSide, spotKey } from './board.js';
import type { Spot } from './board.js';

const NOWHERE: readonly Spot[] = [];
const byPlace = (a: Spot, b: Spot): number => a.x - b.x || a.y - b.y || a.slot - b.slot;

/** Everything reachable from `start`, sorted by x, y, slot. */
export function flood(start: Spot, next: (spot: Spot) => readonly Spot[]): Spot[] {
  const seen = new Map<number, Spot>([[spotKey(start), start]]);
  const open = [start];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    for (const other of next(spot)) {
      const key = spotKey(other);
      if (seen.has(key)) continue;
      seen.set(key, other);
      open.push(other);
    }
  }
  return [...seen.values()].sort(byPlace);
}

/** Segments of the same kind across the sides of a road or city segment. An abbey has none, so it ends them (ABB-4). */
function acrossSides(board: Board, kind: 'road' | 'city', spot: Spot): Spot[] {
  const tile = board.at(spot.x, spot.y);
  if (!tile) return [];
  const found: Spot[] = [];
  for (const side of sidesOf(tile, spot.slot)) {
    const far = kind === 'road' ? board.map?.roadOver(tile, side) : undefined; // MAP-20
    const other = far ? board.at(far.x, far.y) : board.neighbour(tile, side);
    const slot = other ? slotAtSide(other, kind, far ? far.side : opposite(side)) : -1;
    const next = other?.spots[slot];
    if (next) found.push(next);
  }
  return found;
}

/** The jetty that the ferry joins to this one, if it does (FER-12, FER-16). */
function acrossFerry(board: Board, spot: Spot): readonly Spot[] {
  const tile = board.at(spot.x, spot.y);
  if (!tile?.ferry || !segmentAt(board, spot).jetty) return NOWHERE;
  const used = [...tile.ferry].map((letter) => slotAtSide(tile, 'road', sideOf(letter)));
  if (!used.includes(spot.slot)) return [];
  return used.filter((slot) => slot !== spot.slot).map((slot) => ({ x: tile.x, y: tile.y, slot }));
}

/** Over tile sides and ferries. */
function acrossAll(board: Board, spot: Spot): readonly Spot[] {
  const ferry = acrossFerry(board, spot);
  const sides = acrossSides(board, 'road', spot);
  return ferry.length > 0 ? [...sides, ...ferry] : sides;
}

/** The whole road: over tile sides, branches, labyrinths and ferries. */
export function roadFrom(board: Board, start: Spot): Spot[] {
  return flood(start, (spot) => acrossAll(board, spot));
}

/** The same without using any ferry (FER-29). */
export function strandFrom(board: Board, start: Spot): Spot[] {
  return flood(start, (spot) => acrossSides(board, 'road', spot));
}

/** What can be reached over sides and ferries without stepping on a labyrinth; a labyrinth by itself (LAB-14, LAB-16). */
export function branchFrom(board: Board, start: Spot): Spot[] {
  if (segmentAt(board, start).labyrinth) return [start];
  return flood(start, (spot) => acrossAll(board, spot).filter((other) => !segmentAt(board, other).labyrinth));
}

export function cityFrom(board: Board, start: Spot): Spot[] {
  return flood(start, (spot) => acrossSides(board, 'city', spot));
}

/** Fields join over half-edges (BASE-38). */
export function fieldFrom(board: Board, start: Spot): Spot[] {
  return flood(start, (spot) => {
    const tile = board.at(spot.x, spot.y);
    if (!tile) return [];
    const found: Spot[] = [];
    for (const half of halvesOf(tile, spot.slot)) {
      const other = board.neighbour(tile, Math.floor(half / 2));
      const slot = other ? slotAtHalf(other, facingHalf(half)) : -1;
      const next = other?.spots[slot];
      if (next) found.push(next);
    }
    return found;
  });
}
