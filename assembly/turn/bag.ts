/** What is left to draw, by kind; sums of eight kinds make the seeded draw short. River tiles come in stages of their own (RIV-1). */
import { bag, bagGroups, kinds } from "../core/layout";
import { get, isLogging, put16, set } from "../core/journal";
import { addKey, bagKey } from "../core/keys";
import { has, stageOf } from "../core/tables";
import { Flag, Pos } from "../constants";
import { below } from "../core/rng";

export function bagCount(kind: i32): i32 {
  return <i32>load<u16>(bag + ((<usize>kind) << 1));
}
export function bagTotal(): i32 {
  return get(Pos.Left);
}
export function setBag(kind: i32, n: i32): void {
  const old = bagCount(kind);
  if (old == n) return;
  put16(bag + ((<usize>kind) << 1), n);
  const group = bagGroups + ((<usize>(kind >> 3)) << 1);
  put16(group, <i32>load<u16>(group) + n - old);
  set(Pos.Left, get(Pos.Left) + n - old);
  if (isLogging()) addKey(bagKey(kind) * <u64>(n - old));
}
/** Moves on to the next stage once the present one is used up: river tiles, the river's end, the rest. */
export function nextStage(): void {
  passStages(-1);
}
/** The same with a tile in hand, which belongs to its stage until it lies. */
export function passStages(hand: i32): void {
  if (!has(Flag.River)) return;
  while (get(Pos.Stage) != 0 && stageLeft() == 0 && (hand < 0 || stageOf(hand) != get(Pos.Stage)))
    set(Pos.Stage, get(Pos.Stage) == 1 ? 2 : 0);
}
export function inStage(kind: i32): bool {
  return bagCount(kind) != 0 && (!has(Flag.River) || stageOf(kind) == get(Pos.Stage));
}
function stageLeft(): i32 {
  let n = 0;
  for (let k = 0; k < kinds; k++) if (inStage(k)) n += bagCount(k);
  return n;
}
/** A kind by the position's own numbers, each tile left equally likely. */
export function drawKind(): i32 {
  if (has(Flag.River)) return drawStaged();
  let r = below(get(Pos.Left));
  let group = bagGroups;
  let kind = 0;
  while (true) {
    const n = <i32>load<u16>(group);
    if (r < n) break;
    r -= n;
    group += 2;
    kind += 8;
  }
  while (true) {
    r -= bagCount(kind);
    if (r < 0) return kind;
    kind++;
  }
}
function drawStaged(): i32 {
  let r = below(stageLeft());
  for (let k = 0; k < kinds; k++) {
    if (!inStage(k)) continue;
    r -= bagCount(k);
    if (r < 0) return k;
  }
  return -1;
}
