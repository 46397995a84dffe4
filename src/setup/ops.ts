/**
 * What the core is given to build a position: numbers only, checked by `readSetup`. The core refuses a part that cannot stand
 * where it is put, and asks no more than that, so only this folder and tests make these objects.
 */

/** Square and canonical rotation of one tile; `kind` indexes `Rules.kinds`. The first tile need not be at (0,0). */
export interface TileOp {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/**
 * One piece on the board; `figure` indexes `FIGURES`. `slot` indexes `TileKind.segments`; for a barn (figure 7) it is the corner
 * 0..3.
 */
export interface FigureOp {
  readonly player: number;
  readonly figure: number;
  readonly x: number;
  readonly y: number;
  readonly slot: number;
}

/** A ferry lying on the lake tile at (x,y); `pair` indexes `PAIRS`, board orientation. */
export interface FerryOp {
  readonly x: number;
  readonly y: number;
  readonly pair: number;
}

/** Where a mage or witch stands. */
export interface MagicOp {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
}

/** A chip on a square of a map: on its face (value 0), or showing. */
export interface ChipOp {
  readonly x: number;
  readonly y: number;
  /** 0..2; of no meaning with value 0. */
  readonly colour: number;
  /** 0 = on its face. */
  readonly value: number;
}

/** A complete city, by one of its segments, and as a mask the players whose farmers it has paid (BASE-67). */
export interface PaidOp {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
  readonly players: number;
}

/** A whole position. Arrays over players have `config.players` entries. */
export interface SetupOps {
  /** In placing order; the start tile is among them. */
  readonly tiles: readonly TileOp[];
  readonly figures: readonly FigureOp[];
  /** Lake tiles that are not listed have no ferry. */
  readonly ferries: readonly FerryOp[];
  readonly mage: MagicOp | null;
  readonly witch: MagicOp | null;
  /** Copies left to draw of each kind, length `Rules.kinds.length`; the drawn tile is not among them. */
  readonly bag: readonly number[];
  readonly scores: readonly number[];
  /** [player][figure number 0..7]: pieces in hand. */
  readonly supply: readonly (readonly number[])[];
  /** Abbey tiles in hand, per player. */
  readonly abbeys: readonly number[];
  /** [player][wine, grain, cloth]. */
  readonly goods: readonly (readonly number[])[];
  /** [player][quarter 0..3] of Leipzig: figure number of the piece there, or -1. */
  readonly quarters: readonly (readonly number[])[];
  /** Cities that have paid farmers; left out where a game doesn't remember them. */
  readonly paid?: readonly PaidOp[];
  /** Chips on the map, row by row; left out without Map-Chips. */
  readonly chips?: readonly ChipOp[];
  /** [colour][value 0..7]: chips not turned over; left out without Map-Chips. */
  readonly hidden?: readonly (readonly number[])[];
  /** What expansions keep: the word, then a number, a square, or a square and a slot; what is left out is as at the start of a game. */
  readonly state?: readonly (readonly number[])[];
  readonly turnPlayer: number;
  /** Kind number of the tile in hand (phase `place`), or -1 (phase `draw` or `abbey`). */
  readonly drawn: number;
  /** Generator state, four u32 words, not all zero. */
  readonly seed: readonly [number, number, number, number];
}
