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
import { armSides, capacityOf } from '../core/capacity.js';
import { FIGURES, type Rules, type Segment, type TileKind } from '../types.js';
import { ferrySupply } from './ferry-supply.js';
import { familiesOf, flagsOf } from './flags.js';

const EDGE_CODE: Readonly<Record<string, number>> = { F: Edge.Field, R: Edge.Road, C: Edge.City, W: Edge.River, A: Edge.Any };
const SEGMENT_NUMBER = {
  field: SegmentNumber.Field,
  road: SegmentNumber.Road,
  city: SegmentNumber.City,
  monastery: SegmentNumber.Monastery,
  garden: SegmentNumber.Garden,
  cathedral: SegmentNumber.Cathedral,
} as const;

/** Compiled rules without what is made of them here. */
export type Unwritten = Omit<Rules, 'rulebook'> & {
  /** The map as the core reads it. */
  readonly mapTable: Uint8Array | null;
  /** Families with an entry of their own: their bits, and pairs of option number and value. */
  readonly expansion?:
    | { readonly families: number; readonly options: readonly (readonly [option: number, value: number])[] }
    | undefined;
};

/** The rulebook's bytes. */
export function encodeRules(rules: Unwritten): Uint8Array<ArrayBuffer> {
  const capacity = capacityOf(rules);
  const n = rules.kinds.length;
  const at = { kind: Rule.Words * 4, edge: 0, fit: 0, segment: 0, group: 0, points: 0, pieces: 0, end: 0 };
  at.edge = at.kind + n * KindAt.Size;
  at.fit = at.edge + n * 64;
  at.segment = align(at.fit + n * 256);
  at.group = at.segment + n * 16 * NodeAt.Size_;
  at.points = align(at.group + n * 32);
  at.pieces = at.points + Points.Words * 4;
  const markBytes = rules.kinds.some((kind) => kind.marks) ? n * Mark.Count * 2 : 0;
  const optionBytes = rules.expansion ? Option.Count * 4 : 0;
  const map = rules.mapTable;
  const mapAt = align(at.pieces + 8);
  const markAt = align(mapAt + (map?.length ?? 0));
  const optionAt = align(markAt + markBytes);
  at.end = align(optionAt + optionBytes);
  const bytes = new Uint8Array(at.end);
  const view = new DataView(bytes.buffer);
  const word = (index: number, value: number) => view.setInt32(index * 4, value, true);
  word(Rule.Magic, Abi.Magic);
  word(Rule.Version, Abi.Version);
  word(Rule.Kinds, n);
  word(Rule.Players, rules.config.players);
  word(Rule.MaxTiles, capacity.tiles);
  word(Rule.MaxNodes, capacity.nodes);
  word(Rule.MaxHubs, capacity.hubs);
  word(Rule.MaxFigures, capacity.figures);
  word(Rule.GridBits, capacity.gridBits);
  word(Rule.Flags, flagsOf(rules));
  word(Rule.Families, familiesOf(rules) | (rules.expansion?.families ?? 0));
  word(Rule.StartKind, rules.start);
  word(Rule.AbbeyKind, rules.abbey);
  word(Rule.Abbeys, rules.config.abbeysPerPlayer);
  word(Rule.Ferries, ferrySupply(rules));
  word(Rule.KindAt, at.kind);
  word(Rule.EdgeAt, at.edge);
  word(Rule.FitAt, at.fit);
  word(Rule.SegmentAt, at.segment);
  word(Rule.GroupAt, at.group);
  word(Rule.PointsAt, at.points);
  word(Rule.PiecesAt, at.pieces);
  word(Rule.MapAt, map ? mapAt : 0);
  if (map) bytes.set(map, mapAt);
  word(Rule.MarkAt, markBytes ? markAt : 0);
  word(Rule.OptionAt, optionBytes ? optionAt : 0);
  for (const [option, value] of rules.expansion?.options ?? []) view.setInt32(optionAt + option * 4, value, true);
  word(Rule.Bytes, at.end);
  word(Rule.FirstStage, rules.config.river ? 1 : 0);
  rules.kinds.forEach((kind, k) => {
    for (const [mark, value] of kind.marks ?? []) view.setUint16(markAt + (k * Mark.Count + mark) * 2, value, true);
    writeKind(view, at.kind + k * KindAt.Size, rules, kind);
    writeSides(bytes, at.edge + k * 64, rules, kind);
    writeSegments(view, at.segment + k * 16 * NodeAt.Size_, rules, kind);
    kind.segments.forEach((_, slot) => view.setUint16(at.group + k * 32 + slot * 2, touching(kind, slot), true));
  });
  const recount = rules.config.leipzigSend === 'recount' ? 1 : 0;
  [...numbersOf(rules.config.scoring), recount].forEach((value, i) => view.setInt32(at.points + i * 4, value, true));
  FIGURES.forEach((figure, i) => view.setUint8(at.pieces + i, rules.config.pieces[figure]));
  return bytes;
}
function align(n: number): number {
  return (n + 15) & ~15;
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
  for (let side = 0; side < 4; side++) bytes[at + side * 4 + 3] = EDGE_CODE[kind.edges.charAt(side)] ?? Edge.Field;
}

