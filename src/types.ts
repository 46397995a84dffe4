import type { SetId } from './catalogue/names.js';
import type { ExpansionModules } from './generated/expansion-options.js';
import type { GameMap, MapConfig } from './map-types.js';
import type { FigureCounts, StateWord, VerbRow } from './move-types.js';

export * from './generated/moves.js';
export * from './map-types.js';
export * from './move-types.js';

/**
 * The vocabulary of the package: names and shapes only, no logic. Everything imports this file, it imports nothing but the
 * vocabularies of maps and moves.
 * Coordinates: x grows east, y grows south, the start tile is at (0,0). Sides are N 0, E 1, S 2, W 3.
 * Half-edges run clockwise 0..7, side s owns 2s and 2s+1. Rotations are clockwise quarter turns 0..3.
 */

/** Edition of the rules. */
export type Edition = 'C1' | 'C2' | 'C3';
/** N, E, S, W. */
export type Side = 0 | 1 | 2 | 3;
/** Goods of Traders & Builders. */
export type Goods = 'wine' | 'grain' | 'cloth';

/** Kinds of segments and of the features they belong to; `cathedral` is a German one. */
export const SEGMENT_KINDS = ['road', 'city', 'field', 'monastery', 'garden', 'cathedral'] as const;
/** One of `SEGMENT_KINDS`. */
export type SegmentKind = (typeof SEGMENT_KINDS)[number];
/** Letter of each segment kind in tokens and in `wagon` groups. */
export const SEGMENT_LETTERS: Readonly<Record<SegmentKind, string>> = {
  road: 'r',
  city: 'c',
  field: 'f',
  monastery: 'm',
  garden: 'g',
  cathedral: 'k',
};

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────────

/** A tile as the catalogue and users write it, in its stored rotation. `edges`: C city, F field, R road, W river, A abbey. */
export interface TileDefinition {
  readonly id: string;
  readonly edges: string;
  readonly cities: readonly {
    readonly edges: string;
    readonly pennants: number;
    readonly cathedral?: boolean;
    readonly goods?: Goods;
  }[];
  readonly roads: readonly {
    readonly ends: string;
    readonly inn?: boolean;
    readonly endsAt?: 'crossing' | 'city' | 'monastery' | 'lake' | 'cathedral' | 'volcano' | 'other';
    readonly branch?: 'roundabout' | 'labyrinth' | 'fork';
    readonly tunnel?: boolean;
  }[];
  readonly rivers?: readonly { readonly ends: string }[];
  /** `half`: ascending half-edges; `cities`: indexes into `cities` that the field touches; `inner`: enclosed, no half-edges. */
  readonly fields: readonly { readonly half: readonly number[]; readonly cities: readonly number[]; readonly inner?: boolean }[];
  readonly monastery?: boolean;
  readonly garden?: boolean;
  readonly features?: {
    readonly lake?: boolean;
    readonly mageWitch?: boolean;
    readonly portal?: boolean;
    /** Compass direction of flight in the stored rotation: N, NE, E, SE, S, SW, W, NW (FLY-1). */
    readonly flyingMachine?: string;
    readonly abbey?: boolean;
    readonly germanCathedral?: boolean;
    /** Roads that start at a gate of Leipzig, e.g. "r0" or "r0 r1" (LEIP-2). */
    readonly leipzigGate?: string;
    readonly [decoration: string]: boolean | string | undefined;
  };
  /** Groups of touching features, e.g. ["r0","c0"], ["m","r0"] (ABB-25). */
  readonly wagon?: readonly (readonly string[])[];
  readonly over?: readonly (readonly string[])[];
  /** Plain field sides whose halves belong to different fields, e.g. "EW". */
  readonly splitSides?: string;
  /** False where layout or count could not be confirmed by two sources. */
  readonly verified?: boolean;
  readonly note?: string;
}

/** One segment of a compiled tile kind, in the stored rotation. Its position in `TileKind.segments` is its slot. */
export interface Segment {
  readonly kind: SegmentKind;
  /** Index among the segments of this kind on the tile: road 0, road 1, city 0 … */
  readonly index: number;
  /** Sides reached by a road or city; empty for other kinds. */
  readonly sides: readonly number[];
  /** Half-edges of a field; empty for other kinds. */
  readonly halves: readonly number[];
  readonly coats: number;
  readonly inn: boolean;
  /** Inns & Cathedrals cathedral in this city. */
  readonly cathedral: boolean;
  readonly goods: Goods | null;
  /** Slots of the city segments that a field touches. */
  readonly cities: readonly number[];
  /** Road that runs from its one side to a jetty of a ferry lake (FER-4). */
  readonly jetty: boolean;
  /** The labyrinth's road (LAB-3). */
  readonly labyrinth: boolean;
}

