/**
 * Geometric consistency of a tile whose shape is already right. Every half-edge is owned once: by a city
 * (whole sides) or by a field; roads and rivers run between two halves. Side and half numbers as in ../types.ts.
 */
import type { TileDefinition } from '../types.js';
import { refExists, segmentCount, sidesOf } from './tile-parts.js';

/** What is wrong with a tile: where, the value there, and what would be right. */
export interface TileFault {
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
}

/** Most segments of one tile; the core packs the slot of a segment into four bits and keeps some values free. */
export const MAX_SEGMENTS = 12;

/** The first fault of the tile, or null. */
export function tileFault(tile: TileDefinition): TileFault | null {
  return (
    abbeyFault(tile) ??
    sideFault(tile) ??
    halfFault(tile) ??
    splitFault(tile) ??
    roadFault(tile) ??
    partFault(tile) ??
    crossingFault(tile)
  );
}

const fault = (path: string, value: unknown, expected: string): TileFault => ({ path, value, expected });
const letter = (side: number): string => 'NESW'.charAt(side);

/** An abbey has nothing but a monastery, and only an abbey has sides that fit everything (ABB-3, 4). */
function abbeyFault(tile: TileDefinition): TileFault | null {
  const abbey = tile.features?.abbey === true;
  if (abbey ? tile.edges !== 'AAAA' : tile.edges.includes('A'))
    return fault('edges', tile.edges, abbey ? 'AAAA for an abbey' : 'only C, F, R and W; AAAA needs features.abbey');
  if (!abbey) return null;
  if (!tile.monastery) return fault('monastery', tile.monastery, 'true for an abbey');
  return segmentCount(tile) === 1 && !tile.rivers?.length ? null : fault('features.abbey', true, 'no segment but the monastery');
}

/** Each C, R and W side belongs to exactly one city, road or river, and these reach no other sides. */
function sideFault(tile: TileDefinition): TileFault | null {
  const owner: (string | undefined)[] = [];
  const lists = [
    ['C', 'cities', 'edges', tile.cities.map((city) => city.edges)],
    ['R', 'roads', 'ends', tile.roads.map((road) => road.ends)],
    ['W', 'rivers', 'ends', (tile.rivers ?? []).map((river) => river.ends)],
  ] as const;
  for (const [kind, list, key, all] of lists) {
    for (const [i, ends] of all.entries()) {
      for (const side of sidesOf(ends)) {
        const path = `${list}[${i}].${key}`;
        if (tile.edges.charAt(side) !== kind) return fault(path, ends, `only sides marked ${kind} in edges (${tile.edges})`);
        if (owner[side]) return fault(path, ends, `side ${letter(side)} only once, it is in ${owner[side]} already`);
        owner[side] = `${list}[${i}]`;
      }
    }
  }
  for (let side = 0; side < 4; side++) {
    if ('CRW'.includes(tile.edges.charAt(side)) && !owner[side]) {
      return fault('edges', tile.edges, `a city, road or river that reaches side ${letter(side)}`);
    }
  }
  return null;
}

/** Field number of each half-edge, -1 where there is none. */
function fieldOfHalves(tile: TileDefinition): number[] {
  return Array.from({ length: 8 }, (_, half) => tile.fields.findIndex((field) => field.half.includes(half)));
}

/** Halves of city sides are in no field, all others in exactly one; inner fields have none. */
function halfFault(tile: TileDefinition): TileFault | null {
  if (tile.edges === 'AAAA') return null;
  const seen = new Set<number>();
  for (const [i, field] of tile.fields.entries()) {
    const path = `fields[${i}]`;
    if ((field.inner === true) !== (field.half.length === 0)) {
      return fault(
        `${path}.half`,
        field.half,
        field.inner ? 'no half-edges in an inner field' : 'at least one half-edge, or inner: true',
      );
    }
    for (const [k, half] of field.half.entries()) {
      if (tile.edges.charAt(half >> 1) === 'C')
        return fault(`${path}.half`, field.half, `no half-edge of the city side ${letter(half >> 1)}`);
      if (seen.has(half)) return fault(`${path}.half`, field.half, `half-edge ${half} in one field, once`);
      if (k > 0 && (field.half[k - 1] ?? -1) > half) return fault(`${path}.half`, field.half, 'ascending half-edges');
      seen.add(half);
    }
    if (new Set(field.cities).size < field.cities.length) return fault(`${path}.cities`, field.cities, 'each city once');
    const missing = field.cities.find((city) => city >= tile.cities.length);
    if (missing !== undefined)
      return fault(`${path}.cities`, field.cities, `indexes below ${tile.cities.length}, the number of cities`);
  }
  for (let half = 0; half < 8; half++) {
    if (tile.edges.charAt(half >> 1) !== 'C' && !seen.has(half)) {
      return fault('fields', tile.fields, `a field with half-edge ${half} (side ${letter(half >> 1)})`);
    }
  }
  return null;
}

