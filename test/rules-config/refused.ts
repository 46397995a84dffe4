import { expect } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';

/** The ERR_CONFIG that `action` throws; fails the test when it throws nothing or something else. */
export function refusal(action: () => unknown): HighwaymanError {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(HighwaymanError);
    expect((error as HighwaymanError).code).toBe('ERR_CONFIG');
    return error as HighwaymanError;
  }
  return expect.unreachable('nothing was refused');
}
