/** Public bug reports about loading the core. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load, loadSync } from '../../src/entry-inline.js';
import { HighwaymanError } from '../../src/errors.js';

const page = new TextEncoder().encode('<!doctype html><title>not found</title>');
const core = new URL('../../build/core.wasm', import.meta.url);

async function refusal(attempt: () => unknown): Promise<HighwaymanError> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof HighwaymanError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('public bug reports: loading', () => {
  it('PUB-88 a page instead of the module is a typed error', async () => {
    for (const attempt of [() => load(page), () => loadSync(page), () => load(new Response(page))]) {
      const error = await refusal(attempt);
      expect(error.code).toBe('ERR_WASM');
      expect(error.expected.length).toBeGreaterThan(0);
    }
  });

  it('PUB-88 the error of an address names it', async () => {
    const error = await refusal(() => load(new URL('./no-such-core.wasm', import.meta.url)));
    expect([error.code, `${error.field} ${String(error.value)} ${error.message}`.includes('no-such-core.wasm')]).toEqual([
      'ERR_WASM',
      true,
    ]);
  });

  it('PUB-90 the core is far below the limit for synchronous compiling, and both ways work', async () => {
    expect(readFileSync(core).byteLength).toBeLessThan(1024 * 1024);
    expect(loadSync().newGame({}, { seed: 1 }).hash()).toBe((await load()).newGame({}, { seed: 1 }).hash());
  });

  it('PUB-92 one compiled module serves independent engines', async () => {
    const module = new WebAssembly.Module(readFileSync(core));
    const [one, two] = [await load(module), loadSync(module)];
    const [a, b] = [one.newGame({}, { seed: 1 }), two.newGame({}, { seed: 1 })];
    const hash = b.hash();
    a.play(a.legalPacked()[0] as number);
    expect([b.hash(), a.hash() === hash]).toEqual([hash, false]);
    one.dispose();
    expect(b.hash()).toBe(hash);
  });
});
