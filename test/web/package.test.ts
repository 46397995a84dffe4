/** The package as client authors meet it: without a bundler, in a Worker, under a strict policy, with Vite, in Node. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import '../dist.js';
import { inChromium } from './browser.js';
import {
  EXAMPLES,
  MODULE_HTML,
  MODULE_JS,
  NODE_JS,
  guideText,
  VITE_CONFIG,
  VITE_JS,
  WORKER_JS,
  WORKER_PAGE_JS,
} from './examples.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const atDist = (code: string): string => code.replace('./highwayman/', '/dist/');
const LEGAL = /^[a-z]+-\S+: (-?\d+,-?\d+@[0-3] ?)+$/;

it('the guide gives the examples that are tried here', async () => {
  const guide = await guideText();
  for (const example of EXAMPLES) expect(guide).toContain(example);
});

it('guide: Node', async () => {
  const project = await mkdtemp(join(tmpdir(), 'highwayman-node-'));
  try {
    await mkdir(join(project, 'node_modules'));
    await symlink(root, join(project, 'node_modules/highwayman'), 'dir');
    await writeFile(join(project, 'game.mjs'), NODE_JS);
    const { stdout } = await promisify(execFile)(process.execPath, [join(project, 'game.mjs')]);
    expect(stdout).toMatch(/^\d+ : \d+ : \d+ [0-9a-f]{16}\n$/);
  } finally {
    await rm(project, { recursive: true, force: true });
  }
});

const PAGES = {
  '/module/': MODULE_HTML,
  '/module/app.js': atDist(MODULE_JS),
  '/inline/': MODULE_HTML,
  '/inline/app.js': atDist(MODULE_JS).replace('/dist/index.js', '/dist/inline.js'),
  '/worker/': MODULE_HTML,
  '/worker/app.js': atDist(WORKER_PAGE_JS),
  '/worker/worker.js': atDist(WORKER_JS),
  '/refused/': MODULE_HTML,
  '/refused/app.js':
    "document.querySelector('#legal').textContent = 'before'; try { new Function('return 1')(); } catch (error) { document.querySelector('#legal').textContent = error.name; }",
};
inChromium('in Chromium', { clean: false, pages: PAGES }, (b) => {
  const shown = async (address: string): Promise<string> => {
    const page = await b.context.newPage();
    await page.goto(address);
    await expect.poll(() => page.locator('#legal').textContent()).not.toBe('');
    return (await page.locator('#legal').textContent()) ?? '';
  };

  it('guide: <script type=module>, main entry, no bundler, strict policy', async () => {
    expect(await shown(`${b.url}module/`)).toMatch(LEGAL);
    expect(b.faults()).toEqual([]);
  });
  it('inlined entry, no bundler, strict policy: gives the same', async () => {
    expect(await shown(`${b.url}inline/`)).toBe(await shown(`${b.url}module/`));
    expect(b.faults()).toEqual([]);
  });
  it('guide: the compiled module in a Worker', async () => {
    expect(await shown(`${b.url}worker/`)).toMatch(/^scores \d+ : \d+$/);
    expect(b.faults()).toEqual([]);
  });
  it('the policy of these pages allows WebAssembly and nothing else that is evaluated', async () => {
    expect(await shown(`${b.url}refused/`)).toBe('EvalError');
    b.faults();
  });
  it('guide: Vite, built and in development', async () => {
    const { build, createServer, preview } = await import('vite');
    const project = await mkdtemp(join(tmpdir(), 'highwayman-vite-'));
    try {
      await mkdir(join(project, 'node_modules'));
      await symlink(root, join(project, 'node_modules/highwayman'), 'dir');
      await writeFile(join(project, 'package.json'), '{ "type": "module" }');
      await writeFile(join(project, 'index.html'), MODULE_HTML.replace('src="app.js"', 'src="/main.js"'));
      await writeFile(join(project, 'main.js'), VITE_JS);
      await writeFile(join(project, 'vite.config.js'), VITE_CONFIG);
      const options = {
        root: project,
        logLevel: 'error' as const,
        server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
        preview: { port: 0, host: '127.0.0.1' },
      };
      await build(options);
      const built = await preview(options);
      expect(await shown(built.resolvedUrls?.local[0] ?? '')).toMatch(LEGAL);
      await built.close();
      const development = await (await createServer(options)).listen();
      expect(await shown(development.resolvedUrls?.local[0] ?? '')).toMatch(LEGAL);
      await development.close();
      expect(b.faults()).toEqual([]);
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  });
});
