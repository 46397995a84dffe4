/** Start squares and Map-Chips (MAP-4..6, CHIP-1..21). */
import { AROUND, SIDES } from './board.js';
import type { Square } from './board.js';
import type { ModelMap } from './map.js';
import { fitsAt } from './placing.js';
import { kindOf, pay, placedTile } from './state.js';
import type { State } from './state.js';
import { squareToken } from './tokens.js';

/** A chip on the map; `colour` -1 and `value` 0 while it lies on its face. */
export interface ModelChip extends Square {
  readonly colour: number;
  readonly value: number;
}
const COLOUR_LETTERS = 'obp';

/** All chips, by colour and value. */
export function allChips(map: ModelMap | null): Record<string, number> {
  const { chips } = map?.file ?? {};
  if (!map?.options.chips || !chips) return {};
  return Object.fromEntries(
    chips.colors.flatMap((_, colour) =>
      Object.entries(chips.perColor).map(([value, n]) => [`${COLOUR_LETTERS.charAt(colour)}${value}`, n]),
    ),
  );
}

const chipAt = (state: State, square: Square): ModelChip | undefined =>
  state.chips.find((chip) => chip.x === square.x && chip.y === square.y);
const besides = (a: Square, b: Square): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

/** Why the beginning of a game on a map is not a legal one; '' when it is. Tiles in the order of their putting. */
export function startFault(
  state: State,
  tiles: readonly { id: string; x: number; y: number; rotation: number }[],
  chips: readonly Square[],
): string {
  const map = state.board.map;
  if (!map) return 'no map';
  const { options } = map;
  if (tiles.length !== options.starts) return `${tiles.length} start tiles, not ${options.starts} (MAP-4)`;
  if (tiles[0]?.id !== kindOf(state, state.rules.start).id) return 'another start tile first (MAP-4)';
  for (const tile of tiles) {
    const kind = state.rules.kinds.find(({ id }) => id === tile.id);
    if (map.kind(tile) !== 'start') return `no start square ${squareToken(tile)} (MAP-4)`;
    if (!kind || tile.rotation !== options.startRotation % kind.distinct) return `rotation of ${tile.id} (MAP-5)`;
    if (!fitsAt(state.board, kind, tile, tile.rotation)) return `${tile.id} does not fit ${squareToken(tile)} (MAP-5)`;
  }
  if (new Set(tiles.map(squareToken)).size < tiles.length) return 'a start square twice';
  if (
    options.startSquares !== 'seeded' &&
    options.startSquares.some(([row, col], i) => tiles[i]?.x !== col - 1 || tiles[i]?.y !== row - 1)
  )
    return 'not the squares given (MAP-5)';
  if (!options.chips) return chips.length === 0 ? '' : 'chips without Map-Chips';
  if (map.file.id.startsWith('iberia') && chips.length !== map.options.chipCount) return `${chips.length} chips (CHIP-3)`;
  return layoutFault(state, map, tiles, chips);
}

function layoutFault(state: State, map: ModelMap, starts: readonly Square[], chips: readonly Square[]): string {
  for (const [i, chip] of chips.entries()) {
    const kind = map.kind(chip);
    const name = squareToken(chip);
    if (['largeCity', 'town', 'start'].includes(kind)) return `chip at ${name} (CHIP-4)`;
    if (kind === 'island') return `chip at ${name} (CHIP-8)`;
    if (kind !== 'land') return `chip at ${name} is off the map`;
    if (chips.slice(0, i).some((other) => besides(other, chip) || squareToken(other) === name)) return `chip at ${name} (CHIP-5)`;
    if (starts.some((start) => besides(start, chip))) return `chip at ${name} (CHIP-6)`;
    const openEdge = SIDES.some(
      (side) => map.detail(state.board.beside(chip, side))?.printed?.edges.charAt((side + 2) % 4) === 'C',
    );
    if (openEdge) return `chip at ${name} (CHIP-7)`;
  }
  return '';
}

