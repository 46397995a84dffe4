/**
 * Tiles on the board, 16 bytes each:
 *   0 i16 x │ 2 i16 y │ 4 u16 first node │ 6 u16 kind │ 8 u8 rotation │ 9 u8 neighbours │ 10 u8 neighbours needed │ 11 - │ 12 u16 hub
 *   14 u8 ingots, from bit 4 the building │ 15 u8 players who may take the ingots
 * Neighbours are kept only for tiles with a monastery, an abbey or a garden in play.
 */
import { tiles } from "../core/layout";
import { tileAt } from "./grid";

export function tileAddress(tile: i32): usize {
  return tiles + ((<usize>tile) << 4);
}
export function tileX(tile: i32): i32 {
  return <i32>load<i16>(tileAddress(tile));
}
export function tileY(tile: i32): i32 {
  return <i32>load<i16>(tileAddress(tile), 2);
}
export function tileNode(tile: i32): i32 {
  return <i32>load<u16>(tileAddress(tile), 4);
}
export function tileKind(tile: i32): i32 {
  return <i32>load<u16>(tileAddress(tile), 6);
}
export function tileRotation(tile: i32): i32 {
  return <i32>load<u8>(tileAddress(tile), 8);
}
export function tileNeighbours(tile: i32): i32 {
  return <i32>load<u8>(tileAddress(tile), 9);
}
export function tileNeeded(tile: i32): i32 {
  return <i32>load<u8>(tileAddress(tile), 10);
}
export function tileHub(tile: i32): i32 {
  return <i32>load<u16>(tileAddress(tile), 12);
}

/** The tile on one of the nine squares around and under a tile, row by row from the north-west; -1 for none. */
export function ninth(tile: i32, i: i32): i32 {
  return tileAt(tileX(tile) + (i % 3) - 1, tileY(tile) + i / 3 - 1);
}

/** What lies on a tile: ingots in these bits, a little building from that one on. */
export const INGOTS: i32 = 15;
export const BUILDING: i32 = 4;
export function pileAddress(tile: i32): usize {
  return tileAddress(tile) + 14;
}
export function pile(tile: i32): i32 {
  return <i32>load<u8>(pileAddress(tile));
}
/** Mask of the players who may take ingots there. */
export function takers(tile: i32): i32 {
  return <i32>load<u8>(pileAddress(tile), 1);
}
