/** Configuration and tile kinds, for what comes in as plain JSON. What every program needs is ./compile.ts alone. */
export { MAP_POOL } from '../maps/pool.js';
export { ferrySupply } from './ferry-supply.js';
export type { ResolvedConfig } from './config.js';
export { MAX_TILES } from './config-schema.js';
export { canonicalJson, fingerprint } from './fingerprint.js';
export { preset, PRESETS } from './presets.js';
export { compileRules, readConfig, resolveConfig, type PlainConfig as ConfigInput } from './read.js';
export { scoringTable, type ScoringInput } from './scoring.js';
export { printOf, SET_ALIASES } from './sets.js';
export { CATHEDRAL_STAND_INS } from './tile-counts.js';
export { readTile, tileSchema } from './tile-schema.js';
