/**
 * `highwayman/config`: configurations from outside. `readConfig` makes of plain JSON what `compileRules` and `newGame` take,
 * `readTile` does so with a tile of your own; presets are configurations by name.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { PRESETS, readConfig } from 'highwayman/config';
 *
 * const engine = await load();
 * engine.newGame(PRESETS['ferries-labyrinth']);
 * engine.newGame(readConfig({ edition: 'C2', sets: { base: 2 }, players: 4 }));
 * ```
 * @module highwayman/config
 */
export { HighwaymanError, type ErrorCode } from './errors.js';
export type { MapInput } from './maps/options.js';
export type { SetId, TileId } from './catalogue/names.js';
export type { ConfigInput, SetName } from './rules/config-schema.js';
export type { ScoringInput } from './rules/scoring.js';
export { type PresetName, PRESETS, preset } from './rules/presets.js';
export { readConfig, type PlainConfig } from './rules/read.js';
export { readTile } from './rules/tile-schema.js';
export { type Expansion, useExpansion } from './expansions/registry.js';
