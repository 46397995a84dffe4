/** The compiler of src/rules against the plain one, for own tiles drawn at random. */
import { expect, it } from 'vitest';
import { compileRules, type ConfigInput } from '../../../src/rules/index.js';
import type { TileDefinition } from '../../../src/types.js';
import { dice } from '../../fuzz/random.js';
import { actingOf, bareKind } from './acting.js';
import { plainKind } from './compiler.js';
import { ownTiles } from './own-tiles.js';
import { plainTile } from './plain-tile.js';

const SEEDS = Number(process.env['OWN_TILES'] ?? 6);
const TILES = 60;
const MODULES = [
  'inns',
  'traders',
  'ferries',
  'labyrinth',
  'germanCathedrals',
  'mageWitch',
  'leipzig',
  'flying',
  'portal',
] as const;

/** Everything that was drawn for the first test. */
const seen: TileDefinition[] = [];

function expectSame(config: ConfigInput, seed: number, sides?: string): number {
  const below = dice(seed);
  const tiles = ownTiles(below, TILES, sides);
  seen.push(...tiles);
  const modules = Object.fromEntries(MODULES.map((name) => [name, below(4) > 0]));
  const rules = compileRules({ ...config, abbots: seed % 3 > 0, modules, tiles: tiles.map((tile) => ({ tile })) });
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const kinds = rules.kinds.filter(({ set }) => set === 'custom');
  for (const kind of kinds) {
    const tile = byId.get(kind.id) ?? expect.unreachable(kind.id);
    expect(bareKind(kind), JSON.stringify(tile)).toEqual(plainKind(plainTile(tile), actingOf(rules, 'custom')));
  }
  return kinds.length;
}

it(`${SEEDS * TILES} own tiles are the kinds that the rules make of them`, { timeout: 120_000 }, () => {
  for (let seed = 1; seed <= SEEDS; seed++)
    expect(expectSame({}, seed, seed % 3 ? undefined : 'RRRRFC')).toBeGreaterThan(TILES / 2);
});
it('own tiles of the river too [RIV-1]', () => {
  for (let seed = 1; seed <= 3; seed++)
    expect(expectSame({ edition: 'C2', river: true }, seed, 'CFRWW')).toBeGreaterThan(TILES / 2);
});
it('what is drawn at random has everything that a tile may have', () => {
  const text = JSON.stringify(seen);
  const WORDS = [
    '"inn"',
    '"cathedral":true',
    '"goods"',
    '"lake"',
    '"crossing"',
    '"monastery"',
    '"labyrinth"',
    '"fork"',
    '"splitSides"',
    '"inner"',
    '"leipzigGate"',
    '"wagon"',
    '"flyingMachine"',
    '"germanCathedral"',
  ];
  expect(WORDS.filter((word) => !text.includes(word))).toEqual([]);
  expect(new Set(seen.map(({ edges }) => edges)).size).toBeGreaterThan(50);
});
