/** Reading the rulebook: tile kinds, turned edges, fitting rotations, points. */
import {
  families,
  moreFamilies,
  kindTable,
  edgeTable,
  fitTable,
  segmentTable,
  groupTable,
  pointTable,
  flags,
  markTable,
  optionTable,
} from "./layout";
import { Mark } from "../generated/ids";
import { KindAt } from "../constants";

export function has(flag: i32): bool {
  return (flags & flag) != 0;
}
/** Bits of Hook that some family in play has. */
export let hooks: u32 = 0;
export function setHooks(mask: u32): void {
  hooks = mask;
}
/** Whether a family of rules is in play. */
export function inPlay(family: i32): bool {
  return ((family < 32 ? families : moreFamilies) & (1 << family)) != 0;
}
export function kindAddress(kind: i32): usize {
  return kindTable + ((<usize>kind) << 5);
}
export function kindFlags(kind: i32): i32 {
  return <i32>load<u16>(kindAddress(kind) + KindAt.Flags);
}
export function segmentCount(kind: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.Segments);
}
export function placeCount(kind: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.Places);
}
export function distinct(kind: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.Distinct);
}
export function stageOf(kind: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.Stage);
}
export function riverSides(kind: i32, rotation: i32): i32 {
  return <i32>load<u8>(kindAddress(kind) + KindAt.River + <usize>rotation);
}
/** Mask of slots of one sort: KindAt.Roads, Cities, Fields, Cloisters or Cathedral. */
export function slots(kind: i32, sort: i32): i32 {
  return <i32>load<u16>(kindAddress(kind) + <usize>sort);
}
/** Address of the four bytes of a turned side: first half's field, centre, second half's field (slots), edge kind. */
export function edgeAt(kind: i32, rotation: i32, side: i32): usize {
  return edgeTable + ((<usize>((((kind << 2) | rotation) << 2) | side)) << 2);
}
/** Mask of the rotations of a kind that fit a constraint byte; only distinct rotations are in it. */
export function fit(kind: i32, constraint: i32): i32 {
  return <i32>load<u8>(fitTable + <usize>((kind << 8) | constraint));
}
export function template(kind: i32, slot: i32): usize {
  return segmentTable + ((<usize>((kind << 4) | slot)) << 5);
}
/** Slots that touch this slot on its tile in the `connected` sense (ABB-25). */
export function touching(kind: i32, slot: i32): i32 {
  return <i32>load<u16>(groupTable + ((<usize>((kind << 4) | slot)) << 1));
}
export function points(word: i32): i32 {
  return load<i32>(pointTable + ((<usize>word) << 2));
}
/** What a kind of tile bears of a mark, 0 nothing: the number of a word, or a mask of slots. */
export function mark(kind: i32, which: i32): i32 {
  return markTable == 0 ? 0 : <i32>load<u16>(markTable + ((<usize>(kind * Mark.Count + which)) << 1));
}
/** An option of a family; words by their number, flags 0 or 1. */
export function option(which: i32): i32 {
  return optionTable == 0 ? 0 : load<i32>(optionTable + ((<usize>which) << 2));
}
