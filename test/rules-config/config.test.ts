import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { compileRules, preset, PRESETS, resolveConfig, SET_ALIASES, type ConfigInput } from '../../src/rules/index.js';
import { refusal } from './refused.js';

const card = {
  id: 'my-plain',
  edges: 'FFFF',
  cities: [],
  roads: [],
  fields: [{ half: [0, 1, 2, 3, 4, 5, 6, 7], cities: [] }],
  garden: true,
};
const stream = {
  id: 'my-stream',
  edges: 'FWFW',
  cities: [],
  roads: [],
  rivers: [{ ends: 'EW' }],
  fields: [
    { half: [0, 1, 2, 7], cities: [] },
    { half: [3, 4, 5, 6], cities: [] },
  ],
};
const spring = { ...card, id: 'my-spring', edges: 'FFFW', rivers: [{ ends: 'W' }] };
const abbey = { id: 'my-abbey', edges: 'AAAA', cities: [], roads: [], fields: [], monastery: true, features: { abbey: true } };

describe('defaults', () => {
  test('nothing given: third edition, two players, base game', () => {
    expect(resolveConfig()).toMatchObject({
      edition: 'C3',
      players: 2,
      sets: { base: 1 },
      tilesOnly: [],
      copies: {},
      tiles: [],
      startTile: 'base-D',
      abbeysPerPlayer: 0,
      meeplesPerPlayer: 7,
      abbots: false,
      gardens: true,
      fields: true,
      fieldScoring: 'perField3',
      twoTileCity: 'normal',
      river: false,
      unfinishedInnCathedral: 'zero',
      ferryCount: 'perSet',
      ferryPlacement: 'always',
      ferryMoveScope: 'perPlacement',
      pivotOrder: 'free',
      builderSeparation: 'immediate',
      magicMerge: 'mustMove',
      magicOnUnscored: 'remove',
      labyrinth: 'basic',
      labyrinthExit: 'branch',
      labyrinthBonusPieces: 'meeples',
      flierIgnoresOccupancy: true,
      flierMustLand: true,
      wagonMove: 'nearby',
      barnOnBarnField: false,
      abbeyAfterLastTile: true,
      pigFirstEdition: 1,
      leipzigSend: 'hig2024',
      pieces: { normal: 7, large: 0, mayor: 0, wagon: 0, abbot: 0, builder: 0, pig: 0, barn: 0 },
    });
  });

  test('the first edition differs in twoTileCity (BASE-52) and wagonMove (ABB-25)', () => {
    const { edition: _first, twoTileCity, wagonMove, scoring: _table, ...rest } = resolveConfig({ edition: 'C1' });
    expect([twoTileCity, wagonMove]).toEqual(['reduced', 'connected']);
    expect(resolveConfig({ edition: 'C2' })).toMatchObject({ ...rest, twoTileCity: 'normal', wagonMove: 'nearby' });
  });

  test('figures come with their sets, once however many boxes (INN-1, TRD-10, TRD-20, ABB-1, BASE-70)', () => {
    const config = resolveConfig({ sets: { base: 1, inns: 2, traders: 1, abbey: 3 }, abbots: true });
    expect(config.pieces).toEqual({ normal: 7, large: 1, mayor: 1, wagon: 1, abbot: 1, builder: 1, pig: 1, barn: 1 });
    expect(config.abbeysPerPlayer).toBe(1);
  });

  test('the abbeys alone bring abbeys and no figures', () => {
    const config = resolveConfig({ sets: ['base', 'abbeys'] });
    expect([config.abbeysPerPlayer, config.pieces.mayor, config.modules.abbey]).toEqual([1, 0, true]);
  });

  test('without fields there are no pigs; barns are no farmers (BASE-64)', () => {
    expect(resolveConfig({ sets: ['base', 'traders', 'abbey'], fields: false }).pieces).toMatchObject({
      pig: 0,
      barn: 1,
      builder: 1,
      wagon: 1,
    });
  });

  test('tilesOnly: tiles without rules and figures', () => {
    const config = resolveConfig({ sets: { base: 1, abbey: 5, inns: 1 }, tilesOnly: ['inns', 'abbey-mayor'] });
    expect(config.tilesOnly).toEqual(['inns-cathedrals', 'abbey-mayor']);
    expect(config.modules).toMatchObject({ inns: false, abbey: false });
    expect(config.pieces).toMatchObject({ large: 0, mayor: 0 });
    expect(config.abbeysPerPlayer).toBe(0);
  });

  test('every set switches on its own rules', () => {
    const on = (name: string) =>
      Object.entries(resolveConfig({ sets: ['base', name] }).modules)
        .filter(([, value]) => value)
        .map(([key]) => key);
    expect(['inns', 'traders', 'abbey', 'ferries', 'labyrinth', 'german', 'mage', 'leipzig', 'flying', 'portal'].map(on)).toEqual(
      [
        ['inns'],
        ['traders'],
        ['abbey'],
        ['ferries'],
        ['labyrinth'],
        ['germanCathedrals'],
        ['mageWitch'],
        ['leipzig'],
        ['flying'],
        ['portal'],
      ],
    );
    expect(on('catapult')).toEqual([]);
  });

  test('aliases name sets, and ids stand in catalogue order', () => {
    for (const id of Object.values(SET_ALIASES)) expect(CATALOGUE.map((set) => set.id)).toContain(id);
    expect(Object.entries(resolveConfig({ sets: { mage: 2, ferry: 1, base: 1, river: 0 } }).sets)).toEqual([
      ['base', 1],
      ['ferries', 1],
      ['mage-witch', 2],
    ]);
  });

  test('pieces can be changed one by one; pieces.normal is meeplesPerPlayer', () => {
    expect(resolveConfig({ sets: ['base', 'traders'], pieces: { builder: 2, normal: 9 } })).toMatchObject({
      meeplesPerPlayer: 9,
      pieces: { normal: 9, builder: 2, pig: 1 },
    });
    expect(resolveConfig({ meeplesPerPlayer: 8 }).pieces.normal).toBe(8);
  });

  test('modules can be switched by hand', () => {
    expect(resolveConfig({ modules: { traders: true }, pieces: { builder: 1 } }).pieces.builder).toBe(1);
    expect(resolveConfig({ sets: ['base', 'inns'], modules: { inns: false } }).pieces.large).toBe(0);
  });
});

