/**
 * node src/build/names.mjs: writes src/catalogue/names.ts, the ids of all sets and tiles as types, from the text of the catalogue.
 * A test compares the two.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { at } from './paths.mjs';

/** The text of names.ts for a text of tiles. */
export function namesOf(tiles) {
  const sets = [];
  const ids = [];
  let prefix = '';
  for (const line of tiles.trim().split('\n')) {
    const words = line.split(' ');
    if (words[0] === '=') {
      sets.push(words[1]);
      prefix = words[2];
    } else ids.push(`${prefix}-${words[0]}`);
  }
  const union = (names) => names.map((name) => `\n  | '${name}'`).join('');
  return `/** Written by src/build/names.mjs from ./tiles.ts: the names that a compiler checks. */

/** Ids of all tile sets. */
export type SetId =${union(sets)};

/** Ids of all tiles of the catalogue. */
export type TileId =${union([...new Set(ids)])};
`;
}

if (process.argv[1] === at('src/build/names.mjs')) {
  const source = await readFile(at('src/catalogue/tiles.ts'), 'utf8');
  await writeFile(at('src/catalogue/names.ts'), namesOf(/`([^]*)`/.exec(source.slice(source.indexOf('TILES =')))[1]));
}
