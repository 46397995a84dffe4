/**
 * npm run build: core, bundles, declarations, in this order.
 * node src/build/build.mjs [--if-needed] [--quiet] [core|bundle|types …]; without names every step runs.
 * With --if-needed a step whose inputs are unchanged is passed over. Exit code 1 when a step fails.
 */
import { buildBundles } from './bundle.mjs';
import { buildCore } from './core.mjs';
import { at, debugCore, releaseCore } from './paths.mjs';
import { digest, isFresh, writeStamp } from './stamp.mjs';
import { buildTypes } from './types.mjs';

const always = ['package-lock.json', 'src/build'];
const steps = {
  core: { run: buildCore, inputs: ['assembly', 'asconfig.json'], outputs: [releaseCore, debugCore] },
  bundle: { run: buildBundles, inputs: ['src', 'package.json', 'assembly', 'asconfig.json'], outputs: [at('dist/index.js'), at('dist/core.wasm')] },
  types: { run: buildTypes, inputs: ['src', 'assembly/constants.ts', 'tsconfig.json', 'tsconfig.types.json'], outputs: [at('dist/index.d.ts')] },
};

const args = process.argv.slice(2);
const ifNeeded = args.includes('--if-needed');
const quiet = args.includes('--quiet');
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = [...named.filter((name) => !steps[name]), ...args.filter((arg) => arg.startsWith('--') && !['--if-needed', '--quiet'].includes(arg))];
if (unknown.length) {
  console.error(`unknown: ${unknown.join(' ')}; known: --if-needed --quiet ${Object.keys(steps).join(' ')}`);
  process.exit(2);
}

for (const name of named.length ? named : Object.keys(steps)) {
  const { run, inputs, outputs } = steps[name];
  const now = await digest([...always, ...inputs]);
  if (ifNeeded && (await isFresh(name, now, outputs))) continue;
  const begun = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`build: ${name} failed: ${error.message}`);
    process.exit(1);
  }
  await writeStamp(name, now);
  if (!quiet) console.log(`build: ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
