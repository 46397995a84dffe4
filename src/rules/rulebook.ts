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
    writeEdges(bytes, at.edge + k * 64, rules, kind);
    writeFit(bytes, at.fit + k * 256, kind);
    writeSegments(view, at.segment + k * 16 * NodeAt.Size_, rules, kind);
    kind.segments.forEach((_, slot) => view.setUint16(at.group + k * 32 + slot * 2, touching(kind, slot), true));
  });
  pointsOf(rules).forEach((value, i) => view.setInt32(at.points + i * 4, value, true));
  FIGURES.forEach((figure, i) => view.setUint8(at.pieces + i, rules.config.pieces[figure]));
  return bytes;
}
function align(n: number): number {
  return (n + 15) & ~15;
}
function writeKind(view: DataView, at: number, rules: Unwritten, kind: TileKind): void {
  const slots = (wanted: (s: Segment) => boolean) =>
    kind.segments.reduce((mask, s, slot) => (wanted(s) ? mask | (1 << slot) : mask), 0);
  const cloisters = slots((s) => s.kind === 'monastery' || s.kind === 'garden');
  const arms = armSides(rules, kind).length;
  view.setUint8(at + KindAt.Segments, kind.segments.length + arms);
  view.setUint8(at + KindAt.Places, kind.printed ? 0 : kind.segments.length); // MAP-18, INT-6
  view.setUint8(at + KindAt.Distinct, kind.distinct);
  view.setUint8(at + KindAt.Flight, kind.flight < 0 ? 255 : kind.flight);
  view.setUint16(
    at + KindAt.Flags,
    (kind.lake ? KindFlag.Lake : 0) |
      (kind.magic ? KindFlag.Magic : 0) |
      (kind.portal ? KindFlag.Portal : 0) |
      (kind.abbey ? KindFlag.Abbey : 0) |
      (kind.germanCathedral ? KindFlag.German : 0) |
      (arms ? KindFlag.Labyrinth : 0) |
      (cloisters ? KindFlag.Cloister : 0) |
      (kind.edges.includes('W') ? KindFlag.River : 0) |
      (kind.flight >= 0 ? KindFlag.Flight : 0),
    true,
  );
  view.setUint16(at + KindAt.Copies, kind.copies, true);
  for (let r = 0; r < 4; r++) {
    let river = 0;
    for (let side = 0; side < 4; side++) if (kind.edges[(side - r + 4) & 3] === 'W') river |= 1 << side;
    view.setUint8(at + KindAt.River + r, river);
  }
  view.setUint8(at + KindAt.Stage, kind.stage);
  view.setUint8(
    at + KindAt.Centre,
    Math.max(
      0,
      kind.segments.findIndex((s) => s.labyrinth),
    ),
  );
  view.setUint16(
    at + KindAt.Roads,
    slots((s) => s.kind === 'road'),
    true,
  );
  view.setUint16(
    at + KindAt.Cities,
    slots((s) => s.kind === 'city'),
    true,
  );
  view.setUint16(
    at + KindAt.Fields,
    slots((s) => s.kind === 'field'),
    true,
  );
  view.setUint16(at + KindAt.Cloisters, cloisters, true);
  view.setUint16(
    at + KindAt.Cathedral,
    slots((s) => s.kind === 'cathedral'),
    true,
  );
  view.setUint16(
    at + KindAt.Gates,
    kind.gates.reduce((mask, slot) => mask | (1 << slot), 0),
    true,
  );
  view.setUint16(
    at + KindAt.Village,
    kind.source.roads.reduce((mask, road, i) => (road.endsAt === 'crossing' ? mask | (1 << i) : mask), 0),
    true,
  );
}

/** No segment at any place; long enough for halves and middles. */
const NO_SLOTS: readonly number[] = [Edge.None, Edge.None, Edge.None, Edge.None, Edge.None, Edge.None, Edge.None, Edge.None];

/** For each rotation and board side: field of the first half, road or city, field of the second half, kind of side. */
function writeEdges(bytes: Uint8Array, at: number, rules: Unwritten, kind: TileKind): void {
  // as stored: slot at each half, slot at each middle
  const halves = NO_SLOTS.slice();
  const middles = NO_SLOTS.slice();
  kind.segments.forEach((segment, slot) => {
    for (const half of segment.halves) halves[half] = slot;
    for (const side of segment.sides) middles[side] = slot;
  });
  armSides(rules, kind).forEach((side, arm) => (middles[side] = kind.segments.length + arm));
  for (let side = 0; side < 4; side++) {
    const code = EDGE_CODE[kind.edges.charAt(side)] ?? Edge.Field;
    for (let r = 0; r < 4; r++) {
      const row = at + (r * 4 + ((side + r) & 3)) * 4;
      bytes[row] = halves[side * 2] as number;
      bytes[row + 1] = middles[side] as number;
      bytes[row + 2] = halves[side * 2 + 1] as number;
      bytes[row + 3] = code;
    }
  }
}

/** Every set of sides, two bits a side. */
const SIDE_SETS: readonly number[] = [0, 3, 12, 15, 48, 51, 60, 63, 192, 195, 204, 207, 240, 243, 252, 255];

/** For every constraint byte the mask of distinct rotations that fit; river sides count as field here and are checked apart. */
function writeFit(bytes: Uint8Array, at: number, kind: TileKind): void {
  const all = (1 << kind.distinct) - 1;
  if (kind.abbey) bytes.fill(all, at, at + 256);
  for (let r = 0; r < kind.distinct; r++) {
    let edges = 0;
    for (let side = 0; side < 4; side++) {
      const letter = kind.edges.charAt((side - r) & 3);
      edges |= (letter === 'R' ? Edge.Road : letter === 'C' ? Edge.City : Edge.Field) << (2 * side);
    }
    // a side is open or shows what the tile shows: sixteen constraints
    for (const shown of SIDE_SETS) {
      const constraint = at + (edges & shown);
      bytes[constraint] = (bytes[constraint] as number) | (1 << r);
    }
  }
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
    view.setUint16(
      node + NodeAt.Cities,
      segment.cities.reduce((mask, city) => mask | (1 << city), 0),
      true,
    );
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

/** The scoring table in the order of `Points`. */
function pointsOf({ config: { scoring: s, leipzigSend } }: Unwritten): number[] {
  const row = (r: typeof s.road.complete) => [r.plain, r.inn, r.cathedral, r.both];
  const city = (r: typeof s.city.complete) => [r.plain.tile, r.plain.coat, r.cathedral.tile, r.cathedral.coat];
  return [
    ...row(s.road.complete),
    ...row(s.road.final),
    s.road.magePerTile,
    s.road.witchDivisor,
    s.road.labyrinthPerMeeple,
    s.road.wainwrightPerTile,
    ...city(s.city.complete),
    ...city(s.city.final),
    s.city.twoTile.tile,
    s.city.twoTile.coat,
    s.city.magePerTile,
    s.city.witchDivisor,
    s.monastery.self,
    s.monastery.perNeighbour,
    s.archbishop.complete.plain,
    s.archbishop.complete.inn,
    s.archbishop.final.plain,
    s.archbishop.final.inn,
    s.field.perCity,
    s.field.pigBonus,
    s.field.perCityFirstEdition,
    s.field.pigBonusFirstEdition,
    s.field.barnPlaced,
    s.field.barnJoined,
    s.field.barnFinal,
    s.goodsMajority,
    s.leipzig.coinersPerCoat,
    s.leipzig.bookbinders,
    s.leipzig.tanners,
    leipzigSend === 'recount' ? 1 : 0,
  ];
}
