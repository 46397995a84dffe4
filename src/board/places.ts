/** Where on a tile's picture the two-character label of a figure goes. */
import type { TilePicture } from './tile.js';

/**
 * Left cells for a label on a segment, best first: on cells of the segment, in the middle of them and near the centre.
 * Never empty: a segment without cells (a field squeezed out by the coarse raster) falls back to the centre.
 */
export function labelPlaces(picture: TilePicture, slot: number): { x: number; y: number }[] {
  const { owners, size } = picture;
  const { width, height } = size;
  const own = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height && owners[y * width + x] === slot ? 1 : 0;
  const rated: { x: number; y: number; worth: number }[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width - 1; x++) {
      const here = own(x, y) + own(x + 1, y);
      if (here === 0) continue;
      const around = own(x - 1, y) + own(x + 2, y) + own(x, y - 1) + own(x + 1, y - 1) + own(x, y + 1) + own(x + 1, y + 1);
      const far = Math.abs(x + 0.5 - (width - 1) / 2) + 2 * Math.abs(y - (height - 1) / 2);
      rated.push({ x, y, worth: here * 10 + around - far / 10 });
    }
  }
  rated.sort((a, b) => b.worth - a.worth);
  return rated.length ? rated : [{ x: (width - 1) / 2, y: (height - 1) / 2 }];
}

/** Left cell for a barn on corner 0..3 (NE, SE, SW, NW) of a tile. */
export function cornerPlace(corner: number, { size }: TilePicture): { x: number; y: number } {
  const east = corner === 0 || corner === 1;
  const south = corner === 1 || corner === 2;
  return { x: east ? size.width - 2 : 0, y: south ? size.height - 1 : 0 };
}
