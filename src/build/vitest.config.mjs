/** vitest: tests run on the sources, with the core from build/, which is brought up to date first. */
import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';
import { at, root } from './paths.mjs';
import { pointAtBuild, urlEntry } from './source-urls.mjs';

/** Gives what esbuild's loader gives for a .wasm import: its bytes as base64. */
const wasmAsBase64 = {
  name: 'wasm-as-base64',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith('.wasm')) return `export default "${(await readFile(id)).toString('base64')}"`;
  },
};
const coreInBuild = {
  name: 'core-in-build',
  enforce: 'pre',
  transform(code, id) {
    if (id === urlEntry) return { code: pointAtBuild(code), map: null };
  },
};

export default defineConfig({
  root,
  plugins: [wasmAsBase64, coreInBuild],
  cacheDir: at('build/vite'),
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    globalSetup: [at('src/build/fresh-core.mjs')],
    reporters: ['default', 'json'],
    outputFile: { json: at('build/test-report.json') },
    testTimeout: 30_000,
    // a page or a Worker on a busy machine
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
