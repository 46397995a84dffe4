/** Public names only. `load` and `loadSync` are added by the entry files, each with its own source of the core. */
export { Engine } from './engine.js';
export { Game, type GameOptions, type Initial } from './game.js';
export { Position } from './position.js';
export { HighwaymanError, type ErrorCode } from './errors.js';
export * from './types.js';
export type { PlacedFigure, PlacedTile, Place } from './core/board-reader.js';
export type { HiddenChips, MapChip } from './core/map-reader.js';
export type { FerryChoice } from './core/ferry-preview.js';
export type { Feature } from './core/feature-reader.js';
export type { GameEvent, MapPrize, ScoreEvent, ScoreTerm } from './core/events.js';
export { compileRules, MAP_POOL, preset, PRESETS, type ConfigInput } from './rules/index.js';
export { chipFault, chipSquares, MAPS, readMap, type MapInput } from './maps/index.js';
export { CATALOGUE, findSet, findTile } from './catalogue/index.js';
export * from './notation/index.js';
export * from './saved/index.js';
export * from './setup/index.js';
export { importJcz, verifyJcz, type ImportedGame, type JczCheck } from './jcz/index.js';
