/** The map file format: what the loader takes and what it refuses (FMT-1 to FMT-9). */
import { describe, expect, it } from 'vitest';
import { HighwaymanError } from '../../src/errors.js';
import { MAPS, readMap } from '../../src/maps/index.js';
import { formatConfig, gameFromPosition, parseConfig, positionText } from '../../src/notation/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { compileRules } from '../../src/rules/index.js';
import type { MapFile } from '../../src/types.js';
import { engine } from './table.js';

type Loose = { -readonly [K in keyof MapFile]: MapFile[K] };
const TM = MAPS['testmap-a'] as MapFile;
/** A copy of the small map with something changed. */
function changed(change: (file: Loose) => void): unknown {
  const file = JSON.parse(JSON.stringify(TM)) as Loose;
  change(file);
  return file;
}
function refusal(change: (file: Loose) => void): string {
  try {
    readMap(changed(change));
  } catch (error) {
    if (error instanceof HighwaymanError) return `${error.code} ${error.field}`;
    throw error;
  }
  return 'read';
}
const grid = (file: Loose, row: number, line: string) => {
  file.grid = file.grid.map((old, i) => (i === row - 1 ? line : old));
};
const part = <T>(list: readonly T[] | undefined, i: number, fields: object): T[] =>
  (list ?? []).map((one, k) => (k === i ? { ...one, ...fields } : one));

