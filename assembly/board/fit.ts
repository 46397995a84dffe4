/** Where a tile may go (BASE-10..13, RIV-2): fitting rotations of every open square by one table look-up. */
import { fits, fitTable, flags, frontierCons, frontierRiver } from "../core/layout";
import { get, set } from "../core/journal";
import { quickBelow } from "../core/rng";
import { distinct, fit, hooks, kindFlags, riverSides } from "../core/tables";
import { Flag, KindFlag, Pos } from "../constants";
import { Hook } from "../generated/hooks";
import { frontierAt, frontierX, frontierY } from "./grid";
import { isForbidden, isHole } from "./place";

/** Mask of the rotations of a kind that fit the open square with that frontier index. */
export function rotationsAt(kind: i32, i: i32): i32 {
  const cons = <i32>load<u8>(frontierCons + <usize>i);
  const mask = fit(kind, cons);
  if (mask != 0 && isForbidden(kind, frontierX(i), frontierY(i))) return 0;
  return (flags & Flag.River) != 0 && mask != 0 ? riverMask(kind, i, cons, mask) : mask;
}
/** More decides than what the sides show. */
function isRuled(): bool {
  return ((flags & Flag.River) | <i32>(hooks & (1 << Hook.Forbids))) != 0;
}
/** River sides must meet river sides, a river tile must go on from the river, and no two turns running alike (RIV-2). */
function riverMask(kind: i32, i: i32, cons: i32, mask: i32): i32 {
  const known = sidesOf(cons);
  const river = <i32>load<u8>(frontierRiver + <usize>i);
  const isRiver = (kindFlags(kind) & KindFlag.River) != 0;
  if (isRiver && river == 0) return 0;
  let out = 0;
  const n = distinct(kind);
  for (let r = 0; r < n; r++) {
    if ((mask & (1 << r)) == 0) continue;
    const sides = riverSides(kind, r);
    if ((sides & known) != river) continue;
    if (isRiver && !flowAllowed(sides, river)) continue;
    out |= 1 << r;
  }
  return out;
}
function sidesOf(cons: i32): i32 {
  const b = (cons | (cons >> 1)) & 0x55;
  return (b & 1) | ((b >> 1) & 2) | ((b >> 2) & 4) | ((b >> 3) & 8);
}
/** Turn of a river tile entered over `river`: 0 straight or end, 1 clockwise, 3 anticlockwise, as a side difference. */
function riverTurn(sides: i32, river: i32): i32 {
  const out = sides & ~river;
  if (out == 0 || (out & (out - 1)) != 0) return 0;
  const d = (ctz(out) - ctz(river)) & 3;
  return d == 2 ? 0 : d;
}
/** Remembers how a river tile about to be put on an open square turns (RIV-2). */
export function noteFlow(kind: i32, rotation: i32, x: i32, y: i32): void {
  if ((kindFlags(kind) & KindFlag.River) == 0) return;
  const i = frontierAt(x, y);
  if (i >= 0) set(Pos.RiverTurn, riverTurn(riverSides(kind, rotation), <i32>load<u8>(frontierRiver + <usize>i)));
}
function flowAllowed(sides: i32, river: i32): bool {
  const turn = riverTurn(sides, river);
  return turn == 0 || turn != get(Pos.RiverTurn);
}
/** For each mask of rotations its members in four lanes of 16 bits, and their number: a list is written without a branch. */
const lanes: usize = memory.data<u64>([
  0, 0, 1, 0x10000, 2, 0x20000, 0x20001, 0x200010000, 3, 0x30000, 0x30001, 0x300010000, 0x30002, 0x300020000, 0x300020001,
  0x3000200010000,
]);
/** Lists every fitting (frontier index << 2 | rotation) as u16 and returns how many there are. */
export function listFits(kind: i32): i32 {
  const n = get(Pos.Frontier);
  if (isRuled()) return listSlowly(kind, n);
  const row = fitTable + <usize>(kind << 8);
  const from = frontierCons;
  const end = from + <usize>n;
  const first = fits;
  let to = first;
  let index: u64 = 0; // frontier index << 2 in four lanes
  for (let at = from; at < end; at++) {
    const mask = <usize>load<u8>(row + <usize>load<u8>(at));
    store<u64>(to, load<u64>(lanes + (mask << 3)) + index);
    to += (<usize>popcnt(mask)) << 1;
    index += 0x0004000400040004;
  }
  return <i32>((to - first) >> 1);
}
function listSlowly(kind: i32, n: i32): i32 {
  let to = fits;
  for (let i = 0; i < n; i++) {
    let mask = rotationsAt(kind, i);
    for (; mask != 0; mask &= mask - 1, to += 2) store<u16>(to, <u16>((i << 2) | ctz(mask)));
  }
  return <i32>((to - fits) >> 1);
}
/** Blind tries before the places are listed; a kind that fits one place in six is found with the first six in two of three cases. */
const TRIES: i32 = 12;
/** A fitting (frontier index << 2 | rotation), each equally likely; -1 when the kind fits nowhere. */
export function randomFit(kind: i32): i32 {
  if (!isRuled()) {
    // of all squares and rotations one is taken blindly until it fits: cheaper than a list, and as uniform
    const row = fitTable + <usize>(kind << 8);
    const turns = distinct(kind);
    const bits = turns >> 1;
    const all = get(Pos.Frontier) << bits;
    for (let i = 0; i < TRIES; i++) {
      const choice = quickBelow(all);
      const square = choice >> bits;
      const rotation = choice & (turns - 1);
      if ((<i32>load<u8>(row + <usize>load<u8>(frontierCons + <usize>square)) >> rotation) & 1) return (square << 2) | rotation;
    }
  }
  const n = listFits(kind);
  return n == 0 ? -1 : fitAt(quickBelow(n));
}
/** Entry of the list made last. */
export function fitAt(i: i32): i32 {
  return <i32>load<u16>(fits + ((<usize>i) << 1));
}
/** Whether a kind fits anywhere. */
export function fitsAnywhere(kind: i32): bool {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) if (rotationsAt(kind, i) != 0) return true;
  return false;
}
export function anyHole(): bool {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) if (isHole(i)) return true;
  return false;
}
