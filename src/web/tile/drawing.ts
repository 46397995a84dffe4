/**
 * The drawing of a tile kind in a rotation and one of three patterns, without ground: the fields of the board run on under it.
 * The definition is turned, not the drawing, so that everything stands upright and light comes from the west.
 */
import type { Rotation, TileKind } from 'highwayman';
import { ALL_EXPANSIONS } from 'highwayman/expansions/all';
import { along, artVersion, geometryOf, type Path, type Point, type TileGeometry } from 'highwayman/geometry';
import { blob, Ink, moved, polygon, polyline, type Drawing, type Part } from './ink.js';
import { abbeyCourt, crossing, hedgeMaze, jetty, lake, monasteryCourt, roundabout } from './centres.js';
import { growth, houses, roomOf, spare, streets, type Room } from './scenery.js';
import {
  CATHEDRAL,
  CHURCH,
  COAT,
  GATE,
  GOODS,
  HILL,
  house,
  INN,
  SIGNS,
  SPIRE,
  TENT,
  TOWER,
  TREE,
  TURRET,
  VOLCANO,
} from './symbols.js';

/** Patterns of scenery of one kind in one rotation. */
export const PATTERNS = 3;
/** Which one lies on a square. */
export const patternAt = (x: number, y: number): number =>
  (((Math.imul(x, 73856093) ^ Math.imul(y, 19349663)) >>> 3) % 997) % PATTERNS;

let known = new WeakMap<TileKind, Map<number, Drawing>>();
let knownVersion = 0;

/** The same drawing for the same kind, rotation and pattern: made once. */
export function tileDrawing(kind: TileKind, rotation: Rotation, pattern: number): Drawing {
  if (knownVersion !== artVersion()) {
    known = new WeakMap();
    knownVersion = artVersion();
  }
  let all = known.get(kind);
  if (!all) known.set(kind, (all = new Map()));
  const key = rotation * PATTERNS + pattern;
  let drawing = all.get(key);
  if (!drawing) all.set(key, (drawing = draw(kind, rotation, pattern)));
  return drawing;
}
function draw(kind: TileKind, rotation: Rotation, pattern: number): Drawing {
  const shape = geometryOf(kind, rotation);
  const room = roomOf(kind, shape, pattern);
  const ink = new Ink();
  for (const { anchor, room: wide, kind: what } of shape.segments)
    if (what === 'field') room.taken.push({ at: anchor, radius: Math.min(9, wide) });
  water(ink, shape);
  roads(ink, shape, kind);
  grounds(ink, room);
  kind.source.cities.forEach((_, i) => city(ink, room, kind.source.cities.length - 1 - i));
  kind.source.roads.forEach((road, i) => {
    if (road.endsAt === 'city') gate(ink, shape.roads[i]?.[0] ?? []);
    if (road.endsAt === 'other' || (road.endsAt === 'crossing' && shape.centre === 'fork'))
      cottage(ink, room, shape.roads[i]?.[0] ?? []);
    if (road.inn) inn(ink, room, i);
  });
  signs(ink, room);
  if (shape.centre !== 'abbey') growth(ink, room);
  return ink.drawing();
}
/** Lines that leave the tile run on a little, so that no hairline shows between two tiles. */
export function onward(line: Path): Path {
  if (line.length < 2) return line;
  const past = (p: Point, q: Point): Path => {
    if (p[0] % 100 !== 0 && p[1] % 100 !== 0) return [];
    const far = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1;
    return [[p[0] + ((p[0] - q[0]) / far) * 1.5, p[1] + ((p[1] - q[1]) / far) * 1.5]];
  };
  return [...past(line[0] as Point, line[1] as Point), ...line, ...past(line.at(-1) as Point, line.at(-2) as Point)];
}