/** Slots are ordered: roads, cities, fields (each in catalogue order), monastery, garden, German cathedral. At most 12. */
export interface TileKind {
  readonly id: string;
  /** Ids of other tiles that are this kind too: its twins with a garden, where gardens are decoration (BASE-73). */
  readonly also?: readonly string[];
  /** Set id of the catalogue, or "custom". */
  readonly set: string;
  readonly edges: string;
  readonly segments: readonly Segment[];
  /** Copies in the bag, the copies laid at the start not included. */
  readonly copies: number;
  /** Number of distinct rotations: 1, 2 or 4; rotations 0 .. distinct-1 are the canonical ones (BASE-12). */
  readonly distinct: 1 | 2 | 4;
  /** 0 = ordinary bag; 1 = river tiles; 2 = the river's lake end (RIV-1). */
  readonly stage: 0 | 1 | 2;
  readonly lake: boolean;
  readonly magic: boolean;
  readonly portal: boolean;
  /** Flight direction 0..7 clockwise from N in the stored rotation, -1 none. */
  readonly flight: number;
  readonly abbey: boolean;
  readonly germanCathedral: boolean;
  /** A square of a large city, printed on the map: never drawn, never a place for a figure (MAP-16, 18). */
  readonly printed?: true;
  /** Slots of the roads that start at a gate of Leipzig (LEIP-2). */
  readonly gates: readonly number[];
  readonly splitSides: readonly number[];
  /** Groups of slots that touch each other (ABB-25). */
  readonly wagonGroups: readonly (readonly number[])[];
  /** Marks of families with an entry of their own: number of the mark, number of its word. */
  readonly marks?: readonly (readonly [mark: number, value: number])[];
  readonly verified: boolean;
  /** The data the kind was compiled from, for drawing. */
  readonly source: TileDefinition;
}

// ── Rules ────────────────────────────────────────────────────────────────────────────────────────

/** Points per counted thing, finished and at the end of the game; compiled into the flat table that the core reads. */
export interface ScoringTable {
  /** Points per tile of a road by what is on it (LAB-40..49): `cathedral` and `both` multiply n', the others n. */
  readonly road: {
    readonly complete: RoadRow;
    readonly final: RoadRow;
    readonly magePerTile: number;
    /** The witch divides what stands before it and rounds up (LAB-45). */
    readonly witchDivisor: number;
    readonly labyrinthPerMeeple: number;
    readonly wainwrightPerTile: number;
  };
  readonly city: {
    readonly complete: { readonly plain: CityRow; readonly cathedral: CityRow };
    readonly final: { readonly plain: CityRow; readonly cathedral: CityRow };
    /** A finished city of exactly two tiles without cathedral (BASE-52). */
    readonly twoTile: CityRow;
    readonly magePerTile: number;
    readonly witchDivisor: number;
  };
  /** Monasteries, abbeys and gardens: 1 for itself and 1 per neighbour, so 9 when complete (BASE-53, 63). */
  readonly monastery: { readonly self: number; readonly perNeighbour: number };
  /** Archbishop: per unit of n' of each different road; `inn` for roads with an inn (GER-6, 7). */
  readonly archbishop: {
    readonly complete: { readonly plain: number; readonly inn: number };
    readonly final: { readonly plain: number; readonly inn: number };
  };
  readonly field: {
    readonly perCity: number; // BASE-64
    readonly pigBonus: number; // TRD-21; also in fields with barns
    readonly perCityFirstEdition: number; // BASE-67 perCity4
    readonly pigBonusFirstEdition: number; // TRD-21 perCity4, per city
    readonly barnPlaced: number; // ABB-32, per city when the barn is set
    readonly barnJoined: number; // ABB-34
    readonly barnFinal: number; // ABB-35
  };
  readonly goodsMajority: number; // TRD-4
  /** Quarters of Leipzig (LEIP-7). What the Bookbinders and Tanners give could not be read: 0 until the user says. */
  readonly leipzig: { readonly coinersPerCoat: number; readonly bookbinders: number; readonly tanners: number };
}
/** Points of a road by what is on it. */
export interface RoadRow {
  readonly plain: number;
  readonly inn: number;
  readonly cathedral: number;
  readonly both: number;
}
/** Points of a city for each tile and coat of arms. */
export interface CityRow {
  readonly tile: number;
  readonly coat: number;
}

