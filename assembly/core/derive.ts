/**
 * What follows from the rulebook as it is uploaded: sides of tiles turned, the rotations that fit, slots by sort, which figures
 * and tiles there are.
 */
import { Edge, Flag, KindAt, KindFlag, NodeAt, NodeFlag, Rule, Segment } from "../constants";
import { Family, Figure, Mark } from "../generated/ids";
import { mark } from "./tables";
import { edgeTable, fitTable, kindTable, kinds, pieceTable, rule, rulebook, segmentTable } from "./layout";

export function deriveTables(): void {
  for (let k = 0; k < kinds; k++) {
    const kind = kindTable + ((<usize>k) << 5);
    turnSides(k, kind);
    fitRotations(k, kind, fitTable + ((<usize>k) << 8));
    sortSlots(kind, segmentTable + ((<usize>k) << 9));
    if (mark(k, Mark.Besieged) != 0) besiege(kind, segmentTable + ((<usize>k) << 9));
  }
  nameParts();
}
function some(figure: i32): bool {
  return load<u8>(pieceTable + <usize>figure) != 0;
}
let flags: i32 = 0;
let families: i32 = 0;
/** A flag and a family are there, or not, whatever the rulebook says of them; 0 stands for none. */
function part(there: bool, flag: i32, family: i32): void {
  flags = there ? flags | flag : flags & ~flag;
  families = there ? families | family : families & ~family;
}
/** Flags and families that stand for figures and tiles of the game. */
function nameParts(): void {
  let marks: i32 = 0;
  for (let k = 0; k < kinds; k++) marks |= <i32>load<u16>(kindTable + ((<usize>k) << 5), KindAt.Flags);
  flags = rule(Rule.Flags);
  families = rule(Rule.Families);
  const map = rule(Rule.MapAt) != 0;
  part(true, 0, 1 << Family.Base);
  part(some(Figure.Large), 0, 1 << Family.Inns);
  part(some(Figure.Mayor), 0, 1 << Family.Mayor);
  part(some(Figure.Large) || some(Figure.Mayor), Flag.Heavy, 0);
  part(some(Figure.Wagon), Flag.Wagons, 1 << Family.Wagon);
  part(some(Figure.Abbot), Flag.Abbots, 1 << Family.Abbot);
  part(some(Figure.Builder) || some(Figure.Pig), Flag.Builders, 1 << Family.Builder);
  part(some(Figure.Barn), Flag.Barns, 1 << Family.Barn);
  part(rule(Rule.Abbeys) > 0, Flag.Abbeys, 1 << Family.Abbey);
  part((marks & KindFlag.Lake) != 0, 0, 1 << Family.Ferries);
  part((marks & (KindFlag.Lake | KindFlag.Labyrinth)) != 0, Flag.Hubs, 0);
  part((marks & KindFlag.Flight) != 0, 0, 1 << Family.Flying);
  part((marks & KindFlag.Portal) != 0, 0, 1 << Family.Portal);
  part((marks & KindFlag.German) != 0, Flag.Archbishop, 0);
  part((flags & Flag.Magic) != 0, 0, 1 << Family.Magic);
  part((flags & Flag.Leipzig) != 0, 0, 1 << Family.Leipzig);
  part(map, Flag.Map, 1 << Family.Chips);
  store<i32>(rulebook, flags, Rule.Flags * 4);
  store<i32>(rulebook, families, Rule.Families * 4);
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
/** Every city of a tile with the sign of a siege (SIE-1). */
function besiege(kind: usize, templates: usize): void {
  for (let rest = <i32>load<u16>(kind, KindAt.Cities); rest != 0; rest &= rest - 1) {
    const at = templates + ((<usize>ctz(rest)) << 5);
    store<u8>(at, load<u8>(at, NodeAt.Flags) | NodeFlag.Besieged, NodeAt.Flags);
    store<u8>(at, load<u8>(at, NodeAt.Own) | NodeFlag.Besieged, NodeAt.Own);
  }
}
function addFlag(kind: usize, yes: bool, flag: i32): void {
  const flags = <i32>load<u16>(kind, KindAt.Flags) & ~flag;
  store<u16>(kind, yes ? flags | flag : flags, KindAt.Flags);
}
