/** Where everything of a tile kind stands, in its stored rotation: lines, areas, scenery, and where figures go. Computed once a kind. */
import type { TileDefinition, TileKind } from 'highwayman';
import { cityOutlines } from './cities.js';
import { along, distance, pointAt, turn, type Point } from './pen.js';
import { places, roomiest, type Disc } from './poles.js';
import { cellAt, cellCentre, CELLS, depths, neighbours, paint, slotOf, type Grid, type Lines } from './raster.js';
import { centreOf, LAKE_RADIUS, monasteryAt, riverLines, roadLines, RING_RADIUS } from './roads.js';

export type Landmark =
  | 'coat'
  | 'wine'
  | 'grain'
  | 'cloth'
  | 'cathedral'
  | 'garden'
  | 'inn'
  | 'magic'
  | 'portal'
  | 'princess'
  | 'dragon'
  | 'fair'
  | 'flight'
  | 'sign';
/** One thing at a point, or many small ones. */
export type Scenery =
  | { readonly what: Landmark; readonly at: Point; readonly size: number; readonly turn?: number }
  | { readonly what: 'houses' | 'trees' | 'hedge'; readonly spots: readonly Disc[] };

export interface Layout extends Lines {
  readonly kind: TileKind;
  readonly grid: Grid;
  readonly scenery: readonly Scenery[];
  /** Where a figure on the segment of this slot stands. */
  readonly anchors: readonly Point[];
}

const known = new WeakMap<TileKind, Layout>();

export function layoutOf(kind: TileKind): Layout {
  let layout = known.get(kind);
  if (!layout) known.set(kind, (layout = layOut(kind)));
  return layout;
}

/** Slot under a point of a placed tile, or a negative number. */
export function slotAt(kind: TileKind, rotation: number, at: Point): number {
  return layoutOf(kind).grid[cellAt(turn(at, -rotation))] ?? -1;
}

/** Where a figure stands on a placed tile. */
export function anchorOf(kind: TileKind, rotation: number, slot: number): Point {
  return turn(layoutOf(kind).anchors[slot] ?? [50, 50], rotation);
}

function layOut(kind: TileKind): Layout {
  const tile = kind.source;
  const cities = cityOutlines(tile);
  const lines: Lines = { cities, roads: roadLines(tile, cities), rivers: riverLines(tile), centre: centreOf(tile) };
  const grid = paint(kind, lines);
  const depth = depths(grid);
  const anchors: Point[] = kind.segments.map(() => [50, 50]);
  const scenery: Scenery[] = [];
  const room = (slot: number, taken: readonly Disc[], most?: number, toward?: Point) =>
    roomiest(grid, depth, slot, taken, most, toward);

  kind.segments.forEach((segment, slot) => {
    if (segment.kind === 'road') anchors[slot] = roadAnchor(lines, segment.index, tile, (p) => grid[cellAt(p)] === slot);
    else if (segment.kind === 'monastery') anchors[slot] = monasteryAt(tile);
  });

  const innAt: Disc[] = tile.roads.flatMap((road, i) => (road.inn ? [innPlace(lines, i, grid, kind)] : []));
  for (const inn of innAt) scenery.push({ what: 'inn', at: inn.at, size: 9 });

  tile.cities.forEach((city, index) => {
    const slot = slotOf(kind, 'city', index);
    const taken: Disc[] = tile.monastery ? [{ at: monasteryAt(tile), radius: 17 }] : [];
    if (city.cathedral) taken.push({ at: [50, 46], radius: 22 });
    const figure = room(slot, taken) ?? { at: [50, 50] as Point, radius: 8 };
    anchors[slot] = figure.at;
    if (city.cathedral) scenery.push({ what: 'cathedral', at: [50, 46], size: 22 });
    const clear: Disc[] = [...taken, { at: figure.at, radius: Math.min(figure.radius, 10.5) }];
    const place = (what: 'coat' | 'wine' | 'grain' | 'cloth' | 'princess', most: number): void => {
      const spot = room(slot, clear, most, [50, 50]);
      if (!spot) return;
      clear.push({ at: spot.at, radius: Math.max(spot.radius, 5) });
      scenery.push({ what, at: spot.at, size: Math.max(5.5, Math.min(most, spot.radius * 1.15)) });
    };
    for (let n = 0; n < city.pennants; n++) place('coat', 8.5);
    if (city.goods) place(city.goods, 8);
    if (tile.features?.['princess'] === `c${index}`) place('princess', 8);
    scenery.push({ what: 'houses', spots: places(grid, depth, slot, clear, 15, 3.8, 6.2) });
  });

  const trees: Disc[] = [];
  kind.segments.forEach((segment, slot) => {
    if (segment.kind !== 'field') return;
    const figure = room(
      slot,
      innAt.map((inn) => ({ ...inn, radius: 7 })),
      17,
    ) ?? { at: [50, 50] as Point, radius: 6 };
    anchors[slot] = figure.at;
  });
  const fieldSlots = kind.segments.flatMap((segment, slot) => (segment.kind === 'field' ? [slot] : []));
  const taken: Disc[] = [
    ...innAt.map((inn) => ({ ...inn, radius: 8 })),
    ...fieldSlots.map((slot) => ({ at: anchors[slot] as Point, radius: 11 })),
  ];
  const onField = (what: Landmark, most: number, facing?: number): Point | null => {
    const best = fieldSlots
      .map((slot) => room(slot, taken, most))
      .reduce<Disc | null>((a, b) => (b && (!a || b.radius > a.radius) ? b : a), null);
    const spot = best ?? { at: [50, 50] as Point, radius: 6 };
    taken.push({ at: spot.at, radius: Math.min(spot.radius, most) });
    scenery.push({
      what,
      at: spot.at,
      size: Math.max(6, Math.min(most, spot.radius)),
      ...(facing === undefined ? {} : { turn: facing }),
    });
    return spot.at;
  };
  if (tile.garden) {
    const at = onField('garden', 11);
    const slot = slotOf(kind, 'garden');
    if (at && slot >= 0) {
      anchors[slot] = at;
      for (let cell = 0; cell < grid.length; cell++) if (distance(cellCentre(cell), at) < 10) grid[cell] = slot;
    }
  }
  const marks = tile.features ?? {};
  if (marks.flyingMachine) onField('flight', 13, ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].indexOf(marks.flyingMachine) * 45);
  for (const [name, what] of MARKS)
    if (marks[name] === true) fieldSlots.length > 0 ? onField(what, 10) : scenery.push({ what, at: [18, 82], size: 9 });
  for (const name of SIGNS) if (marks[name]) fieldSlots.length > 0 && onField('sign', 9);
  for (const slot of fieldSlots) trees.push(...places(grid, depth, slot, [...taken, ...trees], 4, 4.4, 5));
  scenery.push({ what: 'trees', spots: trees.filter((tree) => Math.abs(tree.at[0] * 7 + tree.at[1] * 13) % 3 < 2) });
  scenery.push({ what: 'hedge', spots: hedges(kind, grid) });
  return { ...lines, kind, grid, scenery, anchors };
}

