/**
 * The position's 64-bit hash is a sum of mixed keys, one per fact on the board. A sum, not an exclusive or, since two equal
 * figures of one player may stand on one segment. Order of arrival leaves no trace. Turn state is folded in when read.
 */
import { header } from "./layout";
import { isLogging, put64 } from "./journal";
import { Pos } from "../constants";

export function mix(x: u64): u64 {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
function square(x: i32, y: i32): u64 {
  return <u64>(x & 0xfff) | ((<u64>(y & 0xfff)) << 12);
}
export function tileKey(x: i32, y: i32, kind: i32, rotation: i32): u64 {
  return mix((square(x, y) | ((<u64>kind) << 24) | ((<u64>rotation) << 34)) + 0x9e3779b97f4a7c15);
}
export function figureKey(x: i32, y: i32, slot: i32, figure: i32, player: i32): u64 {
  return mix(
    (square(x, y) | ((<u64>slot) << 24) | ((<u64>figure) << 30) | ((<u64>player) << 34) | ((<u64>1) << 40)) + 0x9e3779b97f4a7c15,
  );
}
export function ferryKey(x: i32, y: i32, mask: i32): u64 {
  return mix((square(x, y) | ((<u64>mask) << 24) | ((<u64>2) << 40)) + 0x9e3779b97f4a7c15);
}
/** Key of one copy in the bag; copies add up. */
export function bagKey(kind: i32): u64 {
  return mix((<u64>kind | ((<u64>3) << 40)) + 0x9e3779b97f4a7c15);
}
export function magicKey(x: i32, y: i32, slot: i32, witch: i32): u64 {
  return mix((square(x, y) | ((<u64>slot) << 24) | ((<u64>witch) << 30) | ((<u64>4) << 40)) + 0x9e3779b97f4a7c15);
}
/** A city has paid the farmers of the player with that bit. */
export function paidKey(x: i32, y: i32, slot: i32, bit: i32): u64 {
  return mix((square(x, y) | ((<u64>slot) << 24) | ((<u64>bit) << 30) | ((<u64>6) << 40)) + 0x9e3779b97f4a7c15);
}
export function chipKey(square: i32, chip: i32): u64 {
  return mix((<u64>square | ((<u64>chip) << 16) | ((<u64>5) << 40)) + 0x9e3779b97f4a7c15);
}
/**
 * Adds to the hash. Play and building without history leave it alone (callers look at `isLogging` before they mix a key);
 * `rebuildHash` makes it good afterwards.
 */
export function addKey(key: u64): void {
  if (!isLogging()) return;
  const at = header + Pos.HashLo * 4;
  put64(at, load<u64>(at) + key);
}
