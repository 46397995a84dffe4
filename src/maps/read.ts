/** Map files from outside: shape, then everything that FMT-9 and the other rules of the format ask for. */
import { deepFreeze } from '../catalogue/freeze.js';
import { CELL_KINDS, type MapFile, type MapSquareKind, type RowCol } from '../map-types.js';
import { beyond, refuseMap, same, sideNumber, squareName, SIDE_LETTERS } from './check.js';
import { checkPrinted } from './printed.js';
import { MAX_MAP_SQUARES, readShape } from './schema.js';

/** The kinds of the squares of a file, and questions about them. */
export class Squares {
  constructor(
    private readonly file: MapFile,
    private readonly kinds: readonly (readonly MapSquareKind[])[],
  ) {}

  /** Kind of a square; void outside the grid. */
  kind([row, col]: RowCol): MapSquareKind {
    return this.kinds[row - 1]?.[col - 1] ?? 'void';
  }
  /** Whether a tile lies or may come to lie there. */
  exists(square: RowCol): boolean {
    const kind = this.kind(square);
    return kind !== 'void' && kind !== 'blocked';
  }
  /** A side with no square beyond it that a tile could lie on (MAP-12). */
  isBorder(square: RowCol, side: number): boolean {
    return this.exists(square) && !this.exists(beyond(square, side));
  }
  detail(square: RowCol) {
    return this.file.squares?.find(({ row, col }) => row === square[0] && col === square[1]);
  }
  all(): RowCol[] {
    return this.kinds.flatMap((line, row) => line.map((_, col): RowCol => [row + 1, col + 1]));
  }
}

/**
 * A copy of an untrusted map file, checked and frozen.
 * @param input the file's JSON as an object
 * @throws ERR_MAP naming the part that is wrong, its value and what would be right
 */
export function readMap(input: unknown): MapFile {
  const file = readShape(input) as unknown as MapFile;
  const squares = readGrid(file);
  checkSquares(file, squares);
  checkStarts(file, squares);
  checkCities(file, squares);
  checkBorders(file, squares);
  checkRoutes(file, squares);
  checkPrinted(file, squares);
  checkBands(file);
  checkChips(file);
  return deepFreeze(file);
}

/** The squares of a file that was read. */
export function squaresOf(file: MapFile): Squares {
  return readGrid(file);
}

function readGrid(file: MapFile): Squares {
  const kindOf = new Map(
    Object.entries(file.legend).map(([char, words]) => {
      // "start" and the like: the kind, then an explanation
      const kind = CELL_KINDS.find((known) => known === /^[A-Za-z]+/.exec(words)?.[0]);
      return [char, kind ?? refuseMap(`legend.${char}`, words, `one of ${CELL_KINDS.join(', ')} as the first word`)] as const;
    }),
  );
  const number = file.rows * file.cols;
  if (number > MAX_MAP_SQUARES)
    refuseMap('grid', `${file.rows} rows of ${file.cols}`, `at most ${MAX_MAP_SQUARES} squares in all, here are ${number}`);
  if (file.grid.length !== file.rows) refuseMap('grid', file.grid.length, `${file.rows} strings, one for each row`);
  const kinds = file.grid.map((line, row) => {
    const chars = [...line];
    if (chars.length !== file.cols) refuseMap(`grid[${row}]`, line, `${file.cols} characters, one for each column`);
    return chars.map(
      (char, col) => kindOf.get(char) ?? refuseMap(`grid[${row}]`, char, `a character of the legend in column ${col + 1}`),
    );
  });
  return new Squares(file, kinds);
}

/** FMT-9: what the lists say about a square must be what the grid says. */
function checkSquares(file: MapFile, squares: Squares): void {
  const expectKind = (field: string, square: RowCol, kind: MapSquareKind, what: string) => {
    if (squares.kind(square) !== kind)
      refuseMap(
        field,
        square,
        `a square that is ${kind} in the grid (${what}), ${squareName(square)} is ${squares.kind(square)}`,
      );
  };
  const seen = new Set<string>();
  file.squares?.forEach((square, i) => {
    const at: RowCol = [square.row, square.col];
    if (seen.has(squareName(at))) refuseMap(`squares[${i}]`, at, 'each square once');
    seen.add(squareName(at));
    expectKind(`squares[${i}]`, at, square.kind, 'squares and grid agree');
    if (square.kind === 'largeCity' && !square.printed)
      refuseMap(`squares[${i}].printed`, undefined, 'the printed tile of a large city');
    if (square.kind !== 'largeCity' && square.printed) refuseMap(`squares[${i}].printed`, at, 'a large city for a printed tile');
    if (square.cityId !== undefined && square.kind !== 'largeCity')
      refuseMap(`squares[${i}].cityId`, square.cityId, 'no cityId without a large city');
    if (square.islandId !== undefined && square.kind !== 'island')
      refuseMap(`squares[${i}].islandId`, square.islandId, 'no islandId but on island squares');
  });
  for (const at of squares.all()) {
    if (squares.kind(at) === 'largeCity' && !squares.detail(at))
      refuseMap('squares', squareName(at), `an entry with the printed tile of the large-city square ${squareName(at)}`);
  }
  file.starts.forEach(({ square }, i) => expectKind(`starts[${i}].square`, square, 'start', 'starts'));
  file.towns?.forEach(({ square }, i) => expectKind(`towns[${i}].square`, square, 'town', 'towns'));
  file.islands?.forEach((island, i) =>
    island.squares.forEach((square, k) => expectKind(`islands[${i}].squares[${k}]`, square, 'island', 'islands')),
  );
}

