/**
 * src/ → dist/*.d.ts: the declarations that a user of the package can reach, one file an entry and one for what they share.
 * tsc writes one for every source file; flattening leaves out what is not public, and with it the types of bundled packages.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { at, libraryEntries, root } from './paths.mjs';

export async function buildTypes() {
  await rm(at('build/types'), { recursive: true, force: true });
  await declare();
  const input = Object.fromEntries(
    Object.entries(libraryEntries)
      .filter(([, file]) => existsSync(at(file)))
      .map(([name, file]) => [name, at('build/types', file.replace(/\.ts$/, '.d.ts'))]),
  );
  const bundle = await rollup({
    input,
    plugins: [dts()],
    // Anything left outside would have to be installed by the user.
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  await mkdir(at('dist'), { recursive: true });
  for (const name of await readdir(at('dist'))) if (name.endsWith('.d.ts')) await rm(at('dist', name));
  await bundle.write({
    dir: at('dist'),
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types-[hash].d.ts',
    // Symbol.dispose, for users whose `lib` is older than it.
    banner: '/// <reference lib="esnext.disposable" />',
  });
  await bundle.close();
}

async function declare() {
  const args = [at('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.types.json'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const code = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  if (code !== 0) throw new Error(`tsc ended with ${code} while writing declarations`);
}
