/** The steps of a build: what each reads and writes, and whether that is still up to date. */
import { readdirSync } from 'node:fs';
import { buildBundles } from './bundle.mjs';
import { buildCore } from './core.mjs';
import { at, debugCore, releaseCore } from './paths.mjs';
import { digest, isFresh, writeStamp } from './stamp.mjs';
import { buildTypes } from './types.mjs';

const always = ['package-lock.json', 'src/build'];
/** What is in the package; page, documentation and examples are made of it or lie beside it. */
const library = readdirSync(at('src'))
  .filter((name) => !['build', 'docs', 'examples', 'web'].includes(name))
  .map((name) => `src/${name}`);
export const steps = {
  core: { run: buildCore, inputs: ['assembly', 'asconfig.json'], outputs: [releaseCore, debugCore] },
  bundle: {
    run: buildBundles,
    inputs: [...library, 'package.json', 'assembly', 'asconfig.json'],
    outputs: [at('dist/index.js'), at('dist/core.wasm')],
  },
  types: {
    run: buildTypes,
    inputs: [...library, 'assembly/constants.ts', 'tsconfig.json', 'tsconfig.types.json'],
    outputs: [at('dist/index.d.ts')],
  },
};

/** Runs a step; with `ifNeeded` only when its inputs have changed since it last ran. True when it ran. */
export async function runStep(name, ifNeeded) {
  const { run, inputs, outputs } = steps[name];
  const now = await digest([...always, ...inputs]);
  if (ifNeeded && (await isFresh(name, now, outputs))) return false;
  await run();
  await writeStamp(name, now);
  return true;
}
/** Whether a step's outputs are missing or older than what they are made of. */
export async function isStale(name) {
  const { inputs, outputs } = steps[name];
  return !(await isFresh(name, await digest([...always, ...inputs]), outputs));
}
