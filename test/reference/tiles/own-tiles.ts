/** Own tiles drawn at random, from plain fields to the strangest that `readTile` takes. */
import { readTile } from '../../../src/rules/index.js';
import type { TileDefinition } from '../../../src/types.js';
import { drawnFields } from './drawn.js';
import { plainTile, SIDES } from './plain-tile.js';

/** A whole number from 0 to below n. */
type Below = (n: number) => number;
type Stop = NonNullable<TileDefinition['roads'][number]['endsAt']>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const one = <T>(below: Below, ...list: readonly T[]): T => list[below(list.length)] as T;
const maybe = <T extends object>(below: Below, part: T): T | Record<string, never> => (below(2) ? part : {});

/** The letters of some sides, put into groups at random. */
function groups(below: Below, letters: string, together: number): string[] {
  const out: string[] = [];
  for (const letter of letters) {
    const at = below(together + 1) > 0 ? below(out.length + 1) : out.length;
    out[at] = `${out[at] ?? ''}${letter}`;
  }
  return out;
}

/** @returns a tile as somebody might write it; not all are right */
function drawn(below: Below, id: string, sides: string): Mutable<TileDefinition> {
  const edges = Array.from({ length: 4 }, () => sides.charAt(below(sides.length))).join('');
  const having = (sort: string): string => [...SIDES].filter((_, side) => edges.charAt(side) === sort).join('');
  const lake = below(4) === 0;
  const german = below(4) === 0;
  const monastery = below(4) === 0;
  const stops: Stop[] = ['crossing', 'crossing', 'city', 'other'];
  if (lake) stops.push('lake', 'lake');
  if (german) stops.push('cathedral');
  if (monastery) stops.push('monastery');
  const stop = one(below, ...stops);
  const roads = groups(below, having('R'), 1).map((ends) => ({
    ends,
    ...maybe(below, { inn: true }),
    ...(ends.length === 1 ? maybe(below, { endsAt: below(3) ? stop : one(below, ...stops) }) : {}),
    ...(ends.length > 2 ? { branch: one(below, 'roundabout' as const, 'labyrinth' as const, 'fork' as const) } : {}),
  }));
  const cities = groups(below, having('C'), 2).map((reached) => ({
    edges: reached,
    pennants: one(below, 0, 0, 1, 2, 7),
    ...maybe(below, { cathedral: true }),
    ...maybe(below, { goods: one(below, 'wine' as const, 'grain' as const, 'cloth' as const) }),
  }));
  const rivers = (having('W') === '' ? [] : [having('W')]).map((ends) => ({ ends }));
  const tile: Mutable<TileDefinition> = {
    id,
    edges,
    cities,
    roads,
    ...(rivers.length > 0 ? { rivers } : {}),
    fields: [],
    ...(monastery ? { monastery } : {}),
    ...maybe(below, { garden: true }),
    features: {
      ...(lake ? { lake } : {}),
      ...(german ? { germanCathedral: true } : {}),
      ...maybe(below, { mageWitch: true }),
      ...maybe(below, { portal: true }),
      ...maybe(below, { flyingMachine: one(below, 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW') }),
      ...maybe(below, { well: true }),
      ...(roads.length > 0 && below(2) ? { leipzigGate: `r${below(roads.length)}` } : {}),
    },
  };
  return { ...tile, ...fieldsOf(below, tile), ...maybe(below, { wagon: touching(below, tile) }) };
}
/** Fields as they are on a drawing, now and then one of them cut in two on a side, or one more that is enclosed. */
function fieldsOf(below: Below, tile: TileDefinition): Partial<TileDefinition> {
  const fields = drawnFields(plainTile(tile)).map(({ halves, cities }) => ({ half: halves, cities }));
  if (fields.length === 1 && fields[0]?.half.length === 8 && below(2)) {
    const turn = below(2);
    const part = (from: number): { half: number[]; cities: number[] } => ({
      half: [0, 1, 2, 3].map((i) => (from + i) % 8).sort((a, b) => a - b),
      cities: [],
    });
    return { fields: [part(1 + 2 * turn), part(5 + 2 * turn)], splitSides: turn ? 'EW' : 'NS' };
  }
  const touched = tile.cities.flatMap((_, i) => (below(2) ? [i] : []));
  return { fields: below(6) ? fields : [...fields, { half: [], cities: touched, inner: true as const }] };
}
function touching(below: Below, { roads, cities, monastery, garden }: TileDefinition): string[][] {
  const parts = [
    ...roads.map((_, i) => `r${i}`),
    ...cities.map((_, i) => `c${i}`),
    ...(monastery ? ['m'] : []),
    ...(garden ? ['g'] : []),
  ];
  const some = (): string[] => parts.filter(() => below(2));
  return [some(), some()].filter((group) => group.length > 1);
}

/** Tiles that are taken, in the order of their seeds. What is refused is passed over; one in two is taken. */
export function ownTiles(below: Below, count: number, sides = 'CCFFRR'): TileDefinition[] {
  const tiles: TileDefinition[] = [];
  for (let tries = 0; tiles.length < count; tries++) {
    if (tries > 50 * count) throw new Error('too few tiles are taken');
    try {
      const tile = readTile(drawn(below, `own-${tiles.length}`, sides));
      if (tile.rivers?.every(({ ends }) => ends.length > 1) !== false) tiles.push(tile); // own rivers go on (RIV-1)
    } catch {
      // not a tile
    }
  }
  return tiles;
}
