/**
 * `highwayman`: the core is the file core.wasm beside this module. Bundlers that know the `new URL(…, import.meta.url)`
 * pattern carry it along; where that does not work, pass a source to `load` or import `highwayman/inline`.
 *
 * @example
 * ```ts
 * import { load } from 'highwayman';
 *
 * const engine = await load();
 * const game = engine.newGame({ sets: ['base', 'ferries'], players: 3 }, { seed: 7 });
 * game.play(game.legalTokens()[0]);
 * console.log(game.phase, game.legal(), game.features());
 * ```
 * @module highwayman
 */
import { load as loadFrom, loadSync as loadFromSync, type Engine } from './engine.js';
import { compileConfig } from './rules/compile.js';
import { addressBeside, type CoreSource, type DefaultSource, type SyncCoreSource } from './wasm/compile.js';

export * from './index.js';
export type { CoreSource, ResponseLike, SyncCoreSource, UrlLike } from './wasm/compile.js';

const beside: DefaultSource = () => addressBeside(() => new URL('./core.wasm', import.meta.url));

/**
 * An engine with its own memory.
 * @param source instead of core.wasm beside the package: URL, address, bytes, Response or compiled module
 * @throws HighwaymanError ERR_WASM
 */
export function load(source?: CoreSource): Promise<Engine> {
  return loadFrom(source, beside, compileConfig);
}

/**
 * The same without waiting. Without a source it works in Node from 20.16 on only; elsewhere pass bytes or a compiled module.
 * @throws HighwaymanError ERR_WASM
 */
export function loadSync(source?: SyncCoreSource): Engine {
  return loadFromSync(source, beside, compileConfig);
}
