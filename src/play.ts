/** What plays by compiled rules: all of the main entry but the compiler of rules and the tiles of the catalogue. */
export { Engine } from './engine.js';
export { Game, type GameOptions, type Initial } from './game.js';
export { Position } from './position.js';
export { legalTurns, NOT_ASKED } from './turns.js';
export { HighwaymanError, type ErrorCode } from './errors.js';
export * from './types.js';
export type { PlacedFigure, PlacedTile, Place } from './core/board-reader.js';
export { stateOf } from './core/state-reader.js';
export type { HiddenChips, MapChip } from './core/map-reader.js';
export type { FerryChoice } from './ferry-preview.js';
export type { Feature, PaidCity } from './core/feature-reader.js';
export type { GameEvent, MapPrize, OtherPrize, ScoreEvent, ScoreTerm } from './core/events.js';
export type { SetId, TileId } from './catalogue/names.js';
export type { ConfigInput, SetName } from './rules/config-schema.js';
export type { ExpansionModules, ExpansionOptions } from './generated/expansion-options.js';
export type { ScoringInput } from './rules/scoring.js';
export type { ChipOp, FerryOp, FigureOp, MagicOp, PaidOp, SetupOps, TileOp } from './setup/ops.js';
export type { SeedState } from './setup/seed.js';
