/** Checks the tiles of a setup: known, on different squares, fitting, hanging together (BASE-10, 11; ABB-3). */
import { kindNumber } from '../rules/kind-of.js';
import type { Rules, TileKind } from '../types.js';
import { segmentNames, segmentSlot } from '../notation/squares.js';
import { checkOnMap } from './map.js';
import { refuse } from './refuse.js';
import { canonicalRotation, DX, DY, edgeAt, edgesMeet } from './geometry.js';
import type { TileOp } from './ops.js';
import type { SetupShape } from './schema.js';
import type { SegmentRef, SetupOptions } from './types.js';

/** A checked tile; `slots[s]` is the slot, in the canonical rotation, of the segment that the input calls `s`. */
export interface Laid extends TileOp {
  readonly tile: TileKind;
  readonly slots: readonly number[];
}

/** The tiles by square, in the order given. */
export class Board {
  readonly laid: Laid[] = [];
  readonly #bySquare = new Map<string, Laid>();

  at(x: number, y: number): Laid | undefined {
    return this.#bySquare.get(`${x},${y}`);
  }

  /** False when the square is taken. */
  add(tile: Laid): boolean {
    const key = `${tile.x},${tile.y}`;
    if (this.#bySquare.has(key)) return false;
    this.#bySquare.set(key, tile);
    this.laid.push(tile);
    return true;
  }

  /**
   * Slot of a segment on the tile at (x,y), canonical rotation.
   * @throws ERR_SETUP at `field` when there is no tile or no such segment.
   */
  slot(field: string, x: number, y: number, segment: SegmentRef): { tile: TileKind; slot: number } {
    const laid = this.at(x, y);
    if (!laid) refuse(field, { x, y }, 'a square with a tile');
    const given = typeof segment === 'number' ? segment : segmentSlot(laid.tile, segment);
    const slot = laid.slots[given];
    if (slot === undefined)
      refuse(`${field}.segment`, segment, `a segment of ${laid.tile.id}: ${segmentNames(laid.tile).join(' ')}`);
    return { tile: laid.tile, slot };
  }
}

/** @throws ERR_SETUP naming the first tile that can not lie where it is said to. */
export function readBoard(rules: Rules, tiles: SetupShape['tiles'], opts: SetupOptions): Board {
  const board = new Board();
  tiles.forEach(([id, x, y, rotation], index) => {
    const field = `tiles[${index}]`;
    const kind = kindNumber(rules, id);
    const tile = rules.kinds[kind];
    if (!tile) return refuse(`${field}[0]`, id, 'the id of a tile in play');
    const turned = canonicalRotation(tile, rotation);
    if (!turned) return refuse(`${field}[3]`, rotation, `a rotation 0..${tile.distinct - 1} of ${id}`);
    if (!board.add({ kind, x, y, rotation: turned.rotation, tile, slots: turned.slots }))
      refuse(field, [id, x, y, rotation], 'an empty square');
  });
  board.laid.forEach((laid, index) => {
    for (let side = 0; side < 4; side++) {
      const neighbour = board.at(laid.x + (DX[side] as number), laid.y + (DY[side] as number));
      if (!neighbour) continue;
      const own = edgeAt(laid.tile, laid.rotation, side);
      const other = edgeAt(neighbour.tile, neighbour.rotation, (side + 2) & 3);
      if (!edgesMeet(own, other)) {
        refuse(
          `tiles[${index}]`,
          tiles[index],
          `${other} on side ${'NESW'.charAt(side)}, like ${neighbour.tile.id} at ${neighbour.x},${neighbour.y}, not ${own}`,
        );
      }
    }
  });
  // a map has several beginnings, and cities and ferry routes that lead on
  if (rules.map) checkOnMap(rules, rules.map, board, tiles);
  else if (!opts.allowDisconnected) checkConnected(board, tiles);
  return board;
}

function checkConnected(board: Board, tiles: SetupShape['tiles']): void {
  const reached = new Set<Laid>(board.laid.slice(0, 1));
  for (const laid of reached) {
    for (let side = 0; side < 4; side++) {
      const neighbour = board.at(laid.x + (DX[side] as number), laid.y + (DY[side] as number));
      if (neighbour) reached.add(neighbour);
    }
  }
  const apart = board.laid.findIndex((laid) => !reached.has(laid));
  if (apart >= 0) refuse(`tiles[${apart}]`, tiles[apart], 'a tile that hangs together with tiles[0]');
}

/** Whether a tile has a square where it may be laid (BASE-10, 11); the river's turns (RIV-2) are not looked at. */
export function fitsSomewhere(board: Board, tile: TileKind): boolean {
  const tried = new Set<string>();
  for (const laid of board.laid) {
    for (let side = 0; side < 4; side++) {
      const x = laid.x + (DX[side] as number);
      const y = laid.y + (DY[side] as number);
      const key = `${x},${y}`;
      if (board.at(x, y) || tried.has(key)) continue;
      tried.add(key);
      for (let rotation = 0; rotation < tile.distinct; rotation++) if (fitsAt(board, tile, x, y, rotation)) return true;
    }
  }
  return false;
}

function fitsAt(board: Board, tile: TileKind, x: number, y: number, rotation: number): boolean {
  for (let side = 0; side < 4; side++) {
    const neighbour = board.at(x + (DX[side] as number), y + (DY[side] as number));
    if (neighbour && !edgesMeet(edgeAt(tile, rotation, side), edgeAt(neighbour.tile, neighbour.rotation, (side + 2) & 3)))
      return false;
  }
  return true;
}
