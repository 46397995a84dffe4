/**
 * The functions of highwayman/geometry as clients call them: arguments are looked at, then the work is done. The package's own
 * drawing calls the bare ones, whose arguments it made itself.
 */
import { needInt, needKind, needNumber, needText, refuseArgument } from '../guard.js';
import type { Rotation, TileKind } from '../types.js';
import { CELLS, type Grid } from './grid.js';
import * as points from './points.js';
import type { Path, Point } from './points.js';
import * as register from './register.js';
import * as rooms from './room.js';
import type { Disc } from './room.js';
import * as tiles from './tile.js';

// ── What is handed in ────────────────────────────────────────────────────────────────────────────
function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);
}
function needPoint(value: unknown, field: string): void {
  if (!isPoint(value)) refuseArgument(field, value, 'a point [x, y] of finite numbers');
}
function needPath(value: unknown, field: string): void {
  if (!Array.isArray(value)) refuseArgument(field, value, 'a list of points [x, y]');
  const wrong = value.findIndex((point) => !isPoint(point));
  if (wrong >= 0) needPoint(value[wrong], `${field}[${wrong}]`);
}
function needGrid(value: unknown, field: string): void {
  if (!(value instanceof Int8Array) || value.length !== CELLS * CELLS)
    refuseArgument(field, value, `the grid of geometryOf, an Int8Array of ${CELLS * CELLS}`);
}
function needDepth(value: unknown, field: string): void {
  if (!(value instanceof Float32Array) || value.length !== CELLS * CELLS)
    refuseArgument(field, value, `what depths gives, a Float32Array of ${CELLS * CELLS}`);
}
function needDiscs(value: unknown, field: string): void {
  if (!Array.isArray(value)) refuseArgument(field, value, 'a list of discs { at, radius }');
  value.forEach((disc: unknown, i) => {
    const { at, radius } = (disc ?? {}) as Partial<Disc>;
    if (!isPoint(at) || !Number.isFinite(radius)) refuseArgument(`${field}[${i}]`, disc, 'a disc { at: [x, y], radius }');
  });
}
/** Also one that lies nowhere. */
function needAnyNumber(value: unknown, field: string): void {
  if (typeof value !== 'number') refuseArgument(field, value, 'a number');
}
/** A radius that may be without bound. */
function needMost(value: unknown, field: string): void {
  if (value !== Infinity) needNumber(value, field);
}

// ── Tiles ────────────────────────────────────────────────────────────────────────────────────────
/**
 * Shapes of a kind of `rules.kinds`, turned clockwise by quarters.
 * @throws HighwaymanError ERR_CONFIG for a rotation other than 0 to 3, ERR_ARGUMENT for another kind of value
 */
export function geometryOf(kind: TileKind, rotation: Rotation = 0): tiles.TileGeometry {
  needKind(kind, 'kind');
  return tiles.geometryOf(kind, rotation);
}
/**
 * Slot of the segment under a point of a placed tile, −1 where nothing can be claimed or the point lies outside.
 * @throws HighwaymanError ERR_ARGUMENT
 */
export function hitTest(kind: TileKind, rotation: Rotation, x: number, y: number): number {
  needKind(kind, 'kind');
  needInt(rotation, 'rotation', 0, 3);
  needAnyNumber(x, 'x');
  needAnyNumber(y, 'y');
  return tiles.hitTest(kind, rotation, x, y);
}
/** What is registered for a tile id. @throws HighwaymanError ERR_ARGUMENT */
export function artOf(id: string): register.TileArt | null {
  return register.artOf(needText(id, 'id'));
}

// ── Room ─────────────────────────────────────────────────────────────────────────────────────────
/**
 * How far each cell is from the border of its own area, in tile units; the rim of the tile counts as a border.
 * @throws HighwaymanError ERR_ARGUMENT
 */
