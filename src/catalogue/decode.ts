/** A line of the catalogue's text → the tile. The text is in ./tiles.ts and explained there. */
import type { Goods, TileDefinition } from '../types.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Road = Mutable<TileDefinition['roads'][number]>;
type City = Mutable<TileDefinition['cities'][number]>;
type Field = { half: number[]; cities: number[]; inner?: boolean };

const STOPS = { x: 'crossing', c: 'city', m: 'monastery', l: 'lake', k: 'cathedral', v: 'volcano', o: 'other' } as const;
const BRANCHES = { r: 'roundabout', l: 'labyrinth', f: 'fork' } as const;
const GOODS: Readonly<Record<string, Goods>> = { w: 'wine', g: 'grain', c: 'cloth' };

/** @param words edges and parts, what follows id and copies in a line */
export function decodeTile(id: string, [edges, ...words]: readonly string[]): TileDefinition {
  const tile: Mutable<TileDefinition> & { cities: City[]; roads: Road[] } = { id, edges: edges as string, cities: [], roads: [], fields: [], verified: true };
  const rivers: { ends: string }[] = [];
  const features: Record<string, string | boolean> = {};
  const groups: string[][] = [];
  let alone = false;
  const left = new Set('NESW');
  const feature = (ends: string, more: string): void => {
    const kind = tile.edges['NESW'.indexOf(ends.charAt(0))];
    for (const side of ends) left.delete(side);
    const mark = (sign: string): string | undefined => more[more.indexOf(sign) + 1 || more.length];
    if (kind === 'C') {
      const city: City = { edges: ends, pennants: Number(mark('+') ?? 0) };
      if (more.includes('^')) city.cathedral = true;
      const goods = GOODS[mark('$') ?? ''];
      if (goods) city.goods = goods;
      tile.cities.push(city);
    } else if (kind === 'R') {
      const road: Road = { ends };
      if (more.includes('*')) road.inn = true;
      if (more.includes('_')) road.tunnel = true;
      const branch = mark('~');
      if (branch) road.branch = BRANCHES[branch as keyof typeof BRANCHES];
      const stop = mark('>') ?? (ends.length === 1 ? 'x' : '');
      if (stop) road.endsAt = STOPS[stop as keyof typeof STOPS];
      tile.roads.push(road);
    } else if (kind === 'W') rivers.push({ ends });
  };
  for (const word of words) {
    const rest = word.slice(1);
    if (/^[NESW]/.test(word)) feature(/^[NESW]+/.exec(word)?.[0] as string, word);
    else if (word === 'm') tile.monastery = true;
    else if (word === 'g') tile.garden = true;
    else if (word === '?') tile.verified = false;
    else if (word === '&') alone = true;
    else if (word.startsWith('&')) groups.push(rest.match(/[a-z]\d?/g) ?? []);
    else if (word.startsWith('#')) tile.over = [...(tile.over ?? []), rest.match(/[a-z]\d?/g) ?? []];
    else if (word.startsWith('|')) tile.splitSides = rest;
    else if (word.startsWith('/')) tile.fields = rest.split('/').map(givenField);
    else {
      const [name, value] = word.split('=') as [string, string?];
      features[name] = value ?? true;
    }
  }
  for (const side of left) feature(side, '');
  if (rivers.length > 0) tile.rivers = rivers;
  if (Object.keys(features).length > 0) tile.features = features;
  const touching = groups.length > 0 || alone ? groups : usualGroups(tile);
  if (touching.length > 0) tile.wagon = touching;
  if (tile.fields.length === 0) tile.fields = usualFields(tile);
  return tile;
}

function givenField(text: string): Field {
  const [half = '', cities = ''] = text.split('.');
  const field: Field = { half: [...half].map(Number), cities: [...cities].map(Number) };
  if (half === '') field.inner = true;
  return field;
}

/** Roads of one crossing touch each other, a road that ends at a monastery or at the one city touches that. */
function usualGroups({ roads, cities }: TileDefinition): string[][] {
  const stopping = (stop: string): string[] => roads.flatMap(({ endsAt }, i) => (endsAt === stop ? [`r${i}`] : []));
  const crossing = stopping('crossing');
  return [
    ...(crossing.length > 1 ? [crossing] : []),
    ...stopping('monastery').map((road) => ['m', road]),
    ...(cities.length === 1 ? stopping('city').map((road) => ['c0', road]) : []),
  ];
}

/**
 * Half-edges between which no road, river or city lies are one field; it touches the cities beside it on the rim, and those
 * where a road beside it ends. Sides have three points each on the rim: half, middle, half.
 */
function usualFields({ edges, cities, roads, rivers = [] }: TileDefinition): Field[] {
  const points = (ends: string): number[] => [...ends].map((side) => 3 * 'NESW'.indexOf(side) + 1);
  const cityOf = (side: number): number => cities.findIndex((city) => city.edges.includes('NESW'.charAt(side & 3)));
  const gates: number[] = [];
  const walls = [...cities.map((city) => points(city.edges)), ...rivers.map(({ ends }) => points(ends))];
  for (const stop of Object.values(STOPS)) {
    const ends = roads.flatMap((road) => (road.endsAt === stop ? points(road.ends) : []));
    if (stop !== 'city') walls.push(ends);
    else for (const end of ends) {
      if (cities.length === 1) walls.push([...(walls[0] as number[]), end]);
      gates[(end - 1) / 3] = 0;
    }
  }
  for (const { ends, tunnel } of roads) if (!tunnel && ends.length > 1) walls.push(points(ends));
  const fields = new Map<string, Field>();
  for (let half = 0; half < 8; half++) {
    const side = half >> 1;
    if (edges[side] === 'C' || edges[side] === 'A') continue;
    const at = half + side + (half & 1);
    const key = walls.map((wall) => wall.filter((point) => point < at).length % wall.length).join();
    const field = fields.get(key) ?? { half: [], cities: [] };
    fields.set(key, field);
    field.half.push(half);
    for (const city of [cityOf(half & 1 ? side + 1 : side + 3), gates[side] ?? -1]) if (city >= 0 && !field.cities.includes(city)) field.cities.push(city);
  }
  for (const { cities: touched } of fields.values()) touched.sort((a, b) => a - b);
  return [...fields.values()];
}
