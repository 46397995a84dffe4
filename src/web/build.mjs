/**
 * src/web → build/web: the playground as static files, ready to be put on any server.
 * node src/web/build.mjs [directory]. Imports of "highwayman" and its other entries are those of the package's own sources, so the page uses what users get.
 */
import { build } from 'esbuild';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, libraryEntries, releaseCore, root } from '../build/paths.mjs';

const here = (...parts) => at('src/web', ...parts);

/** @param {string} [outdir] emptied first */
export async function buildWeb(outdir = at('build/web')) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const options = { absWorkingDir: root, bundle: true, minify: true, sourcemap: true, logLevel: 'warning', outdir };
  await Promise.all([
    build({
      ...options,
      entryPoints: { main: here('main.ts'), worker: here('worker.ts') },
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      // page and Worker share the engine; chunks lie beside both, and the core beside the chunks
      splitting: true,
      chunkNames: '[name]-[hash]',
      alias: Object.fromEntries(Object.entries(libraryEntries).map(([name, file]) => [name === 'index' ? 'highwayman' : `highwayman/${name}`, at(file)])),
      define: { HIGHWAYMAN_VERSION: '"web"' },
      conditions: ['production'],
    }),
    build({ ...options, entryPoints: { style: here('style/index.css') } }),
    copyFile(releaseCore, join(outdir, 'core.wasm')),
    ...['index.html', 'icon.svg'].map((file) => copyFile(here(file), join(outdir, file))),
  ]);
  return outdir;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const outdir = await buildWeb(process.argv[2] ? resolve(process.argv[2]) : undefined);
  console.log(`built ${outdir}`);
}
