/** A game as a version of the package saved it, and what was seen in it then. */
export interface Stored {
  readonly name: string;
  /** Text of `saveGame`. */
  readonly saved: string;
  /** Text of `formatRecord`. */
  readonly record: string;
  /** Text of `positionText`. */
  readonly position: string;
  readonly tokens: readonly string[];
  readonly phase: string;
  readonly actor: number;
  readonly scores: readonly number[];
  /** Tokens of the legal moves or outcomes, sorted: their order may change with the packed word. */
  readonly legal: readonly string[];
}
