/** Ferries: a new one on the lake just placed, then pivots of those with a used jetty on its strands (FER-11..44). */
import { movedList, pendingList } from "../core/layout";
import { get, put16, set } from "../core/journal";
import { mix } from "../core/keys";
import { has, kindFlags, slots } from "../core/tables";
import { Flag, KindAt, KindFlag, Pos, Segment } from "../constants";
import { State } from "../generated/state";
import { Step, Verb } from "../generated/ids";
import { onLinked, onPivoted } from "../generated/dispatch";
import { tileAt } from "../board/grid";
import { tileHub, tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { foldSum, foldTile, square } from "../feature/fold";
import { isMeeple } from "../feature/figures";
import { ferryMask, hubLegs, hubTile, hubType, LAKE, movedFerry, pairMask, setFerry } from "../feature/hubs";
import { firstLeg, kindOf, legNext, root, tileOf } from "../feature/nodes";
import { count, fragment, gather, STRAND } from "../feature/roads";
import { write } from "../moves/list";
import { moveSlot, moveVerb, moveX, moveY, pack } from "../moves/packed";
import { AGAIN, ask, ASKED } from "../turn/machine";

export function enter(step: i32): bool {
  if (step == Step.Ferry) return enterFerry();
  if (get(Pos.Hubs) == 0) return false;
  findPivots(get(Pos.Placed));
  return more(step);
}
/** Step 2b (FER-11). */
function enterFerry(): bool {
  const lake = (kindFlags(tileKind(get(Pos.Placed))) & KindFlag.Lake) != 0;
  if (!lake || get(State.Ferries) == 0 || (has(Flag.FerryOnlyHighwayman) && get(State.Highwayman) == 0)) return false;
  ask(Step.Ferry, get(Pos.Turn));
  return true;
}
/** Step 2c (FER-20). */
export function more(step: i32): bool {
  if (step != Step.Pivot || get(State.Pending) == 0) return false;
  ask(Step.Pivot, get(Pos.Turn));
  return true;
}
export function list(step: i32): void {
  if (step == Step.Ferry) writePairs(Verb.Ferry, tileHub(get(Pos.Placed)), 0);
  else if (has(Flag.PivotAscending)) writePairs(Verb.Pivot, pending(0), 0);
  else {
    write(0);
    const n = get(State.Pending);
    for (let i = 0; i < n; i++) writePairs(Verb.Pivot, pending(i), ferryMask(pending(i)));
  }
}
/** Every pair of jetties of a lake but the one given by its mask (FER-12, 37). */
function writePairs(verb: i32, hub: i32, without: i32): void {
  const have = hubLegs(hub);
  const tile = hubTile(hub);
  for (let pair = 0; pair < 6; pair++) {
    const mask = pairMask(pair);
    if ((mask & have) == mask && mask != without) write(pack(verb, tileX(tile), tileY(tile), pair));
  }
}
/** The other ferries are left as they lie. */
export function pass(step: i32): i32 {
  set(State.Pending, 0);
  return step;
}
export function play(step: i32, move: i32): i32 {
  const hub = tileHub(tileAt(moveX(move), moveY(move)));
  const mask = pairMask(moveSlot(move));
  if (moveVerb(move) == Verb.Ferry) {
    set(State.Ferries, get(State.Ferries) - 1);
    moveFerry(hub, mask);
    return onLinked(Step.Ferry) ? ASKED : step;
  }
  settle(hub);
  if (mask == ferryMask(hub)) return step;
  moveFerry(hub, mask);
  onPivoted();
  return onLinked(Step.Pivot | AGAIN) ? ASKED : step;
}
function moveFerry(hub: i32, mask: i32): void {
  setFerry(hub, mask);
  const n = get(State.Moved);
  put16(movedList + ((<usize>n) << 1), hub);
  set(State.Moved, n + 1);
}
/** A highwayman on the tile just placed may be what its ferry waits for (FER-44). */
export function onDeployed(node: i32, figure: i32): void {
  if (!has(Flag.FerryOnlyHighwayman) || !isMeeple(figure)) return;
  if (kindOf(node) == Segment.Road && tileOf(node) == get(Pos.Placed)) set(State.Highwayman, 1);
}
/** In the second part of a turn ferries moved in the first may be out of play (FER-43). */
export function onPart(): void {
  const keep = has(Flag.FerryPerTurn) && get(Pos.Part) == 2;
  if (!keep && get(State.Moved) != 0) set(State.Moved, 0);
  if (get(State.MovedFrom) != get(State.Moved)) set(State.MovedFrom, get(State.Moved));
}

/** Waiting ferries stand in order; that of the ferries moved does not matter. */
export function foldLists(): void {
  for (let i = 0; i < get(State.Pending); i++) foldTile(hubTile(pending(i)));
  const first = get(State.MovedFrom);
  let before: u64 = 0;
  let now: u64 = 0;
  for (let i = has(Flag.FerryPerTurn) ? 0 : first; i < get(State.Moved); i++) {
    const key = mix(<u64>(<u32>square(hubTile(movedFerry(i)))) + 0x9e3779b97f4a7c15);
    if (i < first) before += key;
    else now += key;
  }
  foldSum(now);
  foldSum(before);
}

// ── The list of ferries that may be pivoted, in ascending square order: y, then x (FER-29, 38) ────

export function pending(i: i32): i32 {
  return <i32>load<u16>(pendingList + ((<usize>i) << 1));
}
function findPivots(tile: i32): void {
  let n = 0;
  const base = tileNode(tile);
  for (let mask = slots(tileKind(tile), KindAt.Roads); mask != 0; mask &= mask - 1) {
    if (firstLeg(root(base + ctz(mask))) == 0) continue;
    gather(base + ctz(mask), STRAND);
    for (let i = 0; i < count; i++) {
      const first = firstLeg(fragment(i));
      if (first == 0) continue;
      let leg = first;
      do {
        const hub = leg >> 3;
        if (hubType(hub) == LAKE && (ferryMask(hub) & (1 << (leg & 7))) != 0 && hub != tileHub(tile)) n = insert(hub, n);
        leg = legNext(leg);
      } while (leg != first);
    }
  }
  set(State.Pending, n);
}
/** Before b in ascending square order. */
function before(a: i32, b: i32): bool {
  const ta = hubTile(a);
  const tb = hubTile(b);
  return tileY(ta) < tileY(tb) || (tileY(ta) == tileY(tb) && tileX(ta) < tileX(tb));
}
function insert(hub: i32, n: i32): i32 {
  if (has(Flag.FerryPerTurn) && wasMoved(hub)) return n;
  let at = n;
  while (at > 0 && before(hub, pending(at - 1))) at--;
  if (at > 0 && pending(at - 1) == hub) return n;
  for (let i = n; i > at; i--) put16(pendingList + ((<usize>i) << 1), pending(i - 1));
  put16(pendingList + ((<usize>at) << 1), hub);
  return n + 1;
}
/** Takes a ferry off the list, order kept. */
function settle(hub: i32): void {
  const n = get(State.Pending);
  let i = 0;
  while (pending(i) != hub) i++;
  for (; i < n - 1; i++) put16(pendingList + ((<usize>i) << 1), pending(i + 1));
  set(State.Pending, n - 1);
}
function wasMoved(hub: i32): bool {
  const n = get(State.Moved);
  for (let i = 0; i < n; i++) if (movedFerry(i) == hub) return true;
  return false;
}
