/**
 * Rules → the rulebook that the core reads: flat tables in one block of bytes. The layout is assembly/constants.ts;
 * nothing here decides a rule, it only writes down what the configuration says.
 */
import {
  Abi,
  Edge,
  KindAt,
  KindFlag,
  NodeAt,
  NodeFlag,
  Points,
  Rule,
  Segment as SegmentNumber,
} from '../../assembly/constants.js';
import { Mark, Option } from '../../assembly/generated/ids.js';
import { armSides, capacityOf } from './capacity.js';
import { FIGURES, type Goods, type Rules, type TileKind } from '../types.js';
import { ferrySupply } from './ferry-supply.js';
import { flagsOf } from './flags.js';
import { GOODS, SEGMENTS } from './numbered.js';

/** Letters in the order of Edge; the first is 1. */
const SIDES = 'FRCWA';

/** Compiled rules without what is made of them here. */
export type Unwritten = Omit<Rules, 'rulebook'> & {
  /** The map as the core reads it. */
  readonly mapTable: Uint8Array | null;
  /** Families with an entry of their own: the sum of 2 to their numbers, and pairs of option number and value. */
  readonly expansion?:
    | { readonly families: number; readonly options: readonly (readonly [option: number, value: number])[] }
    | undefined;
};

/** The rulebook's bytes. */
export function encodeRules(rules: Unwritten): Uint8Array<ArrayBuffer> {
  const { config, kinds, mapTable, expansion } = rules;
  const n = kinds.length;
  let end: number = Rule.Words * 4;
  /** Room for a table; what is not there is at 0. */
  const table = (size: number): number => {
    const at = (end + 15) & ~15;
    if (size > 0) end = at + size;
    return size > 0 ? at : 0;
  };
  const kindAt = table(n * KindAt.Size);
  const edgeAt = table(n * 64);
  const fitAt = table(n * 256);
  const segmentAt = table(n * 16 * NodeAt.Size_);
  const groupAt = table(n * 32);
  const pointsAt = table(Points.Words * 4);
  const piecesAt = table(12);
  const mapAt = table(mapTable?.length ?? 0);
  const markAt = table(kinds.some(({ marks }) => marks) ? n * Mark.Count * 2 : 0);
  const optionAt = table(expansion ? Option.Count * 4 : 0);
  const room = capacityOf(rules);
  const { families = 0, options = [] } = expansion ?? {};
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  const words = {
    [Rule.Magic]: Abi.Magic,
    [Rule.Version]: Abi.Version,
    [Rule.Kinds]: n,
    [Rule.Players]: config.players,
    [Rule.MaxTiles]: room.tiles,
    [Rule.MaxNodes]: room.nodes,
    [Rule.MaxHubs]: room.hubs,
    [Rule.MaxFigures]: room.figures,
    [Rule.GridBits]: room.gridBits,
    [Rule.Flags]: flagsOf(rules),
    [Rule.Families]: families,
    [Rule.MoreFamilies]: families / 2 ** 32,
    [Rule.StartKind]: rules.start,
    [Rule.AbbeyKind]: rules.abbey,
    [Rule.Abbeys]: config.abbeysPerPlayer,
    [Rule.Ferries]: ferrySupply(rules),
    [Rule.KindAt]: kindAt,
    [Rule.EdgeAt]: edgeAt,
    [Rule.FitAt]: fitAt,
    [Rule.SegmentAt]: segmentAt,
    [Rule.GroupAt]: groupAt,
    [Rule.PointsAt]: pointsAt,
    [Rule.PiecesAt]: piecesAt,
    [Rule.MapAt]: mapAt,
    [Rule.MarkAt]: markAt,
    [Rule.OptionAt]: optionAt,
    [Rule.Bytes]: end,
    [Rule.FirstStage]: Number(config.river),
  };
  for (const [word, value] of Object.entries(words)) view.setInt32(Number(word) * 4, value, true);
  if (mapTable) bytes.set(mapTable, mapAt);
  for (const [option, value] of options) view.setInt32(optionAt + option * 4, value, true);
  kinds.forEach((kind, k) => {
    for (const [mark, value] of kind.marks ?? []) view.setUint16(markAt + (k * Mark.Count + mark) * 2, value, true);
    writeKind(view, kindAt + k * KindAt.Size, rules, kind);
    writeSides(bytes, edgeAt + k * 64, rules, kind);
    writeSegments(view, segmentAt + k * 16 * NodeAt.Size_, rules, kind);
    kind.segments.forEach((_, slot) => view.setUint16(groupAt + k * 32 + slot * 2, touching(kind, slot), true));
  });
  const recount = Number(config.leipzigSend === 'recount');
  [...numbersOf(config.scoring), recount].forEach((value, i) => view.setInt32(pointsAt + i * 4, value, true));
  FIGURES.forEach((figure, i) => view.setUint8(piecesAt + i, config.pieces[figure] ?? 0));
  return bytes;
}
function writeKind(view: DataView, at: number, rules: Unwritten, kind: TileKind): void {
  const arms = armSides(rules, kind).length;
  view.setUint8(at + KindAt.Segments, kind.segments.length + arms);
  view.setUint8(at + KindAt.Places, kind.printed ? 0 : kind.segments.length); // MAP-18, INT-6
  view.setUint8(at + KindAt.Distinct, kind.distinct);
  view.setUint8(at + KindAt.Flight, kind.flight); // -1 is 255
  view.setUint16(
    at + KindAt.Flags,
    (kind.lake ? KindFlag.Lake : 0) |
      (kind.magic ? KindFlag.Magic : 0) |
      (kind.portal ? KindFlag.Portal : 0) |
      (kind.abbey ? KindFlag.Abbey : 0) |
      (kind.germanCathedral ? KindFlag.German : 0) |
      (arms ? KindFlag.Labyrinth : 0) |
      (kind.flight >= 0 ? KindFlag.Flight : 0),
    true,
  );
  view.setUint16(at + KindAt.Copies, kind.copies, true);
  view.setUint8(at + KindAt.Stage, kind.stage);
  view.setUint8(
    at + KindAt.Centre,
    Math.max(
      0,
      kind.segments.findIndex((s) => s.labyrinth),
    ),
  );
  view.setUint16(at + KindAt.Gates, mask(kind.gates), true);
  view.setUint16(
    at + KindAt.Village,
    mask(kind.source.roads.flatMap((road, i) => (road.endsAt === 'crossing' ? [i] : []))),
    true,
  );
}
function mask(slots: readonly number[]): number {
  return slots.reduce((bits, slot) => bits | (1 << slot), 0);
}

