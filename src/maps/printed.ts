/** Printed large-city squares: their tiles in the form of the catalogue, and how they meet their neighbours (FMT-3, FMT-9). */
import type { MapFile, PrintedTile, RowCol, SideLetter } from '../map-types.js';
import type { TileDefinition } from '../types.js';
import { tileFault } from '../rules/tile-geometry.js';
import { beyond, refuseMap, sideNumber, SIDE_LETTERS, squareName } from './check.js';
import type { Squares } from './read.js';

const letters = (sides: readonly SideLetter[]): string => [...sides].sort((a, b) => sideNumber(a) - sideNumber(b)).join('');

/** Id of the tile printed on a square. */
export const printedId = ([row, col]: RowCol): string => `map-${row}-${col}`;

/** The printed tile as a tile of the catalogue; cities, roads and fields in the order of the file. */
export function printedTile(square: RowCol, printed: PrintedTile): TileDefinition {
  const pick = <T extends PrintedTile['segments'][number]['type']>(type: T) =>
    printed.segments.filter((part): part is Extract<PrintedTile['segments'][number], { type: T }> => part.type === type);
  const cities = pick('city');
  const roads = pick('road');
  const fields = pick('field');
  const all = cities.map((_, i) => i);
  const gates = roads.flatMap((road, i) => (road.endsAtCity && cities.length > 0 ? [[`r${i}`, 'c0']] : []));
  return {
    id: printedId(square),
    edges: printed.edges,
    cities: cities.map(({ sides, coatsOfArms }) => ({ edges: letters(sides), pennants: coatsOfArms ?? 0 })),
    roads: roads.map(({ sides, endsAtCity }) => ({ ends: letters(sides), ...(endsAtCity ? { endsAt: 'city' as const } : {}) })),
    fields: fields.map(({ halfEdges, touchesCity }) => ({
      half: [...halfEdges].sort((a, b) => a - b),
      cities: touchesCity ? all : [],
      ...(halfEdges.length === 0 ? { inner: true } : {}),
    })),
    ...(gates.length > 0 ? { wagon: gates } : {}),
  };
}

/** @throws ERR_MAP for a printed tile that is none, that faces void or a printed neighbour wrongly */
export function checkPrinted(file: MapFile, squares: Squares): void {
  file.squares?.forEach(({ row, col, printed }, i) => {
    if (!printed) return;
    const at: RowCol = [row, col];
    const fault = tileFault(printedTile(at, printed));
    if (fault) refuseMap(`squares[${i}].printed.${fault.path}`, fault.value, fault.expected);
    SIDE_LETTERS.forEach((letter, side) => {
      const mine = printed.edges.charAt(side);
      const next = beyond(at, side);
      const field = `squares[${i}].printed.edges`;
      const facing = squares.detail(next)?.printed?.edges.charAt((side + 2) % 4);
      if (facing !== undefined && facing !== mine)
        refuseMap(field, printed.edges, `${facing} on side ${letter}, as on ${squareName(next)} beside it`);
      if (squares.exists(next)) return;
      const border = file.borderFeatures?.find(
        ({ square, side: own }) => square[0] === row && square[1] === col && own === letter,
      )?.feature;
      const wanted = border === 'road' ? 'R' : border === 'city' ? 'C' : 'F';
      if (mine !== wanted) refuseMap(field, printed.edges, `${wanted} on side ${letter} at the border, or a border feature`);
    });
  });
}
