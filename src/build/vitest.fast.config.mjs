/** vitest for npm run fast: what tells within seconds what a change broke. All files share their modules, so the core is compiled once. */
import { mergeConfig } from 'vitest/config';
import all from './vitest.config.mjs';

const folders = ['board', 'golden', 'house', 'rules', 'rules-config'].map((folder) => `test/${folder}/**/*.test.ts`);
const fast = mergeConfig(all, { test: { isolate: false, pool: 'threads' } });
// Merging would add to these lists; the report of the whole run is left as it is.
Object.assign(fast.test, { include: [...folders, 'test/docs/rule-texts.test.ts'], reporters: ['dot'], outputFile: {} });
export default fast;
