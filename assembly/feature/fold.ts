/** Folding what the board does not show into the hash, one value after the other; nothing that may be -1 shares a word. */
import { mix } from "../core/keys";
import { slotOf, tileOf } from "./nodes";
import { tileX, tileY } from "../board/tiles";

let h: u64 = 0;
export function beginFold(seed: u64): void {
  h = seed;
}
export function folded(): u64 {
  return h;
}
export function fold(value: i32): void {
  h = mix(h ^ (<u64>(<u32>value) + 0x9e3779b97f4a7c15));
}
/**
 * The same with the sign kept in all 64 bits: for who decides and the tile in hand, which are -1 for none. The optimizer of asc
 * had made this of `fold` there, so hashes have it; said here, debug and release cores agree.
 */
export function foldSigned(value: i32): void {
  h = mix(h ^ (<u64>(<i64>value) + 0x9e3779b97f4a7c15));
}
/** A sum of keys of things whose order does not matter. */
export function foldSum(sum: u64): void {
  h = mix(h ^ sum);
}
export function square(tile: i32): i32 {
  return (tileX(tile) & 0xffff) | (tileY(tile) << 16);
}
/** A tile by its square; tile and node numbers depend on the order in which tiles came. */
export function foldTile(tile: i32): void {
  fold(tile < 0 ? -1 : square(tile));
}
/** A segment by its square and slot. */
export function foldNode(node: i32): void {
  foldTile(node < 0 ? -1 : tileOf(node));
  fold(node < 0 ? -1 : slotOf(node));
}
/** Key of something on a tile, for sums. */
export function squareKey(tile: i32, value: i32): u64 {
  return mix(<u64>(<u32>square(tile)) | ((<u64>value) << 32));
}
