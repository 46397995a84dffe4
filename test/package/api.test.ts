/** The public surface is the committed one, so that a change of it is seen in review. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import '../dist.js';

it('every entry is as src/docs/api says', { timeout: 120_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/build/api-report.mjs', '--check'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
