/** The position's hash as read: board facts, plus everything of the turn that matters for what may follow. */
import { header, kinds, mapCells, mapOptions, players } from "../core/layout";
import { get } from "../core/journal";
import { has, inPlay } from "../core/tables";
import { bagKey, chipKey, ferryKey, magicKey, tileKey } from "../core/keys";
import { Chip, Flag, MapOption, Pos } from "../constants";
import { foldState, stepKey } from "../generated/dispatch";
import { Family } from "../generated/ids";
import { beginFold, fold, folded, foldSigned, foldTile } from "../feature/fold";
import { ferryMask } from "../feature/hubs";
import { tileHub, tileKind, tileRotation, tileX, tileY } from "../board/tiles";
import { figureWord, keyOfFigure, supplyAddress } from "../feature/figures";
import { magicNode } from "../feature/magic";
import { AGAIN } from "../turn/machine";
import { bagCount } from "../turn/bag";
import { chipAt } from "../map/chips";
import { paidHash } from "../score/fields";
import { slotOf, tileOf } from "../feature/nodes";

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
  for (let k = 0; k < kinds; k++) sum += bagKey(k) * <u64>bagCount(k);
  if (mapOptions & MapOption.Chips) {
    const squares = mapCells;
    for (let c = 0; c < squares; c++) if (chipAt(c) != Chip.None) sum += chipKey(c, chipAt(c));
  }
  if (has(Flag.PerPlayer3) && has(Flag.Barns)) sum += paidHash();
  return sum;
}
/** Sets the board's part of the hash after steps that did not keep it. */
export function rebuildHash(): void {
  store<u64>(header + Pos.HashLo * 4, boardHash());
}

/** Whose decision is due, in which step, and with what. */
function foldTurn(): void {
  fold(stepKey(get(Pos.Phase)));
  foldSigned(get(Pos.Actor));
  fold(get(Pos.Turn) | (get(Pos.Part) << 8) | (get(Pos.Double) << 16) | (get(Pos.AbbeyEnd) << 24));
  foldSigned(get(Pos.Drawn));
  foldTile(get(Pos.Placed));
  const resume = get(Pos.Resume);
  fold(stepKey(resume & (AGAIN - 1)) | (resume & AGAIN));
  if (has(Flag.River)) fold(get(Pos.Stage) | (get(Pos.RiverTurn) << 8));
}
/** What the players hold. */
function foldHands(): void {
  for (let p = 0; p < players; p++) {
    fold(load<i32>(header + <usize>((Pos.Scores + p) << 2)));
    fold(load<i32>(header + Pos.Goods * 4 + ((<usize>p) << 2)));
    const hand = supplyAddress(p, 0);
    fold(load<i32>(hand));
    fold(load<i32>(hand, 4));
    if (inPlay(Family.Leipzig)) fold(load<i32>(header + Pos.Quarters * 4 + ((<usize>p) << 2)));
  }
}
export function hash(): u64 {
  beginFold(load<u64>(header + Pos.HashLo * 4));
  foldTurn();
  foldHands();
  foldState();
  return folded();
}
