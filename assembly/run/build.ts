/**
 * Positions built piece by piece: `begin` first, then the parts in any sensible order, then `finish` or `abandon`.
 * The wrapper has checked the sense; what stands here keeps the memory safe whatever numbers come. While a slot is built
 * it counts as empty for every other call, and other slots may be played meanwhile.
 */
import { flags, kinds, mapOptions, maxFigures, maxFrontier, players, rule, select, slotIsReserved } from "../core/layout";
import { clearJournal, closeJournal, get, isOpenJournal, logging, set } from "../core/journal";
import { edgeAt, kindFlags, placeCount, segmentCount } from "../core/tables";
import { Chip, Edge, Fig, Flag, KindFlag, MapOption, NodeAt, NodeFlag, Pos, Rule, Segment, Status } from "../constants";
import { State, Word } from "../generated/state";
import { isFaulty, setupWord } from "../generated/dispatch";
import { Step } from "../generated/ids";
import { cell, isTile, stepX, stepY, tileAt } from "../board/grid";
import { putTile } from "../board/place";
import { fitsAnywhere, noteFlow } from "../board/fit";
import { BUILDING, INGOTS, pile, pileAddress, tileHub, tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { barnNode } from "../feature/claims";
import { figurePlayer, figureWord, setSupply, stand, supply } from "../feature/figures";
import { hubLegs, pairMask, setFerry } from "../feature/hubs";
import { setMagic } from "../feature/magic";
import { kindOf, nodeAddress, open, root } from "../feature/nodes";
import { addScore } from "../score/majority";
import { abbeys, goodsAddress } from "../score/goods";
import { setQuarter } from "../score/leipzig";
import { bagCount, passStages, setBag } from "../turn/bag";
import { startPart } from "../turn/machine";
import { squareNumber } from "../map/cells";
import { setChip, setHidden } from "../map/chips";
import { isOpenCell } from "../map/setup";
import { rebuildHash } from "./hash";
import { empty } from "./position";

/** Slot that is being built, -1 none. */
let building: i32 = -1;
export function forgetBuilding(): void {
  building = -1;
}
export function begin(slot: i32, seedLo: u32, seedHi: u32): void {
  empty(slot, seedLo, seedHi);
  closeJournal();
  building = slot;
  logging(true);
}
/** Turns to the slot being built; false when there is none. */
function resume(): bool {
  if (building < 0 || !slotIsReserved(building)) return false;
  select(building);
  if (isOpenJournal()) return false; // the slot was given another position meanwhile
  logging(false);
  return true;
}
function done(status: i32): i32 {
  logging(true);
  return status;
}

/** A tile in a canonical rotation. A Status; NotNow when nothing is being built. */
export function buildTile(kind: i32, rotation: i32, x: i32, y: i32): i32 {
  return resume() ? done(putTileAt(kind, rotation, x, y)) : Status.NotNow;
}
function putTileAt(kind: i32, rotation: i32, x: i32, y: i32): i32 {
  if (kind < 0 || kind >= kinds || rotation < 0 || rotation > 3) return Status.BadInput;
  const span = 511;
  if (x < -span || x > span || y < -span || y > span || get(Pos.Tiles) >= rule(Rule.MaxTiles)) return Status.BadInput;
  if (get(Pos.Nodes) + segmentCount(kind) > rule(Rule.MaxNodes) || isTile(cell(x, y))) return Status.BadInput;
  if (get(Pos.Hubs) + hubsOf(kind) > rule(Rule.MaxHubs) || get(Pos.Frontier) + 4 > maxFrontier) return Status.BadInput;
  if (!matches(kind, rotation, x, y) || ((flags & Flag.Map) != 0 && !isOpenCell(x, y))) return Status.BadInput;
  noteFlow(kind, rotation, x, y);
  putTile(kind, rotation, x, y);
  return Status.Ok;
}
/** Whether every side shows what the tile beside it shows (BASE-10); an abbey goes with everything (ABB-3). */
function matches(kind: i32, rotation: i32, x: i32, y: i32): bool {
  for (let side = 0; side < 4; side++) {
    const other = tileAt(x + stepX(side), y + stepY(side));
    if (other < 0) continue;
    const mine = load<u8>(edgeAt(kind, rotation, side), 3);
    const theirs = load<u8>(edgeAt(tileKind(other), tileRotation(other), (side + 2) & 3), 3);
    if (mine != theirs && mine != Edge.Any && theirs != Edge.Any) return false;
  }
  return true;
}
function hubsOf(kind: i32): i32 {
  return (kindFlags(kind) & (KindFlag.Lake | KindFlag.Labyrinth)) != 0 ? 1 : 0;
}
function nodeAt(x: i32, y: i32, slot: i32): i32 {
  const tile = tileAt(x, y);
  return tile < 0 || slot < 0 || slot >= placeCount(tileKind(tile)) ? -1 : tileNode(tile) + slot;
}
/** A piece on a segment slot, for a barn on a corner 0..3. A Status. */
export function buildFigure(player: i32, figure: i32, x: i32, y: i32, slot: i32): i32 {
  return resume() ? done(standAt(player, figure, x, y, slot)) : Status.NotNow;
}
function standAt(player: i32, figure: i32, x: i32, y: i32, slot: i32): i32 {
  if (player < 0 || player >= players || figure < 0 || figure > Fig.Phantom || get(Pos.Figures) >= rule(Rule.MaxFigures))
    return Status.BadInput;
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
  return resume() ? done(ferryAt(x, y, pair)) : Status.NotNow;
}
function ferryAt(x: i32, y: i32, pair: i32): i32 {
  const tile = tileAt(x, y);
  if (tile < 0 || pair < 0 || pair > 5 || tileHub(tile) == 0 || (kindFlags(tileKind(tile)) & KindFlag.Lake) == 0)
    return Status.BadInput;
  const mask = pairMask(pair);
  if ((hubLegs(tileHub(tile)) & mask) != mask) return Status.BadInput;
  setFerry(tileHub(tile), mask);
  return Status.Ok;
}
/** Mage (0) or witch (1) on a segment. A Status. */
export function buildMagic(which: i32, x: i32, y: i32, slot: i32): i32 {
  return resume() ? done(magicAt(which, x, y, slot)) : Status.NotNow;
}
function magicAt(which: i32, x: i32, y: i32, slot: i32): i32 {
  const node = nodeAt(x, y, slot);
  if (node < 0 || which < 0 || which > 1 || (<i32>load<u8>(nodeAddress(node), NodeAt.Own) & NodeFlag.Arm) != 0)
    return Status.BadInput;
  if (kindOf(node) != Segment.Road && kindOf(node) != Segment.City) return Status.BadInput;
  setMagic(which, node);
  return Status.Ok;
}
/** A word that an expansion keeps: a number or player in x, the square of a tile, or a segment. A Status. */
export function buildState(word: i32, x: i32, y: i32, slot: i32): i32 {
  return resume() ? done(stateAt(word, x, y, slot)) : Status.NotNow;
}
/** Ingots, or a building, on a tile that has none. */
function pileAt(x: i32, y: i32, n: i32, shift: i32): i32 {
  const tile = tileAt(x, y);
  const most = shift == 0 ? INGOTS : 3;
  if (tile < 0 || n < 1 || n > most || (pile(tile) & (most << shift)) != 0) return Status.BadInput;
  store<u8>(pileAddress(tile), <u8>(pile(tile) | (n << shift)));
  return Status.Ok;
}
function stateAt(word: i32, x: i32, y: i32, slot: i32): i32 {
  const kind = setupWord(word);
  if (kind >= Word.Ingots) return pileAt(x, y, slot, kind == Word.Ingots ? 0 : BUILDING);
  let value = x;
  if (kind == Word.Tile) value = tileAt(x, y);
  else if (kind == Word.Node) value = nodeAt(x, y, slot);
  const most = kind == Word.Number ? 1023 : kind == Word.Player ? players - 1 : 0xffff;
  if (kind == Word.None || value < (kind == Word.Player ? -1 : 0) || value > most) return Status.BadInput;
  set(word, value);
  return Status.Ok;
}
/** Whether chips lie on the map that is played on. */
function hasChips(): bool {
  return (flags & Flag.Map) != 0 && (mapOptions & MapOption.Chips) != 0;
}
/** A complete city that has paid the farmers of the players of a mask, where it pays them once in the game (BASE-67). A Status. */
export function buildPaid(x: i32, y: i32, slot: i32, mask: i32): i32 {
  return resume() ? done(paidAt(x, y, slot, mask)) : Status.NotNow;
}
function paidAt(x: i32, y: i32, slot: i32, mask: i32): i32 {
  const node = nodeAt(x, y, slot);
  if ((flags & Flag.PerPlayer3) == 0 || (flags & Flag.Barns) == 0 || node < 0 || mask < 1 || mask >> players != 0)
    return Status.BadInput;
  if (kindOf(node) != Segment.City || open(root(node)) != 0) return Status.BadInput;
  const at = nodeAddress(root(node));
  store<u8>(at, load<u8>(at, NodeAt.Paid) | <u8>mask, NodeAt.Paid);
  return Status.Ok;
}
/** A chip on a square of a map without a tile: Chip.Down, or one that shows. */
export function buildChip(x: i32, y: i32, chip: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (!hasChips() || !isOpenCell(x, y) || tileAt(x, y) >= 0) return done(Status.BadInput);
  if (chip < 0 || chip > 255 || (chip > Chip.Down && (chip & Chip.Up) == 0)) return done(Status.BadInput);
  setChip(squareNumber(x, y), chip);
  return done(Status.Ok);
}
/** Number of hidden chips of a colour and value. */
export function buildHidden(colour: i32, value: i32, n: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (!hasChips() || colour < 0 || colour > 2 || value < 1 || value > 7 || n < 0 || n > 255) return done(Status.BadInput);
  setHidden((colour << 3) | value, n);
  return done(Status.Ok);
}
/** Copies left to draw of a kind. A Status. */
export function buildBag(kind: i32, n: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (kind < 0 || kind >= kinds || n < 0 || n > 1023) return done(Status.BadInput);
  setBag(kind, n);
  return done(Status.Ok);
}
/** `what`: 0 to 7 figures in hand, 8 to 10 goods, 11 abbeys, 12 to 15 the figure in a quarter of Leipzig, 16 to 19 figures from 8 on. */
export function buildPlayer(player: i32, what: i32, n: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (player < 0 || player >= players || what < 0 || n < 0 || n > 255) return done(Status.BadInput);
  if (what < 8) setSupply(player, what, n);
  else if (what < 12) store<u8>(goodsAddress(player, what - 8), <u8>n);
  else if (what < 16 && n <= Fig.Phantom) setQuarter(player, what - 12, n);
  else if (what >= 16 && what < 20) setSupply(player, what - 8, n);
  else return done(Status.BadInput);
  return done(Status.Ok);
}
/** Points of a player. A Status. */
export function buildScore(player: i32, n: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (player < 0 || player >= players) return done(Status.BadInput);
  addScore(player, n);
  return done(Status.Ok);
}
/** Hands the turn over: with a tile in hand, or at the draw. After a refusal the slot is still being built. */
export function finish(turn: i32, drawn: i32, ferries: i32): i32 {
  if (!resume()) return Status.NotNow;
  if (turn < 0 || turn >= players || drawn >= kinds || ferries < 0 || ferries > 1023) return done(Status.BadInput);
  if (!hasRoom(drawn) || (drawn >= 0 && !fitsAnywhere(drawn))) return done(Status.BadInput);
  if (isFaulty()) return done(Status.BadState);
  set(Pos.Turn, turn);
  set(State.Ferries, ferries);
  if (drawn < 0) startPart();
  else {
    passStages(drawn);
    set(Pos.Drawn, drawn);
    set(Pos.Phase, Step.Place);
    set(Pos.Actor, turn);
  }
  rebuildHash();
  clearJournal();
  building = -1;
  return done(Status.Ok);
}
/** Whether everything that may still be laid and set finds its place in the arrays and on the torus. */
function hasRoom(drawn: i32): bool {
  let toCome = 0;
  let nodes = get(Pos.Nodes);
  let hubs = get(Pos.Hubs);
  for (let k = 0; k < kinds; k++) {
    let n = bagCount(k) + (k == drawn ? 1 : 0);
    if (k == rule(Rule.AbbeyKind)) for (let p = 0; p < players; p++) n += abbeys(p);
    toCome += n;
    nodes += n * segmentCount(k);
    hubs += n * hubsOf(k);
  }
  if (get(Pos.Tiles) + toCome > rule(Rule.MaxTiles) || nodes > rule(Rule.MaxNodes) || hubs > rule(Rule.MaxHubs)) return false;
  let figures = 0;
  for (let p = 0; p < players; p++) {
    let own = 0;
    for (let f = 0; f < 12; f++) own += supply(p, f);
    for (let i = 0; i < get(Pos.Figures); i++) if (figurePlayer(figureWord(i)) == p) own++;
    if (own > 255) return false; // a feature counts a player's meeples in a byte
    figures += own;
  }
  if (figures > maxFigures) return false;
  // a map bounds the board by itself
  return (flags & Flag.Map) != 0 || (get(Pos.Frontier) + 2 * toCome <= maxFrontier && fitsOnTorus(toCome));
}
function fitsOnTorus(toCome: i32): bool {
  const n = get(Pos.Tiles);
  if (n == 0) return true;
  let west = 32767;
  let east = -32768;
  let north = 32767;
  let south = -32768;
  for (let t = 0; t < n; t++) {
    west = min(west, tileX(t));
    east = max(east, tileX(t));
    north = min(north, tileY(t));
    south = max(south, tileY(t));
  }
  const widest = (1 << rule(Rule.GridBits)) - 2 - toCome;
  return east - west < widest && south - north < widest;
}
/** Leaves building after a failure; the slot holds an empty board. */
export function abandon(slot: i32): void {
  if (!slotIsReserved(slot)) return;
  empty(slot, 0, 0);
  logging(true);
  if (slot == building) building = -1;
}
