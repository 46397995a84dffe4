/** Small readings of a tile definition that several files need. */
import type { TileDefinition } from '../types.js';

/** Side numbers of letters, ascending: "WE" gives [1, 3]. */
export function sidesOf(letters: string): number[] {
  const sides: number[] = [];
  for (let side = 0; side < 4; side++) if (letters.includes('NESW'.charAt(side))) sides.push(side);
  return sides;
}

/** Segments for the core: rivers are none. A garden counts even when it will be decoration. */
export function segmentCount(tile: TileDefinition): number {
  return (
    tile.roads.length +
    tile.cities.length +
    tile.fields.length +
    (tile.monastery ? 1 : 0) +
    (tile.garden ? 1 : 0) +
    (tile.features?.germanCathedral ? 1 : 0)
  );
}

/** True when a reference (`r0`, `c1`, `f2`, `w0`, `m`, `g`, `k`) names something on the tile. */
export function refExists(tile: TileDefinition, ref: string): boolean {
  const index = ref.length > 1 ? Number(ref.slice(1)) : 0;
  switch (ref.charAt(0)) {
    case 'r':
      return ref.length > 1 && index < tile.roads.length;
    case 'c':
      return ref.length > 1 && index < tile.cities.length;
    case 'f':
      return ref.length > 1 && index < tile.fields.length;
    case 'w':
      return ref.length > 1 && index < (tile.rivers?.length ?? 0);
    case 'm':
      return ref.length === 1 && tile.monastery === true;
    case 'g':
      return ref.length === 1 && tile.garden === true;
    case 'k':
      return ref.length === 1 && tile.features?.germanCathedral === true;
    default:
      return false;
  }
}
