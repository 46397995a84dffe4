/** The built files as programs without a bundler, and bundles that cannot carry core.wasm, meet them. Needs `npm run build`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import '../dist.js';

const FOLDER = 'build/as-written';
mkdirSync(FOLDER, { recursive: true });
const run = (code: string) => spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });

it('an error that nobody catches is short', () => {
  const { stderr } = run("import { load } from './dist/index.js'; (await load()).newGame({}, { seed: 1 }).play('0,0@0');");
  expect(stderr).toContain('HighwaymanError: ERR_MOVE: move = "0,0@0"; expected an empty square');
  expect(stderr.length).toBeLessThan(1500);
});

it('classes have the names by which users know them', () => {
  const renamed = readdirSync('dist')
    .filter((name) => name.endsWith('.js') && name !== 'cli.js')
    .flatMap((name) => readFileSync(`dist/${name}`, 'utf8').match(/\bclass _\w+/g) ?? []);
  expect(renamed).toEqual([]);
});

it('what tells bundlers to leave an import alone stands in the files', () => {
  const texts = [...reached('index')].map((file) => readFileSync(`dist/${file}`, 'utf8')).join('');
  expect(texts).toMatch(/@vite-ignore/);
  expect(texts).toMatch(/webpackIgnore: true/);
});

/** Files that an entry reaches. */
function reached(entry: string, seen = new Set<string>()): Set<string> {
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, next] of readFileSync(`dist/${file}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      walk(next as string);
  };
  walk(`${entry}.js`);
  return seen;
}

it('highwayman/play reaches neither the compiler of rules nor the tiles, also without a bundler', () => {
  const sources = [...reached('play')].flatMap(
    // the bundler writes the name of every file above what comes from it
    (file) => readFileSync(`dist/${file}`, 'utf8').match(/^\/\/ (?:[\w-]+:)?src\/\S+$/gm) ?? [],
  );
  expect(sources).toContain('// src/game.ts');
  for (const source of ['// src/rules/compile.ts', '// src/rules/config.ts', '// src/catalogue/tiles.ts'])
    expect(sources).not.toContain(source);
});

it.each(['cjs', 'iife'] as const)(
  'a bundle as %s, where the address of the module is not told, names the ways out',
  async (format) => {
    writeFileSync(
      `${FOLDER}/main.js`,
      "import { load } from '../../dist/index.js';\nload().catch((error) => console.log(error.code, error.field, error.expected));",
    );
    const outfile = `${FOLDER}/${format}.cjs`;
    await build({
      entryPoints: [`${FOLDER}/main.js`],
      bundle: true,
      format,
      platform: format === 'cjs' ? 'node' : 'browser',
      outfile,
      logLevel: 'silent',
    });
    const { stdout } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
    expect(stdout).toMatch(/^ERR_WASM import\.meta\.url .*highwayman\/inline/);
  },
);

it('a bundle that leaves core.wasm behind names the ways out', async () => {
  const outfile = `${FOLDER}/alone/main.mjs`;
  await build({ entryPoints: [`${FOLDER}/main.js`], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'silent' });
  const { stdout } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
  expect(stdout).toMatch(/^ERR_WASM file:.*core\.wasm a file that can be read.*highwayman\/inline/);
});
