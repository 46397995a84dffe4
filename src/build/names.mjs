/**
 * node src/build/names.mjs: writes src/catalogue/names.ts, the ids of all sets and tiles as types, from the texts of tiles.
 * A test compares the two.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
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
    } else {
      ids.push(`${prefix}-${words[0]}`);
      if (words.some((word) => /^g\d/.test(word))) ids.push(`${prefix}-${words[0]}-garden`);
    }
  }
  const union = (names) => names.map((name) => `\n  | '${name}'`).join('');
  return `/** Written by src/build/names.mjs from ./tiles.ts: the names that a compiler checks. */

/** Ids of all tile sets. */
export type SetId =${union(sets)};

/** Ids of all tiles of the catalogue. */
export type TileId =${union([...new Set(ids)])};
`;
}

/** The text of the catalogue, and that of the families that bring sets of their own. */
export async function allTiles() {
  const source = await readFile(at('src/catalogue/tiles.ts'), 'utf8');
  const own = /`([\s\S]*)`/.exec(source.slice(source.indexOf('TILES =')))[1];
  const families = (await readdir(at('src/expansions'))).sort();
  const texts = await Promise.all(families.map((file) => readFile(at('src/expansions', file), 'utf8')));
  return [own, ...texts.flatMap((text) => /^ {2}tiles: `([^`]*)`/m.exec(text)?.[1] ?? [])].map((text) => text.trim()).join('\n');
}

if (process.argv[1] === at('src/build/names.mjs')) {
  await writeFile(at('src/catalogue/names.ts'), namesOf(await allTiles()));
}
