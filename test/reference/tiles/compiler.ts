/**
 * A printed tile → the tile kind that it is in a game, by the rules alone: what the compiler of src/rules must find too. It is
 * written for plainness, looks at every rotation by turning the whole tile, and keeps nothing.
 */
import type { PlainTile } from './plain-tile.js';

/** Families of rules that act on the tile; where one does not, its signs are drawing (BASE-73 for gardens). */
export interface Acting {
  readonly inns: boolean;
  readonly traders: boolean;
  readonly ferries: boolean;
  readonly labyrinth: boolean;
  readonly germanCathedrals: boolean;
  readonly mageWitch: boolean;
  readonly leipzig: boolean;
  readonly flying: boolean;
  readonly portal: boolean;
  readonly gardens: boolean;
}
export interface PlainSegment {
  readonly kind: string;
  readonly index: number;
  readonly sides: readonly number[];
  readonly halves: readonly number[];
  readonly coats: number;
  readonly inn: boolean;
  readonly cathedral: boolean;
  readonly goods: string | null;
  readonly cities: readonly number[];
  readonly jetty: boolean;
  readonly labyrinth: boolean;
}
export interface PlainKind {
  readonly id: string;
  readonly edges: string;
  readonly segments: readonly PlainSegment[];
  readonly distinct: number;
  readonly stage: number;
  readonly lake: boolean;
  readonly magic: boolean;
  readonly portal: boolean;
  readonly flight: number;
  readonly abbey: boolean;
  readonly germanCathedral: boolean;
  readonly gates: readonly number[];
  readonly splitSides: readonly number[];
  readonly wagonGroups: readonly (readonly number[])[];
}

/** Flight directions by their number (FLY-1). */
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const NOTHING = {
  sides: [],
  halves: [],
  coats: 0,
  inn: false,
  cathedral: false,
  goods: null,
  cities: [],
  jetty: false,
  labyrinth: false,
};

/** Slots are roads, cities, fields, then monastery, garden and German cathedral. */
export function plainKind(tile: PlainTile, acting: Acting): PlainKind {
  const { id, edges, features } = tile;
  const segments: PlainSegment[] = [];
  /** Slot of a part by its name, `r0`. */
  const slotOf = new Map<string, number>();
  const put = (letter: string, segment: PlainSegment): void => {
    slotOf.set(letter, segments.length);
    segments.push(segment);
  };
  for (const [index, road] of tile.roads.entries()) {
    const jetty = acting.ferries && features.has('lake') && road.stop === 'lake'; // FER-4
    const labyrinth = acting.labyrinth && road.branch === 'labyrinth'; // LAB-3
    put(`r${index}`, { ...NOTHING, kind: 'road', index, sides: road.sides, inn: acting.inns && road.inn, jetty, labyrinth });
  }
  for (const [index, { sides, coats, cathedral, goods }] of tile.cities.entries()) {
    const own = { coats, cathedral: acting.inns && cathedral, goods: acting.traders ? goods : null };
    put(`c${index}`, { ...NOTHING, kind: 'city', index, sides, ...own });
  }
  for (const [index, { halves, cities }] of tile.fields.entries())
    put(`f${index}`, {
      ...NOTHING,
      kind: 'field',
      index,
      halves,
      cities: cities.map((city) => slotOf.get(`c${city}`) as number),
    });
  if (tile.monastery) put('m', { ...NOTHING, kind: 'monastery', index: 0 });
  if (tile.garden && acting.gardens) put('g', { ...NOTHING, kind: 'garden', index: 0 });
  if (features.has('germanCathedral') && acting.germanCathedrals) put('k', { ...NOTHING, kind: 'cathedral', index: 0 });
  const slots = (parts: readonly string[]): number[] =>
    parts.flatMap((part) => slotOf.get(part.replace(/^([mgk])0$/, '$1')) ?? []).sort((a, b) => a - b);
  const kind = {
    id,
    edges,
    segments,
    stage: stageOf(tile),
    lake: acting.ferries && features.has('lake'),
    magic: acting.mageWitch && features.has('mageWitch'),
    portal: acting.portal && features.has('portal'),
    flight: acting.flying ? COMPASS.indexOf(features.get('flyingMachine') ?? '') : -1,
    abbey: features.has('abbey'),
    germanCathedral: acting.germanCathedrals && features.has('germanCathedral'),
    gates: acting.leipzig ? slots((features.get('leipzigGate') ?? '').split(' ')) : [],
    splitSides: tile.split,
    wagonGroups: tile.touching.map(slots).filter((group) => group.length > 1),
  };
  return { ...kind, distinct: distinctTurns(kind, tile, acting) };
}

/** RIV-1: spring and lake, where the river ends, are drawn apart from its other tiles. */
function stageOf({ rivers }: PlainTile): number {
  if (rivers.length === 0) return 0;
  return rivers.some(({ sides }) => sides.length === 1) ? 2 : 1;
}

export const turnedSide = (side: number, turns: number): number => (side + turns) % 4;
export const turnedHalf = (half: number, turns: number): number => (half + 2 * turns) % 8;
export const turnedEdges = (edges: string, turns: number): string =>
  [0, 1, 2, 3].map((side) => edges.charAt((side - turns + 4) % 4)).join('');

/** What a segment is after some quarter turns, without its number. */
export function turnedSegment({ sides, halves, ...rest }: PlainSegment, turns: number): PlainSegment {
  return {
    ...rest,
    sides: sides.map((side) => turnedSide(side, turns)).sort((a, b) => a - b),
    halves: halves.map((half) => turnedHalf(half, turns)).sort((a, b) => a - b),
  };
}

/**
 * BASE-12: the fewest quarter turns, of 1, 2 and 4, after which nobody could tell the tile from what it was. Everything that
 * acts counts: parts and what they bear, what touches what, signs that point somewhere.
 */
function distinctTurns(kind: Omit<PlainKind, 'distinct'>, tile: PlainTile, acting: Acting): number {
  const seen = (turns: number): string => {
    const faces = kind.segments.map((segment, slot) => {
      const { index: _, cities: _cities, ...face } = turnedSegment(segment, turns);
      const road = segment.kind === 'road' ? tile.roads[segment.index] : undefined;
      // LEIP-2: roads go on to Leipzig from its gates and over villages at crossings
      const chain = acting.leipzig && road ? [kind.gates.includes(slot), road.stop === 'crossing'] : [];
      return JSON.stringify([face, chain]);
    });
    const bunch = (group: readonly number[]): string =>
      group
        .map((slot) => faces[slot])
        .sort()
        .join();
    return JSON.stringify([
      turnedEdges(kind.edges, turns),
      kind.flight < 0 ? -1 : (kind.flight + 2 * turns) % 8,
      kind.splitSides.map((side) => turnedSide(side, turns)).sort(),
      kind.segments.map(({ cities }, slot) => `${faces[slot]} beside ${bunch(cities)}`).sort(),
      kind.wagonGroups.map(bunch).sort(),
    ]);
  };
  if (seen(1) === seen(0)) return 1;
  return seen(2) === seen(0) ? 2 : 4;
}
