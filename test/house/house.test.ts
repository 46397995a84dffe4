/** The rules of the house: short files, no rings of imports, nothing imports upward, nothing of a machine in the files. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { circles, importsOf, projectFiles, sourceFiles } from './files.js';

const files = projectFiles();
const read = (path: string): string => readFileSync(path, 'utf8');

/** Tables: long by what they hold. */
const DATA = /^src\/catalogue\/|^assembly\/constants\.ts$|^assembly\/generated\/dispatch\.ts$/;

/** Lines that say something; where a bracket stands alone is the formatter's business. */
const linesOf = (path: string): number =>
  read(path)
    .split('\n')
    .filter((line) => /\w/.test(line)).length;

it('no file has more than 300 lines, data aside', () => {
  const code = files.filter((path) => /\.(ts|mjs|js|css|html|sh)$/.test(path) && !DATA.test(path));
  expect(code.filter((path) => linesOf(path) > 300)).toEqual([]);
});
/** Static calls from the machine into the rooms, and nothing else. */
const SEAM = 'assembly/generated/dispatch.ts';

it('no import circle', () => {
  expect(circles(sourceFiles('src'))).toEqual([]);
  // the seam calls every room, which is what it is for
  expect(circles(sourceFiles('assembly').filter((path) => path !== SEAM))).toEqual([]);
});

/** Floors of the library: a file imports from its own floor and those below. The longest name counts. */
const FLOORS: readonly (readonly string[])[] = [
  ['errors', 'guard', 'nearest', 'types', 'map-types', 'move-types', 'generated/', 'expansions/'],
  ['catalogue/', 'wasm/', 'setup/seed'],
  ['rules/', 'maps/', 'expansions/registry'],
  ['core/', 'board/', 'geometry/', 'expansions/state', 'generated/expansions/'],
  ['notation/', 'setup/', 'saved/'],
  ['position', 'turns', 'ferry-preview', 'game-options', 'game-view', 'illegal-move', 'game', 'engine'],
  ['jcz/', 'ai/'],
  ['client/'],
  ['play', 'index', 'config', 'entry-', 'testing', 'selfplay/'],
  ['cli/', 'web/', 'build/', 'docs/'],
];
function floorOf(path: string): number {
  const name = path.replace(/^src\//, '').replace(/\.ts$/, '');
  let best = -1;
  let length = 0;
  FLOORS.forEach((names, floor) =>
    names.forEach((prefix) => {
      if ((prefix.endsWith('/') || prefix.endsWith('-') ? name.startsWith(prefix) : name === prefix) && prefix.length > length)
        [best, length] = [floor, prefix.length];
    }),
  );
  return best;
}
it('every source file has a floor, and nothing imports upward', () => {
  const sources = sourceFiles('src');
  expect(sources.filter((path) => floorOf(path) < 0)).toEqual([]);
  const upward = sources.flatMap((path) =>
    importsOf(path)
      .filter((other) => other.startsWith('src/') && floorOf(other) > floorOf(path))
      .map((other) => `${path} -> ${other}`),
  );
  expect(upward).toEqual([]);
});
/** Layers of the core: a folder imports from itself and those before it, and calls rooms through the seam only. */
const LAYERS = ['generated', 'core', 'board', 'map', 'feature', 'score', 'turn', 'moves', 'families', 'run', 'ai'];
/** Pairs of folders that still run upward, to be untied; none may be added. */
const TIED = [
  'board -> feature',
  'board -> map',
  'feature -> score',
  'map -> feature',
  'map -> moves',
  'map -> score',
  'map -> turn',
];
it('the core: every folder has a layer, and nothing imports upward', () => {
  const folder = (path: string): string => /^assembly\/(\w+)\//.exec(path)?.[1] ?? '';
  const sources = sourceFiles('assembly').filter((path) => path !== SEAM && folder(path) !== '');
  expect(sources.filter((path) => !LAYERS.includes(folder(path)))).toEqual([]);
  const layer = (path: string): number => LAYERS.indexOf(folder(path));
  const upward = sources.flatMap((path) =>
    importsOf(path)
      .filter((other) => other !== SEAM && other !== 'assembly/constants.ts' && (layer(other) > layer(path) || layer(other) < 0))
      .map((other) => `${folder(path)} -> ${folder(other)}`),
  );
  expect([...new Set(upward)].sort()).toEqual(TIED);
});
it('the core: rooms do not know each other', () => {
  const rooms = sourceFiles('assembly').filter((path) => path.startsWith('assembly/families/') && !path.endsWith('/base.ts'));
  const others = rooms.flatMap((path) =>
    importsOf(path).filter((other) => other.startsWith('assembly/families/') && other !== 'assembly/families/base.ts'),
  );
  expect(others).toEqual([]);
});
it('the library knows nothing of Node', () => {
  const library = sourceFiles('src').filter((path) => floorOf(path) < 8);
  expect(library.filter((path) => /from ['"]node:/.test(read(path)))).toEqual([]);
});
it('every file that a text of the project points at is there', () => {
  const text = files.filter((path) => /\.(ts|mjs|js|md|json|html|css)$/.test(path));
  const pointer =
    /(?<![\w/.@-])((?:src|assembly|test|bench)\/[\w./-]*\.(?:ts|mjs|md|json|jsonl|gz|html|svg|png)|[A-Z][A-Z-]+\.md)\b/g;
  const gone = text.flatMap((path) =>
    [...read(path).matchAll(pointer)]
      .filter(([, to = '']) => !existsSync(to) && !existsSync(join(dirname(path), to)))
      .map(([, to]) => `${path}: ${to}`),
  );
  expect(gone).toEqual([]);
});
it('no comment points into a document by the number of its section', () => {
  expect(
    sourceFiles('src')
      .concat(sourceFiles('assembly'), sourceFiles('test'))
      .filter((path) => /\b[A-Z]{4,}(\.md)? section \d/.test(read(path))),
  ).toEqual([]);
});
it('no file names a machine, a registry or a user', () => {
  const names = [
    ['/wo', 'rk/'],
    ['/ho', 'me/'],
    ['/ro', 'ot/'],
    ['registry.', 'npm'],
    ['npm', 'mirror'],
    ['BEGIN PRIVATE', ' KEY'],
  ].map((parts) => parts.join(''));
  const text = files.filter((path) => !/\.(gz|png|wasm|ico|woff2?)$/.test(path));
  expect(text.flatMap((path) => names.filter((name) => read(path).includes(name)).map((name) => `${path}: ${name}`))).toEqual([]);
});
