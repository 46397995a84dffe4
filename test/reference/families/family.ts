/** What an expansion in a room of its own brings into the reference model. */
import type { TileKind } from '../../../src/types.js';
import type { Spot, Square } from '../board.js';
import type { Feature } from '../features.js';
import type { Piece, State } from '../state.js';

/** Places in the one order of play (ORDER-30), in its order; `2a` is what an action of that step brings with it. */
export const PLACES = ['1b3', '2a', '2a3', '2e', '3e', '3f', '3k', '3l', '4b'] as const;
export type Place = (typeof PLACES)[number];

export interface FamilyStep {
  /** Name of its phase. */
  readonly id: string;
  readonly at: Place;
  /** Asks the next decision of this step; false when there is none. It is called again after each play of the step. */
  enter(state: State): boolean;
  options(state: State): string[];
  /** What a token among the options does; true when it asked a decision by itself. */
  play(state: State, token: string): boolean;
}

/** Further moves of a phase that everybody knows. */
export interface Moves {
  options(state: State): string[];
  /** Plays a token if it is one of these. */
  play(state: State, token: string): boolean;
}

export interface ModelFamily {
  readonly id: string;
  /** In the order in which they are asked. */
  readonly steps?: readonly FamilyStep[];
  /** A tile of this kind may be drawn now. */
  drawable?(state: State, kind: TileKind): boolean;
  /** False where the tile may not lie on this square, however it is turned. */
  mayPlace?(state: State, kind: TileKind, square: Square): boolean;
  /** Step 0a. */
  turnStarts?(state: State): void;
  /** What a tile does as soon as it lies. */
  placed?(state: State): void;
  /** No piece may be put here, whatever rule brings it. */
  forbids?(state: State, at: Spot): boolean;
  /** What step 2a may be used for instead of a piece on the placed tile. */
  readonly actions?: Moves;
  /** Step 2a has these choices and no other. */
  onlyActions?(state: State): string[];
  /** Moves that may be made before a decision of the turn player and do not take its place. */
  readonly before?: Moves;
  /** A piece has left its place on the board. */
  left?(state: State, piece: Piece): void;
  /** Step 3a2: before anything is scored or sent away. */
  beforeScoring?(state: State, complete: readonly Feature[]): void;
  /** A feature was scored, in play or at the end; its pieces still stand. */
  scored?(state: State, feature: Feature, final: boolean): void;
  /** What a city pays beside tiles and coats of arms, before mage and witch. */
  cityPoints?(city: Feature): number;
  /** What a city pays less for each tile and coat of arms, down to nothing. */
  cityLoss?(state: State, city: Feature): number;
  /** How many cities a complete one counts for in the scoring of fields. */
  fieldFactor?(state: State, city: Feature): number;
  /** What a feature pays beyond its own points, added last. */
  extraPoints?(state: State, feature: Feature): number;
  /** After all payments of step 3, before pieces go home. */
  afterScoring?(state: State, scored: readonly Feature[]): void;
  /** End of the game, after the features. */
  final?(state: State): void;
}

/** Whether a module or an option of a family is on: their names are not among those that every program knows. */
export function isOn(named: object, name: string): boolean {
  return (named as Readonly<Record<string, unknown>>)[name] === true;
}

/** The word of an option of a family; '' where it is not known. */
export function word(named: object, name: string): string {
  return String((named as Readonly<Record<string, unknown>>)[name] ?? '');
}

/** What is printed on a tile under this name: its word, `true`, or '' without the sign. */
export function sign(kind: TileKind, name: string): string {
  return String(kind.source.features?.[name] ?? '');
}
