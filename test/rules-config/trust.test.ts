/** Compiling rules is quick because the catalogue is trusted (`npm run bench -- startup`): what is taken on trust is checked here. */
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { CATALOGUE_FINGERPRINT } from '../../src/catalogue/fingerprint.js';
import { compileTiles } from '../../src/rules/compile.js';
import { resolveChecked } from '../../src/rules/config.js';
import { fingerprint, type ConfigInput } from '../../src/rules/index.js';
import type { SetId } from '../../src/catalogue/names.js';
import type { TileKind } from '../../src/types.js';

const EVERYTHING = Object.fromEntries(
  CATALOGUE.filter(({ id, tiles }) => id !== 'river' && tiles.length > 0).map(({ id }) => [id, 1]),
);
// Marks are there once a test beside this one has named a family with an entry of its own.
const facts = (config: ConfigInput): unknown[] =>
  compileTiles(resolveChecked(config)).map((kind: TileKind) => ({
    ...kind,
    source: undefined,
    verified: undefined,
    marks: undefined,
  }));

it('the fingerprint of the catalogue is that of its tiles', () => {
  const editions = (['C1', 'C2', 'C3'] as const).map((edition) => [
    facts({ edition, sets: EVERYTHING, labyrinth: 'advanced' }),
    facts({ edition, river: true }),
    facts({ edition, sets: EVERYTHING, tilesOnly: Object.keys(EVERYTHING) as SetId[] }),
  ]);
  expect(CATALOGUE_FINGERPRINT).toBe(fingerprint([editions, facts({ edition: 'C3', abbots: true })]));
});
