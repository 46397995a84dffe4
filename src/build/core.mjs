/**
 * assembly/ → build/core.wasm (release) and build/core.debug.wasm (asserts, names, source map).
 * As a command, `node src/build/core.mjs FOLDER OUT`: the release build of another folder that holds assembly/ and asconfig.json.
 */
import binaryen from 'binaryen';
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, debugCore, releaseCore, root } from './paths.mjs';

const asc = at('node_modules/assemblyscript/bin/asc.js');

/** Builds both targets side by side. Throws when asc fails or when a module asks for imports. */
export async function buildCore() {
  await mkdir(at('build'), { recursive: true });
  // Written elsewhere and moved into place: a test run beside this one never sees half a module.
  const scratch = await mkdtemp(at('build/.core-'));
  try {
    await Promise.all([
      compileRelease(root, join(scratch, basename(releaseCore))),
      compile(root, 'debug', join(scratch, basename(debugCore))),
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

async function compileRelease(folder, outFile) {
  await compile(folder, 'release', outFile);
  await writeFile(outFile, inlineMore(await readFile(outFile)));
}

/**
 * asc leaves most calls of the hot loops in place and V8 inlines nothing between functions of a module, so Binaryen goes over
 * it once more with wider limits: a tenth faster for a tenth more bytes. What larger limits would add is in the noise, or too large.
 */
function inlineMore(bytes) {
  const module = binaryen.readBinary(bytes);
  const { MutableGlobals, SignExt, NontrappingFPToInt, BulkMemory, BulkMemoryOpt } = binaryen.Features;
  module.setFeatures(MutableGlobals | SignExt | NontrappingFPToInt | BulkMemory | BulkMemoryOpt);
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setAlwaysInlineMaxSize(50);
  binaryen.setFlexibleInlineMaxSize(100);
  binaryen.setOneCallerInlineMaxSize(10_000);
  binaryen.setAllowInliningFunctionsWithLoops(true);
  module.optimize();
  return module.emitBinary();
}

async function compile(folder, target, outFile) {
  const args = [asc, '--baseDir', folder, '--config', 'asconfig.json', '--target', target, '--outFile', outFile];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileRelease(resolve(process.argv[2]), resolve(process.argv[3]));
