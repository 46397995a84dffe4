/** The placed tiles and what meets on their sides. Nothing outlives a change of the board but the tiles themselves. */
import type { Pair, Segment, TileKind } from '../../src/types.js';
import { Found } from './found.js';
import type { ModelMap } from './map.js';
import { turnedKind } from './turned.js';
import type { Turned } from './turned.js';

/** One segment on the board; `slot` is its place in `TileKind.segments`. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A segment that lies on the board, with all that a flood asks of it. */
export interface Member extends Spot {
  /** As `spotKey` gives; ascending by x, y, slot. */
  readonly key: number;
  readonly tile: Placed;
  readonly segment: Segment;
}

export class Placed implements Square {
  readonly x: number;
  readonly y: number;
  readonly turned: Turned;
  /** One for each segment. */
  readonly spots: readonly Member[];
  #ferry: Pair | null = null;

  /** `changed` is called whenever the ferry is laid or pivoted. */
  constructor(
    { x, y }: Square,
    readonly kind: TileKind,
    readonly rotation: number,
    private readonly changed: () => void,
  ) {
    this.x = x;
    this.y = y;
    this.turned = turnedKind(kind, rotation);
    this.spots = kind.segments.map((segment, slot) => ({ x, y, slot, key: spotKey({ x, y, slot }), tile: this, segment }));
  }

  /** Pair of sides the ferry joins, board orientation; null without ferry. */
  get ferry(): Pair | null {
    return this.#ferry;
  }
  set ferry(pair: Pair | null) {
    this.#ferry = pair;
    this.changed();
  }
}

export const SIDES = [0, 1, 2, 3] as const;
const STEP_X = [0, 1, 0, -1];
const STEP_Y = [-1, 0, 1, 0];
const LETTERS = 'NESW';

/** Directions 0..7 clockwise from north, as flights and the squares around a monastery use them. */
export const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

const keyOf = (x: number, y: number): number => (x + 1024) * 4096 + (y + 1024);
export const spotKey = (spot: Spot): number => keyOf(spot.x, spot.y) * 16 + spot.slot;
export const squareKey = (square: Square): number => keyOf(square.x, square.y);
export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;
export const opposite = (side: number): number => (side + 2) % 4;
export const sideLetter = (side: number): string => LETTERS.charAt(side);
export const sideOf = (letter: string): number => LETTERS.indexOf(letter);

/** The half-edge that a half-edge meets across the shared side. */
export function facingHalf(half: number): number {
  const northOrSouth = half === 0 || half === 1 || half === 4 || half === 5;
  return northOrSouth ? 5 - half : 9 - half;
}

export class Board {
  readonly #squares = new Map<number, Placed>();
  /** Printed squares of a map; they are never covered. */
  readonly #printed = new Map<number, Placed>();
  /** Both. */
  readonly #all = new Map<number, Placed>();
  #found = new Found();

  constructor(readonly map: ModelMap | null = null) {
    for (const { square, kind } of map?.printedTiles() ?? []) {
      const tile = new Placed(square, kind, 0, this.#forget);
      this.#printed.set(squareKey(square), tile);
      this.#all.set(squareKey(square), tile);
    }
  }

  /** What was found out about the board since it last changed. */
  get found(): Found {
    return this.#found;
  }
  readonly #forget = (): void => {
    this.#found = new Found();
  };

