/**
 * Symmetries: a position turned by quarter turns is the same game. What turns how is written here once, for moves, masks and planes.
 *
 * Law: with turned windows, planes(turned) = turnPlanes(planes), mask(turned) = turnMask(mask), legal(turned) = turnMove of each.
 * Tiles are stored in canonical rotations only, so a tile that looks alike after a half turn swaps the numbers of its segments
 * when a turn passes over its last rotation (`turnTile`). On maps only turn 0 is a symmetry.
 */
import { isObject, needFunction, needInt, needKind, needNumbers, needRules, needSquare, refuseArgument } from '../guard.js';
import { SLOT_FIELDS, SLOTS } from '../generated/slots.js';
import { sortOf, wordOf, xOf, yOf } from '../notation/word.js';
import type { Rules, TileKind } from '../types.js';
import type { ObservationSpec } from './observation.js';
import { AI_VERSION, checkSide } from './observation.js';
import { numActions, policyRegions } from './policy.js';

/** Clockwise quarter turns of the whole board. */
export type Turn = 0 | 1 | 2 | 3;
/** Turns that are symmetries of these rules. */
export function symmetries(rules: Rules): readonly Turn[] {
  needRules(rules);
  return rules.map ? [0] : [0, 1, 2, 3];
}
function needTurn(turn: unknown): void {
  needInt(turn, 'turn', 0, 3);
}
function needLook(look: unknown, field: string): void {
  if (!isObject(look)) refuseArgument(field, look, 'a tile { kind, rotation }');
  needKind(look['kind'], `${field}.kind`);
  needInt(look['rotation'], `${field}.rotation`, 0, 3);
}
function needSpec(spec: unknown): void {
  if (!isObject(spec) || !Array.isArray(spec['shape']) || !Array.isArray(spec['planes']))
    refuseArgument('spec', spec, 'the spec of observationSpec or an Observer');
  if (spec['version'] !== AI_VERSION) refuseArgument('spec.version', spec['version'], `${AI_VERSION}, that of these planes`);
}

/** Where a square comes to lie: clockwise around (0,0), y southwards. */
export function turnSquare(x: number, y: number, turn: Turn): [x: number, y: number] {
  needTurn(turn);
  needInt(x, 'x', -0x8000, 0x7fff);
  needInt(y, 'y', -0x8000, 0x7fff);
  return turn === 0 ? [x, y] : turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : [y, -x];
}
/** North-west square of the turned window. */
export function turnOrigin(origin: readonly [number, number], side: number, turn: Turn): [x: number, y: number] {
  const [x, y] = needSquare(origin, 'origin');
  checkSide(side);
  needTurn(turn);
  const last = side - 1;
  const corner = turn === 0 ? [x, y] : turn === 1 ? [x, y + last] : turn === 2 ? [x + last, y + last] : [x + last, y];
  return turnSquare(corner[0] as number, corner[1] as number, turn);
}
const PAIR_SIDES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
/** Pair number after a turn. */
export function turnPair(pair: number, turn: Turn): number {
  needInt(pair, 'pair', 0, 5);
  needTurn(turn);
  const sides = (PAIR_SIDES[pair] as readonly number[]).map((s) => (s + turn) % 4).sort((a, b) => a - b);
  return PAIR_SIDES.findIndex(([a, b]) => a === sides[0] && b === sides[1]);
}
/** Canonical rotation of a turned tile, and where each segment's number goes. */
export function turnTile(
  kind: TileKind,
  rotation: number,
  turn: Turn,
): { readonly rotation: number; readonly slots: readonly number[] } {
  needKind(kind, 'kind');
  needInt(rotation, 'rotation', 0, 3);
  needTurn(turn);
  const raw = rotation + turn;
  const turned = raw % kind.distinct;
  return { rotation: turned, slots: sameSlots(kind, ((raw - turned) % 4) as Turn) };
}
/** Slots of a tile that is alike after `turn`: segment s lies afterwards where slot result[s] lay. */
function sameSlots(kind: TileKind, turn: Turn): readonly number[] {
  const identity = kind.segments.map((_, s) => s);
  if (turn === 0) return identity;
  const key = (list: readonly number[], by: number, around: number) =>
    list
      .map((p) => (p + by) % around)
      .sort((a, b) => a - b)
      .join();
  const name = (s: number, by: number) => {
    const { kind: sort, sides, halves, cities } = kind.segments[s] as TileKind['segments'][number];
    const touched = cities
      .map((c) => key((kind.segments[c] as TileKind['segments'][number]).sides, by, 4))
      .sort()
      .join(';');
    return `${sort} ${key(sides, by, 4)} ${key(halves, 2 * by, 8)} ${touched}`;
  };
  const taken = new Set<number>();
  return identity.map((s) => {
    const to = identity.find((t) => !taken.has(t) && name(t, 0) === name(s, turn)) ?? s;
    taken.add(to);
    return to;
  });
}