function water(ink: Ink, shape: TileGeometry): void {
  const rivers = shape.rivers.map(onward).map(polyline).join('');
  ink.lay('bank', rivers).lay('river', rivers).lay('stream', rivers);
  for (const river of shape.rivers) {
    const end = river.at(-1);
    if (end && end[0] % 100 !== 0 && end[1] % 100 !== 0)
      ink
        .lay('shore', blob(end[0], end[1], 17, 3))
        .lay('water', blob(end[0], end[1], 14, 3))
        .lay('deep', blob(end[0], end[1], 8.5, 5));
    ink.lay(
      'foam',
      river
        .filter((_, i) => i % 5 === 2)
        .map(([x, y]) => `M${(x - 3).toFixed(1)} ${y.toFixed(1)}q1.5 -1.8 3 0t3 0`)
        .join(''),
    );
  }
  if (shape.centre === 'lake') lake(ink);
}
function roads(ink: Ink, shape: TileGeometry, kind: TileKind): void {
  const { source } = kind;
  const lines = shape.roads.flatMap((parts, i) => (source.roads[i]?.tunnel ? [] : parts)).map(onward);
  const d = lines.map(polyline).join('');
  const all = d + (shape.centre === 'roundabout' ? 'M50 35a15 15 0 1 0 .1 0z' : '');
  const below = shape.rivers.length > 0 ? shape.rivers : [];
  ink.lay('verge', all);
  bridges(ink, lines, below);
  ink.lay('kerb', all).lay('road', all).lay('rut', d);
  for (const { side } of shape.jetties) jetty(ink, side);
  const over = source.over?.some((pair) => pair.every((ref) => ref.startsWith('r'))) ? shape.roads[0]?.[0] : undefined;
  if (over) {
    bridges(ink, [over], shape.roads[1] ?? []);
    ink.lay('road', polyline(onward(over))).lay('rut', polyline(onward(over)));
  }
  // a tunnel shows as two mouths under the wall
  source.roads.forEach((road, i) => {
    if (road.tunnel)
      for (const line of shape.roads[i] ?? []) ink.lay('kerb', polyline(onward(line))).lay('road', polyline(onward(line)));
  });
}
/** The part of a line that lies over others becomes a bridge. */
function bridges(ink: Ink, lines: readonly Path[], below: readonly Path[]): void {
  for (const line of lines) {
    const part = line.filter(([x, y]) => below.some((other) => other.some(([u, v]) => Math.hypot(u - x, v - y) < 14)));
    if (part.length > 1) ink.lay('bridge', polyline(part)).lay('deck', polyline(part)).lay('boards', polyline(part));
  }
}
function grounds(ink: Ink, { shape, kind, random, taken }: Room): void {
  const { building, centre } = shape;
  switch (centre) {
    case 'abbey':
      abbeyCourt(ink);
      break;
    case 'monastery':
    case 'cathedral':
      if (!building) break;
      monasteryCourt(ink, building.at, building.radius);
      taken.push({ at: building.at, radius: building.radius + 2 });
      ink.stand(
        centre === 'cathedral' ? CATHEDRAL : CHURCH,
        building.at[0],
        building.at[1] + (centre === 'cathedral' ? -4 : 3),
        Math.min(1, building.radius / 24),
      );
      break;
    case 'labyrinth': {
      const road = kind.source.roads.findIndex(({ branch }) => branch === 'labyrinth');
      hedgeMaze(
        ink,
        (shape.roads[road] ?? []).map(([p]) => p as Point),
      );
      break;
    }
    case 'crossing':
      crossing(ink, random);
      taken.push({ at: [50, 50], radius: 17 });
      break;
    case 'roundabout':
      roundabout(ink);
      taken.push({ at: [50, 50], radius: 21 });
      break;
    case 'volcano':
      ink.stand(kind.source.features?.['volcano'] ? HILL : VOLCANO, 50, 60);
      taken.push({ at: [50, 52], radius: 23 });
      break;
    case 'fork':
      ink.stand(house(12, 'roofA'), 50, 43).stand(TREE, 61, 44);
      taken.push({ at: [50, 42], radius: 12 });
      break;
    default:
  }
}

