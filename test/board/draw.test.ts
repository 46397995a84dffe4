/** Boards as text. */
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { drawBoard, type BoardView } from '../../src/board/index.js';
import { compileRules } from '../../src/rules/index.js';
import type { Figure, Pair, Rules } from '../../src/types.js';

const rules = compileRules({ sets: ['base', 'ferries', 'river', 'inns-cathedrals', 'mage-witch', 'abbey-mayor'], abbots: true });
const kind = (id: string, of: Rules = rules): number => of.kinds.findIndex((one) => one.id === id);

type Tile = [id: string, x: number, y: number, rotation: number, ferry?: Pair];
interface Extra {
  figures?: { player: number; figure: Figure; x: number; y: number; segment: number; corner?: number }[];
  magic?: BoardView['magic'];
}
function board(tiles: Tile[], extra: Extra = {}): BoardView {
  return {
    rules,
    tiles: () => tiles.map(([id, x, y, rotation, ferry]) => ({ x, y, kind: kind(id), rotation, ferry: ferry ?? null })),
    figures: () => extra.figures ?? [],
    magic: extra.magic ?? { mage: null, witch: null },
  };
}
/** The picture without axes. */
function picture(tiles: Tile[], size: 'large' | 'small', extra: Extra = {}): string[] {
  return drawBoard(board(tiles, extra), { size })
    .split('\n')
    .slice(1)
    .map((line) => line.slice(5));
}

describe('a tile', () => {
  it('shows city, road and field, 9 × 5', () => {
    expect(picture([['base-D', 0, 0, 0]], 'large')).toEqual(['.#######.', '...###...', '─────────', '.........', '.........']);
  });
  it('shows city, road and field, 7 × 3', () => {
    expect(picture([['base-D', 0, 0, 0]], 'small')).toEqual(['.#####.', '───────', '.......']);
  });
  it('turns clockwise', () => {
    expect(picture([['base-D', 0, 0, 1]], 'large')).toEqual(['....│....', '....│..##', '....│.###', '....│..##', '....│....']);
    expect(picture([['base-D', 0, 0, 2]], 'large')).toEqual(['.........', '.........', '─────────', '...###...', '.#######.']);
    expect(picture([['base-D', 0, 0, 3]], 'large')).toEqual(['....│....', '##..│....', '###.│....', '##..│....', '....│....']);
  });
  it.each([
    ['base-A', '───M', 'a monastery at the end of a road'],
    ['base-W', 'x', 'a crossing'],
    ['base-C', '*', 'a coat of arms'],
    ['ic-CCCC-cath', '+', 'a cathedral'],
    ['ic-FRFR-inn-garden', 'i', 'an inn'],
    ['ic-FRFR-inn-garden', 'G', 'a garden'],
    ['riv-FWFW', '~~~~~~~~~', 'a river'],
    ['mw-CFCF', '?', 'the sign of mage and witch'],
  ])('%s shows %s: %s', (id, sign) => {
    expect(picture([[id, 0, 0, 0]], 'large').join('\n')).toContain(sign);
  });
  it('shows ingots above and buildings below, beside other signs', () => {
    const state = { ingots: [{ x: 0, y: 0, count: 3 }], buildings: [{ x: 0, y: 0, count: 2 }] };
    const lines = drawBoard(board([['base-D', 0, 0, 0]]), { size: 'large', state }).split('\n');
    expect([lines[1], lines[5]].map((line) => line?.slice(5))).toEqual(['.#####$3.', '.bH......']);
  });
  it('shows the ferry of a lake in board orientation', () => {
    const middle = (rotation: number, pair?: Pair) => picture([['fer-RRRR', 0, 0, rotation, pair]], 'large')[2];
    expect(middle(0)).toBe('───~~~───');
    expect(middle(0, 'EW')).toBe('───═══───');
    expect(middle(0, 'NE')).toBe('───~╚═───');
    expect(middle(0, 'NS')).toBe('───~║~───');
  });
  it('draws every tile of every rotation in its box', () => {
    for (const size of ['large', 'small'] as const) {
      const [width, height] = size === 'large' ? [9, 5] : [7, 3];
      for (const [index, one] of rules.kinds.entries()) {
        for (let rotation = 0; rotation < 4; rotation++) {
          const lines = drawBoard(
            { ...board([]), tiles: () => [{ x: 0, y: 0, kind: index, rotation, ferry: null }] },
            { size },
          ).split('\n');
          expect(lines, one.id).toHaveLength(1 + height);
          for (const line of lines.slice(1)) expect(line.length, one.id).toBe(5 + width);
        }
      }
    }
  });
});

