import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/catalogue/index.js';
import { compileRules, ferrySupply, readTile, type ConfigInput } from '../../src/rules/index.js';
import { kindNumber } from '../../src/rules/kind-of.js';
import type { SetName } from '../../src/rules/config-schema.js';
import type { Rules, TileDefinition } from '../../src/types.js';
import { FULL, full, kindOf, plain } from './kinds.js';

const bag = (rules: Rules) => rules.kinds.reduce((sum, kind) => sum + kind.copies, 0);

describe('kinds', () => {
  test('BASE-3: 71 tiles to draw, base-D on the table, in every edition', () => {
    for (const edition of ['C1', 'C2', 'C3'] as const) {
      const rules = compileRules({ edition });
      expect(bag(rules)).toBe(71);
      expect(rules.kinds[rules.start]).toMatchObject({ id: 'base-D', copies: 3 });
      expect(rules.abbey).toBe(-1);
    }
  });

  test('bag sizes of the sets', () => {
    const size = (edition: 'C1' | 'C2' | 'C3', name: SetName) => bag(compileRules({ edition, sets: ['base', name] })) - 71;
    const sizes = (edition: 'C1' | 'C2' | 'C3') =>
      (['inns', 'traders', 'dragon', 'abbey', 'ferries', 'labyrinth', 'german', 'mage', 'flying', 'leipzig'] as const).map(
        (name) => size(edition, name),
      );
    for (const edition of ['C1', 'C2', 'C3'] as const) expect(sizes(edition)).toEqual([18, 24, 30, 12, 8, 1, 6, 8, 8, 0]);
  });

  test('the third edition plays sets that it does not print with second-edition tiles', () => {
    const rules = compileRules({ edition: 'C3', sets: ['base', 'abbey', 'labyrinth', 'dragon', 'catapult'] });
    expect(kindOf(rules, 'am-FFFR-garden').copies).toBe(1);
    expect(rules.kinds.some((kind) => kind.id === 'am-FFFR')).toBe(false);
    expect(kindOf(rules, 'pd-CCCF-portal').copies).toBe(1);
    expect(kindOf(rules, 'lab-RRRR-labyrinth').copies).toBe(1);
    expect(kindOf(rules, 'cat-RRRR-roundabout').copies).toBe(1);
  });

  test('BASE-73: tiles that differ only in a garden are one kind where gardens are decoration', () => {
    const merged = (input: ConfigInput) => compileRules(input).kinds.flatMap(({ id, also }) => (also ? [[id, ...also]] : []));
    const letters = ['E', 'H', 'I', 'M', 'N', 'R', 'U', 'V'].map((letter) => [`base-${letter}`, `base-${letter}-garden`]);
    for (const input of [{ edition: 'C2' }, { edition: 'C3' }, { edition: 'C3', abbots: true, gardens: false }] as const) {
      const rules = compileRules(input);
      expect(merged(input)).toEqual(letters);
      expect([rules.kinds.length, bag(rules), kindOf(rules, 'base-E').copies, kindOf(rules, 'base-R').copies]).toEqual([
        24, 71, 5, 3,
      ]);
      expect(rules.kinds.map(({ id }) => id)).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWX'].map((letter) => `base-${letter}`));
    }
    expect(merged({ edition: 'C3', abbots: true })).toEqual([]);
    expect(compileRules({ edition: 'C3', abbots: true }).kinds).toHaveLength(32);
    expect(merged({ edition: 'C1' })).toEqual([]);
    expect(merged({ edition: 'C2', river: true }).at(-1)).toEqual(['riv-FFWW', 'riv-FFWW-garden']);
  });

  test('BASE-73: a garden keeps its kind where no tile without it is in play, and counts at the start under either id', () => {
    const alone = compileRules({ edition: 'C3', copies: { 'base-E': 0 } });
    expect([kindOf(alone, 'base-E-garden').copies, kindOf(alone, 'base-E-garden').also, kindNumber(alone, 'base-E')]).toEqual([
      1,
      undefined,
      -1,
    ]);
    for (const startTile of ['base-E', 'base-E-garden'] as const) {
      const rules = compileRules({ edition: 'C3', startTile });
      expect([rules.kinds[rules.start]?.id, rules.kinds[rules.start]?.copies, bag(rules)]).toEqual(['base-E', 4, 71]);
    }
    const numbers = compileRules({ edition: 'C3' });
    for (const kind of numbers.kinds)
      for (const id of [kind.id, ...(kind.also ?? [])]) expect(numbers.kinds[kindNumber(numbers, id)]).toBe(kind);
    expect(kindNumber(numbers, 'constructor')).toBe(-1);
  });

  test('BASE-73: own tiles too, but never tiles of two sets or with another difference', () => {
    const garden = (id: string, change: Partial<TileDefinition> = {}) => ({
      tile: readTile(plain({ id, garden: true, ...change })),
    });
    const tiles = [
      garden('g', { verified: false }),
      { tile: readTile(plain({ id: 'p' })), copies: 2 },
      garden('m', { monastery: true }),
      garden('d', { features: { well: true } }),
      garden('h'),
    ];
    const rules = compileRules({ edition: 'C1', tiles });
    expect(
      rules.kinds.filter(({ set }) => set === 'custom').map(({ id, also, copies, verified }) => [id, also, copies, verified]),
    ).toEqual([
      ['p', ['g', 'h'], 4, false],
      ['m', undefined, 1, true],
      ['d', undefined, 1, true],
    ]);
  });

  test('the fingerprint tells kinds that are one from kinds of their own', () => {
    const rules = compileRules({ edition: 'C3' });
    expect(rules.formerFingerprint).toBe('bc64d14c4d33f0bf'); // of 0.1.0, when gardens made kinds of their own
    expect(rules.fingerprint).not.toBe(rules.formerFingerprint);
    expect(compileRules({ edition: 'C3', abbots: true })).toMatchObject({ fingerprint: 'f4cea34cd56e4e9a' });
    expect(compileRules({ edition: 'C3', abbots: true }).formerFingerprint).toBeUndefined();
  });

  test('stand in catalogue order, own tiles last', () => {
    const rules = compileRules({ ...FULL, tiles: [{ tile: plain({ id: 'b' }) }, { tile: plain({ id: 'a' }), copies: 2 }] });
    const order = CATALOGUE.flatMap((set) => set.tiles.map(({ tile }) => tile.id));
    const places = rules.kinds.slice(0, -2).map((kind) => order.indexOf(kind.id));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(rules.kinds.slice(-2).map(({ id, set, copies, verified }) => [id, set, copies, verified])).toEqual([
      ['b', 'custom', 1, true],
      ['a', 'custom', 2, true],
    ]);
  });

  test('copies of several boxes', () => {
    const rules = compileRules({ edition: 'C3', sets: { base: 2, ferries: 4 } });
    expect([kindOf(rules, 'base-D').copies, kindOf(rules, 'fer-CRRR').copies, kindOf(rules, 'fer-RRRR').copies]).toEqual([
      7, 12, 8,
    ]);
  });

  test('ABB-1: the abbey is held by players and never in the bag', () => {
    expect(full.kinds[full.abbey]).toMatchObject({ id: 'am-abbey', edges: 'AAAA', copies: 0, abbey: true, distinct: 1 });
    expect(full.kinds[full.abbey]?.segments.map(({ kind }) => kind)).toEqual(['monastery']);
    expect(compileRules({ sets: ['base', 'abbey'], tilesOnly: ['abbey'] }).abbey).toBe(-1);
  });

  test('everything is frozen', () => {
    for (const part of [full, full.kinds, full.kinds[0], full.kinds[0]?.segments[0]?.sides, full.config.scoring])
      expect(Object.isFrozen(part)).toBe(true);
  });
});

