/**
 * npm run dev [-- TESTS…]: builds the debug core (asserts, names, source map) after every change in assembly/, in a second or two.
 * TESTS are run on it after every change there, in src/ or in test/: paths or parts of paths, as vitest takes them.
 */
import asc from 'assemblyscript/asc';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { at, debugCore, root } from './paths.mjs';

const tests = process.argv.slice(2);
process.chdir(root);
await mkdir(at('build'), { recursive: true });

/** The compiler stays in this process, warm: a build takes half of what a fresh one takes. */
async function buildDebugCore() {
  const begun = performance.now();
  const scratch = await mkdtemp(at('build/.dev-'));
  try {
    const fresh = join(scratch, basename(debugCore));
    const { error, stderr } = await asc.main(['--config', 'asconfig.json', '--target', 'debug', '--outFile', fresh]);
    if (error) {
      console.error(`${stderr}`.trim() || error.message);
      return false;
    }
    await rename(`${fresh}.map`, `${debugCore}.map`);
    await rename(fresh, debugCore);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  console.log(`dev: debug core ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return true;
}

function runTests() {
  const args = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'src/build/vitest.config.mjs',
    '--reporter',
    'dot',
    ...tests,
  ];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HIGHWAYMAN_CORE: 'debug' },
  });
  return new Promise((done) => child.on('error', done).on('close', done));
}

const changed = { core: true, code: true };
let busy = false;
/** Works off what has changed; what changes meanwhile is worked off next. */
async function workOff() {
  if (busy) return;
  busy = true;
  while (changed.core || changed.code) {
    const core = changed.core;
    changed.core = false;
    changed.code = false;
    const built = !core || (await buildDebugCore());
    if (built && tests.length > 0) await runTests();
  }
  busy = false;
}

let timer;
/** An editor writes a file in several steps: what follows within a moment counts as one change. */
function note(what) {
  changed[what] = true;
  clearTimeout(timer);
  timer = setTimeout(workOff, 50);
}
const isSource = (name) => name !== null && /\.(ts|mjs|json)$/.test(name);
watch(at('assembly'), { recursive: true }, (_, name) => isSource(name) && note('core'));
if (tests.length > 0)
  for (const folder of ['src', 'test']) watch(at(folder), { recursive: true }, (_, name) => isSource(name) && note('code'));
await workOff();
