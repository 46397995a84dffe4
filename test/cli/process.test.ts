/** The command as a process: signals, and a standard output that takes nothing. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXIT } from '../../src/cli/failure.js';

/** Runs until the bar was drawn once, sends SIGINT as Ctrl-C does, and waits for the end. */
async function interrupted(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['src/build/run-ts.mjs', 'test/cli/with-status.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => {
    if (err === '') child.kill('SIGINT');
    err += String(data);
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, out, err };
}

it('Ctrl-C ends perft with what it has counted', { timeout: 0 }, async () => {
  const { code, out, err } = await interrupted('perft', '--depth', '64', '--divide', '--limit', '1000000000000', '--json');
  expect(err).toMatch(/^\[-+\] 0\/\d+ moves {2}.* \d+ nodes\n/);
  const said = JSON.parse(out) as { nodes: number; stopped: boolean; divide: unknown[] };
  expect(said).toMatchObject({ depth: 64, stopped: true, divide: [] });
  expect(said.nodes).toBeGreaterThan(0);
  expect(code).toBe(EXIT.stopped);
});
it('Ctrl-C ends bench with the measurements that are complete', { timeout: 0 }, async () => {
  const { code, out, err } = await interrupted('bench', '--seconds', '60');
  expect(err).toMatch(/^measuring 1 of 4: /);
  expect(out).toBe('stopped after 0 of 4 measurements\n');
  expect(code).toBe(EXIT.stopped);
});
it.skipIf(!existsSync('/dev/full'))('a standard output that is full is said on standard error', { timeout: 0 }, () => {
  const full = openSync('/dev/full', 'w');
  const run = (...more: string[]) =>
    spawnSync(process.execPath, ['src/build/run-ts.mjs', 'src/cli/main.ts', 'play', '--quiet', '--player', 'random', ...more], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
  const { status, stderr } = run();
  expect(stderr).toBe('ERR_FLAG: standard output = "ENOSPC"; expected a file, pipe or terminal that takes what is said\n');
  expect(status).toBe(EXIT.usage);
  expect(JSON.parse(run('--json').stderr)).toMatchObject({ error: { code: 'ERR_FLAG', field: 'standard output' } });
  closeSync(full);
});
