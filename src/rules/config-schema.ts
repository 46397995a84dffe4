/** What a user may write as a configuration: the type with its documentation, and the schema of its keys. */
import * as v from 'valibot';
import { FIGURES, type Edition, type Figure, type Modules, type RulesConfig, type TileDefinition } from '../types.js';
import { bool, int, keys, oneOf } from './check.js';
import type { MapInput } from '../maps/index.js';
import { scoringSchema, type ScoringInput } from './scoring.js';

/** Most tiles of a game, start tile and abbeys included. */
export const MAX_TILES = 1022;
/** Most tile kinds of a game. */
export const MAX_KINDS = 255;

export const EDITIONS = ['C1', 'C2', 'C3'] as const;

type Options = Omit<RulesConfig, 'edition' | 'players' | 'sets' | 'tilesOnly' | 'tiles' | 'startTile' | 'modules' | 'pieces' | 'scoring' | 'map'>;

/**
 * A configuration as users write it: every key may be left out. A resolved configuration is a valid input
 * again and resolves to itself.
 */
export interface ConfigInput extends Partial<Options> {
  /** Fixes tile counts and the defaults of `twoTileCity` and `wagonMove`. Default C3. */
  readonly edition?: Edition;
  /** 2 to 6, default 2. */
  readonly players?: number;
  /**
   * Sets in play: ids or aliases, with copies when written as an object. Default `{ base: 1 }`.
   * A list is taken as it is: name `base` too.
   */
  readonly sets?: readonly string[] | Readonly<Record<string, number>>;
  /** Sets in play whose tiles are used without their rules and figures. */
  readonly tilesOnly?: readonly string[];
  /** `tilesOnly` names all sets in play but the base game (MAP-2); default `full`. */
  readonly expansionRules?: 'tilesOnly' | 'full';
  /** A map by name, or an object with a map file and options (MAPS.md section 4). Default none: an open table. */
  readonly map?: MapInput | null;
  /** Per set in play the only tiles of it that are used. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /**
   * Copies of single catalogue tiles in the whole game (start tile included), instead of what the sets give.
   * The tile's set need not be in play; then the rules printed on the tile come with it, figures do not.
   */
  readonly copies?: Readonly<Record<string, number>>;
  /** Own tiles; copies default to 1. */
  readonly tiles?: readonly { readonly tile: TileDefinition; readonly copies?: number }[];
  /** Catalogue or own tile that lies at (0,0) at the start. Default base-D, with the river its spring. */
  readonly startTile?: string;
  /** Switches rule families by hand, against what sets and tiles bring. */
  readonly modules?: Partial<Modules>;
  /** Pieces per player, against what the sets bring. */
  readonly pieces?: Partial<Record<Figure, number>>;
  /** Points, against the table of the rules. */
  readonly scoring?: ScoringInput;
}

export const MODULES = [
  'inns', 'traders', 'abbey', 'ferries', 'labyrinth', 'germanCathedrals', 'mageWitch', 'leipzig', 'flying', 'portal',
] as const satisfies readonly (keyof Modules)[];

const choice = <const T extends readonly string[]>(...values: T) => v.optional(oneOf(values));
const count = (max: number) => v.optional(int(0, max));
const perKey = <const T extends readonly string[], S extends v.GenericSchema>(names: T, schema: S) =>
  v.optional(keys(Object.fromEntries(names.map((name) => [name, schema])) as { [K in T[number]]: S }));

/** Sets and tiles are `unknown` here: they depend on the catalogue and are read in ./sets.ts and ./tile-counts.ts. */
export const configSchema = keys({
  edition: v.optional(oneOf(EDITIONS)),
  players: v.optional(int(2, 6)), // BASE-1, INN-1
  sets: v.optional(v.unknown()),
  tilesOnly: v.optional(v.unknown()),
  expansionRules: choice('tilesOnly', 'full'), // MAP-2
  map: v.optional(v.unknown()),
  only: v.optional(v.unknown()),
  copies: v.optional(v.unknown()),
  tiles: v.optional(v.unknown()),
  startTile: v.optional(v.string('a tile id')),
  modules: perKey(MODULES, v.optional(bool())),
  pieces: perKey(FIGURES, count(20)),
  abbeysPerPlayer: count(9), // ABB-1
  meeplesPerPlayer: count(20), // BASE-2
  abbots: v.optional(bool()), // BASE-70
  fields: v.optional(bool()), // BASE-64
  fieldScoring: choice('perField3', 'perPlayer3', 'perCity4'), // BASE-67
  twoTileCity: choice('normal', 'reduced'), // BASE-52
  river: v.optional(bool()), // RIV
  unfinishedInnCathedral: choice('zero', 'ignore'), // INN-4, INN-6
  ferryCount: v.optional(v.custom<'perSet' | number>(
    (value) => value === 'perSet' || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_TILES),
    `perSet or a whole number from 0 to ${MAX_TILES}`,
  )), // FER-2
  ferryPlacement: choice('always', 'onlyWithHighwayman'), // FER-11, FER-44
  ferryMoveScope: choice('perPlacement', 'perTurn'), // FER-43
  pivotOrder: choice('free', 'ascending'), // FER-38
  builderSeparation: choice('immediate', 'endOfStep'), // FER-61
  magicMerge: choice('mustMove', 'ignore'), // MAGE-13
  magicOnUnscored: choice('remove', 'keep'), // MAGE-9
  labyrinth: choice('basic', 'advanced'), // LAB-6
  labyrinthExit: choice('branch', 'adjacentTile'), // LAB-14
  labyrinthBonusPieces: choice('meeples', 'allFigures'), // LAB-26
  flierIgnoresOccupancy: v.optional(bool()), // FLY-6, LAB-18
  flierMustLand: v.optional(bool()), // FLY-7
  wagonMove: choice('connected', 'nearby'), // ABB-24, ABB-25
  barnOnBarnField: v.optional(bool()), // ABB-31
  abbeyAfterLastTile: v.optional(bool()), // ABB-8
  pigFirstEdition: v.optional(int(0, 255)), // TRD-21
  leipzigSend: choice('hig2024', 'recount'), // LEIP-5
  scoring: v.optional(scoringSchema),
});
