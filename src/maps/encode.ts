/** A map and its options → the map table of the rulebook (assembly/constants.ts, MapWord). */
import { Cell, CellFlag, CellKind, Edge, MapOption, MapWord } from '../../assembly/constants.js';
import type { GameMap, MapCell, MapConfig, RowCol } from '../map-types.js';
import type { TileKind } from '../types.js';
import { beyond, sideNumber, SIDE_LETTERS } from './check.js';

const EDGE: Readonly<Record<string, number>> = { F: Edge.Field, R: Edge.Road, C: Edge.City };
/** CHIP-14. */
const POINTS_PER_COAT = 2;

export function encodeMap(map: GameMap, config: MapConfig, kinds: readonly TileKind[]): Uint8Array<ArrayBuffer> {
  const candidates = config.startSquares === 'seeded' ? map.starts.map(({ square }) => square) : config.startSquares;
  const startsAt = MapWord.Words * 4;
  const routesAt = (startsAt + candidates.length * 2 + 7) & ~7;
  const cellsAt = routesAt + map.routes.length * 8;
  const bytes = new Uint8Array(cellsAt + map.cells.length * Cell.Size);
  const view = new DataView(bytes.buffer);
  const word = (index: number, value: number) => view.setInt32(index * 4, value, true);
  const number = ([row, col]: RowCol) => (row - 1) * map.cols + col - 1;
  word(MapWord.Cells, map.cells.length);
  word(MapWord.Cols, map.cols);
  word(MapWord.Rows, map.rows);
  word(MapWord.Options, optionBits(config));
  word(MapWord.Candidates, candidates.length);
  word(MapWord.Starts, config.starts);
  word(MapWord.StartTurn, config.startRotation);
  word(MapWord.StartsAt, startsAt);
  word(MapWord.Routes, map.routes.length);
  word(MapWord.RoutesAt, routesAt);
  word(MapWord.CellsAt, cellsAt);
  word(MapWord.Chips, config.chipCount);
  word(MapWord.Treat, config.treatMultiplier);
  word(MapWord.Coat, POINTS_PER_COAT);
  word(
    MapWord.FirstPrinted,
    kinds.findIndex((kind) => kind.printed) < 0 ? kinds.length : kinds.findIndex((kind) => kind.printed),
  );
  map.colours.forEach((_, colour) => {
    for (const [value, count] of Object.entries(map.chipsPerColour))
      bytes[MapWord.ChipKinds * 4 + colour * 8 + Number(value)] = count;
  });
  candidates.forEach((square, i) => view.setUint16(startsAt + i * 2, number(square), true));
  map.routes.forEach(({ a, b }, i) => {
    [number(a.square), sideNumber(a.side), number(b.square), sideNumber(b.side)].forEach((value, k) =>
      view.setUint16(routesAt + i * 8 + k * 2, value, true),
    );
  });
  const given = new Set(config.chipLayout === 'farthest' ? [] : config.chipLayout.map(number));
  map.cells.forEach((cell, i) => writeCell(view, cellsAt + i * Cell.Size, map, kinds, cell, i, given.has(i)));
  return bytes;
}

function optionBits(config: MapConfig): number {
  const on = (condition: boolean, bit: number) => (condition ? bit : 0);
  return (
    on(config.chips, MapOption.Chips) |
    on(config.startSquares !== 'seeded', MapOption.GivenStarts) |
    on(config.chipLayout !== 'farthest', MapOption.GivenChips) |
    on(config.connectBy === 'citySide', MapOption.CitySide) |
    on(config.ferryRoute === 'roadContinues', MapOption.RoadContinues) |
    on(config.borderMonastery === 'nine', MapOption.Nine) |
    on(config.abbeyAtBorder, MapOption.AbbeyAtBorder) |
    on(config.borderCoatsOfArms === 2, MapOption.BorderCoats)
  );
}

function writeCell(
  view: DataView,
  at: number,
  map: GameMap,
  kinds: readonly TileKind[],
  cell: MapCell,
  i: number,
  chip: boolean,
): void {
  const square: RowCol = [Math.floor(i / map.cols) + 1, (i % map.cols) + 1];
  const beside = SIDE_LETTERS.map((_, side): MapCell | undefined => {
    const [row, col] = beyond(square, side);
    return row >= 1 && row <= map.rows && col >= 1 && col <= map.cols ? map.cells[(row - 1) * map.cols + col - 1] : undefined;
  });
  const nothing = cell.kind === 'void' || cell.kind === 'blocked';
  view.setUint8(at + Cell.Kind, nothing ? CellKind.Void : cell.tile >= 0 ? CellKind.Printed : CellKind.Open);
  let sides = 0;
  let borderCoats = 0;
  for (let side = 0; side < 4; side++) {
    const printed = kinds[beside[side]?.tile ?? -1]?.edges.charAt((side + 2) % 4);
    sides |= (EDGE[printed ?? cell.border[side] ?? ''] ?? 0) << (side * 2);
    borderCoats |= (cell.borderCoats[side] ?? 0) << (side * 2);
  }
  view.setUint8(at + Cell.Sides, sides);
  view.setUint8(at + Cell.City, cell.city + 1);
  view.setUint8(at + Cell.Coats, cell.kind === 'island' ? cell.coats : 0);
  view.setUint8(at + Cell.Band, cell.band < 0 ? 255 : cell.band);
  const route = map.routes.some(({ a, b }) => [a, b].some((end) => end.square[0] === square[0] && end.square[1] === square[1]));
  view.setUint8(
    at + Cell.Flags,
    (cell.noChip ? CellFlag.NoChip : 0) |
      (chip ? CellFlag.GivenChip : 0) |
      (route ? CellFlag.Route : 0) |
      (cell.tile < 0 && beside.some((other) => (other?.city ?? -1) >= 0) ? CellFlag.BesideCity : 0),
  );
  view.setUint16(at + Cell.Tile, Math.max(0, cell.tile), true);
  view.setUint8(at + Cell.BorderCoats, borderCoats);
}
