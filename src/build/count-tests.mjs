/**
 * Prints "N passed, N failed" from vitest's JSON report, as the last line of .ci/run.
 * A test file that could not even be loaded counts as one failure. Exit code 1 when anything failed or nothing passed.
 */
import { readFile } from 'node:fs/promises';

let passed = 0;
let failed = 0;
let success = false;
try {
  const report = JSON.parse(await readFile(process.argv[2], 'utf8'));
  passed = report.numPassedTests;
  failed = report.numFailedTests;
  for (const file of report.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) failed += 1;
  }
  success = report.success;
} catch (error) {
  console.error(`no test report: ${error.message}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = success && failed === 0 && passed > 0 ? 0 : 1;
