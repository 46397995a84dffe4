/** Which ferries may be pivoted: those with a used jetty on a strand of the tile just placed (FER-29). */
import { movedList, pendingList } from "../core/layout";
import { get, put16, set } from "../core/journal";
import { has, slots } from "../core/tables";
import { Flag, KindAt, Pos } from "../constants";
import { tileHub, tileKind, tileNode, tileX, tileY } from "../board/tiles";
import { firstLeg, legNext } from "./nodes";
import { count, fragment, gather, STRAND } from "./roads";
import { ferryMask, hubTile, hubType, LAKE } from "./hubs";

export function pending(i: i32): i32 {
  return <i32>load<u16>(pendingList + (<usize>i << 1));
}
/** Fills the list of ferries to be offered, in ascending square order: y, then x. */
export function findPivots(tile: i32): void {
  let n = 0;
  let mask = slots(tileKind(tile), KindAt.Roads);
  const base = tileNode(tile);
  while (mask != 0) {
    gather(base + ctz(mask), STRAND);
    mask &= mask - 1;
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
  set(Pos.Pending, n);
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
  for (let i = n; i > at; i--) put16(pendingList + (<usize>i << 1), pending(i - 1));
  put16(pendingList + (<usize>at << 1), hub);
  return n + 1;
}
/** Lake of an entry of the list of ferries laid or pivoted. */
export function movedFerry(i: i32): i32 {
  return <i32>load<u16>(movedList + (<usize>i << 1));
}
function wasMoved(hub: i32): bool {
  const n = get(Pos.Moved);
  for (let i = 0; i < n; i++) if (movedFerry(i) == hub) return true;
  return false;
}
/** Takes a ferry off the list, order kept. */
export function settle(hub: i32): void {
  const n = get(Pos.Pending);
  let i = 0;
  while (pending(i) != hub) i++;
  for (; i < n - 1; i++) put16(pendingList + (<usize>i << 1), pending(i + 1));
  set(Pos.Pending, n - 1);
}
/** Notes that a ferry was laid or pivoted in this turn. */
export function noteMoved(hub: i32): void {
  const n = get(Pos.Moved);
  put16(movedList + (<usize>n << 1), hub);
  set(Pos.Moved, n + 1);
}
