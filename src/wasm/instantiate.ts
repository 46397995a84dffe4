/**
 * Module → running instance. The core speaks numbers only, so of AssemblyScript's loader nothing would be used: its wrappers cost
 * 7 ns a call instead of 2.6, and half a millisecond an instance.
 */
import { HighwaymanError } from '../errors.js';
import { reason } from './source.js';

/** The plain exports of an instance. */
export type CoreExports = WebAssembly.Exports & { readonly memory: WebAssembly.Memory };

/**
 * A new instance with its own memory. One compiled module serves any number of instances.
 * @throws HighwaymanError ERR_CAPACITY when the host has no memory for it, ERR_WASM for a module that is not the core
 */
export function instantiate(module: WebAssembly.Module): CoreExports {
  try {
    return new WebAssembly.Instance(module).exports as CoreExports;
  } catch (error) {
    const [code, field] = error instanceof RangeError ? (['ERR_CAPACITY', 'memory'] as const) : (['ERR_WASM', 'module'] as const);
    throw new HighwaymanError(code, field, reason(error), `${field} for one more instance`);
  }
}
