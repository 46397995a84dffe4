/**
 * `highwayman/config`: configurations from outside. `readConfig` makes of plain JSON what `compileRules` and `newGame` take,
 * `readTile` does so with a tile of your own; presets are configurations by name.
 */
export { HighwaymanError, type ErrorCode } from './errors.js';
export type { MapInput } from './maps/options.js';
export type { ConfigInput } from './rules/config-schema.js';
export type { ScoringInput } from './rules/scoring.js';
export { preset, PRESETS } from './rules/presets.js';
export { readConfig, type PlainConfig } from './rules/read.js';
export { readTile } from './rules/tile-schema.js';