function city(ink: Ink, room: Room, index: number): void {
  const { shape, kind, taken } = room;
  const source = kind.source.cities[index];
  const form = shape.cities[index];
  const slot = kind.segments.findIndex((segment) => segment.kind === 'city' && segment.index === index);
  if (!source || !form) return;
  ink.lay(
    'floor',
    polygon(
      form.floor.map(([x, y]) => [x === 0 ? -1.5 : x === 100 ? 101.5 : x, y === 0 ? -1.5 : y === 100 ? 101.5 : y] as const),
    ),
  );
  ink.lay('cobble', cobbles(room, slot));
  const anchor = shape.segments[slot]?.anchor ?? [50, 50];
  const plaza: Point = [anchor[0], anchor[1] - 3];
  const wide = form.sides.length === 1 ? 7 : 8.6;
  taken.push({ at: plaza, radius: wide });
  const lanes = streets(form.sides, plaza);
  ink.lay('street', lanes.map(polyline).join('')).lay('plaza', blob(plaza[0], plaza[1], wide, 2));
  const place = (parts: readonly Part[], most: number): void => {
    const spot = spare(room, slot, most, anchor);
    if (!spot) return;
    taken.push({ at: spot.at, radius: Math.min(most, spot.radius) });
    ink.stand(parts, spot.at[0], spot.at[1], Math.max(0.72, Math.min(1, spot.radius / most)));
  };
  if (source.cathedral) {
    ink.lay('plaza', blob(50, 47, 22, 4)).stand(CATHEDRAL, 50, 44);
    taken.push({ at: [50, 44], radius: 23 });
  }
  for (let n = 0; n < source.pennants; n++) place(COAT, 10.5);
  if (source.goods) place(GOODS[source.goods], 10.8);
  houses(ink, room, slot, lanes);
  walls(ink, form.walls);
}
function cobbles({ shape, random }: Room, slot: number): string {
  let d = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [2 + random() * 96, 2 + random() * 96];
    if (shape.grid[Math.floor(y / 2) * shape.cells + Math.floor(x / 2)] === slot)
      d += `M${x.toFixed(1)} ${y.toFixed(1)}q1.2 -1 2.4 0`;
  }
  return d;
}
/** A wall has a face towards the south, a top with teeth, and a turret on two of its bends. */
export function walls(ink: Ink, all: readonly Path[]): void {
  const at = (dx: number, dy: number): string => all.map((line) => polyline(moved(line, dx, dy))).join('');
  ink
    .lay('wallShade', at(1.6, 5.4))
    .lay('wallEdge', at(0, 3))
    .lay('wallFace', at(0, 2.8))
    .lay('wallCourse', at(0, 1.4))
    .lay('wallEdge', at(0, 0))
    .lay('wallTop', at(0, 0))
    .lay('teeth', at(0, 0));
  for (const line of all) for (const p of [line[2], line[line.length - 3]]) if (p) ink.stand(TURRET, p[0], p[1]);
}
function gate(ink: Ink, line: Path): void {
  const end = line.at(-1);
  if (end) ink.stand(GATE, end[0], end[1]);
}
function cottage(ink: Ink, { taken }: Room, line: Path): void {
  const end = line.at(-1);
  if (!end) return;
  ink.stand(house(11, 'roofA'), end[0], end[1] + 3);
  taken.push({ at: end, radius: 9 });
}
function inn(ink: Ink, room: Room, index: number): void {
  const { shape, kind, taken } = room;
  const line = shape.roads[index]?.[0] ?? [];
  const middle = line[Math.floor(line.length / 2)] ?? along(0, 50);
  const spots = kind.segments.flatMap((segment, slot) =>
    segment.kind === 'field' ? (spare({ ...room, taken: [] }, slot, 13, middle) ?? []) : [],
  );
  const worth = ({ at: [x, y], radius }: { at: Point; radius: number }): number =>
    radius - Math.hypot(x - middle[0], y - middle[1]) * 0.12;
  const best = spots.reduce((a, b) => (worth(b) > worth(a) ? b : a), spots[0] ?? { at: middle, radius: 8 });
  ink.stand(INN, best.at[0], best.at[1], Math.max(0.72, Math.min(1, best.radius / 12)));
  taken.push({ at: best.at, radius: 13 });
}

