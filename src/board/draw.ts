/**
 * A board as text. Needs nothing of a terminal: the caller says how wide and whether in colour.
 * A tile is 9 × 5 or 7 × 3 characters; y grows downward and x to the right, as everywhere.
 */
import type { Figure, GameMap, OnTile, Pair, Rotation, Rules, StateValue } from '../types.js';
import { Raster } from './cells.js';
import type { TileSize } from './areas.js';
import { paintChips, paintSquares, type ChipSpot } from './map.js';
import { cornerPlace, labelPlaces } from './places.js';
import { tilePicture, type TilePicture } from './tile.js';

/** What is drawn. A `Game` is one. */
export interface BoardView {
  readonly rules: Rules;
  tiles(): readonly {
    readonly x: number;
    readonly y: number;
    readonly kind: number;
    readonly rotation: number;
    readonly ferry: Pair | null;
  }[];
  figures(): readonly {
    readonly player: number;
    readonly figure: Figure;
    readonly x: number;
    readonly y: number;
    readonly segment: number;
    readonly corner?: number;
  }[];
  readonly magic: { readonly mage: Spot | null; readonly witch: Spot | null };
  /** Chips on a map. */
  chips?(): readonly ChipSpot[];
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

export interface DrawOptions {
  /** Default: large where it fits into `columns`, else small. */
  readonly size?: 'large' | 'small';
  /** Characters in a line, default no limit. Chooses the size; a board that is wider still is cut around the latest tile, with a note. */
  readonly columns?: number;
  /** ANSI colours, default false. */
  readonly colour?: boolean;
  /** What expansions keep, as `stateOf(game)` tells it: what lies on tiles is drawn in their corners. */
  readonly state?: Readonly<Record<string, StateValue>>;
}

const SIZES: Record<'large' | 'small', TileSize> = { large: { width: 9, height: 5 }, small: { width: 7, height: 3 } };
/** Room for the row numbers. */
const MARGIN = 5;
const LETTERS: Record<Figure, string> = {
  normal: 'n',
  large: 'l',
  mayor: 'm',
  wagon: 'w',
  abbot: 'a',
  builder: 'b',
  pig: 'p',
  barn: 'h',
  phantom: 'f',
};

/** The picture of a board with column and row numbers; '' for a board without tiles. */
export function drawBoard(view: BoardView, options: DrawOptions = {}): string {
  const { map } = view.rules;
  const tiles = [...view.tiles(), ...printedTiles(map)];
  if (tiles.length === 0) return '';
  // a map is drawn whole
  const whole: readonly [number, number] = map ? [0, map.cols - 1] : range(tiles.map((tile) => tile.x));
  const [top, bottom] = map ? [0, map.rows - 1] : range(tiles.map((tile) => tile.y));
  const limit = options.columns ?? Infinity;
  const size = SIZES[options.size ?? (MARGIN + (whole[1] - whole[0] + 1) * SIZES.large.width > limit ? 'small' : 'large')];
  const { width, height } = size;
  const [left, right] = shown(whole, view.tiles().at(-1)?.x ?? whole[0], Math.floor((limit - MARGIN) / width));
  const columns = right - left + 1;
  const raster = new Raster(MARGIN + columns * width, 1 + (bottom - top + 1) * height);
  for (let x = left; x <= right; x++) raster.text(MARGIN + (x - left) * width + centred(String(x), width), 0, String(x), 'axis');
  for (let y = top; y <= bottom; y++)
    raster.text(0, 1 + (y - top) * height + (height - 1) / 2, String(y).padStart(MARGIN - 1), 'axis');

  raster.clip = MARGIN;

  const corner = (x: number, y: number): [number, number] => [MARGIN + (x - left) * width, 1 + (y - top) * height];
  const pictures = new Map<string, TilePicture>();
  for (const tile of tiles) {
    const kind = view.rules.kinds[tile.kind];
    if (!kind) continue;
    const picture = tilePicture(kind, tile.rotation as Rotation, tile.ferry, size);
    pictures.set(`${tile.x},${tile.y}`, picture);
    const [x0, y0] = corner(tile.x, tile.y);
    for (const [at, cell] of picture.cells.entries()) raster.set(x0 + (at % width), y0 + Math.floor(at / width), cell);
  }
  if (map) paintSquares(raster, map, size, corner, (x, y) => pictures.has(`${x},${y}`));
  if (view.chips) paintChips(raster, view.chips(), size, corner);

  const taken = new Set<string>();
  for (const { at, text, row } of pieces(options.state ?? {})) {
    const place = { x: row === 0 ? width - 1 - text.length : 1, y: row === 0 ? 0 : height - 1 };
    taken.add(`${at.x},${at.y}:${place.x},${place.y}`);
    const [x0, y0] = corner(at.x, at.y);
    raster.text(x0 + place.x, y0 + place.y, text, 'chip');
  }
  const label = (x: number, y: number, segment: number, text: string, player: number, cornerOf?: number) => {
    const picture = pictures.get(`${x},${y}`);
    if (!picture) return;
    const places = cornerOf === undefined ? labelPlaces(picture, segment) : [cornerPlace(cornerOf, picture)];
    const free = (place: { x: number; y: number }) =>
      [-1, 0, 1].every((step) => !taken.has(`${x},${y}:${place.x + step},${place.y}`));
    const place = places.find(free) ?? places[0];
    if (!place) return;
    taken.add(`${x},${y}:${place.x},${place.y}`);
    const [x0, y0] = corner(x, y);
    raster.text(x0 + place.x, y0 + place.y, text, 'figure', player);
  };
  for (const one of view.figures()) {
    label(
      one.x,
      one.y,
      one.segment,
      `${LETTERS[one.figure]}${one.player}`,
      one.player,
      one.figure === 'barn' ? (one.corner ?? 0) : undefined,
    );
  }
  // Mage and witch belong to nobody; they take the colours after the players'.
  const { mage, witch } = view.magic;
  if (mage) label(mage.x, mage.y, mage.segment, 'MM', 6);
  if (witch) label(witch.x, witch.y, witch.segment, 'WW', 7);
  const fairy = options.state?.['fairy'];
  if (isSpot(fairy)) label(fairy.x, fairy.y, fairy.segment, 'FF', 7);
  const text = raster.toString(options.colour ?? false);
  return left === whole[0] && right === whole[1] ? text : `${text}\n${note([left, right], whole, limit)}`;
}

/** The columns that are drawn: all, or as many as fit with the latest tile in the middle of them. */
function shown([from, to]: readonly [number, number], latest: number, room: number): readonly [number, number] {
  if (to - from + 1 <= room) return [from, to];
  const count = Math.max(1, room);
  const left = Math.min(Math.max(from, latest - (count >> 1)), to - count + 1);
  return [left, left + count - 1];
}
function note(part: readonly [number, number], whole: readonly [number, number], limit: number): string {
  const text = `columns ${part.join(' to ')} of ${whole.join(' to ')}, around the latest tile`;
  return text.length <= limit ? text : text.slice(0, Math.max(0, limit));
}

const isSpot = (value: StateValue | undefined): value is Spot =>
  typeof value === 'object' && value !== null && 'segment' in value;

const BUILDINGS = ['?', 'bT', 'bH', 'bS'];
/** Ingots above at the right, little buildings below at the left. */
function pieces({ ingots, buildings }: Readonly<Record<string, StateValue>>): { at: OnTile; text: string; row: 0 | 1 }[] {
  const on = (value: StateValue | undefined): readonly OnTile[] => (Array.isArray(value) ? value : []);
  return [
    ...on(ingots).map((at) => ({ at, text: `$${at.count}`, row: 0 as const })),
    ...on(buildings).map((at) => ({ at, text: BUILDINGS[at.count] ?? '?', row: 1 as const })),
  ];
}
/** The printed squares of a map as tiles. */
function printedTiles(map: GameMap | null): ReturnType<BoardView['tiles']>[number][] {
  if (!map) return [];
  return map.cells.flatMap(({ tile }, i) =>
    tile < 0 ? [] : [{ x: i % map.cols, y: Math.floor(i / map.cols), kind: tile, rotation: 0, ferry: null }],
  );
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

const centred = (text: string, width: number): number => Math.max(0, Math.floor((width - text.length) / 2));
