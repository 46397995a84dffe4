/**
 * `highwayman/inline`: the same API with the core's bytes inside the module; nothing is fetched.
 *
 * @example
 * ```ts
 * import { loadSync } from 'highwayman/inline';
 *
 * const game = loadSync().newGame({}, { seed: 7 });
 * console.log(game.drawn, game.legalTokens());
 * ```
 * @module highwayman/inline
 */
import core from '../build/core.wasm';
import { load as loadFrom, loadSync as loadFromSync, type Engine } from './engine.js';
import { unpack } from './wasm/packed.js';
import { compileConfig } from './rules/compile.js';
import type { CoreSource, DefaultSource, SyncCoreSource } from './wasm/compile.js';

export * from './index.js';
export type { CoreSource, ResponseLike, SyncCoreSource, UrlLike } from './wasm/compile.js';

const inlined: DefaultSource = () => unpack(core);

/**
 * An engine with its own memory.
 * @param source instead of the bytes inside: URL, address, bytes, Response or compiled module
 * @throws HighwaymanError ERR_WASM
 */
export function load(source?: CoreSource): Promise<Engine> {
  return loadFrom(source, inlined, compileConfig);
}

/**
 * The same without waiting.
 * @throws HighwaymanError ERR_WASM
 */
export function loadSync(source?: SyncCoreSource): Engine {
  return loadFromSync(source, inlined, compileConfig);
}