/** Numbers of marks by name. Some say more about a sign that is there. */
const MARK_NAMES = new Map(
  ALL_EXPANSIONS.flatMap(({ markNumbers }) => Object.entries(markNumbers).map(([name, number]) => [number, name] as const)),
);
const DETAILS = ['windRoseNorth'];
const marksOf = ({ marks = [] }: TileKind): string[] =>
  marks.map(([number]) => MARK_NAMES.get(number) ?? '').filter((name) => !DETAILS.includes(name));

/** Marks of rules that are in play are discs; those of other rules are scenery or nothing. */
function signs(ink: Ink, room: Room): void {
  const { kind, shape, taken } = room;
  const fields = kind.segments.flatMap((segment, slot) => (segment.kind === 'field' ? [slot] : []));
  const place = (parts: readonly Part[], most: number, slots: readonly number[], scale = 1): void => {
    const spots = slots.flatMap((slot) => spare(room, slot, most) ?? []);
    const best = spots.reduce((a, b) => (b.radius > a.radius ? b : a), spots[0] ?? { at: [20, 80] as Point, radius: 9 });
    taken.push({ at: best.at, radius: Math.min(best.radius, most) });
    ink.stand(parts, best.at[0], best.at[1], scale * Math.max(0.7, Math.min(1, best.radius / most)));
  };
  const everywhere = fields.length > 0 ? fields : kind.segments.map((_, slot) => slot);
  if (kind.magic) place(SIGNS['magic'] ?? [], 10.6, everywhere);
  if (kind.portal) place(SIGNS['portal'] ?? [], 10.6, everywhere);
  if (kind.flight >= 0) place(SIGNS['flight'] ?? [], 10.6, everywhere);
  for (const name of marksOf(kind)) place(SIGNS[name] ?? SIGNS['sign'] ?? [], 10.6, everywhere);
  if (kind.source.features?.['fair']) place(TENT, 8, fields.length > 0 ? fields : []);
  const garden = shape.segments.find((segment) => segment.kind === 'garden');
  if (garden) {
    const [x, y] = [garden.anchor[0], garden.anchor[1] - 4];
    ink
      .lay('lawn', `M${x - 9} ${y - 9}h18v18h-18z`)
      .lay('fence', `M${x - 9} ${y - 9}h18v18h-18z`)
      .lay('bed', `M${x - 6.5} ${y - 6.5}h5v4h-5zM${x + 1.5} ${y - 6.5}h5v4h-5z`)
      .lay('blossom', `M${x - 5} ${y - 4.6}h.1M${x - 3} ${y - 5}h.1M${x + 3} ${y - 4.8}h.1M${x + 5} ${y - 4.4}h.1`);
    taken.push({ at: [x, y], radius: 12 });
  }
}

/** One tower on each corner where a wall ends. */
export function cornerTowers(kind: TileKind, rotation: Rotation): Drawing {
  const ends = new Map(
    geometryOf(kind, rotation).cities.flatMap(({ walls }) =>
      walls.flatMap((wall) =>
        [wall[0], wall.at(-1)].flatMap((p) => (p ? [[`${Math.round(p[0])},${Math.round(p[1])}`, p] as const] : [])),
      ),
    ),
  );
  const ink = new Ink();
  for (const [x, y] of ends.values()) ink.stand((x + 2 * y) % 3 === 0 ? SPIRE : TOWER, x, y, 0.8);
  return ink.drawing();
}
