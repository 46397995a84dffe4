/**
 * Hubs link fragments: the lake of a ferry tile joins two of its jetties and can change which; a labyrinth under the
 * advanced rules joins its exits and its middle for good. Hub h owns legs h*8 .. h*8+4: the four sides and the middle.
 *   hub record: 0 u16 tile │ 2 u8 ferry: mask of the two joined sides, 0 none │ 3 u8 type │ 4 u8 mask of the legs that exist
 */
import { hubs, legs, movedList } from "../core/layout";
import { get, put8, set } from "../core/journal";
import { addKey, ferryKey } from "../core/keys";
import { edgeAt, kindAddress } from "../core/tables";
import { Edge, KindAt, NodeAt, Pos } from "../constants";
import { tileAddress, tileX, tileY } from "../board/tiles";
import { nodeAddress } from "./nodes";

export const LAKE: i32 = 1;
export const LABYRINTH: i32 = 2;

export function hubAddress(hub: i32): usize {
  return hubs + ((<usize>hub) << 3);
}
export function hubTile(hub: i32): i32 {
  return <i32>load<u16>(hubAddress(hub));
}
export function ferryMask(hub: i32): i32 {
  return <i32>load<u8>(hubAddress(hub), 2);
}
export function hubType(hub: i32): i32 {
  return <i32>load<u8>(hubAddress(hub), 3);
}
export function hubLegs(hub: i32): i32 {
  return <i32>load<u8>(hubAddress(hub), 4);
}
/** Makes the hub of a tile just put down, before any of its sides is joined. */
export function addHub(tile: i32, kind: i32, rotation: i32, base: i32, type: i32): void {
  const hub = get(Pos.Hubs) + 1;
  set(Pos.Hubs, hub);
  let mask = 0;
  for (let side = 0; side < 4; side++) {
    const edge = edgeAt(kind, rotation, side);
    if (<i32>load<u8>(edge, 3) != Edge.Road) continue;
    mask |= 1 << side;
    addLeg((hub << 3) | side, base + <i32>load<u8>(edge, 1));
  }
  if (type == LABYRINTH) {
    mask |= 16;
    addLeg((hub << 3) | 4, base + <i32>load<u8>(kindAddress(kind) + KindAt.Centre));
  }
  const at = hubAddress(hub);
  store<u16>(at, <u16>tile);
  store<u8>(at, 0, 2);
  store<u8>(at, <u8>type, 3);
  store<u8>(at, <u8>mask, 4);
  store<u16>(tileAddress(tile), <u16>hub, 12);
}
function addLeg(leg: i32, node: i32): void {
  const at = legs + ((<usize>leg) << 2);
  store<u16>(at, <u16>leg);
  store<u16>(at, <u16>node, 2);
  store<u16>(nodeAddress(node), <u16>leg, NodeAt.Leg);
}
/** Lays or pivots the ferry of a lake; touches nothing but its link. */
export function setFerry(hub: i32, mask: i32): void {
  const at = hubAddress(hub);
  const tile = hubTile(hub);
  const old = ferryMask(hub);
  if (old != 0) addKey(0 - ferryKey(tileX(tile), tileY(tile), old));
  if (mask != 0) addKey(ferryKey(tileX(tile), tileY(tile), mask));
  put8(at + 2, mask);
}
/** Side mask of a pair number NE NS NW ES EW SW. */
export function pairMask(pair: i32): i32 {
  return pair == 0 ? 3 : pair == 1 ? 5 : pair == 2 ? 9 : pair == 3 ? 6 : pair == 4 ? 10 : 12;
}
/** Lake of an entry of the list of ferries laid or pivoted. */
export function movedFerry(i: i32): i32 {
  return <i32>load<u16>(movedList + ((<usize>i) << 1));
}
