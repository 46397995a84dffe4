/**
 * `highwayman/play`: the main entry without the compiler of rules and the tiles of the catalogue, for Workers and pages that
 * are handed compiled rules. They are plain data: `compileRules` makes them, `postMessage` and JSON carry them.
 *
 * @example
 * ```ts
 * import { compileRules } from 'highwayman'; // in the page
 * import { loadSync } from 'highwayman/play'; // in its Worker
 *
 * const rules = JSON.parse(JSON.stringify(compileRules({ players: 3 })));
 * const position = loadSync().newPosition(rules, 7);
 * position.playout();
 * console.log(position.scores);
 * ```
 * @module highwayman/play
 */
import { load as loadFrom, loadSync as loadFromSync, type Engine, type RulesCompiler } from './engine.js';
import { HighwaymanError } from './errors.js';
import { addressBeside, type CoreSource, type DefaultSource, type SyncCoreSource } from './wasm/compile.js';

export * from './play.js';
export type { CoreSource, ResponseLike, SyncCoreSource, UrlLike } from './wasm/compile.js';

const beside: DefaultSource = () => addressBeside(() => new URL('./core.wasm', import.meta.url));
const none: RulesCompiler = (config) => {
  throw new HighwaymanError('ERR_CONFIG', 'config', config, 'rules that `compileRules` of highwayman has made');
};

/**
 * An engine with its own memory that takes compiled rules only.
 * @param source instead of core.wasm beside the package: URL, address, bytes, Response or compiled module
 * @throws HighwaymanError ERR_WASM
 */
export function load(source?: CoreSource): Promise<Engine> {
  return loadFrom(source, beside, none);
}

/**
 * The same without waiting. Without a source it works in Node from 20.16 on only; elsewhere pass bytes or a compiled module.
 * @throws HighwaymanError ERR_WASM
 */
export function loadSync(source?: SyncCoreSource): Engine {
  return loadFromSync(source, beside, none);
}
