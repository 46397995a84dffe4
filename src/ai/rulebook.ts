/** The rulebook's bytes for hosts that drive core.wasm without this package: write them to a file once, upload them anywhere. */
import { bookBytes } from '../rules/book.js';
import { compileConfig } from '../rules/compile.js';
import type { ConfigInput } from '../rules/config-schema.js';
import { isCompiled, needObject } from '../guard.js';
import type { Rules } from '../types.js';

/** What `reserveRulebook` and `configure` of the core expect. @throws ERR_CONFIG */
export function rulebookBytes(config: ConfigInput | Rules = {}): Uint8Array<ArrayBuffer> {
  needObject(config, 'config', 'a configuration, or compiled rules', 'ERR_CONFIG');
  const rules = isCompiled(config) ? (config as Rules) : compileConfig(config as ConfigInput);
  return bookBytes(rules);
}
