/** Formatter and linter: some seconds, so that `npm run fast` leaves them to `npm run check`. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('formatter and linter have nothing to say', { timeout: 120_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.'],
    { encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
});
