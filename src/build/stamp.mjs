/** Tells whether a build step's inputs have changed since it last ran, by content: clocks and checkouts don't matter. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { at, root } from './paths.mjs';
import { join, relative } from 'node:path';

/** Digest of files and directories (paths from the root), their names included. */
export async function digest(inputs) {
  const files = [];
  for (const input of inputs) await collect(at(input), files);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** True when `outputs` all exist and the step was stamped with this digest. */
export async function isFresh(step, inputsDigest, outputs) {
  if (!outputs.every((file) => existsSync(file))) return false;
  const stamp = at('build', `${step}.stamp`);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputsDigest;
}

export async function writeStamp(step, inputsDigest) {
  await mkdir(at('build'), { recursive: true });
  await writeFile(at('build', `${step}.stamp`), inputsDigest);
}

async function collect(path, into) {
  if (!existsSync(path)) return;
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return void into.push(path);
  for (const entry of entries) await collect(join(path, entry.name), into);
}
