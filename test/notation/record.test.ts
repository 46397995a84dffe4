import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, parseRecords, readRecords } from '../../src/notation/parse-record.js';
import { formatRecord, recordTokens } from '../../src/notation/record.js';
import type { GameRecord } from '../../src/notation/record.js';
import { compileRules } from '../../src/rules/index.js';
import { RULES_VERSION } from '../../src/saved/version.js';

const rules = compileRules({ edition: 'C2', sets: ['base', 'ferries'] });
const record: GameRecord = {
  config: rules.config,
  rules,
  position: null,
  setup: null,
  players: ['Anna "A"', 'Ben\\B'],
  seed: 'market day',
  generator: [1, 2, 3, 4],
  deck: ['base-A', 'fer-FRRR'],
  headers: { Date: '2026-11-30', Event: 'ü' },
  comment: 'before all',
  turns: [
    {
      player: 0,
      comment: 'after the label',
      moves: [{ token: '?base-W' }, { token: '1,0@0', comment: 'a crossing' }, { token: '1,0:r0+n' }],
    },
    { player: 1, moves: [{ token: '?base-D' }, { token: '-1,0@1' }, { token: '-', comment: '' }] },
  ],
  result: [12, 7],
};
const TEXT = formatRecord(record);
const unfinished = formatRecord({
  ...record,
  players: [],
  seed: 7,
  generator: null,
  deck: [],
  headers: {},
  turns: [],
  result: null,
});

describe('game record: text', () => {
  it('looks like this', () => {
    expect(TEXT).toBe(
      [
        '[Highwayman "1"]',
        `[Rules "${RULES_VERSION}"]`,
        `[Config "C2/2/base,ferries#${rules.fingerprint}"]`,
        '[Seed "market day"]',
        '[Generator "00000001000000020000000300000004"]',
        '[Deck "base-A fer-FRRR"]',
        '[Player0 "Anna \\"A\\""]',
        '[Player1 "Ben\\\\B"]',
        '[Date "2026-11-30"]',
        '[Event "ü"]',
        '[Result "12-7"]',
        '',
        '{before all}',
        '1.p0 {after the label} ?base-W 1,0@0 {a crossing} 1,0:r0+n',
        '2.p1 ?base-D -1,0@1 - {}',
        '12-7',
        '',
        '',
      ].join('\n'),
    );
  });
  it('reads as itself', () => {
    const read = parseRecord(TEXT);
    const plain = (r: GameRecord) => ({ ...r, config: null, rules: r.rules.fingerprint });
    expect(plain(read)).toEqual(plain(record));
    expect(formatRecord(read)).toBe(TEXT);
    expect(recordTokens(read)).toEqual(['?base-W', '1,0@0', '1,0:r0+n', '?base-D', '-1,0@1', '-']);
    expect(formatRecord(parseRecord(unfinished))).toBe(unfinished);
  });
  it.each<[number | string]>([[0], [-5], [2 ** 53 - 1], ['42'], ['a b'], ['"'], ['\n'], ['\\u'], ['ä'], ['']])(
    'seed %j',
    (seed) => {
      expect(parseRecord(formatRecord({ ...record, seed })).seed).toBe(seed);
    },
  );
  it('names, headers and comments of any letters come back; comments with blanks collapsed', () => {
    const text = fc.string({ unit: 'binary' }).filter((s) => !/\p{Cc}|\u2028|\u2029/u.test(s));
    const comment = fc.string({ unit: 'grapheme' }).filter((s) => !/[{}]/.test(s));
    fc.assert(
      fc.property(text, text, text, comment, (anna, ben, event, words) => {
        const given = { ...record, players: [anna, ben], headers: { Event: event }, comment: words };
        const read = parseRecord(formatRecord(given));
        expect([read.players, read.headers]).toEqual([[anna, ben], { Event: event }]);
        expect(read.comment).toBe(words.replace(/\s+/g, ' ').trim());
      }),
      { numRuns: 60 },
    );
  });
  it('any way of breaking lines, and comments anywhere, read as the same moves', () => {
    const words = TEXT.slice(TEXT.indexOf('\n\n') + 2)
      .replace(/\{[^}]*\}/g, '')
      .trim()
      .split(/\s+/);
    const gap = fc.constantFrom(' ', '\n', '\r\n', '\t', ' {x\ny} ', '{x}', ' ; until here\n', '\n\n');
    fc.assert(
      fc.property(fc.array(gap, { minLength: words.length, maxLength: words.length }), (gaps) => {
        const body = words.map((word, i) => `${gaps[i]?.startsWith('{') ? ' ' : ''}${gaps[i]}${word}`).join('');
        const text = `${TEXT.slice(0, TEXT.indexOf('\n\n') + 1)}${body}`;
        expect(recordTokens(parseRecord(text))).toEqual(recordTokens(record));
      }),
      { numRuns: 60 },
    );
  });
  it('can begin in a position', () => {
    const position = `hwm1 C2/2/base,ferries#${rules.fingerprint} base-D:0,0@0;base-U:1,0@1 - - - = 0/0 = = - 1 base-W 00000000000000000000000000000001`;
    const given = {
      ...record,
      position,
      seed: null,
      turns: [{ player: 1, moves: [{ token: '2,0@0' }, { token: '2,0:r2+n' }] }],
      result: null,
    };
    const read = parseRecord(formatRecord(given));
    expect(read.position).toBe(position);
    expect(read.setup?.tiles).toEqual([
      ['base-D', 0, 0, 0],
      ['base-U', 1, 0, 1],
    ]);
    expect(formatRecord(read)).toBe(formatRecord(given));
  });
  it.each([
    ['a line break in a name', { players: ['a\nb', 'c'] }],
    ['a header that has a meaning', { headers: { Result: '1' } }],
    ['a header without capital', { headers: { date: '' } }],
    ['a brace in a comment', { comment: 'a } b' }],
  ])('refuses to write %s', (_, change) => {
    expect(() => formatRecord({ ...record, ...change })).toThrow(expect.objectContaining({ code: 'ERR_NOTATION' }));
  });
});