describe('figures', () => {
  it('stand on their segments', () => {
    const spots = (segment: number) =>
      picture([['base-D', 0, 0, 0]], 'large', { figures: [{ player: 1, figure: 'normal', x: 0, y: 0, segment }] });
    const d = rules.kinds[kind('base-D')];
    for (const [slot, segment] of (d?.segments ?? []).entries()) {
      const lines = spots(slot);
      const row = lines.findIndex((line) => line.includes('n1'));
      if (segment.kind === 'city') expect(row).toBeLessThan(2);
      if (segment.kind === 'road') expect(row).toBe(2);
      if (segment.kind === 'field') expect(row).not.toBe(2);
    }
  });
  it('do not hide each other on one segment', () => {
    const lines = picture([['base-D', 0, 0, 0]], 'large', {
      figures: [
        { player: 0, figure: 'large', x: 0, y: 0, segment: 0 },
        { player: 0, figure: 'builder', x: 0, y: 0, segment: 0 },
      ],
    }).join('\n');
    expect(lines).toContain('l0');
    expect(lines).toContain('b0');
  });
  it('barns stand on corners', () => {
    const at = (corner: number) =>
      picture([['base-B', 0, 0, 0]], 'large', { figures: [{ player: 0, figure: 'barn', x: 0, y: 0, segment: -1, corner }] });
    expect(at(0)[0]).toBe('.......h0');
    expect(at(1)[4]).toBe('.......h0');
    expect(at(2)[4]).toBe('h0.......');
    expect(at(3)[0]).toBe('h0.......');
  });
  it('mage and witch are shown', () => {
    const lines = picture(
      [
        ['base-D', 0, 0, 0],
        ['base-D', 1, 0, 0],
      ],
      'large',
      { magic: { mage: { x: 0, y: 0, segment: 0 }, witch: { x: 1, y: 0, segment: 1 } } },
    ).join('\n');
    expect(lines).toContain('MM');
    expect(lines).toContain('WW');
  });
});

describe('a board', () => {
  it('has the numbers of columns and rows', () => {
    const lines = drawBoard(
      board([
        ['base-D', -1, 3, 0],
        ['base-B', 1, 4, 0],
      ]),
      { size: 'small' },
    ).split('\n');
    expect(lines[0]).toBe('       -1      0      1');
    expect(lines.map((line) => line.slice(0, 5).trim()).filter(Boolean)).toEqual(['3', '4']);
    expect(lines).toHaveLength(7);
  });
  it('is drawn small when the line is too short', () => {
    const view = board([
      ['base-D', 0, 0, 0],
      ['base-D', 9, 0, 0],
    ]);
    expect(drawBoard(view, { columns: 200 }).split('\n')).toHaveLength(6);
    expect(drawBoard(view, { columns: 80 }).split('\n')).toHaveLength(4);
  });
  it('without tiles is empty', () => {
    expect(drawBoard(board([]))).toBe('');
  });
  it('has colours only when asked', () => {
    const view = board([['base-D', 0, 0, 0]], { figures: [{ player: 0, figure: 'normal', x: 0, y: 0, segment: 0 }] });
    expect(drawBoard(view)).not.toContain('\x1b');
    const coloured = drawBoard(view, { colour: true });
    expect(coloured).toContain('\x1b[');
    expect(
      stripVTControlCharacters(coloured)
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual(drawBoard(view).split('\n'));
  });
});

describe('a board that is wider than the terminal', () => {
  const row = (n: number): Tile[] => Array.from({ length: n }, (_, x): Tile => ['base-U', x, 0, 0]);
  it.each([40, 60, 80, 120])('is cut to %d columns around the latest tile, with a note', (columns) => {
    const lines = drawBoard(board(row(40)), { columns }).split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    const [axis = ''] = lines;
    expect(axis.trim().split(/ +/).map(Number)).toContain(39);
    expect(axis.trim().split(/ +/).length).toBe(Math.floor((columns - 5) / 7));
    expect(lines.at(-1)).toMatch(/^columns \d+ to 39 of 0 to 39/);
  });
  it('is drawn small before it is cut, and whole where it fits', () => {
    expect(drawBoard(board(row(10)), { columns: 80 })).not.toContain('around the latest tile');
    expect(drawBoard(board(row(10)), { columns: 80 }).split('\n')[0]).toMatch(/ 9\s*$/);
    expect(drawBoard(board(row(40)))).not.toContain('around the latest tile');
  });
  it('keeps the row numbers free of what lies to the left', () => {
    const lines = drawBoard(board(row(40)), { columns: 40 })
      .split('\n')
      .slice(1, -1);
    expect(lines.map((line) => line.slice(0, 5))).toEqual(['     ', '   0 ', '     '].slice(0, lines.length));
  });
});