  /** In the order of placing. */
  tiles(): Placed[] {
    return [...this.#squares.values()];
  }

  /** Placed tiles and printed squares. */
  all(): Placed[] {
    return [...this.#printed.values(), ...this.#squares.values()];
  }

  isPrinted(square: Square): boolean {
    return this.#printed.has(squareKey(square));
  }

  at(x: number, y: number): Placed | undefined {
    return this.#all.get(keyOf(x, y));
  }

  /** A side where no tile can ever lie beyond: the border of a map (MAP-12). */
  isBorder(square: Square, side: number): boolean {
    return this.map?.isBorder(square, side) ?? false;
  }

  put(kind: TileKind, x: number, y: number, rotation: number): void {
    if (this.at(x, y)) throw new Error(`square ${x},${y} is taken`);
    if (this.map && !this.map.exists({ x, y })) throw new Error(`no square ${x},${y} on the map`);
    const tile = new Placed({ x, y }, kind, rotation, this.#forget);
    this.#squares.set(keyOf(x, y), tile);
    this.#all.set(keyOf(x, y), tile);
    this.#forget();
  }

  /** The neighbour square on a side, placed or not. */
  beside(square: Square, side: number): Square {
    return { x: square.x + (STEP_X[side] ?? 0), y: square.y + (STEP_Y[side] ?? 0) };
  }

  neighbour(square: Square, side: number): Placed | undefined {
    return this.at(square.x + (STEP_X[side] ?? 0), square.y + (STEP_Y[side] ?? 0));
  }

  /** How many of the 8 squares around hold tiles. */
  countAround(square: Square): number {
    return AROUND.filter(([dx, dy]) => this.at(square.x + dx, square.y + dy)).length;
  }

  /** Empty squares that share a side with a tile, by y, then x. */
  frontier(): readonly Square[] {
    return (this.#found.frontier ??= this.#emptyBeside());
  }
  #emptyBeside(): Square[] {
    const found = new Map<number, Square>();
    for (const tile of this.tiles()) {
      for (const side of SIDES) {
        const next = this.beside(tile, side);
        if (!this.at(next.x, next.y)) found.set(squareKey(next), next);
      }
    }
    if (this.map) for (const square of this.#openedByMap(this.map)) found.set(squareKey(square), square);
    for (const [key, square] of found) if (this.map && !this.map.exists(square)) found.delete(key);
    return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  }

  /** The large cities of the map that some tile touches as the option says, by their number in the file (MAP-16). */
  connectedCities(): number[] {
    const { map } = this;
    if (!map) return [];
    const touched = ({ side, city, next }: (typeof around)[number][number]): boolean =>
      this.#squares.has(squareKey(next)) &&
      (map.options.connectBy === 'anySide' || this.at(city.x, city.y)?.kind.edges.charAt(side) === 'C');
    const around = map.cities().map((city) => this.#around(city));
    return around.flatMap((sides, city) => (sides.some(touched) ? [city] : []));
  }
  #around(city: readonly Square[]): { side: number; city: Square; next: Square }[] {
    return city.flatMap((square) => SIDES.map((side) => ({ side, city: square, next: this.beside(square, side) })));
  }
  /** Empty squares beside connected large cities and at the far ends of ferry routes (MAP-16, 17, 19, 21). */
  #openedByMap(map: ModelMap): Square[] {
    const cities = map.cities();
    const beside = this.connectedCities().flatMap((city) => this.#around(cities[city] as Square[]).map(({ next }) => next));
    return [...this.tiles().flatMap((tile) => map.overWater(tile)), ...beside].filter(({ x, y }) => !this.at(x, y));
  }

  clone(): Board {
    const copy = new Board(this.map);
    for (const tile of this.#squares.values()) {
      copy.put(tile.kind, tile.x, tile.y, tile.rotation);
      if (tile.ferry) (copy.at(tile.x, tile.y) as Placed).ferry = tile.ferry;
    }
    return copy;
  }
}

/** Edge letter on a board side. */
export const letterAt = (kind: TileKind, rotation: number, side: number): string =>
  turnedKind(kind, rotation).letters[side] ?? '';

/** Board sides that a road or city segment reaches. */
export const sidesOf = (tile: Placed, slot: number): readonly number[] => tile.turned.sides[slot] ?? [];

/** Board half-edges of a field segment. */
export const halvesOf = (tile: Placed, slot: number): readonly number[] => tile.turned.halves[slot] ?? [];

/** Slot of the road or city at a board side, -1 for none. */
export const slotAtSide = (tile: Placed, kind: 'road' | 'city', side: number): number =>
  (kind === 'road' ? tile.turned.roadAt : tile.turned.cityAt)[side] ?? -1;

/** Slot of the field at a board half-edge, -1 for none. */
export const slotAtHalf = (tile: Placed, half: number): number => tile.turned.fieldAt[half] ?? -1;

/** The segment on the board at a spot. */
export function memberAt(board: Board, spot: Spot): Member {
  const member = board.at(spot.x, spot.y)?.spots[spot.slot];
  if (!member) throw new Error(`no segment ${spot.slot} at ${spot.x},${spot.y}`);
  return member;
}
export const segmentAt = (board: Board, spot: Spot): Segment => memberAt(board, spot).segment;

/** Every segment of a tile. */
export const spotsOf = (tile: Placed): readonly Member[] => tile.spots;
