/** src/ → dist/: ESM bundles as they were written, core.wasm beside them, and the licences of what they contain. */
import { build, transform } from 'esbuild';
import { chmod, copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { buildCommandTools, commandTools } from './command-tools.mjs';
import { at, cliEntry, libraryEntries, releaseCore, root } from './paths.mjs';
import { wasmText } from './wasm-text.mjs';

const WITH_MAIN = 'with-main:';
/**
 * Splitting makes a chunk for every set of entries that share code, and each file is one more to find and read when a program
 * starts. So every entry of the library also reaches what the main entry holds: that becomes two chunks, what plays and what
 * makes rules. The command's entries reach them anyway.
 */
const mainInTwoChunks = {
  name: 'main-in-two-chunks',
  setup(pipeline) {
    pipeline.onResolve({ filter: new RegExp(`^${WITH_MAIN}`) }, ({ path }) => ({
      path: at(path.slice(WITH_MAIN.length)),
      namespace: 'with-main',
    }));
    pipeline.onLoad({ filter: /.*/, namespace: 'with-main' }, ({ path }) => ({
      contents: `import ${JSON.stringify(at(path === at(libraryEntries.play) ? 'src/play.ts' : 'src/index.ts'))}; export * from ${JSON.stringify(path)};`,
      resolveDir: root,
    }));
  },
};

export async function buildBundles() {
  await mkdir(at('dist'), { recursive: true });
  for (const name of await readdir(at('dist'), { recursive: true })) {
    if (/\.js(\.map)?$/.test(name)) await rm(at('dist', name)); // shared chunks of an earlier build
  }
  const { version, peerDependencies } = JSON.parse(await readFile(at('package.json'), 'utf8'));
  const entryPoints = Object.entries({ ...libraryEntries, ...cliEntry })
    .filter(([, file]) => existsSync(at(file)))
    .map(([out, file]) => ({ out, in: out in cliEntry ? file : `${WITH_MAIN}${file}` }));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    // Older bundlers and the conversion to CommonJS choke on it.
    supported: { 'top-level-await': false },
    outdir: 'dist',
    // Chunks lie beside the entries, so "next to this module" means dist/ whichever file the code lands in.
    splitting: true,
    chunkNames: '[name]-[hash]',
    // Everything a browser needs is inside, so the files work without a bundler; queues serve Node only, for who installs them.
    external: ['node:*', ...Object.keys(peerDependencies)],
    define: { HIGHWAYMAN_VERSION: JSON.stringify(version) },
    // Code as written: bundlers minify, and what they read in comments, names of classes and short lines in errors stay.
    minify: false,
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
    plugins: [mainInTwoChunks, commandTools, wasmText],
    logOverride: { 'ignored-bare-import': 'silent' }, // what it is there for
  });
  const library = refuseNodeInLibrary(metafile);
  for (const file of Object.keys(metafile.outputs))
    await (library.has(file) && file !== 'dist/inline.js' ? dropComments : shorten)(at(file));
  await copyFile(releaseCore, at('dist/core.wasm'));
  if (existsSync(at('dist/cli.js'))) await chmod(at('dist/cli.js'), 0o755);
  await writeFile(
    at('dist/THIRD-PARTY-LICENSES.txt'),
    await licences([...Object.keys(metafile.inputs), ...(await buildCommandTools())]),
  );
}

/**
 * Documentation is in the declarations, and a tenth of the package would be the same once more. What stands between the parts of
 * an expression is for bundlers and stays, so do licences (`/*!`) and the names of source files. Lines stay as they are, for
 * traces, but begin at the margin.
 */
async function dropComments(file) {
  const text = await readFile(file, 'utf8');
  const without = text.replace(/^ *\/\*\*[\s\S]*?\*\/\n|^ *\/\/ (?!([\w-]+:)?src\/\S+$).*\n|^ +/gm, '');
  const [before, after] = await Promise.all([text, without].map((code) => transform(code, { minifyWhitespace: true })));
  if (before.code !== after.code) throw new Error(`${file}: something that looks like a comment is none`);
  await writeFile(file, without);
}

/** Nobody reads what only the command needs and what unpacks the inlined core: no comments, no spaces, short names. */
async function shorten(file) {
  const { code } = await transform(await readFile(file, 'utf8'), { format: 'esm', minify: true });
  await writeFile(file, code);
}

/** The files that library entries reach. Throws if one of them needs anything from outside. */
function refuseNodeInLibrary(metafile) {
  const seen = new Set();
  const walk = (file) => {
    if (seen.has(file) || !metafile.outputs[file]) return;
    seen.add(file);
    for (const { path, external } of metafile.outputs[file].imports) {
      if (external) throw new Error(`${file} imports ${path}, but the library must load in browsers as it is`);
      walk(path);
    }
  };
  for (const name of Object.keys(libraryEntries)) walk(`dist/${name}.js`);
  return seen;
}

/** The licence texts of every package whose code is in the bundles. */
async function licences(inputs) {
  const packages = new Set();
  for (const input of inputs) {
    const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (found) packages.add(found[1]);
  }
  const parts = ['The files in this directory contain parts of these packages.\n'];
  for (const name of [...packages].sort()) {
    const { version, license } = JSON.parse(await readFile(at('node_modules', name, 'package.json'), 'utf8'));
    parts.push(`${'='.repeat(80)}\n${name} ${version} (${license})\n\n${(await licenceText(name, license)).trim()}\n`);
  }
  return parts.join('\n');
}

async function licenceText(name, license) {
  const file = (await readdir(at('node_modules', name))).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return file ? readFile(at('node_modules', name, file), 'utf8') : `Licensed under ${license}.`;
}
