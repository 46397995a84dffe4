/** A line of the catalogue's text → its tiles. The text is in ./tiles.ts and explained there. */
import type { TileDefinition } from '../types.js';
import type { CatalogueTile, Counts } from './shape.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Road = Mutable<TileDefinition['roads'][number]>;
type Field = TileDefinition['fields'][number];
/** A tile while its line is read. */
interface Draft extends Mutable<TileDefinition> {
  roads: Road[];
  cities: TileDefinition['cities'][number][];
  rivers?: { ends: string }[];
  over?: string[][];
  features?: Record<string, string | boolean>;
}

const SIDES = 'NESW';

/** What a sign behind sides says of the city or road. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, string | number | true>>>> = {
  pennants: { 1: 1, 2: 2 },
  cathedral: { '^': true },
  goods: { w: 'wine', g: 'grain', c: 'cloth' },
  inn: { '*': true },
  tunnel: { _: true },
  branch: { r: 'roundabout', l: 'labyrinth', f: 'fork' },
  endsAt: { x: 'crossing', s: 'lake', k: 'cathedral', v: 'volcano', o: 'other' },
};

/**
 * The tile of a line.
 * @param words its parts and those of every tile of the set
 * @param usual copies of a tile of which the line says none, a digit per edition
 */
export function decodeTile(prefix: string, line: string, common: string, usual: string): CatalogueTile {
  const [name = '', ...words] = `${line}${common}`.split(' ');
  const [edges = ''] = /[CFRWA]{4}/.exec(line) ?? [];
  const tile: Draft = { id: `${prefix}-${name}`, edges, cities: [], roads: [], fields: [], verified: true };
  let copies = usual;
  let left = SIDES;
  let groups: string[][] | undefined;
  const add = (ends: string, signs: string): void => {
    const more: Record<string, unknown> = {};
    for (const key in SIGNS) for (const sign in SIGNS[key]) if (signs.includes(sign)) more[key] = SIGNS[key][sign];
    const kind = edges.charAt(SIDES.indexOf(ends.charAt(0)));
    if (kind === 'C') tile.cities.push({ edges: ends, pennants: 0, ...more });
    if (kind === 'R') tile.roads.push({ ends, ...more });
    if (kind === 'W') (tile.rivers ??= []).push({ ends });
    for (const side of ends) left = left.replace(side, '');
  };
  for (const word of [...words, ...(name.match(/mon(?!a)|garden|dragon|portal|volcano/g) ?? [])]) {
    const sign = word.charAt(0);
    const rest = word.slice(1);
    const [ends] = /^[NESW]+/.exec(word) ?? [];
    if (ends) add(ends, word.slice(ends.length));
    else if (sign === '/') tile.fields = rest.split('/').map(givenField);
    else if (sign === '&') groups = [...(groups ?? []), references(rest)];
    else if (sign === '#') (tile.over ??= []).push(references(rest));
    else if (sign === '|') tile.splitSides = rest;
    else if (word === 'mon') tile.monastery = true;
    else if (word === 'garden') tile.garden = true;
    else if (word === '?') tile.verified = false;
    else if (sign <= '9') copies = word;
    else if (word !== edges) {
      const [feature = '', value] = word.split('=');
      (tile.features ??= {})[feature] = value ?? true;
    }
  }
  for (const side of left) add(side, '');
  endRoads(tile);
  groups = (groups ?? usualGroups(tile)).filter((group) => group.length > 1);
  if (groups.length > 0) tile.wagon = groups;
  if (tile.fields.length === 0) tile.fields = usualFields(tile);
  return { tile, count: counts(copies.slice(0, 3).split('')), start: Number(copies.charAt(3)) };
}

/** Of C1, C2 and C3; what is 0 is left out. */
export function counts(numbers: readonly string[]): Counts {
  const count: { C1?: number; C2?: number; C3?: number } = {};
  numbers.forEach((n, i) => {
    if (n !== '0') count[`C${i + 1}` as 'C1'] = Number(n);
  });
  return count;
}

/** `r0m` gives r0 and m. */
function references(text: string): string[] {
  return text.match(/[a-z]\d?/g) ?? [];
}

function givenField(text: string): Field {
  const [half = '', cities = ''] = text.split('.');
  const field = { half: [...half].map(Number), cities: [...cities].map(Number) };
  return half ? field : { ...field, inner: true };
}

/** Roads that only enter the tile end at its monastery, one or two of them beside a city there, others at a crossing. */
function endRoads({ roads, cities, monastery }: Draft): void {
  const ending = roads.filter(({ ends }) => ends.length === 1);
  const stop = monastery ? 'monastery' : cities.length > 0 && ending.length < 3 ? 'city' : 'crossing';
  for (const road of ending) road.endsAt ??= stop;
}

/** Roads of one crossing touch each other, a road that ends at a monastery or at the one city touches that. */
function usualGroups({ roads, cities }: TileDefinition): string[][] {
  const crossing: string[] = [];
  const groups = [crossing];
  roads.forEach(({ endsAt }, i) => {
    const road = `r${i}`;
    if (endsAt === 'crossing') crossing.push(road);
    if (endsAt === 'monastery') groups.push(['m', road]);
    if (endsAt === 'city' && cities.length === 1) groups.push(['c0', road]);
  });
  return groups;
}

/**
 * Half-edges between which no road, river or city lies are one field; it touches the cities beside it on the rim, and those
 * where a road beside it ends. A wall is the sides in whose middle something meets the rim; it parts the rim into as many gaps.
 */
function usualFields({ edges, cities, roads, rivers = [] }: TileDefinition): Field[] {
  const walls: Record<string, string> = {};
  const build = (wall: string, ends: string): void => {
    walls[wall] = (walls[wall] ?? '') + ends;
  };
  let gates = '';
  cities.forEach((city, i) => build(`c${i}`, city.edges));
  rivers.forEach(({ ends }, i) => build(`w${i}`, ends));
  roads.forEach(({ ends, endsAt, tunnel }, i) => {
    if (endsAt === 'city') {
      gates += ends;
      if (cities.length === 1) build('c0', ends);
    } else if (!tunnel) build(endsAt ?? `r${i}`, ends);
  });
  const fields = new Map<string, number[]>();
  for (let half = 0; half < 8; half++) {
    if ('CA'.includes(edges.charAt(half >> 1))) continue;
    const passed = SIDES.slice(0, (half + 1) >> 1);
    const gap = (wall: string) => [...wall].filter((side) => passed.includes(side)).length % wall.length;
    const key = Object.values(walls).map(gap).join();
    fields.set(key, [...(fields.get(key) ?? []), half]);
  }
  const touches = (half: number, city: number) =>
    cities[city]?.edges.includes(SIDES.charAt(((half + (half & 1 ? 1 : -1)) >> 1) & 3)) ||
    (city === 0 && gates.includes(SIDES.charAt(half >> 1)));
  return [...fields.values()].map((half) => ({
    half,
    cities: [...cities.keys()].filter((city) => half.some((one) => touches(one, city))),
  }));
}
