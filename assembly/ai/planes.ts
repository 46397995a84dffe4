/**
 * Which observation planes and global sections exist under the uploaded rules, and where they begin. Groups stand in the
 * order of `Plane` and `Section`; a group of a rule that is off has no planes. Computed once by `layOutPlanes`.
 */
import { kinds, players } from "../core/layout";
import { has, inPlay, kindFlags, placeCount, template } from "../core/tables";
import { stepKey, stepsInPlay } from "../generated/dispatch";
import { Family, Step } from "../generated/ids";
import { Fig, Flag, KindFlag, NodeAt, NodeFlag, Plane, Points, Section, Segment, Symbol } from "../constants";

const planeStart: usize = memory.data(64); // u16 [Plane.Groups + 1]
const sectionStart: usize = memory.data(64); // u16 [Section.Groups + 1]
const symbols: usize = memory.data(4096); // per kind, at most 1023: u16 mask of Symbol bits, u16 coats of arms
const symbolPlane: usize = memory.data(32); // u8 [Symbol.Count] place of a symbol among those in play, 255 none
let present: i32 = 0; // symbols that some kind shows

/** Number of planes. */
export function planeCount(): i32 {
  return planeAt(Plane.Groups);
}
/** First plane of a group; the group holds planeAt(g) .. planeAt(g + 1) - 1. */
export function planeAt(group: i32): i32 {
  return <i32>load<u16>(planeStart + ((<usize>group) << 1));
}
export function hasPlanes(group: i32): bool {
  return planeAt(group + 1) > planeAt(group);
}
/** Length of the global vector in floats. */
export function globalCount(): i32 {
  return sectionAt(Section.Groups);
}
export function sectionAt(section: i32): i32 {
  return <i32>load<u16>(sectionStart + ((<usize>section) << 1));
}
export function hasSection(section: i32): bool {
  return sectionAt(section + 1) > sectionAt(section);
}
export function symbolsOf(kind: i32): i32 {
  return <i32>load<u16>(symbols + ((<usize>kind) << 2));
}
export function coatsOf(kind: i32): i32 {
  return <i32>load<u16>(symbols + ((<usize>kind) << 2), 2);
}
/** Plane of a symbol that is in play. */
export function symbolAt(symbol: i32): i32 {
  return planeAt(Plane.Symbols) + <i32>load<u8>(symbolPlane + <usize>symbol);
}
/** Signs of segments in play: 1 coats of arms, 2 inns and cathedrals, 4 goods. */
export function signs(): i32 {
  const coats = (present & (1 << Symbol.Coats)) != 0 ? 1 : 0;
  const inns = (present & ((1 << Symbol.Inn) | (1 << Symbol.Cathedral))) != 0 ? 2 : 0;
  return coats | inns | (has(Flag.Goods) ? 4 : 0);
}
/** Mask of the symbols that have a plane, in the order of `Symbol`. */
export function symbolsPresent(): i32 {
  return present;
}

