/** What was refused. */
export type ErrorCode =
  | 'ERR_CONFIG' // a rules configuration or custom tile
  | 'ERR_MOVE' // malformed or illegal move
  | 'ERR_PHASE' // a call that the present phase does not allow
  | 'ERR_NOTATION' // move, position or game text
  | 'ERR_SAVE' // saved game: truncated, edited, wrong version or hash
  | 'ERR_SETUP' // position builder input
  | 'ERR_IMPORT' // a peer's file (.jcz)
  | 'ERR_MAP' // a map file
  | 'ERR_WASM' // the module: not wasm, wrong version, could not be fetched
  | 'ERR_DISPOSED' // a game or engine used after dispose()
  | 'ERR_CAPACITY' // memory or a configured limit is full
  | 'ERR_FLAG' // command line
  | 'ERR_INTERNAL'; // the engine found itself inconsistent; please report

/**
 * The one error class of the package. Every refusal of outside input has one of these codes;
 * `field` names what was wrong, `value` what was given and `expected` what would have been taken.
 */
export class HighwaymanError extends Error {
  override readonly name = 'HighwaymanError';
  readonly code: ErrorCode;
  /** Path of the offending input, e.g. `sets.ferries` or `moves[12]`. */
  readonly field: string;
  readonly value: unknown;
  readonly expected: string;

  constructor(code: ErrorCode, field: string, value: unknown, expected: string) {
    super(`${code}: ${field} = ${show(value)}; expected ${expected}`);
    this.code = code;
    this.field = field;
    this.value = value;
    this.expected = expected;
  }
}

function show(value: unknown): string {
  let text: string | undefined;
  try {
    text = typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
  } catch {
    text = undefined; // circular or otherwise not printable
  }
  text ??= typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
