/** How a position is built out of ops: what the engine knows of it, so that games from the start carry none of it. */
import type { CoreInstance } from '../core/instance.js';
import type { Capacity } from '../rules/capacity.js';
import { HighwaymanError } from '../errors.js';
import type { Rules } from '../types.js';
import type { SetupOps } from './ops.js';

export interface Builder {
  /** Room that the core must have where it is more than the rules need. @throws ERR_SETUP for more than any core has */
  capacity(rules: Rules): Capacity | undefined;
  /** Builds the position in a slot. @throws ERR_SETUP naming the part that the core does not take */
  lay(core: CoreInstance, slot: number, rules: Rules): void;
}

const builders = /* @__PURE__ */ new WeakMap<SetupOps, Builder>();

export function setBuilder(ops: SetupOps, builder: Builder): void {
  builders.set(ops, builder);
}
/** @throws ERR_SETUP for ops that were not made by `highwayman/setup`, copies too */
export function builderOf(ops: SetupOps): Builder {
  const builder = builders.get(ops);
  if (!builder)
    throw new HighwaymanError('ERR_SETUP', 'ops', ops, 'ops of readSetup (highwayman/setup), copies through buildable');
  return builder;
}
