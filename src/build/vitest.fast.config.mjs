/**
 * vitest for npm run fast: what tells within seconds what a change broke. All files share their modules, so the core is
 * compiled once.
 */
import { mergeConfig } from 'vitest/config';
import all from './vitest.config.mjs';

const folders = ['board', 'golden', 'house', 'rules', 'rules-config'].map((folder) => `test/${folder}/**/*.test.ts`);
/** Seconds each: what `npm run check` does too, and whole trees of pivots. */
const slow = ['test/house/format.test.ts', 'test/rules/pivot-orders.test.ts'];
const fast = mergeConfig(all, { test: { isolate: false, pool: 'threads', experimental: { fsModuleCache: true } } });
// Merging would add to these lists; the report of the whole run is left as it is.
Object.assign(fast.test, {
  include: [...folders, 'test/docs/rule-texts.test.ts'],
  exclude: [...(fast.test.exclude ?? []), ...slow],
  reporters: ['dot'],
  outputFile: {},
});
export default fast;
