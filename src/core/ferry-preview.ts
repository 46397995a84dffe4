/**
 * What a ferry would do before it is laid or pivoted: for every legal pair of jetties the roads it would join, part, close and
 * reopen (FER-30..34). Asked of the core itself by making and taking back the move.
 */
import { Pos } from '../../assembly/constants.js';
import type { Position } from '../position.js';
import { PAIRS, type Pair, type TileKind } from '../types.js';
import { firstNode, placeOfNode, readTile, tileCount, type Place, type PlacedTile } from './board-reader.js';
import { readFeature, type Feature } from './feature-reader.js';

/** What one way to lay or pivot a ferry would change. */
export interface FerryChoice {
  /** The packed move. */
  readonly move: number;
  readonly x: number;
  readonly y: number;
  readonly pair: Pair;
  /** The pair the ferry lies on now, null before it is laid. */
  readonly from: Pair | null;
  /** Roads at the lake's jetties as they would be, each once. */
  readonly roads: readonly Feature[];
  /** Groups of jetty segments on one road then that are on different roads now. */
  readonly joins: readonly (readonly Place[])[];
  /** Groups of jetty segments on different roads then that are on one road now. */
  readonly parts: readonly (readonly Place[])[];
  /** Jetty segments whose road would be complete then and is not now. */
  readonly closes: readonly Place[];
  /** Jetty segments whose road is complete now and would not be then. */
  readonly reopens: readonly Place[];
}

interface Jetty {
  readonly place: Place;
  /** Smallest root of the road: equal for jetties of one road. */
  readonly road: number;
  readonly complete: boolean;
  readonly feature: Feature;
}

/** Choices in phase `ferry` or `pivot`, in the order of the legal moves; empty in other phases. The position is unchanged. */
export function previewFerries(position: Position): FerryChoice[] {
  const phase = position.phase;
  if (phase !== 'ferry' && phase !== 'pivot') return [];
  const moves = Array.from(position.legal()).filter((move) => move !== 0);
  return moves.map((move) => previewOne(position, move));
}

function previewOne(position: Position, move: number): FerryChoice {
  const x = (move << 15) >> 22;
  const y = (move << 5) >> 22;
  const { index, tile } = tileNumbered(position, x, y);
  const before = jetties(position, index, tile);
  const probe = position.clone();
  let after: Jetty[];
  try {
    after = placedFerry(probe, move, index, tile);
  } finally {
    probe.dispose();
  }
  const now = (i: number) => before[i] as Jetty;
  return {
    move,
    x: tile.x,
    y: tile.y,
    pair: PAIRS[(move >> 3) & 15] as Pair,
    from: tile.ferry,
    roads: after.filter((j, i) => after.findIndex((other) => other.road === j.road) === i).map((j) => j.feature),
    joins: groups(after)
      .filter((group) => new Set(group.map((i) => now(i).road)).size > 1)
      .map((group) => group.map((i) => now(i).place)),
    parts: groups(before)
      .filter((group) => new Set(group.map((i) => (after[i] as Jetty).road)).size > 1)
      .map((group) => group.map((i) => now(i).place)),
    closes: after.flatMap((j, i) => (j.complete && !now(i).complete ? [j.place] : [])),
    reopens: after.flatMap((j, i) => (!j.complete && now(i).complete ? [j.place] : [])),
  };
}
/** Jetties after the ferry lies there but before anything is scored. */
function placedFerry(probe: Position, move: number, index: number, tile: PlacedTile): Jetty[] {
  probe.core.calls.previewFerry(probe.use(), move);
  return jetties(probe, index, tile);
}
function tileNumbered(position: Position, x: number, y: number): { index: number; tile: PlacedTile } {
  const slot = position.use();
  for (let index = tileCount(position.core, slot) - 1; index >= 0; index--) {
    const tile = readTile(position.core, slot, index);
    // a move carries coordinates modulo 1024
    if (((tile.x ^ x) & 1023) === 0 && ((tile.y ^ y) & 1023) === 0) return { index, tile };
  }
  return { index: 0, tile: readTile(position.core, slot, position.core.word(slot, Pos.Placed)) };
}
function jetties(position: Position, index: number, tile: PlacedTile): Jetty[] {
  const { core } = position;
  const slot = position.use();
  const base = firstNode(core, slot, index);
  const kind = core.rules.kinds[tile.kind] as TileKind;
  return kind.segments.flatMap((segment, s) => {
    if (!segment.jetty) return [];
    const { feature, roots } = readFeature(core, slot, base + s);
    return [{ place: placeOfNode(core, slot, base + s), road: Math.min(...roots), complete: feature.complete, feature }];
  });
}
/** Indexes of jetties by road. */
function groups(list: readonly Jetty[]): number[][] {
  const found = new Map<number, number[]>();
  list.forEach((j, i) => found.set(j.road, [...(found.get(j.road) ?? []), i]));
  return [...found.values()];
}