/** For each side as printed: field of the first half, road or city, field of the second half, kind of side. */
function writeSides(bytes: Uint8Array, at: number, rules: Unwritten, kind: TileKind): void {
  bytes.fill(Edge.None, at, at + 16);
  kind.segments.forEach(({ halves, sides }, slot) => {
    for (const half of halves) bytes[at + (half >> 1) * 4 + (half & 1) * 2] = slot;
    for (const side of sides) bytes[at + side * 4 + 1] = slot;
  });
  armSides(rules, kind).forEach((side, arm) => (bytes[at + side * 4 + 1] = kind.segments.length + arm));
  for (let side = 0; side < 4; side++) bytes[at + side * 4 + 3] = SIDES.indexOf(kind.edges.charAt(side)) + 1;
}

/** The second halves of nodes, which `putTile` copies. Over arms a labyrinth is entered; then its own segment is closed. */
function writeSegments(view: DataView, at: number, rules: Unwritten, kind: TileKind): void {
  const arms = armSides(rules, kind);
  const write = (slot: number, number: number, open: number, flags: number): number => {
    const node = at + slot * NodeAt.Size_;
    view.setUint16(node + NodeAt.Open, open, true);
    view.setUint8(node + NodeAt.Kind, number);
    view.setUint8(node + NodeAt.Flags, flags);
    view.setUint8(node + NodeAt.Own, flags);
    view.setUint8(node + NodeAt.Slot, slot);
    return node;
  };
  kind.segments.forEach((segment, slot) => {
    const number = SEGMENTS.indexOf(segment.kind) + 1;
    const entered = segment.labyrinth && arms.length > 0;
    const flags =
      (segment.inn || segment.cathedral ? NodeFlag.Inn : 0) |
      (kind.germanCathedral && number === SegmentNumber.Road ? NodeFlag.German : 0) |
      (entered ? NodeFlag.Labyrinth : 0);
    const node = write(slot, number, entered ? 0 : segment.sides.length, flags);
    view.setUint16(node + NodeAt.Coats, segment.coats, true);
    view.setUint16(node + NodeAt.Cities, mask(segment.cities), true);
    view.setUint8(node + NodeAt.Goods, GOODS.indexOf(segment.goods as Goods) + 1);
  });
  arms.forEach((_, arm) => write(kind.segments.length + arm, SegmentNumber.Road, 1, NodeFlag.Arm));
}
function touching({ wagonGroups }: TileKind, slot: number): number {
  return mask(wagonGroups.filter((group) => group.includes(slot)).flat()) & ~(1 << slot);
}

/** All numbers of the scoring table, which stand in the order of `Points`. */
function numbersOf(value: object | number): number[] {
  return typeof value === 'number' ? [value] : Object.values(value).flatMap(numbersOf);
}
