/**
 * Checks an uploaded rulebook before anything is read from it: every table inside the block, every slot of a tile among its
 * segments, and room for every tile and figure of the game. What passes can not lead the core outside its arrays.
 */
import { Abi, Cell, CellKind, Edge, KindAt, KindFlag, MapWord, NodeAt, Points, Rule, Segment } from "../constants";
import { Mark, Option } from "../generated/ids";

let book: usize = 0;
let bytes: i32 = 0;

function word(index: i32): i32 {
  return load<i32>(book + ((<usize>index) << 2));
}
function within(value: i32, low: i32, high: i32): bool {
  return value >= low && value <= high;
}
function isTable(index: i32, size: i32): bool {
  const at = word(index);
  return at >= Rule.Words * 4 && at <= bytes - size;
}
export function isSound(rulebook: usize, length: i32): bool {
  book = rulebook;
  bytes = length;
  if (word(Rule.Magic) != Abi.Magic || word(Rule.Version) != Abi.Version) return false;
  const kinds = word(Rule.Kinds);
  if (!within(kinds, 1, 1023) || !within(word(Rule.Players), 1, 6) || !within(word(Rule.Bytes), Rule.Words * 4, length))
    return false;
  bytes = word(Rule.Bytes);
  if (!within(word(Rule.MaxTiles), 1, 1023) || !within(word(Rule.MaxNodes), 1, 16383) || !within(word(Rule.MaxHubs), 0, 4095))
    return false;
  if (!within(word(Rule.MaxFigures), 1, 4096) || !within(word(Rule.GridBits), 3, 11) || !within(word(Rule.Ferries), 0, 1023))
    return false;
  if (!within(word(Rule.StartKind), -1, kinds - 1) || !within(word(Rule.AbbeyKind), -1, kinds - 1)) return false;
  if (!within(word(Rule.Abbeys), 0, 255) || !within(word(Rule.FirstStage), 0, 1)) return false;
  if (!isTable(Rule.KindAt, kinds << 5) || !isTable(Rule.EdgeAt, kinds << 6) || !isTable(Rule.FitAt, kinds << 8)) return false;
  if (!isTable(Rule.SegmentAt, kinds << 9) || !isTable(Rule.GroupAt, kinds << 5) || !standApart(kinds)) return false;
  if (
    !isTable(Rule.PointsAt, Points.Words * 4) ||
    !isTable(Rule.PiecesAt, 12) ||
    !isMapTable() ||
    !isConsistent() ||
    !haveOwnTables(kinds)
  )
    return false;
  for (let k = 0; k < kinds; k++) if (!isKind(k)) return false;
  return hasRoom(kinds);
}
/** The tables that the core completes (./derive.ts) share no byte with each other or with what is only read. */
function standApart(kinds: i32): bool {
  const own = word(Rule.KindAt);
  const sides = word(Rule.EdgeAt);
  const fits = word(Rule.FitAt);
  const end = fits + (kinds << 8);
  if (sides < own + (kinds << 5) || fits < sides + (kinds << 6)) return false;
  return (
    word(Rule.SegmentAt) >= end &&
    word(Rule.GroupAt) >= end &&
    word(Rule.PointsAt) >= end &&
    word(Rule.PiecesAt) >= end &&
    (word(Rule.MapAt) == 0 || word(Rule.MapAt) >= end) &&
    (word(Rule.MarkAt) == 0 || word(Rule.MarkAt) >= end) &&
    (word(Rule.OptionAt) == 0 || word(Rule.OptionAt) >= end)
  );
}
/** Marks of tiles and options of families, where there are any. */
function haveOwnTables(kinds: i32): bool {
  if (word(Rule.MarkAt) != 0 && !isTable(Rule.MarkAt, (kinds * Mark.Count) << 1)) return false;
  return word(Rule.OptionAt) == 0 || isTable(Rule.OptionAt, Option.Count << 2);
}
/** What is asked for is there: a map has a start tile, abbeys have a kind, a witch divides by something. */
function isConsistent(): bool {
  if (word(Rule.MapAt) != 0 && (word(Rule.StartKind) < 0 || mapWord(MapWord.Candidates) < 1)) return false;
  if (word(Rule.AbbeyKind) < 0 && word(Rule.Abbeys) != 0) return false;
  const points = book + <usize>word(Rule.PointsAt);
  return load<i32>(points, Points.RoadWitch * 4) >= 1 && load<i32>(points, Points.CityWitch * 4) >= 1;
}
function mapWord(index: i32): i32 {
  return load<i32>(book + <usize>word(Rule.MapAt) + ((<usize>index) << 2));
}
/** A list of the map: `n` entries of `size` bytes at an offset from the map's table. */
function isMapList(at: i32, n: i32, size: i32): bool {
  return within(n, 0, 8191) && within(at, MapWord.Words * 4, bytes - word(Rule.MapAt) - n * size);
}
/** The map's lists lie in the block, name squares of the map, and the map with an edge of void fits on the torus (maps/encode.ts). */
function isMapTable(): bool {
  if (word(Rule.MapAt) == 0) return true;
  if (!isTable(Rule.MapAt, MapWord.Words * 4)) return false;
  const cols = mapWord(MapWord.Cols);
  const rows = mapWord(MapWord.Rows);
  const cells = mapWord(MapWord.Cells);
  const side = 1 << word(Rule.GridBits);
  if (!within(cols, 1, side - 2) || !within(rows, 1, side - 2) || cells != cols * rows || !within(cells, 1, 8191)) return false;
  if (!isMapList(mapWord(MapWord.CellsAt), cells, Cell.Size)) return false;
  if (!within(mapWord(MapWord.Starts), 0, mapWord(MapWord.Candidates)) || !within(mapWord(MapWord.Chips), 0, cells)) return false;
  if (!within(mapWord(MapWord.StartTurn), 0, 3) || !within(mapWord(MapWord.FirstPrinted), 0, word(Rule.Kinds))) return false;
  return (
    arePrinted(cells) &&
    isCellList(mapWord(MapWord.StartsAt), mapWord(MapWord.Candidates), 2, cells) &&
    isCellList(mapWord(MapWord.RoutesAt), mapWord(MapWord.Routes) << 1, 4, cells)
  );
}
/** Printed squares show kinds of the rulebook. */
function arePrinted(cells: i32): bool {
  const from = book + <usize>(word(Rule.MapAt) + mapWord(MapWord.CellsAt));
  for (let c = 0; c < cells; c++) if (<i32>load<u16>(from + <usize>(c * Cell.Size), Cell.Tile) >= word(Rule.Kinds)) return false;
  return true;
}
/** Entries whose first u16 is the number of a square. */
function isCellList(at: i32, n: i32, size: i32, cells: i32): bool {
  if (!isMapList(at, n, size)) return false;
  for (let i = 0; i < n; i++) if (<i32>load<u16>(book + <usize>(word(Rule.MapAt) + at + i * size)) >= cells) return false;
  return true;
}
function kindByte(k: i32, at: i32): i32 {
  return <i32>load<u8>(book + <usize>(word(Rule.KindAt) + (k << 5) + at));
}
function kindHalf(k: i32, at: i32): i32 {
  return <i32>load<u16>(book + <usize>(word(Rule.KindAt) + (k << 5) + at));
}
function isKind(k: i32): bool {
  const segments = kindByte(k, KindAt.Segments);
  const places = kindByte(k, KindAt.Places);
  const distinct = kindByte(k, KindAt.Distinct);
  const flight = kindByte(k, KindAt.Flight);
  if (segments > 16 || places > segments || (distinct != 1 && distinct != 2 && distinct != 4) || (flight > 7 && flight != 255))
    return false;
  if (kindByte(k, KindAt.Stage) > 2 || kindByte(k, KindAt.Centre) > max(0, segments - 1)) return false;
  if ((kindHalf(k, KindAt.Gates) | kindHalf(k, KindAt.Village)) >> segments != 0) return false;
  for (let slot = 0; slot < segments; slot++) if (!isTemplate(k, slot, segments)) return false;
  for (let side = 0; side < 4; side++) if (!isEdge(k, side, segments)) return false;
  return true;
}
function templateAt(k: i32, slot: i32): usize {
  return book + <usize>(word(Rule.SegmentAt) + (k << 9) + (slot << 5));
}
function isTemplate(k: i32, slot: i32, segments: i32): bool {
  const at = templateAt(k, slot);
  if (!within(<i32>load<u8>(at, NodeAt.Kind), Segment.Field, Segment.Cathedral) || <i32>load<u8>(at, NodeAt.Slot) != slot)
    return false;
  if (load<u16>(at, NodeAt.Leg) != 0 || <i32>load<u16>(at, NodeAt.Cities) >> segments != 0) return false;
  return <i32>load<u16>(book + <usize>(word(Rule.GroupAt) + (k << 5) + (slot << 1))) >> segments == 0;
}
function isSlot(k: i32, slot: i32, segments: i32, kind: i32): bool {
  return slot < segments && <i32>load<u8>(templateAt(k, slot), NodeAt.Kind) == kind;
}
/** A side as printed: what lies on it must be a segment of the tile, of the kind that the side says. */
function isEdge(k: i32, side: i32, segments: i32): bool {
  const at = book + <usize>(word(Rule.EdgeAt) + (k << 6) + (side << 2));
  const first = <i32>load<u8>(at);
  const centre = <i32>load<u8>(at, 1);
  const second = <i32>load<u8>(at, 2);
  const edge = <i32>load<u8>(at, 3);
  if (edge == Edge.Any) return centre == Edge.None || centre < segments;
  if (edge == Edge.City) return isSlot(k, centre, segments, Segment.City);
  if (edge != Edge.Field && edge != Edge.Road && edge != Edge.River) return false;
  if (edge == Edge.Road ? !isSlot(k, centre, segments, Segment.Road) : centre != Edge.None) return false;
  return isSlot(k, first, segments, Segment.Field) && isSlot(k, second, segments, Segment.Field);
}
let tiles: i32 = 0;
let nodes: i32 = 0;
let hubs: i32 = 0;
function addTiles(k: i32, n: i32): void {
  tiles += n;
  nodes += n * kindByte(k, KindAt.Segments);
  if ((kindHalf(k, KindAt.Flags) & (KindFlag.Lake | KindFlag.Labyrinth)) != 0) hubs += n;
}
/** Tiles that lie on the printed squares of the map, one on each; several may be of one kind. */
function addPrinted(): void {
  const from = book + <usize>(word(Rule.MapAt) + mapWord(MapWord.CellsAt));
  for (let c = mapWord(MapWord.Cells) - 1; c >= 0; c--) {
    const at = from + <usize>(c * Cell.Size);
    if (load<u8>(at, Cell.Kind) == CellKind.Printed) addTiles(<i32>load<u16>(at, Cell.Tile), 1);
  }
}
/**
 * All tiles of the box on the board, the printed squares and all pieces in play fit into the arrays (capacityOf in
 * src/rules/capacity.ts).
 */
function hasRoom(kinds: i32): bool {
  const players = word(Rule.Players);
  tiles = 0;
  nodes = 0;
  hubs = 0;
  for (let k = 0; k < kinds; k++) {
    const n =
      kindHalf(k, KindAt.Copies) +
      (k == word(Rule.StartKind) ? 1 : 0) +
      (k == word(Rule.AbbeyKind) ? players * word(Rule.Abbeys) : 0);
    addTiles(k, n);
  }
  if (word(Rule.MapAt) != 0) addPrinted();
  let pieces = 0;
  for (let f = 0; f < 8; f++) pieces += <i32>load<u8>(book + <usize>(word(Rule.PiecesAt) + f));
  if (
    tiles > word(Rule.MaxTiles) ||
    nodes > word(Rule.MaxNodes) ||
    hubs > word(Rule.MaxHubs) ||
    pieces * players > word(Rule.MaxFigures)
  )
    return false;
  return word(Rule.MapAt) != 0 || 1 << word(Rule.GridBits) >= tiles + 2;
}
