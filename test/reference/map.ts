/** What the model knows of a map: the file and the options, read anew (FMT-*). Nothing is shared with the engine's own reading. */
import type { MapConfig, MapFile, MapSquare } from '../../src/map-types.js';
import { MAPS } from '../../src/maps/library.js';
import type { Rules, Segment, TileKind } from '../../src/types.js';
import type { Square } from './board.js';

const LETTERS = 'NESW';
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Border {
  readonly square: readonly [number, number];
  readonly side: string;
}
/** Where a road that leaves over a border side arrives. */
type End = Square & { readonly side: number };

const squareName = ({ x, y }: Square): number => (y + 1024) * 4096 + x + 1024;
const sideName = (square: Square, side: number): number => squareName(square) * 4 + side;
const endName = ({ square, side }: Border): number => sideName(toSquare(square), LETTERS.indexOf(side));

export class ModelMap {
  /** The file's lists by square and side: a file never changes. */
  readonly #kinds: readonly (readonly string[])[];
  readonly #details: ReadonlyMap<number, MapSquare>;
  readonly #borders: ReadonlyMap<number, NonNullable<MapFile['borderFeatures']>[number]>;
  readonly #routes: ReadonlyMap<number, { readonly far: End; readonly feature?: string | null }>;

  constructor(
    readonly file: MapFile,
    readonly options: MapConfig,
  ) {
    // of two entries for one place the first counts
    const first = <T>(entries: readonly (readonly [number, T])[]) => new Map([...entries].reverse());
    const end = ({ square, side }: Border): End => ({ ...toSquare(square), side: LETTERS.indexOf(side) });
    this.#kinds = file.grid.map((line) => [...line].map((char) => (file.legend[char] ?? 'void').split(/[^A-Za-z]/)[0] ?? 'void'));
    this.#details = first(
      (file.squares ?? []).map((square) => [squareName(toSquare([square.row, square.col])), square] as const),
    );
    this.#borders = first((file.borderFeatures ?? []).map((one) => [endName(one), one] as const));
    this.#routes = first(
      (file.ferryRoutes ?? []).flatMap(({ a, b, feature }) => [
        [endName(a), { far: end(b), feature }] as const,
        [endName(b), { far: end(a), feature }] as const,
      ]),
    );
  }

  static of(rules: Rules): ModelMap | null {
    const { map } = rules.config;
    if (!map) return null;
    const file = map.file ?? MAPS[map.id];
    if (!file) throw new Error(`no map ${map.id}`);
    return new ModelMap(file, map);
  }

  /** First word of the legend for the square's character: the file's squares count from 1, the game's from 0. */
  kind({ x, y }: Square): string {
    return this.#kinds[y]?.[x] ?? 'void';
  }
  /** A square that holds a tile some time or always. */
  exists(square: Square): boolean {
    const kind = this.kind(square);
    return kind !== 'void' && kind !== 'blocked';
  }
  detail(square: Square): MapSquare | undefined {
    return this.#details.get(squareName(square));
  }
  squares(): Square[] {
    return this.file.grid.flatMap((line, y) => [...line].map((_, x) => ({ x, y })));
  }
  isBorder({ x, y }: Square, side: number): boolean {
    const [dx, dy] = STEP[side] as readonly [number, number];
    return this.exists({ x, y }) && !this.exists({ x: x + dx, y: y + dy });
  }
  /** R or C printed at a border side, '' for a neutral one (MAP-12, 13, 20). */
  printedAt(square: Square, side: number): string {
    const name = sideName(square, side);
    const feature = this.#borders.get(name);
    if (feature) return feature.feature === 'road' ? 'R' : 'C';
    return this.#routes.get(name)?.feature === 'road' ? 'R' : '';
  }
  /** Coats of arms at a border side that count for a city (MAP-15). */
  borderCoats(square: Square, side: number): number {
    const feature = this.#borders.get(sideName(square, side));
    return this.options.borderCoatsOfArms === 2 && feature?.feature === 'city' ? (feature.coatsOfArms ?? 0) : 0;
  }
  /** Squares at the other ends of the ferry routes of a square. */
  overWater(square: Square): Square[] {
    return (this.file.ferryRoutes ?? []).flatMap(({ a, b }) => [
      ...(at(a.square, square) ? [toSquare(b.square)] : []),
      ...(at(b.square, square) ? [toSquare(a.square)] : []),
    ]);
  }
  /** The end where a road that leaves over this side arrives, if roads go on over the water (MAP-20). */
  roadOver(square: Square, side: number): End | undefined {
    return this.options.ferryRoute === 'roadContinues' ? this.#routes.get(sideName(square, side))?.far : undefined;
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
    const color =
      detail?.band ?? this.file.bands?.find(({ fromRow, toRow }) => square.y + 1 >= fromRow && square.y + 1 <= toRow)?.color;
    return this.file.chips?.colors.indexOf(color ?? '') ?? -1;
  }
}

const at = ([row, col]: readonly [number, number], { x, y }: Square): boolean => row === y + 1 && col === x + 1;
const toSquare = ([row, col]: readonly [number, number]): Square => ({ x: col - 1, y: row - 1 });

/** A printed square as a tile in rotation 0: roads, cities, fields (FMT-3). */
function printedKind({ row, col, printed }: MapSquare): TileKind {
  if (!printed) throw new Error(`nothing printed at ${row},${col}`);
  const bare = {
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
      fields.push({
        ...bare,
        kind: 'field',
        index: fields.length,
        halves: [...part.halfEdges],
        cities: part.touchesCity ? citySlots : [],
      });
    }
  }
  const id = `printed ${row},${col}`;
  return {
    id,
    set: 'map',
    edges: printed.edges,
    segments: [...roads, ...cities, ...fields],
    copies: 0,
    distinct: 1,
    stage: 0,
    lake: false,
    magic: false,
    portal: false,
    flight: -1,
    abbey: false,
    germanCathedral: false,
    gates: [],
    printed: true,
    splitSides: [],
    wagonGroups: gates,
    verified: true,
    source: { id, edges: printed.edges, cities: [], roads: [], fields: [] },
  };
}
