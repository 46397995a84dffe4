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
export function refExists({ roads, cities, fields, rivers, monastery, garden, features }: TileDefinition, ref: string): boolean {
  const lists: Readonly<Record<string, readonly unknown[] | undefined>> = { r: roads, c: cities, f: fields, w: rivers };
  const single: Readonly<Record<string, unknown>> = { m: monastery, g: garden, k: features?.germanCathedral };
  const letter = ref.charAt(0);
  return ref.length > 1 ? Number(ref.slice(1)) < (lists[letter]?.length ?? 0) : single[letter] === true;
}