/** A legal beginning without a seed: the first squares, the first tiles that fit, chips row by row as they find room. */
export function plainStart(state: State): { tiles: { id: string; x: number; y: number; rotation: number }[]; chips: Square[] } {
  const map = state.board.map;
  if (!map) throw new Error('no map');
  const { starts, startRotation, chips: wanted, chipCount } = map.options;
  const bag = [...state.bag];
  const tiles = map.file.starts.slice(0, starts).map(({ square: [row, col] }, i) => {
    const at = { x: col - 1, y: row - 1 };
    const kinds = i === 0 ? [state.rules.start] : bag.flatMap((n, kind) => (n > 0 ? [kind] : []));
    const kind =
      kinds.find((one) => fitsAt(state.board, kindOf(state, one), at, startRotation % kindOf(state, one).distinct)) ??
      state.rules.start;
    if (i > 0) bag[kind] = (bag[kind] ?? 0) - 1;
    return { id: kindOf(state, kind).id, ...at, rotation: startRotation % kindOf(state, kind).distinct };
  });
  const chips: Square[] = [];
  for (const square of wanted ? map.squares() : []) {
    if (chips.length < chipCount && layoutFault(state, map, tiles, [...chips, square]) === '') chips.push(square);
  }
  return { tiles, chips };
}

/** CHIP-13, 14; true when a chip is to be turned over (CHIP-10). */
export function collectAtTile(state: State): boolean {
  const tile = placedTile(state);
  const map = state.board.map;
  if (!map?.options.chips) return false;
  const prize = (points: number, kind: string) =>
    pay(state, { player: state.turnPlayer, points, kind, x: tile.x, y: tile.y, segment: -1, final: false });
  const coats = map.kind(tile) === 'island' ? (map.detail(tile)?.coatsOfArms ?? 0) : 0;
  if (coats > 0) prize(2 * coats, 'coats');
  const chip = chipAt(state, tile);
  if (!chip) return false;
  if (chip.value === 0) return Object.values(state.hidden).some((n) => n > 0);
  prize(map.options.treatMultiplier * chip.value, 'chip');
  state.chips = state.chips.filter((other) => other !== chip);
  return false;
}

export const chipOptions = (state: State): string[] =>
  Object.entries(state.hidden)
    .filter(([, n]) => n > 0)
    .map(([sort]) => `$${sort}`);

/** The chip shows; what is left is to lay it somewhere (CHIP-10, 11). */
export function turnChip(state: State, token: string): void {
  const sort = token.slice(1);
  const tile = placedTile(state);
  const value = Number(sort.charAt(1));
  state.hidden[sort] = (state.hidden[sort] ?? 0) - 1;
  state.chips = state.chips.filter((chip) => chip.x !== tile.x || chip.y !== tile.y);
  pay(state, { player: state.turnPlayer, points: value, kind: 'chip', x: tile.x, y: tile.y, segment: -1, final: false });
  state.chipInHand = { colour: COLOUR_LETTERS.indexOf(sort.charAt(0)), value };
}

/** Squares in the rows of the chip's colour without tile and chip (CHIP-12). */
export function treatSquares(state: State): Square[] {
  const { board, chipInHand } = state;
  const { map } = board;
  if (!map || !chipInHand) return [];
  return map
    .squares()
    .filter(
      (square) =>
        map.exists(square) && map.band(square) === chipInHand.colour && !board.at(square.x, square.y) && !chipAt(state, square),
    );
}
export const treatOptions = (state: State): string[] => treatSquares(state).map((square) => `${squareToken(square)}$`);

export function layTreat(state: State, square: Square): void {
  if (!state.chipInHand) throw new Error('no chip in hand');
  state.chips = [...state.chips, { ...square, ...state.chipInHand }];
  state.chipInHand = null;
}

/** Squares around a monastery that must hold tiles: all that there are (MAP-23). */
export const neededAround = (map: ModelMap | null, square: Square): number =>
  map ? AROUND.filter(([dx, dy]) => map.exists({ x: square.x + dx, y: square.y + dy })).length : AROUND.length;
