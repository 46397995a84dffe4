import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatConfig, parseConfig, shortConfig } from '../../src/notation/config-text.js';
import { canonicalJson, compileRules, preset, PRESETS, resolveConfig } from '../../src/rules/index.js';
import type { ConfigInput } from '../../src/rules/index.js';

const ownTile = {
  id: 'my-tile',
  edges: 'FFFF',
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
  monastery: true,
  note: 'a/b #0123456789abcdef "ü" \u2028 {x} \\',
};

const inputs: fc.Arbitrary<ConfigInput> = fc.record(
  {
    edition: fc.constantFrom('C1', 'C2', 'C3'),
    players: fc.integer({ min: 2, max: 6 }),
    sets: fc
      .subarray(['inns', 'traders', 'abbey', 'ferries', 'labyrinth', 'mage', 'flying', 'dragon'])
      .map((sets) => ['base', ...sets]),
    labyrinth: fc.constantFrom('basic', 'advanced'),
    fields: fc.boolean(),
    fieldScoring: fc.constantFrom('perField3', 'perPlayer3', 'perCity4'),
    twoTileCity: fc.constantFrom('normal', 'reduced'),
    ferryCount: fc.oneof(fc.constant('perSet' as const), fc.nat(20)),
    flierMustLand: fc.boolean(),
    meeplesPerPlayer: fc.integer({ min: 1, max: 9 }),
    pieces: fc.record({ large: fc.nat(3) }, { requiredKeys: [] }),
    startTile: fc.constantFrom('base-D', 'base-U', 'my-tile'),
    tiles: fc.constant([{ tile: ownTile, copies: 2 }]),
    scoring: fc.constant({ road: { complete: { plain: 2 } }, goodsMajority: 12 }),
    modules: fc.record({ inns: fc.boolean(), ferries: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ConfigInput>;

describe('configuration text', () => {
  it.each(Object.keys(PRESETS))('preset %s is read as itself, and its text is canonical', (name) => {
    const rules = compileRules(preset(name));
    const text = formatConfig(rules);
    const read = parseConfig(text);
    expect(text).not.toMatch(/\s/);
    expect(canonicalJson(read.rules.config)).toBe(canonicalJson(rules.config));
    expect(read.rules.fingerprint).toBe(rules.fingerprint);
    expect(formatConfig(read.rules)).toBe(text);
  });
  it('says only what does not follow', () => {
    expect(formatConfig(compileRules({}))).toMatch(/^C3\/2\/base#[0-9a-f]{16}$/);
    expect(
      formatConfig(
        compileRules({ edition: 'C2', players: 3, sets: { base: 1, ferries: 2 }, labyrinth: 'advanced', wagonMove: 'nearby' }),
      ),
    ).toMatch(/^C2\/3\/base,ferries\*2\/labyrinth=advanced#/);
    expect(shortConfig(resolveConfig({ sets: ['base', 'inns'], pieces: { large: 2 } }))).toEqual({
      edition: 'C3',
      players: 2,
      sets: { base: 1, 'inns-cathedrals': 1 },
      pieces: { large: 2 },
    });
  });
  it('any configuration reads as itself', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        let rules: ReturnType<typeof compileRules>;
        try {
          rules = compileRules(input);
        } catch {
          return; // options that exclude each other
        }
        const text = formatConfig(rules);
        expect(text).not.toMatch(/\s/);
        expect(canonicalJson(parseConfig(text).rules.config)).toBe(canonicalJson(rules.config));
        expect(canonicalJson(resolveConfig(shortConfig(rules.config)))).toBe(canonicalJson(rules.config));
      }),
      { numRuns: 60 },
    );
  });
  it('own tiles travel with the text, whatever their notes say', () => {
    const rules = compileRules({ tiles: [{ tile: ownTile, copies: 2 }], startTile: 'my-tile' });
    expect(parseConfig(formatConfig(rules)).rules.config.tiles[0]?.tile.note).toBe(ownTile.note);
  });
  it('may leave out the fingerprint', () => {
    expect(parseConfig('C3/2/base').rules.fingerprint).toBe(compileRules({}).fingerprint);
  });
  it.each([
    ['', 'ERR_NOTATION'],
    ['C3', 'ERR_NOTATION'],
    ['C3/2', 'ERR_NOTATION'],
    ['C3/0/base', 'ERR_NOTATION'],
    ['C3/2/', 'ERR_NOTATION'],
    ['C3/2/base,base', 'ERR_NOTATION'],
    ['C3/2/base*0', 'ERR_NOTATION'],
    ['C3/2/base/', 'ERR_NOTATION'],
    ['C3/2/base/labyrinth', 'ERR_NOTATION'],
    ['C3/2/base/labyrinth=', 'ERR_NOTATION'],
    ['C3/2/base/labyrinth=basic/labyrinth=basic', 'ERR_NOTATION'],
    ['C3/2/base/pieces={', 'ERR_NOTATION'],
    ['C3/2/base/players=3', 'ERR_NOTATION'],
    ['C3/2/base#0000000000000000', 'ERR_NOTATION'],
    ['C3/2/base#12', 'ERR_NOTATION'],
    ['C9/2/base', 'ERR_CONFIG'],
    ['C3/7/base', 'ERR_CONFIG'],
    ['C3/2/nothing', 'ERR_CONFIG'],
    ['C3/2/base/labyrinth=maybe', 'ERR_CONFIG'],
    ['C3/2/base/x=1', 'ERR_CONFIG'],
  ])('refuses %j', (text, code) => {
    expect(() => parseConfig(text)).toThrow(expect.objectContaining({ code }));
  });
});
