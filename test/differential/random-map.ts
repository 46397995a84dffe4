/** Invented maps for random games: large cities of several squares, islands, routes, prints at borders, blocked squares. */
import type { MapFile, MapSquare, PrintedTile, RowCol, SideLetter } from '../../src/map-types.js';
import { chooser } from './compare.js';

type Pick = (n: number) => number;
const SIDES = [0, 1, 2, 3] as const;
const LETTERS: readonly SideLetter[] = ['N', 'E', 'S', 'W'];
const letter = (side: number): SideLetter => LETTERS[side] as SideLetter;
const beyond = ([row, col]: RowCol, side: number): RowCol => [
  row + ([-1, 0, 1, 0][side] as number),
  col + ([0, 1, 0, -1][side] as number),
];
const name = (square: RowCol): string => square.join(',');

/** Kinds of squares by name, as they are drawn. */
class Grid {
  readonly kinds = new Map<string, string>();
  constructor(
    readonly rows: number,
    readonly cols: number,
  ) {}
  at(square: RowCol): string {
    return this.kinds.get(name(square)) ?? '.';
  }
  exists(square: RowCol): boolean {
    return !'.~'.includes(this.at(square));
  }
  squares(): RowCol[] {
    return Array.from({ length: this.rows * this.cols }, (_, i): RowCol => [Math.floor(i / this.cols) + 1, (i % this.cols) + 1]);
  }
  lines(): string[] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.cols }, (_, col) => this.at([row + 1, col + 1])).join(''),
    );
  }
}

function drawCities(grid: Grid, pick: Pick): RowCol[][] {
  const cities: RowCol[][] = [];
  for (let n = 1 + pick(3); n > 0; n--) {
    const city: RowCol[] = [];
    let at: RowCol = [1 + pick(grid.rows), 1 + pick(grid.cols)];
    for (let length = 1 + pick(3); length > 0; length--) {
      if (at[0] < 1 || at[1] < 1 || at[0] > grid.rows || at[1] > grid.cols || grid.at(at) === 'L') break;
      grid.kinds.set(name(at), 'L');
      city.push(at);
      at = beyond(at, pick(4));
    }
    if (city.length > 0) cities.push(city);
  }
  return cities;
}

function drawStarts(grid: Grid, pick: Pick): RowCol[] {
  const starts: RowCol[] = [];
  const land = grid.squares().filter((square) => grid.at(square) === '#');
  for (let tries = 0; tries < 40 && starts.length < 4 && land.length > 0; tries++) {
    const square = land.splice(pick(land.length), 1)[0] as RowCol;
    if (SIDES.some((side) => 'SL'.includes(grid.at(beyond(square, side))))) continue; // and any tile fits there
    grid.kinds.set(name(square), 'S');
    starts.push(square);
  }
  return starts;
}

/** One city over all its sides; each road ends at it; what is left of the rim is field, cut by roads and city. */
function printed(edges: string, pick: Pick): PrintedTile {
  const sides = (kind: string) => SIDES.filter((side) => edges.charAt(side) === kind).map(letter);
  const group = [0, 1, 2, 3, 4, 5, 6, 7];
  const join = (a: number, b: number) => {
    const [from, to] = [group[a] as number, group[b] as number];
    group.forEach((one, half) => {
      if (one === from) group[half] = to;
    });
  };
  for (const side of SIDES) {
    const next = (side + 1) % 4;
    if (edges.charAt(side) === 'F') join(2 * side, 2 * side + 1);
    if (edges.charAt(side) !== 'C' && edges.charAt(next) !== 'C') join(2 * side + 1, 2 * next);
  }
  const fields = [...new Set(group)].map((one) =>
    group.flatMap((other, half) => (other === one && edges.charAt(half >> 1) !== 'C' ? [half] : [])),
  );
  return {
    edges,
    segments: [
      { type: 'city', sides: sides('C'), coatsOfArms: pick(3) },
      ...sides('R').map((side) => ({ type: 'road' as const, sides: [side], endsAtCity: true })),
      ...fields
        .filter((halfEdges) => halfEdges.length > 0)
        .map((halfEdges) => ({ type: 'field' as const, halfEdges, touchesCity: true })),
    ],
  };
}

