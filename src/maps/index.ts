/** `highwayman/maps`: maps of this package and of others, their options, and where chips may lie. */
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
