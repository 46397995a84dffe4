/** A project that has the packed package installed, and the programs that the bundlers get. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the bundlers are installed: a folder with node_modules. */
export const TOOLS = resolve(process.env.HIGHWAYMAN_BUNDLERS ?? join(root, 'build/bundlers'));
export const tool = (path) => join(TOOLS, 'node_modules', path);

/** Plays a game and says so, or says what went wrong. */
const program = (entry, report) => `import { load } from '${entry}';
export async function play(source) {
  try {
    const game = (await load(source)).newGame({}, { seed: 1 });
    while (!game.isOver) game.play(game.legalPacked()[0]);
    return 'played';
  } catch (error) {
    return String(error?.message ?? error);
  }
}
${report}
`;
const REPORT = `play().then((said) => { if (typeof document === 'object') document.title = said; else console.log(said); });`;

export function project() {
  const folder = mkdtempSync(join(tmpdir(), 'highwayman-bundlers-'));
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const home = join(folder, 'node_modules/highwayman');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', home]);
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const parcel = { '@parcel/resolver-default': { packageExports: true } }; // off unless asked for
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module', ...parcel }));
  for (const name of ['main', 'inline'])
    write(`${name}.js`, program(name === 'main' ? 'highwayman' : 'highwayman/inline', REPORT));
  write('library.js', program('highwayman', ''));
  write('library-inline.js', program('highwayman/inline', ''));
  return {
    folder,
    write,
    out: (name) => join(folder, 'out', name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The names of a folder's files, source maps left out, hashes as they are. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ name }) => name)
    .sort();

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
/** What the page of a folder says in Chromium. */
export async function inBrowser(folder, page = 'index.html') {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, 'http://x').pathname);
    readFile(path).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end('not here'),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => void tab.evaluate((said) => (document.title = said), `uncaught ${error.message}`));
    await tab.goto(`http://127.0.0.1:${server.address().port}/${page}`);
    await tab.waitForFunction(() => document.title !== '', undefined, { timeout: 120_000 });
    return await tab.title();
  } finally {
    await browser.close();
    server.close();
  }
}
