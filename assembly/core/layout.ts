/**
 * The memory map. One instance serves one rulebook:
 *
 *   heap base │ rulebook (uploaded) │ scratch: stamps, lists, moves, events │ slot 0 │ slot 1 │ …
 *   slot      = position block │ grid │ journal
 *   block     = header │ hubs │ legs │ lists │ figures │ bag │ frontier │ tiles │ nodes
 *
 * The pointers below are set once by `readBook` and `layOut` (rulebook, scratch) and by `select` (the slot's parts).
 * Scratch lies outside the slots, so that undo and clone never touch a stamp.
 */
import { MapWord, NodeAt, Rule, Status } from "../constants";
import { Family } from "../generated/ids";
import { State } from "../generated/state";
import { isSound } from "./sound";

const PAGE: usize = 65536;

export let rulebook: usize = 0;
export let kindTable: usize = 0;
export let edgeTable: usize = 0;
export let fitTable: usize = 0;
export let segmentTable: usize = 0;
export let groupTable: usize = 0;
export let pointTable: usize = 0;
export let pieceTable: usize = 0;
export let markTable: usize = 0; // u16 [kinds][Mark.Count], 0 without marks
export let optionTable: usize = 0; // i32 [Option.Count], 0 without options of families
export let mapTable: usize = 0; // 0 on an open table

export let flags: i32 = 0;
export let families: u32 = 0; // bits of Family
export let moreFamilies: u32 = 0; // and of those from 32 on
export let mapOptions: i32 = 0;
export let mapCols: i32 = 0;
export let mapRows: i32 = 0;
export let mapCells: i32 = 0; // squares of the map, 0 on an open table
export let mapCellTable: usize = 0;
export let players: i32 = 0;
export let kinds: i32 = 0;
export let gridBits: i32 = 0;
export let cellMask: i32 = 0; // squares - 1
export let maxTiles: i32 = 0;
export let maxNodes: i32 = 0;
export let maxHubs: i32 = 0;
export let maxFigures: i32 = 0;
export let maxFrontier: i32 = 0;

export let stampTiles: usize = 0; // u32 [maxTiles]
export let stampNodes: usize = 0; // u32 [maxNodes]
export let seenNodes: usize = 0; // u32 [maxNodes], second set of stamps
export let fragments: usize = 0; // u16 [maxNodes + 8], roots of a closure
export let moves: usize = 0; // u32 [maxMoves]
export let maxMoves: i32 = 0;
export let left: usize = 0; // u16 [maxTiles + 1], kinds
export let fits: usize = 0; // u16 [4 * maxFrontier + 4]
export let events: usize = 0; // u32 [EVENT_WORDS]
export let deck: usize = 0; // u16 [maxTiles]
export const EVENT_WORDS: i32 = 16384;
export let featureCache: usize = 0; // 16 bytes [maxNodes], what an observation has found out about a root
export let worldDeck: usize = 0; // u16 [maxTiles], order of the bag in a playout's world

let slotBase: usize = 0;
let slotBytes: usize = 0;
let slotCount: u32 = 0; // slots that have memory
let rulebookBytes: i32 = 0;
let gridAt: usize = 0;
let journalAt: usize = 0;
export let journalBytes: usize = 0;
export let journalReserve: usize = 0;

