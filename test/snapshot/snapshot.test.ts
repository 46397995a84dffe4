/**
 * Hashes, playouts and answers of the core are what they were. They are bound to the signature: a change of what the core computes
 * renews them, `SNAPSHOT=write npm run unit -- test/snapshot`, and says so in its commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signature } from '../../bench/signature.js';
import { loadSync } from '../../src/entry-url.js';

const module = new WebAssembly.Module(readFileSync('build/core.wasm'));
/** Of programs without expansions of their own entries: the digests register all, and tiles of one set then play by more rules. */
const ofCore = signature(loadSync(module));
const { digestOf, NAMES } = await import('./digests.js');

const FILE = new URL('digests.json', import.meta.url);
interface Kept {
  readonly signature: string;
  readonly digests: Readonly<Record<string, string>>;
}

it('hashes, payments, playouts, observations and refusals are those of this signature', { timeout: 120_000 }, () => {
  const found: Kept = { signature: ofCore, digests: Object.assign({}, ...NAMES.map((name) => digestOf(module, name))) };
  if (process.env['SNAPSHOT'] === 'write') writeFileSync(FILE, `${JSON.stringify(found, undefined, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});

it('the debug core computes the same', { timeout: 120_000 }, () => {
  const debug = new WebAssembly.Module(readFileSync('build/core.debug.wasm'));
  const { digests } = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  for (const name of ['base C1', 'flying', 'map iberia, chips'])
    for (const [what, digest] of Object.entries(digestOf(debug, name))) expect(digest, what).toBe(digests[what]);
});
