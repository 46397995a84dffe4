/**
 * What was found on a board as it lies, so that one question is not flooded twice. The board throws the whole of it away with every
 * tile and every ferry, and nothing in it is ever carried over or mended: after each change all is flooded again from the tiles.
 */
import type { Square } from './board.js';
import type { Feature } from './features.js';
import type { Piece } from './state.js';

export class Found {
  /** By the key of each of their segments. */
  readonly features = new Map<number, Feature>();
  /** Every feature of some kinds once, by the names of the kinds. */
  readonly all = new Map<string, readonly Feature[]>();
  /** Complete cities at a field. */
  readonly cities = new Map<Feature, readonly Feature[]>();
  /** Keys of the branch of a labyrinth road, by the key of the segment asked about. */
  readonly branches = new Map<number, ReadonlySet<number>>();
  frontier: readonly Square[] | null = null;
  /** The pieces by the key of the first segment of their features, for the list of pieces that was asked about last. */
  standing: { readonly pieces: readonly Piece[]; readonly on: ReadonlyMap<number, readonly Piece[]> } | null = null;
}