describe('maps of the package', () => {
  it.each(Object.entries(MAPS))('%s is a map of the format, and says what it is', (_, file) => {
    expect(readMap(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(['reconstruction', 'test']).toContain(file.status);
  });
  it('Iberia is labelled as a reconstruction wherever it appears', () => {
    const { map } = compileRules({ map: 'iberia' });
    expect([map?.status, map?.title, map?.notice]).toEqual([
      'reconstruction',
      'Iberian Peninsula (reconstruction)',
      expect.stringMatching(/^NOT a copy of the printed/),
    ]);
  });
  it('the reconstruction has 114 open squares, 7 printed, 4 islands', () => {
    const { map } = compileRules({ map: 'iberia' });
    const count = (wanted: (kind: string) => boolean) => map?.cells.filter(({ kind }) => wanted(kind)).length;
    expect([
      count((kind) => !['void', 'largeCity'].includes(kind)),
      count((kind) => kind === 'largeCity'),
      count((kind) => kind === 'island'),
    ]).toEqual([114, 7, 4]);
    expect([0, 1, 2].map((band) => map?.cells.filter((cell) => cell.band === band).length)).toEqual([45, 39, 26]);
  });
});

describe('what the parts of a file say', () => {
  const { map, kinds } = compileRules({ map: 'testmap-a' });
  const cell = (row: number, col: number) => map?.cells[(row - 1) * 6 + col - 1];
  it('FMT-1 rows from the north, columns from the west, kinds by the legend', () => {
    expect([map?.rows, map?.cols, map?.cells.length]).toEqual([5, 6, 30]);
    expect([cell(1, 1), cell(1, 5), cell(2, 3), cell(2, 6), cell(3, 2)].map((one) => one?.kind)).toEqual([
      'land',
      'void',
      'largeCity',
      'island',
      'start',
    ]);
  });
  it('FMT-2 names, coats of arms and bands of single squares', () => {
    expect(cell(2, 6)).toMatchObject({ name: 'Isle', coats: 2, band: -1 });
    expect(cell(3, 2)).toMatchObject({ name: 'Alpha', coats: 0, band: 1 });
  });
  it('FMT-3 a printed square is a whole tile, of which no copy is drawn', () => {
    const printed = kinds[cell(2, 3)?.tile ?? -1];
    expect(printed).toMatchObject({ edges: 'CCFC', copies: 0, printed: true });
    expect(printed?.segments.map(({ kind, sides, halves, coats, cities }) => [kind, sides, halves, coats, cities])).toEqual([
      ['city', [0, 1, 3], [], 2, []],
      ['field', [], [4, 5], 0, [0]],
    ]);
  });
  it('FMT-4 large cities, start squares and how many are used, towns, islands', () => {
    expect([map?.cities, map?.starts]).toEqual([
      [{ id: 'x', name: 'X', squares: [[2, 3]] }],
      [
        { name: 'Alpha', square: [3, 2] },
        { name: 'Beta', square: [5, 3] },
      ],
    ]);
    expect(compileRules({ map: 'testmap-a' }).config.map?.starts).toBe(2);
    expect(compileRules({ map: 'iberia' }).map?.cells.filter(({ kind }) => kind === 'town').length).toBe(10);
  });
  it('FMT-5 border features, all other border sides neutral', () => {
    expect([cell(1, 4)?.border, cell(4, 1)?.border, cell(4, 1)?.borderCoats]).toEqual([
      ['R', '', '', ''],
      ['', '', '', 'C'],
      [0, 0, 0, 1],
    ]);
  });
  it('FMT-6 ferry routes, with a printed road or without', () => {
    expect(map?.routes).toEqual([{ id: 'f1', a: { square: [3, 5], side: 'E' }, b: { square: [2, 6], side: 'S' } }]);
    const road = compileRules({
      map: {
        file: changed((f) => {
          f.ferryRoutes = part(f.ferryRoutes, 0, { feature: 'road' });
        }),
      },
    }).map;
    expect([road?.cells[2 * 6 + 4]?.border, road?.cells[6 + 5]?.border]).toEqual([
      ['', 'R', '', ''],
      ['', '', 'R', ''],
    ]);
  });
  it('FMT-7 bands by rows', () => expect([1, 2, 3, 4, 5].map((row) => cell(row, 3)?.band)).toEqual([0, -1, 1, 1, 2]));
  it('FMT-8 chips by colour and value; an unknown status is refused', () => {
    expect([map?.colours, map?.chipsPerColour]).toEqual([['orange', 'blue', 'purple'], { 1: 6, 2: 4 }]);
    expect(
      refusal((f) => {
        (f as { status: string }).status = 'guess';
      }),
    ).toBe('ERR_MAP status');
  });
});

describe('the size of a map', () => {
  const meadow = (rows: number, cols: number): unknown => ({
    format: 'carcassonne-map@1',
    id: 'meadow',
    title: 'Meadow',
    status: 'test',
    rows,
    cols,
    legend: { '.': 'land', S: 'start' },
    grid: ['S'.padEnd(cols, '.'), ...Array.from({ length: rows - 1 }, () => '.'.repeat(cols))],
    starts: [{ name: 'Corner', square: [1, 1] }],
    startsToUse: { basic: [1, 1] },
  });
  it('a map of nearly 8191 squares is played on', () => {
    const game = engine.newGame(compileRules({ map: { file: meadow(89, 92) } }), { seed: 1 });
    expect([game.map?.cells.length, game.legalPacked().length > 0]).toEqual([89 * 92, true]);
    game.dispose();
  });
  it('one of more is refused with the limit, though rows and columns are within 96', () => {
    expect(() => readMap(meadow(86, 96))).toThrow(
      expect.objectContaining({ code: 'ERR_MAP', field: 'grid', expected: 'at most 8191 squares in all, here are 8256' }),
    );
  });
});

describe('FMT-9: the loader refuses, with ERR_MAP and the place', () => {
  it.each<[string, (file: Loose) => void, string]>([
    [
      'a file of another format',
      (f) => {
        (f as { format: string }).format = 'carcassonne-map@2';
      },
      'format',
    ],
    [
      'rows that are not the grid',
      (f) => {
        f.rows = 6;
      },
      'grid',
    ],
    ['unequal row lengths', (f) => grid(f, 1, '####.'), 'grid[0]'],
    ['a character that the legend does not have', (f) => grid(f, 1, '###?..'), 'grid[0]'],
    [
      'a legend with an unknown kind',
      (f) => {
        f.legend = { ...f.legend, '#': 'meadow' };
      },
      'legend.#',
    ],
    [
      'squares that the grid has otherwise',
      (f) => {
        f.squares = part(f.squares, 3, { kind: 'town' });
      },
      'squares[3]',
    ],
    [
      'a square twice',
      (f) => {
        f.squares = [...(f.squares ?? []), ...(f.squares ?? []).slice(0, 1)];
      },
      'squares[4]',
    ],
    [
      'a start that is none in the grid',
      (f) => {
        f.starts = part(f.starts, 0, { square: [3, 3] });
      },
      'starts[0].square',
    ],
    [
      'a start square of the grid that is not listed',
      (f) => {
        f.starts = f.starts.slice(0, 1);
      },
      'starts',
    ],
    [
      'a town that is none',
      (f) => {
        f.towns = [{ name: 'Nowhere', square: [1, 1] }];
      },
      'towns[0].square',
    ],
    [
      'a start square beside another',
      (f) => {
        grid(f, 3, '#SS##.');
        f.starts = [...f.starts, { name: 'Gamma', square: [3, 3] }];
      },
      'starts[0].square',
    ],
    [
      'more start squares to use than there are',
      (f) => {
        f.startsToUse = { basic: [2, 3] };
      },
      'startsToUse.basic',
    ],
    [
      'a large city without its printed tile',
      (f) => {
        f.squares = part(f.squares, 2, { printed: undefined });
      },
      'squares[2].printed',
    ],
    [
      'a printed tile that is none',
      (f) => {
        f.squares = part(f.squares, 2, {
          printed: {
            edges: 'CCFC',
            segments: [
              { type: 'city', sides: ['N', 'E'], coatsOfArms: 2 },
              { type: 'field', halfEdges: [4, 5] },
            ],
          },
        });
      },
      'squares[2].printed.edges',
    ],
    [
      'coats of arms that are not printed',
      (f) => {
        f.largeCities = part(f.largeCities, 0, { coatsOfArms: 3 });
      },
      'largeCities[0].coatsOfArms',
    ],
    [
      'a city square that is no large city',
      (f) => {
        f.largeCities = part(f.largeCities, 0, { squares: [[2, 2]], coatsOfArms: undefined });
      },
      'largeCities[0].squares[0]',
    ],
    ['a printed city side that faces void without a border feature', (f) => grid(f, 2, '#.L#.i'), 'squares[2].printed.edges'],
    [
      'printed neighbours that do not match',
      (f) => {
        grid(f, 2, '##LL.i');
        f.squares = [
          ...(f.squares ?? []),
          {
            row: 2,
            col: 4,
            kind: 'largeCity',
            printed: { edges: 'FFFF', segments: [{ type: 'field', halfEdges: [0, 1, 2, 3, 4, 5, 6, 7] }] },
          },
        ];
        f.largeCities = part(f.largeCities, 0, {
          squares: [
            [2, 3],
            [2, 4],
          ],
        });
      },
      'squares[2].printed.edges',
    ],
    [
      'a border feature on no border side',
      (f) => {
        f.borderFeatures = part(f.borderFeatures, 0, { side: 'S' });
      },
      'borderFeatures[0]',
    ],
    [
      'a border feature off the map',
      (f) => {
        f.borderFeatures = part(f.borderFeatures, 0, { square: [1, 6] });
      },
      'borderFeatures[0]',
    ],
    [
      'a border side with two features',
      (f) => {
        f.borderFeatures = [...(f.borderFeatures ?? []), ...(f.borderFeatures ?? []).slice(0, 1)];
      },
      'borderFeatures[2]',
    ],
    [
      'a ferry route that ends on no border side',
      (f) => {
        f.ferryRoutes = part(f.ferryRoutes, 0, { a: { square: [3, 5], side: 'W' } });
      },
      'ferryRoutes[0].a',
    ],
    [
      'a ferry route from a large city',
      (f) => {
        grid(f, 2, '##L..i');
        f.ferryRoutes = part(f.ferryRoutes, 0, { a: { square: [2, 3], side: 'E' } });
      },
      'ferryRoutes[0].a',
    ],
    [
      'bands that overlap',
      (f) => {
        f.bands = part(f.bands, 1, { fromRow: 2 });
      },
      'bands[1]',
    ],
    [
      'a band in a colour without chips',
      (f) => {
        f.bands = part(f.bands, 1, { color: 'green' });
      },
      'bands[1].color',
    ],
    [
      'chips that do not add up',
      (f) => {
        f.chips = { ...(f.chips as NonNullable<MapFile['chips']>), count: 29 };
      },
      'chips.count',
    ],
    [
      'no start square at all',
      (f) => {
        f.starts = [];
      },
      'starts',
    ],
  ])('%s', (_, change, field) => expect(refusal(change)).toBe(`ERR_MAP ${field}`));

  it.each([null, 7, 'iberia', [], { format: 'carcassonne-map@1' }])('%j is no map', (input) =>
    expect(() => readMap(input)).toThrow(/^ERR_MAP/),
  );
});

describe('a map of one’s own', () => {
  it('FMT: is played on without touching code, blocked squares included', () => {
    const file = changed((f) => {
      f.id = 'my-map';
      f.legend = { ...f.legend, '~': 'blocked' };
      grid(f, 4, '###~..');
    });
    const rules = compileRules({ map: { file } });
    expect([rules.map?.id, rules.map?.cells.filter(({ kind }) => kind === 'blocked').length]).toEqual(['my-map', 1]);
    expect(compileRules(rules.config).fingerprint).toBe(rules.fingerprint);
    expect(compileRules(JSON.parse(JSON.stringify(rules.config))).fingerprint).toBe(rules.fingerprint);
  });
  it('what a map says of itself is part of the rules: no game shows the label of another', () => {
    const renamed = compileRules({
      map: {
        file: changed((f) => {
          f.status = 'reconstruction';
        }),
      },
    });
    expect(renamed.fingerprint).not.toBe(compileRules({ map: 'testmap-a' }).fingerprint);
  });
  it('goes into texts and saves whole', () => {
    const config = {
      map: {
        file: changed((f) => {
          f.id = 'my-map';
        }),
        chips: true,
        chipCount: 3,
      },
    };
    const rules = compileRules(config);
    expect(parseConfig(formatConfig(rules)).rules.fingerprint).toBe(rules.fingerprint);
    const game = engine.newGame(compileRules(config), { seed: 2 });
    expect(loadGame(engine, saveGame(game)).hash()).toBe(game.hash());
    expect(gameFromPosition(engine, positionText(game)).map?.id).toBe('my-map');
  });
});