/** A tile on the board, as `turnMove` needs it. */
export interface TileLook {
  readonly kind: TileKind;
  readonly rotation: number;
}
/** Where the slot of a field goes. */
type SlotTurn = (slot: number, turn: Turn, drawn: TileKind | undefined, slots: () => readonly number[]) => number;
const onTile: SlotTurn = (slot, _turn, _drawn, slots) => slots()[slot] as number;
const SLOT_TURNS: Readonly<Record<string, SlotTurn>> = {
  rotation: (slot, turn, drawn) => {
    needKind(drawn, 'drawn');
    return (slot + turn) % (drawn as TileKind).distinct;
  },
  corner: (slot, turn) => (slot + turn) % 4,
  pair: turnPair,
  segment: onTile,
  road: onTile,
};
/**
 * The packed move of the turned position.
 * @param drawn kind in hand, for placements
 * @param tileAt tiles of the position that is not turned
 */
export function turnMove(
  move: number,
  turn: Turn,
  drawn: TileKind | undefined,
  tileAt: (x: number, y: number) => TileLook | undefined,
): number {
  needInt(move, 'move', 0, 0xffffffff);
  needTurn(turn);
  if (drawn !== undefined) needKind(drawn, 'drawn');
  needFunction(tileAt, 'tileAt', 'a function from a square to the tile there');
  const index = sortOf(move);
  const field = SLOT_FIELDS[Number(SLOTS[index >> 4])]; // none for '-' and past the end
  if (field === undefined) return move; // no place on the board
  const [x0, y0] = [xOf(move), yOf(move)];
  const [x, y] = turnSquare(x0, y0, turn);
  const slots = () => {
    const tile = tileAt(x0, y0) as TileLook;
    needLook(tile, `tileAt(${x0}, ${y0})`);
    return turnTile(tile.kind, tile.rotation, turn).slots;
  };
  const slot = index & 15;
  return wordOf(index >> 4, x, y, SLOT_TURNS[field]?.(slot, turn, drawn, slots) ?? slot);
}
/** Window cell y * S + x after a turn. */
export function turnCell(cell: number, side: number, turn: Turn): number {
  needTurn(turn);
  checkSide(side);
  needInt(cell, 'cell', 0, side * side - 1);
  return cellAfter(cell, side, turn);
}
function cellAfter(cell: number, side: number, turn: Turn): number {
  const x = cell % side;
  const y = (cell - x) / side;
  const last = side - 1;
  return turn === 0
    ? cell
    : turn === 1
      ? x * side + (last - y)
      : turn === 2
        ? (last - y) * side + (last - x)
        : (last - x) * side + y;
}

/**
 * Where every policy index goes: `turned[permutation[i]] = mask[i]`.
 * @param inHand kind in hand, for PLACE
 * @param focus tile in focus, for SLOT
 */
