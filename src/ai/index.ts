/**
 * `highwayman/ai`: the contract for search, observations and policy indices, batches, playouts, players and matches.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 * import { mctsPlayer, playouts, summarize } from 'highwayman/ai';
 *
 * const position = (await load()).newPosition({ players: 2 }, 7);
 * position.makeChance();
 * console.log(mctsPlayer({ iterations: 100 }).choose(position));
 * console.log(summarize(playouts(position, { n: 200, policy: 'light' }), 2));
 * ```
 * @module highwayman/ai
 */
export { CHANCE, TERMINAL, GameState, type StateOptions } from './env.js';
export { RETURNS, returnsOf, type Returns } from './returns.js';
export { actionValues, resampled, shuffledBag, worlds, worldSeed, type ActionValue } from './worlds.js';
export {
  AI_VERSION,
  Observer,
  observationSpec,
  windowSide,
  type ObservationSpec,
  type ObserveOptions,
  type Tensor,
} from './observation.js';
export { numActions, policyRegions, PolicyView, type Indexed, type PolicyRegions } from './policy.js';
export {
  planePermutation,
  policyPermutation,
  symmetries,
  turnCell,
  turnMask,
  turnMove,
  turnOrigin,
  turnPair,
  turnPlanes,
  turnSquare,
  turnTile,
  type TileLook,
  type Turn,
} from './symmetry.js';
export { BatchEnv, type BatchOptions } from './batch.js';
export {
  playouts,
  projectedScores,
  ROLLOUTS,
  summarize,
  type PlayoutOptions,
  type RolloutPolicy,
  type ScoreSummary,
} from './playouts.js';
export * from './players/index.js';
export {
  PairedChance,
  playDeck,
  playGame,
  standings,
  type MatchGame,
  type MatchSpec,
  type PlayedGame,
  type Standing,
} from './match.js';
export { elo, eloInterval, meanInterval, pairedRate, wilson, type Interval } from './stats.js';
export { derive, Random } from './random.js';
export { rulebookBytes } from './rulebook.js';
