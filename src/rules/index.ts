/** Configuration and tile kinds: what comes in from users, and the `Rules` that games are made from. */
export { compileRules, ferrySupply } from './compile.js';
export { resolveConfig, type ResolvedConfig } from './config.js';
export { MAX_KINDS, MAX_TILES, type ConfigInput } from './config-schema.js';
export { canonicalJson, fingerprint } from './fingerprint.js';
export { MAP_POOL, preset, PRESETS } from './presets.js';
export { scoringTable, type ScoringInput } from './scoring.js';
export { printOf, SET_ALIASES } from './sets.js';
export { CATHEDRAL_STAND_INS } from './tile-counts.js';
export { parseTile, tileSchema } from './tile-schema.js';
