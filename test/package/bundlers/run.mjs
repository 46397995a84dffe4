/**
 * The packed package in bundlers that are not among this project's own tools: node test/package/bundlers/run.mjs [NAME …].
 * They are looked for in $HIGHWAYMAN_BUNDLERS/node_modules, else in build/bundlers/node_modules:
 *   npm install --prefix build/bundlers webpack@5 @rspack/core vite7@npm:vite@7 vite8@npm:vite@8 rollup@4 \
 *     @rollup/plugin-node-resolve esbuild parcel jest jest-environment-jsdom miniflare
 * One that is missing is passed over, and said. Exit code 1 when a result is not the expected one (src/docs/guides/hosts.md).
 */
import { EXPECTED } from './expected.mjs';
import { project } from './project.mjs';
import { isInstalled, TRIALS, versionOf } from './trials.mjs';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(TRIALS, name));
if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(TRIALS).join(', ')}`);
const made = project();
let failures = 0;
try {
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    if (!isInstalled(trial)) {
      console.log(`${name}: passed over, ${trial.needs} is not installed`);
      continue;
    }
    for (const entry of ['main', 'inline']) {
      const { warnings, files, said } = await attempt(() => trial.run(made, entry));
      const expected = EXPECTED[name][entry];
      const right = expected.said.test(said) && warnings.length === 0 && files.length === expected.files;
      if (!right) failures++;
      console.log(`${right ? 'ok  ' : 'FAIL'} ${name} ${versionOf(trial)}, ${entry}: ${said}`);
      if (!right)
        console.log(JSON.stringify({ warnings, files, expected: String(expected.said), number: expected.files }, null, 2));
    }
  }
} finally {
  made.remove();
}
process.exitCode = failures === 0 ? 0 : 1;

async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    return { warnings: [String(error.stack)], files: [], said: 'not built' };
  }
}
