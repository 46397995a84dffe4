/** One plain flood fill, and the five ways over the board that the rules ask for. */
import { type Board, facingHalf, halvesOf, memberAt, opposite, sideOf, sidesOf, slotAtHalf, slotAtSide } from './board.js';
import type { Member, Spot } from './board.js';

/** Everything reachable from `start`, sorted by x, y, slot. `next` gives the segments beside one. */
export function flood(start: Member, next: (spot: Member) => readonly Member[]): readonly Member[] {
  const seen = new Set([start.key]);
  const all = [start];
  for (let i = 0; i < all.length; i++) {
    for (const other of next(all[i] as Member)) {
      if (seen.has(other.key)) continue;
      seen.add(other.key);
      all.push(other);
    }
  }
  return all.length > 1 ? all.sort((a, b) => a.key - b.key) : all;
}

/** Segments of the same kind across the sides of a road or city segment. An abbey has none, so it ends them (ABB-4). */
function acrossSides(board: Board, kind: 'road' | 'city', { tile, slot }: Member): Member[] {
  const found: Member[] = [];
  for (const side of sidesOf(tile, slot)) {
    const far = kind === 'road' ? board.map?.roadOver(tile, side) : undefined; // MAP-20
    const other = far ? board.at(far.x, far.y) : board.neighbour(tile, side);
    const next = other?.spots[slotAtSide(other, kind, far ? far.side : opposite(side))];
    if (next) found.push(next);
  }
  return found;
}

const NOWHERE: readonly Member[] = [];

/** The jetty that the ferry joins to this one, if it does (FER-12, FER-16). */
function acrossFerry({ tile, segment, slot }: Member): readonly Member[] {
  if (!tile.ferry || !segment.jetty) return NOWHERE;
  const used = [...tile.ferry].map((letter) => slotAtSide(tile, 'road', sideOf(letter)));
  return used.includes(slot) ? tile.spots.filter((other) => other.slot !== slot && used.includes(other.slot)) : NOWHERE;
}

/** Over tile sides and ferries. */
function acrossAll(board: Board, spot: Member): readonly Member[] {
  const ferry = acrossFerry(spot);
  const sides = acrossSides(board, 'road', spot);
  return ferry.length > 0 ? [...sides, ...ferry] : sides;
}

/** The whole road: over tile sides, branches, labyrinths and ferries. */
export function roadFrom(board: Board, start: Spot): readonly Member[] {
  return flood(memberAt(board, start), (spot) => acrossAll(board, spot));
}

/** The same without using any ferry (FER-29). */
export function strandFrom(board: Board, start: Spot): readonly Member[] {
  return flood(memberAt(board, start), (spot) => acrossSides(board, 'road', spot));
}

/** What can be reached over sides and ferries without stepping on a labyrinth; a labyrinth by itself (LAB-14, LAB-16). */
export function branchFrom(board: Board, start: Spot): readonly Member[] {
  const first = memberAt(board, start);
  if (first.segment.labyrinth) return [first];
  return flood(first, (spot) => acrossAll(board, spot).filter((other) => !other.segment.labyrinth));
}

export function cityFrom(board: Board, start: Spot): readonly Member[] {
  return flood(memberAt(board, start), (spot) => acrossSides(board, 'city', spot));
}

/** Fields join over half-edges (BASE-38). */
export function fieldFrom(board: Board, start: Spot): readonly Member[] {
  return flood(memberAt(board, start), ({ tile, slot }) => {
    const found: Member[] = [];
    for (const half of halvesOf(tile, slot)) {
      const other = board.neighbour(tile, half >> 1);
      const next = other?.spots[slotAtHalf(other, facingHalf(half))];
      if (next) found.push(next);
    }
    return found;
  });
}
