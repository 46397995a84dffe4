/** The shapes of a tile kind in a rotation: computed once, then kept. */
import { HighwaymanError } from '../errors.js';
import type { Rotation, SegmentKind, TileKind } from '../types.js';
import { anchorsOf, placeGarden, type Anchor } from './anchors.js';
import { citiesOf } from './cities.js';
import { cellAt, cellCentre, CELLS, drawnOf, NONE, paint, slotOf, turnGrid, type Drawn, type Grid, type Lines } from './grid.js';
import { ringsOf } from './outline.js';
import { along, band, circle, square, turn, turnPath, winding, type Path, type Point } from './points.js';
import { artOf, artVersion } from './register.js';
import {
  buildingAt,
  buildingRadius,
  centreOf,
  LAKE_RADIUS,
  MAZE_HALF,
  RING_RADIUS,
  riverLines,
  ROAD_HALF,
  roadLines,
} from './roads.js';

/** One segment of a placed tile, in tile units. */
export interface SegmentShape {
  readonly slot: number;
  readonly kind: SegmentKind;
  /** Closed rings; fill them with the nonzero rule. Holes run against the ring around them. */
  readonly outline: readonly Path[];
  /** Middle lines of a road, one a leg, from the side inward; empty for everything else. */
  readonly lines: readonly Path[];
  /** Where the feet of a standing figure go; a lying figure has its middle there. Always inside the outline. */
  readonly anchor: Point;
  /** Radius that is clear for a figure there. */
  readonly room: number;
  /** Places for a second and a third figure on the same segment, inside it where there is room. */
  readonly more: readonly Point[];
}

/** A tile kind in one rotation, in tile units. */
export interface TileGeometry extends Lines {
  readonly id: string;
  readonly rotation: Rotation;
  /** By slot. */
  readonly segments: readonly SegmentShape[];
  /** Where ferries land, by side of the board: the roads that end at the lake. */
  readonly jetties: readonly { readonly slot: number; readonly side: number; readonly at: Point }[];
  /** Court of a monastery or German cathedral. */
  readonly building: { readonly at: Point; readonly radius: number } | null;
  /** Slot by cell, row after row, −1 where nothing can be claimed: `cells` × `cells`. */
  readonly grid: Grid;
  readonly cells: number;
}

interface Stored {
  readonly lines: Lines;
  readonly drawn: Drawn;
  readonly grid: Grid;
  readonly garden: Point | null;
  readonly turned: (TileGeometry | undefined)[];
}
let known = new WeakMap<TileKind, Stored>();
let knownVersion = 0;

/**
 * Shapes of a kind of `rules.kinds`, turned clockwise by quarters.
 * @throws HighwaymanError ERR_CONFIG for a rotation other than 0 to 3
 */
export function geometryOf(kind: TileKind, rotation: Rotation = 0): TileGeometry {
  if (![0, 1, 2, 3].includes(rotation)) throw new HighwaymanError('ERR_CONFIG', 'rotation', rotation, '0, 1, 2 or 3');
  const stored = storedOf(kind);
  return (stored.turned[rotation] ??= shape(kind, rotation, stored));
}

/** Slot of the segment under a point of a placed tile, −1 where nothing can be claimed or the point lies outside. */
export function hitTest(kind: TileKind, rotation: Rotation, x: number, y: number): number {
  if (!(x >= 0 && y >= 0 && x <= 100 && y <= 100)) return NONE;
  const { grid, drawn: drawnAt } = storedOf(kind);
  const p = turn([x, y], -rotation);
  const own = ownAt(kind, p);
  if (own !== null) return own;
  const drawn = drawnAt(p);
  const cell = cellAt(...p);
  if (drawn !== null || isField(kind, grid[cell])) return drawn ?? (grid[cell] as number);
  // a cell at a wall whose middle is in the city: the field beside it
  const near = [1, -1, CELLS, -CELLS, CELLS + 1, CELLS - 1, -CELLS + 1, -CELLS - 1].find((step) =>
    isField(kind, grid[cell + step]),
  );
  return near === undefined ? (grid[cell] as number) : (grid[cell + near] as number);
}
/** A field, or a garden in it. */
const isField = (kind: TileKind, slot: number | undefined): boolean =>
  ['field', 'garden'].includes(kind.segments[slot ?? -1]?.kind ?? '');

