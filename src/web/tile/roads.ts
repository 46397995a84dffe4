/** Roads and rivers of a tile as lines, and what stands in the middle where they meet. */
import type { TileDefinition } from 'highwayman';
import { cityCentre, sidesOf } from './cities.js';
import { along, distance, inward, middle, move, Pen, type Line, type Point } from './pen.js';

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

export const LAKE_RADIUS = 25;
export const RING_RADIUS = 15;
/** Half the width and height of the labyrinth's maze. */
export const MAZE = 23;
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

/** Where a monastery stands; a river pushes it aside, a city takes it in. */
export function monasteryAt(tile: TileDefinition): Point {
  if (tile.rivers?.length) return [50, 27];
  return CENTRE;
}

/** The lines of each road, in the order of the definition: one for a plain road, one a leg for a branched one. */
export function roadLines(tile: TileDefinition, cities: readonly Line[]): Line[][] {
  return tile.roads.map((road, index) => {
    const sides = sidesOf(road.ends);
    if (sides.length === 1) return [deadEnd(tile, index, sides[0] as number, cities)];
    if (sides.length === 2) return [through(sides[0] as number, sides[1] as number, isPlain(tile))];
    return sides.map((side) => {
      const stop = road.branch === 'roundabout' ? along(side, 50 - RING_RADIUS) : CENTRE;
      return new Pen().move(middle(side)).line(stop).end();
    });
  });
}

/** A straight road may wind a little where nothing else needs the middle. */
function isPlain(tile: TileDefinition): boolean {
  return tile.roads.length === 1 && !tile.rivers?.length && !tile.monastery && tile.cities.length < 2 && !tile.features?.lake;
}

function through(a: number, b: number, winding: boolean): Line {
  if ((b - a) % 2 === 0) {
    const sway = winding ? 5 : 0;
    const [dx, dy] = inward(a);
    const push = (p: Point, by: number): Point => [p[0] + dy * by, p[1] + dx * by];
    return new Pen()
      .move(middle(a))
      .curve(push(along(a, 30), sway), push(along(b, 30), -sway), middle(b))
      .end();
  }
  return new Pen().move(middle(a)).curve(along(a, 29), along(b, 29), middle(b)).end();
}

function deadEnd(tile: TileDefinition, index: number, side: number, cities: readonly Line[]): Line {
  const stop = tile.roads[index]?.endsAt;
  const pen = new Pen().move(middle(side));
  switch (stop) {
    case 'lake':
      return pen.line(along(side, 50 - LAKE_RADIUS + 2)).end();
    case 'monastery': {
      const goal = monasteryAt(tile);
      return pen.curve(along(side, 18), move(goal, inward(side), -20), goal).end();
    }
    case 'city': {
      const goal = cityGoal(tile, index, side, cities);
      const far = distance(middle(side), goal);
      return pen.curve(along(side, far * 0.36), move(goal, [(50 - goal[0]) / 50, (50 - goal[1]) / 50], far * 0.28), goal).end();
    }
    case 'crossing':
      return pen.line(tile.roads.some((road) => road.branch === 'fork') ? along(side, 34) : CENTRE).end();
    case 'cathedral':
      return pen.line(CENTRE).end();
    case 'volcano':
      return pen.line(along(side, 36)).end();
    default:
      return pen.curve(along(side, 12), along(side, 20), along(side, 30)).end();
  }
}

/** The city that a road runs into: the one it touches, else the nearest. */
function cityGoal(tile: TileDefinition, index: number, side: number, cities: readonly Line[]): Point {
  const group = tile.wagon?.find((refs) => refs.includes(`r${index}`) && refs.some((ref) => ref.startsWith('c')));
  const named = group?.find((ref) => ref.startsWith('c'));
  const centres = cities.map(cityCentre);
  const goal = named ? centres[Number(named.slice(1))] : undefined;
  if (goal) return goal;
  const reach = along(side, 40);
  return centres.sort((a, b) => distance(a, reach) - distance(b, reach))[0] ?? CENTRE;
}

/** Rivers; one with a single end is a spring or the last lake. */
export function riverLines(tile: TileDefinition): Line[] {
  return (tile.rivers ?? []).map((river) => {
    const [a, b] = sidesOf(river.ends);
    if (a === undefined) return new Pen().end();
    if (b === undefined) return new Pen().move(middle(a)).curve(along(a, 20), along(a, 34), [50, 50]).end();
    if (tile.monastery && (b - a) % 2 === 0) {
      const low = (p: Point): Point => [p[0], p[1] + 16];
      return new Pen()
        .move(middle(a))
        .curve(low(along(a, 25)), low(along(b, 25)), middle(b))
        .end();
    }
    return through(a, b, false);
  });
}
