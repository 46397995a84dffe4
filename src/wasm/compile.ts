/**
 * A source → a compiled module. Nothing is kept between calls: whoever wants many engines from one compilation
 * holds the `WebAssembly.Module` and passes it as the source, to workers too.
 */
import { HighwaymanError } from '../errors.js';
import { asModule, atHand, awaited, type CoreSource, type Named, reason, refuse, type SyncCoreSource } from './source.js';

export type { CoreSource, ResponseLike, SyncCoreSource, UrlLike } from './source.js';

/**
 * What an entry of the package loads when the user names nothing: a function, so that nothing happens at import.
 * The URL entry gives the address of core.wasm beside itself, the inline entry gives bytes.
 */
export type DefaultSource = () => URL | Uint8Array<ArrayBuffer>;

/** Calls `make`, which builds the address of core.wasm from that of the module. @throws ERR_WASM where a bundle or host has none */
export function addressBeside(make: () => URL): URL {
  try {
    return make();
  } catch {
    return refuse('import.meta.url', undefined, 'an address, which this bundle or host does not tell');
  }
}

/**
 * Compiles the core. `source` falls back to `fallback()`.
 * @throws HighwaymanError ERR_WASM when the source cannot be read, is not WebAssembly or is refused by the host
 */
export async function compile(source?: CoreSource, fallback?: DefaultSource): Promise<WebAssembly.Module> {
  needWebAssembly();
  try {
    const given = source === undefined && fallback ? fallback() : (source as CoreSource);
    const ready = asModule(given);
    if (ready) return needCore(ready);
    const [bytes] = (await awaited(given)) ?? atHand(given);
    return needCore(await WebAssembly.compile(bytes).catch(refuseModule));
  } catch (error) {
    throw source === undefined ? withWaysOut(error) : error;
  }
}

/**
 * The same without waiting, from bytes or a module; in Node also from a file.
 * Browsers may refuse large modules on the main thread (Chromium above 8 MB; the core is far below).
 * @throws HighwaymanError ERR_WASM
 */
export function compileSync(source?: SyncCoreSource, fallback?: DefaultSource): WebAssembly.Module {
  needWebAssembly();
  try {
    const given = source === undefined && fallback ? fallback() : (source as CoreSource);
    return needCore(asModule(given) ?? moduleOf(atHand(given)));
  } catch (error) {
    throw source === undefined ? withWaysOut(error) : error;
  }
}
function moduleOf([bytes]: Named): WebAssembly.Module {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    return refuseModule(error);
  }
}

/**
 * The package's own core was not found: bundles for servers and browsers that leave core.wasm behind end here. Errors about the
 * bytes (field `source`) name their own way out.
 */
function withWaysOut(error: unknown): unknown {
  if (!(error instanceof HighwaymanError) || error.field === 'source') return error;
  const { code, field, value, expected } = error;
  const out = 'import highwayman/inline, or hand load() an address, bytes or a compiled module';
  return new HighwaymanError(code, field, value, `${expected}; ${out}`);
}
function needWebAssembly(): void {
  if (typeof WebAssembly !== 'object') refuse('WebAssembly', typeof WebAssembly, 'a host with WebAssembly');
}

/** Exports by which the core is told from other modules; which version it is, its instances say. */
const CORE_EXPORTS = ['memory', 'version', 'reserveRulebook', 'configure', 'reserveSlots', 'newGame', 'generate', 'make'];

/** Whether this is a compiled module that exports what the core does. */
export function isCoreModule(module: unknown): boolean {
  const given = asModule(module as CoreSource);
  return given !== null && missingExport(given) === undefined;
}
/** @throws ERR_WASM for a module of something else */
function needCore(module: WebAssembly.Module): WebAssembly.Module {
  const imports = WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`);
  if (imports.length > 0) refuse('imports', imports.join(', '), 'a module without imports, as core.wasm is');
  const missing = missingExport(module);
  if (missing === undefined) return module;
  const found = WebAssembly.Module.exports(module).map(({ name }) => name);
  return refuse(`exports.${missing}`, found.slice(0, 8), 'core.wasm of this package, which exports it');
}
function missingExport(module: WebAssembly.Module): string | undefined {
  const there = WebAssembly.Module.exports(module);
  const is = (wanted: string) => there.some(({ name, kind }) => name === wanted && (name === 'memory') === (kind === 'memory'));
  return CORE_EXPORTS.find((name) => !is(name));
}

/** Damaged modules and pages whose Content-Security-Policy lacks 'wasm-unsafe-eval' end here. */
function refuseModule(error: unknown): never {
  refuse(
    'source',
    reason(error),
    'a module that this host compiles; in Cloudflare Workers import highwayman/core.wasm and hand it to load()',
  );
}
