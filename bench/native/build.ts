/**
 * build/core.wasm → a native program: wasm2c writes it as C, gcc compiles that with bench/native/driver.c and the runtime
 * that comes with wabt.
 *
 * Memory is guarded as V8 guards it: 8 GiB of addresses are reserved and an access beyond the memory is a fault that a signal
 * handler sees (WASM_RT_MEMCHECK_SIGNAL_HANDLER), so neither side tests bounds. What wasm2c adds and no C program would have:
 * the address of the memory is read again after stores, and no load is left out, even one whose value is not used.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const FOLDER = 'build/native';

export interface Tools {
  readonly wasm2c: string;
  readonly gcc: string;
  /** Folder of wasm-rt-impl.c. */
  readonly runtime: string;
}

/** The tools on the PATH, or in words what is missing. */
export function findTools(path = process.env['PATH'] ?? ''): Tools | string {
  const find = (tool: string) =>
    path
      .split(delimiter)
      .map((folder) => join(folder, tool))
      .find((file) => existsSync(file));
  const wasm2c = find('wasm2c');
  if (wasm2c === undefined) return 'there is no wasm2c (package wabt)';
  const gcc = find('gcc');
  if (gcc === undefined) return 'there is no gcc';
  const runtime = join(dirname(realpathSync(wasm2c)), '../share/wabt/wasm2c');
  if (!existsSync(join(runtime, 'wasm-rt-impl.c'))) return 'wasm-rt-impl.c is not where wabt installs it';
  return { wasm2c, gcc, runtime };
}

/**
 * The core as C, in build/native.
 * @returns in words why this wasm2c does not do, or null
 */
export function translate({ wasm2c }: Tools, wasm: string): string | null {
  mkdirSync(FOLDER, { recursive: true });
  execFileSync(wasm2c, [wasm, '--module-name', 'core', '--output', join(FOLDER, 'core.c')]);
  if (readFileSync(join(FOLDER, 'core.h'), 'utf8').includes('Z_coreZ_playGames(Z_core_instance_t*')) return null;
  return 'this wasm2c names exports otherwise than that of wabt 1.0.32, which driver.c is written for';
}

/**
 * Compiles what `translate` wrote, with -O3 and the given options.
 * @returns the program's file; bench/native/driver.c says how it is spoken to
 * @throws Error with what gcc said
 */
export function compileDriver({ gcc, runtime }: Tools, name: string, options: readonly string[]): string {
  const program = join(FOLDER, name);
  const sources = ['bench/native/driver.c', join(FOLDER, 'core.c'), join(runtime, 'wasm-rt-impl.c')];
  execFileSync(
    gcc,
    ['-O3', ...options, '-DWASM_RT_MEMCHECK_SIGNAL_HANDLER=1', '-I', FOLDER, '-I', runtime, ...sources, '-lm', '-o', program],
    { stdio: 'pipe' },
  );
  return program;
}
