import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { VERB, VERBS } from '../../src/generated/verbs.js';
import { pack } from '../../src/notation/packed.js';
import { unpack } from '../../src/notation/unpack.js';
import type { Move } from '../../src/types.js';
import { ALL_RULES, anyMove } from './arbitrary.js';

const rules = ALL_RULES;
const word = (verb: number, y: number, x: number, slot: number): number => verb * 2 ** 24 + y * 2 ** 14 + x * 2 ** 4 + slot;

describe('packed moves: layout', () => {
  const drawn = rules.kinds.findIndex((kind) => kind.id === 'base-D');
  const table: [string, Move, number][] = [
    ['pass', { type: 'pass' }, 0],
    ['draw', { type: 'draw', tile: 'base-D' }, word(1, 0, drawn, 0)],
    ['place', { type: 'place', x: 3, y: -1, rotation: 2 }, word(2, 1023, 3, 2)],
    ['place an abbey', { type: 'place', x: -512, y: 511, rotation: 0, abbey: true }, word(6, 511, 512, 0)],
    ['deploy', { type: 'deploy', x: 0, y: 0, segment: 11, figure: 'pig' }, word(16 + 6, 0, 0, 11)],
    ['barn', { type: 'barn', x: 1, y: 2, corner: 3 }, word(5, 2, 1, 3)],
    ['recall', { type: 'recall', x: 1, y: 2 }, word(4, 2, 1, 0)],
    ['fly', { type: 'fly', figure: 'abbot' }, word(9 + 4, 0, 0, 0)],
    ['roll', { type: 'roll', face: 3 }, word(14, 0, 0, 3)],
    ['ferry', { type: 'ferry', x: 1, y: 2, pair: 'EW' }, word(7, 2, 1, 4)],
    ['pivot', { type: 'pivot', x: 1, y: 2, pair: 'NE' }, word(8, 2, 1, 0)],
    ['magic', { type: 'magic', x: 1, y: 2, segment: 4, figure: 'witch' }, word(33, 2, 1, 4)],
    ['unmagic', { type: 'unmagic', figure: 'mage' }, word(34, 0, 0, 0)],
    ['wagon', { type: 'wagon', x: 1, y: 2, segment: 5 }, word(3, 2, 1, 5)],
    ['send', { type: 'send', x: 1, y: 2, segment: 3, figure: 'wagon', quarter: 2 }, word(36 + 2 * 4 + 2, 2, 1, 3)],
    ['treat', { type: 'treat', x: 1, y: 2 }, word(15, 2, 1, 0)],
    ['chip', { type: 'chip', colour: 2, value: 7 }, word(48, 0, 2, 7)],
  ];
  it.each(table)('%s', (_, move, packed) => {
    expect(pack(rules, move)).toBe(packed);
    expect(unpack(rules, packed)).toEqual(move);
  });
  it('numbers every verb once, those of the base game below 64', () => {
    const numbers = VERBS.flatMap(({ verb, each = [] }) => {
      const count = each.reduce((product, [, values]) => product * values.length, 1);
      return Array.from({ length: count }, (_, i) => verb + i);
    });
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(255);
    expect(Math.max(VERB.pass, VERB.draw, VERB.place, VERB.deploy + 15)).toBeLessThan(64);
  });
});

describe('packed moves: properties', () => {
  it('pack and unpack are inverse, and the word is a 32-bit integer', () => {
    fc.assert(
      fc.property(anyMove(rules), (move) => {
        const packed = pack(rules, move);
        expect(Number.isInteger(packed) && packed >= 0 && packed < 2 ** 32).toBe(true);
        expect(unpack(rules, packed)).toEqual(move);
      }),
      { numRuns: 2000 },
    );
  });
  it('any word is a move that packs to it again, or is refused with ERR_MOVE', () => {
    const bits = fc.tuple(fc.nat(255), fc.nat(1023), fc.nat(1023), fc.nat(15));
    const near = fc.tuple(fc.nat(63), fc.constantFrom(0, 1, 1023), fc.constantFrom(0, 1, 2, 3), fc.nat(15));
    fc.assert(
      fc.property(fc.oneof(bits, near), ([verb, y, x, slot]) => {
        const packed = word(verb, y, x, slot);
        let move: Move;
        try {
          move = unpack(rules, packed);
        } catch (error) {
          expect(error).toBeInstanceOf(HighwaymanError);
          expect((error as HighwaymanError).code).toBe('ERR_MOVE');
          return;
        }
        expect(pack(rules, move)).toBe(packed);
      }),
      { numRuns: 3000 },
    );
  });
  it('ascending order is by verb, then y, x (unsigned), slot', () => {
    const key = (move: Move): number[] => {
      const packed = pack(rules, move);
      const { x = 0, y = 0 } = move as { x?: number; y?: number };
      return [packed >>> 24, y & 1023, 'x' in move ? x & 1023 : (packed >>> 4) & 1023, packed & 15];
    };
    const compare = (a: number[], b: number[]): number => a.map((n, i) => n - (b[i] as number)).find((d) => d !== 0) ?? 0;
    fc.assert(
      fc.property(anyMove(rules), anyMove(rules), (one, other) => {
        expect(Math.sign(pack(rules, one) - pack(rules, other))).toBe(Math.sign(compare(key(one), key(other))));
      }),
    );
  });
});

describe('packed moves: refusals', () => {
  const bad: [string, unknown][] = [
    ['move.x', { type: 'place', x: 512, y: 0, rotation: 0 }],
    ['move.y', { type: 'place', x: 0, y: -513, rotation: 0 }],
    ['move.x', { type: 'place', x: 0.5, y: 0, rotation: 0 }],
    ['move.x', { type: 'place', y: 0, rotation: 0 }],
    ['move.rotation', { type: 'place', x: 0, y: 0, rotation: 4 }],
    ['move.rotation', { type: 'place', x: 0, y: 0, rotation: 1, abbey: true }],
    ['move.tile', { type: 'draw', tile: 'nothing' }],
    ['move.segment', { type: 'deploy', x: 0, y: 0, segment: 12, figure: 'normal' }],
    ['move.figure', { type: 'deploy', x: 0, y: 0, segment: 0, figure: 'barn' }],
    ['move.figure', { type: 'fly', figure: 'pig' }],
    ['move.figure', { type: 'send', x: 0, y: 0, segment: 0, figure: 'mayor', quarter: 0 }],
    ['move.segment', { type: 'send', x: 0, y: 0, segment: 4, figure: 'normal', quarter: 0 }],
    ['move.quarter', { type: 'send', x: 0, y: 0, segment: 0, figure: 'normal', quarter: 4 }],
    ['move.face', { type: 'roll', face: 0 }],
    ['move.pair', { type: 'ferry', x: 0, y: 0, pair: 'SN' }],
    ['move.figure', { type: 'unmagic', figure: 'normal' }],
    ['move.corner', { type: 'barn', x: 0, y: 0, corner: -1 }],
    ['move.colour', { type: 'chip', colour: 3, value: 1 }],
    ['move.value', { type: 'chip', colour: 0, value: 8 }],
    ['move.type', { type: 'jump' }],
    ['move', null],
    ['move', 7],
  ];
  it.each(bad)('%s', (field, move) => {
    expect(() => pack(rules, move as Move)).toThrow(expect.objectContaining({ code: 'ERR_MOVE', field }));
  });
  it.each([-1, 0.5, 2 ** 31, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY, '0', null])('the word %s', (packed) => {
    expect(() => unpack(rules, packed as number)).toThrow(expect.objectContaining({ code: 'ERR_MOVE', field: 'packed' }));
  });
});