export let header: usize = 0;
export let hubs: usize = 0; // 8 bytes each, from hub 1
export let legs: usize = 0; // u16 next, u16 node; 8 per hub
export let pendingList: usize = 0; // u16 [maxHubs]
export let movedList: usize = 0; // u16 [2 * maxHubs]
export let wagonList: usize = 0; // u32 [maxFigures], where wagons are in play
export let sendList: usize = 0; // u32 [maxFigures] node | player << 16, where roads lead to Leipzig: no owner without a figure
export let sentRoads: usize = 0; // u32 [maxFigures] node | owners << 16, the same
export let figures: usize = 0; // u32 [maxFigures]: node | player << 16 | figure << 20 | corner << 24
export let bag: usize = 0; // u16 [kinds padded to 8], then u16 sums of groups of 8
export let bagGroups: usize = 0;
export let chips: usize = 0; // on a map: u8 [4][8] hidden chips by colour and value, then a chip byte per square
export let frontierCells: usize = 0; // u32 [maxFrontier] x | y << 16 (low 16 bits each, signed)
export let frontierCons: usize = 0; // u8, two bits a side
export let frontierRiver: usize = 0; // u8, river sides
export let tiles: usize = 0; // 16 bytes each
export let nodes: usize = 0; // 32 bytes each
export let grid: usize = 0; // u16 [side * side]
export let journal: usize = 0;
export let blockBytes: usize = 0;
export let gridBytes: usize = 0;
export let selected: i32 = -1;

let oHubs: usize = 0;
let oLegs: usize = 0;
let oPending: usize = 0;
let oMoved: usize = 0;
let oWagons: usize = 0;
let oSends: usize = 0;
let oFigures: usize = 0;
let oBag: usize = 0;
let oGroups: usize = 0;
let oChips: usize = 0;
let oCells: usize = 0;
let oCons: usize = 0;
let oRiver: usize = 0;
let oTiles: usize = 0;
let oNodes: usize = 0;

function align(n: usize): usize {
  return (n + 15) & ~(15 as usize);
}
function ensure(end: usize): bool {
  const have = <usize>memory.size() * PAGE;
  if (end <= have) return true;
  return memory.grow(<i32>((end - have + PAGE - 1) / PAGE)) >= 0;
}
export function rule(word: i32): i32 {
  return load<i32>(rulebook + ((<usize>word) << 2));
}

/** Reserves room for a rulebook of that many bytes and returns its address, 0 when there is no memory. */
export function reserveRulebook(bytes: i32): usize {
  if (bytes < Rule.Words * 4 || bytes > 1 << 26) return 0;
  withdraw();
  rulebookBytes = 0;
  rulebook = align(__heap_base);
  if (!ensure(rulebook + <usize>bytes)) return 0;
  rulebookBytes = bytes;
  return rulebook;
}

/** No rules, no slots: every call on a slot is refused until the next `configure`. */
function withdraw(): void {
  memory.fill(buffers, 0, MAX_SLOTS);
  slotCount = 0;
  kinds = 0;
  players = 0;
  maxTiles = 0;
  selected = -1;
}
/** Reads the uploaded rulebook; what follows from it is made next (./derive.ts). */
export function readBook(): i32 {
  withdraw();
  if (rulebookBytes == 0 || !isSound(rulebook, rulebookBytes)) return Status.BadRulebook;
  kinds = rule(Rule.Kinds);
  players = rule(Rule.Players);
  maxTiles = rule(Rule.MaxTiles);
  maxNodes = rule(Rule.MaxNodes);
  maxHubs = rule(Rule.MaxHubs) + 1;
  maxFigures = rule(Rule.MaxFigures);
  gridBits = rule(Rule.GridBits);
  cellMask = (1 << (gridBits << 1)) - 1;
  maxFrontier = 2 * maxTiles + 8;
  kindTable = rulebook + <usize>rule(Rule.KindAt);
  edgeTable = rulebook + <usize>rule(Rule.EdgeAt);
  fitTable = rulebook + <usize>rule(Rule.FitAt);
  segmentTable = rulebook + <usize>rule(Rule.SegmentAt);
  groupTable = rulebook + <usize>rule(Rule.GroupAt);
  pointTable = rulebook + <usize>rule(Rule.PointsAt);
  pieceTable = rulebook + <usize>rule(Rule.PiecesAt);
  markTable = rule(Rule.MarkAt) == 0 ? 0 : rulebook + <usize>rule(Rule.MarkAt);
  optionTable = rule(Rule.OptionAt) == 0 ? 0 : rulebook + <usize>rule(Rule.OptionAt);
  mapTable = rule(Rule.MapAt) == 0 ? 0 : rulebook + <usize>rule(Rule.MapAt);
  readMap();
  if (mapCells > maxFrontier) maxFrontier = mapCells;
  return Status.Ok;
}
export function mapWord(word: i32): i32 {
  return load<i32>(mapTable + ((<usize>word) << 2));
}
function readMap(): void {
  const none = mapTable == 0;
  mapOptions = none ? 0 : mapWord(MapWord.Options);
  mapCols = none ? 0 : mapWord(MapWord.Cols);
  mapRows = none ? 0 : mapWord(MapWord.Rows);
  mapCells = none ? 0 : mapWord(MapWord.Cells);
  mapCellTable = none ? 0 : mapTable + <usize>mapWord(MapWord.CellsAt);
}

