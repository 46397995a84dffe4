import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { parsePosition } from '../../src/notation/parse-position.js';
import { formatPosition } from '../../src/notation/position.js';
import { readSetup } from '../../src/setup/read.js';
import { ALL_RULES, anySetup, BASE_RULES } from './arbitrary.js';

const SEED = '0123456789abcdef0123456789abcdef';
const line = (fields: Record<string, string> = {}): string => {
  const usual = {
    version: 'hwm1',
    config: 'C2/2/base,ferries,mage-witch,abbey-mayor,leipzig',
    tiles: 'base-D:0,0@0;fer-FRRR:1,0@0',
    figures: '-',
    ferries: '-',
    magic: '-',
    bag: '=',
    scores: '0/0',
    supply: '=',
    abbeys: '=',
    goods: '-',
    player: '0',
    drawn: '-',
    seed: SEED,
    ...fields,
  };
  return Object.values(usual).join(' ');
};

describe('position text', () => {
  it.each([
    ['base', BASE_RULES],
    ['all', ALL_RULES],
  ] as const)('a position reads as itself and its text is canonical (%s)', (_, rules) => {
    fc.assert(
      fc.property(anySetup(rules), (setup) => {
        const { ops } = readSetup(setup, {}, rules);
        const text = formatPosition(rules, ops);
        const read = parsePosition(text);
        expect(read.rules.fingerprint).toBe(rules.fingerprint);
        expect(read.moves).toEqual([]);
        const again = readSetup(read.setup, {}, read.rules).ops;
        expect(again).toEqual(ops);
        expect(formatPosition(read.rules, again)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
  it('writes every part', () => {
    const text = line({
      figures: '0=0,0:c0+m;1=1,0:r1+n;1=Q2+n',
      ferries: '1,0~ES',
      magic: 'M=0,0:c0;W=1,0:r0',
      bag: 'base-A*2;base-B*4',
      scores: '12/30',
      supply: '6n1w/-',
      abbeys: '0/1',
      goods: '0.0.0/1.0.2',
      player: '1',
      drawn: 'base-U',
    });
    const { setup, rules } = parsePosition(text);
    expect(setup).toMatchObject({
      tiles: [
        ['base-D', 0, 0, 0],
        ['fer-FRRR', 1, 0, 0],
      ],
      figures: [
        { player: 0, figure: 'mayor', x: 0, y: 0, segment: 'c0' },
        { player: 1, figure: 'normal', x: 1, y: 0, segment: 'r1' },
        { player: 1, figure: 'normal', quarter: 2 },
      ],
      ferries: [{ x: 1, y: 0, pair: 'ES' }],
      mage: { x: 0, y: 0, segment: 'c0' },
      witch: { x: 1, y: 0, segment: 'r0' },
      bag: { 'base-A': 2, 'base-B': 4 },
      scores: [12, 30],
      supply: [{ normal: 6, wagon: 1 }, {}],
      abbeys: [0, 1],
      goods: [
        { wine: 0, grain: 0, cloth: 0 },
        { wine: 1, grain: 0, cloth: 2 },
      ],
      turnPlayer: 1,
      drawn: 'base-U',
      seed: [0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef],
    });
    const written = formatPosition(rules, readSetup(setup, {}, rules).ops).split(' ');
    expect(written.slice(2)).toEqual(text.split(' ').slice(2));
  });
  it('keeps barns', () => {
    const text = line({ tiles: 'base-B:0,0@0;base-B:1,0@0;base-B:0,1@0;base-B:1,1@0', figures: '0=1,0:b2+h' });
    const { setup, rules } = parsePosition(text);
    expect(setup.figures).toEqual([{ player: 0, figure: 'barn', x: 1, y: 0, corner: 2 }]);
    expect(formatPosition(rules, readSetup(setup, {}, rules).ops).split(' ')[3]).toBe('0=1,0:b2+h');
  });
  it('moves since the beginning of the turn stand at the end', () => {
    const text = `${line()} moves ?base-W 0,1@0 0,1:r2+n`;
    expect(() => parsePosition(text)).not.toThrow();
    expect(parsePosition(text).moves).toEqual(['?base-W', '0,1@0', '0,1:r2+n']);
  });
});

describe('position text: refusals name line, column and field', () => {
  const table: [string, Record<string, string>, string, string?][] = [
    ['another version', { version: 'hwm2' }, 'version'],
    ['a bad configuration', { config: 'C2/2' }, 'configuration'],
    ['a configuration that is refused', { config: 'C2/9/base' }, 'configuration (ERR_CONFIG players)'],
    ['the rules of other tiles', { config: 'C2/2/base#0123456789abcdef' }, 'configuration'],
    ['a tile without rotation', { tiles: 'base-D:0,0' }, 'tiles'],
    ['a coordinate too far', { tiles: 'base-D:0,512@0' }, 'tiles'],
    ['a coordinate with zeros', { tiles: 'base-D:00,0@0' }, 'tiles'],
    ['an empty item', { tiles: 'base-D:0,0@0;' }, 'tiles'],
    ['a figure without player', { figures: '0,0:c0+n' }, 'figures'],
    ['a barn on a segment', { figures: '0=0,0:r0+h' }, 'figures'],
    ['a meeple on a corner', { figures: '0=0,0:b0+n' }, 'figures'],
    ['a ferry of no pair', { ferries: '1,0~NN' }, 'ferries'],
    ['two mages', { magic: 'M=0,0:c0;M=0,0:r0' }, 'magic'],
    ['a tile twice in the bag', { bag: 'base-A*1;base-A*1' }, 'bag'],
    ['no copies', { bag: 'base-A*0' }, 'bag'],
    ['a score below 0', { scores: '-1/0' }, 'scores'],
    ['a figure twice in a hand', { supply: '1n1n/-' }, 'supply'],
    ['an unknown figure in a hand', { supply: '1x/-' }, 'supply'],
    ['goods of two kinds', { goods: '1.1/1.1' }, 'goods'],
    ['no player', { player: 'x1' }, 'player'],
    ['a short seed', { seed: '00' }, 'seed'],
  ];
  it.each(table)('%s', (_, change, field) => {
    const text = line(change);
    const [key] = Object.keys(change) as [string];
    const column = text.indexOf(change[key] as string) + 1;
    expect(() => parsePosition(text)).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: expect.stringContaining(`: ${field}`) }),
    );
    try {
      parsePosition(text, { line: 7, column: 11 });
    } catch (error) {
      const place = /^line 7, column (\d+): /.exec((error as HighwaymanError).field);
      expect(Number(place?.[1])).toBeGreaterThanOrEqual(column + 10);
      expect(Number(place?.[1])).toBeLessThanOrEqual(column + 10 + (change[key] as string).length);
    }
  });
  it.each([
    ['', 'position'],
    ['hwm0', 'version'],
    ['hwm1', 'configuration'],
    [line().replace(` ${SEED}`, ''), 'seed'],
    [` ${line()}`, 'position'],
    [`${line()} `, 'position'],
    [line().replace(' ', '  '), 'position'],
    [line().replace(' ', '\n'), 'position'],
    [`${line()} x`, 'moves'],
    [`${line()} moves`, 'moves'],
    [`${line()} moves 1,1@0`, 'move'],
    [`${line()} moves ?base-W 0,1@0 0,1:m0+n`, 'move'],
  ])('%j', (text, field) => {
    expect(() => parsePosition(text)).toThrow(
      expect.objectContaining({
        code: 'ERR_NOTATION',
        field: expect.stringMatching(new RegExp(`^line 1, column \\d+: ${field}$`)),
      }),
    );
  });
  it('any change of a character is refused or read as another valid text', () => {
    const text = line({ figures: '0=0,0:c0+n', ferries: '1,0~ES', scores: '12/30' });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ unit: 'grapheme-ascii', maxLength: 2 }), (at, scrap) => {
        try {
          const { setup, rules } = parsePosition(text.slice(0, at) + scrap + text.slice(at + 1));
          readSetup(setup, {}, rules);
        } catch (error) {
          expect(error).toBeInstanceOf(HighwaymanError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
