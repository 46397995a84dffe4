/** The compiler of src/rules against the plain one, for every tile of the catalogue and of the families with an entry of their own. */
import { describe, expect, it } from 'vitest';
import { TILES } from '../../../src/catalogue/tiles.js';
import { useExpansion } from '../../../src/expansions/registry.js';
import { ALL_EXPANSIONS } from '../../../src/generated/expansions/all.js';
import { compileRules, type ConfigInput } from '../../../src/rules/index.js';
import type { Edition, Rules, TileKind } from '../../../src/types.js';
import { actingOf, bareKind } from './acting.js';
import { plainKind } from './compiler.js';
import { readNotation, type PlainEntry } from './notation.js';

ALL_EXPANSIONS.forEach(useExpansion);
const SETS = [TILES, ...ALL_EXPANSIONS.map(({ tiles = '' }) => tiles)].flatMap(readNotation);
const ENTRIES = new Map(SETS.flatMap(({ entries }) => entries.map((entry) => [entry.tile.id, entry] as const)));
const PLAYED = SETS.filter(({ id, entries }) => id !== 'river' && entries.length > 0).map(({ id }) => id);
const EDITIONS: readonly Edition[] = ['C1', 'C2', 'C3'];

function expectSame(rules: Rules): void {
  for (const kind of rules.kinds) {
    const entry = ENTRIES.get(kind.id) as PlainEntry;
    expect(bareKind(kind)).toEqual(plainKind(entry.tile, actingOf(rules, entry.set)));
    expect(kind.set).toBe(entry.set);
  }
}
/** Copies of a tile in a game: those printed for the edition, or in the nearest one that prints the set, newer before older. */
function copiesOf({ set, copies }: PlainEntry, edition: Edition): number {
  const { published } = SETS.find(({ id }) => id === set) as { published: readonly number[] };
  const print = [EDITIONS.indexOf(edition), 1, 2, 0].find((at) => (published[at] as number) > 0);
  return print === undefined ? 0 : (copies[print] as number);
}

describe('the notation read a second time', () => {
  it('every tile of every set is there, in the order of the catalogue', () => {
    for (const edition of EDITIONS) {
      // named, as a set with a start tile of its own leaves the usual one out
      const startTile = 'base-D';
      const sets = Object.fromEntries(PLAYED.map((id) => [id, 1])) as object;
      const rules = compileRules({ edition, abbots: true, startTile, sets });
      const copies = (kind: TileKind) => kind.copies + Number(rules.kinds[rules.start] === kind);
      const listed = [...ENTRIES.values()].filter((entry) => entry.set !== 'river' && copiesOf(entry, edition) > 0);
      const found = rules.kinds.filter((kind) => copies(kind) > 0 && kind.set !== 'german-cathedrals');
      expect(found.map((kind) => [kind.id, copies(kind)])).toEqual(
        listed.filter(({ tile }) => !tile.features.has('abbey')).map((entry) => [entry.tile.id, copiesOf(entry, edition)]),
      );
    }
  });
});

describe('both compilers find the same kinds [BASE-12, BASE-73, FER-4, LAB-3, FLY-1, RIV-1]', () => {
  const every = Object.fromEntries(PLAYED.map((id) => [id, 1])) as object;
  for (const edition of EDITIONS) {
    it(`every set with its rules, ${edition}`, () => expectSame(compileRules({ edition, abbots: true, sets: every })));
    it(`every set, gardens as decoration, ${edition}`, () => expectSame(compileRules({ edition, sets: every })));
    it(`every set as tiles only, ${edition}`, () =>
      expectSame(
        compileRules({ edition, abbots: true, sets: every, tilesOnly: PLAYED.filter((id) => id !== 'base') as never[] }),
      ));
  }
  it('the river', () => {
    for (const edition of ['C1', 'C2'] as const) expectSame(compileRules({ edition, river: true, abbots: true }));
  });
  it('each set alone, and tiles with copies that no edition prints', () => {
    for (const id of PLAYED) expectSame(compileRules({ edition: 'C2', sets: { base: 1, [id]: 1 } as ConfigInput['sets'] }));
    const copies = Object.fromEntries(
      [...ENTRIES.values()]
        .filter(({ tile, set }) => set !== 'river' && !tile.features.has('abbey'))
        .map(({ tile }) => [tile.id, 1]),
    );
    const rules = compileRules({ edition: 'C1', abbots: true, sets: { base: 0 }, copies, startTile: 'base-D' } as ConfigInput);
    expect(rules.kinds.length).toBe(Object.keys(copies).length);
    expectSame(rules);
  });
});
