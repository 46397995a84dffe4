/**
 * Map-Chips (CHIP-10..21). A face-down chip has no identity here, only the multiset of what was not yet turned does; its
 * colour and value are an outcome of chance when a tile covers it.
 */
import { chips, mapCells, mapOptions, mapWord } from "../core/layout";
import { get, isLogging, put8, set } from "../core/journal";
import { addKey, chipKey } from "../core/keys";
import { Cell, CellKind, Chip, Event, MapOption, MapWord, Paid, Pos, Term } from "../constants";
import { State } from "../generated/state";
import { tileAt } from "../board/grid";
import { tileNode, tileX, tileY } from "../board/tiles";
import { addScore } from "../score/majority";
import { emitScore, emitTerm, explaining } from "../score/events";
import { pack } from "../moves/packed";
import { cellByte, squareNumber, cellX, cellY } from "./cells";
import { Verb } from "../generated/ids";

export function chipAt(number: i32): i32 {
  return <i32>load<u8>(chips + 32 + <usize>number);
}
export function setChip(number: i32, chip: i32): void {
  const old = chipAt(number);
  if (old == chip) return;
  if (isLogging()) {
    if (old != Chip.None) addKey(0 - chipKey(number, old));
    if (chip != Chip.None) addKey(chipKey(number, chip));
  }
  put8(chips + 32 + <usize>number, chip);
}
/** Hidden chips of one sort; `sort` = colour * 8 + value. */
export function hidden(sort: i32): i32 {
  return <i32>load<u8>(chips + <usize>sort);
}
export function setHidden(sort: i32, n: i32): void {
  put8(chips + <usize>sort, n);
}
function pay(what: i32, term: i32, tile: i32, n: i32, value: i32): void {
  const player = get(Pos.Turn);
  addScore(player, value);
  if (!explaining) return;
  emitScore(Event.Score, player, what, tileNode(tile), value, 0);
  emitTerm(term, n, value);
}
/** The tile just placed takes what lies on its square (CHIP-13, 14); true when a face-down chip is to be turned (CHIP-10). */
export function collect(tile: i32): bool {
  if ((mapOptions & MapOption.Chips) == 0) return false;
  const number = squareNumber(tileX(tile), tileY(tile));
  const coats = cellByte(number, Cell.Coats);
  if (coats != 0) pay(Paid.IslandCoats, Term.IslandCoats, tile, coats, coats * mapWord(MapWord.Coat));
  const chip = chipAt(number);
  if ((chip & Chip.Up) != 0) {
    const value = chip & 7;
    setChip(number, Chip.None);
    pay(Paid.Chip, Term.Treat, tile, value, value * mapWord(MapWord.Treat));
  }
  return chip == Chip.Down && hiddenTotal() != 0;
}
/** Chips not turned over: at least as many as lie on their faces, on a small map more. */
export function hiddenTotal(): i32 {
  let total = 0;
  for (let s = 0; s < 32; s++) total += hidden(s);
  return total;
}
/** The chip on the placed tile's square turns out to be of that sort; true when its square is to be chosen (CHIP-11, 19). */
export function turnChip(colour: i32, value: i32): bool {
  const tile = get(Pos.Placed);
  const sort = (colour << 3) | value;
  setHidden(sort, hidden(sort) - 1);
  setChip(squareNumber(tileX(tile), tileY(tile)), Chip.None);
  pay(Paid.Chip, Term.Chip, tile, value, value);
  const n = mapCells;
  for (let c = 0; c < n; c++)
    if (takesTreat(c, colour)) {
      set(State.ChipHand, Chip.Up | (colour << 4) | value);
      return true;
    }
  return false;
}
/** A square of the rows of that colour without tile and chip (CHIP-12). */
function takesTreat(number: i32, colour: i32): bool {
  if (cellByte(number, Cell.Band) != colour || cellByte(number, Cell.Kind) != CellKind.Open) return false;
  return chipAt(number) == Chip.None && tileAt(cellX(number), cellY(number)) < 0;
}
export function layTreat(x: i32, y: i32): void {
  setChip(squareNumber(x, y), get(State.ChipHand));
  set(State.ChipHand, 0);
}
export function chipMove(sort: i32): i32 {
  return pack(Verb.Chip, sort >> 3, 0, sort & 7);
}
export function treatMove(number: i32): i32 {
  return pack(Verb.Treat, cellX(number), cellY(number), 0);
}
/** Whether that square is offered for the chip in hand. */
export function isTreatSquare(number: i32): bool {
  return takesTreat(number, (get(State.ChipHand) >> 4) & 3);
}
/** Sort of the hidden chip with that number, counted from 0 in ascending order of sorts. */
export function sortOfRank(r: i32): i32 {
  let sort = 0;
  while ((r -= hidden(sort)) >= 0) sort++;
  return sort;
}
