/** A short run of every fuzzer, the same seeds each time; `npm run fuzz -- --inputs N` makes any number. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Cell, CellKind, MapWord, Rule, Status } from '../../assembly/constants.js';
import type { Exports } from '../../src/core/exports.js';
import { capacityOf } from '../../src/rules/capacity.js';
import { bookBytes } from '../../src/rules/book.js';
import { loadSync } from '../../src/entry-url.js';
import { compileRules, preset } from '../../src/rules/index.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { fuzzCommand } from './cli.js';
import { TARGETS } from './outside.js';
import { dice } from './random.js';
import { fuzzRaw } from './raw.js';
import { fuzzRulebooks } from './rulebook.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
const presets = PRESETS_UNDER_TEST();

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
describe('what users give', () => {
  const rules = [compileRules(), compileRules(preset('ferries')), ...presets.filter((_, i) => i % 9 === 0).map(([, one]) => one)];
  it.each(TARGETS)('$name: taken or refused with a code', ({ name, run }) => {
    const engine = loadSync(module);
    const calls = name === 'notation' ? 4 : 30;
    for (let n = 0; n < calls; n++) run(engine, rules[n % rules.length] as (typeof rules)[number], dice(1000 + n));
  });
  it('command lines end with 0, 1 or 2', async () => {
    for (let n = 0; n < 150; n++) await fuzzCommand(dice(n));
  });
});