describe('start tile', () => {
  test('another catalogue tile leaves base-D in the bag', () => {
    const rules = compileRules({ startTile: 'base-X' });
    expect([rules.kinds[rules.start]?.id, kindOf(rules, 'base-X').copies, kindOf(rules, 'base-D').copies, bag(rules)]).toEqual([
      'base-X',
      0,
      4,
      71,
    ]);
  });

  test('a tile that is not in play otherwise is extra', () => {
    const rules = compileRules({ sets: ['ferries'] });
    expect([rules.kinds[rules.start]?.id, rules.kinds[rules.start]?.copies, bag(rules)]).toEqual(['base-D', 0, 8]);
  });

  test('an own tile, its copies included', () => {
    const rules = compileRules({ tiles: [{ tile: plain(), copies: 3 }], startTile: 'my-plain' });
    expect([rules.kinds[rules.start]?.set, rules.kinds[rules.start]?.copies, bag(rules)]).toEqual(['custom', 2, 74]);
  });
});

describe('river', () => {
  const rules = compileRules({ edition: 'C2', river: true });

  test('RIV-1: the spring replaces the start tile, river tiles first, the lake last', () => {
    expect(rules.kinds[rules.start]).toMatchObject({ id: 'riv-FFFW', copies: 1, stage: 2 });
    expect(kindOf(rules, 'base-D').copies).toBe(4);
    const inStage = (stage: number) =>
      rules.kinds.filter((kind) => kind.stage === stage).reduce((sum, kind) => sum + kind.copies, 0);
    expect([inStage(0), inStage(1), inStage(2)]).toEqual([72, 10, 1]);
  });

  test('RIV-4: its lake is no ferry lake; rivers are no segments', () => {
    expect(rules.kinds[rules.start]).toMatchObject({ lake: false });
    expect(kindOf(rules, 'riv-RRWW').segments.map(({ kind }) => kind)).toEqual(['road', 'field', 'field', 'field']);
  });

  test('naming the set is the same as river: true', () => {
    expect(compileRules({ edition: 'C2', sets: ['base', 'river'] }).fingerprint).toBe(rules.fingerprint);
  });

  test('own river tiles belong to the river', () => {
    const tile = plain({
      id: 'my-stream',
      edges: 'FWFW',
      rivers: [{ ends: 'EW' }],
      fields: [
        { half: [0, 1, 2, 7], cities: [] },
        { half: [3, 4, 5, 6], cities: [] },
      ],
    });
    expect(kindOf(compileRules({ river: true, tiles: [{ tile }] }), 'my-stream').stage).toBe(1);
  });
});