/** The second half of a node, which `putTile` copies. */
function writeSegments(view: DataView, at: number, rules: Unwritten, kind: TileKind): void {
  const arms = armSides(rules, kind);
  kind.segments.forEach((segment, slot) => {
    const flags = nodeFlags(kind, segment, arms.length > 0);
    const open =
      segment.kind === 'road' || segment.kind === 'city' ? (segment.labyrinth && arms.length ? 0 : segment.sides.length) : 0;
    const node = at + slot * NodeAt.Size_;
    view.setUint16(node + NodeAt.Open, open, true);
    view.setUint8(node + NodeAt.Kind, SEGMENT_NUMBER[segment.kind]);
    view.setUint8(node + NodeAt.Flags, flags);
    view.setUint16(node + NodeAt.Coats, segment.coats, true);
    view.setUint16(node + NodeAt.Cities, mask(segment.cities), true);
    view.setUint8(
      node + NodeAt.Goods,
      segment.goods === 'wine' ? 1 : segment.goods === 'grain' ? 2 : segment.goods === 'cloth' ? 3 : 0,
    );
    view.setUint8(node + NodeAt.Own, flags);
    view.setUint8(node + NodeAt.Slot, slot);
  });
  arms.forEach((_, i) => {
    const slot = kind.segments.length + i;
    const node = at + slot * NodeAt.Size_;
    view.setUint16(node + NodeAt.Open, 1, true);
    view.setUint8(node + NodeAt.Kind, SegmentNumber.Road);
    view.setUint8(node + NodeAt.Flags, NodeFlag.Arm);
    view.setUint8(node + NodeAt.Own, NodeFlag.Arm);
    view.setUint8(node + NodeAt.Slot, slot);
  });
}
function nodeFlags(kind: TileKind, segment: Segment, arms: boolean): number {
  return (
    (segment.inn || segment.cathedral ? NodeFlag.Inn : 0) |
    (kind.germanCathedral && segment.kind === 'road' ? NodeFlag.German : 0) |
    (segment.labyrinth && arms ? NodeFlag.Labyrinth : 0)
  );
}
function touching(kind: TileKind, slot: number): number {
  return kind.wagonGroups
    .filter((group) => group.includes(slot))
    .reduce((mask, group) => group.reduce((m, other) => (other === slot ? m : m | (1 << other)), mask), 0);
}

/** All numbers of the scoring table, which stand in the order of `Points`. */
function numbersOf(value: object | number): number[] {
  return typeof value === 'number' ? [value] : Object.values(value).flatMap(numbersOf);
}
