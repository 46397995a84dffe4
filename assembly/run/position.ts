/** Positions in slots: a new game, a copy; build.ts lays positions piece by piece. */
import {
  flags,
  frontierCells,
  frontierCons,
  frontierRiver,
  grid,
  gridBytes,
  header,
  kindTable,
  kinds,
  nodes,
  partOffset,
  pieceTable,
  players,
  rule,
  select,
  tiles,
} from "../core/layout";
import { clearJournal, get, logging, set } from "../core/journal";
import { seed } from "../core/rng";
import { kindFlags, option } from "../core/tables";
import { Flag, KindAt, KindFlag, Pos, Rule } from "../constants";
import { cellAddress, frontierX, frontierY, stepX, stepY } from "../board/grid";
import { putTile } from "../board/place";
import { tileKind, tileX, tileY } from "../board/tiles";
import { setSupply } from "../feature/figures";
import { goodsAddress } from "../score/goods";
import { bagCount, setBag } from "../turn/bag";
import { initialState } from "../generated/dispatch";
import { Option, Step } from "../generated/ids";
import { State } from "../generated/state";
import { startPart } from "../turn/machine";
import { layMap, startMap } from "../map/setup";
import { rebuildHash } from "./hash";

/** Clears the grid words that the slot's position used; the lists in it say which. */
function wipeGrid(): void {
  if (flags & Flag.Map) {
    memory.fill(grid, 0, gridBytes);
    return;
  }
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) {
    const x = tileX(t);
    const y = tileY(t);
    if (kindFlags(tileKind(t)) & KindFlag.Cloister)
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) store<u16>(cellAddress(x + dx, y + dy), 0);
    else store<u16>(cellAddress(x, y), 0);
  }
  const open = get(Pos.Frontier);
  for (let i = 0; i < open; i++) store<u16>(cellAddress(frontierX(i), frontierY(i)), 0);
}
/** An empty board: full supplies, full bag, nothing laid. Unlogged; the journal is cleared. */
export function empty(slot: i32, seedLo: u32, seedHi: u32): void {
  select(slot);
  logging(false);
  wipeGrid();
  memory.fill(header, 0, frontierCells - header);
  set(Pos.Drawn, -1);
  set(Pos.Placed, -1);
  initialState();
  set(Pos.Part, 1);
  set(Pos.Actor, -1);
  set(Pos.Phase, Step.Over);
  set(State.Ferries, rule(Rule.Ferries));
  set(Pos.Stage, rule(Rule.FirstStage));
  seed(seedLo, seedHi);
  for (let p = 0; p < players; p++) {
    for (let f = 0; f < 12; f++) setSupply(p, f, <i32>load<u8>(pieceTable + <usize>f));
    store<u8>(goodsAddress(p, 3), <u8>rule(Rule.Abbeys));
  }
  for (let k = 0; k < kinds; k++) {
    const copies = <i32>load<u16>(kindTable + ((<usize>k) << 5), KindAt.Copies);
    if (copies != 0) setBag(k, copies);
  }
  if (flags & Flag.Map) layMap();
  clearJournal();
}
/** A new game: the start tile lies at (0,0), player 0 begins (BASE-3, 5). */
export function newGame(slot: i32, seedLo: u32, seedHi: u32): void {
  begin(slot, seedLo, seedHi);
  rebuildHash();
  logging(true);
}
/** The same without the hash, and unlogged play goes on. */
export function begin(slot: i32, seedLo: u32, seedHi: u32): void {
  empty(slot, seedLo, seedHi);
  if (flags & Flag.Map) startMap();
  else if (rule(Rule.StartKind) >= 0) {
    putTile(rule(Rule.StartKind), option(Option.StartTurn) & 3, 0, 0);
    if (option(Option.Beside) != 0) putBeside(option(Option.Beside));
  }
  startPart();
}
/** A second tile on the table, out of the bag (WIND-12). */
function putBeside(word: i32): void {
  const kind = (word & 0xfff) - 1;
  if (kind < 0 || kind >= kinds || bagCount(kind) == 0) return;
  const side = (word >> 14) & 3;
  setBag(kind, bagCount(kind) - 1);
  putTile(kind, (word >> 12) & 3, stepX(side), stepY(side));
}
/** Copies the used part of a position; the copy starts with an empty history. */
export function clone(from: i32, to: i32): void {
  if (from == to) return;
  select(to);
  wipeGrid();
  const target = header;
  const targetGrid = grid;
  select(from);
  const nTiles = <usize>get(Pos.Tiles);
  const open = <usize>get(Pos.Frontier);
  memory.copy(target, header, partOffset(1));
  memory.copy(target + partOffset(1), frontierCells, open << 2);
  memory.copy(target + partOffset(2), frontierCons, open);
  if (flags & Flag.River) memory.copy(target + partOffset(3), frontierRiver, open);
  memory.copy(target + partOffset(4), tiles, nTiles << 4);
  memory.copy(target + partOffset(5), nodes, (<usize>get(Pos.Nodes)) << 5);
  if (flags & Flag.Map) memory.copy(targetGrid, grid, gridBytes);
  else copyGrid(<i32>nTiles, <i32>open, targetGrid - grid);
  select(to);
  clearJournal();
}
function copyGrid(nTiles: i32, open: i32, distance: usize): void {
  for (let t = 0; t < nTiles; t++) {
    const x = tileX(t);
    const y = tileY(t);
    if (kindFlags(tileKind(t)) & KindFlag.Cloister) {
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) copyCell(cellAddress(x + dx, y + dy), distance);
    } else copyCell(cellAddress(x, y), distance);
  }
  for (let i = 0; i < open; i++) copyCell(cellAddress(frontierX(i), frontierY(i)), distance);
}
function copyCell(at: usize, distance: usize): void {
  store<u16>(at + distance, load<u16>(at));
}

/** After play without history: no makes to take back, the hash as if every step had kept it. */
export function forgetHistory(): void {
  rebuildHash();
  clearJournal();
}
