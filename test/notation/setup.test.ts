import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { segmentSlot } from '../../src/notation/squares.js';
import { compileRules } from '../../src/rules/index.js';
import { canonicalRotation, edgeAt, ferryPairs } from '../../src/setup/geometry.js';
import { setupFromOps } from '../../src/setup/ops-to-setup.js';
import { readSetup } from '../../src/setup/read.js';
import { seedState, seedWords } from '../../src/setup/seed.js';
import type { Setup, SetupOptions } from '../../src/setup/types.js';
import { FIGURES } from '../../src/move-types.js';
import type { TileKind } from '../../src/types.js';
import { ALL_RULES, anySetup, BASE_RULES } from './arbitrary.js';

const all = ALL_RULES;
const refusal = (setup: unknown, opts: SetupOptions = {}, rules = all): HighwaymanError => {
  try {
    readSetup(setup, opts, rules);
  } catch (error) {
    if (error instanceof HighwaymanError) return error;
    throw error;
  }
  throw new Error('not refused');
};
const config = {};
const one: Setup = { config, tiles: [['base-D', 0, 0, 0]] };
const lake: Setup = {
  config,
  tiles: [
    ['base-D', 0, 0, 0],
    ['fer-RRRR', 1, 0, 0],
  ],
};
const kind = (id: string): TileKind => all.kinds.find((candidate) => candidate.id === id) as TileKind;

describe('setup: what it says', () => {
  it('one tile is enough; the rest is as at the start of a game', () => {
    const { ops } = readSetup({ config: { edition: 'C2', players: 3 }, tiles: [['base-D', 0, 0, 0]] });
    expect(ops).toMatchObject({
      figures: [],
      ferries: [],
      mage: null,
      witch: null,
      scores: [0, 0, 0],
      turnPlayer: 0,
      drawn: -1,
      seed: seedState(0),
    });
    expect(ops.bag.reduce((sum, count) => sum + count, 0)).toBe(71);
    expect(ops.supply).toEqual(Array.from({ length: 3 }, () => [7, ...Array(FIGURES.length - 1).fill(0)]));
  });
  it('the pieces on the board are missing in the hands, unless the setup says what is there', () => {
    const figures: Setup['figures'] = [{ player: 1, figure: 'normal', x: 0, y: 0, segment: 'c0' }];
    expect(readSetup({ ...one, figures }, {}, all).ops.supply.map((own) => own[0])).toEqual([7, 6, 7, 7]);
    const supply = [{ normal: 2 }, {}, {}, { normal: 7, pig: 1 }];
    expect(readSetup({ ...one, figures, supply }, {}, all).ops.supply).toEqual([
      [2, 0, 0, 0, 0, 0, 0, 0, 0],
      Array(FIGURES.length).fill(0),
      Array(FIGURES.length).fill(0),
      [7, 0, 0, 0, 0, 0, 1, 0, 0],
    ]);
  });
  it('a drawn tile is neither on the board nor in the bag', () => {
    const { ops } = readSetup({ ...one, drawn: 'base-D' }, {}, BASE_RULES);
    expect(BASE_RULES.kinds[ops.drawn]?.id).toBe('base-D');
    expect(ops.bag[ops.drawn]).toBe(2); // of four (BASE-3): one laid, one in hand
  });
  it('names and numbers of a segment are the same thing', () => {
    const slot = segmentSlot(kind('base-D'), 'f1');
    const read = (segment: string | number) =>
      readSetup({ ...one, figures: [{ player: 0, figure: 'normal', x: 0, y: 0, segment }] }, {}, all).ops.figures;
    expect(read('f1')).toEqual(read(slot));
  });
  it('BASE-12: a rotation that looks like a canonical one becomes it, segments and all', () => {
    const straight = kind('base-U'); // road, the same after half a turn; its two fields change places
    expect(straight.distinct).toBe(2);
    const fields = ['f0', 'f1'].map((segment) => {
      const figures: Setup['figures'] = [{ player: 0, figure: 'normal', x: 0, y: 0, segment }];
      const ops = [1, 3].map((rotation) => readSetup({ config, tiles: [['base-U', 0, 0, rotation]], figures }, {}, all).ops);
      expect(ops.map((op) => op.tiles[0]?.rotation)).toEqual([1, 1]);
      return ops.map((op) => op.figures[0]?.slot);
    });
    expect(fields[0]?.[0]).toBe(fields[1]?.[1]);
    expect(fields[1]?.[0]).toBe(fields[0]?.[1]);
  });
  it('BASE-12: for every tile and rotation the canonical tile has the same sides, and no segment is lost', () => {
    for (const tile of all.kinds) {
      for (let rotation = 0; rotation < 4; rotation++) {
        const canonical = canonicalRotation(tile, rotation);
        if (!canonical) throw new Error(`${tile.id} ${rotation}`);
        expect(canonical.rotation).toBeLessThan(tile.distinct);
        for (let side = 0; side < 4; side++) expect(edgeAt(tile, rotation, side)).toBe(edgeAt(tile, canonical.rotation, side));
        expect([...canonical.slots].sort((a, b) => a - b)).toEqual(tile.segments.map((_, slot) => slot));
        if (rotation < tile.distinct) expect(canonical.slots).toEqual(tile.segments.map((_, slot) => slot));
      }
    }
  });
  it('FER-12: three jetties give three pairs, four give six', () => {
    expect(ferryPairs(kind('fer-RRRR'), 0)).toEqual(['NE', 'NS', 'NW', 'ES', 'EW', 'SW']);
    for (const id of ['fer-CRRR', 'fer-FRRR']) for (let r = 0; r < 4; r++) expect(ferryPairs(kind(id), r)).toHaveLength(3);
    expect(ferryPairs(kind('base-W'), 0)).toEqual([]);
  });
  it.each([
    ['base', BASE_RULES],
    ['all', all],
  ] as const)('setups written from read setups read as the same (%s)', (_, rules) => {
    fc.assert(
      fc.property(anySetup(rules), (setup) => {
        const { ops } = readSetup(setup, {}, rules);
        const written = setupFromOps(rules, ops);
        expect(readSetup(JSON.parse(JSON.stringify(written)), {}, rules).ops).toEqual(ops);
      }),
      { numRuns: 150 },
    );
  });
  it('is not changed by reading, and nothing of it is kept', () => {
    const setup = structuredClone({
      ...lake,
      figures: [{ player: 0, figure: 'normal', x: 0, y: 0, segment: 0 }],
      scores: [1, 2, 3, 4],
    }) as Setup;
    const before = structuredClone(setup);
    const { ops } = readSetup(setup, {}, all);
    expect(setup).toEqual(before);
    setup.scores?.fill(9);
    expect(ops.scores).toEqual([1, 2, 3, 4]);
  });
});

