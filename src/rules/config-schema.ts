/** What a user may write as a configuration: the type with its documentation, and the table of its keys. */
import type { SetId, TileId } from '../catalogue/names.js';
import { hook } from '../expansions/hook.js';
import type { ExpansionModules, ExpansionOptions } from '../generated/expansion-options.js';
import {
  FIGURES,
  type Edition,
  type Figure,
  type MapConfig,
  type Modules,
  type RulesConfig,
  type TileDefinition,
} from '../types.js';
import { MODULES } from './modules.js';
import { POINTS, type ScoringInput } from './scoring.js';
import type { SET_ALIASES } from './sets.js';
import type { ShapeTable } from './shape.js';

/** Most tiles of a game, start tile and abbeys included, and so most kinds: ten bits of a draw tell them apart. */
export const MAX_TILES = 1022;

export const EDITIONS = ['C1', 'C2', 'C3'] as const;

/** A tile set by its id or by a short name. */
export type SetName = SetId | keyof typeof SET_ALIASES;

type Options = Omit<
  RulesConfig,
  'edition' | 'players' | 'sets' | 'tilesOnly' | 'tiles' | 'startTile' | 'modules' | 'pieces' | 'scoring' | 'map'
>;

/**
 * A configuration as programs write it: every key may be left out. A resolved configuration is a valid input
 * again and resolves to itself. Plain JSON becomes one by `readConfig` of `highwayman/config`.
 */
export interface ConfigInput extends Partial<Options>, ExpansionOptions {
  /** Fixes tile counts and the defaults of `twoTileCity` and `wagonMove`. Default C3. */
  readonly edition?: Edition;
  /** 2 to 6, default 2; 1 for a solo game, see `solo`. */
  readonly players?: number;
  /**
   * Sets in play: ids or aliases, with copies when written as an object. Default `{ base: 1 }`.
   * A list is taken as it is: name `base` too.
   */
  readonly sets?: readonly SetName[] | Readonly<Partial<Record<SetName, number>>>;
  /** Sets in play whose tiles are used without their rules and figures. */
  readonly tilesOnly?: readonly SetName[];
  /** `tilesOnly` names all sets in play but the base game (MAP-2); default `full`. */
  readonly expansionRules?: 'tilesOnly' | 'full';
  /** A map as `mapConfig` of `highwayman/maps` gives it. Default none: an open table. */
  readonly map?: MapConfig | null;
  /** Per set in play the only tiles of it that are used. */
  readonly only?: Readonly<Partial<Record<SetName, readonly TileId[]>>>;
  /**
   * Copies of single catalogue tiles in the whole game (start tile included), instead of what the sets give.
   * The tile's set need not be in play; then the rules printed on the tile come with it, figures do not.
   */
  readonly copies?: Readonly<Partial<Record<TileId, number>>>;
  /** Own tiles, each as `readTile` of `highwayman/config` gives it; copies default to 1. */
  readonly tiles?: readonly { readonly tile: TileDefinition; readonly copies?: number }[];
  /** Catalogue or own tile that lies at (0,0) at the start. Default base-D, with the river its spring. */
  readonly startTile?: TileId | (string & {});
  /** Switches rule families by hand, against what sets and tiles bring. */
  readonly modules?: Partial<Modules> & ExpansionModules;
  /** Pieces per player, against what the sets bring. */
  readonly pieces?: Partial<Record<Figure, number>>;
  /** Points, against the table of the rules. */
  readonly scoring?: ScoringInput;
}

/** Options that follow from nothing but the edition: flags by their default, words with the default first (see `plainOptions`). */
export const PLAIN_OPTIONS = {
  gardens: true, // BASE-73
  fieldScoring: ['perField3', 'perPlayer3', 'perCity4'], // BASE-67
  twoTileCity: ['normal', 'reduced'], // BASE-52
  unfinishedInnCathedral: ['zero', 'ignore'], // INN-4, INN-6
  ferryPlacement: ['always', 'onlyWithHighwayman'], // FER-11, FER-44
  ferryMoveScope: ['perPlacement', 'perTurn'], // FER-43
  pivotOrder: ['free', 'ascending'], // FER-38
  builderSeparation: ['immediate', 'endOfStep'], // FER-61
  magicMerge: ['mustMove', 'ignore'], // MAGE-13
  magicOnUnscored: ['remove', 'keep'], // MAGE-9
  labyrinth: ['basic', 'advanced'], // LAB-6
  labyrinthExit: ['branch', 'adjacentTile'], // LAB-14
  labyrinthBonusPieces: ['meeples', 'allFigures'], // LAB-26
  flierIgnoresOccupancy: true, // FLY-6, LAB-18
  flierMustLand: true, // FLY-7
  wagonMove: ['nearby', 'connected'], // ABB-24, ABB-25
  barnOnBarnField: false, // ABB-31
  abbeyAfterLastTile: true, // ABB-8
  leipzigSend: ['hig2024', 'recount'], // LEIP-5
} as const;

const each = (names: readonly string[], shape: boolean | readonly [number, number]) =>
  Object.fromEntries(names.map((name) => [name, shape]));

/** Every key. Sets and tiles depend on the catalogue and are read in ./sets.ts and ./tile-counts.ts, maps in ./config.ts. */
export const configShape = () =>
  ({
    edition: EDITIONS,
    players: null, // BASE-1, INN-1
    solo: false,
    sets: null,
    tilesOnly: null,
    expansionRules: ['tilesOnly', 'full'], // MAP-2
    map: null,
    only: null,
    copies: null,
    tiles: null,
    startTile: 'a tile id',
    modules: { ...each(MODULES, false), ...hook?.modules },
    pieces: { ...each(FIGURES.slice(0, 8), [0, 20]), ...hook?.pieces },
    abbeysPerPlayer: [0, 9], // ABB-1
    meeplesPerPlayer: [0, 20], // BASE-2
    abbots: false, // BASE-70
    fields: true, // BASE-64
    river: false, // RIV
    ferryCount: [0, MAX_TILES, 'perSet'], // FER-2
    pigFirstEdition: [0, 255], // TRD-21
    ...PLAIN_OPTIONS,
    ...hook?.options,
    scoring: POINTS as unknown as ShapeTable,
  }) as const;