export function depths(grid: Grid): Float32Array {
  needGrid(grid, 'grid');
  return rooms.depths(grid);
}
/**
 * The roomiest place for one more thing, or null.
 * @param depth what `depths` gives for the grid
 * @param taken discs that it keeps clear of
 * @param most a larger radius is worth nothing more, so that things may lie beside each other
 * @param toward among equals the one nearer to this point
 * @throws HighwaymanError ERR_ARGUMENT
 */
export function roomiest(
  grid: Grid,
  depth: Float32Array,
  slot: number,
  taken: readonly Disc[] = [],
  most = Infinity,
  toward: Point = [50, 50],
): Disc | null {
  needRoom(grid, depth, slot, taken, most);
  needPoint(toward, 'toward');
  return rooms.roomiest(grid, depth, slot, taken, most, toward);
}
/** As many places as there are with at least `least` of room, up to `count`. @throws HighwaymanError ERR_ARGUMENT */
export function places(
  grid: Grid,
  depth: Float32Array,
  slot: number,
  taken: readonly Disc[],
  count: number,
  least: number,
  most: number,
  toward?: Point,
): Disc[] {
  needRoom(grid, depth, slot, taken, most);
  if (toward !== undefined) needPoint(toward, 'toward');
  return rooms.places(grid, depth, slot, taken, needInt(count, 'count', 0), needNumber(least, 'least', 0, true), most, toward);
}
function needRoom(grid: unknown, depth: unknown, slot: unknown, taken: unknown, most: unknown): void {
  needGrid(grid, 'grid');
  needDepth(depth, 'depth');
  needInt(slot, 'slot', 0, 15);
  needDiscs(taken, 'taken');
  needMost(most, 'most');
}

// ── Points and paths ─────────────────────────────────────────────────────────────────────────────
/** Middle of a side of the tile, 0 north to 3 west and round again. @throws HighwaymanError ERR_ARGUMENT */
export function middle(side: number): Point {
  return points.middle(needInt(side, 'side', -0x80000000));
}
/** A point so far from the middle of a side towards the centre. @throws HighwaymanError ERR_ARGUMENT */
export function along(side: number, depth: number): Point {
  return points.along(needInt(side, 'side', -0x80000000), needNumber(depth, 'depth'));
}
/** Distance of two points, in tile units. @throws HighwaymanError ERR_ARGUMENT */
export function distance(a: Point, b: Point): number {
  needPoint(a, 'a');
  needPoint(b, 'b');
  return points.distance(a, b);
}
/** Distance of a point from an open line; Infinity from a line of fewer than two points. @throws HighwaymanError ERR_ARGUMENT */
export function distanceTo(line: Path, p: Point): number {
  needPath(line, 'line');
  needPoint(p, 'p');
  return points.distanceTo(line, p);
}
/** Turned clockwise about the centre of the tile, by quarters. @throws HighwaymanError ERR_ARGUMENT */
export function turn(p: Point, quarters: number): Point {
  needPoint(p, 'p');
  return points.turn(p, needInt(quarters, 'quarters', -0x80000000));
}
/**
 * How often closed rings wind around a point; 0 is outside. Holes run against the rings around them. @throws HighwaymanError
 * ERR_ARGUMENT
 */
export function winding(rings: readonly Path[], p: Point): number {
  if (!Array.isArray(rings)) refuseArgument('rings', rings, 'a list of closed rings');
  rings.forEach((ring, i) => needPath(ring, `rings[${i}]`));
  needPoint(p, 'p');
  return points.winding(rings, p);
}
/** The point at a fraction of a line's length, 0 to 1, and the direction there. @throws HighwaymanError ERR_ARGUMENT */
export function pointAt(line: Path, fraction: number): { readonly at: Point; readonly direction: Point } {
  needPath(line, 'line');
  return points.pointAt(line, needNumber(fraction, 'fraction'));
}
/** A band of half width `half` around an open line, as one closed ring. @throws HighwaymanError ERR_ARGUMENT */
export function band(line: Path, half: number): Path {
  needPath(line, 'line');
  return points.band(line, needNumber(half, 'half'));
}