describe('tiles chosen one by one', () => {
  test('only: a few tiles of a set', () => {
    const rules = compileRules({
      edition: 'C2',
      sets: ['base', 'portal'],
      only: { portal: ['pd-RRRR-portal', 'pd-FRRR-portal'] },
    });
    expect(rules.kinds.filter((kind) => kind.set === 'princess-dragon').map((kind) => kind.id)).toEqual([
      'pd-FRRR-portal',
      'pd-RRRR-portal',
    ]);
    expect(rules.config.modules.portal).toBe(true);
  });

  test('copies of a tile whose set is not in play bring the printed rules, not the figures', () => {
    const rules = compileRules({ copies: { 'fer-RRRR': 3, 'am-FRRR-roundabout': 1, 'tb-CFCF-wine': 1 } });
    expect(rules.config.modules).toMatchObject({ ferries: true, traders: true, abbey: false });
    expect(rules.config.pieces).toMatchObject({ builder: 0, wagon: 0 });
    expect([kindOf(rules, 'fer-RRRR').copies, ferrySupply(rules)]).toEqual([3, 3]);
  });

  test('copies count the start tile too, and win over only', () => {
    expect(kindOf(compileRules({ copies: { 'base-D': 2 } }), 'base-D').copies).toBe(1);
    const rules = compileRules({ sets: ['base', 'ferries'], only: { ferries: [] }, copies: { 'fer-FRRR': 2 } });
    expect(rules.kinds.filter((kind) => kind.lake).map(({ id, copies }) => [id, copies])).toEqual([['fer-FRRR', 2]]);
  });

  test('GER-1: stand-ins 3 and 3 per box until the user gives copies', () => {
    const split = (input: ConfigInput) =>
      compileRules({ sets: { base: 1, german: 1 }, ...input })
        .kinds.filter((kind) => kind.germanCathedral)
        .map(({ id, copies }) => [id, copies]);
    expect(split({})).toEqual([
      ['gc-3roads', 3],
      ['gc-4roads', 3],
    ]);
    expect(split({ sets: { base: 1, cathedrals: 2 } })).toEqual([
      ['gc-3roads', 6],
      ['gc-4roads', 6],
    ]);
    expect(split({ copies: { 'gc-4roads': 6 } })).toEqual([['gc-4roads', 6]]);
    expect(split({ only: { german: ['gc-3roads'] } })).toEqual([['gc-3roads', 3]]);
  });

  test('own tiles bring the printed rules', () => {
    const lake = plain({
      id: 'my-lake',
      edges: 'FRFR',
      roads: [
        { ends: 'E', endsAt: 'lake' },
        { ends: 'W', endsAt: 'lake' },
      ],
      fields: [
        { half: [0, 1, 2, 7], cities: [] },
        { half: [3, 4, 5, 6], cities: [] },
      ],
      features: { lake: true },
    });
    const rules = compileRules({ sets: { base: 1, ferries: 1 }, tilesOnly: ['ferries'], tiles: [{ tile: lake, copies: 2 }] });
    expect(rules.config.modules.ferries).toBe(true);
    expect(kindOf(rules, 'my-lake').lake).toBe(true);
    expect(kindOf(rules, 'fer-FRRR').lake).toBe(false);
  });
});

