/** The quick part of the tests, on any core: perft tables, kept digests, the reference model, the laws of the fuzzers. */
import { readFileSync } from 'node:fs';
import { loadSync } from '../../src/entry-url.js';
import { playBoth } from '../differential/compare.js';
import { PRESETS_UNDER_TEST } from '../differential/presets.js';
import { randomOptions } from '../differential/random-options.js';
import { compileRules } from '../../src/rules/index.js';
import { GAME_LAWS } from '../fuzz/game-laws.js';
import { World } from '../fuzz/law.js';
import { fuzzRaw } from '../fuzz/raw.js';
import { parseTables, rootGame } from '../perft/tables.js';
import { digestOf, NAMES } from '../snapshot/digests.js';

const TABLES = ['base', 'ferries', 'labyrinth', 'crop-circles', 'everything'];
const PERFT_NODES = 1500;
/** One preset in so many. */
const EACH = 4;
const MIXTURES = 3;
const LAW_SEEDS = 2;
const RAW_CALLS = 2000;

const presets = PRESETS_UNDER_TEST();
/** Runs until something fails. @returns what failed, or undefined */
export async function firstFailure(core: BufferSource): Promise<string | undefined> {
  let at = 'load';
  try {
    const module = new WebAssembly.Module(core);
    const engine = loadSync(module);
    for (const name of TABLES)
      for (const { root, counts } of parseTables(readFileSync(`test/perft/${name}.perft`, 'utf8'))) {
        at = `perft ${root.id}`;
        for (const { depth, nodes } of counts.filter((one) => one.nodes <= PERFT_NODES)) {
          const game = rootGame(engine, root);
          if (game.perft(depth, { chance: root.chance }) !== nodes) return at;
          game.dispose();
        }
      }
    const { digests } = JSON.parse(readFileSync('test/snapshot/digests.json', 'utf8')) as { digests: Record<string, string> };
    for (const name of NAMES) {
      at = `digests, ${name}`;
      const found = Object.entries(digestOf(module, name)).find(([what, digest]) => digests[what] !== digest);
      if (found) return `digests, ${found[0]}`;
    }
    for (const [name, rules] of presets.filter((_, i) => i % EACH === 0)) {
      at = `model, ${name}`;
      playBoth(loadSync(module), rules, 1, 7);
    }
    for (let seed = 1; seed <= MIXTURES; seed++) {
      at = `model, mixture ${seed}`;
      playBoth(loadSync(module), compileRules(randomOptions(seed)), seed, 9);
    }
    const world = new World(
      module,
      presets.map(([, rules]) => rules),
    );
    for (const law of GAME_LAWS)
      for (let seed = 1; seed <= LAW_SEEDS; seed++) {
        at = `law, ${law.name}, seed ${seed}`;
        await law.holds(world, seed);
      }
    for (const [name, rules] of presets.filter((_, i) => i % (4 * EACH) === 0)) {
      at = `exports, ${name}`;
      fuzzRaw(module, rules, 1, RAW_CALLS);
    }
    return undefined;
  } catch {
    return at;
  }
}
