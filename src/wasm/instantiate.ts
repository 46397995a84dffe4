/**
 * Module → running instance. The core speaks numbers only, so of AssemblyScript's loader nothing would be used: its wrappers cost
 * 7 ns a call instead of 2.6, and half a millisecond an instance.
 */
import { HighwaymanError } from '../errors.js';

/** The plain exports of an instance. */
export type CoreExports = WebAssembly.Exports & { readonly memory: WebAssembly.Memory };

/**
 * A new instance with its own memory. One compiled module serves any number of instances.
 * @throws HighwaymanError ERR_WASM when the module wants imports or exports no memory, ERR_CAPACITY when the host has no memory for it
 */
export function instantiate(module: WebAssembly.Module): CoreExports {
  refuseImports(module);
  let exports: WebAssembly.Exports;
  try {
    exports = new WebAssembly.Instance(module).exports;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof RangeError) throw new HighwaymanError('ERR_CAPACITY', 'memory', said, 'memory for one more instance');
    throw new HighwaymanError('ERR_WASM', 'module', said, 'a module that can be instantiated');
  }
  if (!(exports['memory'] instanceof WebAssembly.Memory)) {
    throw new HighwaymanError('ERR_WASM', 'exports.memory', typeof exports['memory'], 'the memory that core.wasm exports');
  }
  return exports as CoreExports;
}

/** @throws HighwaymanError ERR_WASM */
export function refuseImports(module: WebAssembly.Module): void {
  const wanted = WebAssembly.Module.imports(module);
  if (wanted.length === 0) return;
  const names = wanted.map((one) => `${one.module}.${one.name}`).join(', ');
  throw new HighwaymanError('ERR_WASM', 'imports', names, 'a module without imports, as core.wasm is');
}
