/** Everything that the command compares core and model on: configurations chosen by hand, families together, every pair of them. */
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import type { Rules } from '../../src/types.js';
import { LEIPZIG_CONFIGS } from './leipzig-rules.js';
import { allFamilies, pairConfig, pairNames } from './pairs.js';
import { configsUnderTest } from './presets.js';

/** Configurations by name, and rules that are compiled when they are first asked for. */
export function rulesUnderTest(): { readonly names: readonly string[]; readonly rulesOf: (name: string) => Rules } {
  const configs: Readonly<Record<string, ConfigInput>> = {
    ...configsUnderTest(),
    ...LEIPZIG_CONFIGS,
    ...allFamilies(),
    ...Object.fromEntries(pairNames().map((name) => [name, pairConfig(name)])),
  };
  const compiled = new Map<string, Rules>();
  const rulesOf = (name: string): Rules => {
    const rules = compiled.get(name) ?? compileRules(configs[name] as ConfigInput);
    compiled.set(name, rules);
    return rules;
  };
  return { names: Object.keys(configs), rulesOf };
}
