/** Roads and rivers of a tile as lines, and what stands in the middle where they meet. Roads leave a tile at a right angle. */
import type { TileDefinition } from '../types.js';
import { centreOfFloor, type City } from './cities.js';
import {
  along,
  curve,
  distance,
  inward,
  lengthOf,
  middle,
  mix,
  shift,
  sidesOf,
  winding,
  type Path,
  type Point,
} from './points.js';

/** What the middle of the tile shows. */
export type Centre =
  | 'lake'
  | 'monastery'
  | 'abbey'
  | 'cathedral'
  | 'crossing'
  | 'roundabout'
  | 'labyrinth'
  | 'fork'
  | 'volcano'
  | null;

/** Half the width of a road for pointing at it: 44 to 56 on a side. */
export const ROAD_HALF = 6;
/** Half the width of a river: 42 to 58 on a side. */
export const RIVER_HALF = 8;
/** Radius of a lake, in tile units. */
export const LAKE_RADIUS = 27;
/** Radius of the middle line of a roundabout, in tile units. */
export const RING_RADIUS = 15;
/** Half the width and height of the labyrinth's maze. */
export const MAZE_HALF = 24;
/** Village green where roads end at each other. */
export const GREEN_RADIUS = 15;
const CENTRE: Point = [50, 50];

export function centreOf(tile: TileDefinition): Centre {
  if (tile.features?.abbey) return 'abbey';
  if (tile.features?.lake) return 'lake';
  if (tile.features?.germanCathedral) return 'cathedral';
  if (tile.monastery) return 'monastery';
  const branch = tile.roads.find((road) => road.branch)?.branch;
  if (branch) return branch;
  if (tile.features?.['volcano']) return 'volcano';
  if (tile.roads.some((road) => road.endsAt === 'crossing')) return 'crossing';
  return null;
}

/** Where a monastery or German cathedral stands; a river pushes it aside. */
export const buildingAt = (tile: TileDefinition): Point => (tile.rivers?.length ? [50, 24] : CENTRE);
/** Radius of the court around it; smaller where a city or a river needs the room. */
export function buildingRadius(tile: TileDefinition): number {
  if (tile.features?.germanCathedral) return 23;
  return tile.rivers?.length ? 18 : tile.cities.length > 0 ? 19 : 24;
}

/** The lines of each road, in the order of the definition: one for a plain road, one a leg for a branched one. */
export function roadLines(tile: TileDefinition, cities: readonly City[]): Path[][] {
  return tile.roads.map((road, index) => {
    const sides = sidesOf(road.ends);
    if (road.branch)
      return sides.map((side) =>
        leg(side, road.branch === 'roundabout' ? 50 - RING_RADIUS : road.branch === 'labyrinth' ? 50 - MAZE_HALF : 50),
      );
    if (sides.length === 1) return [deadEnd(tile, index, sides[0] as number, cities)];
    return [through(sides[0] as number, sides[1] as number, sway(tile))];
  });
}
const leg = (side: number, depth: number): Path => [middle(side), along(side, depth / 2), along(side, depth)];

/** How far a straight road winds where nothing else needs the middle; the same on every copy of a kind. */
function sway(tile: TileDefinition): number {
  const plain =
    tile.roads.length === 1 && !tile.rivers?.length && !tile.monastery && tile.cities.length === 0 && centreOf(tile) === null;
  if (!plain) return 0;
  const seed = [...tile.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return (seed % 2 === 0 ? 1 : -1) * (4 + (seed % 4));
}

function through(a: number, b: number, wind: number): Path {
  if ((b - a) % 2 !== 0) return curve(middle(a), along(a, 29), along(b, 29), middle(b), 16);
  const [dx, dy] = inward(a);
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    // the winding begins and ends flat, so the road stays at a right angle to the side
    return shift(mix(middle(a), middle(b), t), [dy, dx], wind * Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t));
  });
}

function deadEnd(tile: TileDefinition, index: number, side: number, cities: readonly City[]): Path {
  const start = middle(side);
  switch (tile.roads[index]?.endsAt) {
    case 'lake':
      return leg(side, 50 - LAKE_RADIUS + 1);
    case 'monastery':
    case 'cathedral':
      return until(toBuilding(tile, side), (p) => distance(p, buildingAt(tile)) < buildingRadius(tile) - 1);
    case 'city': {
      const goal = cityGoal(tile, index, side, cities);
      const far = distance(start, goal);
      const line = curve(
        start,
        along(side, far * 0.36),
        mix(goal, CENTRE, Math.min(1, (far * 0.28) / (distance(goal, CENTRE) || 1))),
        goal,
        28,
      );
      return until(line, (p) => cities.some((city) => winding([city.floor], p) !== 0));
    }
    case 'crossing':
      return tile.roads.some((road) => road.branch) ? leg(side, 34) : leg(side, 50 - GREEN_RADIUS + 1);
    case 'volcano':
      return leg(side, 34);
    default:
      return curve(start, along(side, 12), along(side, 20), along(side, 30), 6);
  }
}
function toBuilding(tile: TileDefinition, side: number): Path {
  const goal = buildingAt(tile);
  return curve(middle(side), along(side, 18), shift(goal, inward(side), -20), goal, 24);
}
/** Cut behind the first point inside; a road keeps at least two points. */
function until(line: Path, inside: (p: Point) => boolean): Path {
  const at = line.findIndex(inside);
  return at < 0 ? line : line.slice(0, Math.max(3, at + 1));
}

/** The city that a road runs into: the one it touches, else the nearest. */
function cityGoal(tile: TileDefinition, index: number, side: number, cities: readonly City[]): Point {
  const group = tile.wagon?.find((refs) => refs.includes(`r${index}`) && refs.some((ref) => ref.startsWith('c')));
  const named = group?.find((ref) => ref.startsWith('c'));
  const centres = cities.map(({ floor }) => centreOfFloor(floor));
  const goal = named ? centres[Number(named.slice(1))] : undefined;
  const reach = along(side, 40);
  return goal ?? centres.sort((a, b) => distance(a, reach) - distance(b, reach))[0] ?? CENTRE;
}

/** Rivers; one with a single end is a spring or the last lake. */
export function riverLines(tile: TileDefinition): Path[] {
  return (tile.rivers ?? []).map((river) => {
    const [a, b] = sidesOf(river.ends);
    if (a === undefined) return [];
    if (b === undefined) return curve(middle(a), along(a, 20), along(a, 34), CENTRE);
    if (tile.monastery && (b - a) % 2 === 0) {
      return Array.from({ length: 17 }, (_, i) =>
        shift(mix(middle(a), middle(b), i / 16), [0, 1], 13 * Math.sin((Math.PI * i) / 16) ** 2),
      );
    }
    return through(a, b, 0);
  });
}

/** Whether a road is too short for a figure beside it at full size. */
export const isShort = (line: Path): boolean => lengthOf(line) < 34;