/** [configuration, path of the refusal, part of what was expected] */
const REFUSED: readonly (readonly [unknown, string, string])[] = [
  [null, 'config', 'an object'],
  ['C2', 'config', 'an object'],
  [[], 'config', 'an object'],
  [{ expansion: 1 }, 'expansion', 'ferryPlacement'],
  [{ constructor: 1 }, 'constructor', 'no other keys'],
  [{ edition: 'C4' }, 'edition', 'C1, C2, C3'],
  [{ players: 1 }, 'players', '2 to 6'],
  [{ players: 1 }, 'players', 'solo: true'],
  [{ players: 2, solo: true }, 'solo', 'players: 1'],
  [{ solo: 1 }, 'solo', 'true or false'],
  [{ players: 7 }, 'players', '2 to 6'],
  [{ players: 2.5 }, 'players', 'whole number'],
  [{ players: '2' }, 'players', 'whole number'],
  [{ sets: 3 }, 'sets', 'a list'],
  [{ sets: ['base', 'ferrys'] }, 'sets[1]', 'ferries = ferry'],
  [{ sets: ['toString'] }, 'sets[0]', 'a tile set'],
  [{ sets: [7] }, 'sets[0]', 'a tile set'],
  [{ sets: { base: 1, nope: 1 } }, 'sets.nope', 'a tile set'],
  [{ sets: { base: -1 } }, 'sets.base', '0 to 1022'],
  [{ sets: { base: '1' } }, 'sets.base', 'whole number'],
  [{ sets: { base: 1.5 } }, 'sets.base', 'whole number'],
  [{ sets: ['base', 'base'] }, 'sets[1]', 'each set once'],
  [{ sets: { base: 1, inns: 1, 'inns-cathedrals': 1 } }, 'sets.inns-cathedrals', 'each set once'],
  [{ sets: ['base', 'autumn'] }, 'sets[1]', 'tiles are known'],
  [{ sets: { base: 1, 'terracotta-army': 1 } }, 'sets.terracotta-army', 'tiles are known'],
  [{ sets: { base: 15 } }, 'sets', 'at most 1022'],
  [{ sets: [] }, 'sets', 'at least one tile'],
  [{ sets: { base: 2, river: 2 } }, 'sets.river', '1'],
  [{ sets: ['base', 'river'], river: false }, 'river', 'true'],
  [{ tilesOnly: 'inns' }, 'tilesOnly', 'a list'],
  [{ tilesOnly: ['inns'] }, 'tilesOnly[0]', 'a set in play: base'],
  [{ tilesOnly: ['nope'] }, 'tilesOnly[0]', 'a tile set'],
  [{ river: true, tilesOnly: ['river'] }, 'tilesOnly[0]', 'another set'],
  [{ only: [] }, 'only', 'an object'],
  [{ only: { nope: [] } }, 'only.nope', 'a tile set'],
  [{ only: { inns: [] } }, 'only.inns', 'a set in play'],
  [{ only: { base: 'base-D' } }, 'only.base', 'a list'],
  [{ only: { base: ['base-Z'] } }, 'only.base[0]', 'base-D'],
  [{ only: { river: [] }, river: true }, 'only.river', 'another set'],
  [{ copies: [] }, 'copies', 'an object'],
  [{ copies: { 'base-Z': 1 } }, 'copies.base-Z', 'catalogue tile'],
  [{ copies: { 'base-D': -1 } }, 'copies.base-D', '0 to 1022'],
  [{ copies: { 'am-abbey': 1 } }, 'copies.am-abbey', 'abbeysPerPlayer'],
  [{ copies: { 'riv-RWRW': 1 } }, 'copies.riv-RWRW', 'river is true'],
  [{ copies: { 'riv-FFFW': 3 }, river: true }, 'copies.riv-FFFW', '2'],
  [{ tiles: {} }, 'tiles', 'a list'],
  [{ tiles: [card] }, 'tiles[0].id', 'no other keys'],
  [{ tiles: [4] }, 'tiles[0]', 'an object'],
  [{ tiles: [{ tile: { ...card, edges: 'FFFC' } }] }, 'tiles[0].tile.edges', 'side W'],
  [{ tiles: [{ tile: card, copies: 'two' }] }, 'tiles[0].copies', 'whole number'],
  [{ tiles: [{ tile: { ...card, id: 'base-B' } }] }, 'tiles[0].tile.id', 'no other tile'],
  [{ tiles: [{ tile: card }, { tile: card }] }, 'tiles[1].tile.id', 'no other tile'],
  [{ tiles: [{ tile: abbey }] }, 'tiles[0].tile.features.abbey', 'abbeysPerPlayer'],
  [{ tiles: [{ tile: stream }] }, 'tiles[0].tile.edges', 'river'],
  [{ tiles: [{ tile: spring }], river: true }, 'tiles[0].tile.rivers', 'two or more ends'],
  [{ tiles: Array.from({ length: 951 }, (_, i) => ({ tile: { ...card, id: `my-${i}` } })) }, 'sets', 'at most 1022'],
  [{ startTile: 5 }, 'startTile', 'a tile id'],
  [{ startTile: 'base-Z' }, 'startTile', 'a catalogue tile'],
  [{ startTile: 'am-abbey' }, 'startTile', 'no abbey'],
  [{ startTile: 'riv-FFFW' }, 'startTile', 'without river'],
  [{ startTile: 'base-D', river: true }, 'startTile', 'riv-FFFW'],
  [{ modules: { magic: true } }, 'modules.magic', 'mageWitch'],
  [{ modules: { inns: 1 } }, 'modules.inns', 'true or false'],
  [{ pieces: { queen: 1 } }, 'pieces.queen', 'mayor'],
  [{ pieces: { large: 21 } }, 'pieces.large', '0 to 20'],
  [{ pieces: { abbot: 1 } }, 'pieces.abbot', 'abbots'],
  [{ pieces: { builder: 1 } }, 'pieces.builder', 'Traders'],
  [{ pieces: { wagon: 1 } }, 'pieces.wagon', 'Abbey'],
  [{ sets: ['base', 'traders'], fields: false, pieces: { pig: 1 } }, 'pieces.pig', 'fields'],
  [{ pieces: { normal: 6 }, meeplesPerPlayer: 7 }, 'pieces.normal', 'meeplesPerPlayer'],
  [{ abbeysPerPlayer: 1 }, 'abbeysPerPlayer', 'Abbey & Mayor'],
  [{ abbeysPerPlayer: 10 }, 'abbeysPerPlayer', '0 to 9'],
  [{ meeplesPerPlayer: 21 }, 'meeplesPerPlayer', '0 to 20'],
  [{ abbots: 'yes' }, 'abbots', 'true or false'],
  [{ gardens: 'no' }, 'gardens', 'true or false'],
  [{ fields: 0 }, 'fields', 'true or false'],
  [{ fieldScoring: 'perField4' }, 'fieldScoring', 'perCity4'],
  [{ twoTileCity: 2 }, 'twoTileCity', 'reduced'],
  [{ river: 'yes' }, 'river', 'true or false'],
  [{ unfinishedInnCathedral: 'none' }, 'unfinishedInnCathedral', 'ignore'],
  [{ ferryCount: 'all' }, 'ferryCount', 'perSet'],
  [{ ferryCount: -1 }, 'ferryCount', 'perSet'],
  [{ ferryPlacement: 'never' }, 'ferryPlacement', 'onlyWithHighwayman'],
  [{ ferryMoveScope: 'perGame' }, 'ferryMoveScope', 'perTurn'],
  [{ pivotOrder: 'random' }, 'pivotOrder', 'ascending'],
  [{ builderSeparation: 'never' }, 'builderSeparation', 'endOfStep'],
  [{ magicMerge: true }, 'magicMerge', 'mustMove'],
  [{ magicOnUnscored: 'stay' }, 'magicOnUnscored', 'keep'],
  [{ labyrinth: 'expert' }, 'labyrinth', 'advanced'],
  [{ labyrinthExit: 'any' }, 'labyrinthExit', 'adjacentTile'],
  [{ labyrinthBonusPieces: 'all' }, 'labyrinthBonusPieces', 'allFigures'],
  [{ flierIgnoresOccupancy: 1 }, 'flierIgnoresOccupancy', 'true or false'],
  [{ flierMustLand: 1 }, 'flierMustLand', 'true or false'],
  [{ wagonMove: 'far' }, 'wagonMove', 'nearby'],
  [{ barnOnBarnField: 1 }, 'barnOnBarnField', 'true or false'],
  [{ abbeyAfterLastTile: 1 }, 'abbeyAfterLastTile', 'true or false'],
  [{ pigFirstEdition: 256 }, 'pigFirstEdition', '0 to 255'],
  [{ leipzigSend: 'hig' }, 'leipzigSend', 'recount'],
  [{ scoring: { road: { final: { plain: -1 } } } }, 'scoring.road.final.plain', '0 to 255'],
  [{ scoring: { city: { witchDivisor: 0 } } }, 'scoring.city.witchDivisor', '1 to 255'],
  [{ scoring: { city: { twoTile: { tile: 1.5 } } } }, 'scoring.city.twoTile.tile', 'whole number'],
  [{ scoring: { town: {} } }, 'scoring.town', 'monastery'],
  [{ scoring: 3 }, 'scoring', 'an object'],
];

