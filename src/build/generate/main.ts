/**
 * npm run generate: writes what follows from the manifests of src/expansions, and prints the table of verbs. With --check nothing
 * is written, and exit code 1 says that files are stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FAMILIES } from '../../expansions/manifest.js';
import { outputs } from './outputs.js';
import { verbTable } from './table.js';
import { verbsOf } from './verbs.js';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--check');
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(' ')}; known: --check`);
  process.exit(2);
}

function committed(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const stale = [...outputs()].filter(([path, text]) => committed(path) !== text);
if (args.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: npm run generate`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  console.log(verbTable(verbsOf(FAMILIES)));
}
