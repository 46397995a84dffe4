/** The beginning of a game on a map: printed squares, start tiles (MAP-4..6), hidden chips (CHIP-3..9). */
import { grid, gridBytes, kinds, mapCells, mapOptions, mapTable, mapWord, moves, rule } from "../core/layout";
import { below } from "../core/rng";
import { distinct, fit } from "../core/tables";
import { Cell, CellFlag, CellKind, Chip, MapOption, MapWord, Rule } from "../constants";
import { cellAddress, stepX, stepY, tileAt, VOID } from "../board/grid";
import { closeAll } from "../board/frontier";
import { putTile } from "../board/place";
import { tileKind } from "../board/tiles";
import { bagCount, setBag } from "../turn/bag";
import { cellByte, printedKind, squareNumber, cellX, cellY } from "./cells";
import { setChip, setHidden } from "./chips";

/** Void everywhere but on the map's squares; printed squares as tiles that open nothing; the chips still in their box. */
export function layMap(): void {
  const line = <u64>VOID * 0x0001000100010001;
  for (let at: usize = 0; at < gridBytes; at += 8) store<u64>(grid + at, line);
  const n = mapCells;
  for (let c = 0; c < n; c++) if (cellByte(c, Cell.Kind) != CellKind.Void) store<u16>(cellAddress(cellX(c), cellY(c)), 0);
  for (let c = 0; c < n; c++) {
    if (cellByte(c, Cell.Kind) != CellKind.Printed) continue;
    putTile(printedKind(c), 0, cellX(c), cellY(c));
    closeAll(); // they open no square before they are connected (MAP-16)
  }
  if ((mapOptions & MapOption.Chips) == 0) return;
  for (let i = 0; i < 32; i++) setHidden(i, <i32>load<u8>(mapTable + MapWord.ChipKinds * 4 + <usize>i));
}
/** Whether a tile may lie on a square by what is printed around it. */
export function isOpenCell(x: i32, y: i32): bool {
  const number = squareNumber(x, y);
  return number >= 0 && cellByte(number, Cell.Kind) == CellKind.Open;
}
export function startMap(): void {
  putStarts();
  if ((mapOptions & MapOption.Chips) == 0) return;
  if (mapOptions & MapOption.GivenChips) giveChips();
  else for (let tries = 0; tries < 32; tries++) if (spreadChips()) return;
}

function item(i: i32): i32 {
  return load<i32>(moves + ((<usize>i) << 2));
}
function setItem(i: i32, value: i32): void {
  store<i32>(moves + ((<usize>i) << 2), value);
}
/** Seeded order of the first n entries of the scratch list. */
function shuffle(n: i32): void {
  for (let i = n - 1; i > 0; i--) {
    const k = below(i + 1);
    const t = item(i);
    setItem(i, item(k));
    setItem(k, t);
  }
}
function turnOf(kind: i32): i32 {
  return mapWord(MapWord.StartTurn) % distinct(kind);
}
function fitsStart(kind: i32, number: i32): bool {
  return (fit(kind, cellByte(number, Cell.Sides)) & (1 << turnOf(kind))) != 0;
}
/** The start tile on the first square of the order that takes it, drawn tiles on the next ones; all must fit as printed (MAP-5). */
function putStarts(): void {
  const n = mapWord(MapWord.Candidates);
  for (let i = 0; i < n; i++) setItem(i, <i32>load<u16>(mapTable + <usize>mapWord(MapWord.StartsAt) + ((<usize>i) << 1)));
  if ((mapOptions & MapOption.GivenStarts) == 0) shuffle(n);
  const kind = rule(Rule.StartKind);
  let first = 0;
  while (first < n - 1 && !fitsStart(kind, item(first))) first++;
  const square = item(first);
  for (let i = first; i > 0; i--) setItem(i, item(i - 1));
  putTile(kind, turnOf(kind), cellX(square), cellY(square));
  let missing = mapWord(MapWord.Starts) - 1;
  for (let i = 1; i < n && missing > 0; i++) {
    const drawn = drawFitting(item(i));
    if (drawn < 0) continue; // another start square instead, if there is one
    putTile(drawn, turnOf(drawn), cellX(item(i)), cellY(item(i)));
    missing--;
  }
}
/** A tile out of the bag that fits the square, each copy equally likely; -1 when none does. */
function drawFitting(number: i32): i32 {
  let total = 0;
  for (let k = 0; k < kinds; k++) if (fitsStart(k, number)) total += bagCount(k);
  if (total == 0) return -1;
  let r = below(total);
  for (let k = 0; k < kinds; k++) {
    if (!fitsStart(k, number)) continue;
    r -= bagCount(k);
    if (r >= 0) continue;
    setBag(k, bagCount(k) - 1);
    return k;
  }
  return -1;
}

function giveChips(): void {
  const n = mapCells;
  for (let c = 0; c < n; c++) if (cellByte(c, Cell.Flags) & CellFlag.GivenChip) setChip(c, Chip.Down);
}
/** Free of tiles, and no used start square beside it (CHIP-4, 6..8). */
function takesChip(number: i32): bool {
  if (cellByte(number, Cell.Kind) != CellKind.Open || (cellByte(number, Cell.Flags) & CellFlag.NoChip) != 0) return false;
  const x = cellX(number);
  const y = cellY(number);
  if (tileAt(x, y) >= 0) return false;
  for (let side = 0; side < 4; side++) {
    const tile = tileAt(x + stepX(side), y + stepY(side));
    if (tile >= 0 && tileKind(tile) < mapWord(MapWord.FirstPrinted)) return false;
  }
  return true;
}
/**
 * Lays the chips, each as far from the others as can be, first in shuffled order on ties; a laid chip's neighbours are out
 * (CHIP-5, 9). False, with what fitted, when they do not all find a place. The scratch list holds squares, then distances,
 * then places.
 */
function spreadChips(): bool {
  const all = mapCells;
  for (let c = 0; c < all; c++) setChip(c, Chip.None);
  let n = 0;
  for (let c = 0; c < all; c++) if (takesChip(c)) setItem(n++, c);
  shuffle(n);
  for (let i = 0; i < n; i++) {
    setItem(n + i, i32.MAX_VALUE);
    setItem(2 * n + i, cellX(item(i)) | (cellY(item(i)) << 16));
  }
  for (let k = 0; k < mapWord(MapWord.Chips); k++) {
    let best = -1;
    let far = 0;
    for (let i = 0; i < n; i++)
      if (item(n + i) > far) {
        best = i;
        far = item(n + i);
      }
    if (best < 0) return false;
    setChip(item(best), Chip.Down);
    const x = item(2 * n + best) & 0xffff;
    const y = item(2 * n + best) >> 16;
    for (let i = 0; i < n; i++) {
      const dx = (item(2 * n + i) & 0xffff) - x;
      const dy = (item(2 * n + i) >> 16) - y;
      const d = dx * dx + dy * dy;
      // the square itself and those that share a side are dropped
      if (d < item(n + i)) setItem(n + i, d <= 1 ? 0 : d);
    }
  }
  return true;
}
