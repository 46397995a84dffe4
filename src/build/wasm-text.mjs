/**
 * An imported .wasm file is its bytes, compressed, as base64: a quarter of what the bytes take as hexadecimal, and a program
 * that is sent compressed gets little larger than the core itself. Inflating takes a few milliseconds and needs no waiting.
 */
import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';

const source = async (path) =>
  `export default "${deflateRawSync(await readFile(path), { level: 9, memLevel: 9 }).toString('base64')}"`;

/** For esbuild. */
export const wasmText = {
  name: 'wasm-text',
  setup(pipeline) {
    pipeline.onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({ contents: await source(path) }));
  },
};

/** For Vite. */
export const viteWasmText = { name: 'wasm-text', enforce: 'pre', load: (id) => (id.endsWith('.wasm') ? source(id) : undefined) };
