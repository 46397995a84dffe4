/**
 * What a family of rules declares of itself: plain data, no logic. Names and numbers of the core, the codec of moves, types,
 * options and tables of the documents are generated from it (src/build/generate); what it does stands in
 * assembly/families/<room>.ts, and once more in test/reference/families.
 */
import type { FieldRow } from '../move-types.js';

/** A step of the turn that may have something to decide, or something to carry out. */
export interface StepDeclaration {
  /** The phase that clients see while it is asked. */
  readonly id: string;
  /** Its place in the one order of play (ORDER-30); steps of one place follow each other as declared. */
  readonly at: string;
  /** Who decides; `chance` for outcomes, `nobody` for a step that is never asked. */
  readonly by: 'turnPlayer' | 'any' | 'chance' | 'nobody';
  /** The step is also taken by abbeys laid after the last tile; default true. */
  readonly afterLastTile?: boolean;
}

/** A kind of move. */
export interface VerbDeclaration {
  /** `type` of the move as an object. */
  readonly type: string;
  /** The text: `{square}`, `{figure}` and the names of fields stand for values, everything else for itself. */
  readonly token: string;
  /** The word carries a square in x and y. */
  readonly square?: boolean;
  /** The slot of the word: a field of the codec, or key, lowest and highest value of a plain number up to 15. */
  readonly slot?: FieldRow;
  /** The same for x, up to 1023; only where the word carries no square. */
  readonly x?: FieldRow;
  /**
   * One verb for each value of that field of the move; several fields multiply. `figure: 'all'` reserves sixteen verbs, whose
   * first is a multiple of 16, and names those of the figures that are deployed like meeples.
   */
  readonly each?: Readonly<Record<string, readonly (string | number)[] | 'all'>>;
  /** Fields of the move object that are always so. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
  /** Name under which the numbers are found, where one type of move has several rows. Default: the type. */
  readonly name?: string;
}

/** A word of the position that belongs to the family. */
export interface StateDeclaration {
  /**
   * `number`, or with -1 for none `player`, `node` or `tile`: nodes and tiles are hashed by where they lie, not by their number.
   * `ingots` and `building` lie on many tiles, in their records; the word itself stays empty.
   */
  readonly kind: 'number' | 'player' | 'node' | 'tile' | 'ingots' | 'building';
  /** When the machine sets it back: at the beginning of every part or turn, or never. */
  readonly scope: 'part' | 'turn' | 'game';
  /** What it is set to. Default 0 for a number, -1 for others. */
  readonly initial?: number;
  /** Part of a position as setups and texts describe it, at the beginning of a turn. Default false. */
  readonly setup?: boolean;
  /** False where the room folds it by `foldLists`, or where it follows from the rest of the position. Default true. */
  readonly hashed?: boolean;
}

/** A figure of the players. */
export interface FigureDeclaration {
  readonly id: string;
  /** One letter in texts. */
  readonly letter: string;
  /** Meeples count for majorities, claim features and are counted by labyrinths. */
  readonly meeple: boolean;
  /** False for a figure that has a verb of its own, so that `figure: 'all'` leaves it out. Default true. */
  readonly deployed?: boolean;
}

/** A figure of no player. */
export interface NeutralDeclaration {
  readonly id: string;
  /** One letter in texts, a capital. */
  readonly letter: string;
}

/** An option of the configuration: a word of a list with the default first, a flag by its default, or a range with its default. */
export interface OptionDeclaration {
  readonly values: readonly string[] | boolean | { readonly min: number; readonly max: number; readonly usual: number };
  /** Defaults that differ by edition. */
  readonly byEdition?: Readonly<Partial<Record<'C1' | 'C2' | 'C3', string | boolean | number>>>;
  readonly rules: string;
  /** One sentence for tables of options. */
  readonly says: string;
}

/** A start tile of its own. */
export interface StartDeclaration {
  /** A flag among the options that has to be set; absent where the set alone decides. */
  readonly option?: string;
  readonly tile: string;
  readonly rotation: number;
  /** A second tile on the table, on a side 0..3 of the first. */
  readonly beside?: { readonly tile: string; readonly rotation: number; readonly side: number };
}

export interface Family {
  /** Name in code, camel case; the room is its kebab case. */
  readonly id: string;
  readonly title: string;
  /** Prefixes of its rules' ids. */
  readonly rules: readonly string[];
  /** Programs get it by an import of its own, and its rows of the codec travel in the rules. Default false: the main entry holds it. */
  readonly ownEntry?: boolean;
  /** Sets of the catalogue that bring it. */
  readonly sets?: readonly string[];
  /**
   * It is in play when one of these is: figures that a player holds, signs printed on tiles of the game, an option or module
   * that is on.
   */
  readonly activeBy?: {
    readonly always?: boolean;
    readonly figures?: readonly string[];
    readonly marks?: readonly string[];
    readonly option?: string;
    readonly module?: string;
  };
  /** Signs on tiles, by the feature of that name: the words it may have, from number 1 on. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
  /** Sets of tiles that only this family needs, as src/catalogue/tiles.ts writes them, and their names. */
  readonly tiles?: string;
  readonly setNames?: Readonly<Record<string, string>>;
  /** Start tiles in place of the usual one, in a game without and with the river. */
  readonly start?: StartDeclaration;
  readonly riverStart?: StartDeclaration;
  readonly steps?: readonly StepDeclaration[];
  readonly verbs?: readonly VerbDeclaration[];
  /** Names of verbs of other families that its moves are as well; that family's room plays them. */
  readonly shares?: readonly string[];
  readonly state?: Readonly<Record<string, StateDeclaration>>;
  readonly figures?: readonly FigureDeclaration[];
  readonly neutral?: readonly NeutralDeclaration[];
  readonly options?: Readonly<Record<string, OptionDeclaration>>;
}

export function defineFamily<const F extends Family>(family: F): F {
  return family;
}
