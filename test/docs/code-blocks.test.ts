/**
 * The code of the README and of the guides runs, and so do the examples in the docstrings of the package's entries. A block is run
 * when its language is js, ts or sh and it is not marked otherwise: the word `skip` behind the language leaves it out (```sh skip),
 * `browser` means that only its types are checked, `live` that the site runs it in the page. Blocks in js and ts are typed against
 * the sources and run against the built package; one without an import goes on from the one before it. Lines of sh blocks run in
 * the project.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../house/files.js';
import '../dist.js';

interface Block {
  readonly document: string;
  readonly line: number;
  readonly language: string;
  readonly marks: readonly string[];
  readonly text: string;
}
function blocks(document: string, text: string): Block[] {
  const found: Block[] = [];
  let open: { line: number; info: string; lines: string[] } | undefined;
  text.split('\n').forEach((line, i) => {
    const fence = /^ {0,3}```(.*)$/.exec(line);
    if (open && fence) {
      const [language = '', ...marks] = open.info.trim().split(/\s+/);
      found.push({ document, line: open.line, language, marks, text: open.lines.join('\n') });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (fence) open = { line: i + 1, info: fence[1] ?? '', lines: [] };
  });
  return found;
}

const GUIDES = 'src/docs/guides';
const guides = readdirSync(GUIDES)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => `${GUIDES}/${name}`);
/** The docstring of an entry of the package, line for line, without its stars. */
const docstring = (path: string): string => (readFileSync(path, 'utf8').split('*/')[0] ?? '').replace(/^ \* ?/gm, '');
const entries = sourceFiles('src').filter((path) => /^ \* @module highwayman/m.test(readFileSync(path, 'utf8')));
const all = [
  ...['README.md', ...guides].flatMap((document) => blocks(document, readFileSync(document, 'utf8'))),
  ...entries.flatMap((entry) => blocks(entry, docstring(entry))),
];
const wanted = all.filter(({ language, marks }) => ['js', 'ts', 'sh'].includes(language) && !marks.includes('skip'));
const scripts = wanted.filter(({ language }) => language !== 'sh');
const FOLDER = 'build/code-blocks';
const titleOf = ({ document, line }: Block): string => `${document}:${line}`;
const fileOf = (block: Block): string => titleOf(block).replace(/\W+/g, '-');
/** Commands that install, build, test or serve: run by others, or of no end. */
const ELSEWHERE = /^(npm (ci|install|i|test|run|publish|pack)|npx |git |cd |curl |docker )/;

function source(block: Block): string {
  if (/^import /m.test(block.text)) return block.text;
  const before = scripts[scripts.indexOf(block) - 1];
  if (before?.document !== block.document) throw new Error(`${titleOf(block)} imports nothing and follows no other block`);
  return `${source(before)}\n${block.text}`;
}

describe('code blocks', () => {
  it('there are some, and every one says its language', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(all.filter(({ language }) => language === '').map(titleOf)).toEqual([]);
  });
  it('every entry of the package has an example', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
    const modules = Object.keys(exports).filter((name) => !/\.(wasm|json)$|\*/.test(name));
    const named = entries.map((path) => `.${/@module highwayman(.*)/.exec(readFileSync(path, 'utf8'))?.[1]}`);
    expect(named.filter((name) => !name.startsWith('./expansions/')).sort()).toEqual(modules.sort());
    expect(entries.filter((path) => !all.some(({ document }) => document === path))).toEqual([]);
  });
  it('their types are right', { timeout: 60_000 }, () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const files = scripts.map((block) => {
      const file = `${fileOf(block)}.${block.language}`;
      writeFileSync(`${FOLDER}/${file}`, `${source(block)}\nexport {};\n`);
      return file;
    });
    writeFileSync(
      `${FOLDER}/tsconfig.json`,
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          module: 'preserve',
          moduleResolution: 'bundler',
          allowJs: true,
          checkJs: true,
          noUncheckedIndexedAccess: false,
        },
        include: [],
        files,
      }),
    );
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', FOLDER], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
  it.each(scripts.filter(({ marks }) => !marks.includes('browser')).map((block) => [titleOf(block), block] as const))(
    '%s runs',
    (_, block) => {
      mkdirSync(FOLDER, { recursive: true });
      const file = `${FOLDER}/run-${fileOf(block)}.${block.language === 'js' || block.marks.includes('live') ? 'mjs' : 'mts'}`;
      writeFileSync(file, source(block));
      execFileSync(process.execPath, ['src/build/run-ts.mjs', file], { encoding: 'utf8', timeout: 25_000 });
    },
  );
  const commands = wanted
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n').map((command) => [titleOf(block), command.replace(/\s+#.*$/, '').trim()] as const))
    .filter(([, command]) => command !== '' && !command.startsWith('#') && !ELSEWHERE.test(command));
  it.runIf(commands.length > 0 && existsSync('dist/cli.js')).each(commands.length > 0 ? commands : [['', 'none'] as const])(
    '%s: %s',
    (_, command) => {
      const own = command.replace(/^highwayman /, 'node dist/cli.js ');
      expect(spawnSync('sh', ['-c', own], { encoding: 'utf8', timeout: 25_000 })).toMatchObject({ status: 0 });
    },
  );
});
