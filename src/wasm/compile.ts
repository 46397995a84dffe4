/**
 * A source → a compiled module. Nothing is kept between calls: whoever wants many engines from one compilation
 * holds the `WebAssembly.Module` and passes it as the source, to workers too.
 */
import { HighwaymanError } from '../errors.js';
import { refuseImports } from './instantiate.js';
import {
  asModule,
  isFileAtHand,
  readBytes,
  readBytesSync,
  type CoreSource,
  type Readable,
  type SyncCoreSource,
} from './source.js';

export type { CoreSource, ResponseLike, SyncCoreSource, UrlLike } from './source.js';

/**
 * What an entry of the package loads when the user names nothing: a function, so that nothing happens at import.
 * The URL entry gives the address of core.wasm beside itself, the inline entry gives bytes.
 */
export type DefaultSource = () => URL | Uint8Array<ArrayBuffer>;

/** The ways out where core.wasm does not lie beside the code that runs, as errors and documents name them. */
const WAYS_OUT = 'import highwayman/inline, which brings the bytes along, or hand load() an address, bytes or a compiled module';

/** Calls `make`, which builds the address of core.wasm from that of the module. @throws ERR_WASM where a bundle or host has none */
export function addressBeside(make: () => URL): URL {
  try {
    return make();
  } catch {
    throw new HighwaymanError(
      'ERR_WASM',
      'import.meta.url',
      undefined,
      `the address of the module, which this bundle or host does not tell; ${WAYS_OUT}`,
    );
  }
}

/**
 * Compiles the core. `source` falls back to `fallback()`.
 * @throws HighwaymanError ERR_WASM when the source cannot be read, is not WebAssembly or is refused by the host
 */
export async function compile(source?: CoreSource, fallback?: DefaultSource): Promise<WebAssembly.Module> {
  needWebAssembly();
  if (source !== undefined || fallback === undefined) return compileGiven(source as CoreSource);
  const own = fallback();
  try {
    return await compileGiven(own);
  } catch (error) {
    throw withWaysOut(error);
  }
}
async function compileGiven(given: CoreSource): Promise<WebAssembly.Module> {
  const ready = asModule(given);
  if (ready) return needCore(ready);
  if (isFileAtHand(given)) return compileSync(given as unknown as SyncCoreSource);
  const bytes = await readBytes(given as Readable);
  try {
    return needCore(await WebAssembly.compile(bytes));
  } catch (error) {
    throw refused(error);
  }
}

/**
 * The same without waiting, from bytes or a module; in Node also from a file.
 * Browsers may refuse large modules on the main thread (Chromium above 8 MB; the core is far below).
 * @throws HighwaymanError ERR_WASM
 */
export function compileSync(source?: SyncCoreSource, fallback?: DefaultSource): WebAssembly.Module {
  needWebAssembly();
  if (source !== undefined || fallback === undefined) return compileGivenSync(source as SyncCoreSource);
  const own = fallback();
  try {
    return compileGivenSync(own as SyncCoreSource);
  } catch (error) {
    throw withWaysOut(error);
  }
}
function compileGivenSync(given: SyncCoreSource): WebAssembly.Module {
  const ready = asModule(given);
  if (ready) return needCore(ready);
  const bytes = readBytesSync(given as BufferSource | URL);
  try {
    return needCore(new WebAssembly.Module(bytes));
  } catch (error) {
    throw refused(error);
  }
}

/**
 * The package's own core was not found: bundles for servers and browsers that leave core.wasm behind end here. Errors about the
 * bytes (field `source`) name their own way out.
 */
function withWaysOut(error: unknown): unknown {
  if (!(error instanceof HighwaymanError) || error.code !== 'ERR_WASM' || error.field === 'source') return error;
  return new HighwaymanError('ERR_WASM', error.field, error.value, `${error.expected}; ${WAYS_OUT}`);
}
function needWebAssembly(): void {
  if (typeof WebAssembly !== 'object')
    throw new HighwaymanError('ERR_WASM', 'WebAssembly', typeof WebAssembly, 'a host with WebAssembly');
}

/** Exports by which the core is told from other modules; which version it is, its instances say. */
const CORE_EXPORTS = ['memory', 'version', 'reserveRulebook', 'configure', 'reserveSlots', 'newGame', 'generate', 'make'];

/** Whether this is a compiled module that exports what the core does. */
export function isCoreModule(module: unknown): boolean {
  const given = asModule(module as CoreSource);
  return given !== null && missingExports(given).length === 0;
}
/** @throws ERR_WASM for a module of something else */
function needCore(module: WebAssembly.Module): WebAssembly.Module {
  refuseImports(module);
  const [missing] = missingExports(module);
  if (missing === undefined) return module;
  const found = WebAssembly.Module.exports(module).map(({ name }) => name);
  throw new HighwaymanError('ERR_WASM', `exports.${missing}`, found.slice(0, 8), 'core.wasm of this package, which exports it');
}
function missingExports(module: WebAssembly.Module): string[] {
  const names = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  return CORE_EXPORTS.filter((name) => !names.has(name));
}

/** Damaged modules and pages whose Content-Security-Policy lacks 'wasm-unsafe-eval' end here. */
function refused(error: unknown): HighwaymanError {
  if (error instanceof HighwaymanError) return error;
  const said = error instanceof Error ? error.message : String(error);
  return new HighwaymanError(
    'ERR_WASM',
    'source',
    said,
    'a module that this host compiles; where it compiles none, as in Cloudflare Workers, import highwayman/core.wasm as a module and hand it to load()',
  );
}