describe('segments', () => {
  const RANK = ['road', 'city', 'field', 'monastery', 'garden', 'cathedral'];

  test('slots: roads, cities, fields in catalogue order, then monastery, garden, cathedral; at most 12', () => {
    for (const { id, segments } of full.kinds) {
      const ranks = segments.map(({ kind }) => RANK.indexOf(kind));
      expect(ranks, id).toEqual([...ranks].sort((a, b) => a - b));
      for (const kind of RANK) {
        const indexes = segments.filter((segment) => segment.kind === kind).map(({ index }) => index);
        expect(indexes, id).toEqual(indexes.map((_, i) => i));
      }
      expect(segments.length, id).toBeLessThanOrEqual(12);
    }
  });

  test('fields name the slots of their cities', () => {
    for (const { id, segments } of full.kinds) {
      for (const slot of segments.flatMap(({ cities }) => cities)) expect(segments[slot]?.kind, id).toBe('city');
    }
    expect(
      kindOf(full, 'base-D')
        .segments.filter(({ kind }) => kind === 'field')
        .map(({ cities }) => cities),
    ).toEqual([[1], []]);
  });

  test('coats, goods, inn and cathedral', () => {
    expect(kindOf(full, 'am-CCCC-coat-1').segments[0]?.coats).toBe(2);
    expect(kindOf(full, 'tb-CFCF-wine').segments[0]?.goods).toBe('wine');
    expect(
      kindOf(full, 'ic-FRRR-inn')
        .segments.slice(0, 3)
        .map(({ inn }) => inn),
    ).toEqual([true, false, false]);
    expect(kindOf(full, 'ic-CCCC-cath').segments[0]?.cathedral).toBe(true);
  });

  test('FER-4: every road of a lake tile ends at a jetty; other roads do not', () => {
    const jetties = full.kinds.filter((kind) => kind.segments.some(({ jetty }) => jetty));
    expect(jetties.map(({ id }) => id)).toEqual(['fer-CRRR', 'fer-FRRR', 'fer-RRRR']);
    for (const { segments } of jetties) for (const { kind, jetty } of segments) expect(jetty).toBe(kind === 'road');
  });

  test('LAB-3: only the labyrinth, not the roundabouts', () => {
    expect(full.kinds.filter((kind) => kind.segments.some(({ labyrinth }) => labyrinth)).map(({ id }) => id)).toEqual([
      'lab-RRRR-labyrinth',
    ]);
  });

  test('BASE-73: gardens are features only with abbots', () => {
    expect(kindOf(full, 'base-V-garden').segments.at(-1)?.kind).toBe('garden');
    for (const off of [{}, { abbots: true, gardens: false }])
      expect(kindOf(compileRules({ edition: 'C3', ...off }), 'base-V').segments.at(-1)?.kind).toBe('field');
  });

  test('fields stay without farmers', () => {
    expect(kindOf(compileRules({ fields: false }), 'base-U').segments).toHaveLength(3);
  });

  test('FLY-1: flight directions of the stored rotation', () => {
    expect(full.kinds.filter((kind) => kind.flight >= 0).map(({ id, flight }) => [id, flight])).toEqual([
      ['fly-FFFF-nw-garden', 7],
      ['fly-FFFF-w', 6],
      ['fly-FFRR-ne', 1],
      ['fly-FFRR-s', 4],
      ['fly-FFRR-w', 6],
      ['fly-FRFR-n', 0],
      ['fly-FRFR-nw', 7],
      ['fly-FRFR-w', 6],
    ]);
  });

  test('ABB-25: groups of touching slots; none where the sources give none', () => {
    expect(kindOf(full, 'base-A').wagonGroups).toEqual([[0, 2]]);
    expect(kindOf(full, 'ic-CRCR').wagonGroups).toEqual([[0, 1, 2, 3]]);
    expect(kindOf(full, 'base-U').wagonGroups).toEqual([]);
    expect(kindOf(full, 'fer-FRRR').wagonGroups).toEqual([]);
  });

  test('splitSides', () => {
    expect(full.kinds.filter((kind) => kind.splitSides.length > 0).map(({ id, splitSides }) => [id, splitSides])).toEqual([
      ['cat-FFFF-mon', [1, 3]],
    ]);
  });
});

