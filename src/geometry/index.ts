/**
 * highwayman/geometry: where everything of a tile lies, in plain numbers, for clients that draw and take clicks.
 * A tile is 100 × 100 units, x grows east, y grows south; a board square (x, y) begins at (100 x, 100 y).
 * Needs neither the core nor a page. Shapes are computed once for each kind and rotation.
 *
 * @example
 * ```ts
 * import { compileRules } from 'highwayman';
 * import { geometryOf, hitTest } from 'highwayman/geometry';
 *
 * const kind = compileRules().kinds[0];
 * for (const { slot, outline, anchor } of geometryOf(kind, 1).segments) console.log(slot, anchor, outline.length);
 * console.log(hitTest(kind, 1, 50, 20));
 * ```
 * @module highwayman/geometry
 */
export {
  along,
  artOf,
  band,
  depths,
  distance,
  distanceTo,
  geometryOf,
  hitTest,
  middle,
  places,
  pointAt,
  roomiest,
  turn,
  winding,
} from './checked.js';
export type { SegmentShape, TileGeometry } from './tile.js';
export { artVersion, registerArt, type ArtPath, type TileArt } from './register.js';
export type { Disc } from './room.js';
export { CORNERS, type Path, type Point } from './points.js';
export type { City } from './cities.js';
export type { Grid, Lines } from './grid.js';
export { GREEN_RADIUS, LAKE_RADIUS, MAZE_HALF, RING_RADIUS, RIVER_HALF, ROAD_HALF, type Centre } from './roads.js';
