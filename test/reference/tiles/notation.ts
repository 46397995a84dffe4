/**
 * The catalogue's text read a second time, by what src/catalogue/tiles.ts says of its notation and by nothing of the reader there:
 * fields are found on a drawing of the tile (./drawn.ts).
 */
import { drawnFields } from './drawn.js';
import { SIDES, type PlainField, type PlainTile } from './plain-tile.js';

/** A tile of a set with the copies that the editions C1, C2 and C3 print. */
export interface PlainEntry {
  readonly set: string;
  readonly tile: PlainTile;
  readonly copies: readonly number[];
  /** Copies on the table at the start. */
  readonly start: number;
}
export interface PlainSet {
  readonly id: string;
  readonly published: readonly number[];
  readonly entries: readonly PlainEntry[];
}

const STOPS: Readonly<Record<string, string>> = { x: 'crossing', s: 'lake', k: 'cathedral', v: 'volcano', o: 'other' };
const BRANCHES: Readonly<Record<string, string>> = { r: 'roundabout', l: 'labyrinth', f: 'fork' };
const GOODS: Readonly<Record<string, string>> = { w: 'wine', g: 'grain', c: 'cloth' };
/** Parts that need not be said again when the name says them. */
const IN_NAMES = ['mon', 'garden', 'dragon', 'portal', 'volcano'];

export function readNotation(text: string): PlainSet[] {
  const sets: { id: string; published: number[]; entries: PlainEntry[]; prefix: string; more: string[] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const words = line.split(' ');
    if (words[0] === '=') {
      const [, id = '', prefix = '', c1, c2, c3, ...more] = words;
      sets.push({ id, prefix, published: [c1, c2, c3].map(Number), entries: [], more });
      continue;
    }
    const set = sets.at(-1);
    if (!set) throw new Error(`a tile before any set: ${line}`);
    const [name = '', ...parts] = words;
    const twin = parts.find((part) => /^g\d+$/.test(part));
    const own = [...parts.filter((part) => part !== twin), ...set.more];
    set.entries.push(entryOf(set, name, own));
    if (twin)
      set.entries.push(
        entryOf(set, `${name}-garden`, [...own.filter((part) => !isCount(part)), twin.slice(1), sidesOf(name, own)]),
      );
  }
  return sets;
}

const isCount = (word: string): boolean => /^\d{3,4}$/.test(word);
const isEdges = (word: string): boolean => /^[CFRWA]{4}$/.test(word);
const sidesOf = (name: string, words: readonly string[]): string => words.find(isEdges) ?? name.slice(0, 4);

function entryOf(
  { id, prefix, published }: { id: string; prefix: string; published: readonly number[] },
  name: string,
  words: readonly string[],
): PlainEntry {
  const count = words.find(isCount);
  const digits = [...(count ?? '')].map(Number);
  return {
    set: id,
    tile: tileOf(`${prefix}-${name}`, sidesOf(name, words), [
      ...words.filter((word) => !isCount(word) && !isEdges(word)),
      ...said(name),
    ]),
    copies: count ? digits.slice(0, 3) : published.map((tiles) => Math.min(1, tiles)),
    start: digits[3] ?? 0,
  };
}
const said = (name: string): string[] => name.split('-').filter((part) => IN_NAMES.includes(part));

function tileOf(id: string, edges: string, words: readonly string[]): PlainTile {
  const tile = {
    id,
    edges,
    cities: [] as PlainTile['cities'],
    roads: [] as { sides: number[]; inn: boolean; stop: string | undefined; branch: string | undefined; tunnel: boolean }[],
    rivers: [] as PlainTile['rivers'],
    fields: [] as readonly PlainField[],
    monastery: words.includes('mon'),
    garden: words.includes('garden'),
    features: new Map<string, string>(),
    touching: [] as string[][],
    split: [] as number[],
  };
  const taken = new Set<number>();
  const line = (letters: string, signs: readonly string[]): void => {
    const sides = [...letters].map((letter) => SIDES.indexOf(letter)).sort((a, b) => a - b);
    for (const side of sides) taken.add(side);
    const one = <T>(table: Readonly<Record<string, T>>): T | undefined =>
      signs.map((sign) => table[sign]).find((word) => word !== undefined);
    const sort = edges.charAt(sides[0] as number);
    if (sort === 'C')
      tile.cities.push({ sides, coats: one({ 1: 1, 2: 2 }) ?? 0, cathedral: signs.includes('^'), goods: one(GOODS) ?? null });
    else if (sort === 'R')
      tile.roads.push({ sides, inn: signs.includes('*'), stop: one(STOPS), branch: one(BRANCHES), tunnel: signs.includes('_') });
    else if (sort === 'W') tile.rivers.push({ sides });
  };
  for (const word of words) {
    const found = /^([NESW]+)(.*)$/.exec(word);
    if (found) line(found[1] as string, [...(found[2] as string)]);
  }
  for (let side = 0; side < 4; side++) if (!taken.has(side)) line(SIDES.charAt(side), []);
  // A road with one end ends somewhere: at the monastery, one or two of them at the city, else at a crossing.
  const entering = tile.roads.filter(({ sides }) => sides.length === 1);
  for (const road of entering) {
    if (tile.monastery) road.stop ??= 'monastery';
    else if (tile.cities.length > 0 && entering.length <= 2) road.stop ??= 'city';
    else road.stop ??= 'crossing';
  }
  const groups = words.filter((word) => word.startsWith('&')).map((word) => partsIn(word.slice(1)));
  tile.touching = groups.length > 0 ? groups.filter((group) => group.length > 1) : usualTouching(tile);
  tile.split = [...(words.find((word) => word.startsWith('|')) ?? '').slice(1)].map((letter) => SIDES.indexOf(letter));
  for (const word of words) {
    if (/^[NESW&#|/]|^(mon|garden|\?)$/.test(word)) continue;
    const [name = '', value = 'true'] = word.split('=');
    if (!/^[a-zA-Z]+$/.test(name)) throw new Error(`${id}: the notation has no word ${word}`);
    tile.features.set(name, value);
  }
  const drawn = words.find((word) => word.startsWith('/'));
  tile.fields = drawn === undefined ? drawnFields(tile) : givenFields(drawn);
  return tile;
}
/** `r0m` is r0 and m. */
const partsIn = (text: string): string[] => [...text.matchAll(/[a-z]\d?/g)].map(([part]) => part);

function givenFields(word: string): PlainField[] {
  return word
    .slice(1)
    .split('/')
    .map((field) => {
      const [halves = '', cities = ''] = field.split('.');
      return { halves: [...halves].map(Number), cities: [...cities].map(Number) };
    });
}

/** ABB-25: roads that meet at a crossing touch each other; a road touches the monastery or the one city where it ends. */
function usualTouching({ roads, cities }: Pick<PlainTile, 'roads' | 'cities'>): string[][] {
  const ending = (stop: string): string[] => roads.flatMap((road, i) => (road.stop === stop ? [`r${i}`] : []));
  const pairs = roads.flatMap(({ stop }, i) => {
    if (stop === 'monastery') return [['m', `r${i}`]];
    return stop === 'city' && cities.length === 1 ? [['c0', `r${i}`]] : [];
  });
  return [ending('crossing'), ...pairs].filter((group) => group.length > 1);
}
