/** The position's hash as read: board facts, plus everything of the turn that matters for what may follow. */
import { chips, header, kinds, mapCells, mapOptions, players } from "../core/layout";
import { get } from "../core/journal";
import { has } from "../core/tables";
import { bagKey, chipKey, ferryKey, magicKey, mix, tileKey } from "../core/keys";
import { Chip, Flag, MapOption, Phase, Pos } from "../constants";
import { ferryMask, hubTile } from "../feature/hubs";
import { movedFerry, pending } from "../feature/pivots";
import { tileHub, tileKind, tileRotation, tileX, tileY } from "../board/tiles";
import { figureWord, keyOfFigure } from "../feature/figures";
import { magicNode } from "../feature/magic";
import { bagCount } from "../turn/bag";
import { chipAt } from "../map/chips";
import { paidHash } from "../score/fields";
import { savedOwners, sendNode, sendPlayer } from "../score/leipzig";
import { slotOf, tileOf } from "../feature/nodes";
import { wagonNode, wagonPlayer } from "../turn/wagon";

/** Sum of the keys of everything on the board and in the bag, from scratch. */
export function boardHash(): u64 {
  let sum: u64 = 0;
  const n = get(Pos.Tiles);
  for (let t = 0; t < n; t++) {
    sum += tileKey(tileX(t), tileY(t), tileKind(t), tileRotation(t));
    const hub = tileHub(t);
    if (hub != 0 && ferryMask(hub) != 0) sum += ferryKey(tileX(t), tileY(t), ferryMask(hub));
  }
  const figures = get(Pos.Figures);
  for (let i = 0; i < figures; i++) sum += keyOfFigure(figureWord(i));
  for (let which = 0; which < 2; which++) {
    const node = magicNode(which);
    if (node >= 0) sum += magicKey(tileX(tileOf(node)), tileY(tileOf(node)), slotOf(node), which);
  }
  if (has(Flag.PerPlayer3) && has(Flag.Barns)) sum += paidHash();
  for (let k = 0; k < kinds; k++) sum += bagKey(k) * <u64>bagCount(k);
  if (mapOptions & MapOption.Chips) {
    const squares = mapCells;
    for (let c = 0; c < squares; c++) if (chipAt(c) != Chip.None) sum += chipKey(c, chipAt(c));
  }
  return sum;
}
/** Sets the board's part of the hash after steps that did not keep it. */
export function rebuildHash(): void {
  store<u64>(header + Pos.HashLo * 4, boardHash());
}

let h: u64 = 0;
function fold(value: i32): void {
  h = mix(h ^ (<u64>(<u32>value) + 0x9e3779b97f4a7c15));
}
function square(tile: i32): i32 {
  return (tileX(tile) & 0xffff) | (tileY(tile) << 16);
}
function foldTile(tile: i32): void {
  fold(tile < 0 ? -1 : square(tile));
}
/** A segment by its square and slot; node numbers depend on the order in which tiles came. */
function foldNode(node: i32): void {
  foldTile(node < 0 ? -1 : tileOf(node));
  fold(node < 0 ? -1 : slotOf(node));
}
/** Whose decision is due, and in which step. The phase has a word of its own; nothing that may be -1 shares one. */
function foldStep(): void {
  fold(get(Pos.Phase));
  fold(get(Pos.Actor));
  fold(get(Pos.Turn) | (get(Pos.Part) << 8) | (get(Pos.Double) << 16) | (get(Pos.AbbeyEnd) << 24));
  fold(get(Pos.Drawn));
  foldTile(get(Pos.Placed));
  if (has(Flag.River)) fold(get(Pos.Stage) | (get(Pos.RiverTurn) << 8));
}
/** What the players hold. */
function foldHands(): void {
  for (let p = 0; p < players; p++) {
    fold(load<i32>(header + <usize>((Pos.Scores + p) << 2)));
    fold(load<i32>(header + Pos.Goods * 4 + (<usize>p << 2)));
    fold(load<i32>(header + Pos.Supply * 4 + (<usize>p << 3)));
    fold(load<i32>(header + Pos.Supply * 4 + (<usize>p << 3) + 4));
    if (has(Flag.Leipzig)) fold(load<i32>(header + Pos.Quarters * 4 + (<usize>p << 2)));
  }
}
/** Lists of decisions to come, each behind its length. */
function foldQueues(): void {
  if (has(Flag.Hubs)) {
    fold(get(Pos.Ferries));
    fold(get(Pos.Pending));
    for (let i = 0; i < get(Pos.Pending); i++) foldTile(hubTile(pending(i)));
  }
  if (has(Flag.Wagons)) {
    fold(get(Pos.Wagons) - get(Pos.WagonNext));
    for (let i = get(Pos.WagonNext); i < get(Pos.Wagons); i++) {
      fold(wagonPlayer(i));
      foldNode(wagonNode(i));
    }
  }
  if (!has(Flag.Leipzig)) return;
  fold(get(Pos.Sends) - get(Pos.SendNext));
  for (let i = get(Pos.SendNext); i < get(Pos.Sends); i++) {
    fold(sendPlayer(i));
    foldNode(sendNode(i));
  }
}
/** What earlier steps of the turn have settled and the board does not show. */
function foldEarlierSteps(): void {
  const phase = get(Pos.Phase);
  if (phase == Phase.Magic) fold(get(Pos.MagicReturn));
  // with chips to turn over between the tile and the duty
  if ((phase == Phase.Chip || phase == Phase.Treat) && has(Flag.MagicIgnoreMerge)) fold(get(Pos.MagicReturn));
  if (phase == Phase.Send) {
    fold(get(Pos.SentRoads));
    for (let i = 0; i < get(Pos.SentRoads); i++) fold(savedOwners(i));
  }
  if (has(Flag.Barns)) foldNode(get(Pos.Barn));
  if (has(Flag.Flying)) {
    fold(get(Pos.FlyFigure));
    foldTile(get(Pos.LandTile));
  }
  if (!has(Flag.Hubs)) return;
  // the order in which ferries were moved does not matter
  const first = get(Pos.MovedFrom);
  const perTurn = has(Flag.FerryPerTurn);
  let before: u64 = 0;
  let now: u64 = 0;
  for (let i = perTurn ? 0 : first; i < get(Pos.Moved); i++) {
    const key = mix(<u64>(<u32>square(hubTile(movedFerry(i)))) + 0x9e3779b97f4a7c15);
    if (i < first) before += key;
    else now += key;
  }
  h = mix(h ^ now);
  if (perTurn) h = mix(h + before);
}
export function hash(): u64 {
  h = load<u64>(header + Pos.HashLo * 4);
  foldStep();
  foldHands();
  foldQueues();
  foldEarlierSteps();
  if (mapOptions & MapOption.Chips) {
    fold(get(Pos.ChipHand));
    for (let word: usize = 0; word < 32; word += 4) fold(load<i32>(chips + word));
  }
  return h;
}
