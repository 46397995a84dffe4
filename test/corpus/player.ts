/**
 * What replays and scenarios need of a rules implementation. The engine and the slow reference model both stand behind it,
 * so the same records, golden scenarios and cases run over either.
 */
import type { SetupOps } from '../../src/setup/ops.js';
import type { Figure, FigureCounts, Goods, Pair, Phase, Rules, SegmentKind } from '../../src/types.js';

/** Points paid by one move; `feature` is a segment kind or `goods`. */
export interface Payment {
  readonly player: number;
  readonly feature: string;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly points: number;
  readonly final: boolean;
}

/** A piece on the board; `segment` is -1 for a barn, which has a `corner` instead. */
export interface FigureView {
  readonly player: number;
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly segment: number;
  readonly corner: number;
}

export interface FeatureView {
  readonly kind: SegmentKind;
  readonly segments: readonly { readonly x: number; readonly y: number; readonly segment: number }[];
  readonly tiles: number;
  readonly open: number;
  readonly complete: boolean;
  readonly coats: number;
  readonly inn: boolean;
  readonly cathedral: boolean;
  readonly owners: readonly number[];
  /** What each owner would be paid now. */
  readonly points: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export interface Player {
  readonly rules: Rules;
  phase(): Phase;
  actor(): number;
  turnPlayer(): number;
  part(): number;
  drawn(): string | null;
  placed(): { readonly x: number; readonly y: number } | null;
  options(): readonly string[];
  /** Chance phases wait for their move as well. @throws when the token is not an option */
  apply(token: string): void;
  scores(): readonly number[];
  /** Payments of the last `apply`, or of the beginning. */
  payments(): readonly Payment[];
  supply(player: number): Readonly<FigureCounts>;
  abbeys(player: number): number;
  goods(player: number): Readonly<Record<Goods, number>>;
  /** Tiles left to draw, the tile in hand not counted. */
  remaining(): number;
  tiles(): readonly { readonly id: string; readonly x: number; readonly y: number; readonly rotation: number }[];
  tileAt(x: number, y: number): { readonly id: string; readonly rotation: number } | null;
  figures(): readonly FigureView[];
  ferries(): readonly { readonly x: number; readonly y: number; readonly pair: Pair }[];
  magic(): { readonly mage: Spot | null; readonly witch: Spot | null };
  features(): readonly FeatureView[];
}

/** A position by names. All of it is optional but the tiles; rotations are canonical, segments are slots. */
export interface Position {
  readonly tiles: readonly (readonly [id: string, x: number, y: number, rotation: number])[];
  readonly figures?: readonly {
    readonly player: number;
    readonly figure: Figure;
    readonly x: number;
    readonly y: number;
    readonly segment?: number;
    readonly corner?: number;
  }[];
  readonly ferries?: readonly { readonly x: number; readonly y: number; readonly pair: Pair }[];
  readonly mage?: Spot | null;
  readonly witch?: Spot | null;
  /** Copies left by id; ids left out: none. */
  readonly bag: Readonly<Record<string, number>>;
  readonly scores?: readonly number[];
  /** Pieces in hand by player; default: the configured ones less those on the board. */
  readonly supply?: readonly Readonly<Partial<Record<Figure, number>>>[];
  readonly abbeys?: readonly number[];
  readonly goods?: readonly Readonly<Record<Goods, number>>[];
  /** What families keep, by the names of `Game.state`. */
  readonly state?: SetupOps['state'];
  readonly turnPlayer?: number;
  readonly drawn?: string;
  /** Normal meeples in Leipzig; quarter 0 is the Wainwrights'. */
  readonly leipzig?: readonly { readonly player: number; readonly quarter: number }[];
}

/** Makes players of one implementation. */
export interface Players {
  readonly name: string;
  newGame(rules: Rules): Player;
  fromPosition(rules: Rules, position: Position): Player;
}