function ownAt(kind: TileKind, p: Point): number | null {
  const outlines = artOf(kind.id)?.outlines;
  if (!outlines) return null;
  const found = Object.entries(outlines).find(([slot, rings]) => kind.segments[Number(slot)] && winding(rings, p) !== 0);
  return found ? Number(found[0]) : null;
}

function storedOf(kind: TileKind): Stored {
  if (knownVersion !== artVersion()) {
    known = new WeakMap();
    knownVersion = artVersion();
  }
  let stored = known.get(kind);
  if (stored) return stored;
  const tile = kind.source;
  const cities = citiesOf(tile);
  const lines: Lines = { cities, roads: roadLines(tile, cities), rivers: riverLines(tile), centre: centreOf(tile) };
  const drawn = drawnOf(kind, lines);
  const grid = paint(kind, drawn);
  const garden = placeGarden(kind, grid);
  if (artOf(kind.id)?.outlines) {
    for (let cell = 0; cell < grid.length; cell++) grid[cell] = ownAt(kind, cellCentre(cell)) ?? (grid[cell] as number);
  }
  known.set(kind, (stored = { lines, drawn, grid, garden, turned: [] }));
  return stored;
}

function shape(kind: TileKind, rotation: Rotation, stored: Stored): TileGeometry {
  const tile = kind.source;
  const path = (line: Path): Path => turnPath(line, rotation);
  const lines: Lines = {
    centre: stored.lines.centre,
    cities: stored.lines.cities.map(({ sides, floor, walls }) => ({
      sides: sides.map((side) => (side + rotation) % 4).sort(),
      floor: path(floor),
      walls: walls.map(path),
    })),
    roads: stored.lines.roads.map((parts) => parts.map(path)),
    rivers: stored.lines.rivers.map(path),
  };
  const grid = turnGrid(stored.grid, rotation);
  const building =
    kind.source.monastery || tile.features?.germanCathedral || tile.features?.abbey
      ? { at: turn(buildingAt(tile), rotation), radius: buildingRadius(tile) }
      : null;
  const own = artOf(kind.id);
  const found = anchorsOf(kind, lines, grid, building, stored.garden && turn(stored.garden, rotation));
  const segments = kind.segments.map((segment, slot): SegmentShape => {
    const anchor = own?.anchors?.[slot]
      ? { ...(found[slot] as Anchor), at: turn(own.anchors[slot] as Point, rotation) }
      : (found[slot] as Anchor);
    const outline = own?.outlines?.[slot]?.map(path) ?? outlineOf(kind, lines, grid, slot, building);
    return {
      slot,
      kind: segment.kind,
      outline,
      lines: segment.kind === 'road' ? (lines.roads[segment.index] ?? []) : [],
      anchor: anchor.at,
      room: anchor.room,
      more: anchor.more,
    };
  });
  const jetties = kind.segments.flatMap((segment, slot) =>
    segment.jetty
      ? segment.sides
          .map((stored) => (stored + rotation) % 4)
          .map((side) => ({ slot, side, at: along(side, 50 - LAKE_RADIUS + 6) }))
      : [],
  );
  return { ...lines, id: kind.id, rotation, segments, jetties, building, grid, cells: CELLS };
}

function outlineOf(kind: TileKind, lines: Lines, grid: Grid, slot: number, building: TileGeometry['building']): readonly Path[] {
  const segment = kind.segments[slot];
  if (segment?.kind === 'city' && lines.cities[segment.index]) return [(lines.cities[segment.index] as { floor: Path }).floor];
  if (segment?.kind === 'road') {
    const bands = (lines.roads[segment.index] ?? []).map((line) => band(line, ROAD_HALF));
    if (!kind.source.roads[segment.index]?.branch) return bands;
    if (lines.centre === 'labyrinth') return [...bands, square([50, 50], MAZE_HALF)];
    if (lines.centre === 'roundabout')
      return [...bands, circle([50, 50], RING_RADIUS + ROAD_HALF), circle([50, 50], RING_RADIUS - ROAD_HALF, -1)];
    return bands;
  }
  if (building && (slot === slotOf(kind, 'monastery') || slot === slotOf(kind, 'cathedral'))) {
    return lines.centre === 'abbey' ? [square([50, 50], 50)] : [circle(building.at, building.radius)];
  }
  return ringsOf(grid, slot);
}
