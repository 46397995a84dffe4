import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { pack } from '../../src/notation/packed.js';
import { segmentName, segmentNames, segmentSlot } from '../../src/notation/squares.js';
import { parseMove } from '../../src/notation/parse-token.js';
import { formatMove } from '../../src/notation/token.js';
import { formatPacked } from '../../src/notation/unpack.js';
import { TokenWalk } from '../../src/notation/walk.js';
import type { Move, TileKind } from '../../src/types.js';
import { ALL_RULES, anyMove } from './arbitrary.js';

const rules = ALL_RULES;
const kind = (id: string): TileKind => rules.kinds.find((candidate) => candidate.id === id) as TileKind;
const crossing = kind('base-W');
const startTile = kind('base-D');
const everywhere = () => crossing;

describe('tokens: every form', () => {
  const field = segmentSlot(startTile, 'f1');
  const table: [string, Move, TileKind][] = [
    ['-', { type: 'pass' }, crossing],
    ['?base-D', { type: 'draw', tile: 'base-D' }, crossing],
    ['*2', { type: 'roll', face: 2 }, crossing],
    ['$o2', { type: 'chip', colour: 0, value: 2 }, crossing],
    ['$b0', { type: 'chip', colour: 1, value: 0 }, crossing],
    ['$p7', { type: 'chip', colour: 2, value: 7 }, crossing],
    ['3,-1@2', { type: 'place', x: 3, y: -1, rotation: 2 }, crossing],
    ['3,-1@A', { type: 'place', x: 3, y: -1, rotation: 0, abbey: true }, crossing],
    ['3,-1:r1+n', { type: 'deploy', x: 3, y: -1, segment: 1, figure: 'normal' }, crossing],
    ['3,-1:c0+m', { type: 'deploy', x: 3, y: -1, segment: segmentSlot(startTile, 'c0'), figure: 'mayor' }, startTile],
    ['3,-1:f1+p', { type: 'deploy', x: 3, y: -1, segment: field, figure: 'pig' }, startTile],
    ['3,-1:m0+a', { type: 'deploy', x: 3, y: -1, segment: segmentSlot(kind('base-A'), 'm0'), figure: 'abbot' }, kind('base-A')],
    ['3,-1:b2+h', { type: 'barn', x: 3, y: -1, corner: 2 }, crossing],
    ['3,-1^', { type: 'recall', x: 3, y: -1 }, crossing],
    ['/l', { type: 'fly', figure: 'large' }, crossing],
    ['3,-1~NS', { type: 'ferry', x: 3, y: -1, pair: 'NS' }, crossing],
    ['3,-1%ES', { type: 'pivot', x: 3, y: -1, pair: 'ES' }, crossing],
    ['3,-1:r0+M', { type: 'magic', x: 3, y: -1, segment: 0, figure: 'mage' }, crossing],
    ['3,-1:r0+W', { type: 'magic', x: 3, y: -1, segment: 0, figure: 'witch' }, crossing],
    ['-M', { type: 'unmagic', figure: 'mage' }, crossing],
    ['-W', { type: 'unmagic', figure: 'witch' }, crossing],
    ['3,-1:r0>w', { type: 'wagon', x: 3, y: -1, segment: 0 }, crossing],
    ['3,-1:r0>n2', { type: 'send', x: 3, y: -1, segment: 0, figure: 'normal', quarter: 2 }, crossing],
    ['3,-1:r0>w0', { type: 'send', x: 3, y: -1, segment: 0, figure: 'wagon', quarter: 0 }, crossing],
    ['3,-1$', { type: 'treat', x: 3, y: -1 }, crossing],
    ['-512,511@0', { type: 'place', x: -512, y: 511, rotation: 0 }, crossing],
  ];
  it.each(table)('%s', (token, move, tile) => {
    expect(formatMove(rules, move, () => tile)).toBe(token);
    expect(formatPacked(rules, pack(rules, move), () => tile)).toBe(token);
    expect(parseMove(rules, token, () => tile)).toEqual(move);
  });
});

