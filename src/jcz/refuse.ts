import { HighwaymanError } from '../errors.js';

/** @throws ERR_IMPORT, always */
export function refuse(field: string, value: unknown, expected: string): never {
  throw new HighwaymanError('ERR_IMPORT', field, value, expected);
}
