/**
 * `highwayman/maps`: maps of this package and of others, their options, and where chips may lie.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { mapConfig } from 'highwayman/maps';
 *
 * const engine = await load();
 * const game = engine.newGame({ map: mapConfig({ id: 'testmap-a', chips: true }) }, { seed: 3 });
 * console.log(game.map?.title, game.chips().length);
 * ```
 * @module highwayman/maps
 */
export { chipFault, chipSquares, type ChipFault } from './chips.js';
export { MAPS } from './library.js';
export { mapConfig, type MapInput } from './options.js';
export { MAP_POOL } from './pool.js';
export { readMap } from './read.js';
export type {
  GameMap,
  MapBand,
  MapBorderFeature,
  MapCell,
  MapConfig,
  MapFile,
  MapRoute,
  MapRouteEnd,
  MapSquare,
  MapSquareKind,
  MapStatus,
  PrintedTile,
  RowCol,
  SideLetter,
} from '../map-types.js';
