/** The structural checks of the public bug reports: lengths, completeness, first ferries, fields, placements. */
import { describe, expect, it } from 'vitest';
import { players } from '../golden/players.js';
import { CASES } from './board.js';
import { checkCase, unsupportedCase } from './pub.js';
import { testsOf } from './tests-of.js';

describe('structure of the boards of public bug reports', () => {
  for (const pub of CASES.filter(({ checks }) => checks.length > 0)) {
    it(`${pub.id} ${pub.title}`, () => {
      expect(unsupportedCase(pub)).toEqual([]);
      expect(checkCase(players, pub)).toEqual([]);
    });
  }
});

describe('keys of a check', () => {
  const ring = (expected: Readonly<Record<string, unknown>>) =>
    checkCase(players, {
      id: 'own',
      title: 'a road that leaves and returns to one German cathedral',
      ferries: {},
      board: [
        ['gc-4roads', 0, 0, 0],
        ['base-V', 1, 0, 0],
        ['base-V', 1, 1, 1],
        ['base-V', 0, 1, 2],
      ],
      checks: [['road', 1, 0, 'W', expected]],
    });

  it('segs counts segments: GER-4 two of one cathedral tile', () => {
    expect(ring({ n: 4, segs: 5, done: true, inn: false, pen: 0 })).toEqual([]);
    expect(ring({ segs: 4 })).toEqual(['["road",1,0,"W",{"segs":4}]: segs: found 5, expected 4']);
  });

  it('a key that there is not is named', () => {
    expect(ring({ n: 4, length: 4 })).toEqual([
      '["road",1,0,"W",{"n":4,"length":4}]: unknown key length; known are n, segs, done, inn, pen',
    ]);
  });
});

describe('stories without checks', () => {
  it('are played by a test that is named with their id', () => {
    for (const { id } of CASES.filter(({ checks }) => checks.length === 0)) expect(testsOf(id), id).not.toEqual([]);
    expect(testsOf('PUB-07')).toEqual(['test/cases/legality.test.ts']);
    expect(testsOf('PUB-0')).toEqual([]);
  });
});
