/** assembly/ → build/core.wasm (release) and build/core.debug.wasm (asserts, names, source map). */
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at, debugCore, releaseCore, root } from './paths.mjs';

const asc = at('node_modules/assemblyscript/bin/asc.js');

/** Builds both targets side by side. Throws when asc fails or when a module asks for imports. */
export async function buildCore() {
  await mkdir(at('build'), { recursive: true });
  // Written elsewhere and moved into place: a test run beside this one never sees half a module.
  const scratch = await mkdtemp(at('build/.core-'));
  try {
    await Promise.all([
      compile('release', join(scratch, basename(releaseCore))),
      compile('debug', join(scratch, basename(debugCore))),
    ]);
    for (const target of [releaseCore, debugCore]) {
      const fresh = join(scratch, basename(target));
      await refuseImports(fresh);
      if (existsSync(`${fresh}.map`)) await copyFile(`${fresh}.map`, `${target}.map`);
      await rename(fresh, target);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function compile(target, outFile) {
  const args = [asc, '--config', 'asconfig.json', '--target', target, '--outFile', outFile];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  // asc remarks that a converging build stopped early; that is no fault.
  const worth = said.split('\n').filter((line) => line.trim() && !/Last converge was suboptimal/.test(line));
  if (worth.length) console.error(worth.join('\n'));
  if (code !== 0) throw new Error(`asc ended with ${code} for target ${target}`);
}

async function refuseImports(file) {
  const wanted = WebAssembly.Module.imports(await WebAssembly.compile(await readFile(file)));
  if (wanted.length) {
    const names = wanted.map((one) => `${one.module}.${one.name}`).join(', ');
    throw new Error(`${basename(file)} must have no imports, but asks for ${names}`);
  }
}
