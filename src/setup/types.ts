import type { PlainConfig } from '../rules/read.js';
import type { Figure, Goods, Pair } from '../types.js';

/**
 * A segment by slot, or by name as in tokens (`r0`, `c1`, `f2`, `m0`, `g0`, `k0`); always the tile's own numbering, whatever its
 * rotation.
 */
export type SegmentRef = number | string;

/** A piece on the board: on a segment; a barn on a corner (0 NE, 1 SE, 2 SW, 3 NW of its tile); or in a quarter 0..3 of Leipzig. */
export type SetupFigure =
  | { player: number; figure: Figure; x: number; y: number; segment: SegmentRef }
  | { player: number; figure: 'barn'; x: number; y: number; corner: number }
  | { player: number; figure: Figure; quarter: number };

/**
 * A position as a user, a file or another program gives it: plain JSON and not trusted. `readSetup` checks it.
 * It stands at the beginning of a turn of `turnPlayer`: before the draw, or with `drawn` in hand.
 */
export interface Setup {
  config: PlainConfig;
  /** id, x, y, clockwise quarter turns 0..3; at least one, in placing order, the start tile included. */
  tiles: [id: string, x: number, y: number, rotation: number][];
  figures?: SetupFigure[];
  /** Lake tiles not listed have no ferry. */
  ferries?: { x: number; y: number; pair: Pair }[];
  mage?: { x: number; y: number; segment: SegmentRef } | null;
  witch?: { x: number; y: number; segment: SegmentRef } | null;
  /** Per player; default 0. */
  scores?: number[];
  /** Per player, pieces in hand; figures left out count 0. Default: the pieces of the configuration that are not on the board. */
  supply?: Partial<Record<Figure, number>>[];
  /**
   * Copies left to draw by tile id, ids left out count 0; `rest` (default): the copies of the configuration that are neither on
   * the board nor drawn.
   */
  bag?: Record<string, number> | 'rest';
  /** Per player, abbey tiles in hand; default: as at the start of a game. */
  abbeys?: number[];
  /** Per player; default none. */
  goods?: Record<Goods, number>[];
  /**
   * With `fieldScoring: 'perPlayer3'` and barns: complete cities, each by one of its segments, that have paid farmers when barns were
   * set, and the players paid (BASE-67). Default none.
   */
  paidCities?: { x: number; y: number; segment: SegmentRef; players: number[] }[];
  /** On a map with Map-Chips: chips on it, with colour and value those that show. Default none. */
  chips?: { x: number; y: number; colour?: number | null; value?: number | null }[];
  /**
   * Chips not turned over by letter of the colour (o, b, p for 0, 1, 2) and value, e.g. { o2: 4 }. Default: all that do not show
   * on the map.
   */
  hiddenChips?: Record<string, number>;
  /** What expansions keep beside the board and the hands, under the names of `stateOf(game)`. Default: as at the start of a game. */
  state?: Record<
    string,
    number | { x: number; y: number; segment?: SegmentRef } | readonly { x: number; y: number; count: number }[] | null
  >;
  /** Default 0. */
  turnPlayer?: number;
  /** Tile in hand. Default null: the turn begins with the draw. */
  drawn?: string | null;
  /** Seed, or the four words of a generator's state. Default 0. */
  seed?: number | string | [number, number, number, number];
}

/** What `readSetup` lets pass. */
export interface SetupOptions {
  /** Accept tiles that do not hang together over sides. Default false. */
  allowDisconnected?: boolean;
}