export function layOutPlanes(): void {
  present = 0;
  for (let k = 0; k < kinds; k++) present |= readSymbols(k);
  let place = 0;
  for (let s = 0; s < Symbol.Count; s++) {
    const shown = (present & (1 << s)) != 0;
    store<u8>(symbolPlane + <usize>s, shown ? <u8>place : 255);
    if (shown) place++;
  }
  let at = 0;
  for (let group = 0; group < Plane.Groups; group++) {
    store<u16>(planeStart + ((<usize>group) << 1), <u16>at);
    at += planesOf(group);
  }
  store<u16>(planeStart + ((<usize>Plane.Groups) << 1), <u16>at);
  at = 0;
  for (let section = 0; section < Section.Groups; section++) {
    store<u16>(sectionStart + ((<usize>section) << 1), <u16>at);
    at += lengthOf(section);
  }
  store<u16>(sectionStart + ((<usize>Section.Groups) << 1), <u16>at);
}
function planesOf(group: i32): i32 {
  const lakes = (present & (1 << Symbol.Lake)) != 0;
  if (group == Plane.Occupied) return 1;
  if (group == Plane.Edges) return has(Flag.River) ? 16 : 12;
  if (group == Plane.RoadLinks || group == Plane.CityLinks) return 6;
  if (group == Plane.Symbols) return popcnt(present);
  if (group == Plane.Ferries) return lakes ? 2 : 0;
  if (group == Plane.EdgeFeatures) return 16;
  if (group == Plane.FieldMajority) return has(Flag.Fields) ? 8 : 0;
  if (group == Plane.Figures) return 13 * players;
  if (group == Plane.Specials) return has(Flag.Builders | Flag.Barns) ? 17 * players : 0;
  if (group == Plane.Magic) return has(Flag.Magic) ? 10 : 0;
  if (group == Plane.Map) return has(Flag.Map) ? 8 : 0;
  if (group == Plane.Legal) return 4;
  if (group == Plane.Fairy) return inPlay(Family.Fairy) ? 13 : 0;
  if (group == Plane.Signs) return 4 * popcnt(signs());
  return 2; // Plane.Marks
}
/** Kinds of figures that a player may hold. */
export function figureCount(): i32 {
  return inPlay(Family.Phantom) ? Fig.Phantom + 1 : 8;
}
/** One more than the largest key of a step that may be seen. */
function phaseKeys(): i32 {
  let last = stepKey(Step.Over);
  for (let steps = stepsInPlay(); steps != 0; steps &= steps - 1) last = max(last, stepKey(<i32>ctz(steps)));
  return last + 1;
}
function lengthOf(section: i32): i32 {
  if (section == Section.Phase) return phaseKeys();
  if (section == Section.Tile || section == Section.Remaining) return kinds;
  if (section == Section.TileRotation) return 4;
  if (section == Section.Scores || section == Section.Actor || section == Section.Turn) return players;
  if (section == Section.Supply) return figureCount() * players;
  if (section == Section.Goods) return has(Flag.Goods) ? 3 * players : 0;
  if (section == Section.Abbeys) return has(Flag.Abbeys) ? players : 0;
  if (section == Section.Ferries) return (present & (1 << Symbol.Lake)) != 0 ? 1 : 0;
  if (section == Section.FlyFigure) return has(Flag.Flying) ? (inPlay(Family.Phantom) ? 6 : 5) : 0;
  if (section == Section.Counts) return 4;
  if (section == Section.Rules) return 32;
  if (section == Section.Chips) return has(Flag.Map) ? 27 : 0;
  if (section == Section.Quarters) return has(Flag.Leipzig) ? 4 * players : 0;
  if (section == Section.Points) return Points.Words;
  if (section == Section.MapOptions) return has(Flag.Map) ? 8 : 0;
  if (section == Section.Fairy) return inPlay(Family.Fairy) ? players + figureCount() : 0;
  if (section == Section.Crop) return inPlay(Family.CropCircles) ? 2 : 0;
  return 4; // Section.Window
}
/** Finds out what a kind shows; returns the mask of its symbols. */
function readSymbols(kind: i32): i32 {
  const kf = kindFlags(kind);
  let mask = 0;
  let coats = 0;
  const n = placeCount(kind);
  for (let slot = 0; slot < n; slot++) {
    const at = template(kind, slot);
    const sort = <i32>load<u8>(at, NodeAt.Kind);
    const inn = (load<u8>(at, NodeAt.Own) & NodeFlag.Inn) != 0;
    coats += <i32>load<u16>(at, NodeAt.Coats);
    if (sort == Segment.Monastery) mask |= 1 << Symbol.Monastery;
    if (sort == Segment.Garden) mask |= 1 << Symbol.Garden;
    if (load<u8>(at, NodeAt.Own) & NodeFlag.Besieged) mask |= 1 << Symbol.Siege;
    if (inn && sort == Segment.Road) mask |= 1 << Symbol.Inn;
    if (inn && sort == Segment.City) mask |= 1 << Symbol.Cathedral;
  }
  if (coats != 0) mask |= 1 << Symbol.Coats;
  if (kf & KindFlag.Lake) mask |= 1 << Symbol.Lake;
  if (kf & KindFlag.Labyrinth) mask |= 1 << Symbol.Labyrinth;
  if (kf & KindFlag.Portal) mask |= 1 << Symbol.Portal;
  if (kf & KindFlag.Flight) mask |= 1 << Symbol.Flight;
  if (kf & KindFlag.German) mask |= 1 << Symbol.German;
  store<u16>(symbols + ((<usize>kind) << 2), <u16>mask);
  store<u16>(symbols + ((<usize>kind) << 2), <u16>coats, 2);
  return mask;
}