/** Rule families; one is on when a set that brings it is in play and is not listed in `tilesOnly`. */
export interface Modules {
  readonly inns: boolean; // inns and cathedrals change scores
  readonly traders: boolean; // goods, builder, pig
  readonly abbey: boolean; // abbeys, mayor, wagon, barn
  readonly ferries: boolean;
  readonly labyrinth: boolean;
  readonly germanCathedrals: boolean;
  readonly mageWitch: boolean;
  readonly leipzig: boolean;
  readonly flying: boolean;
  readonly portal: boolean;
}

/** A complete, validated, frozen configuration. */
export interface RulesConfig {
  readonly edition: Edition;
  readonly players: number;
  /** Set in a game of one player alone; then `players` is 1. */
  readonly solo?: boolean;
  /** Copies of each set in play, by catalogue set id. */
  readonly sets: Readonly<Record<string, number>>;
  /** Sets whose tiles are used without their rules and figures. */
  readonly tilesOnly: readonly SetId[];
  /** The user's own tiles with their numbers of copies. */
  readonly tiles: readonly { readonly tile: TileDefinition; readonly copies: number }[];
  /** Tile laid at (0,0) rotation 0 at the beginning. */
  readonly startTile: string;
  /** Families with an entry of their own are there, as true, where they are known and played. */
  readonly modules: Modules & ExpansionModules;
  /** Pieces per player at the start. */
  readonly pieces: Readonly<FigureCounts>;
  readonly abbeysPerPlayer: number;
  readonly meeplesPerPlayer: number;
  readonly abbots: boolean;
  /** With abbots, whether they may stand in gardens; otherwise gardens are decoration (BASE-73). */
  readonly gardens: boolean;
  readonly fields: boolean;
  readonly fieldScoring: 'perField3' | 'perPlayer3' | 'perCity4';
  readonly twoTileCity: 'normal' | 'reduced';
  readonly river: boolean;
  readonly unfinishedInnCathedral: 'zero' | 'ignore';
  readonly ferryCount: number | 'perSet';
  readonly ferryPlacement: 'always' | 'onlyWithHighwayman';
  readonly ferryMoveScope: 'perPlacement' | 'perTurn';
  readonly pivotOrder: 'free' | 'ascending';
  readonly builderSeparation: 'immediate' | 'endOfStep';
  readonly magicMerge: 'mustMove' | 'ignore';
  readonly magicOnUnscored: 'remove' | 'keep';
  readonly labyrinth: 'basic' | 'advanced';
  readonly labyrinthExit: 'branch' | 'adjacentTile';
  readonly labyrinthBonusPieces: 'meeples' | 'allFigures';
  readonly flierIgnoresOccupancy: boolean;
  readonly flierMustLand: boolean;
  readonly wagonMove: 'connected' | 'nearby';
  readonly barnOnBarnField: boolean;
  readonly abbeyAfterLastTile: boolean;
  readonly pigFirstEdition: number;
  readonly leipzigSend: 'hig2024' | 'recount';
  /** Map and Map-Chips, null for an open table. */
  readonly map: MapConfig | null;
  readonly scoring: ScoringTable;
}

/** A configuration together with the tile kinds compiled from it. The index in `kinds` is the kind number in draw moves. */
export interface Rules {
  readonly config: RulesConfig;
  readonly kinds: readonly TileKind[];
  /** Kind number of the tile at the start. */
  readonly start: number;
  /** What lies on the table at the start where it is more than the start tile at (0,0), rotation 0. Absent on a map. */
  readonly laid?: readonly { readonly kind: number; readonly x: number; readonly y: number; readonly rotation: number }[];
  /** The map of the game, null for an open table. */
  readonly map: GameMap | null;
  /** What the core plays by: its tables, as text. Rules of another version are refused. */
  readonly rulebook: string;
  /** Kind number of the abbey tile that players hold, -1 when there is none. */
  readonly abbey: number;
  /** FNV-style fingerprint of the rules, part of saved games. */
  readonly fingerprint: string;
  /** What the fingerprint was while each tile was a kind of its own; absent where kinds are the same. Texts with it are read. */
  readonly formerFingerprint?: string;
  /** Moves of expansions that have an entry of their own; those of the others are known to every program. */
  readonly verbs?: readonly VerbRow[];
  /** What they keep beside the board and the players' hands, as `Game.state` names it. */
  readonly words?: readonly StateWord[];
}

// ── Play ─────────────────────────────────────────────────────────────────────────────────────────

/** What is decided next, in no order that counts. */
export const PHASES = [
  'abbey',
  'draw',
  'place',
  'magic',
  'chip',
  'treat',
  'deploy',
  'roll',
  'land',
  'ferry',
  'pivot',
  'send',
  'wagon',
  'crop',
  'tend',
  'gold',
  'ingot',
  'escape',
  'phantom',
  'over',
] as const;
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number];
