/** The table of moves: every move of every verb, for the rules of every preset. */
import { describe, expect, it } from 'vitest';
import { VERBS } from '../../src/generated/verbs.js';
import { codecOf } from '../../src/notation/known.js';
import { pack, moveOf } from '../../src/notation/packed.js';
import { parseMove } from '../../src/notation/parse-token.js';
import { formatMove, formatPacked, unpack } from '../../src/notation/index.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';
import type { Move, Rules, TileKind, VerbRow } from '../../src/types.js';
import { ALL_RULES, keysOf } from './arbitrary.js';

const SQUARES = [
  [0, 0],
  [-512, 511],
  [3, -1],
] as const;

/** Every move of a row: all values of all its fields, on some squares. */
function movesOf(rules: Rules, row: VerbRow): Move[] {
  let moves: Record<string, unknown>[] = row.square ? SQUARES.map(([x, y]) => ({ type: row.type, x, y })) : [{ type: row.type }];
  for (const [key, values] of keysOf(rules, row))
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [key]: value })));
  return moves as unknown as Move[];
}
/** Tiles on which the segment of a move has a name; null where the rules have none. */
function tileFor(rules: Rules, move: Move): TileKind | null | undefined {
  if (!('segment' in move)) return rules.kinds[0];
  return (
    rules.kinds.find(
      ({ segments }) => segments.length > move.segment && (move.type !== 'send' || segments[move.segment]?.kind === 'road'),
    ) ?? null
  );
}

describe.each(Object.entries(PRESETS))('rules %s', (_, config) => {
  const rules = compileRules(config);
  it('move, word, move, text, move: the same for every verb; one word for a move and one move for a word', () => {
    const words = new Map<number, Move>();
    for (const move of VERBS.flatMap((row) => movesOf(rules, row))) {
      const word = pack(rules, move);
      expect(words.get(word)).toBeUndefined();
      words.set(word, move);
      expect(moveOf(codecOf(rules), rules, word)).toEqual(move);
      expect(unpack(rules, word)).toEqual(move);
      const tile = tileFor(rules, move);
      if (tile === null) continue;
      const text = formatMove(rules, move, () => tile);
      expect(formatPacked(rules, word, () => tile)).toBe(text);
      expect(parseMove(rules, text, () => tile)).toEqual(move);
    }
    expect(words.size).toBeGreaterThan(600);
  });
});

describe('bad words', () => {
  it('a word of which one bit is turned is refused, or is the one word of another move', () => {
    let refused = 0;
    for (const move of VERBS.flatMap((row) => movesOf(ALL_RULES, row))) {
      const word = pack(ALL_RULES, move);
      for (let bit = 0; bit < 32; bit++) {
        const other = (word ^ (1 << bit)) >>> 0;
        try {
          const meant = unpack(ALL_RULES, other);
          expect(meant).not.toEqual(move);
          expect(pack(ALL_RULES, meant)).toBe(other);
        } catch (error) {
          expect(error).toMatchObject({ code: 'ERR_MOVE', field: 'packed', value: other });
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });
  it.each(VERBS.filter(({ square }) => !square).map((row) => [row.type, row] as const))(
    '%s: bits of a square that it does not have',
    (_, row) => {
      for (const move of movesOf(ALL_RULES, row))
        expect(() => unpack(ALL_RULES, (pack(ALL_RULES, move) | (1 << 17)) >>> 0)).toThrow(
          expect.objectContaining({ code: 'ERR_MOVE', expected: expect.stringContaining('bits of y') }),
        );
    },
  );
});

describe('rows that travel in the rules', () => {
  const rows: VerbRow[] = [
    { verb: 49, type: 'crop', token: '#{choice}', each: [['choice', ['add', 'remove']]] },
    {
      verb: 24,
      type: 'deploy',
      token: '{square}:{segment}+{figure}',
      square: true,
      slot: 'segment',
      each: [['figure', ['ghost'], 'z']],
    },
  ];
  it('are read from JSON too, and leave the codec of other rules as it was', () => {
    const rules = JSON.parse(JSON.stringify({ ...ALL_RULES, verbs: rows })) as Rules;
    expect(codecOf(rules).rows[49]?.type).toBe('crop');
    expect(codecOf(rules).rows[24]?.type).toBe('deploy');
    expect(codecOf(ALL_RULES).rows[49]).toBeUndefined();
    expect(new Set(codecOf(rules).rows.filter((row) => row?.type === 'deploy')).size).toBe(2);
    expect(() => pack(ALL_RULES, { type: 'crop', choice: 'add' })).toThrow(
      expect.objectContaining({ code: 'ERR_MOVE', field: 'move.type' }),
    );
    expect(() => parseMove(ALL_RULES, '#add', () => undefined)).toThrow(expect.objectContaining({ code: 'ERR_NOTATION' }));
  });
  const bad: [string, VerbRow][] = [
    ['a number that is taken', { verb: 3, type: 'crop', token: '#' }],
    ['verb 255', { verb: 255, type: 'crop', token: '#' }],
    ['a verb below 0', { verb: -1, type: 'crop', token: '#' }],
    ['a text with a field that the row does not have', { verb: 60, type: 'crop', token: '#{figure}' }],
    ['a text that begins with a field', { verb: 60, type: 'crop', token: '{way}', each: [['way', ['a']]] }],
  ];
  it.each(bad)('refused: %s', (_, row) => {
    expect(() => codecOf({ verbs: [row] })).toThrow(
      expect.objectContaining({ code: 'ERR_CONFIG', field: 'rules.verbs', value: row }),
    );
  });
});
