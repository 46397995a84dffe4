/** The rules of the house: short files, no rings of imports, nothing imports upward, nothing of a machine in the files. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { circles, importsOf, projectFiles, sourceFiles } from './files.js';

const files = projectFiles();
const read = (path: string): string => readFileSync(path, 'utf8');

/** Tables: long by what they hold. */
const DATA = /^src\/catalogue\/|^assembly\/constants\.ts$/;

it('no file has more than 300 lines, data aside', () => {
  const code = files.filter((path) => /\.(ts|mjs|js|css|html|sh)$/.test(path) && !DATA.test(path));
  expect(code.filter((path) => read(path).split('\n').length > 301)).toEqual([]);
});
it('no import circle', () => {
  expect(circles(sourceFiles('src'))).toEqual([]);
  expect(circles(sourceFiles('assembly'))).toEqual([]);
});

/** Floors of the library: a file imports from its own floor and those below. The longest name counts. */
const FLOORS: readonly (readonly string[])[] = [
  ['errors', 'types', 'map-types', 'move-types', 'generated/', 'expansions/'],
  ['catalogue/', 'wasm/', 'setup/seed'],
  ['rules/', 'maps/'],
  ['core/', 'board/', 'geometry/'],
  ['notation/', 'setup/', 'saved/'],
  ['position', 'game-view', 'game', 'engine'],
  ['jcz/', 'ai/'],
  ['client/'],
  ['play', 'index', 'config', 'entry-', 'testing', 'selfplay/'],
  ['cli/', 'web/', 'build/', 'docs/'],
];
function floorOf(path: string): number {
  const name = path.replace(/^src\//, '').replace(/\.ts$/, '');
  let best = -1;
  let length = 0;
  FLOORS.forEach((names, floor) => names.forEach((prefix) => {
    if ((prefix.endsWith('/') || prefix.endsWith('-') ? name.startsWith(prefix) : name === prefix) && prefix.length > length) [best, length] = [floor, prefix.length];
  }));
  return best;
}
it('every source file has a floor, and nothing imports upward', () => {
  const sources = sourceFiles('src');
  expect(sources.filter((path) => floorOf(path) < 0)).toEqual([]);
  const upward = sources.flatMap((path) => importsOf(path).filter((other) => other.startsWith('src/') && floorOf(other) > floorOf(path)).map((other) => `${path} -> ${other}`));
  expect(upward).toEqual([]);
});
it('the core: memory at the bottom, exports at the top', () => {
  const above = (path: string, other: string): boolean =>
    (path.startsWith('assembly/core/') && !/^assembly\/(core\/|constants)/.test(other)) ||
    (other.startsWith('assembly/ai/') && !/^assembly\/(ai\/|index)/.test(path)) ||
    (other.startsWith('assembly/run/') && !/^assembly\/(run\/|ai\/|index)/.test(path)) ||
    other === 'assembly/index.ts';
  const upward = sourceFiles('assembly').flatMap((path) => importsOf(path).filter((other) => above(path, other)).map((other) => `${path} -> ${other}`));
  expect(upward).toEqual([]);
});
it('the library knows nothing of Node', () => {
  const library = sourceFiles('src').filter((path) => floorOf(path) < 8);
  expect(library.filter((path) => /from ['"]node:/.test(read(path)))).toEqual([]);
});
it('every file that a text of the project points at is there', () => {
  const text = files.filter((path) => /\.(ts|mjs|js|md|json|html|css)$/.test(path));
  const pointer = /(?<![\w/.@-])((?:src|assembly|test|bench)\/[\w./-]*\.(?:ts|mjs|md|json|jsonl|gz|html|svg|png)|[A-Z][A-Z-]+\.md)\b/g;
  const gone = text.flatMap((path) => [...read(path).matchAll(pointer)].filter(([, to = '']) => !existsSync(to) && !existsSync(join(dirname(path), to))).map(([, to]) => `${path}: ${to}`));
  expect(gone).toEqual([]);
});
it('no comment points into a document by the number of its section', () => {
  expect(sourceFiles('src').concat(sourceFiles('assembly'), sourceFiles('test')).filter((path) => /\b[A-Z]{4,}(\.md)? section \d/.test(read(path)))).toEqual([]);
});
it('no file names a machine, a registry or a user', () => {
  const names = [['/wo', 'rk/'], ['/ho', 'me/'], ['/ro', 'ot/'], ['registry.', 'npm'], ['npm', 'mirror'], ['BEGIN PRIVATE', ' KEY']].map((parts) => parts.join(''));
  const text = files.filter((path) => !/\.(gz|png|wasm|ico|woff2?)$/.test(path));
  expect(text.flatMap((path) => names.filter((name) => read(path).includes(name)).map((name) => `${path}: ${name}`))).toEqual([]);
});
