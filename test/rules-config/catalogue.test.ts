import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, findSet, findTile } from '../../src/catalogue/index.js';
import { readTile } from '../../src/rules/index.js';
import type { Edition } from '../../src/types.js';

const EDITIONS: readonly Edition[] = ['C1', 'C2', 'C3'];
const everything = CATALOGUE.flatMap((set) => set.tiles.map((entry) => ({ set, ...entry })));

/** Sum over the copies that an edition prints of a set. */
function total(
  setId: string,
  edition: Edition,
  measure: (tile: (typeof everything)[number]['tile']) => number = () => 1,
): number {
  return (findSet(setId)?.tiles ?? []).reduce((sum, { tile, count }) => sum + (count[edition] ?? 0) * measure(tile), 0);
}

test('the short text is read as the facts, written out in full in facts.json', () => {
  const facts: unknown = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8'));
  expect(JSON.parse(JSON.stringify(CATALOGUE))).toEqual(facts);
});

describe('totals per set and edition', () => {
  for (const set of CATALOGUE) {
    for (const [edition, published] of Object.entries(set.published)) {
      const listed = total(set.id, edition as Edition);
      if (set.partial) test(`${set.id} ${edition}: partial, at most ${published}`, () => expect(listed).toBeLessThan(published));
      else test(`${set.id} ${edition}: ${published}`, () => expect(listed).toBe(published));
    }
  }

  test('BASE-3: 72 tiles in each edition, one of them the start tile base-D', () => {
    for (const edition of EDITIONS) expect(total('base', edition)).toBe(72);
    expect(everything.filter(({ start }) => start > 0).map(({ tile, start }) => [tile.id, start])).toEqual([['base-D', 1]]);
  });

  test('an edition prints tiles only of sets that it publishes', () => {
    for (const { set, tile, count } of everything) {
      for (const edition of Object.keys(count)) expect(Object.keys(set.published), tile.id).toContain(edition);
    }
  });
});

describe('what the rules say about the sets', () => {
  test('FER-1: CRRR, FRRR and RRRR per edition', () => {
    const rows = (findSet('ferries')?.tiles ?? []).map(({ tile, count }) => [tile.edges, count.C1, count.C2, count.C3]);
    expect(rows).toEqual([
      ['CRRR', 3, 3, 3],
      ['FRRR', 4, 4, 3],
      ['RRRR', 1, 1, 2],
    ]);
  });

  test('LAB-3: one road with four exits, four corner fields', () => {
    const tile = findTile('lab-RRRR-labyrinth')?.entry.tile;
    expect(tile?.roads).toEqual([{ ends: 'NESW', branch: 'labyrinth' }]);
    expect(tile?.fields.map(({ half }) => half)).toEqual([
      [0, 7],
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  test('INN-1: 6 inns and 2 cathedrals', () => {
    for (const edition of EDITIONS) {
      expect(total('inns-cathedrals', edition, (tile) => tile.roads.filter((road) => road.inn).length)).toBe(6);
      expect(total('inns-cathedrals', edition, (tile) => tile.cities.filter((city) => city.cathedral).length)).toBe(2);
    }
  });

  test('TRD-1: 9 wine, 6 grain, 5 cloth', () => {
    for (const edition of EDITIONS) {
      const goods = (kind: string) =>
        total('traders-builders', edition, (tile) => tile.cities.filter((city) => city.goods === kind).length);
      expect([goods('wine'), goods('grain'), goods('cloth')]).toEqual([9, 6, 5]);
    }
  });

  test('MAGE-1, FLY-1, PORTAL: 8 symbols, 8 machines, 6 portals', () => {
    for (const edition of EDITIONS) {
      expect(total('mage-witch', edition, (tile) => Number(tile.features?.mageWitch))).toBe(8);
      expect(total('flying-machines', edition, (tile) => Number(tile.features?.flyingMachine !== undefined))).toBe(8);
    }
    for (const edition of ['C1', 'C2'] as const)
      expect(total('princess-dragon', edition, (tile) => Number(tile.features?.portal ?? 0))).toBe(6);
  });

  test('ROAD-5: the tiles with branched roads', () => {
    const legs = everything.flatMap(({ tile }) =>
      tile.roads.filter((road) => road.branch).map((road) => `${tile.id} ${road.ends.length}`),
    );
    expect(legs).toEqual([
      'am-FRRR-roundabout 3',
      'lab-RRRR-labyrinth 4',
      'rus-bogatyr 3',
      'cat-RRRR-roundabout 4',
      'spl-RRRR-roundabout 4',
      'spr-3leg-roundabout 3',
      'spr-RRRR-fork 4',
      'sig-3leg-roundabout 3',
    ]);
  });

  test('ROAD-7: the T-junction of Crop Circles I is three roads', () => {
    expect(findTile('cc-FRRR-road')?.entry.tile.roads.map(({ ends }) => ends)).toEqual(['E', 'S', 'W']);
  });

  test('GER-1: cathedral tiles without official counts', () => {
    expect(findSet('german-cathedrals')?.tiles.map(({ tile, count }) => [tile.id, count])).toEqual([
      ['gc-3roads', {}],
      ['gc-4roads', {}],
    ]);
  });

  test('doubtful tiles say why', () => {
    const doubtful = everything.filter(({ tile }) => tile.verified !== true).map(({ tile }) => tile);
    expect(doubtful).toHaveLength(11);
    for (const tile of doubtful) expect(tile.note, tile.id).toBeTruthy();
  });
});

describe('every tile', () => {
  test('183 kinds, no id twice, ids begin with the prefix of their set', () => {
    expect(everything).toHaveLength(183);
    expect(new Set(everything.map(({ tile }) => tile.id)).size).toBe(183);
    for (const { set, tile } of everything) expect(tile.id.startsWith(`${set.prefix}-`), tile.id).toBe(true);
  });

  for (const { tile } of everything) {
    test(`${tile.id} is consistent and stored in its smallest rotation`, () => {
      expect(readTile(tile)).toEqual(tile);
      for (let turn = 1; turn < 4; turn++) expect(tile.edges <= tile.edges.slice(turn) + tile.edges.slice(0, turn)).toBe(true);
    });
  }

  test('half-edges: each belongs to a city side or to exactly one field', () => {
    for (const { tile } of everything.filter((entry) => entry.tile.edges !== 'AAAA')) {
      const city = tile.cities.flatMap(({ edges }) =>
        [...edges].flatMap((side) => [2 * 'NESW'.indexOf(side), 2 * 'NESW'.indexOf(side) + 1]),
      );
      const owned = [...city, ...tile.fields.flatMap(({ half }) => half)].sort((a, b) => a - b);
      expect(owned, tile.id).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  test('the catalogue cannot be changed', () => {
    const tile = findTile('base-D')!.entry.tile;
    expect(Object.isFrozen(CATALOGUE)).toBe(true);
    expect(Object.isFrozen(tile.fields[0]!.half)).toBe(true);
    expect(() => (tile.roads as unknown[]).push({})).toThrow(TypeError);
  });
});
