/**
 * Segments on the board and the fragments they form: quick-find with rings of members and the smaller side relabelled,
 * so that a look-up is one load and a rewind restores it exactly. A fragment is what can be followed without boarding a
 * ferry and, in the advanced Labyrinth, without crossing a labyrinth; hubs (roads.ts) link fragments to roads.
 */
import { legs, nodes } from "../core/layout";
import { isLogging, log, log2, log4, put16 } from "../core/journal";
import { NodeAt } from "../constants";

export function nodeAddress(node: i32): usize {
  return nodes + ((<usize>node) << 5);
}
export function root(node: i32): i32 {
  return <i32>load<u16>(nodeAddress(node), NodeAt.Parent);
}
export function nextMember(node: i32): i32 {
  return <i32>load<u16>(nodeAddress(node), NodeAt.Next);
}
export function tileOf(node: i32): i32 {
  return <i32>load<u16>(nodeAddress(node), NodeAt.Tile);
}
export function kindOf(node: i32): i32 {
  return <i32>load<u8>(nodeAddress(node), NodeAt.Kind);
}
export function slotOf(node: i32): i32 {
  return <i32>load<u8>(nodeAddress(node), NodeAt.Slot);
}
export function ownFlags(node: i32): i32 {
  return <i32>load<u8>(nodeAddress(node), NodeAt.Own);
}
/** The following read a root. */
export function crew(r: i32): u64 {
  return load<u64>(nodeAddress(r), NodeAt.Crew);
}
export function open(r: i32): i32 {
  return <i32>load<u16>(nodeAddress(r), NodeAt.Open);
}
export function flagsOf(r: i32): i32 {
  return <i32>load<u8>(nodeAddress(r), NodeAt.Flags);
}
export function coats(r: i32): i32 {
  return <i32>load<u16>(nodeAddress(r), NodeAt.Coats);
}
export function firstLeg(r: i32): i32 {
  return <i32>load<u16>(nodeAddress(r), NodeAt.Leg);
}
export function legNext(leg: i32): i32 {
  return <i32>load<u16>(legs + ((<usize>leg) << 2));
}
export function legNode(leg: i32): i32 {
  return <i32>load<u16>(legs + ((<usize>leg) << 2), 2);
}

/** Joins two different fragments, given by their roots; returns the surviving root. */
function unite(a: i32, b: i32): i32 {
  let big = nodeAddress(a);
  let small = nodeAddress(b);
  if (load<u16>(big, NodeAt.Size) < load<u16>(small, NodeAt.Size)) {
    b = a;
    const p = big;
    big = small;
    small = p;
  }
  const survivor = load<u16>(big, NodeAt.Parent);
  if (isLogging()) logUnion(big, b);
  let k = b;
  do {
    const at = nodeAddress(k);
    store<u16>(at, survivor, NodeAt.Parent);
    k = <i32>load<u16>(at, NodeAt.Next);
  } while (k != b);
  const ring = load<u16>(big, NodeAt.Next);
  store<u16>(big, load<u16>(small, NodeAt.Next), NodeAt.Next);
  store<u16>(small, ring, NodeAt.Next);
  store<u16>(big, load<u16>(big, NodeAt.Size) + load<u16>(small, NodeAt.Size), NodeAt.Size);
  store<u64>(big, load<u64>(big, NodeAt.Crew) + load<u64>(small, NodeAt.Crew), NodeAt.Crew);
  store<u16>(big, load<u16>(big, NodeAt.Open) + load<u16>(small, NodeAt.Open), NodeAt.Open);
  store<u8>(big, load<u8>(big, NodeAt.Flags) | load<u8>(small, NodeAt.Flags), NodeAt.Flags);
  const rest = load<u32>(small, NodeAt.Coats); // coats and first leg
  if (rest != 0) uniteRest(big, small);
  return <i32>survivor;
}
function logUnion(big: usize, b: i32): void {
  let k = b;
  do {
    const at = nodeAddress(k);
    log(at);
    k = <i32>load<u16>(at, NodeAt.Next);
  } while (k != b);
  log4(big, big + NodeAt.Size, big + NodeAt.Crew, big + NodeAt.Crew + 4);
  log(big + NodeAt.Open);
}
/** Coats of arms add up; rings of legs are spliced. */
function uniteRest(big: usize, small: usize): void {
  log(big + NodeAt.Coats);
  store<u16>(big, load<u16>(big, NodeAt.Coats) + load<u16>(small, NodeAt.Coats), NodeAt.Coats);
  const a = <usize>load<u16>(big, NodeAt.Leg);
  const b = <usize>load<u16>(small, NodeAt.Leg);
  if (b == 0) return;
  if (a == 0) {
    store<u16>(big, <u16>b, NodeAt.Leg);
    return;
  }
  const p = legs + (a << 2);
  const q = legs + (b << 2);
  log2(p, q);
  const next = load<u16>(p);
  store<u16>(p, load<u16>(q));
  store<u16>(q, next);
}
export function joinFields(a: i32, b: i32): void {
  a = root(a);
  b = root(b);
  if (a != b) unite(a, b);
}
/** Joins road or city segments over a side: both ends of it are closed. */
export function joinEnds(a: i32, b: i32): void {
  a = root(a);
  b = root(b);
  if (a != b) a = unite(a, b);
  const at = nodeAddress(a);
  put16(at + NodeAt.Open, <i32>load<u16>(at, NodeAt.Open) - 2);
}
/** A side is closed by something that prolongs nothing: an abbey, the border of a map (ABB-4, MAP-14). */
export function closeEnd(node: i32): void {
  const at = nodeAddress(root(node));
  put16(at + NodeAt.Open, <i32>load<u16>(at, NodeAt.Open) - 1);
}