describe('setup: refusals (ERR_SETUP, field)', () => {
  const fig = (...figures: unknown[]) => ({ ...one, figures });
  const normal = { player: 0, figure: 'normal', x: 0, y: 0, segment: 'c0' };
  const table: [string, string, unknown][] = [
    ['no object', 'setup', null],
    ['a list', 'setup', []],
    ['no configuration', 'config', { tiles: one.tiles }],
    ['an unknown field', 'tile', { ...one, tile: 1 }],
    ['no tiles', 'tiles', { config }],
    ['an empty board', 'tiles', { config, tiles: [] }],
    ['a tile that is no tile', 'tiles[0]', { config, tiles: ['base-D'] }],
    ['a tile with too much', 'tiles[0][4]', { config, tiles: [['base-D', 0, 0, 0, 0]] }],
    ['an unknown tile', 'tiles[0][0]', { config, tiles: [['base-Q2', 0, 0, 0]] }],
    ['x too far', 'tiles[0][1]', { config, tiles: [['base-D', 512, 0, 0]] }],
    ['y too far', 'tiles[0][2]', { config, tiles: [['base-D', 0, -513, 0]] }],
    ['y no integer', 'tiles[0][2]', { config, tiles: [['base-D', 0, 0.5, 0]] }],
    ['a rotation of 4', 'tiles[0][3]', { config, tiles: [['base-D', 0, 0, 4]] }],
    [
      'BASE-10: two tiles on a square',
      'tiles[1]',
      {
        config,
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-B', 0, 0, 0],
        ],
      },
    ],
    [
      'BASE-11: sides that do not match',
      'tiles[0]',
      {
        config,
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-B', 1, 0, 0],
        ],
      },
    ],
    [
      'BASE-10: a tile over a corner only',
      'tiles[1]',
      {
        config,
        tiles: [
          ['base-D', 0, 0, 0],
          ['base-B', 1, 1, 0],
        ],
      },
    ],
    ['an unknown player', 'figures[0].player', fig({ ...normal, player: 4 })],
    ['an unknown figure', 'figures[0].figure', fig({ ...normal, figure: 'knight' })],
    ['a figure beside the board', 'figures[0]', fig({ ...normal, x: 1 })],
    ['a figure without square', 'figures[0].x', fig({ player: 0, figure: 'normal', segment: 0 })],
    ['a figure without segment', 'figures[0].segment', fig({ player: 0, figure: 'normal', x: 0, y: 0 })],
    ['a segment that is not there', 'figures[0].segment', fig({ ...normal, segment: 'c1' })],
    ['a slot that is not there', 'figures[0].segment', fig({ ...normal, segment: 9 })],
    ['a segment of no kind', 'figures[0].segment', fig({ ...normal, segment: 'x0' })],
    ['an unknown field of a figure', 'figures[0].colour', fig({ ...normal, colour: 'red' })],
    ['ABB-10: a mayor on a road', 'figures[0].segment', fig({ ...normal, figure: 'mayor', segment: 'r0' })],
    ['ABB-20: a wagon in a field', 'figures[0].segment', fig({ ...normal, figure: 'wagon', segment: 'f0' })],
    ['BASE-70: an abbot in a city', 'figures[0].segment', fig({ ...normal, figure: 'abbot' })],
    ['TRD-10: a builder in a field', 'figures[0].segment', fig({ ...normal, figure: 'builder', segment: 'f0' })],
    ['TRD-20: a pig on a road', 'figures[0].segment', fig({ ...normal, figure: 'pig', segment: 'r0' })],
    [
      'more figures than there are',
      'figures[1]',
      fig({ ...normal, figure: 'large' }, { ...normal, figure: 'large', segment: 'r0' }),
    ],
    ['ABB-30: a barn where no four tiles meet', 'figures[0]', fig({ player: 0, figure: 'barn', x: 0, y: 0, corner: 1 })],
    ['ABB-30: a barn on a segment', 'figures[0].segment', fig({ player: 0, figure: 'barn', x: 0, y: 0, segment: 'f0' })],
    ['a corner for a meeple', 'figures[0].corner', fig({ ...normal, corner: 1 })],
    ['a quarter without Leipzig', 'figures[0].quarter', fig({ player: 0, figure: 'normal', quarter: 1 })],
    ['a quarter and a square', 'figures[0]', fig({ ...normal, quarter: 1 })],
    ['FER-11: a ferry without lake', 'ferries[0]', { ...one, ferries: [{ x: 0, y: 0, pair: 'EW' }] }],
    ['a ferry beside the board', 'ferries[0]', { ...one, ferries: [{ x: 9, y: 0, pair: 'EW' }] }],
    ['no pair', 'ferries[0].pair', { ...lake, ferries: [{ x: 1, y: 0, pair: 'WE' }] }],
    [
      'FER-12: a jetty that is not there',
      'ferries[0].pair',
      { config, tiles: [['fer-CRRR', 0, 0, 0]], ferries: [{ x: 0, y: 0, pair: 'NS' }] },
    ],
    [
      'two ferries on a lake',
      'ferries[1]',
      {
        ...lake,
        ferries: [
          { x: 1, y: 0, pair: 'EW' },
          { x: 1, y: 0, pair: 'NS' },
        ],
      },
    ],
    ['MAGE-2: the mage in a field', 'mage.segment', { ...one, mage: { x: 0, y: 0, segment: 'f0' } }],
    ['MAGE-2: the witch on no tile', 'witch', { ...one, witch: { x: 5, y: 0, segment: 'r0' } }],
    ['a score below 0', 'scores[1]', { ...one, scores: [0, -1, 0, 0] }],
    ['too few scores', 'scores', { ...one, scores: [0, 0, 0] }],
    ['a hand that is too full', 'supply[2].normal', { ...one, supply: [{}, {}, { normal: 8 }, {}] }],
    ['a hand of unknown things', 'supply[0].knight', { ...one, supply: [{ knight: 1 }, {}, {}, {}] }],
    ['hands for too many', 'supply', { ...one, supply: [{}, {}, {}, {}, {}] }],
    ['an unknown tile in the bag', 'bag.base-Q2', { ...one, bag: { 'base-Q2': 1 } }],
    [
      'ABB-1: an abbey in the bag',
      `bag.${all.kinds[all.abbey]?.id}`,
      { ...one, bag: { [all.kinds[all.abbey]?.id as string]: 1 } },
    ],
    ['a bad number in the bag', 'bag.base-A', { ...one, bag: { 'base-A': -1 } }],
    ['a bag of another kind', 'bag', { ...one, bag: 'all' }],
    ['too many abbeys', 'abbeys[1]', { ...one, abbeys: [1, 2, 0, 0] }],
    ['goods below 0', 'goods[0].wine', { ...one, goods: Array(4).fill({ wine: -1, grain: 0, cloth: 0 }) }],
    ['a player whose turn can not be', 'turnPlayer', { ...one, turnPlayer: 4 }],
    ['an unknown tile in hand', 'drawn', { ...one, drawn: 'base-Q2' }],
    ['BASE-13: a tile in hand that fits nowhere', 'drawn', { config, tiles: [['base-C', 0, 0, 0]], drawn: 'base-B' }],
    ['a seed that is none', 'seed', { ...one, seed: 1.5 }],
    ['an empty generator', 'seed', { ...one, seed: [0, 0, 0, 0] }],
  ];
  it.each(table)('%s', (_, field, setup) => {
    const error = refusal(setup);
    expect([error.code, error.field]).toEqual(['ERR_SETUP', field]);
    expect(error.expected).not.toBe('');
  });
  it('configurations are refused as such', () => {
    expect(() => readSetup({ ...one, config: { players: 9 } })).toThrow(
      expect.objectContaining({ code: 'ERR_CONFIG', field: 'players' }),
    );
  });
  it('pieces of sets that are not in play', () => {
    const base = (setup: object) => refusal({ ...one, ...setup }, {}, BASE_RULES).field;
    expect(base({ mage: { x: 0, y: 0, segment: 'c0' } })).toBe('mage');
    expect(base({ ferries: [{ x: 0, y: 0, pair: 'EW' }] })).toBe('ferries[0]');
    expect(base({ figures: [{ player: 0, figure: 'large', x: 0, y: 0, segment: 'c0' }] })).toBe('figures[0]');
    expect(base({ abbeys: [1, 0] })).toBe('abbeys[0]');
  });
  it('ABB-1: abbeys on the board are missing in the hands, one after another from the first player on', () => {
    const config = { edition: 'C2', players: 3, sets: ['base', 'abbey-mayor'], abbeysPerPlayer: 2 } as const;
    const hands = (n: number) =>
      readSetup({
        config,
        tiles: [['base-D', 0, 0, 0], ...Array.from({ length: n }, (_, i) => ['am-abbey', 0, i + 1, 0] as const)],
      }).ops.abbeys;
    expect([0, 1, 2, 4, 6].map(hands)).toEqual([
      [2, 2, 2],
      [1, 2, 2],
      [1, 1, 2],
      [0, 1, 1],
      [0, 0, 0],
    ]);
    const tooMany = {
      config: { ...config, abbeysPerPlayer: 0 },
      tiles: [
        ['base-D', 0, 0, 0],
        ['am-abbey', 0, 1, 0],
      ],
    };
    const error = refusal(tooMany, {}, compileRules(tooMany.config));
    expect([error.field, error.expected]).toEqual(['tiles', 'at most 0 abbeys on the board (ABB-1)']);
  });
  it('tiles apart are taken only on request', () => {
    const tiles: Setup['tiles'] = [
      ['base-D', 0, 0, 0],
      ['base-B', 5, 5, 0],
    ];
    expect(refusal({ config, tiles }).field).toBe('tiles[1]');
    expect(readSetup({ config, tiles }, { allowDisconnected: true }, all).ops.tiles).toHaveLength(2);
  });
  it('more tiles than a game can hold', () => {
    expect(refusal({ ...one, bag: { 'base-A': 1022 } })).toMatchObject({ code: 'ERR_CAPACITY', field: 'tiles' });
  });
  it('ABB-30: a barn where four fields meet', () => {
    const tiles: Setup['tiles'] = [
      ['base-B', 0, 0, 0],
      ['base-B', 1, 0, 0],
      ['base-B', 0, 1, 0],
      ['base-B', 1, 1, 0],
    ];
    const barns = [
      [0, 0, 1],
      [1, 0, 2],
      [0, 1, 0],
      [1, 1, 3],
    ] as const;
    for (const [x, y, corner] of barns) {
      const { ops } = readSetup({ config, tiles, figures: [{ player: 0, figure: 'barn', x, y, corner }] }, {}, all);
      expect(ops.figures).toEqual([{ player: 0, figure: 7, x, y, slot: corner }]);
      expect(refusal({ config, tiles, figures: [{ player: 0, figure: 'barn', x, y, corner: (corner + 1) % 4 }] }).field).toBe(
        'figures[0]',
      );
    }
  });
  it('whatever is given, the answer is operations or an error of the package', () => {
    fc.assert(
      fc.property(
        anySetup(all),
        fc.constantFrom(...Object.keys(lake), 'figures', 'bag', 'supply', 'seed', 'goods'),
        fc.jsonValue(),
        (setup, key, junk) => {
          try {
            readSetup({ ...setup, [key]: junk }, {}, all);
          } catch (error) {
            expect(error).toBeInstanceOf(HighwaymanError);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('seeds', () => {
  it('numbers and texts give the same words everywhere', () => {
    expect(seedWords(0)).toEqual([0, 0]);
    expect(seedWords(2 ** 40 + 5)).toEqual([5, 256]);
    expect(seedWords(-1)).toEqual([0xffffffff, 0xffffffff]);
    expect(seedWords('')).toEqual([0x811c9dc5, 0xcbf29ce4]);
    expect(seedWords('a')).toEqual([0xe40c292c, expect.any(Number)]); // FNV-1a of "a"
    expect(() => seedWords(0.5)).toThrow(expect.objectContaining({ code: 'ERR_CONFIG', field: 'seed' }));
  });
  it('different seeds give different states', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (one_, other) => {
        fc.pre(one_ !== other);
        expect(seedState(one_)).not.toEqual(seedState(other));
      }),
    );
  });
});
