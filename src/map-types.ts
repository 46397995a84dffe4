/**
 * The vocabulary of maps (rules MAP, CHIP, INT, FMT): the file format carcassonne-map@1, a map's configuration, a compiled map.
 * Names and shapes only.
 */

export const CELL_KINDS = ['void', 'land', 'start', 'town', 'largeCity', 'island', 'blocked'] as const;
/** `blocked`: a drawn square that never takes a tile (FMT-1). */
export type MapSquareKind = (typeof CELL_KINDS)[number];
/** A side of a square. */
export type SideLetter = 'N' | 'E' | 'S' | 'W';
/** Row from the north and column from the west, both from 1. In the game x = column - 1 and y = row - 1. */
export type RowCol = readonly [row: number, col: number];
/** Whether the map is the printed one. */
export type MapStatus = 'official-transcription' | 'reconstruction' | 'test';

/** FMT-3: the printed tile of a large city. */
export interface PrintedTile {
  /** Four letters N E S W out of C, R, F. */
  readonly edges: string;
  readonly segments: readonly (
    | { readonly type: 'city'; readonly sides: readonly SideLetter[]; readonly coatsOfArms?: number }
    | { readonly type: 'road'; readonly sides: readonly SideLetter[]; readonly endsAtCity?: boolean }
    | { readonly type: 'field'; readonly halfEdges: readonly number[]; readonly touchesCity?: boolean }
  )[];
}
/** A square with more to say than its sign in the grid (FMT-2). */
export interface MapSquare {
  readonly row: number;
  readonly col: number;
  readonly kind: MapSquareKind;
  readonly name?: string;
  readonly cityId?: string;
  readonly islandId?: string;
  readonly coatsOfArms?: number;
  /** null: outside the colour bars; left out: the band of the square's row. */
  readonly band?: string | null;
  readonly marks?: readonly string[];
  readonly printed?: PrintedTile;
  readonly note?: string;
}
/** Where a ferry route meets the land. */
export interface MapRouteEnd {
  readonly square: RowCol;
  readonly side: SideLetter;
}
/** A ferry route printed on the map (FMT-6). */
export interface MapRoute {
  readonly id: string;
  readonly a: MapRouteEnd;
  readonly b: MapRouteEnd;
  readonly feature?: 'road' | null;
  readonly status?: string;
}
/** FMT-5: a road or city printed on a border side. */
export interface MapBorderFeature {
  readonly square: RowCol;
  readonly side: SideLetter;
  readonly feature: 'road' | 'city';
  readonly coatsOfArms?: number;
  readonly label?: string;
  readonly status?: string;
}
/** Rows of one colour (FMT-7). */
export interface MapBand {
  readonly color: string;
  readonly fromRow: number;
  readonly toRow: number;
  readonly status?: string;
}

/** A map file, FMT-1 to FMT-8. */
export interface MapFile {
  readonly format: 'carcassonne-map@1';
  readonly id: string;
  readonly title: string;
  readonly status: MapStatus;
  readonly notice?: string;
  readonly rows: number;
  readonly cols: number;
  readonly legend: Readonly<Record<string, string>>;
  readonly grid: readonly string[];
  readonly bands?: readonly MapBand[];
  readonly squares?: readonly MapSquare[];
  readonly starts: readonly { readonly name: string; readonly square: RowCol; readonly status?: string }[];
  readonly startsToUse: { readonly basic: readonly [min: number, max: number]; readonly mapChips?: number };
  readonly towns?: readonly { readonly name: string; readonly square: RowCol; readonly status?: string }[];
  readonly largeCities?: readonly {
    readonly id: string;
    readonly name: string;
    readonly squares: readonly RowCol[];
    readonly coatsOfArms?: number;
    readonly status?: string;
  }[];
  readonly islands?: readonly {
    readonly id: string;
    readonly name: string;
    readonly squares: readonly RowCol[];
    readonly status?: string;
  }[];
  readonly ferryRoutes?: readonly MapRoute[];
  readonly borderFeatures?: readonly MapBorderFeature[];
  readonly recommendedTiles?: readonly [min: number, max: number];
  readonly chips?: {
    readonly count: number;
    readonly colors: readonly string[];
    /** Copies of each value in each colour. */
    readonly perColor: Readonly<Record<string, number>>;
    readonly forbidIslands?: boolean;
  };
  readonly facts?: readonly string[];
  readonly [note: string]: unknown;
}

/** A game's map: which one, and its options (see the guide on maps). */
export interface MapConfig {
  /** Name of a map of this package; with `file` the id in the file. */
  readonly id: string;
  /** The user's own map; null for a map of this package. */
  readonly file: MapFile | null;
  /** Map-Chips are in play. Default false. */
  readonly chips: boolean;
  /** MAP-4, 5: drawn by seed, or the squares used, the start tile's first. */
  readonly startSquares: 'seeded' | readonly RowCol[];
  /** How many start squares are used (MAP-4, CHIP-2). */
  readonly starts: number;
  /** MAP-5: clockwise quarter turns of the tiles on them. */
  readonly startRotation: 0 | 1 | 2 | 3;
  /** MAP-15: 2 counts a coat of arms printed at the border as one of the city that ends there. */
  readonly borderCoatsOfArms: 0 | 2;
  readonly connectBy: 'anySide' | 'citySide'; // MAP-17
  readonly ferryRoute: 'access' | 'roadContinues'; // MAP-20
  readonly borderMonastery: 'tiles' | 'nine'; // MAP-24
  readonly treatMultiplier: 2 | 3; // CHIP-18
  /** CHIP-9: spread by seed, or the squares given. */
  readonly chipLayout: 'farthest' | readonly RowCol[];
  /** Chips laid; the file's number unless a small map cannot hold so many. Those left over stay hidden. */
  readonly chipCount: number;
  readonly abbeyAtBorder: boolean; // INT-5
}

/** One square of a compiled map. */
export interface MapCell {
  readonly kind: MapSquareKind;
  readonly name: string | null;
  /** Number of the large city in `GameMap.cities`, -1 none. */
  readonly city: number;
  readonly coats: number;
  /** Colour 0..2 of the rows, -1 where no treat may lie (FMT-7, CHIP-12). */
  readonly band: number;
  /** Per side N E S W what is printed at the border: R, C, or '' for a neutral border or no border. */
  readonly border: readonly [string, string, string, string];
  readonly borderCoats: readonly [number, number, number, number];
  /** Kind number of the printed tile, -1 none. */
  readonly tile: number;
  /** A face-down chip may not lie there whatever start squares are used (CHIP-4, 7, 8). */
  readonly noChip: boolean;
}
/** A compiled map, as `game.map` gives it. */
export interface GameMap {
  readonly id: string;
  readonly title: string;
  /** Whether this is the printed map or something else: show it to players. */
  readonly status: MapStatus;
  readonly notice: string | null;
  readonly rows: number;
  readonly cols: number;
  /** Row by row; the square (x, y) is at y * cols + x. */
  readonly cells: readonly MapCell[];
  readonly cities: readonly { readonly id: string; readonly name: string; readonly squares: readonly RowCol[] }[];
  readonly starts: readonly { readonly name: string; readonly square: RowCol }[];
  readonly routes: readonly { readonly id: string; readonly a: MapRouteEnd; readonly b: MapRouteEnd }[];
  /** Names of the chips' colours by number; [] when the map has no chips. */
  readonly colours: readonly string[];
  /** Chips of each value in each colour. */
  readonly chipsPerColour: Readonly<Record<string, number>>;
}
