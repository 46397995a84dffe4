/** Wagons that stood on scored features wait for their owners' decision, clockwise from the turn player (ABB-20..26). */
import { players, seenNodes, wagonList } from "../core/layout";
import { get, put32, set } from "../core/journal";
import { edgeAt, has, kindFlags, placeCount, slots, touching } from "../core/tables";
import { Edge, Fig, Flag, KindAt, KindFlag, NodeFlag, Pos, Segment } from "../constants";
import { State } from "../generated/state";
import { stepX, stepY, tileAt } from "../board/grid";
import { ninth, tileKind, tileNode, tileRotation, tileX, tileY } from "../board/tiles";
import { kindOf, nextMember, ownFlags, root, slotOf, tileOf } from "../feature/nodes";
import { count, fragment, gather, ROAD, freshStamp } from "../feature/roads";
import { isFreeElsewhere, isUnfinished, suits } from "../feature/claims";
import { fold, foldNode } from "../feature/fold";
import { deploy } from "../feature/figures";
import { restart, write, written } from "../moves/list";
import { pack } from "../moves/packed";
import { nodeOf } from "../moves/squares";
import { ask } from "../turn/machine";
import { Verb } from "../generated/ids";

/** Asks for the wagons in turn; those without a target stay at home (ABB-22). */
export function enter(step: i32): bool {
  return more(step);
}
export function more(step: i32): bool {
  while (get(State.WagonNext) < get(State.Wagons)) {
    restart();
    writeTargets();
    if (written != 0) {
      ask(step, wagonPlayer(get(State.WagonNext)));
      return true;
    }
    set(State.WagonNext, get(State.WagonNext) + 1);
  }
  return false;
}
export function list(step: i32): void {
  write(0);
  writeTargets();
}
export function pass(step: i32): i32 {
  set(State.WagonNext, get(State.WagonNext) + 1);
  return step;
}
export function play(step: i32, move: i32): i32 {
  deploy(nodeOf(move), wagonPlayer(get(State.WagonNext)), Fig.Wagon, 0);
  return pass(step);
}
function writeTargets(): void {
  const from = wagonNode(get(State.WagonNext));
  if (has(Flag.WagonNearby)) {
    for (let i = 0; i < 9; i++) {
      const t = ninth(tileOf(from), i);
      if (t >= 0) writeTile(from, t);
    }
    return;
  }
  markConnected(from);
  const tiles = get(Pos.Tiles);
  for (let t = 0; t < tiles; t++) writeTile(from, t);
}
function writeTile(from: i32, tile: i32): void {
  const n = placeCount(tileKind(tile));
  for (let s = 0; s < n; s++) if (isTarget(from, tileNode(tile) + s)) write(pack(Verb.Wagon, tileX(tile), tileY(tile), s));
}

/** A figure went home from a scored feature. */
export function onReturned(player: i32, figure: i32, node: i32): void {
  if (figure != Fig.Wagon) return;
  let at = get(State.Wagons);
  set(State.Wagons, at + 1);
  while (at > 0 && follows(load<i32>(slot(at - 1)), player, node)) {
    put32(slot(at), load<i32>(slot(at - 1)));
    at--;
  }
  put32(slot(at), node | (player << 16));
}
/** Whether a waiting wagon comes after that one; an owner's own wagons go by square, as the order on the board's list is chance. */
function follows(word: i32, player: i32, node: i32): bool {
  const d = rank(word >> 16) - rank(player);
  if (d != 0) return d > 0;
  const other = word & 0xffff;
  const dy = tileY(tileOf(other)) - tileY(tileOf(node));
  if (dy != 0) return dy > 0;
  const dx = tileX(tileOf(other)) - tileX(tileOf(node));
  return dx != 0 ? dx > 0 : slotOf(other) > slotOf(node);
}
function slot(i: i32): usize {
  return wagonList + ((<usize>i) << 2);
}
function rank(player: i32): i32 {
  const d = player - get(Pos.Turn);
  return d < 0 ? d + players : d;
}
export function wagonPlayer(i: i32): i32 {
  return load<i32>(slot(i)) >> 16;
}
export function wagonNode(i: i32): i32 {
  return load<i32>(slot(i)) & 0xffff;
}
/** Whether the segment itself could take a wagon (ABB-21, 22, 26). */
function takes(node: i32): bool {
  return suits(Fig.Wagon, kindOf(node)) && (ownFlags(node) & NodeFlag.Arm) == 0 && isFreeElsewhere(node) && isUnfinished(node);
}

/** Wagons still to be asked for. */
export function foldLists(): void {
  fold(get(State.Wagons) - get(State.WagonNext));
  for (let i = get(State.WagonNext); i < get(State.Wagons); i++) {
    fold(wagonPlayer(i));
    foldNode(wagonNode(i));
  }
}

let stamp: u32 = 0;
/** Stamps the features that touch the scored one, for the `connected` reading (ABB-25). */
function markConnected(from: i32): void {
  stamp = freshStamp();
  gather(from, ROAD);
  const n = count;
  for (let i = 0; i < n; i++) {
    const r = fragment(i);
    let k = r;
    do {
      markTouching(k);
      k = nextMember(k);
    } while (k != r);
  }
}
function note(node: i32): void {
  store<u32>(seenNodes + ((<usize>root(node)) << 2), stamp);
}
function markTouching(node: i32): void {
  const tile = tileOf(node);
  const kind = tileKind(tile);
  let mask = touching(kind, slotOf(node));
  while (mask != 0) {
    note(tileNode(tile) + ctz(mask));
    mask &= mask - 1;
  }
  const abbey = (kindFlags(kind) & KindFlag.Abbey) != 0;
  for (let side = 0; side < 4; side++) {
    const mine = edgeAt(kind, tileRotation(tile), side);
    if (!abbey && <i32>load<u8>(mine, 1) != slotOf(node)) continue;
    const other = tileAt(tileX(tile) + stepX(side), tileY(tile) + stepY(side));
    if (other < 0) continue;
    const theirs = edgeAt(tileKind(other), tileRotation(other), (side + 2) & 3);
    // an abbey ends whatever adjoins it, another abbey too
    if (kindFlags(tileKind(other)) & KindFlag.Abbey) note(tileNode(other) + ctz(slots(tileKind(other), KindAt.Cloisters)));
    else if (abbey && load<u8>(theirs, 1) != <u8>Edge.None) note(tileNode(other) + <i32>load<u8>(theirs, 1));
  }
}
/** Whether the node's fragment was stamped, directly or, for a road, over its ferries. */
function isConnected(node: i32): bool {
  if (load<u32>(seenNodes + ((<usize>root(node)) << 2)) == stamp) return true;
  if (kindOf(node) != Segment.Road) return false;
  gather(node, ROAD);
  for (let i = 0; i < count; i++) if (load<u32>(seenNodes + ((<usize>fragment(i)) << 2)) == stamp) return true;
  return false;
}
/** Whether a wagon that stood on `from` may go to a node. For `connected` call `markConnected(from)` first. */
function isTarget(from: i32, node: i32): bool {
  if (!takes(node)) return false;
  if (!has(Flag.WagonNearby)) return isConnected(node);
  const dx = tileX(tileOf(node)) - tileX(tileOf(from));
  const dy = tileY(tileOf(node)) - tileY(tileOf(from));
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}
