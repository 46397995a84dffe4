/** `npm pack`, and what other projects do with the result. HIGHWAYMAN_HEAVY=1 lets npm install it instead of unpacking it. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';
import { freshProject } from './consumer-project.js';
import '../dist.js';

const heavy = Boolean(process.env['HIGHWAYMAN_HEAVY']);
const project = freshProject(heavy);
afterAll(() => project.remove());

const PLAY = `const game = (await load()).newGame({ sets: ['base', 'ferries'] }, { seed: 4 });
while (!game.isOver) game.play(game.legalPacked()[0]);
console.log(game.scores.length);`;
const OTHERS = ['play', 'config', 'catalogue', 'maps', 'notation', 'saved', 'setup', 'jcz', 'ai', 'client', 'testing'];
const tool = (path: string): string => resolve('node_modules', path);

describe('the tarball', () => {
  it('holds the built files, guides, examples and documents that the README names, and nothing else', () => {
    const odd = project.files.filter(
      (path) =>
        !/^(dist\/|package\.json$|README\.md$|LICENSE$|assembly\/INTERFACE\.md$|src\/ai\/README\.md$|src\/docs\/guides\/[\w-]+\.md$|src\/examples\/[\w-]+\.(mjs|jcz|js|html|css)$)/.test(
          path,
        ),
    );
    expect(odd).toEqual([]);
    for (const path of [
      'dist/index.js',
      'dist/index.d.ts',
      'dist/core.wasm',
      'dist/command-tools/commander.js',
      'assembly/INTERFACE.md',
      'src/ai/README.md',
    ])
      expect(project.files).toContain(path);
  });
  it('has at most 420 KB: no maps of files that are as they were written', () => {
    expect(statSync(project.tarball).size).toBeLessThan(420_000);
    expect(project.files.filter((path) => path.endsWith('.map'))).toEqual([]);
  });
  it('needs nothing else: the command and its Workers run with what comes along', { timeout: 60_000 }, () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8'))).not.toHaveProperty('dependencies');
    const { status, stdout, stderr } = project.node(
      'node_modules/highwayman/dist/cli.js',
      ...['match', 'greedy', 'random', '--games', '2', '--threads', '2'],
    );
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/2 games/);
  });
  it('publint has nothing to say', async () => {
    const { messages } = await publint({ pkgDir: join(project.folder, 'node_modules/highwayman'), strict: true });
    expect(messages).toEqual([]);
  });
  it('the types are right for node16 and bundlers', { timeout: 60_000 }, () => {
    const { status, stdout } = project.node(
      tool('@arethetypeswrong/cli/dist/index.js'),
      project.tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--exclude-entrypoints',
      './core.wasm',
    );
    expect(status, stdout).toBe(0);
  });
});

describe('projects', () => {
  it('Node, ESM', () => {
    const { stdout, stderr } = project.node(project.write('main.js', `import { load } from 'highwayman';\n${PLAY}`));
    expect([stdout, stderr]).toEqual(['2\n', '']);
  });
  it('Node, by require', () => {
    // from Node 22 on; before that an import() does it
    const { stdout } = project.node(project.write('main.cjs', `import('highwayman').then(async ({ load }) => {\n${PLAY}\n});`));
    expect(stdout).toBe('2\n');
  });
  it('Node, a worker with the compiled module of its parent', () => {
    project.write(
      'worker.js',
      `import { parentPort, workerData } from 'node:worker_threads'; import { loadSync } from 'highwayman';
      const game = loadSync(workerData).newGame({}, { seed: 1 }); parentPort.postMessage(game.hash());`,
    );
    const main = project.write(
      'parent.js',
      `import { Worker } from 'node:worker_threads'; import { load } from 'highwayman';
      const engine = await load(); const mine = engine.newGame({}, { seed: 1 }).hash();
      new Worker(new URL('./worker.js', import.meta.url), { workerData: engine.module }).on('message', (theirs) => console.log(mine === theirs));`,
    );
    expect(project.node(main).stdout).toBe('true\n');
  });
  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('TypeScript, module %s, resolution %s', { timeout: 60_000 }, (module, moduleResolution) => {
    project.write(
      'main.ts',
      `import { load } from 'highwayman';\nimport { loadSync } from 'highwayman/inline';
${OTHERS.map((name, i) => `import * as other${i} from 'highwayman/${name}';\nconsole.log(other${i});`).join('\n')}\n${PLAY}\nloadSync().newGame();`,
    );
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2022', 'dom'],
          types: [],
          strict: true,
          noEmit: true,
          noUncheckedIndexedAccess: false,
        },
        files: ['main.ts'],
      }),
    );
    expect(project.node(tool('typescript/bin/tsc'), '-p', '.').stdout).toBe('');
  });
  it('esbuild, the core inlined', async () => {
    const entry = project.write('bundle.js', `import { load } from 'highwayman/inline';\n${PLAY}`);
    await esbuild({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      outfile: join(project.folder, 'out/bundle.js'),
      logLevel: 'silent',
    });
    expect(project.node('out/bundle.js').stdout).toBe('2\n');
  });
  it('Vite carries core.wasm along', { timeout: 60_000 }, () => {
    project.write('index.html', '<script type="module" src="/app.js"></script>');
    project.write('app.js', `import { load } from 'highwayman';\nload().then((engine) => engine.newGame());`);
    const { status, stdout, stderr } = project.node(tool('vite/bin/vite.js'), 'build', '--logLevel', 'info');
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/core-[\w-]+\.wasm/);
  });
  it('vitest', { timeout: 60_000 }, () => {
    project.write(
      'game.test.js',
      `import { load } from 'highwayman'; import { expect, it } from ${JSON.stringify(tool('vitest/dist/index.js'))};
      it('plays', async () => { expect((await load()).newGame().phase).toBe('place'); });`,
    );
    const { status, stdout, stderr } = project.node(tool('vitest/vitest.mjs'), 'run', '--root', '.', '--globals');
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('budgets', () => {
  const read = (name: string): Buffer => readFileSync(join(project.folder, 'node_modules/highwayman/dist', name));
  it('core.wasm with the rules of every expansion: 150 KB, 50 KB gzipped', () => {
    expect(read('core.wasm').length).toBeLessThan(150_000);
    expect(gzipSync(read('core.wasm'), { level: 9 }).length).toBeLessThan(50_000);
  });
  const appSize = async (name: string, text: string): Promise<number> => {
    const entry = project.write(name, text);
    const { outputFiles } = await esbuild({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      write: false,
      logLevel: 'silent',
    });
    return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  };
  it('an app that loads, plays and reads scores', async () => {
    expect(await appSize('app-size.js', `import { load } from 'highwayman';\n${PLAY}`)).toBeLessThan(25_000);
  });
  it('a Worker that plays by compiled rules: 15 KB', async () => {
    expect(
      await appSize(
        'play-size.js',
        `import { load } from 'highwayman/play';
      onmessage = async ({ data }) => { const game = (await load()).newGame(data); while (!game.isOver) game.play(game.legal()[0]); postMessage(game.scores); };`,
      ),
    ).toBeLessThan(15_000);
  });
  it.each([
    ['config', 41_000],
    ['catalogue', 28_000],
    ['maps', 40_000],
    // a ninth figure, the phantom, costs every reader and writer of positions 73 bytes, a state that has to go with the board 47
    ['notation', 57_147],
    ['saved', 50_000],
    ['setup', 49_000],
    ['jcz', 56_000],
    ['ai', 37_100],
    ['testing', 28_000],
  ])('the same with everything of highwayman/%s', async (name, budget) => {
    expect(
      await appSize(
        `app-${name}.js`,
        `import { load } from 'highwayman';\nimport * as all from 'highwayman/${name}';\n${PLAY}\nconsole.log(all);`,
      ),
    ).toBeLessThan(budget);
  });
  it('what is imported from an entry and not used leaves nothing behind', async () => {
    const alone = await appSize('alone.js', `import { load } from 'highwayman';\n${PLAY}`);
    const unused = OTHERS.map((name, i) => `import * as other${i} from 'highwayman/${name}';`).join('\n');
    // the order of what is kept may differ
    expect(await appSize('unused.js', `import { load } from 'highwayman';\n${unused}\n${PLAY}`)).toBeLessThan(alone + 50);
  });
});
