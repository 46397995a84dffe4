/** Names, shapes and values of observations and policy indices. */
import { describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { unpack } from '../../src/notation/index.js';
import { readSetup } from '../../src/setup/index.js';
import { AI_VERSION, numActions, observationSpec, Observer, PolicyView, windowSide } from '../../src/ai/index.js';
import { compileRules, preset, PRESETS } from '../../src/rules/index.js';

const engine = await load();

describe('shapes', () => {
  it('version 4: planes and globals by rules', () => {
    const shapes = Object.fromEntries(
      ['C1', 'C3', 'river', 'inns', 'ferries', 'ferries-labyrinth', 'mage', 'all'].map((name) => {
        const position = engine.newPosition(preset(name));
        const { shape, globalLength } = observationSpec(position);
        position.dispose();
        return [name, [...shape, globalLength]];
      }),
    );
    expect(AI_VERSION).toBe(4);
    expect(shapes).toMatchInlineSnapshot(`
      {
        "C1": [
          87,
          31,
          31,
          179,
        ],
        "C3": [
          87,
          31,
          31,
          179,
        ],
        "all": [
          149,
          37,
          37,
          431,
        ],
        "ferries": [
          90,
          31,
          31,
          186,
        ],
        "ferries-labyrinth": [
          91,
          31,
          31,
          188,
        ],
        "inns": [
          93,
          31,
          31,
          213,
        ],
        "mage": [
          97,
          31,
          31,
          195,
        ],
        "river": [
          91,
          31,
          31,
          197,
        ],
      }
    `);
  });
  it('offsets follow each other and every plane has a name', () => {
    const position = engine.newPosition(PRESETS['all'] as object);
    const spec = observationSpec(position);
    for (const [list, end] of [
      [spec.planes, spec.shape[0]],
      [spec.globals, spec.globalLength],
    ] as const) {
      let at = 0;
      for (const t of list) {
        expect(t.offset).toBe(at);
        expect(new Set(t.parts).size).toBe(t.length);
        at += t.length;
      }
      expect(at).toBe(end);
    }
    position.dispose();
  });
  it('the index has 3,296, 4,976 and 7,016 entries for the usual windows', () => {
    expect([25, 31, 37].map(numActions)).toEqual([3296, 4976, 7016]);
    expect(windowSide(compileRules({}))).toBe(31);
    expect(windowSide(compileRules(PRESETS['all'] as object))).toBe(37);
  });
});

describe('values', () => {
  it('every bit of the rules is told, Leipzig among them', () => {
    const bits = (config: object): number[] => {
      const position = engine.newPosition({ edition: 'C2', sets: { base: 1, leipzig: 1 }, ...config }, 1);
      const observer = new Observer(position).write(position);
      const section = observer.spec.globals.find((s) => s.name === 'rules');
      const told = Array.from(observer.globals.slice(section?.offset, (section?.offset ?? 0) + (section?.length ?? 0)));
      observer.dispose();
      position.dispose();
      return told;
    };
    const on = bits({});
    const off = bits({ sets: ['base'] });
    expect([on.length, off.length]).toEqual([32, 32]);
    expect([on[31], off[31]]).toEqual([1, 0]);
  });
  const find = (observer: Observer, group: string, part: string, x: number, y: number): number => {
    const { spec, planes, globals } = observer;
    const g = spec.planes.find((p) => p.name === group);
    const window = spec.globals.find((s) => s.name === 'window')?.offset as number;
    const plane = (g?.offset as number) + (g?.parts.indexOf(part) as number);
    return planes[
      (plane * spec.side + y - (globals[window + 1] as number)) * spec.side + x - (globals[window] as number)
    ] as number;
  };
  it('a claimed road, seen by both players', () => {
    const game = engine.newGame({ edition: 'C1' }, { manualChance: true });
    game.play('?base-U').play('1,0@0').play('1,0:r0+n');
    const position = engine.newPosition({ edition: 'C1' });
    for (const { packed } of game.record) position.make(packed);
    const observer = new Observer(position);
    observer.write(position, { viewer: 0 });
    expect(find(observer, 'occupied', 'tile', 0, 0)).toBe(1);
    expect(find(observer, 'occupied', 'tile', 2, 0)).toBe(0);
    expect(find(observer, 'figures', 'me/W', 1, 0)).toBe(1);
    expect(find(observer, 'edgeFeatures', 'majority/E', 0, 0)).toBe(1);
    expect(find(observer, 'edgeFeatures', 'points/E', 0, 0)).toBeCloseTo(2 / 16);
    expect(find(observer, 'edgeFeatures', 'open/W', 0, 0)).toBeCloseTo(2 / 8);
    expect(find(observer, 'roadLinks', 'EW', 0, 0)).toBe(1);
    observer.write(position, { viewer: 1 });
    expect(find(observer, 'figures', 'me/W', 1, 0)).toBe(0);
    expect(find(observer, 'figures', 'next1/W', 1, 0)).toBe(1);
    expect(find(observer, 'edgeFeatures', 'majority/E', 0, 0)).toBe(-1);
    observer.dispose();
    position.dispose();
    game.dispose();
  });
  it('what lies outside the window is counted', () => {
    const position = engine.newPosition({}, 1);
    position.makeChance();
    const view = new PolicyView(position, 1);
    view.mask(position);
    expect(view.outOfWindow).toBe(position.count());
    expect(view.toIndex(position, position.legal()[0] as number)).toBeNull();
    view.dispose();
    position.dispose();
  });
  it('a recall names its tile first where several abbots of the player stand on the board', () => {
    const recalls = (abbots: readonly number[]): number[] => {
      const { rules, ops } = readSetup({
        config: { edition: 'C2', abbots: true, pieces: { abbot: 2 } },
        tiles: [
          ['base-B', 0, 0, 0],
          ['base-B', 1, 0, 0],
        ],
        bag: { 'base-B': 2 },
        drawn: 'base-B',
        figures: abbots.map((x) => ({ player: 0, figure: 'abbot' as const, x, y: 0, segment: 'm0' })),
      });
      const position = engine.build(rules, ops, { manualChance: true }).play('2,0@0').position();
      const view = new PolicyView(position);
      const steps = Array.from(position.legal())
        .filter((move) => unpack(rules, move).type === 'recall')
        .map((move) => view.toIndex(position, move)?.length ?? 0);
      view.dispose();
      position.dispose();
      return steps;
    };
    expect([recalls([0]), recalls([0, 1])]).toEqual([[1], [2, 2]]);
  });
  it('refuses views and observers of other rules, bad windows and viewers', () => {
    const position = engine.newPosition({}, 1);
    const other = engine.newPosition({ players: 3 }, 1);
    const observer = new Observer(position, 5);
    expect(() => observer.write(other)).toThrow('ERR_CONFIG');
    expect(() => observer.write(position, { viewer: 2 })).toThrow('ERR_CONFIG: viewer');
    expect(() => new Observer(position, 4)).toThrow('ERR_CONFIG: side');
    expect(() => new PolicyView(position).fromIndex(position, 1e9)).toThrow('ERR_MOVE: index');
    observer.dispose();
    expect(() => observer.write(position)).toThrow('ERR_DISPOSED');
  });
});
