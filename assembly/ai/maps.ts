/** What a map adds to an observation: its squares and chips. */
import { mapCells } from "../core/layout";
import { get } from "../core/journal";
import { Cell, CellKind, Chip, Plane } from "../constants";
import { State } from "../generated/state";
import { tileAt } from "../board/grid";
import { chipAt, hidden } from "../map/chips";
import { cellByte, cellX, cellY } from "../map/cells";
import { area, cellIndex } from "./window";
import { planeAt } from "./planes";

function put(out: usize, plane: i32, cell: i32, value: f32): void {
  store<f32>(out + ((<usize>((planeAt(Plane.Map) + plane) * area + cell)) << 2), value);
}
/** Squares that take a tile and have none, chips, and the coloured rows. */
export function writeMap(out: usize): void {
  const n = mapCells;
  for (let number = 0; number < n; number++) {
    const x = cellX(number);
    const y = cellY(number);
    const cell = cellIndex(x, y);
    if (cell < 0 || cellByte(number, Cell.Kind) != CellKind.Open) continue;
    if (tileAt(x, y) < 0) put(out, 0, cell, 1);
    const chip = chipAt(number);
    if (chip == Chip.Down) put(out, 1, cell, 1);
    else if ((chip & Chip.Up) != 0 && ((chip >> 4) & 3) < 3) put(out, 2 + ((chip >> 4) & 3), cell, <f32>(chip & 7) / 8);
    const band = cellByte(number, Cell.Band);
    if (band < 3) put(out, 5 + band, cell, 1);
  }
}
/** 24 numbers of hidden chips, then the value of the chip in hand at its colour. */
export function writeChips(out: usize): void {
  for (let sort = 0; sort < 24; sort++) store<f32>(out + ((<usize>sort) << 2), <f32>hidden(sort));
  const hand = get(State.ChipHand);
  const colour = (hand >> 4) & 3;
  if ((hand & Chip.Up) != 0 && colour < 3) store<f32>(out + ((<usize>(24 + colour)) << 2), <f32>(hand & 7));
}