/** Lays out scratch and slots, once the flags are complete. */
export function layOut(): i32 {
  flags = rule(Rule.Flags);
  families = rule(Rule.Families);
  moreFamilies = rule(Rule.MoreFamilies);
  let at = align(rulebook + <usize>rule(Rule.Bytes));
  const n = <usize>maxNodes;
  stampTiles = at;
  at = align(at + ((<usize>maxTiles) << 2));
  stampNodes = at;
  at = align(at + (n << 2));
  seenNodes = at;
  at = align(at + (n << 2));
  fragments = at;
  at = align(at + ((n + 16) << 1));
  maxMoves = maxNodes * 8 + maxFrontier * 4 + 64;
  moves = at;
  at = align(at + ((<usize>maxMoves) << 2));
  left = at;
  at = align(at + ((<usize>maxTiles) << 1) + 2);
  fits = at;
  at = align(at + ((<usize>maxFrontier) << 3) + 16);
  events = at;
  at = align(at + ((<usize>EVENT_WORDS) << 2));
  deck = at;
  at = align(at + ((<usize>maxTiles) << 2));
  featureCache = at;
  at = align(at + (n << 4));
  worldDeck = at;
  at = align(at + ((<usize>maxTiles) << 1));
  slotBase = at;
  const padded = (<usize>kinds + 7) & ~(7 as usize);
  let o: usize = State.Words * 4;
  oHubs = o;
  o = align(o + ((<usize>maxHubs) << 3));
  oLegs = o;
  o = align(o + ((<usize>maxHubs) << 5));
  oPending = o;
  o = align(o + ((<usize>maxHubs) << 1));
  oMoved = o;
  o = align(o + ((<usize>maxHubs) << 2));
  const perFigure = (<usize>maxFigures) << 2;
  oWagons = o;
  if (families & (1 << Family.Wagon)) o = align(o + perFigure);
  oSends = o;
  if (families & (1 << Family.Leipzig)) o = align(o + 2 * perFigure);
  oFigures = o;
  o = align(o + perFigure);
  oBag = o;
  o = align(o + (padded << 1));
  oGroups = o;
  o = align(o + (padded >> 2));
  oChips = o;
  if (mapTable != 0) o = align(o + 32 + <usize>mapCells);
  oCells = o;
  o = align(o + ((<usize>maxFrontier) << 2));
  oCons = o;
  o = align(o + <usize>maxFrontier);
  oRiver = o;
  o = align(o + <usize>maxFrontier);
  oTiles = o;
  o = align(o + ((<usize>maxTiles) << 4));
  oNodes = o;
  o = align(o + n * NodeAt.Size_);
  blockBytes = o;
  gridBytes = 2 << ((<usize>gridBits) << 1);
  gridAt = blockBytes;
  journalAt = align(gridAt + gridBytes);
  journalReserve = align(n * 40 + 16384);
  journalBytes = journalReserve * 2 + <usize>maxTiles * 512;
  slotBytes = align(journalAt + journalBytes);
  selected = -1;
  const status = ensure(slotBase) ? Status.Ok : Status.NoMemory;
  // an earlier layout may have left anything where slots are now
  if (status == Status.Ok) memory.fill(slotBase, 0, <usize>memory.size() * PAGE - slotBase);
  return status;
}