/** Roads and rivers part the fields beside them; a plain field side is parted only where `splitSides` says so. */
function splitFault(tile: TileDefinition): TileFault | null {
  if (tile.edges === 'AAAA') return null;
  const owner = fieldOfHalves(tile);
  const parted = (side: number) => owner[2 * side] !== owner[2 * side + 1];
  const split = [0, 1, 2, 3]
    .filter((side) => tile.edges.charAt(side) === 'F' && parted(side))
    .map(letter)
    .join('');
  const named = sidesOf(tile.splitSides ?? '')
    .map(letter)
    .join('');
  if (split !== named)
    return fault(
      'splitSides',
      tile.splitSides,
      split === '' ? 'nothing, no field side is split' : `"${split}", the field sides split between two fields`,
    );
  // Ends that stop singly (city gate, dead end) may leave one field around them; a meeting point may not.
  const meeting = ['crossing', 'lake', 'cathedral', 'monastery'].flatMap((stop) => {
    const ends = tile.roads.filter((road) => road.endsAt === stop);
    return ends.length > 1 ? ends : [];
  });
  const lines = [
    ...tile.roads.map((road, i) => ({
      path: `roads[${i}]`,
      ends: road.ends,
      parts: !road.tunnel && (road.ends.length > 1 || meeting.includes(road)),
    })),
    ...(tile.rivers ?? []).map((river, i) => ({ path: `rivers[${i}]`, ends: river.ends, parts: river.ends.length > 1 })),
  ];
  for (const line of lines) {
    const open = line.parts ? sidesOf(line.ends).find((side) => !parted(side)) : undefined;
    if (open !== undefined)
      return fault(`${line.path}.ends`, line.ends, `different fields on the two halves of side ${letter(open)}`);
  }
  return null;
}

/** One-ended roads may say where they end, branched ones must say how; stops must exist on the tile. */
function roadFault(tile: TileDefinition): TileFault | null {
  for (const [i, road] of tile.roads.entries()) {
    const path = `roads[${i}]`;
    if (road.ends.length > 1 && road.endsAt) return fault(`${path}.endsAt`, road.endsAt, 'nothing for a road with several ends');
    if (road.ends.length > 2 && !road.branch)
      return fault(
        `${path}.branch`,
        road.branch,
        'roundabout, labyrinth or fork for three or four legs; roads that meet at a crossing are separate',
      );
    if (road.ends.length < 3 && road.branch) return fault(`${path}.branch`, road.branch, 'nothing for one or two ends');
    if (road.endsAt === 'lake' && !tile.features?.lake)
      return fault(`${path}.endsAt`, road.endsAt, 'features.lake on a tile with jetties');
    if (road.endsAt === 'cathedral' && !tile.features?.germanCathedral)
      return fault(`${path}.endsAt`, road.endsAt, 'features.germanCathedral on the tile');
    if (road.endsAt === 'monastery' && !tile.monastery) return fault(`${path}.endsAt`, road.endsAt, 'a monastery on the tile');
  }
  const stops = (stop: string) => tile.roads.filter((road) => road.endsAt === stop).length;
  if (tile.features?.lake && stops('lake') < 2) return fault('features.lake', true, 'at least two roads');
  if (tile.features?.germanCathedral && stops('cathedral') < 1)
    return fault('features.germanCathedral', true, 'at least one road');
  return null;
}

/** Number of segments, and references of `wagon` and `over`. */
function partFault(tile: TileDefinition): TileFault | null {
  const count = segmentCount(tile);
  if (count > MAX_SEGMENTS) return fault('fields', count, `at most ${MAX_SEGMENTS} segments on a tile`);
  if (count === 0) return fault('edges', tile.edges, 'at least one segment on a tile');
  for (const key of ['wagon', 'over'] as const) {
    for (const [i, group] of (tile[key] ?? []).entries()) {
      const allowed = key === 'wagon' ? 'rcmgk' : 'rcfw';
      const wrong = group.find((ref) => !allowed.includes(ref.charAt(0)) || !refExists(tile, ref));
      if (wrong !== undefined) return fault(`${key}[${i}]`, group, `references to segments of this tile (${wrong} is none)`);
      if (new Set(group).size < group.length) return fault(`${key}[${i}]`, group, 'each segment once');
    }
  }
  return null;
}

/** Segments may cross on the rim only where `over` names the pair (bridges and tunnels). */
function crossingFault(tile: TileDefinition): TileFault | null {
  const middle = (ends: string) => sidesOf(ends).map((side) => 3 * side + 1);
  const rim: [string, number[]][] = [
    ...tile.cities.map((city, i): [string, number[]] => [`c${i}`, middle(city.edges)]),
    ...tile.roads.map((road, i): [string, number[]] => [`r${i}`, middle(road.ends)]),
    ...(tile.rivers ?? []).map((river, i): [string, number[]] => [`w${i}`, middle(river.ends)]),
    ...tile.fields.map((field, i): [string, number[]] => [`f${i}`, field.half.map((half) => 3 * (half >> 1) + 2 * (half & 1))]),
  ];
  const named = new Set((tile.over ?? []).map((pair) => [...pair].sort().join()));
  for (const [a, [first, mine]] of rim.entries()) {
    for (const [second, other] of rim.slice(a + 1)) {
      const crosses = mine.some((p, i) =>
        mine.slice(i + 1).some((q) => {
          const inside = other.filter((x) => x > Math.min(p, q) && x < Math.max(p, q)).length;
          return inside > 0 && inside < other.length;
        }),
      );
      if (crosses && !named.has([first, second].sort().join())) {
        return fault('over', tile.over, `the pair ["${first}","${second}"], because they cross`);
      }
    }
  }
  return null;
}
