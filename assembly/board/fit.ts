/** Where a tile may go (BASE-10..13, RIV-2): fitting rotations of every open square by one table look-up. */
import { flags, frontierCons, frontierRiver } from "../core/layout";
import { get, set } from "../core/journal";
import { distinct, fit, kindFlags, riverSides } from "../core/tables";
import { Flag, KindFlag, Pos } from "../constants";
import { frontierAt, frontierX, frontierY } from "./grid";
import { isHole } from "./place";

/** Mask of the rotations of a kind that fit the open square with that frontier index. */
export function rotationsAt(kind: i32, i: i32): i32 {
  const cons = <i32>load<u8>(frontierCons + <usize>i);
  const mask = fit(kind, cons);
  return (flags & Flag.River) != 0 && mask != 0 ? riverMask(kind, i, cons, mask) : mask;
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
/** Whether a kind fits anywhere. */
export function fitsAnywhere(kind: i32): bool {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) if (rotationsAt(kind, i) != 0) return true;
  return false;
}
export function anyHole(): bool {
  const n = get(Pos.Frontier);
  for (let i = 0; i < n; i++) if (isHole(i, frontierX(i), frontierY(i))) return true;
  return false;
}
