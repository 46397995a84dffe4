/** Reads a position's arrays out of the core's memory into objects; layouts are in assembly/constants.ts and board/tiles.ts. */
import { State } from '../../assembly/generated/state.js';
import { NodeAt, Pos } from '../../assembly/constants.js';
import { FIGURES, type Figure, type FigureCounts, type Pair, type Rotation, type TileKind } from '../types.js';
import { Address } from './exports.js';
import type { CoreInstance } from './instance.js';

/** A tile on the board. */
export interface PlacedTile {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  /** Kind number in `rules.kinds`. */
  readonly kind: number;
  readonly rotation: Rotation;
  /** The pair of sides its ferry joins, board orientation; null without a ferry. */
  readonly ferry: Pair | null;
}
/** A figure on the board. */
export interface PlacedFigure {
  readonly player: number;
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  /** Slot of the segment it stands on; for a barn -1. */
  readonly segment: number;
  /** Barns only: 0 NE, 1 SE, 2 SW, 3 NW of the tile. */
  readonly corner?: number;
}
/** A segment of the board: square and slot. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly segment: number;
}

const PAIR_OF_MASK: Readonly<Record<number, Pair>> = { 3: 'NE', 5: 'NS', 9: 'NW', 6: 'ES', 10: 'EW', 12: 'SW' };

export function tileCount(core: CoreInstance, slot: number): number {
  return core.word(slot, Pos.Tiles);
}
/** Tile by its index in placing order. */
export function readTile(core: CoreInstance, slot: number, index: number): PlacedTile {
  const at = core.address(slot, Address.Tiles) + index * 16;
  const kind = core.u16[(at + 6) >>> 1] as number;
  const hub = core.u16[(at + 12) >>> 1] as number;
  const mask = hub === 0 ? 0 : (core.u8[core.address(slot, Address.Hubs) + hub * 8 + 2] as number);
  return {
    x: signed16(core.u16[at >>> 1] as number),
    y: signed16(core.u16[(at + 2) >>> 1] as number),
    id: (core.rules.kinds[kind] as TileKind).id,
    kind,
    rotation: core.u8[at + 8] as Rotation,
    ferry: PAIR_OF_MASK[mask] ?? null,
  };
}
function signed16(value: number): number {
  return (value << 16) >> 16;
}
/** Tiles in placing order, without the printed squares of a map. */
export function readTiles(core: CoreInstance, slot: number): PlacedTile[] {
  const all = Array.from({ length: tileCount(core, slot) }, (_, i) => readTile(core, slot, i));
  return core.rules.map ? all.filter(({ kind }) => !core.rules.kinds[kind]?.printed) : all;
}
/** Where a node lies: square and slot; a slot behind the tile's segments is an arm of a labyrinth. */
export function placeOfNode(core: CoreInstance, slot: number, node: number): Place {
  const at = core.address(slot, Address.Nodes) + node * NodeAt.Size_;
  const tile = core.address(slot, Address.Tiles) + (core.u16[(at + NodeAt.Tile) >>> 1] as number) * 16;
  return {
    x: signed16(core.u16[tile >>> 1] as number),
    y: signed16(core.u16[(tile + 2) >>> 1] as number),
    segment: core.u8[at + NodeAt.Slot] as number,
  };
}
/** First node of a tile by index. */
export function firstNode(core: CoreInstance, slot: number, tile: number): number {
  return core.u16[(core.address(slot, Address.Tiles) + tile * 16 + 4) >>> 1] as number;
}
export function readFigures(core: CoreInstance, slot: number): PlacedFigure[] {
  const at = core.address(slot, Address.Figures) >>> 2;
  return Array.from({ length: core.word(slot, Pos.Figures) }, (_, i) => {
    const word = core.u32[at + i] as number;
    const figure = FIGURES[(word >>> 20) & 15] as Figure;
    const place = placeOfNode(core, slot, word & 0xffff);
    const player = (word >>> 16) & 15;
    return figure === 'barn'
      ? { player, figure, x: place.x, y: place.y, segment: -1, corner: (word >>> 24) & 3 }
      : { player, figure, ...place };
  });
}
export function readMagic(core: CoreInstance, slot: number): { mage: Place | null; witch: Place | null } {
  const place = (node: number) => (node < 0 ? null : placeOfNode(core, slot, node));
  return { mage: place(core.word(slot, State.Mage)), witch: place(core.word(slot, State.Witch)) };
}
/** Supplies of one player by figure. */
export function readSupply(core: CoreInstance, slot: number, player: number): FigureCounts {
  const at = core.address(slot, Address.Header) + Pos.Supply * 4 + player * 12;
  return Object.fromEntries(
    Object.keys(core.rules.config.pieces).map((figure) => [figure, core.u8[at + FIGURES.indexOf(figure as Figure)]]),
  ) as FigureCounts;
}
/** wine, grain, cloth, abbeys of one player. */
export function readGoods(
  core: CoreInstance,
  slot: number,
  player: number,
): [wine: number, grain: number, cloth: number, abbeys: number] {
  const at = core.address(slot, Address.Header) + Pos.Goods * 4 + player * 4;
  return [core.u8[at] as number, core.u8[at + 1] as number, core.u8[at + 2] as number, core.u8[at + 3] as number];
}
/** Copies left of each kind. */
export function readBag(core: CoreInstance, slot: number): number[] {
  const at = core.address(slot, Address.Bag) >>> 1;
  return core.rules.kinds.map((_, k) => core.u16[at + k] as number);
}
/** Figure that a player has in each quarter of Leipzig, null none (LEIP-4). */
export function readQuarters(core: CoreInstance, slot: number, player: number): (Figure | null)[] {
  const at = core.address(slot, Address.Header) + Pos.Quarters * 4 + player * 4;
  return [0, 1, 2, 3].map((q) => FIGURES[(core.u8[at + q] as number) - 1] ?? null);
}
/** Open squares beside tiles, with the number of tiles left in the bag that fit there. */
export function readOpenSquares(core: CoreInstance, slot: number): { x: number; y: number; fitting: number }[] {
  const at = core.address(slot, Address.OpenSquares) >>> 1;
  return Array.from({ length: core.word(slot, Pos.Frontier) }, (_, i) => ({
    x: signed16(core.u16[at + i * 2] as number),
    y: signed16(core.u16[at + i * 2 + 1] as number),
    fitting: core.exports.copiesFor(slot, i),
  }));
}
