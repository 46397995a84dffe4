/**
 * A source → a compiled module. Nothing is kept between calls: whoever wants many engines from one compilation
 * holds the `WebAssembly.Module` and passes it as the source, to workers too.
 */
import { HighwaymanError } from '../errors.js';
import { asModule, isFileAtHand, readBytes, readBytesSync, type CoreSource, type Readable, type SyncCoreSource } from './source.js';

export type { CoreSource, SyncCoreSource } from './source.js';

/**
 * What an entry of the package loads when the user names nothing: a function, so that nothing happens at import.
 * The URL entry gives the address of core.wasm beside itself, the inline entry gives bytes.
 */
export type DefaultSource = () => URL | Uint8Array<ArrayBuffer>;

/**
 * Compiles the core. `source` falls back to `fallback()`.
 * @throws HighwaymanError ERR_WASM when the source cannot be read, is not WebAssembly or is refused by the host
 */
export async function compile(source?: CoreSource, fallback?: DefaultSource): Promise<WebAssembly.Module> {
  const given = source ?? required(fallback);
  const ready = asModule(given);
  if (ready) return ready;
  if (isFileAtHand(given)) return compileSync(given as unknown as SyncCoreSource);
  const bytes = await readBytes(given as Readable);
  try {
    return await WebAssembly.compile(bytes);
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
  const given = source ?? required(fallback);
  const ready = asModule(given);
  if (ready) return ready;
  const bytes = readBytesSync(given as BufferSource | URL);
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    throw refused(error);
  }
}

function required(fallback: DefaultSource | undefined): URL | Uint8Array<ArrayBuffer> {
  if (fallback) return fallback();
  throw new HighwaymanError('ERR_WASM', 'source', undefined, 'a URL, an address, bytes, a Response or a WebAssembly.Module');
}

/** Damaged modules and pages whose Content-Security-Policy lacks 'wasm-unsafe-eval' end here. */
function refused(error: unknown): HighwaymanError {
  return new HighwaymanError('ERR_WASM', 'source', error instanceof Error ? error.message : String(error), 'a module that this host compiles');
}
