/** Positions in slots: a new game, a copy, a position built piece by piece. */
import {
  flags, frontierCells, frontierCons, frontierRiver, grid, gridBytes, header, kindTable, kinds, nodes, partOffset, pieceTable, players, rule, select, tiles,
} from "../core/layout";
import { clearJournal, get, logging, set } from "../core/journal";
import { seed } from "../core/rng";
import { kindFlags, placeCount, segmentCount } from "../core/tables";
import { Fig, Flag, KindAt, KindFlag, NodeAt, NodeFlag, Phase, Pos, Rule, Status } from "../constants";
import { cell, cellAddress, frontierX, frontierY, isTile, tileAt } from "../board/grid";
import { putTile } from "../board/place";
import { fitsAnywhere, noteFlow } from "../board/fit";
import { tileHub, tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { barnNode } from "../feature/claims";
import { setSupply, stand } from "../feature/figures";
import { hubLegs, pairMask, setFerry } from "../feature/hubs";
import { setMagic } from "../feature/magic";
import { nodeAddress } from "../feature/nodes";
import { addScore } from "../score/majority";
import { goodsAddress } from "../score/goods";
import { setQuarter } from "../score/leipzig";
import { nextStage, setBag } from "../turn/bag";
import { startPart } from "../turn/phase";
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
  set(Pos.Mage, -1);
  set(Pos.Witch, -1);
  set(Pos.LandTile, -1);
  set(Pos.Barn, -1);
  set(Pos.Part, 1);
  set(Pos.Actor, -1);
  set(Pos.Phase, Phase.Over);
  set(Pos.Ferries, rule(Rule.Ferries));
  set(Pos.Stage, rule(Rule.FirstStage));
  seed(seedLo, seedHi);
  for (let p = 0; p < players; p++) {
    for (let f = 0; f < 8; f++) setSupply(p, f, <i32>load<u8>(pieceTable + <usize>f));
    store<u8>(goodsAddress(p, 3), <u8>rule(Rule.Abbeys));
  }
  for (let k = 0; k < kinds; k++) {
    const copies = <i32>load<u16>(kindTable + (<usize>k << 5), KindAt.Copies);
    if (copies != 0) setBag(k, copies);
  }
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
  if (rule(Rule.StartKind) >= 0) putTile(rule(Rule.StartKind), 0, 0, 0);
  startPart();
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
  memory.copy(target + partOffset(5), nodes, <usize>get(Pos.Nodes) << 5);
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

/** Building: `empty` first, then these in any sensible order, then `finish`. The wrapper has checked the sense; these keep memory safe. */
export function buildTile(kind: i32, rotation: i32, x: i32, y: i32): i32 {
  if (kind < 0 || kind >= kinds || rotation < 0 || rotation > 3) return Status.BadInput;
  const span = 511;
  if (x < -span || x > span || y < -span || y > span || get(Pos.Tiles) >= rule(Rule.MaxTiles)) return Status.BadInput;
  if (get(Pos.Nodes) + segmentCount(kind) > rule(Rule.MaxNodes) || isTile(cell(x, y))) return Status.BadInput;
  noteFlow(kind, rotation, x, y);
  putTile(kind, rotation, x, y);
  return Status.Ok;
}
function nodeAt(x: i32, y: i32, slot: i32): i32 {
  const tile = tileAt(x, y);
  return tile < 0 || slot < 0 || slot >= placeCount(tileKind(tile)) ? -1 : tileNode(tile) + slot;
}
/** A piece on a segment slot, for a barn on a corner 0..3. A Status. */
export function buildFigure(player: i32, figure: i32, x: i32, y: i32, slot: i32): i32 {
  if (player < 0 || player >= players || figure < 0 || figure > 7 || get(Pos.Figures) >= rule(Rule.MaxFigures)) return Status.BadInput;
  let node = -1;
  if (figure == Fig.Barn) {
    const tile = tileAt(x, y);
    if (tile < 0 || slot < 0 || slot > 3) return Status.BadInput;
    node = barnNode(tile, slot, true);
  } else node = nodeAt(x, y, slot);
  if (node < 0) return Status.BadInput;
  stand(node, player, figure, figure == Fig.Barn ? slot : 0);
  return Status.Ok;
}
/** A ferry on a lake tile. A Status. */
export function buildFerry(x: i32, y: i32, pair: i32): i32 {
  const tile = tileAt(x, y);
  if (tile < 0 || pair < 0 || pair > 5 || tileHub(tile) == 0 || (kindFlags(tileKind(tile)) & KindFlag.Lake) == 0) return Status.BadInput;
  const mask = pairMask(pair);
  if ((hubLegs(tileHub(tile)) & mask) != mask) return Status.BadInput;
  setFerry(tileHub(tile), mask);
  return Status.Ok;
}
/** Mage (0) or witch (1) on a segment. A Status. */
export function buildMagic(which: i32, x: i32, y: i32, slot: i32): i32 {
  const node = nodeAt(x, y, slot);
  if (node < 0 || which < 0 || which > 1 || (<i32>load<u8>(nodeAddress(node), NodeAt.Own) & NodeFlag.Arm) != 0) return Status.BadInput;
  setMagic(which, node);
  return Status.Ok;
}
/** Copies left to draw of a kind. A Status. */
export function buildBag(kind: i32, n: i32): i32 {
  if (kind < 0 || kind >= kinds || n < 0 || n > 1023) return Status.BadInput;
  setBag(kind, n);
  return Status.Ok;
}
/** Pieces in hand: what 0..7 a figure, 8..10 wine, grain, cloth, 11 abbeys, 12..15 the figure in a quarter of Leipzig. A Status. */
export function buildPlayer(player: i32, what: i32, n: i32): i32 {
  if (player < 0 || player >= players || what < 0 || n < 0 || n > 255) return Status.BadInput;
  if (what < 8) setSupply(player, what, n);
  else if (what < 12) store<u8>(goodsAddress(player, what - 8), <u8>n);
  else if (what < 16 && n < 8) setQuarter(player, what - 12, n);
  else return Status.BadInput;
  return Status.Ok;
}
/** Points of a player. A Status. */
export function buildScore(player: i32, n: i32): i32 {
  if (player < 0 || player >= players) return Status.BadInput;
  addScore(player, n);
  return Status.Ok;
}
/** Hands the turn over: with a tile in hand, or at the draw. */
export function finish(turn: i32, drawn: i32, ferries: i32): i32 {
  if (turn < 0 || turn >= players || drawn >= kinds || ferries < 0 || ferries > 1023) return Status.BadInput;
  set(Pos.Turn, turn);
  set(Pos.Ferries, ferries);
  if (drawn < 0) startPart();
  else {
    nextStage();
    if (!fitsAnywhere(drawn)) return Status.BadInput;
    set(Pos.Drawn, drawn);
    set(Pos.Phase, Phase.Place);
    set(Pos.Actor, turn);
  }
  rebuildHash();
  clearJournal();
  logging(true);
  return Status.Ok;
}
/** Leaves building after a failure; the slot holds an empty board. */
export function abandon(slot: i32): void {
  empty(slot, 0, 0);
  logging(true);
}
/** After play without history: no makes to take back, the hash as if every step had kept it. */
export function forgetHistory(): void {
  rebuildHash();
  clearJournal();
}
