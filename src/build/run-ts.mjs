/**
 * Bundles a TypeScript entry for Node and runs it in this process:
 * node src/build/run-ts.mjs ENTRY [arguments …]. The entry sees its arguments in process.argv.slice(2) and decides the exit code.
 * Packages stay outside the bundle. `import.meta.url` is that of each source file, so paths beside a source work.
 */
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, root } from './paths.mjs';
import { sourceUrls } from './source-urls.mjs';
import { wasmText } from './wasm-text.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry || !existsSync(entry)) {
  console.error(entry ? `no such file: ${entry}` : 'usage: run-ts.mjs ENTRY.ts [arguments …]');
  process.exit(2);
}
const outfile = at('build/run', `${entry.replace(/\.[cm]?ts$/, '').replace(/[^\w]+/g, '-')}.mjs`);
await build({
  absWorkingDir: root,
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  plugins: [sourceUrls, wasmText],
  sourcemap: 'inline',
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has said why

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], resolve(entry), ...rest];
await import(pathToFileURL(outfile).href);
