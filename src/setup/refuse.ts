/** The refusal of a position, for board, pieces and map alike. */
import { HighwaymanError } from '../errors.js';

export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_SETUP', field, value, expected);
}
