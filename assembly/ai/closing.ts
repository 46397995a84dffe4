/**
 * What the tiles that are left can still do: how many fit an open square, and how many of those would end the roads and cities
 * that come in over some of its sides. Counts are kept until the bag changes.
 */
import { bag, frontierCons, kinds, players } from "../core/layout";
import { edgeAt, fit } from "../core/tables";
import { Edge } from "../constants";
import { cell, FRONTIER, INDEX, stepX, stepY } from "../board/grid";
import { tileKind, tileRotation, tileX, tileY } from "../board/tiles";
import { count, fragment } from "../feature/roads";
import { nextMember, slotOf, tileOf } from "../feature/nodes";
import { bagCount, bagTotal } from "../turn/bag";

const seen: usize = memory.data(2048); // u16 [1023] the bag that the counts are of
const fitting: usize = memory.data(512); // u16 [256] by constraint: copies that fit + 1, 0 not counted yet
const closing: usize = memory.data(8192); // u16 [256][16] by constraint and sides: copies that close them + 1
const misses: usize = memory.data(256); // f32 [64]: chance that none of so many tiles comes to one player
const MANY: i32 = 63;

/** Forgets all counts: other rules. */
export function forgetBag(): void {
  memory.fill(seen, 255, 2048);
}
/** Counts that were made of another bag are of no use. */
export function readBag(): void {
  const bytes = (<usize>kinds) << 1;
  if (memory.compare(seen, bag, bytes) == 0) return;
  memory.copy(seen, bag, bytes);
  memory.fill(fitting, 0, 512);
  memory.fill(closing, 0, 8192);
  let miss: f32 = 1;
  for (let c = 0; c <= MANY; c++) {
    store<f32>(misses + ((<usize>c) << 2), miss);
    miss *= <f32>(players - 1) / <f32>players;
  }
}
/** Copies left that fit a square with that constraint byte; what a river demands is passed over. */
export function fitters(cons: i32): i32 {
  const at = fitting + ((<usize>cons) << 1);
  const known = <i32>load<u16>(at);
  if (known != 0) return known - 1;
  let n = 0;
  for (let k = 0; k < kinds; k++) if (bagCount(k) != 0 && fit(k, cons) != 0) n += bagCount(k);
  store<u16>(at, <u16>(n + 1));
  return n;
}
/** Copies left that fit the square and go on over none of its other sides with what comes in over those of the mask. */
function closers(cons: i32, mask: i32): i32 {
  const at = closing + ((<usize>((cons << 4) | mask)) << 1);
  const known = <i32>load<u16>(at);
  if (known != 0) return known - 1;
  let n = 0;
  for (let k = 0; k < kinds; k++) {
    const copies = bagCount(k);
    if (copies == 0) continue;
    for (let turns = fit(k, cons); turns != 0; turns &= turns - 1)
      if (ends(k, ctz(turns), mask)) {
        n += copies;
        break;
      }
  }
  store<u16>(at, <u16>(n + 1));
  return n;
}
/** Whether the segments at those sides of a turned tile reach no other side. */
function ends(kind: i32, rotation: i32, mask: i32): bool {
  for (let side = 0; side < 4; side++) {
    const slot = load<u8>(edgeAt(kind, rotation, side), 1);
    if ((mask & (1 << side)) != 0 || slot == <u8>Edge.None) continue;
    for (let other = 0; other < 4; other++)
      if ((mask & (1 << other)) != 0 && load<u8>(edgeAt(kind, rotation, other), 1) == slot) return false;
  }
  return true;
}

const MOST: i32 = 24;
const list: usize = memory.data(128); // u32 [MOST] frontier index << 4 | sides
/** Open squares of the feature gathered last that were listed, and those of them that something left fits. */
export let squares: i32 = 0;
export let alive: i32 = 0;
/** Frontier index of a listed square. */
export function squareAt(i: i32): i32 {
  return load<i32>(list + ((<usize>i) << 2)) >> 4;
}
function addSquare(i: i32, side: i32): void {
  for (let k = 0; k < squares; k++) {
    if (squareAt(k) != i) continue;
    const at = list + ((<usize>k) << 2);
    store<i32>(at, load<i32>(at) | (1 << side));
    return;
  }
  if (squares == MOST) return;
  store<i32>(list + ((<usize>squares) << 2), (i << 4) | (1 << side));
  squares++;
}
/** Lists the open squares of the road or city gathered last. */
function listSquares(): void {
  squares = 0;
  for (let f = 0; f < count; f++) {
    const r = fragment(f);
    let k = r;
    do {
      const tile = tileOf(k);
      for (let side = 0; side < 4; side++) {
        const row = edgeAt(tileKind(tile), tileRotation(tile), side);
        if (<i32>load<u8>(row, 1) != slotOf(k)) continue;
        const word = cell(tileX(tile) + stepX(side), tileY(tile) + stepY(side));
        if ((word & FRONTIER) != 0) addSquare(word & INDEX, (side + 2) & 3);
      }
      k = nextMember(k);
    } while (k != r);
  }
}
/** A square that can only be built on, not closed, and every further square: factors of the chance. */
const GROWS: f32 = 0.1;
const FURTHER: f32 = 0.8;
/**
 * Chance that a player closes the road or city gathered last with the tiles left: of the tiles that close one of its squares each
 * comes to the player once in `players` times. 0 where a square is dead.
 */
export function closingChance(): f32 {
  listSquares();
  alive = 0;
  let chance: f32 = 1;
  for (let i = 0; i < squares; i++) {
    const word = load<i32>(list + ((<usize>i) << 2));
    const cons = <i32>load<u8>(frontierCons + <usize>(word >> 4));
    const fits = fitters(cons);
    if (fits != 0) alive++;
    const c = fits == 0 ? 0 : closers(cons, word & 15);
    chance *= fits == 0 ? 0 : c == 0 ? GROWS : 1 - load<f32>(misses + ((<usize>(c > MANY ? MANY : c)) << 2));
    if (i > 0) chance *= FURTHER;
  }
  return squares == 0 ? 0 : chance;
}
/** Chance that a square is filled by anybody before the end; a word of the grid that is no tile. */
export function fillingChance(word: i32): f32 {
  const left = <f32>bagTotal();
  const most = left / (left + 10);
  if ((word & FRONTIER) == 0) return most;
  const n = fitters(<i32>load<u8>(frontierCons + <usize>(word & INDEX)));
  return n < 4 ? (most * <f32>n) / 4 : most;
}
