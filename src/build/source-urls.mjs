/**
 * What differs when sources run from where they lie instead of from dist/: `import.meta.url` of a bundled module
 * is that of its source file, and the core "beside" the URL entry is the one in build/. Shared by run-ts and vitest.
 */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { at, coreInUse } from './paths.mjs';

export const urlEntry = at('src/entry-url.ts');

/** Source text of the URL entry with the core's place in this repository. */
export function pointAtBuild(code) {
  return code.replace("'./core.wasm', import.meta.url", JSON.stringify(pathToFileURL(coreInUse).href));
}

/** esbuild plugin. */
export const sourceUrls = {
  name: 'source-urls',
  setup(pipeline) {
    pipeline.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return null;
      const placed = path === urlEntry ? pointAtBuild(code) : code;
      return { contents: placed.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};
