import { needRules } from '../guard.js';
import { compileRules, type PlainConfig } from '../rules/read.js';
import type { Rules } from '../types.js';
import type { SetupOps } from './ops.js';
import { readOps } from './read-ops.js';
import { checkSetupShape } from './schema.js';
import type { Setup, SetupOptions } from './types.js';

/**
 * The only way from an untrusted `Setup` to a position: checks shape, configuration and rules, and gives what `engine.build` takes.
 *
 * Not asked for: that the position can be reached by play. Features may hold any mix of figures, tiles may outnumber the
 * copies printed, finished features may still be occupied.
 * @param rules the compiled configuration when the caller has it; else `setup.config` is compiled.
 * @throws ERR_SETUP (the position), ERR_CONFIG (its configuration), ERR_CAPACITY (too many tiles); nothing is half done.
 */
export function readSetup(setup: Setup | unknown, opts: SetupOptions = {}, rules?: Rules): { rules: Rules; ops: SetupOps } {
  const input = checkSetupShape(setup);
  if (rules !== undefined) needRules(rules);
  const compiled = rules ?? compileRules(input.config as PlainConfig);
  return { rules: compiled, ops: readOps(compiled, input, opts) };
}