describe('tokens: properties', () => {
  it('every move that its tile can have reads back from its token', () => {
    const tile = fc.constantFrom(...rules.kinds);
    fc.assert(
      fc.property(anyMove(rules), tile, (move, on) => {
        const slot = 'segment' in move ? move.segment : -1;
        fc.pre(slot < on.segments.length);
        fc.pre(move.type !== 'send' || on.segments[slot]?.kind === 'road');
        const token = formatMove(rules, move, () => on);
        expect(token).not.toMatch(/\s/);
        expect(parseMove(rules, token, () => on)).toEqual(move);
      }),
      { numRuns: 2000 },
    );
  });
  it('any text is refused with ERR_NOTATION or is exactly the token of what it reads as', () => {
    const scrap = fc.string({ unit: fc.constantFrom(...'-0123,@A:rcfmgkb+nlw>hMW~%NSEW^$*/?op'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(scrap, fc.string()), (text) => {
        let move: Move;
        try {
          move = parseMove(rules, text, everywhere);
        } catch (error) {
          expect((error as HighwaymanError).code).toBe('ERR_NOTATION');
          return;
        }
        expect(formatMove(rules, move, everywhere)).toBe(text);
      }),
      { numRuns: 5000 },
    );
  });
  it('names the segments of every tile with different names, and finds them again', () => {
    for (const tile of rules.kinds) {
      const names = segmentNames(tile);
      expect(new Set(names).size).toBe(names.length);
      names.forEach((name, slot) => expect(segmentSlot(tile, name)).toBe(slot));
      expect(segmentName(tile, names.length)).toBeUndefined();
    }
  });
});

describe('tokens: refusals say what could have stood there', () => {
  const table: [string, RegExp][] = [
    ['', /square/],
    ['x', /square/],
    ['--', /square/],
    [' -', /square/],
    ['- ', /square/],
    ['+1,0@0', /square/],
    ['1,0', /one of @/],
    ['1, 0@0', /square/],
    ['1,0@4', /rotation/],
    ['1,0@', /rotation/],
    ['1,0@a', /rotation/],
    ['1,0@00', /rotation/],
    ['01,0@0', /coordinates/],
    ['-0,0@0', /coordinates/],
    ['512,0@0', /coordinates/],
    ['0,-513@0', /coordinates/],
    ['99999999999999999999,0@0', /coordinates/],
    ['?', /id of a tile/],
    ['?nothing', /id of a tile/],
    ['?base-D ', /id of a tile/],
    ['*0', /face/],
    ['*4', /face/],
    ['*', /face/],
    ['*22', /face/],
    ['$x1', /colour/],
    ['$o8', /colour/],
    ['/b', /figure/],
    ['/', /figure/],
    ['/nn', /figure/],
    ['/h', /figure/],
    ['0,0~SN', /pair/],
    ['0,0~NN', /pair/],
    ['0,0%', /pair/],
    ['0,0^1', /nothing/],
    ['0,0$1', /nothing/],
    ['0,0:', /segment/],
    ['0,0:r0', /segment/],
    ['0,0:r9+n', /segment of tile base-W/],
    ['0,0:r00+n', /segment of tile base-W/],
    ['0,0:m0+n', /segment of tile base-W/],
    ['0,0:r0+h', /figure/],
    ['0,0:r0+', /figure/],
    ['0,0:r0+nn', /figure/],
    ['0,0:r0+x', /figure/],
    ['0,0:b4+h', /corner/],
    ['0,0:b0+n', /segment/],
    ['0,0:r0>', /quarter/],
    ['0,0:r0>n', /quarter/],
    ['0,0:r0>m1', /quarter/],
    ['0,0:r0>n4', /quarter/],
    ['0,0:f0>n1', /road/],
    ['0,0:r0+constructor', /figure/],
  ];
  it.each(table)('%j', (token, expected) => {
    expect(() => parseMove(rules, token, everywhere)).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', value: token, expected: expect.stringMatching(expected) }),
    );
  });
  it('a segment on an empty square', () => {
    expect(() => parseMove(rules, '0,0:r0+n', () => undefined)).toThrow(expect.objectContaining({ code: 'ERR_NOTATION' }));
    expect(() => formatMove(rules, { type: 'wagon', x: 0, y: 0, segment: 0 }, () => undefined)).toThrow(
      expect.objectContaining({ code: 'ERR_MOVE' }),
    );
  });
  it('no text at all', () => {
    for (const value of [undefined, null, 3, {}])
      expect(() => parseMove(rules, value as never, everywhere)).toThrow(HighwaymanError);
  });
});

describe('token walk', () => {
  it('knows the tiles laid so far, so that segments can be named without a game', () => {
    const walk = TokenWalk.fromStart(rules);
    expect(walk.next('0,0:c0+M')).toMatchObject({ type: 'magic', segment: segmentSlot(startTile, 'c0') });
    walk.next('?base-A');
    walk.next('?base-W'); // base-A fitted nowhere (BASE-13)
    walk.next('1,0@0');
    expect(walk.next('1,0:r1+n')).toMatchObject({ type: 'deploy', segment: 1 });
    expect(() => walk.next('2,0:r0+n')).toThrow(HighwaymanError);
    expect(() => walk.next('2,0@0')).toThrow(expect.objectContaining({ expected: 'a draw before the tile is placed' }));
    walk.next('?base-D');
    expect(() => walk.next('0,0@0')).toThrow(expect.objectContaining({ expected: 'an empty square' }));
    walk.next('0,1@A');
    expect(walk.next('0,1:m0+n')).toMatchObject({ type: 'deploy', segment: 0 });
  });
});
