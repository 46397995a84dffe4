/**
 * What the command needs of packages, in a folder of its own: dist/command-tools. So a program that uses the library installs
 * nothing else. They are CommonJS and find a Worker's file beside themselves, hence a bundle of that kind.
 */
import { build } from 'esbuild';
import { rm, writeFile } from 'node:fs/promises';
import { at, root } from './paths.mjs';

const PACKAGES = ['commander', 'piscina'];

/** For the bundles of the library and the command: these packages lie beside the chunks. */
export const commandTools = {
  name: 'command-tools',
  setup(pipeline) {
    pipeline.onResolve({ filter: new RegExp(`^(${PACKAGES.join('|')})$`) }, ({ path }) => ({
      path: `./command-tools/${path}.js`,
      external: true,
    }));
  },
};

/** Returns the files of packages that went in, for their licences. */
export async function buildCommandTools() {
  await rm(at('dist/command-tools'), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    // piscina asks for `worker.js` in its own folder
    entryPoints: [
      ...PACKAGES.map((name) => ({ in: name, out: name })),
      { in: 'node_modules/piscina/dist/worker.js', out: 'worker' },
    ],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    outdir: 'dist/command-tools',
    external: ['@napi-rs/nice'], // piscina's own optional part, which sets priorities
    minify: true,
    legalComments: 'none', // THIRD-PARTY-LICENSES.txt has them whole
    metafile: true,
    logLevel: 'warning',
  });
  await writeFile(at('dist/command-tools/package.json'), '{ "type": "commonjs" }\n');
  return Object.keys(metafile.inputs);
}
