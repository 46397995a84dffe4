/** The parts of a setup that belong to a map: squares, what is printed around them, chips (MAP-8, 10, 13; CHIP-1, 12). */
import type { GameMap, MapCell } from '../map-types.js';
import type { Rules } from '../types.js';
import type { Board } from './board.js';
import { refuse } from './refuse.js';
import { DX, DY, edgeAt, edgesMeet } from './geometry.js';
import type { ChipOp, SetupOps } from './ops.js';
import type { SetupShape } from './schema.js';

export const CHIP_LETTERS = 'obp';

export function cellAt(map: GameMap, x: number, y: number): MapCell | undefined {
  return x >= 0 && y >= 0 && x < map.cols && y < map.rows ? map.cells[y * map.cols + x] : undefined;
}

/** @throws ERR_SETUP for a tile off the map's squares, or one that does not match what is printed around it */
export function checkOnMap(rules: Rules, map: GameMap, board: Board, tiles: SetupShape['tiles']): void {
  board.laid.forEach(({ x, y, tile, rotation }, index) => {
    const field = `tiles[${index}]`;
    const cell = cellAt(map, x, y);
    if (tile.printed) refuse(`${field}[0]`, tile.id, 'a tile; printed squares come with the map');
    if (!cell || cell.kind === 'void' || cell.kind === 'blocked' || cell.tile >= 0)
      refuse(field, tiles[index], 'a square of the map that takes tiles (MAP-8)');
    for (let side = 0; side < 4; side++) {
      const beside = cellAt(map, x + (DX[side] as number), y + (DY[side] as number));
      const printed = rules.kinds[beside?.tile ?? -1];
      const wanted = printed ? edgeAt(printed, 0, (side + 2) & 3) : (cell?.border[side] ?? '');
      const own = edgeAt(tile, rotation, side);
      if (wanted !== '' && !edgesMeet(own, wanted))
        refuse(field, tiles[index], `${wanted} on side ${'NESW'.charAt(side)}, as the map has it there, not ${own} (MAP-10, 13)`);
    }
  });
}

/** Chips on the map and those still hidden. @throws ERR_SETUP */
export function readChips(
  rules: Rules,
  board: Board,
  chips: SetupShape['chips'],
  hidden: SetupShape['hiddenChips'],
): Pick<SetupOps, 'chips' | 'hidden'> {
  const { map } = rules;
  if (!map || !rules.config.map?.chips) {
    if (chips !== undefined && chips.length > 0) refuse('chips', chips, 'no chips: Map-Chips are not in play');
    if (hidden !== undefined && Object.keys(hidden).length > 0)
      refuse('hiddenChips', hidden, 'nothing: Map-Chips are not in play');
    return {};
  }
  const seen = new Set<string>();
  const laid = (chips ?? []).map(({ x, y, colour, value }, index): ChipOp => {
    const field = `chips[${index}]`;
    const cell = cellAt(map, x, y);
    if (!cell || cell.kind === 'void' || cell.kind === 'blocked' || cell.tile >= 0 || board.at(x, y))
      refuse(field, { x, y }, 'a free square of the map');
    if (seen.has(`${x},${y}`)) refuse(field, { x, y }, 'one chip on a square');
    seen.add(`${x},${y}`);
    if ((colour ?? null) === null && (value ?? null) === null) return { x, y, colour: 0, value: 0 };
    if (map.chipsPerColour[String(value)] === undefined || map.colours[colour ?? -1] === undefined)
      refuse(field, { colour, value }, 'colour and value of a chip, or neither for one on its face');
    if (cell?.band !== colour) refuse(`${field}.colour`, colour, 'the colour of its rows (CHIP-11)');
    return { x, y, colour: colour as number, value: value as number };
  });
  laid.sort((a, b) => a.y - b.y || a.x - b.x);
  const rest = restHidden(map, laid);
  const counts = hidden === undefined ? rest : rest.map((own) => own.map(() => 0));
  for (const [sort, n] of Object.entries(hidden ?? {})) {
    const own = counts[CHIP_LETTERS.indexOf(sort.charAt(0))];
    const most = rest[CHIP_LETTERS.indexOf(sort.charAt(0))]?.[Number(sort.charAt(1))] ?? 0;
    if (!own || n > most) return refuse(`hiddenChips.${sort}`, n, `at most ${most}`);
    own[Number(sort.charAt(1))] = n;
  }
  const down = laid.filter(({ value }) => value === 0).length;
  const total = counts.flat().reduce((sum, n) => sum + n, 0);
  if (down > total) refuse('chips', down, `at most ${total} chips on their faces`);
  return { chips: laid, hidden: counts };
}

/** All chips of the map but those that show, [colour][value]. */
export function restHidden(map: GameMap, chips: readonly ChipOp[]): number[][] {
  return map.colours.map((_, colour) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((value) =>
      Math.max(
        0,
        (map.chipsPerColour[String(value)] ?? 0) -
          chips.filter((chip) => value > 0 && chip.value === value && chip.colour === colour).length,
      ),
    ),
  );
}

/**
 * Squares where a tile may be laid if it fits: beside tiles, beside connected large cities, at the far ends of ferry routes
 * (MAP-9, 16, 17, 19). `taken` holds the squares of the tiles as "x,y".
 */
export function openSquares(rules: Rules, map: GameMap, taken: ReadonlySet<string>): { x: number; y: number }[] {
  const citySide = rules.config.map?.connectBy === 'citySide';
  const beside = (i: number) =>
    DX.map((dx, side) => ({ x: (i % map.cols) + dx, y: Math.floor(i / map.cols) + (DY[side] as number), side }));
  const connected = new Set<number>();
  map.cells.forEach(({ city, tile }, i) => {
    const edges = rules.kinds[tile]?.edges ?? '';
    if (city >= 0 && beside(i).some(({ x, y, side }) => taken.has(`${x},${y}`) && (!citySide || edges.charAt(side) === 'C')))
      connected.add(city);
  });
  const reached = new Set<string>();
  for (const { a, b } of map.routes) {
    for (const [near, far] of [
      [a, b],
      [b, a],
    ] as const)
      if (taken.has(`${near.square[1] - 1},${near.square[0] - 1}`)) reached.add(`${far.square[1] - 1},${far.square[0] - 1}`);
  }
  return map.cells.flatMap(({ kind, tile }, i) => {
    const [x, y] = [i % map.cols, Math.floor(i / map.cols)];
    if (kind === 'void' || kind === 'blocked' || tile >= 0 || taken.has(`${x},${y}`)) return [];
    const open =
      reached.has(`${x},${y}`) ||
      beside(i).some((next) => taken.has(`${next.x},${next.y}`) || connected.has(cellAt(map, next.x, next.y)?.city ?? -1));
    return open ? [{ x, y }] : [];
  });
}

/** Whether an abbey could be asked for: an open square with tiles or printed squares, by option also borders, on all sides (INT-5). */
export function mapHole(rules: Rules, map: GameMap, taken: ReadonlySet<string>): boolean {
  const border = rules.config.map?.abbeyAtBorder === true;
  const filled = (x: number, y: number): boolean => {
    const cell = cellAt(map, x, y);
    if (!cell || cell.kind === 'void' || cell.kind === 'blocked') return border;
    return cell.tile >= 0 || taken.has(`${x},${y}`);
  };
  return openSquares(rules, map, taken).some(({ x, y }) => DX.every((dx, side) => filled(x + dx, y + (DY[side] as number))));
}
