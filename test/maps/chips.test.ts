/** Map-Chips: laying them, collecting them, treats (CHIP-1..21). */
import { describe, expect, it } from 'vitest';
import { chipFault, chipSquares } from '../../src/maps/index.js';
import { compileRules } from '../../src/rules/index.js';
import type { RowCol } from '../../src/types.js';
import { at, engine, IB_CHIPS, Table, TM_CHIPS } from './table.js';

const iberia = compileRules(IB_CHIPS).map;
if (!iberia) throw new Error('no map');
/** León, Évora, Murcia. */
const USED: RowCol[] = [
  [2, 5],
  [9, 2],
  [9, 10],
];

describe('setup', () => {
  it('CHIP-1: ten of each colour, six ones and four twos, 42 points', () => {
    const all = engine.newGame(compileRules(IB_CHIPS)).hiddenChips();
    expect(all.map(({ colour, value, count }) => [colour, value, count])).toEqual([
      [0, 1, 6],
      [0, 2, 4],
      [1, 1, 6],
      [1, 2, 4],
      [2, 1, 6],
      [2, 2, 4],
    ]);
    expect(all.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(42);
  });
  it('GS-1: where a chip may lie (CHIP-4, CHIP-5, CHIP-6, CHIP-7, CHIP-8)', () => {
    const rule = (...layout: RowCol[]) => chipFault(iberia, USED, layout)?.rule ?? 'legal';
    for (const square of [
      [3, 4],
      [4, 5],
      [11, 5],
      [6, 6],
      [6, 9],
      [8, 11],
      [2, 11],
    ] as RowCol[])
      expect([square, rule(square)]).toEqual([square, 'legal']);
    for (const [square, why] of [
      [[9, 3], 'CHIP-6'],
      [[3, 5], 'CHIP-6'],
      [[3, 14], 'CHIP-7'],
      [[4, 13], 'CHIP-7'],
      [[5, 7], 'CHIP-7'],
      [[7, 8], 'CHIP-7'],
      [[4, 11], 'CHIP-4'],
      [[2, 10], 'CHIP-4'],
      [[8, 13], 'CHIP-8'],
    ] as [RowCol, string][]) {
      expect([square, rule(square)]).toEqual([square, why]);
    }
    expect(rule([3, 4], [4, 5])).toBe('legal');
    expect(rule([3, 4], [3, 3])).toBe('CHIP-5');
  });
  it('CHIP-9: 74 or 75 squares are legal on the reconstruction; every seed lays 30', () => {
    const counts = [
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ].map(
      (pick) =>
        chipSquares(
          iberia,
          pick.map((i) => iberia.starts[i]?.square as RowCol),
        ).length,
    );
    for (const n of counts) expect([74, 75]).toContain(n);
    for (let seed = 0; seed < 300; seed++) {
      const game = engine.newGame(compileRules(IB_CHIPS), { seed });
      const used = game.tiles().map(({ x, y }): RowCol => [y + 1, x + 1]);
      const layout = game.chips().map(({ x, y }): RowCol => [y + 1, x + 1]);
      expect([used.length, layout.length, chipFault(iberia, used, layout)]).toEqual([3, 30, null]);
      game.dispose();
    }
  });
  it('CHIP-3, CHIP-9: a given layout is laid as it is, and refused where it breaks a rule', () => {
    const startSquares: RowCol[] = [
      [2, 5],
      [9, 2],
      [9, 10],
    ];
    const layout = engine
      .newGame(compileRules({ map: { id: 'iberia', chips: true, startSquares } }), { seed: 4 })
      .chips()
      .map(({ x, y }): RowCol => [y + 1, x + 1]);
    const game = engine.newGame(compileRules({ map: { id: 'iberia', chips: true, startSquares, chipLayout: layout } }), {
      seed: 9,
    });
    expect(game.chips().map(({ x, y }) => [y + 1, x + 1])).toEqual(layout);
    const wrong = (chipLayout: RowCol[]) => () => compileRules({ map: { id: 'iberia', chips: true, startSquares, chipLayout } });
    expect(wrong(layout.slice(1))).toThrow(/ERR_CONFIG: map.chipLayout = 29; expected 30 squares/);
    expect(wrong([[4, 11], ...layout.slice(1)])).toThrow(/map.chipLayout\[0\] = \[4,11\].*CHIP-4/);
    expect(() => compileRules({ map: { id: 'iberia', startSquares, chipLayout: layout } })).toThrow(/chips: true/);
  });
});

describe('play', () => {
  const scene = {
    tiles: 'plain 2,5 0; plain 9,2 0; plain 9,10 0; plain 2,6 0',
    chips: ['2,7', '3,4', '4,5', '3,8', '9,5'],
    drawn: 'plain',
  };
  it('GS-2, GS-4: a chip is turned over, pays, and is laid on a free square of its rows (CHIP-10, CHIP-11, CHIP-12)', () => {
    const table = new Table(IB_CHIPS, scene);
    table.play(`${at(2, 7)}@0`);
    expect(table.phase).toBe('chip');
    expect(table.game.actor).toBe(-1);
    expect(table.game.chanceOutcomes().map(({ token, weight }) => [token, weight])).toEqual([
      ['$o1', 6],
      ['$o2', 4],
      ['$b1', 6],
      ['$b2', 4],
      ['$p1', 6],
      ['$p2', 4],
    ]);
    expect(table.play('$o2')).toEqual({ 0: 2 });
    expect([table.phase, table.game.actor, table.game.chipInHand]).toEqual(['treat', 0, { colour: 0, value: 2 }]);
    const squares = table.options();
    expect(squares).toHaveLength(39);
    for (const [row, col] of [
      [2, 10],
      [1, 5],
      [1, 8],
      [4, 6],
      [4, 11],
      [2, 4],
      [3, 14],
      [3, 3],
    ] as const)
      expect(squares).toContain(`${at(row, col)}$`);
    for (const [row, col] of [
      [4, 14],
      [9, 5],
      [3, 4],
      [2, 5],
      [2, 7],
    ] as const)
      expect(squares).not.toContain(`${at(row, col)}$`);
    table.play(`${at(3, 3)}$`);
    expect(table.phase).toBe('deploy'); // CHIP-15, CHIP-17
    expect(table.game.chips()).toContainEqual({ x: 2, y: 2, colour: 0, value: 2 });
    expect(table.game.hiddenChips()[1]).toEqual({ colour: 0, value: 2, count: 3 });
  });
  it('GS-3, PUB-85: a treat pays twice and is gone, by option three times (CHIP-13, CHIP-18)', () => {
    for (const [treatMultiplier, value, points] of [
      [2, 2, 4],
      [2, 1, 2],
      [3, 2, 6],
      [3, 1, 3],
    ] as const) {
      const table = new Table(
        { map: { id: 'iberia', chips: true, treatMultiplier } },
        { tiles: 'plain 9,2 0', chips: [`9,3 p${value}`], drawn: 'plain' },
      );
      expect(table.play(`${at(9, 3)}@0`)).toEqual({ 0: points });
      expect(table.game.events()[0]).toMatchObject({
        feature: 'chip',
        x: 2,
        y: 8,
        terms: [{ rule: 'CHIP-13', count: value, points }],
      });
      expect([table.phase, table.game.chips()]).toEqual(['deploy', []]);
    }
  });
  it('PUB-75: undo takes the points of a chip back; it lies on its face again and comes out the same', () => {
    const table = new Table(IB_CHIPS, { tiles: 'base-U 7,2 0', chips: ['7,3'], drawn: 'base-U', hidden: { o1: 1, b2: 2 } });
    const before = [table.game.hash(), table.game.scores, table.game.chips(), table.game.hiddenChips()];
    expect(table.play(`${at(7, 3)}@0`, '$b2')).toEqual({ 0: 2 });
    const after = [table.game.hash(), table.game.scores];
    expect(table.game.undo(2)).toBe(2);
    expect([table.game.hash(), table.game.scores, table.game.chips(), table.game.hiddenChips()]).toEqual(before);
    table.game.play(`${at(7, 3)}@0`).play('$b2');
    expect([table.game.hash(), table.game.scores]).toEqual(after);
  });
  it('GS-5: in full rows the chip leaves the game (CHIP-19)', () => {
    const table = new Table(TM_CHIPS, {
      tiles: 'plain 5,3 0; plain 5,4 0; plain 4,4 0',
      chips: ['4,3', '5,2'],
      drawn: 'plain',
      hidden: { p1: 2, p2: 1 },
    });
    table.play(`${at(4, 3)}@0`);
    expect(table.play('$p1')).toEqual({ 0: 1 });
    expect([table.phase, table.game.chips().length]).toEqual(['deploy', 1]);
  });
  it('GS-14: the second tile of a double turn takes the treat of the first (INT-2)', () => {
    const table = new Table(
      { ...IB_CHIPS, sets: ['base', 'traders-builders'] },
      {
        tiles: 'base-U 7,2 0',
        figures: ['0 normal 7,2 0', '0 builder 7,2 0'],
        chips: ['7,3'],
        drawn: 'base-U',
        bag: { 'base-U': 4 },
      },
    );
    expect(table.play(`${at(7, 3)}@0`, '$b2')).toEqual({ 0: 2 });
    table.play(`${at(7, 4)}$`, '-');
    expect([table.game.part, table.game.turnPlayer]).toEqual([2, 0]);
    expect(table.play('?base-U', `${at(7, 4)}@0`)).toEqual({ 0: 4 });
    expect(table.game.chips()).toEqual([]);
  });
  it('CHIP-16: chips left on the map score nothing', () => {
    const table = new Table(IB_CHIPS, { ...scene, drawn: 'plain', bag: {}, chips: ['3,4', '4,5 o2'] });
    expect(table.play(`${at(2, 7)}@0`, '-')).toEqual({});
    expect([table.game.isOver, table.game.scores, table.game.chips().length]).toEqual([true, [0, 0], 2]);
  });
  it('CHIP-17: an abbey on a chip collects it (INT-5)', () => {
    const table = new Table(
      { ...IB_CHIPS, sets: ['base', 'abbey-mayor'] },
      { tiles: 'plain 3,4 0; plain 5,4 0; plain 4,3 0; plain 4,5 0', chips: ['4,4'] },
    );
    expect(table.play(`${at(4, 4)}@A`, '$p2')).toEqual({ 0: 2 });
    expect(table.phase).toBe('treat');
  });
});

describe('CHIP-20: hidden chips', () => {
  it('have no identity in the position: equal public facts give equal hashes', () => {
    const scene = { tiles: 'plain 2,5 0; plain 2,6 0', chips: ['2,7', '9,5'], drawn: 'plain' };
    const one = new Table(IB_CHIPS, scene);
    const other = new Table(IB_CHIPS, scene);
    other.game.resume({ generator: [9, 8, 7, 6], manualChance: true });
    expect(other.game.hash()).toBe(one.game.hash());
    expect(one.game.chips()).toEqual([
      { x: 6, y: 1, colour: null, value: null },
      { x: 4, y: 8, colour: null, value: null },
    ]);
  });
  it('are drawn with their exact weights', () => {
    const table = new Table(IB_CHIPS, {
      tiles: 'plain 2,5 0; plain 2,6 0',
      chips: ['2,7'],
      drawn: 'plain',
      hidden: { o1: 1, p2: 3 },
    });
    table.play(`${at(2, 7)}@0`);
    const position = table.game.position();
    const counts: Record<number, number> = {};
    for (let seed = 0; seed < 400; seed++) {
      const copy = position.clone();
      copy.reseed(seed);
      const move = copy.makeChance();
      counts[move] = (counts[move] ?? 0) + 1;
      copy.dispose();
    }
    const [o1, p2] = table.game.chanceOutcomes();
    expect([o1?.weight, p2?.weight]).toEqual([1, 3]);
    expect(counts[o1?.move ?? 0]).toBeGreaterThan(70);
    expect(counts[o1?.move ?? 0]).toBeLessThan(130);
  });
});
