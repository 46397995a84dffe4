/** What was refused. */
export type ErrorCode =
  | 'ERR_CONFIG' // a rules configuration or custom tile
  | 'ERR_MOVE' // malformed or illegal move
  | 'ERR_PHASE' // a call that the present phase does not allow
  | 'ERR_ARGUMENT' // an argument of a wrong kind: no position, no whole number, an option that there is not
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
  /** The same for every refusal; tells it from other errors where classes do not. */
  override readonly name = 'HighwaymanError';
  /** What kind of input was refused. */
  readonly code: ErrorCode;
  /** Path of the offending input, e.g. `sets.ferries` or `moves[12]`. */
  readonly field: string;
  /** What was given. Not enumerable, so that an error that nobody catches is printed without it; the message has its beginning. */
  declare readonly value: unknown;
  /** What would have been taken, in words. */
  readonly expected: string;

  /** Made by the package; programs catch it. */
  constructor(code: ErrorCode, field: string, value: unknown, expected: string) {
    super(`${code}: ${field} = ${show(value)}; expected ${expected}`);
    this.code = code;
    this.field = field;
    Object.defineProperty(this, 'value', { value, enumerable: false });
    this.expected = expected;
  }

  /** For logs: plain and short, whatever the value was. */
  toJSON(): { name: string; code: ErrorCode; field: string; value: unknown; expected: string; message: string } {
    const { name, code, field, value, expected, message } = this;
    const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    return { name, code, field, value: plain ? value : show(value), expected, message };
  }
}

/** Characters of a value in a message. */
const SHOWN = 120;

function show(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? showObject(value) : showPlain(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}...` : text;
}
function showPlain(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name}`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
/** Plain objects and lists as JSON; of the rest the kind, since what belongs to a game or an engine has no end. */
function showObject(value: object): string {
  try {
    if (!isPlain(value)) return `[${value.constructor.name || 'object'}]`;
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value); // circular or otherwise not printable
  }
}
function isPlain(value: object): boolean {
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === null || kind === Object.prototype || Object.getPrototypeOf(kind as object) === null;
}
