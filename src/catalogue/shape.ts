/** The shape of the catalogue: sets of tiles with the copies that each edition prints. */
import type { Edition, TileDefinition } from '../types.js';

/** Copies per edition; an edition left out prints none. */
export type Counts = Readonly<Partial<Record<Edition, number>>>;

/** A tile of a set, with its copies. */
export interface CatalogueTile {
  readonly tile: TileDefinition;
  readonly count: Counts;
  /** How many of these copies lie on the table at the start. */
  readonly start: number;
}

/** What games need of a set. */
export interface PrintedSet {
  readonly id: string;
  /** Beginning of the ids of its tiles. */
  readonly prefix: string;
  /** Tiles in the published set, per edition. */
  readonly published: Counts;
  readonly tiles: readonly CatalogueTile[];
  /** Of a set that a family brings with its own entry. */
  readonly name?: string;
}

/** A set with everything that is known about it. */
export interface TileSet extends PrintedSet {
  readonly name: string;
  /** True when not every tile of the set could be found; `known` then says what is certain. */
  readonly partial: boolean;
  readonly known: readonly string[];
  /** Outside the core of the package: tiles only, or a start variant. */
  readonly optional: boolean;
  readonly note?: string;
}
