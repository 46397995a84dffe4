/** From a checked map file to the map of a game: squares with everything that bears on them. */
import type { GameMap, MapCell, MapFile, RowCol } from '../map-types.js';
import type { TileDefinition } from '../types.js';
import { beyond, same, SIDE_LETTERS, sideNumber } from './check.js';
import { printedTile } from './printed.js';
import { squaresOf, type Squares } from './read.js';

/** The tiles of the printed squares, in the order of the squares row by row. */
export function printedTiles(file: MapFile): TileDefinition[] {
  const squares = squaresOf(file);
  return squares.all().flatMap((at) => {
    const printed = squares.detail(at)?.printed;
    return printed ? [printedTile(at, printed)] : [];
  });
}

/** @param firstPrinted kind number of the first of `printedTiles`; the others follow it */
export function compileMap(file: MapFile, firstPrinted: number): GameMap {
  const squares = squaresOf(file);
  const cities = (file.largeCities ?? []).map(({ id, name, squares: own }) => ({ id, name, squares: own }));
  let printed = firstPrinted;
  const cells = squares.all().map((at): MapCell => cellOf(file, squares, at, squares.kind(at) === 'largeCity' ? printed++ : -1));
  return {
    id: file.id,
    title: file.title,
    status: file.status,
    notice: file.notice ?? null,
    rows: file.rows,
    cols: file.cols,
    cells,
    cities,
    starts: file.starts.map(({ name, square }) => ({ name, square })),
    routes: (file.ferryRoutes ?? []).map(({ id, a, b }) => ({ id, a, b })),
    colours: file.chips?.colors ?? [],
    chipsPerColour: file.chips?.perColor ?? {},
  };
}

function cellOf(file: MapFile, squares: Squares, at: RowCol, tile: number): MapCell {
  const kind = squares.kind(at);
  const detail = squares.detail(at);
  const borders = SIDE_LETTERS.map((letter) =>
    file.borderFeatures?.find(({ square, side }) => same(square, at) && side === letter),
  );
  const roads = (file.ferryRoutes ?? []).filter(({ feature }) => feature === 'road').flatMap(({ a, b }) => [a, b]);
  const border = (side: number): string => {
    const feature = borders[side]?.feature;
    if (feature) return feature === 'road' ? 'R' : 'C';
    return roads.some((end) => same(end.square, at) && sideNumber(end.side) === side) ? 'R' : '';
  };
  const coats = (side: number): number => (borders[side]?.feature === 'city' ? (borders[side].coatsOfArms ?? 0) : 0);
  return {
    kind,
    name: detail?.name ?? [...(file.towns ?? []), ...file.starts].find(({ square }) => same(square, at))?.name ?? null,
    city: (file.largeCities ?? []).findIndex((city) => city.squares.some((square) => same(square, at))),
    coats: kind === 'largeCity' ? 0 : (detail?.coatsOfArms ?? 0),
    band: bandOf(file, squares, at),
    border: [border(0), border(1), border(2), border(3)],
    borderCoats: [coats(0), coats(1), coats(2), coats(3)],
    tile,
    noChip: !mayHoldChip(file, squares, at),
  };
}

/** Colour number of the rows of a square; islands have none (FMT-7, CHIP-12). */
function bandOf(file: MapFile, squares: Squares, at: RowCol): number {
  const kind = squares.kind(at);
  if (!file.chips || !squares.exists(at) || kind === 'largeCity') return -1;
  const own = squares.detail(at)?.band;
  if (own === null || (own === undefined && kind === 'island')) return -1;
  const color = own ?? file.bands?.find(({ fromRow, toRow }) => at[0] >= fromRow && at[0] <= toRow)?.color;
  return color === undefined ? -1 : file.chips.colors.indexOf(color);
}

/** CHIP-4, 7, 8; CHIP-6 depends on the start squares used. */
function mayHoldChip(file: MapFile, squares: Squares, at: RowCol): boolean {
  const kind = squares.kind(at);
  if (kind === 'island' && file.chips?.forbidIslands !== false) return false;
  if (kind !== 'land' && kind !== 'island') return false;
  return !SIDE_LETTERS.some((_, side) => squares.detail(beyond(at, side))?.printed?.edges.charAt((side + 2) % 4) === 'C');
}

/** What lies around a square by the map alone: per side C, R or F, '' where nothing is demanded (MAP-10, 13). */
export function demands(map: GameMap, printed: readonly TileDefinition[], at: RowCol): string[] {
  const first = Math.min(...map.cells.flatMap(({ tile }) => (tile >= 0 ? [tile] : [])));
  return SIDE_LETTERS.map((_, side) => {
    const [row, col] = beyond(at, side);
    const inside = row >= 1 && row <= map.rows && col >= 1 && col <= map.cols;
    const other = inside ? map.cells[(row - 1) * map.cols + col - 1] : undefined;
    const facing = other && other.tile >= 0 ? printed[other.tile - first]?.edges.charAt((side + 2) % 4) : undefined;
    return facing ?? map.cells[(at[0] - 1) * map.cols + at[1] - 1]?.border[side] ?? '';
  });
}
