/** One function for each bundler: builds the program of an entry, gives warnings, files written and what the result says. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf, inBrowser, tool, TOOLS } from './project.mjs';

const tools = createRequire(join(TOOLS, 'x.js'));
const load = (path) => import(pathToFileURL(tool(path)).href);
const html = (folder, type = 'module') =>
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title></title><script type="${type}" src="app.js"></script>`);

async function packer(webpack, { folder, out }, entry, name) {
  const path = out(`${name}-${entry}`);
  const stats = await new Promise((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: `./${entry}.js`,
        output: { path, filename: 'app.js' },
        performance: { hints: false },
      },
      (error, result) => (error ? fail(error) : done(result)),
    ),
  );
  const { warnings, errors } = stats.toJson({ all: false, warnings: true, errors: true });
  html(path, 'text/javascript');
  return { warnings: [...warnings, ...errors].map(({ message }) => message), files: filesOf(path), said: await inBrowser(path) };
}

async function vite(path, { folder, out }, entry, name) {
  const { build, createLogger } = await load(path);
  const warnings = [];
  const logger = createLogger('silent');
  logger.warn = (text) => void warnings.push(text);
  logger.warnOnce = logger.warn;
  const outDir = out(`${name}-${entry}`);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title></title><script type="module" src="/${entry}.js"></script>`);
  await build({ root: folder, base: './', customLogger: logger, logLevel: 'silent', build: { outDir, target: 'es2022' } });
  return { warnings, files: filesOf(outDir), said: await inBrowser(outDir) };
}

async function esbuild({ folder, out }, entry, format) {
  const { build } = await load('esbuild/lib/main.js');
  const path = out(`esbuild-${format}-${entry}`);
  const { warnings } = await build({
    absWorkingDir: folder,
    entryPoints: [`${entry}.js`],
    bundle: true,
    format,
    platform: format === 'cjs' ? 'node' : 'browser',
    outfile: join(path, format === 'cjs' ? 'app.cjs' : 'app.js'),
    logLevel: 'silent',
  });
  const files = filesOf(path);
  if (format !== 'cjs') html(path, format === 'esm' ? 'module' : 'text/javascript');
  const said =
    format === 'cjs'
      ? spawnSync(process.execPath, [join(path, 'app.cjs')], { encoding: 'utf8' }).stdout.trim()
      : await inBrowser(path);
  return { warnings: warnings.map(({ text }) => text), files, said };
}

export const TRIALS = {
  webpack: { needs: 'webpack', run: (project, entry) => packer(tools('webpack'), project, entry, 'webpack') },
  rspack: {
    needs: '@rspack/core',
    run: async (project, entry) => packer((await load('@rspack/core/dist/index.js')).rspack, project, entry, 'rspack'),
  },
  vite7: { needs: 'vite7', run: (project, entry) => vite('vite7/dist/node/index.js', project, entry, 'vite7') },
  vite8: { needs: 'vite8', run: (project, entry) => vite('vite8/dist/node/index.js', project, entry, 'vite8') },
  rollup: {
    needs: 'rollup',
    run: async ({ folder, out }, entry) => {
      const { rollup } = await load('rollup/dist/es/rollup.js');
      const { nodeResolve } = await load('@rollup/plugin-node-resolve/dist/es/index.js');
      const warnings = [];
      const path = out(`rollup-${entry}`);
      const bundle = await rollup({
        input: join(folder, `${entry}.js`),
        plugins: [nodeResolve({ browser: true })],
        onwarn: ({ message }) => void warnings.push(message),
      });
      await bundle.write({ file: join(path, 'app.js'), format: 'es' });
      const files = filesOf(path);
      html(path);
      return { warnings, files, said: await inBrowser(path) };
    },
  },
  'esbuild esm': { needs: 'esbuild', run: (project, entry) => esbuild(project, entry, 'esm') },
  'esbuild cjs': { needs: 'esbuild', run: (project, entry) => esbuild(project, entry, 'cjs') },
  'esbuild iife': { needs: 'esbuild', run: (project, entry) => esbuild(project, entry, 'iife') },
  parcel: {
    needs: 'parcel',
    run: async ({ folder, out, write }, entry) => {
      const path = out(`parcel-${entry}`);
      write('index.html', `<!doctype html><title></title><script type="module" src="./${entry}.js"></script>`);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          tool('parcel/lib/bin.js'),
          'build',
          'index.html',
          '--dist-dir',
          path,
          '--no-cache',
          '--public-url',
          './',
          '--config',
          tool('@parcel/config-default/index.json'),
        ],
        { cwd: folder, encoding: 'utf8' },
      );
      if (status !== 0) return { warnings: [stderr || stdout], files: [], said: 'not built' };
      return { warnings: stderr ? [stderr] : [], files: filesOf(path), said: await inBrowser(path) };
    },
  },
  'jest jsdom': {
    needs: 'jest',
    run: ({ folder, write }, entry) => {
      const library = entry === 'main' ? 'library' : 'library-inline';
      write(
        'game.test.js',
        `import { play } from './${library}.js';\ntest('', async () => { console.error('said ' + (await play())); });`,
      );
      const config = JSON.stringify({ rootDir: folder, testEnvironment: tool('jest-environment-jsdom'), transform: {} });
      const { stderr, stdout } = spawnSync(
        process.execPath,
        ['--experimental-vm-modules', '--no-warnings', tool('jest/bin/jest.js'), '--config', config],
        { cwd: folder, encoding: 'utf8' },
      );
      return { warnings: [], files: [], said: /said (.*)/.exec(stderr + stdout)?.[1] ?? stderr };
    },
  },
  workerd: {
    needs: 'miniflare',
    run: async ({ folder, out, write }, entry) => {
      const { build } = await load('esbuild/lib/main.js');
      const { Miniflare } = tools('miniflare');
      const isMain = entry === 'main';
      const outfile = join(out(`workerd-${entry}`), 'app.js');
      const source = isMain ? `import core from 'highwayman/core.wasm';\n` : '';
      write(
        'worker-entry.js',
        `${source}import { play } from './${isMain ? 'library' : 'library-inline'}.js';
export default { async fetch(request) { return new Response(await play(${isMain ? `request.url.endsWith('bare') ? undefined : core` : ''})); } };`,
      );
      const { warnings } = await build({
        absWorkingDir: folder,
        entryPoints: ['worker-entry.js'],
        bundle: true,
        format: 'esm',
        platform: 'browser',
        external: ['highwayman/core.wasm'],
        outfile,
        logLevel: 'silent',
      });
      const bytes = readFileSync(join(folder, 'node_modules/highwayman/dist/core.wasm'));
      const modules = [{ type: 'ESModule', path: 'app.js', contents: readFileSync(outfile, 'utf8') }];
      if (isMain) modules.push({ type: 'CompiledWasm', path: 'highwayman/core.wasm', contents: bytes });
      const host = new Miniflare({ modules, modulesRoot: '/', compatibilityDate: '2026-01-01' });
      try {
        const said = await (await host.dispatchFetch('http://x/')).text();
        const bare = isMain ? ` | without a source: ${await (await host.dispatchFetch('http://x/bare')).text()}` : '';
        return { warnings: warnings.map(({ text }) => text), files: filesOf(out(`workerd-${entry}`)), said: said + bare };
      } finally {
        await host.dispose();
      }
    },
  },
};

export const isInstalled = ({ needs }) => existsSync(tool(`${needs}/package.json`));
export const versionOf = ({ needs }) => JSON.parse(readFileSync(tool(`${needs}/package.json`), 'utf8')).version;
