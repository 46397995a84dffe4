/** Where things are, relative to the project root. Every build script starts here. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const at = (...parts) => join(root, ...parts);

/** Entries of the shipped library; one that has no source file yet is left out of the bundle. */
export const libraryEntries = {
  index: 'src/entry-url.ts',
  inline: 'src/entry-inline.ts',
  play: 'src/entry-play.ts',
  geometry: 'src/geometry/index.ts',
  config: 'src/config.ts',
  catalogue: 'src/catalogue/index.ts',
  maps: 'src/maps/index.ts',
  notation: 'src/notation/index.ts',
  saved: 'src/saved/index.ts',
  setup: 'src/setup/index.ts',
  jcz: 'src/entry-jcz.ts',
  ai: 'src/ai/index.ts',
  client: 'src/client/index.ts',
  testing: 'src/testing.ts',
  'expansions/all': 'src/generated/expansions/all.ts',
  'expansions/crop-circles': 'src/generated/expansions/crop-circles.ts',
  'expansions/festival': 'src/generated/expansions/festival.ts',
  'expansions/gold-mines': 'src/generated/expansions/gold-mines.ts',
  'expansions/little-buildings': 'src/generated/expansions/little-buildings.ts',
  'expansions/watchtowers': 'src/generated/expansions/watchtowers.ts',
  'expansions/wind-roses': 'src/generated/expansions/wind-roses.ts',
  'expansions/princess': 'src/generated/expansions/princess.ts',
  'expansions/king-robber': 'src/generated/expansions/king-robber.ts',
  'expansions/phantom': 'src/generated/expansions/phantom.ts',
  'expansions/shrines': 'src/generated/expansions/shrines.ts',
  'expansions/spiel-doch': 'src/generated/expansions/spiel-doch.ts',
  'expansions/fairy': 'src/generated/expansions/fairy.ts',
  'expansions/darmstadt': 'src/generated/expansions/darmstadt.ts',
  'expansions/siege': 'src/generated/expansions/siege.ts',
};
/** Entries for Node: the command, and the worker thread of its matches and self-play. */
export const cliEntry = { cli: 'src/cli/main.ts', 'selfplay-worker': 'src/selfplay/worker.ts' };

export const releaseCore = at('build/core.wasm');
export const debugCore = at('build/core.debug.wasm');
/** The core that tests and scripts run on: the release, or what `npm run dev` builds when HIGHWAYMAN_CORE is `debug`. */
export const coreInUse = process.env.HIGHWAYMAN_CORE === 'debug' ? debugCore : releaseCore;
