/**
 * What a ferry would do before it is laid or pivoted: for every legal pair of jetties the roads it would join, part, close and
 * reopen (FER-30..34). Asked of the core itself, on a copy.
 */
import { xOf, yOf } from './notation/word.js';
import type { Position } from './position.js';
import { PAIRS, type Pair, type TileKind } from './types.js';
import { firstNode, placeOfNode, readTile, tileCount, type Place, type PlacedTile } from './core/board-reader.js';
import { readFeature, type Feature } from './core/feature-reader.js';

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
  const { core } = position;
  const slot = position.use();
  const moves = Array.from(position.legal()).filter((move) => move !== 0);
  const tiles = Array.from({ length: tileCount(core, slot) }, (_, i) => readTile(core, slot, i));
  return moves.map((move) => previewOne(position, tiles, move));
}

function previewOne(position: Position, tiles: readonly PlacedTile[], move: number): FerryChoice {
  // a move carries coordinates modulo 1024
  const index = tiles.findIndex(({ x, y }) => (((x ^ xOf(move)) | (y ^ yOf(move))) & 1023) === 0);
  const tile = tiles[index] as PlacedTile;
  const before = jetties(position, index, tile);
  const probe = position.clone();
  let after: Jetty[];
  try {
    // the ferry lies there, and nothing is scored
    probe.core.calls.previewFerry(probe.use(), move);
    after = jetties(probe, index, tile);
  } finally {
    probe.dispose();
  }
  const now = (i: number) => before[i] as Jetty;
  /** Jetties of one road in one list and of several in the other. */
  const apart = (one: readonly Jetty[], other: readonly Jetty[]) =>
    [...new Set(one.map(({ road }) => road))]
      .map((road) => one.flatMap((jetty, i) => (jetty.road === road ? [i] : [])))
      .filter((group) => new Set(group.map((i) => other[i]?.road)).size > 1)
      .map((group) => group.map((i) => now(i).place));
  return {
    move,
    x: tile.x,
    y: tile.y,
    pair: PAIRS[move & 15] as Pair,
    from: tile.ferry,
    roads: after.filter(({ road }, i) => after.findIndex((other) => other.road === road) === i).map(({ feature }) => feature),
    joins: apart(after, before),
    parts: apart(before, after),
    closes: after.flatMap(({ complete, place }, i) => (complete && !now(i).complete ? [place] : [])),
    reopens: after.flatMap(({ complete, place }, i) => (!complete && now(i).complete ? [place] : [])),
  };
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
