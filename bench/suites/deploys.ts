/** Deploy sets in the advanced Labyrinth against ordinary ones: listing the answers of step 2a on roads of a network. */
import type { Engine } from '../../src/engine.js';
import type { ConfigInput } from '../../src/rules/index.js';
import type { BenchCase } from '../harness.js';
import { playTo } from '../positions.js';
import type { Suite } from '../suite.js';

const sets = { base: 1, labyrinth: 6, ferries: 2 };
export const deploys: Suite = (engine) => [
  {
    title: 'listing deploys at 60 tiles',
    cases: [
      listing(engine, 'base game', { edition: 'C2' }),
      listing(engine, 'six labyrinths, basic', { edition: 'C2', sets, labyrinth: 'basic' }),
      listing(engine, 'six labyrinths, advanced', { edition: 'C2', sets, labyrinth: 'advanced' }),
    ],
  },
];
/** Ten positions of ten games, each listed once a call. */
function listing(engine: Engine, name: string, config: ConfigInput): BenchCase {
  const positions = Array.from({ length: 10 }, (_, i) => playTo(engine, config, 20 + i, 60, 'deploy')).filter(
    (p) => p.phase === 'deploy',
  );
  return { name, count: positions.length, run: () => positions.reduce((n, p) => n + (p.count() > 0 ? 1 : 0), 0) };
}
