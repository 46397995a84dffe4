/** What follows from the tiles as they are uploaded: their sides turned, the rotations that fit, slots by sort. */
import { Edge, KindAt, KindFlag, NodeAt, NodeFlag, Segment } from "../constants";
import { edgeTable, fitTable, kindTable, kinds, segmentTable } from "./layout";

export function deriveTables(): void {
  for (let k = 0; k < kinds; k++) {
    const kind = kindTable + ((<usize>k) << 5);
    turnSides(k, kind);
    fitRotations(k, kind, fitTable + ((<usize>k) << 8));
    sortSlots(kind, segmentTable + ((<usize>k) << 9));
  }
}
function sideAt(k: i32, turned: i32): usize {
  return edgeTable + ((<usize>((k << 4) | turned)) << 2);
}
function turnSides(k: i32, kind: usize): void {
  let rivers: i32 = 0;
  for (let turned = 0; turned < 16; turned++) {
    const side = load<u32>(sideAt(k, (turned - (turned >> 2)) & 3));
    store<u32>(sideAt(k, turned), side);
    if (side >>> 24 == Edge.River) rivers |= 1 << turned;
  }
  for (let r = 0; r < 4; r++) store<u8>(kind + <usize>r, (rivers >> (r << 2)) & 15, KindAt.River);
  addFlag(kind, rivers != 0, KindFlag.River);
}
/** For every constraint byte the mask of distinct rotations that fit; river sides count as field here and are checked apart. */
function fitRotations(k: i32, kind: usize, fits: usize): void {
  const distinct = <i32>load<u8>(kind, KindAt.Distinct);
  const abbey = (load<u16>(kind, KindAt.Flags) & KindFlag.Abbey) != 0;
  const all: i32 = abbey ? (1 << distinct) - 1 : 0;
  memory.fill(fits, <u8>all, 256);
  for (let r = 0; r < distinct; r++) {
    let shown: i32 = 0;
    for (let side = 0; side < 4; side++) {
      const code = <i32>load<u8>(sideAt(k, (r << 2) | side), 3);
      shown |= (code == Edge.Road || code == Edge.City ? code : Edge.Field) << (side << 1);
    }
    // a side is open or shows what the tile shows: sixteen constraints
    for (let open = 0; open < 16; open++) {
      let constraint = shown;
      for (let side = 0; side < 4; side++) if (((open >> side) & 1) != 0) constraint &= ~(3 << (side << 1));
      const at = fits + <usize>constraint;
      const fitting: i32 = <i32>load<u8>(at) | (1 << r);
      store<u8>(at, <u8>fitting);
    }
  }
}
function sortSlots(kind: usize, templates: usize): void {
  let roads: i32 = 0;
  let cities: i32 = 0;
  let fields: i32 = 0;
  let cloisters: i32 = 0;
  let cathedral: i32 = 0;
  const segments = <i32>load<u8>(kind, KindAt.Segments);
  for (let slot = 0; slot < segments; slot++) {
    const at = templates + ((<usize>slot) << 5);
    if ((load<u8>(at, NodeAt.Own) & NodeFlag.Arm) != 0) continue;
    const bit = 1 << slot;
    switch (<i32>load<u8>(at, NodeAt.Kind)) {
      case Segment.Road:
        roads |= bit;
        break;
      case Segment.City:
        cities |= bit;
        break;
      case Segment.Field:
        fields |= bit;
        break;
      case Segment.Cathedral:
        cathedral |= bit;
        break;
      default:
        cloisters |= bit;
    }
  }
  store<u16>(kind, roads, KindAt.Roads);
  store<u16>(kind, cities, KindAt.Cities);
  store<u16>(kind, fields, KindAt.Fields);
  store<u16>(kind, cloisters, KindAt.Cloisters);
  store<u16>(kind, cathedral, KindAt.Cathedral);
  addFlag(kind, cloisters != 0, KindFlag.Cloister);
}
function addFlag(kind: usize, yes: bool, flag: i32): void {
  const flags = <i32>load<u16>(kind, KindAt.Flags) & ~flag;
  store<u16>(kind, yes ? flags | flag : flags, KindAt.Flags);
}
