import { needInt, needKind, needText } from '../guard.js';
import { SEGMENT_LETTERS, type TileKind } from '../types.js';

/**
 * What notation must know of a board: the kind of the tile on a square, undefined when the square is empty.
 * A token names segments by letter and index on their tile, a move by slot; only the tile's kind can tell one from the other.
 */
export type KindAt = (x: number, y: number) => TileKind | undefined;

export { SEGMENT_LETTERS };

/** Name of a segment by its slot, e.g. `r0`; undefined when the tile has no such slot. */
export function segmentName(tile: TileKind, slot: number): string | undefined {
  needKind(tile, 'tile');
  needInt(slot, 'slot', 0, 15);
  const segment = tile.segments[slot];
  return segment && `${SEGMENT_LETTERS[segment.kind]}${segment.index}`;
}

/** Slot of a named segment; -1 when the tile has none of that name. */
export function segmentSlot(tile: TileKind, name: string): number {
  needKind(tile, 'tile');
  needText(name, 'name', 'the name of a segment, e.g. r0');
  return tile.segments.findIndex(({ kind, index }) => name.startsWith(SEGMENT_LETTERS[kind]) && name.slice(1) === String(index));
}

/** The names of all segments of a tile, in slot order. */
export function segmentNames(tile: TileKind): string[] {
  needKind(tile, 'tile');
  return tile.segments.map((segment) => `${SEGMENT_LETTERS[segment.kind]}${segment.index}`);
}
