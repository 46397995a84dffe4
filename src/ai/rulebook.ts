/** The rulebook's bytes for hosts that drive core.wasm without this package: write them to a file once, upload them anywhere. */
import { capacityOf, encodeRules } from '../core/upload.js';
import { compileConfig, ferrySupply } from '../rules/compile.js';
import type { ConfigInput } from '../rules/config-schema.js';
import type { Rules } from '../types.js';

/** What `reserveRulebook` and `configure` of the core expect. @throws ERR_CONFIG */
export function rulebookBytes(config: ConfigInput | Rules = {}): Uint8Array<ArrayBuffer> {
  const rules = 'fingerprint' in config && 'kinds' in config ? config : compileConfig(config);
  return encodeRules(rules, ferrySupply(rules), capacityOf(rules));
}
