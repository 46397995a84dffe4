import { HighwaymanError } from '../errors.js';

/** A place in a text; lines and columns begin with 1, columns count UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** @throws ERR_NOTATION with `field` such as `line 3, column 14: turn label`. */
export function refuseAt({ line, column }: Place, what: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_NOTATION', `line ${line}, column ${column}: ${what}`, value, expected);
}

/** Runs `read`; a refusal of its own becomes one of ERR_NOTATION at this place, with value and expectation kept. */
export function readAt<T>(place: Place, what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HighwaymanError) || error.code === 'ERR_INTERNAL') throw error;
    return refuseAt(
      place,
      error.code === 'ERR_NOTATION' ? what : `${what} (${error.code} ${error.field})`,
      error.value,
      error.expected,
    );
  }
}
