/** core.wasm without the wrapper: a whole game over the exports alone, the documented interface, refusals of bad arguments. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../src/entry-url.js';
import { rulebookBytes } from '../../src/ai/index.js';
import { compileRules, PRESETS } from '../../src/rules/index.js';

type Raw = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };
const bytes = readFileSync(new URL('../../build/core.wasm', import.meta.url));
const module = new WebAssembly.Module(bytes);
const rules = compileRules(PRESETS['all'] as object);

/** What a host in any language does, with numbers from assembly/INTERFACE.md. */
function boot(): Raw {
  const x = new WebAssembly.Instance(module).exports as unknown as Raw;
  const rulebook = rulebookBytes(rules);
  const at = x['reserveRulebook']!(rulebook.length);
  new Uint8Array(x.memory.buffer, at).set(rulebook);
  expect(x['configure']!()).toBe(0);
  expect(x['reserveSlots']!(6)).toBe(0);
  return x;
}
const DOCUMENT = readFileSync(new URL('../../assembly/INTERFACE.md', import.meta.url), 'utf8');
/** A number of the document by its section and name. */
function numberOf(section: string, name: string): number {
  const table = DOCUMENT.split(/^### /m).find((text) => text.startsWith(`${section}\n`)) ?? '';
  const found = new RegExp(`^\\| ${name} \\| \`(\\d+)\` `, 'm').exec(table);
  return Number(found?.[1] ?? expect.unreachable(`${section}.${name} is not in assembly/INTERFACE.md`));
}
const PHASE = numberOf('Pos', 'Phase');
const SCORES = numberOf('Pos', 'Scores');
const OVER = numberOf('Step', 'Over');
const CHANCE = ['Draw', 'Chip', 'Roll'].map((name) => numberOf('Step', name));

describe('core.wasm by itself', () => {
  let x: Raw;
  beforeAll(() => {
    x = boot();
  });
  it('plays a whole game, takes it back, and agrees with the wrapper', async () => {
    const call = (name: string, ...args: number[]) => (x[name] as (...a: number[]) => number)(...args);
    call('newGame', 0, 99, 0);
    const header = () => new Int32Array(x.memory.buffer, call('address', 0, 3), 68);
    const start = call('hashLo', 0);
    const position = (await load()).newPosition(rules, 99);
    let n = 0;
    while (header()[PHASE] !== OVER) {
      if (CHANCE.includes(header()[PHASE] as number)) {
        expect(call('makeChance', 0) >>> 0).toBe(position.makeChance());
        continue;
      }
      const count = call('generate', 0);
      const moves = new Uint32Array(x.memory.buffer, call('address', -1, 0), count);
      const move = moves[(n++ * 31) % count] as number;
      expect(call('make', 0, move)).toBe(0);
      position.make(move);
    }
    expect(call('hashLo', 0) >>> 0).toBe(position.hashWords()[0]);
    expect(call('hashHi') >>> 0).toBe(position.hashWords()[1]);
    expect(Array.from(header().slice(SCORES, SCORES + rules.config.players))).toEqual(position.scores);
    while (call('unmake', 0) === 0);
    expect(call('history', 0)).toBe(0);
    expect(typeof start).toBe('number');
    position.dispose();
  });
  it('bad arguments change nothing and trap nowhere', () => {
    const call = (name: string, ...args: number[]) => (x[name] as (...a: number[]) => number)(...args);
    call('newGame', 0, 7, 0);
    call('newGame', 1, 8, 0);
    const state = () => [call('hashLo', 0), call('hashHi'), call('hashLo', 1)];
    const before = state();
    call('windowCentre', 0, 9);
    for (const bad of [-1, 900, 0x7ffffffe, 0x7fffffff, -0x80000000]) {
      for (const name of [
        'newGame',
        'clone',
        'generate',
        'isLegal',
        'make',
        'unmake',
        'makeChance',
        'weight',
        'setSeed',
        'playout',
        'perft',
        'hashLo',
        'build',
        'featureOf',
        'policyIndex',
        'policyMove',
        'projected',
        'returns',
        'rehash',
        'windowCentre',
        'previewFerry',
      ]) {
        call(name, bad, 1, 1);
      }
      expect(call('observe', 0, 0, -1, bad)).toBe(-1);
      expect(call('observe', bad, 0, -1, 3)).toBe(-1);
      expect(call('observe', 0, 99, -1, 3)).toBe(-1);
      expect(call('mask', bad, -1, 3)).toBe(-1);
      expect(call('mask', 0, -1, bad)).toBe(-1);
      expect(call('playouts', 0, bad, 1, 0, 0, -1, 0, 0, 0)).toBe(-1);
      expect(call('playouts', 0, 0, 1, 0, 0, -1, 0, 0, 0)).toBe(-1);
      expect(call('batchOpen', bad, 3, 1, 9, 3, 0, 0, 0)).toBe(-1);
      expect(call('batchOpen', 3, bad, 1, 9, 3, 0, 0, 0)).toBe(-1);
      expect(call('batchOpen', 3, 0, 1, 8, 3, 0, 0, 0)).toBe(-1);
      expect(call('batchStep', bad)).toBe(-1);
      expect(call('batchStep', 0)).toBe(-1);
      expect(call('takeBuffer', bad, 1)).toBe(0);
      expect(call('takeBuffer', 2, bad)).toBe(0);
      expect(call('freeBuffer', bad)).toBe(0);
      expect(call('windowSet', bad, 0, 0)).toBe(-1);
      expect(call('make', 0, bad)).not.toBe(0);
      expect(call('policyMove', 0, -1, bad)).toBe(-1);
    }
    expect(call('perft', 0, 64, 1, Number.NaN)).toBeNaN(); // without a number to stop at it would not return
    expect(state()).toEqual(before);
  });
  it('buffers and positions keep out of each other', () => {
    const call = (name: string, ...args: number[]) => (x[name] as (...a: number[]) => number)(...args);
    const at = call('takeBuffer', 3, 2);
    expect(at).not.toBe(0);
    expect(call('takeBuffer', 4, 1)).toBe(0);
    for (const slot of [3, 4]) {
      expect(call('newGame', slot, 1, 0)).not.toBe(0);
      expect(call('clone', 0, slot)).not.toBe(0);
      expect(call('generate', slot)).toBe(-1);
      expect(call('playouts', 0, slot, 1, 0, 0, -1, 0, 0, 0)).toBe(-1);
      expect(call('batchOpen', 3, slot, 1, 9, 3, 0, 0, 0)).toBe(-1);
    }
    call('windowCentre', 0, 25);
    expect(call('observe', 0, -1, -1, 4)).toBe(-1); // not the first slot of a buffer
    const fits = call('observationBytes') <= 2 * call('slotSize');
    expect(call('observe', 0, -1, -1, 3)).toBe(fits ? 0 : -1);
    expect(call('freeBuffer', 4)).toBe(0);
    expect(call('freeBuffer', 3)).toBe(2);
    expect(call('newGame', 3, 1, 0)).toBe(0);
  });
  it('assembly/INTERFACE.md names every export and is what the sources say', () => {
    const doc = readFileSync(new URL('../../assembly/INTERFACE.md', import.meta.url), 'utf8');
    for (const { name, kind } of WebAssembly.Module.exports(module))
      if (kind === 'function') expect(doc, name).toContain(`| \`${name}(`);
    execFileSync(process.execPath, ['src/build/interface-doc.mjs', '--check']);
    expect(doc).not.toMatch(/\| – \| – \||undefined/);
  });
});
