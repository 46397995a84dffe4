/** The structural checks of the public bug reports: lengths, completeness, first ferries, fields, placements. */
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { CASES } from './board.js';
import { checkCase, unsupportedCase } from './pub.js';

describe('structure of the boards of public bug reports', () => {
  for (const pub of CASES.filter(({ checks }) => checks.length > 0)) {
    it(`${pub.id} ${pub.title}`, () => {
      expect(unsupportedCase(pub)).toEqual([]);
      expect(checkCase(players, pub)).toEqual([]);
    });
  }
});