describe('game record: refusals name line and column', () => {
  const lines = TEXT.split('\n');
  const edit = (from: string | RegExp, to: string): string => TEXT.replace(from, to);
  const at = (text: string, what: string): string => {
    const row = text.split('\n').findIndex((line) => line.includes(what));
    return `line ${row + 1}, column ${(text.split('\n')[row] as string).indexOf(what) + 1}`;
  };
  const table: [string, string, string][] = [
    ['an empty text', '', 'line 1, column 1: header'],
    ['no header first', edit('[Highwayman "1"]\n', ''), 'line 1, column 9: header'],
    ['another version', edit('[Highwayman "1"]', '[Highwayman "2"]'), 'line 1, column 14: header Highwayman'],
    ['other rules', edit(/\[Rules "\d+"\]/, '[Rules "999"]'), 'line 2, column 9: header Rules'],
    ['other tiles', edit(rules.fingerprint, '0123456789abcdef'), 'line 3, column 10: header Config'],
    ['no configuration', edit(/\[Config.*\n/, ''), 'line 1, column 14: headers'],
    ['no result header', edit('[Result "12-7"]\n', ''), 'line 1, column 14: headers'],
    ['a header twice', edit('[Event "ü"]', '[Date "ü"]'), 'line 10, column 1: header'],
    ['a header without quotes', edit('"ü"', 'ü'), 'line 10, column 1: header'],
    ['a bad generator', edit('00000001000000020000000300000004', '0'), 'line 5, column 13: header Generator'],
    ['a bad seed', edit('"market day"', '"1.5"'), 'line 4, column 8: header Seed'],
    ['an unknown tile in the deck', edit('base-A fer', 'base-Q9 fer'), 'line 6, column 8: header Deck'],
    ['a player too many', edit('[Player1', '[Player2'), 'line 8, column 11: header'],
    ['a player missing', edit(/\[Player1.*\n/, ''), 'line 7, column 11: headers'],
    ['no turn label', edit('1.p0 ', ''), `${at(edit('1.p0 ', ''), '?base-W')}: turn label`],
    ['a wrong number', edit('2.p1', '3.p1'), `${at(TEXT, '2.p1')}: turn label`],
    ['a number with zeros', edit('2.p1', '02.p1'), `${at(TEXT, '2.p1')}: turn label`],
    ['a player who is not there', edit('2.p1', '2.p2'), `${at(TEXT, '2.p1')}: turn label`],
    ['a turn without moves', edit('2.p1', '2.p1\n3.p0'), `line ${lines.indexOf('2.p1 ?base-D -1,0@1 - {}') + 2}, column 1: turn`],
    ['no token', edit('?base-D', '?base-Q9'), `${at(TEXT, '?base-D')}: move`],
    ['a segment that is not there', edit('1,0:r0+n', '1,0:r7+n'), `${at(TEXT, '1,0:r0+n')}: move`],
    ['a tile on another', edit('-1,0@1', '1,0@1'), `${at(TEXT, '-1,0@1')}: move`],
    ['a comment without end', edit('{a crossing}', '{a crossing'), `${at(TEXT, '{a crossing')}: comment`],
    ['a comment without end at all', edit('{}', '{'), `${at(TEXT, '{}')}: comment`],
    ['a brace in a comment to the end of the line', edit('{}', '; }'), `${at(TEXT, '{}')}: comment`],
    ['no result', edit(/\n12-7\n\n$/, '\n'), `line ${lines.length - 2}, column 1: moves`],
    ['something after the result', `${TEXT}x`, `line ${lines.length}, column 1: moves`],
    ['too few points', edit(/\n12-7\n\n$/, '\n12-7-9\n'), `line ${lines.length - 2}, column 1: result`],
    ['points with zeros', edit(/\n12-7\n\n$/, '\n12-07\n'), `line ${lines.length - 2}, column 1: result`],
    ['two different results', edit('[Result "12-7"]', '[Result "12-8"]'), 'line 11, column 10: header Result'],
  ];
  it.each(table)('%s', (_, text, field) => {
    expect(() => parseRecord(text)).toThrow(
      expect.objectContaining({ code: 'ERR_NOTATION', field: expect.stringContaining(field) }),
    );
  });
});

describe('game record: several games in one text', () => {
  const games = [TEXT, unfinished, `\n\n${TEXT}`, TEXT.replaceAll('\n', '\r\n')];
  const all = games.join('');
  it('reads them one after the other', () => {
    const read = [...parseRecords(all)];
    expect(read.map((game) => game.result)).toEqual([[12, 7], null, [12, 7], [12, 7]]);
    expect(read.map(formatRecord)).toEqual([TEXT, unfinished, TEXT, TEXT]);
    expect([...parseRecords('')]).toEqual([]);
    expect([...parseRecords('\n \n')]).toEqual([]);
  });
  it('gives the games before the one that does not read, and counts lines on', () => {
    const broken = `${TEXT}${TEXT.replace('1,0@0', '1,0@9')}${TEXT}`;
    const games_ = parseRecords(broken);
    expect(games_.next().value?.result).toEqual([12, 7]);
    const line = broken.split('\n').findIndex((text) => text.includes('1,0@9')) + 1;
    expect(() => games_.next()).toThrow(expect.objectContaining({ field: expect.stringContaining(`line ${line}, `) }));
  });
  it('reads a stream however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(all.length), { maxLength: 30 }), async (cuts) => {
        const ends = [...cuts.sort((a, b) => a - b), all.length];
        const chunks = ends.map((end, i) => all.slice(i === 0 ? 0 : ends[i - 1], end));
        const read: GameRecord[] = [];
        for await (const game of readRecords(chunks)) read.push(game);
        expect(read.map(formatRecord)).toEqual([TEXT, unfinished, TEXT, TEXT]);
      }),
      { numRuns: 20 },
    );
  });
  it('gives a game as soon as the next one begins', async () => {
    let given = 0;
    // biome-ignore lint/suspicious/useAwait: the reader wants an asynchronous source
    async function* source() {
      for (const game of [TEXT, TEXT, TEXT]) {
        given++;
        yield game;
      }
    }
    const seen: number[] = [];
    for await (const _ of readRecords(source())) seen.push(given);
    expect(seen).toEqual([2, 3, 3]);
  });
});