export function policyPermutation(
  side: number,
  turn: Turn,
  inHand: TileKind | undefined,
  focus: TileLook | undefined,
): Int32Array {
  checkSide(side);
  needTurn(turn);
  if (inHand !== undefined) needKind(inHand, 'inHand');
  if (focus !== undefined) needLook(focus, 'focus');
  const area = side * side;
  const { cell, slot, ferry } = policyRegions(side);
  const to = Int32Array.from({ length: numActions(side) }, (_, i) => i);
  const distinct = inHand?.distinct ?? 1;
  for (let r = 0; r < 4; r++) {
    const turned = r < distinct ? (r + turn) % distinct : r;
    for (let c = 0; c < area; c++) to[r * area + c] = turned * area + cellAfter(c, side, turn);
  }
  for (let c = 0; c < area; c++) to[cell[0] + c] = cell[0] + cellAfter(c, side, turn);
  const slots = focus ? turnTile(focus.kind, focus.rotation, turn).slots : [];
  for (let s = 0; s < 15; s++)
    for (let f = 0; f < 10; f++) {
      const turned = f === 7 ? (s < 4 ? (s + turn) % 4 : s) : (slots[s] ?? s);
      to[slot[0] + s * 10 + f] = slot[0] + turned * 10 + f;
    }
  for (let p = 0; p < 6; p++) to[ferry[0] + p] = ferry[0] + turnPair(p, turn);
  return to;
}
/** A mask or policy of the turned position. */
export function turnMask<T extends Uint8Array | Float32Array>(mask: T, permutation: Int32Array): T {
  if (!(mask instanceof Uint8Array) && !(mask instanceof Float32Array))
    refuseArgument('mask', mask, 'a Uint8Array or Float32Array');
  if (!(permutation instanceof Int32Array) || permutation.length > mask.length)
    refuseArgument('permutation', permutation, 'the permutation of policyPermutation for this side');
  const out = mask.slice() as T;
  for (let i = 0; i < permutation.length; i++) out[permutation[i] as number] = mask[i] as number;
  return out;
}

/** Planes of one seat: four sides, then with more than a centre eight half-edges, the centre, four corners. */
function turnSpot(i: number, size: number, turn: Turn): number {
  const spot = i % size;
  const first = i - spot;
  if (spot < 4) return first + ((spot + turn) & 3);
  if (size > 5 && spot < 12) return first + 4 + ((spot - 4 + 2 * turn) & 7);
  return spot < 13 ? i : first + 13 + ((spot - 13 + turn) & 3);
}
/** Where every plane goes; squares turn besides. Parts named by a side, a pair, a half-edge or a rotation move, others stay. */
export function planePermutation(spec: ObservationSpec, turn: Turn, inHand: TileKind | undefined): Int32Array {
  needSpec(spec);
  needTurn(turn);
  if (inHand !== undefined) needKind(inHand, 'inHand');
  const to = Int32Array.from({ length: spec.shape[0] }, (_, i) => i);
  const distinct = inHand?.distinct ?? 1;
  for (const { name, offset, length } of spec.planes) {
    for (let i = 0; i < length; i++) {
      let turned = i;
      if (name === 'edges' || name === 'edgeFeatures' || name === 'signs') turned = (i & ~3) | ((i + turn) & 3);
      else if (name === 'roadLinks' || name === 'cityLinks') turned = turnPair(i, turn);
      else if (name === 'fieldMajority') turned = (i + 2 * turn) & 7;
      else if (name === 'figures' || name === 'fairy') turned = turnSpot(i, 13, turn);
      else if (name === 'specials') turned = turnSpot(i, 17, turn);
      else if (name === 'magic') turned = turnSpot(i, 5, turn);
      else if (name === 'legal') turned = i < distinct ? (i + turn) % distinct : i;
      to[offset + i] = offset + turned;
    }
  }
  return to;
}
/** The planes of the turned position, for a window turned with it. */
export function turnPlanes(planes: Float32Array, spec: ObservationSpec, turn: Turn, inHand?: TileKind): Float32Array {
  needSpec(spec);
  needNumbers(planes, 'planes', 'a Float32Array of planes');
  const [n, side] = spec.shape;
  if (planes.length !== n * side * side) refuseArgument('planes', planes.length, `${n * side * side} numbers`);
  const area = side * side;
  const to = planePermutation(spec, turn, inHand);
  const out = new Float32Array(n * area);
  for (let f = 0; f < n; f++) {
    const target = (to[f] as number) * area;
    for (let c = 0; c < area; c++) out[target + cellAfter(c, side, turn)] = planes[f * area + c] as number;
  }
  return out;
}