/** Makes sure that slots 0 .. count-1 have memory. */
export function reserveSlots(count: i32): i32 {
  if (kinds == 0) return Status.BadRulebook;
  if (count < 1 || count > MAX_SLOTS || <f64>slotBase + <f64>slotBytes * <f64>count > 4294901760.0) return Status.NoMemory;
  if (!ensure(slotBase + slotBytes * <usize>count)) return Status.NoMemory;
  if (<u32>count > slotCount) slotCount = count;
  return Status.Ok;
}
export function slotAddress(slot: i32): usize {
  return slotBase + slotBytes * <usize>slot;
}
/** Bytes of a slot. */
export function slotSize(): i32 {
  return <i32>slotBytes;
}
/** Whether a slot may hold a position: reserved, and no part of a buffer. */
export function slotIsReserved(slot: i32): bool {
  return <u32>slot < slotCount && load<u8>(buffers + <usize>slot) == 0;
}

export const MAX_SLOTS: i32 = 65536;
const buffers: usize = memory.data(65536); // u8 by slot: length marks of buffers, 1 first slot, 2 further ones
/** Makes a run of slots a buffer of count * slotSize() bytes and returns its address, 0 when they are not free for it. */
export function takeBuffer(first: i32, count: i32): usize {
  if (first < 0 || count < 1 || <u32>first >= slotCount || <u32>count > slotCount - <u32>first) return 0;
  for (let i = first; i < first + count; i++) if (load<u8>(buffers + <usize>i) != 0) return 0;
  memory.fill(buffers + <usize>first, 2, count);
  store<u8>(buffers + <usize>first, 1);
  selected = -1;
  return slotAddress(first);
}
/** Number of slots of the buffer that begins there, 0 when none does. */
export function bufferSlots(first: i32): i32 {
  if (<u32>first >= slotCount || load<u8>(buffers + <usize>first) != 1) return 0;
  let end = first + 1;
  while (<u32>end < slotCount && load<u8>(buffers + <usize>end) == 2) end++;
  return end - first;
}
/** The slots of a buffer may hold positions again; returns how many they are. */
export function freeBuffer(first: i32): i32 {
  const count = bufferSlots(first);
  if (count == 0) return 0;
  memory.fill(slotAddress(first), 0, slotBytes * <usize>count);
  memory.fill(buffers + <usize>first, 0, count);
  selected = -1;
  return count;
}

/** Points every array at the slot. */
export function select(slot: i32): void {
  if (slot == selected) return;
  const base = slotAddress(slot);
  selected = slot;
  header = base;
  hubs = base + oHubs;
  legs = base + oLegs;
  pendingList = base + oPending;
  movedList = base + oMoved;
  wagonList = base + oWagons;
  sendList = base + oSends;
  sentRoads = sendList + ((<usize>maxFigures) << 2);
  figures = base + oFigures;
  bag = base + oBag;
  bagGroups = base + oGroups;
  chips = base + oChips;
  frontierCells = base + oCells;
  frontierCons = base + oCons;
  frontierRiver = base + oRiver;
  tiles = base + oTiles;
  nodes = base + oNodes;
  grid = base + gridAt;
  journal = base + journalAt;
}
/** Offsets of the used prefixes, for clone: part 0 = all up to the frontier, 1 cells, 2 cons, 3 river, 4 tiles, 5 nodes. */
export function partOffset(part: i32): usize {
  return part == 0 ? 0 : part == 1 ? oCells : part == 2 ? oCons : part == 3 ? oRiver : part == 4 ? oTiles : oNodes;
}