function checkStarts(file: MapFile, squares: Squares): void {
  const {
    starts,
    startsToUse: {
      basic: [least, most],
      mapChips,
    },
  } = file;
  for (const at of squares.all()) {
    if (squares.kind(at) === 'start' && !starts.some(({ square }) => same(square, at)))
      refuseMap('starts', squareName(at), `an entry for the start square ${squareName(at)}`);
  }
  starts.forEach(({ square }, i) => {
    if (starts.slice(0, i).some((other) => same(other.square, square)))
      refuseMap(`starts[${i}].square`, square, 'each start square once');
    if (SIDE_LETTERS.some((_, side) => squares.kind(beyond(square, side)) === 'start'))
      refuseMap(`starts[${i}].square`, square, 'no start square beside another one');
  });
  if (least > most || most > starts.length)
    refuseMap('startsToUse.basic', [least, most], `least and most start squares used, at most ${starts.length}`);
  if ((mapChips ?? 1) > starts.length)
    refuseMap('startsToUse.mapChips', mapChips, `at most ${starts.length}, the number of start squares`);
}

function checkCities(file: MapFile, squares: Squares): void {
  const owner = new Map<string, string>();
  (file.largeCities ?? []).forEach((city, i) => {
    if (file.largeCities?.slice(0, i).some(({ id }) => id === city.id))
      refuseMap(`largeCities[${i}].id`, city.id, 'an id that no other city has');
    city.squares.forEach((square, k) => {
      const field = `largeCities[${i}].squares[${k}]`;
      if (squares.kind(square) !== 'largeCity')
        refuseMap(field, square, `a square that is largeCity in the grid, ${squareName(square)} is ${squares.kind(square)}`);
      if (owner.has(squareName(square))) refuseMap(field, square, 'a square of one city only');
      owner.set(squareName(square), city.id);
      const detail = squares.detail(square);
      if (detail?.cityId !== undefined && detail.cityId !== city.id)
        refuseMap(field, detail.cityId, `cityId ${city.id} in squares, as largeCities says`);
    });
    const coats = city.squares.reduce((sum, square) => sum + coatsOn(squares, square), 0);
    if (city.coatsOfArms !== undefined && city.coatsOfArms !== coats)
      refuseMap(`largeCities[${i}].coatsOfArms`, city.coatsOfArms, `${coats}, the coats of arms on its printed squares`);
  });
  for (const at of squares.all()) {
    if (squares.kind(at) === 'largeCity' && !owner.has(squareName(at)))
      refuseMap('largeCities', squareName(at), `a large city with the square ${squareName(at)}`);
  }
}
function coatsOn(squares: Squares, square: RowCol): number {
  return (squares.detail(square)?.printed?.segments ?? []).reduce(
    (sum, part) => sum + (part.type === 'city' ? (part.coatsOfArms ?? 0) : 0),
    0,
  );
}

function checkBorders(file: MapFile, squares: Squares): void {
  file.borderFeatures?.forEach(({ square, side }, i) => {
    const field = `borderFeatures[${i}]`;
    if (!squares.isBorder(square, sideNumber(side))) refuseMap(field, [...square, side], 'a side with no square beyond it');
    if (file.borderFeatures?.slice(0, i).some((other) => same(other.square, square) && other.side === side))
      refuseMap(field, [...square, side], 'each border side once');
  });
}

function checkRoutes(file: MapFile, squares: Squares): void {
  const used = new Set<string>();
  file.ferryRoutes?.forEach((route, i) => {
    for (const end of ['a', 'b'] as const) {
      const { square, side } = route[end];
      const field = `ferryRoutes[${i}].${end}`;
      const name = squareName(square) + side;
      if (squares.kind(square) === 'largeCity') refuseMap(field, [...square, side], 'a square that takes a tile');
      if (!squares.isBorder(square, sideNumber(side))) refuseMap(field, [...square, side], 'a side with no square beyond it');
      if (used.has(name)) refuseMap(field, [...square, side], 'a border side without a route');
      used.add(name);
      const printed = file.borderFeatures?.find((other) => same(other.square, square) && other.side === side)?.feature;
      if (route.feature === 'road' && printed === 'city') refuseMap(field, printed, 'no city at the end of a road');
    }
    if (same(route.a.square, route.b.square)) refuseMap(`ferryRoutes[${i}]`, route.id, 'two different squares');
  });
}

function checkBands({ bands = [], rows, chips, squares = [] }: MapFile): void {
  bands.forEach((band, i) => {
    if (band.fromRow > band.toRow || band.toRow > rows)
      refuseMap(`bands[${i}]`, [band.fromRow, band.toRow], `rows from 1 to ${rows}, first before last`);
    if (bands.slice(0, i).some((other) => band.fromRow <= other.toRow && other.fromRow <= band.toRow))
      refuseMap(`bands[${i}]`, [band.fromRow, band.toRow], 'rows of no other band');
    if (chips && !chips.colors.includes(band.color))
      refuseMap(`bands[${i}].color`, band.color, `a colour of the chips: ${chips.colors.join(', ')}`);
  });
  squares.forEach(({ band }, i) => {
    if (typeof band === 'string' && !bands.some(({ color }) => color === band))
      refuseMap(`squares[${i}].band`, band, 'the colour of a band, or null');
  });
}

function checkChips({ chips }: MapFile): void {
  if (!chips) return;
  if (new Set(chips.colors).size < chips.colors.length) refuseMap('chips.colors', chips.colors, 'each colour once');
  const each = Object.values(chips.perColor).reduce((sum, n) => sum + n, 0);
  if (each * chips.colors.length !== chips.count)
    refuseMap('chips.count', chips.count, `${each * chips.colors.length}, as colors and perColor give`);
}
