/** The output of a run on a disk that is full. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { Output } from '../../src/selfplay/output.js';

const disk = vi.hoisted(() => ({ room: Infinity }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, data: Buffer | string, ...rest: number[]): number => {
    const bytes = Buffer.from(data as string).subarray(rest[0] ?? 0);
    if (disk.room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const taken = bytes.subarray(0, disk.room);
    disk.room -= taken.length;
    return fs.writeSync(file, taken, 0, taken.length, rest[2] ?? null);
  };
  return { ...fs, writeSync };
});
const dir = mkdtempSync(join(tmpdir(), 'highwayman-disk-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  ['in the middle of a part', 10],
  ['between a part and its note', Infinity],
])('what is complete stays when the disk is full %s, and the run goes on', (_, room) => {
  const path = join(dir, `${room}.gz`);
  const sizes = [2, 2, 2];
  const first = Output.open(path, 'run', sizes);
  first.append('one\n', 2);
  const length = readFileSync(path).length;
  disk.room = Math.min(room, length); // parts of equal text are of equal length
  expect(() => first.append('one\n', 2)).toThrow(
    expect.objectContaining({ code: 'ERR_FLAG', field: '--out', expected: expect.stringMatching(/room \(ENOSPC\); 2 games/) }),
  );
  expect(first.games).toBe(2);
  first.close();
  disk.room = Infinity;
  const again = Output.open(path, 'run', sizes);
  expect([again.chunks, readFileSync(path).length]).toEqual([1, length]);
  again.append('two\n', 2);
  again.close();
  expect(gunzipSync(readFileSync(path)).toString()).toBe('one\ntwo\n');
});
