/** A printed tile as the second compiler knows it. Sides N E S W are 0 to 3, half-edges 0 to 7 clockwise from the west half of N. */
import type { TileDefinition } from '../../../src/types.js';

export const SIDES = 'NESW';

export interface PlainField {
  readonly halves: number[];
  /** Indexes of cities. */
  readonly cities: number[];
}
export interface PlainTile {
  readonly id: string;
  readonly edges: string;
  readonly cities: {
    readonly sides: number[];
    readonly coats: number;
    readonly cathedral: boolean;
    readonly goods: string | null;
  }[];
  readonly roads: {
    readonly sides: number[];
    readonly inn: boolean;
    readonly stop: string | undefined;
    readonly branch: string | undefined;
    readonly tunnel: boolean;
  }[];
  readonly rivers: { readonly sides: number[] }[];
  readonly fields: readonly PlainField[];
  readonly monastery: boolean;
  readonly garden: boolean;
  /** Signs and decoration by name, `true` or a word. */
  readonly features: ReadonlyMap<string, string>;
  /** Parts that touch each other, named `r0`, `c1`, `m`. */
  readonly touching: readonly (readonly string[])[];
  /** Sides without road, river or city whose halves belong to two fields. */
  readonly split: readonly number[];
}

const numbers = (letters: string): number[] => [...letters].map((letter) => SIDES.indexOf(letter)).sort((a, b) => a - b);

/** A tile of an own making, read without a check. */
export function plainTile(given: TileDefinition): PlainTile {
  return {
    id: given.id,
    edges: given.edges,
    cities: given.cities.map(({ edges, pennants, cathedral, goods }) => ({
      sides: numbers(edges),
      coats: pennants,
      cathedral: cathedral ?? false,
      goods: goods ?? null,
    })),
    roads: given.roads.map(({ ends, inn, endsAt, branch, tunnel }) => ({
      sides: numbers(ends),
      inn: inn ?? false,
      stop: endsAt,
      branch,
      tunnel: tunnel ?? false,
    })),
    rivers: (given.rivers ?? []).map(({ ends }) => ({ sides: numbers(ends) })),
    fields: given.fields.map(({ half, cities }) => ({ halves: [...half], cities: [...cities] })),
    monastery: given.monastery ?? false,
    garden: given.garden ?? false,
    features: new Map(Object.entries(given.features ?? {}).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
    touching: given.wagon ?? [],
    split: numbers(given.splitSides ?? ''),
  };
}
