/** A line of the catalogue's text → the tile. The text is in ./tiles.ts and explained there. */
import type { Goods, TileDefinition } from '../types.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Road = Mutable<TileDefinition['roads'][number]>;
type City = Mutable<TileDefinition['cities'][number]>;
interface Field {
  half: number[];
  cities: number[];
  inner?: boolean;
}
/** A tile while its line is read. */
interface Draft extends Mutable<Omit<TileDefinition, 'over' | 'features'>> {
  cities: City[];
  roads: Road[];
  fields: Field[];
  rivers?: { ends: string }[];
  features?: Record<string, string | boolean>;
  wagon?: string[][];
  over?: string[][];
}

const STOPS: Readonly<Record<string, NonNullable<Road['endsAt']>>> = {
  x: 'crossing',
  c: 'city',
  m: 'monastery',
  l: 'lake',
  k: 'cathedral',
  v: 'volcano',
  o: 'other',
};
const BRANCHES: Readonly<Record<string, NonNullable<Road['branch']>>> = { r: 'roundabout', l: 'labyrinth', f: 'fork' };
const GOODS: Readonly<Record<string, Goods>> = { w: 'wine', g: 'grain', c: 'cloth' };

/** @param words edges and parts, what follows id and copies in a line */
export function decodeTile(id: string, [edges = '', ...words]: readonly string[]): TileDefinition {
  const tile: Draft = { id, edges, cities: [], roads: [], fields: [], verified: true };
  let left = 'NESW';
  let alone = false;
  for (const word of words) {
    const sign = word.charAt(0);
    const rest = word.slice(1);
    if (left.includes(sign)) {
      let end = 1;
      while (left.includes(word.charAt(end) || ' ')) end++;
      const ends = word.slice(0, end);
      addFeature(tile, ends, word.slice(end));
      for (const side of ends) left = left.replace(side, '');
    } else if (sign === '/') tile.fields = rest.split('/').map(givenField);
    else if (sign === '&') {
      if (rest === '') alone = true;
      else (tile.wagon ??= []).push(references(rest));
    } else if (sign === '#') (tile.over ??= []).push(references(rest));
    else if (sign === '|') tile.splitSides = rest;
    else if (word === 'm') tile.monastery = true;
    else if (word === 'g') tile.garden = true;
    else if (word === '?') tile.verified = false;
    else {
      const [name = '', value] = word.split('=');
      (tile.features ??= {})[name] = value ?? true;
    }
  }
  for (const side of left) addFeature(tile, side, '');
  if (!tile.wagon && !alone) addUsualGroups(tile);
  if (tile.fields.length === 0) tile.fields = usualFields(tile);
  return tile;
}

/** @param more what stands behind the sides: a sign, with or without a value */
function addFeature(tile: Draft, ends: string, more: string): void {
  const kind = tile.edges['NESW'.indexOf(ends.charAt(0))];
  const after = (sign: string): string => more.charAt(more.indexOf(sign) + 1 || more.length);
  if (kind === 'C') {
    const city: City = { edges: ends, pennants: Number(after('+')) };
    if (more.includes('^')) city.cathedral = true;
    const goods = GOODS[after('$')];
    if (goods) city.goods = goods;
    tile.cities.push(city);
  } else if (kind === 'R') {
    const road: Road = { ends };
    if (more.includes('*')) road.inn = true;
    if (more.includes('_')) road.tunnel = true;
    const branch = BRANCHES[after('~')];
    if (branch) road.branch = branch;
    const stop = STOPS[after('>') || (ends.length === 1 ? 'x' : '')];
    if (stop) road.endsAt = stop;
    tile.roads.push(road);
  } else if (kind === 'W') (tile.rivers ??= []).push({ ends });
}

/** `r0m` gives r0 and m. */
function references(text: string): string[] {
  return text.match(/[a-z]\d?/g) ?? [];
}

function givenField(text: string): Field {
  const [half = '', cities = ''] = text.split('.');
  const field: Field = { half: [...half].map(Number), cities: [...cities].map(Number) };
  if (half === '') field.inner = true;
  return field;
}

/** Roads of one crossing touch each other, a road that ends at a monastery or at the one city touches that. */
function addUsualGroups(tile: Draft): void {
  const crossing: string[] = [];
  const groups: string[][] = [];
  tile.roads.forEach(({ endsAt }, i) => {
    if (endsAt === 'crossing') crossing.push(`r${i}`);
    else if (endsAt === 'monastery') groups.push(['m', `r${i}`]);
    else if (endsAt === 'city' && tile.cities.length === 1) groups.push(['c0', `r${i}`]);
  });
  if (crossing.length > 1) groups.unshift(crossing);
  if (groups.length > 0) tile.wagon = groups;
}

/**
 * Half-edges between which no road, river or city lies are one field; it touches the cities beside it on the rim, and those
 * where a road beside it ends. Sides have three points each on the rim: half, middle, half.
 */
function usualFields({ edges, cities, roads, rivers = [] }: TileDefinition): Field[] {
  const cityOf = [-1, -1, -1, -1];
  const gates = [-1, -1, -1, -1];
  const meeting: Record<string, number> = {};
  const walls: number[] = [];
  cities.forEach((city, i) => {
    for (const side of city.edges) cityOf['NESW'.indexOf(side)] = i;
    walls.push(middles(city.edges));
  });
  for (const { ends } of rivers) walls.push(middles(ends));
  for (const { ends, endsAt, tunnel } of roads) {
    const mask = middles(ends);
    if (!endsAt) walls.push(tunnel ? 0 : mask);
    else if (endsAt !== 'city') meeting[endsAt] = (meeting[endsAt] ?? 0) | mask;
    else {
      gates['NESW'.indexOf(ends)] = 0;
      if (cities.length === 1) walls.push((walls[0] as number) | mask);
    }
  }
  for (const stop in meeting) walls.push(meeting[stop] as number);
  const points = walls.map(bits);
  const fields: Field[] = [];
  const keys: number[] = [];
  for (let half = 0; half < 8; half++) {
    const side = half >> 1;
    if (edges[side] === 'C' || edges[side] === 'A') continue;
    const before = (1 << (half + side + (half & 1))) - 1;
    // which gap of each wall the half lies in; beyond its last point is the gap before its first
    let key = 0;
    for (let w = 0; w < walls.length; w++) {
      const passed = bits((walls[w] as number) & before);
      key = key * 4 + (passed === points[w] ? 0 : passed);
    }
    let i = keys.indexOf(key);
    if (i < 0) {
      i = keys.push(key) - 1;
      fields.push({ half: [], cities: [] });
    }
    const field = fields[i] as Field;
    field.half.push(half);
    touch(field, cityOf[(half & 1 ? side + 1 : side + 3) & 3] as number);
    touch(field, gates[side] as number);
  }
  return fields;
}
function touch({ cities }: Field, city: number): void {
  if (city < 0 || cities.includes(city)) return;
  cities.push(city);
  cities.sort((a, b) => a - b);
}
/** Middle points of sides, as bits. */
function middles(ends: string): number {
  let mask = 0;
  for (const side of ends) mask |= 1 << (3 * 'NESW'.indexOf(side) + 1);
  return mask;
}
function bits(mask: number): number {
  let n = 0;
  for (; mask; mask &= mask - 1) n++;
  return n;
}
