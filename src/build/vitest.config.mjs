/** vitest: tests run on the sources, with the core from build/, which is brought up to date first. */
import { defineConfig } from 'vitest/config';
import { at, root } from './paths.mjs';
import { pointAtBuild, urlEntry } from './source-urls.mjs';
import { viteWasmText } from './wasm-text.mjs';

const coreInBuild = {
  name: 'core-in-build',
  enforce: 'pre',
  transform(code, id) {
    if (id === urlEntry) return { code: pointAtBuild(code), map: null };
  },
};

export default defineConfig({
  root,
  plugins: [viteWasmText, coreInBuild],
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
