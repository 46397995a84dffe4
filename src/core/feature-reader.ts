/** Features as objects, from the core's own closure and points (`featureOf`), so that what is shown is what would be paid. */
import { NodeAt, NodeFlag, Pos } from '../../assembly/constants.js';
import { SEGMENTS } from '../rules/numbered.js';
import type { SegmentKind, TileKind } from '../types.js';
import { placeOfNode, readTile, type Place } from './board-reader.js';
import { Address } from './exports.js';
import type { CoreInstance } from './instance.js';

/** A road, city, field, monastery, garden or German cathedral as it stands now. */
export interface Feature {
  /** What it is. */
  readonly kind: SegmentKind;
  /** Members, each square and slot; a labyrinth's arms are not listed. */
  readonly segments: readonly Place[];
  /** Distinct tiles; a road's length (BASE-33). */
  readonly tiles: number;
  /** Sides that face an empty square; for a monastery or garden 1 while a neighbour is missing. Fields 0. */
  readonly open: number;
  /** Fields never are (BASE-38). */
  readonly complete: boolean;
  /** Coats of arms. */
  readonly coats: number;
  /** Road with an inn. */
  readonly inn: boolean;
  /** City with a cathedral, or road that leads to a German one. */
  readonly cathedral: boolean;
  /** Road through a labyrinth. */
  readonly labyrinth: boolean;
  /** Meeples per player. */
  readonly meeples: readonly number[];
  /** Players with the most meeples on it, who would be paid (BASE-41). */
  readonly owners: readonly number[];
  /** What an owner would be paid now: as a finished feature if complete, else as in final scoring; a field per complete city. */
  readonly points: number;
}

/** The feature of a node, and the roots of its fragments. */
export function readFeature(core: CoreInstance, slot: number, node: number): { feature: Feature; roots: number[] } {
  const fragments = core.calls.featureOf(slot, node);
  const list = core.address(slot, Address.Fragments) >>> 1;
  const roots = Array.from(core.u16.subarray(list, list + fragments));
  const at = core.address(slot, Address.Feature) >>> 2;
  const word = (i: number) => core.i32[at + i] as number;
  const flags = word(5);
  const kind = SEGMENTS[word(0) - 1] as SegmentKind;
  const crewAt = (at + 10) * 4;
  const players = core.rules.config.players;
  const meeples = Array.from({ length: players }, (_, p) => core.u8[crewAt + p] as number);
  const feature: Feature = {
    kind,
    segments: roots.flatMap((root) => members(core, slot, root)),
    tiles: word(3),
    open: word(2),
    complete: kind !== 'field' && word(2) === 0,
    coats: word(4),
    inn: kind === 'road' && (flags & NodeFlag.Inn) !== 0,
    cathedral: kind === 'city' ? (flags & NodeFlag.Inn) !== 0 : (flags & NodeFlag.German) !== 0,
    labyrinth: (flags & NodeFlag.Labyrinth) !== 0,
    meeples,
    owners: meeples.map((_, p) => p).filter((p) => word(6) & (1 << p)),
    points: word(7),
  };
  return { feature, roots };
}
function members(core: CoreInstance, slot: number, root: number): Place[] {
  const nodes = core.address(slot, Address.Nodes);
  const found: Place[] = [];
  let node = root;
  do {
    const at = nodes + node * NodeAt.Size_;
    if (((core.u8[at + NodeAt.Own] as number) & NodeFlag.Arm) === 0) found.push(placeOfNode(core, slot, node));
    node = core.u16[(at + NodeAt.Next) >>> 1] as number;
  } while (node !== root);
  return found;
}
/** Every feature on the board, in the order of its first segment. */
export function readFeatures(core: CoreInstance, slot: number): Feature[] {
  const count = core.word(slot, Pos.Nodes);
  const nodes = core.address(slot, Address.Nodes);
  const seen = new Set<number>();
  const found: Feature[] = [];
  for (let node = 0; node < count; node++) {
    const root = core.u16[(nodes + node * NodeAt.Size_) >>> 1] as number;
    if (seen.has(root)) continue;
    const { feature, roots } = readFeature(core, slot, node);
    for (const r of roots) seen.add(r);
    found.push(feature);
  }
  return found;
}
/** A city that has paid farmers, named by its segment that comes first by y, x and slot. */
export interface PaidCity extends Place {
  /** Whose farmers, ascending. */
  readonly players: readonly number[];
}
const order = (a: Place, b: Place): number => a.y - b.y || a.x - b.x || a.segment - b.segment;
/** Cities that will not pay these players' farmers again (BASE-67), in the order of their names. */
export function readPaidCities(core: CoreInstance, slot: number): PaidCity[] {
  const nodes = core.address(slot, Address.Nodes);
  const everybody = Array.from({ length: core.rules.config.players }, (_, player) => player);
  const found: PaidCity[] = [];
  for (let node = core.word(slot, Pos.Nodes) - 1; node >= 0; node--) {
    const at = nodes + node * NodeAt.Size_;
    const paid = core.u8[at + NodeAt.Paid] as number;
    if (paid === 0 || core.u16[at >>> 1] !== node) continue;
    const [first] = members(core, slot, node).sort(order);
    if (first) found.push({ ...first, players: everybody.filter((player) => paid & (1 << player)) });
  }
  return found.sort(order);
}
/** Node of a square's slot by tile index, or -1. */
export function nodeAt(core: CoreInstance, slot: number, tile: number, segment: number): number {
  const kind = core.rules.kinds[readTile(core, slot, tile).kind] as TileKind;
  if (!Number.isInteger(segment) || segment < 0 || segment >= kind.segments.length) return -1;
  return (core.u16[(core.address(slot, Address.Tiles) + tile * 16 + 4) >>> 1] as number) + segment;
}
