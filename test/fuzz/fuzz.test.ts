/** A short run of every law, the same seeds each time, and everything that was found before; `npm run fuzz` makes any number. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Cell, CellKind, MapWord, Rule, Status } from '../../assembly/constants.js';
import type { Exports } from '../../src/core/exports.js';
import { capacityOf } from '../../src/rules/capacity.js';
import { bookBytes } from '../../src/rules/book.js';
import { compileRules, preset } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { demand, type Law, World } from './law.js';
import { LAWS, lawsNamed } from './laws.js';
import { fuzzRaw } from './raw.js';
import { fuzzRulebooks } from './rulebook.js';
import { again, type Find, tryLaw } from './try.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
const presets = PRESETS_UNDER_TEST();
const world = new World(
  module,
  presets.map(([, rules]) => rules),
);

describe('bare exports', () => {
  it.each(presets)('%s: no trap, no hang, other games untouched', (_name, rules) => {
    for (const seed of [1, 2]) expect(fuzzRaw(module, rules, seed, 4000)).toBeGreaterThanOrEqual(4000);
  });
  it('a map that repeats a printed square is refused where its tiles would not find room', () => {
    const rules = compileRules(preset('iberia'));
    const bytes = (spare: number): Uint8Array => {
      const own = capacityOf(rules);
      const book = bookBytes(rules, { ...own, tiles: own.tiles + spare, nodes: own.nodes + spare * 12 });
      const view = new DataView(book.buffer);
      const map = view.getInt32(Rule.MapAt * 4, true);
      const cells = map + view.getInt32(map + MapWord.CellsAt * 4, true);
      const at = Array.from({ length: view.getInt32(map + MapWord.Cells * 4, true) }, (_, i) => cells + i * Cell.Size);
      const printed = at.find((cell) => book[cell + Cell.Kind] === CellKind.Printed) as number;
      const open = at.filter((cell) => book[cell + Cell.Kind] === CellKind.Open).slice(-2) as [number, number];
      for (const cell of open) book.copyWithin(cell, printed, printed + Cell.Size);
      return book;
    };
    const configure = (book: Uint8Array): number => {
      const x = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
      const at = x.reserveRulebook(book.length);
      new Uint8Array(x.memory.buffer).set(book, at);
      return x.configure();
    };
    expect(configure(bookBytes(rules))).toBe(Status.Ok);
    expect([0, 1, 2].map((spare) => configure(bytes(spare)) === Status.Ok)).toEqual([false, false, true]);
  });
  it('damaged rulebooks are refused or played by', () => {
    for (const [, rules] of presets.filter((_, i) => i % 6 === 0)) expect(fuzzRulebooks(module, rules, 1, 60)).toBe(60);
  });
});
/** Inputs of each law in a run of all tests. */
const INPUTS = 60;
describe('laws', () => {
  it.each(LAWS.map((law) => [law.name, law] as const))('%s', async (_, law) => {
    const finds: string[] = [];
    const seeds = law.inputs > INPUTS ? 2 : Math.ceil(INPUTS / law.inputs);
    await tryLaw(world, law, 1, seeds, (find) => finds.push(`${find.message}\n${again(find)}`));
    expect(finds).toEqual([]);
  });
  it('are named by what they hold, once each', () => {
    expect(new Set(LAWS.map(({ name }) => name)).size).toBe(LAWS.length);
    expect(lawsNamed('unmake').map(({ name }) => name)).toEqual(['unmake restores']);
    expect(() => lawsNamed('no such law')).toThrow('legal moves are legal');
  });
  it('a law that is broken is told with its seed', async () => {
    const odd: Law = {
      name: 'seeds are even',
      share: 1,
      inputs: 1,
      holds: (_, seed) => demand('an even seed', seed % 2 === 0, seed),
    };
    const finds: Find[] = [];
    await tryLaw(world, odd, 1, 3, (find) => finds.push(find));
    expect(finds.map(again)).toEqual([1, 3].map((seed) => `again: npm run fuzz -- 'seeds are even' --seed ${seed} --count 1`));
    expect(finds[0]?.message).toContain('an even seed 1');
  });
});
describe('what was found before', () => {
  const corpus = JSON.parse(readFileSync('test/fuzz/corpus.json', 'utf8')) as readonly {
    readonly law: string;
    readonly found: string;
    readonly input?: unknown;
    readonly seed?: number;
  }[];
  it.each(corpus.map((find) => [find.law, find.found, find] as const))('%s: %s', async (name, _, { input, seed }) => {
    const law = LAWS.find((one) => one.name === name);
    if (!law) throw new Error(`no law ${name}`);
    if (seed !== undefined) await law.holds(world, seed);
    else if (law.holdsFor) await law.holdsFor(world, input as never);
    else throw new Error(`${name} is kept by seed`);
  });
});
