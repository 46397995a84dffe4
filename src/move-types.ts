/**
 * The vocabulary of moves: what their fields hold, and the rows of the codec. Names and shapes only; `types.ts` passes them on.
 */

/** Clockwise quarter turns. */
export type Rotation = 0 | 1 | 2 | 3;

/** Figures of a player; the index is the figure number in packed moves. The last one there is only where The Phantom is played. */
export const FIGURES = ['normal', 'large', 'mayor', 'wagon', 'abbot', 'builder', 'pig', 'barn', 'phantom'] as const;
/** One of `FIGURES`. */
export type Figure = (typeof FIGURES)[number];
/** Numbers of figures by kind; no phantom where it is not played. */
export type FigureCounts = Record<Exclude<Figure, 'phantom'>, number> & { phantom?: number };
/** Figures of no player. */
export type MagicFigure = 'mage' | 'witch';

/** Pairs of sides a ferry may join, board orientation; the index is the pair number in packed moves (FER-12). */
export const PAIRS = ['NE', 'NS', 'NW', 'ES', 'EW', 'SW'] as const;
/** One of `PAIRS`. */
export type Pair = (typeof PAIRS)[number];

/** What the x or the slot of a packed move may stand for; src/notation/fields.ts says what each holds and how it is written. */
export type FieldName = 'rotation' | 'segment' | 'road' | 'corner' | 'face' | 'pair' | 'value' | 'tile' | 'colour';
/** A field by its name, or a number that is written as it is: the move's key, lowest and highest value. */
export type FieldRow = FieldName | readonly [key: string, low: number, high: number];
/** A field that numbers verbs: the move's key, its values in order, and a letter for each where values are not written as they are. */
export type VerbField = readonly [key: string, values: readonly (string | number)[], letters?: string];

/**
 * Moves of one sort: what the codec knows of them, as plain data. Its verbs are `verb`, `verb + 1` … for the combinations of
 * `each`, of which the last field runs fastest. Rows of expansions with an entry of their own travel in `Rules.verbs`.
 */
export interface VerbRow {
  readonly verb: number;
  /** `type` of the move as an object. */
  readonly type: string;
  /** The text: names in braces stand for values, all else for itself. */
  readonly token: string;
  /** x and y are a square. */
  readonly square?: boolean;
  readonly slot?: FieldRow;
  /** Only where there is no square. */
  readonly x?: FieldRow;
  readonly each?: readonly VerbField[];
  /** Keys of the move that always have this value. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
}

/** A word of state of an expansion: its name, where it lies in the header, and what it holds. */
export type StateWord = readonly [
  name: string,
  word: number,
  kind: 'number' | 'player' | 'tile' | 'node' | 'ingots' | 'building',
];
/** What such a word says: a number, a player or -1, the square of a tile, a segment; null for no square and no segment. */
export type StateValue =
  | number
  | { readonly x: number; readonly y: number }
  | { readonly x: number; readonly y: number; readonly segment: number }
  | readonly OnTile[]
  | null;
/** Ingots on a tile, or its building: 1 tower, 2 house, 3 shed. */
export interface OnTile {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}