describe('tilesOnly takes the meaning off the tiles', () => {
  const sets = ['base', 'inns', 'traders', 'dragon', 'ferries', 'labyrinth', 'german', 'mage', 'flying'] as const;
  const { kinds } = compileRules({ edition: 'C2', sets, tilesOnly: sets.slice(1) });

  test('no inn, cathedral, goods, jetty, labyrinth or German cathedral', () => {
    for (const { id, segments } of kinds) {
      for (const segment of segments) {
        expect([segment.inn, segment.cathedral, segment.goods, segment.jetty, segment.labyrinth], id).toEqual([
          false,
          false,
          null,
          false,
          false,
        ]);
        expect(segment.kind, id).not.toBe('cathedral');
      }
    }
  });

  test('no lake, symbol, portal, flight', () => {
    for (const { id, lake, magic, portal, flight, germanCathedral } of kinds) {
      expect([lake, magic, portal, flight, germanCathedral], id).toEqual([false, false, false, -1, false]);
    }
  });

  test('a lake is a crossing and the labyrinth a branched road', () => {
    const rules = compileRules({ edition: 'C2', sets, tilesOnly: sets.slice(1) });
    expect(kindOf(rules, 'fer-RRRR').segments.slice(0, 4)).toEqual(kindOf(rules, 'base-X').segments.slice(0, 4));
    expect(kindOf(rules, 'lab-RRRR-labyrinth').segments[0]?.sides).toEqual([0, 1, 2, 3]);
  });
});

describe('ferry supply', () => {
  test('FER-2: 8 per box, or a fixed number', () => {
    expect(ferrySupply(compileRules({ sets: ['base', 'ferries'] }))).toBe(8);
    expect(ferrySupply(compileRules({ sets: { base: 1, ferries: 3 } }))).toBe(24);
    expect(ferrySupply(compileRules({ sets: ['base', 'ferries'], ferryCount: 1 }))).toBe(1);
    expect(ferrySupply(compileRules({}))).toBe(0);
  });
});

describe('fingerprint', () => {
  const of = (input: ConfigInput) => compileRules(input).fingerprint;

  test('16 hex digits, the same for the same rules however they are written', () => {
    expect(of({})).toMatch(/^[0-9a-f]{16}$/);
    expect(of({ players: 2, sets: ['base', 'ferries'] })).toBe(of({ sets: { ferry: 1, base: 1 }, edition: 'C3' }));
  });

  test('does not depend on notes and certainty marks', () => {
    expect(of({ tiles: [{ tile: plain({ note: 'x', verified: false }) }] })).toBe(of({ tiles: [{ tile: plain() }] }));
  });

  test('changes with every option', () => {
    const inputs: ConfigInput[] = [
      {},
      { edition: 'C2' },
      { players: 3 },
      { sets: { base: 2 } },
      { copies: { 'base-A': 3 } },
      { tiles: [{ tile: plain() }] },
      { startTile: 'base-X' },
      { meeplesPerPlayer: 8 },
      { abbots: true },
      { fields: false },
      { fieldScoring: 'perCity4' },
      { twoTileCity: 'reduced' },
      { unfinishedInnCathedral: 'ignore' },
      { ferryCount: 3 },
      { pivotOrder: 'ascending' },
      { labyrinth: 'advanced' },
      { magicMerge: 'ignore' },
      { leipzigSend: 'recount' },
      { scoring: { goodsMajority: 11 } },
      { pieces: { large: 1 } },
      { modules: { portal: true } },
    ];
    expect(new Set(inputs.map(of)).size).toBe(inputs.length);
  });
});
