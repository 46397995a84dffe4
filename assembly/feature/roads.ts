/**
 * Roads as closures of fragments over hubs. In the terms of the rules: a road is the closure over ferries and labyrinths,
 * a branch the closure over ferries only, a strand the closure over labyrinths only (FER-29, LAB-14).
 * The cost depends on the fragments reached, never on the length of the road.
 */
import { fragments, seenNodes, stampNodes, stampTiles, maxNodes, maxTiles } from "../core/layout";
import { coats, crew, firstLeg, flagsOf, kindOf, legNext, legNode, nextMember, open, ownFlags, root, tileOf } from "./nodes";
import { ferryMask, hubLegs, hubType, LAKE } from "./hubs";
import { NodeFlag, Segment } from "../constants";

export const BRANCH: i32 = 1;
export const STRAND: i32 = 2;
export const ROAD: i32 = 3;

let stamp: u32 = 0;
/** A stamp that no node and no tile carries. */
export function freshStamp(): u32 {
  if (++stamp == 0) {
    memory.fill(stampTiles, 0, (<usize>maxTiles) << 2);
    memory.fill(stampNodes, 0, (<usize>maxNodes) << 2);
    memory.fill(seenNodes, 0, (<usize>maxNodes) << 2);
    stamp = 1;
  }
  return stamp;
}

/** Results of the last `gather`. */
export let count: i32 = 0; // fragments
export let allCrew: u64 = 0;
export let allOpen: i32 = 0;
export let allFlags: i32 = 0;
export let allCoats: i32 = 0;
let mark: u32 = 0;

export function fragment(i: i32): i32 {
  return <i32>load<u16>(fragments + ((<usize>i) << 1));
}
function reach(r: i32): void {
  const at = stampNodes + ((<usize>r) << 2);
  if (load<u32>(at) == mark) return;
  store<u32>(at, mark);
  store<u16>(fragments + ((<usize>count) << 1), <u16>r);
  count++;
  allCrew += crew(r);
  allOpen += open(r);
  allFlags |= flagsOf(r);
  allCoats += coats(r);
}
/** Collects the fragments joined to a node's fragment in the given sense; for cities and fields that is the fragment alone. */
export function gather(node: i32, sense: i32): void {
  const r = root(node);
  mark = freshStamp();
  store<u32>(stampNodes + ((<usize>r) << 2), mark);
  store<u16>(fragments, <u16>r);
  count = 1;
  allCrew = crew(r);
  allOpen = open(r);
  allFlags = flagsOf(r);
  allCoats = coats(r);
  if (firstLeg(r) != 0) follow(sense);
}
/** Adds every fragment that the gathered ones lead to. */
function follow(sense: i32): void {
  for (let i = 0; i < count; i++) {
    const first = firstLeg(fragment(i));
    if (first == 0) continue;
    let leg = first;
    do {
      cross(leg, sense);
      leg = legNext(leg);
    } while (leg != first);
  }
}
function cross(leg: i32, sense: i32): void {
  const hub = leg >> 3;
  const bit = 1 << (leg & 7);
  let others = 0;
  if (hubType(hub) == LAKE) {
    const mask = ferryMask(hub);
    if ((sense & BRANCH) != 0 && (mask & bit) != 0) others = mask ^ bit;
  } else if (sense & STRAND) others = hubLegs(hub) ^ bit;
  while (others != 0) {
    const side = ctz(others);
    others &= others - 1;
    reach(root(legNode((hub << 3) | side)));
  }
}
/** Whether the last `gather` reached the node. */
export function reached(node: i32): bool {
  return load<u32>(stampNodes + ((<usize>root(node)) << 2)) == mark;
}

/** Meeples on the feature of a node, all players: the road, city, field or other. */
export function featureCrew(node: i32): u64 {
  const r = root(node);
  if (firstLeg(r) == 0) return crew(r);
  gather(node, ROAD);
  return allCrew;
}
/** Open ends of the feature of a node; 0 means a road or city is complete (BASE-32, 36). */
export function featureOpen(node: i32): i32 {
  const r = root(node);
  if (firstLeg(r) == 0) return open(r);
  gather(node, ROAD);
  return allOpen;
}
export function sameFeature(a: i32, b: i32): bool {
  if (root(a) == root(b)) return true;
  if (firstLeg(root(a)) == 0 || kindOf(b) != Segment.Road) return false;
  gather(a, ROAD);
  return reached(b);
}

/** Whether a tile is met for the first time with a stamp. */
export function isNewTile(tile: i32, stamp: u32): bool {
  const at = stampTiles + ((<usize>tile) << 2);
  if (load<u32>(at) == stamp) return false;
  store<u32>(at, stamp);
  return true;
}

/** Results of `measure`: distinct tiles (BASE-33), and the length with German cathedral segments counted one by one (GER-4). */
export let length: i32 = 0;
export let germanLength: i32 = 0;
/** Walks the members of the fragments gathered last. */
export function measure(): void {
  const st = freshStamp();
  length = 0;
  germanLength = 0;
  for (let i = 0; i < count; i++) {
    const r = fragment(i);
    let k = r;
    do {
      const at = stampTiles + ((<usize>tileOf(k)) << 2);
      if (load<u32>(at) != st) {
        store<u32>(at, st);
        length++;
        germanLength++;
      } else if (ownFlags(k) & NodeFlag.German) germanLength++;
      k = nextMember(k);
    } while (k != r);
  }
}