describe('refused configurations', () => {
  for (const [config, path, expected] of REFUSED) {
    test(`${path}: ${JSON.stringify(config)?.slice(0, 60)}`, () => {
      const error = refusal(() => resolveConfig(config));
      expect(error.field).toBe(path);
      expect(error.expected).toContain(expected);
    });
  }

  test('the refusal carries the value', () => {
    expect(refusal(() => resolveConfig({ sets: { base: 1, ferries: -3 } })).value).toBe(-3);
    expect(refusal(() => resolveConfig({ expansion: 'all' })).value).toBe('all');
  });
});

describe('resolved configurations', () => {
  const samples: readonly ConfigInput[] = [
    ...Object.values(PRESETS),
    { sets: { base: 1, german: 2 }, only: { german: ['gc-4roads'] }, players: 5 },
    {
      fieldScoring: 'perCity4',
      pigFirstEdition: 2,
      scoring: { road: { complete: { plain: 4 } } },
      unfinishedInnCathedral: 'ignore',
    },
    { tiles: [{ tile: card, copies: 3 }], startTile: 'my-plain', abbots: true, edition: 'C1' },
  ];

  test('resolve to themselves, also through JSON', () => {
    for (const input of samples) {
      const config = resolveConfig(input);
      expect(resolveConfig(config)).toEqual(config);
      expect(compileRules(JSON.parse(JSON.stringify(config)) as ConfigInput).fingerprint).toBe(compileRules(input).fingerprint);
    }
  });

  test('are frozen all through and share nothing with the input', () => {
    const input = { tiles: [{ tile: structuredClone(card), copies: 1 }], pieces: { large: 1 } };
    const config = resolveConfig(input);
    for (const part of [config, config.pieces, config.scoring.road.final, config.tiles[0]?.tile.fields[0]?.half])
      expect(Object.isFrozen(part)).toBe(true);
    input.tiles[0]!.tile.id = 'other';
    expect(Object.isFrozen(input.tiles)).toBe(false);
    expect(config.tiles[0]?.tile.id).toBe('my-plain');
  });
});

describe('presets', () => {
  for (const [name, input] of Object.entries(PRESETS)) {
    test(`${name} compiles`, () => expect(compileRules(input).kinds.length).toBeGreaterThan(20));
  }

  test('are found by name and cannot be changed', () => {
    expect(preset('ferries')).toBe(PRESETS['ferries']);
    expect(refusal(() => preset('toString')).expected).toContain('ferries');
    expect(Object.isFrozen(PRESETS['all'])).toBe(true);
  });

  test('branched: every tile of ROAD-5 with a known shape, without the figures of its set', () => {
    const rules = compileRules(PRESETS['branched']);
    expect(
      rules.kinds.filter((kind) => kind.segments.some(({ kind: what, sides }) => what === 'road' && sides.length > 2)),
    ).toHaveLength(8);
    expect(rules.config.modules).toMatchObject({ abbey: false, ferries: true, labyrinth: true });
  });
});
