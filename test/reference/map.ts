/** What the model knows of a map: the file and the options, read anew (MAPS.md). Nothing is shared with the engine's own reading. */
import type { MapConfig, MapFile, MapSquare } from '../../src/map-types.js';
import { MAPS } from '../../src/maps/library.js';
import type { Rules, Segment, TileKind } from '../../src/types.js';
import type { Square } from './board.js';

const LETTERS = 'NESW';
const STEP = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export class ModelMap {
  constructor(readonly file: MapFile, readonly options: MapConfig) {}

  static of(rules: Rules): ModelMap | null {
    const { map } = rules.config;
    if (!map) return null;
    const file = map.file ?? MAPS[map.id];
    if (!file) throw new Error(`no map ${map.id}`);
    return new ModelMap(file, map);
  }

  /** First word of the legend for the square's character: the file's squares count from 1, the game's from 0. */
  kind({ x, y }: Square): string {
    const char = this.file.grid[y]?.[x];
    return char === undefined ? 'void' : (this.file.legend[char] ?? 'void').split(/[^A-Za-z]/)[0] ?? 'void';
  }
  /** A square that holds a tile some time or always. */
  exists(square: Square): boolean {
    return !['void', 'blocked'].includes(this.kind(square));
  }
  detail({ x, y }: Square): MapSquare | undefined {
    return this.file.squares?.find((square) => square.col === x + 1 && square.row === y + 1);
  }
  squares(): Square[] {
    return this.file.grid.flatMap((line, y) => [...line].map((_, x) => ({ x, y })));
  }
  isBorder({ x, y }: Square, side: number): boolean {
    const [dx, dy] = STEP[side] as readonly [number, number];
    return this.exists({ x, y }) && !this.exists({ x: x + dx, y: y + dy });
  }
  private feature(square: Square, side: number) {
    return this.file.borderFeatures?.find((one) => at(one.square, square) && one.side === LETTERS.charAt(side));
  }
  /** R or C printed at a border side, '' for a neutral one (MAP-12, 13, 20). */
  printedAt(square: Square, side: number): string {
    const feature = this.feature(square, side);
    if (feature) return feature.feature === 'road' ? 'R' : 'C';
    const road = (this.file.ferryRoutes ?? []).some((route) => route.feature === 'road' && [route.a, route.b].some((end) => at(end.square, square) && end.side === LETTERS.charAt(side)));
    return road ? 'R' : '';
  }
  /** Coats of arms at a border side that count for a city (MAP-15). */
  borderCoats(square: Square, side: number): number {
    const feature = this.feature(square, side);
    return this.options.borderCoatsOfArms === 2 && feature?.feature === 'city' ? feature.coatsOfArms ?? 0 : 0;
  }
  /** Squares at the other ends of the ferry routes of a square. */
  overWater(square: Square): Square[] {
    return (this.file.ferryRoutes ?? []).flatMap(({ a, b }) => [...(at(a.square, square) ? [toSquare(b.square)] : []), ...(at(b.square, square) ? [toSquare(a.square)] : [])]);
  }
  /** The end where a road that leaves over this side arrives, if roads go on over the water (MAP-20). */
  roadOver(square: Square, side: number): (Square & { side: number }) | undefined {
    if (this.options.ferryRoute !== 'roadContinues') return undefined;
    for (const { a, b } of this.file.ferryRoutes ?? []) {
      for (const [one, other] of [[a, b], [b, a]] as const) {
        if (at(one.square, square) && one.side === LETTERS.charAt(side)) return { ...toSquare(other.square), side: LETTERS.indexOf(other.side) };
      }
    }
    return undefined;
  }
  /** Squares of the large cities, city by city. */
  cities(): Square[][] {
    return (this.file.largeCities ?? []).map(({ squares }) => squares.map(toSquare));
  }
  printedTiles(): { square: Square; kind: TileKind }[] {
    return this.squares().flatMap((square) => {
      const kind = this.detail(square)?.printed ? printedKind(this.detail(square) as MapSquare) : undefined;
      return kind ? [{ square, kind }] : [];
    });
  }
  /** Colour of the rows of a square, -1 outside all (CHIP-11, 12). */
  band(square: Square): number {
    const detail = this.detail(square);
    if (detail?.band === null || this.kind(square) === 'island') return -1;
    const color = detail?.band ?? this.file.bands?.find(({ fromRow, toRow }) => square.y + 1 >= fromRow && square.y + 1 <= toRow)?.color;
    return this.file.chips?.colors.indexOf(color ?? '') ?? -1;
  }
}

const at = ([row, col]: readonly [number, number], { x, y }: Square): boolean => row === y + 1 && col === x + 1;
const toSquare = ([row, col]: readonly [number, number]): Square => ({ x: col - 1, y: row - 1 });

/** A printed square as a tile in rotation 0: roads, cities, fields (FMT-3). */
function printedKind({ row, col, printed }: MapSquare): TileKind {
  if (!printed) throw new Error(`nothing printed at ${row},${col}`);
  const bare = { sides: [], halves: [], coats: 0, inn: false, cathedral: false, goods: null, cities: [], jetty: false, labyrinth: false };
  const sides = (letters: readonly string[]) => letters.map((letter) => LETTERS.indexOf(letter)).sort();
  const roads: Segment[] = [];
  const cities: Segment[] = [];
  const fields: Segment[] = [];
  const roadCount = printed.segments.filter((part) => part.type === 'road').length;
  const citySlots = printed.segments.filter((part) => part.type === 'city').map((_, i) => roadCount + i);
  const gates: number[][] = [];
  for (const part of printed.segments) {
    if (part.type === 'road') {
      if (part.endsAtCity && citySlots[0] !== undefined) gates.push([roads.length, citySlots[0]]);
      roads.push({ ...bare, kind: 'road', index: roads.length, sides: sides(part.sides) });
    } else if (part.type === 'city') {
      cities.push({ ...bare, kind: 'city', index: cities.length, sides: sides(part.sides), coats: part.coatsOfArms ?? 0 });
    } else {
      fields.push({ ...bare, kind: 'field', index: fields.length, halves: [...part.halfEdges], cities: part.touchesCity ? citySlots : [] });
    }
  }
  const id = `printed ${row},${col}`;
  return {
    id, set: 'map', edges: printed.edges, segments: [...roads, ...cities, ...fields], copies: 0, distinct: 1, stage: 0, lake: false, magic: false, portal: false,
    flight: -1, abbey: false, germanCathedral: false, gates: [], printed: true, splitSides: [], wagonGroups: gates, verified: true,
    source: { id, edges: printed.edges, cities: [], roads: [], fields: [] },
  };
}