const MARKS: readonly (readonly [string, 'magic' | 'portal' | 'dragon' | 'fair'])[] = [
  ['mageWitch', 'magic'],
  ['portal', 'portal'],
  ['dragon', 'dragon'],
  ['fair', 'fair'],
];
const SIGNS = ['cropCircle', 'yagaHut', 'robber', 'vodyanoy', 'soldier'];

function roadAnchor(lines: Lines, index: number, tile: TileDefinition, visible: (p: Point) => boolean): Point {
  const parts = lines.roads[index] ?? [];
  const road = tile.roads[index];
  if (road?.branch === 'roundabout') return along(parts.length === 4 ? 0 : 2, 50 - RING_RADIUS);
  if (road?.branch) return [50, 50];
  const points = parts[0]?.points ?? [];
  if (road?.ends.length !== 1) {
    const shared = tile.roads.some((other, i) => i !== index && other.ends.length > 1) || (tile.rivers?.length ?? 0) > 0;
    return pointAt(points, shared ? 0.28 : 0.5).at;
  }
  if (road.endsAt === 'lake') return pointAt(points, 0.5).at;
  // the middle of what can be seen before the wall or the building
  let end = 0.04;
  while (end < 1 && visible(pointAt(points, end + 0.04).at)) end += 0.04;
  return pointAt(points, Math.max(end * 0.5, Math.min(end, 0.12))).at;
}

/** Beside its road, on the side where the field is wider. */
function innPlace(lines: Lines, index: number, grid: Grid, kind: TileKind): Disc {
  const points = lines.roads[index]?.[0]?.points ?? [];
  const options = [0.3, 0.7, 0.5].flatMap((t) => {
    const { at, direction } = pointAt(points, t);
    return [1, -1].map((sign): Point => [at[0] - direction[1] * 15 * sign, at[1] + direction[0] * 15 * sign]);
  });
  const free = (p: Point): number => {
    if (p[0] < 11 || p[0] > 89 || p[1] < 11 || p[1] > 89) return 0;
    const cell = cellAt(p);
    let room = 0;
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) if (kind.segments[grid[cell + dy * CELLS + dx] ?? -1]?.kind === 'field') room++;
    return room;
  };
  const at = options.reduce((a, b) => (free(b) > free(a) ? b : a), options[0] ?? ([50, 50] as Point));
  return { at, radius: 11 };
}

/** Bushes where two fields meet without a road, river or wall between them. */
function hedges(kind: TileKind, grid: Grid): Disc[] {
  const field = (cell: number) => kind.segments[grid[cell] ?? -1]?.kind === 'field';
  const found: Disc[] = [];
  for (let cell = 0; cell < grid.length; cell++) {
    if (!field(cell)) continue;
    const meets = neighbours(cell).some((next) => next > cell && field(next) && grid[next] !== grid[cell]);
    const at = cellCentre(cell);
    if (meets && found.every((bush) => distance(bush.at, at) > 4)) found.push({ at, radius: 3 });
  }
  return found;
}

/** Jetties of a lake, in the stored rotation: road slot, side and the point where a ferry lands. */
export function jetties(kind: TileKind): { readonly slot: number; readonly side: number; readonly at: Point }[] {
  return kind.segments.flatMap((segment, slot) =>
    segment.jetty ? segment.sides.map((side) => ({ slot, side, at: along(side, 50 - LAKE_RADIUS + 5) })) : [],
  );
}
