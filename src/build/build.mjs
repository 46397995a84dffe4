/**
 * npm run build: core, bundles, declarations, in this order.
 * node src/build/build.mjs [--if-needed] [--quiet] [core|bundle|types …]; without names every step runs.
 * With --if-needed a step whose inputs are unchanged is passed over; with --check nothing is built and stale steps are named.
 * Exit code 1 when a step fails or is stale.
 */
import { isStale, runStep, steps } from './steps.mjs';

const args = process.argv.slice(2);
const ifNeeded = args.includes('--if-needed');
const quiet = args.includes('--quiet');
const check = args.includes('--check');
const named = args.filter((arg) => !arg.startsWith('--'));
const FLAGS = ['--if-needed', '--quiet', '--check'];
const unknown = [...named.filter((name) => !steps[name]), ...args.filter((arg) => arg.startsWith('--') && !FLAGS.includes(arg))];
if (unknown.length) {
  console.error(`unknown: ${unknown.join(' ')}; known: ${FLAGS.join(' ')} ${Object.keys(steps).join(' ')}`);
  process.exit(2);
}

for (const name of named.length ? named : Object.keys(steps)) {
  if (check) {
    if (!(await isStale(name))) continue;
    console.error(`${name} is older than its sources: node src/build/build.mjs ${name}`);
    process.exitCode = 1;
    continue;
  }
  const begun = performance.now();
  try {
    if (!(await runStep(name, ifNeeded))) continue;
  } catch (error) {
    console.error(`build: ${name} failed: ${error.message}`);
    process.exit(1);
  }
  if (!quiet) console.log(`build: ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
