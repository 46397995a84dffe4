import type { ConfigInput } from '../rules/config-schema.js';

/** MAP-1, MAP-2: the recommended tiles of a map, 72 + 18 + 24, the expansions without their rules, and 9 meeples (MAP-3). */
export const MAP_POOL: ConfigInput = /* @__PURE__ */ Object.freeze({
  edition: 'C2' as const,
  sets: /* @__PURE__ */ Object.freeze(['base', 'inns-cathedrals', 'traders-builders'] as const),
  expansionRules: 'tilesOnly' as const,
  meeplesPerPlayer: 9,
});
