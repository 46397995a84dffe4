/**
 * src/web → build/web: the playground as static files, ready to be put on any server.
 * node src/web/build.mjs [directory]. Imports of "highwayman" and its other entries are those of the package's own sources, so
 * the page uses what users get.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, libraryEntries, releaseCore, root } from '../build/paths.mjs';
import { rulesOfPage } from './rule-texts.mjs';

const here = (...parts) => at('src/web', ...parts);

/** @param {string} [outdir] emptied first */
export async function buildWeb(outdir = at('build/web')) {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const options = { absWorkingDir: root, bundle: true, minify: true, sourcemap: true, logLevel: 'warning', outdir };
  await Promise.all([
    build({
      ...options,
      entryPoints: { main: here('main.ts'), worker: here('worker.ts'), 'land-worker': here('board/land-worker.ts') },
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      // page and Workers share code; chunks lie beside them, and the core beside the chunks
      splitting: true,
      chunkNames: '[name]-[hash]',
      alias: Object.fromEntries(
        Object.entries(libraryEntries)
          .filter(([, file]) => existsSync(at(file)))
          .map(([name, file]) => [name === 'index' ? 'highwayman' : `highwayman/${name}`, at(file)]),
      ),
      define: { HIGHWAYMAN_VERSION: '"web"' },
      conditions: ['production'],
    }),
    build({ ...options, entryPoints: { style: here('style/index.css') } }),
    copyFile(releaseCore, join(outdir, 'core.wasm')),
    writeFile(join(outdir, 'rules.json'), JSON.stringify(await rulesOfPage())),
    ...['index.html', 'icon.svg', 'manifest.webmanifest'].map((file) => copyFile(here(file), join(outdir, file))),
  ]);
  await writeServiceWorker(outdir);
  return outdir;
}

/** Puts the list of files and a version made of their contents before ./sw.js. */
async function writeServiceWorker(outdir) {
  const files = (await readdir(outdir)).filter((name) => !name.endsWith('.map')).sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(await readFile(join(outdir, name)));
  const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(['./', ...files.map((name) => `./${name}`)])};\n`;
  await writeFile(join(outdir, 'sw.js'), head + (await readFile(here('sw.js'), 'utf8')));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const outdir = await buildWeb(process.argv[2] ? resolve(process.argv[2]) : undefined);
  console.log(`built ${outdir}`);
}