/** Edges of every printed square: city inside a city, field between two, anything elsewhere but never without a city side. */
function edgesOf(cities: readonly RowCol[][], pick: Pick): Map<string, string> | null {
  const cityAt = (square: RowCol) => cities.findIndex((city) => city.some((own) => name(own) === name(square)));
  const found = new Map<string, string>();
  for (const square of cities.flat()) {
    const edges = SIDES.map((side) => {
      const other = cityAt(beyond(square, side));
      if (other >= 0) return other === cityAt(square) ? 'C' : 'F';
      return 'CCRFF'.charAt(pick(5));
    });
    const free = SIDES.find((side) => cityAt(beyond(square, side)) < 0);
    if (!edges.includes('C') && free === undefined) return null;
    if (!edges.includes('C')) edges[free as number] = 'C';
    found.set(name(square), edges.join(''));
  }
  return found;
}

/** A map by its number; null where the drawing has no room for start squares or a city without an edge. */
export function randomMap(seed: number): MapFile | null {
  const pick = chooser(seed * 7919 + 3);
  const grid = new Grid(4 + pick(5), 4 + pick(6));
  for (const square of grid.squares()) grid.kinds.set(name(square), '..~iit#######'.charAt(pick(13)));
  const cities = drawCities(grid, pick);
  const starts = drawStarts(grid, pick);
  const edges = edgesOf(cities, pick);
  if (!edges || starts.length < 2) return null;
  const squares: MapSquare[] = cities
    .flat()
    .map((at) => ({ row: at[0], col: at[1], kind: 'largeCity', printed: printed(edges.get(name(at)) as string, pick) }));
  for (const at of grid.squares())
    if (grid.at(at) === 'i') squares.push({ row: at[0], col: at[1], kind: 'island', coatsOfArms: pick(3), band: null });
  const borders = grid
    .squares()
    .filter((at) => grid.exists(at))
    .flatMap((square) =>
      SIDES.filter((side) => !grid.exists(beyond(square, side))).map((side) => ({ square, side: letter(side) })),
    );
  const print = (end: { square: RowCol; side: SideLetter }, feature: 'road' | 'city') => ({
    ...end,
    feature,
    coatsOfArms: feature === 'city' ? pick(3) : 0,
  });
  const borderFeatures = borders.flatMap((end) => {
    const edge = edges.get(name(end.square))?.charAt(LETTERS.indexOf(end.side)) ?? 'F';
    return edge === 'F' ? [] : [print(end, edge === 'R' ? 'road' : 'city')];
  });
  const free = borders.filter(({ square }) => !'LS'.includes(grid.at(square)));
  const take = () => free.splice(pick(free.length), 1)[0];
  const ferryRoutes = Array.from({ length: 6 }, (_, i) => ({
    id: `r${i}`,
    a: take(),
    b: take(),
    feature: pick(3) === 0 ? ('road' as const) : null,
  })).flatMap(({ id, a, b, feature }) => (a && b && name(a.square) !== name(b.square) ? [{ id, a, b, feature }] : []));
  for (let n = 0; n < 4; n++) {
    const end = take();
    if (end) borderFeatures.push(print(end, pick(2) ? 'road' : 'city'));
  }
  return {
    format: 'carcassonne-map@1',
    id: `random-${seed}`,
    title: 'Invented',
    status: 'test',
    rows: grid.rows,
    cols: grid.cols,
    grid: grid.lines(),
    legend: { '.': 'void', '~': 'blocked', '#': 'land', S: 'start', t: 'town', L: 'largeCity', i: 'island' },
    bands: [
      { color: 'orange', fromRow: 1, toRow: 2 },
      { color: 'blue', fromRow: 3, toRow: grid.rows - 1 },
      { color: 'purple', fromRow: grid.rows, toRow: grid.rows },
    ],
    startsToUse: { basic: [2, Math.min(3, starts.length)], mapChips: 2 },
    starts: starts.map((square, i) => ({ name: `start ${i}`, square })),
    largeCities: cities.map((own, i) => ({ id: `c${i}`, name: `City ${i}`, squares: own })),
    squares,
    ferryRoutes,
    borderFeatures,
    chips: { count: 30, colors: ['orange', 'blue', 'purple'], perColor: { 1: 6, 2: 4 } },
  };
}
