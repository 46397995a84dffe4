/** The names that a compiler checks are those of the catalogue and of the expansions with sets of their own; node src/build/names.mjs writes them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedSets } from '../../src/catalogue/printed.js';
import { useExpansion } from '../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../src/generated/expansions/all.js';

for (const expansion of ALL_EXPANSIONS) useExpansion(expansion);
const sets = printedSets();

const text = readFileSync(new URL('../../src/catalogue/names.ts', import.meta.url), 'utf8');
const namesOf = (type: string): string[] => {
  const [, union = ''] = new RegExp(`export type ${type} =([^;]*);`).exec(text) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, name]) => name as string).sort();
};

it('SetId names every set of the catalogue and of expansions, and no other', () => {
  expect(namesOf('SetId')).toEqual(sets.map(({ id }) => id).sort());
});
it('TileId names every tile of the catalogue and of expansions, and no other', () => {
  const ids = sets.flatMap(({ tiles }) => tiles.map(({ tile }) => tile.id));
  expect(namesOf('TileId')).toEqual([...new Set(ids)].sort());
});
