/**
 * Whole random games: the core against the sketch of the design, against the reference model, and with more compiled in than is
 * in play.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Engine } from '../../src/engine.js';
import { compileRules, type ConfigInput } from '../../src/rules/index.js';
import { Model } from '../../test/reference/model.js';
import type { BenchCase } from '../harness.js';
import { numbers } from '../positions.js';
import type { Suite } from '../suite.js';

const SKETCH = '../shared/docs/sketch/sketch.wasm';
export const BASE: ConfigInput = { edition: 'C2' };
export const FERRIES: ConfigInput = { edition: 'C2', sets: { base: 1, ferries: 1, labyrinth: 1 }, labyrinth: 'advanced' };

export const playouts: Suite = (engine) => {
  const games = 2000;
  const cases: BenchCase[] = [inCore(engine, 'base, in the core', BASE, games)];
  if (existsSync(SKETCH)) {
    const sketch = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(SKETCH)), {}).exports as {
      playGames(n: number, seed: number): number;
    };
    let seed = 1;
    cases.push({ name: 'the sketch', count: games, run: () => (sketch.playGames(games, (seed += 7919)), games) });
  } else console.log('the sketch is not here; its line is left out');
  cases.push(inCore(engine, 'base, every rule family switched on, none of its tiles and figures', BARE, games));
  cases.push(inCore(engine, 'base C3, 6 players', { edition: 'C3', players: 6 }, games));
  cases.push(inCore(engine, 'base + ferries + labyrinth', FERRIES, games));
  cases.push(inCore(engine, 'all sets', ALL, 500));
  return [
    { title: 'random games', cases },
    {
      title: 'random base games, core against the reference model',
      cases: [inCore(engine, 'core', BASE, games), inModel()],
      options: { rounds: 2, warmup: 1 },
    },
  ];
};
/** What the presence of rules costs where nothing of theirs is in play. */
export const BARE: ConfigInput = {
  edition: 'C2',
  modules: {
    inns: true,
    traders: true,
    abbey: true,
    ferries: true,
    labyrinth: true,
    germanCathedrals: true,
    mageWitch: true,
    leipzig: true,
    flying: true,
    portal: true,
  },
  pieces: { normal: 7, large: 0, mayor: 0, wagon: 0, builder: 0, pig: 0, barn: 0 },
  abbeysPerPlayer: 0,
};
export const ALL: ConfigInput = {
  edition: 'C2',
  players: 2,
  labyrinth: 'advanced',
  sets: {
    base: 1,
    'inns-cathedrals': 1,
    'traders-builders': 1,
    ferries: 1,
    labyrinth: 1,
    'abbey-mayor': 1,
    'german-cathedrals': 1,
    'mage-witch': 1,
    'flying-machines': 1,
    'princess-dragon': 1,
  },
};

/** Random games of a configuration by one call into the core of an engine. */
export function inCore(engine: Engine, name: string, config: ConfigInput, games: number): BenchCase {
  const position = engine.newPosition(compileRules(config), 1);
  const { exports } = position.core;
  let seed = 1;
  return {
    name,
    count: games,
    run: () => {
      exports.playGames(position.slot, games, (seed += 100_003));
      return position.isOver ? games : 0;
    },
  };
}
function inModel(): BenchCase {
  const rules = compileRules(BASE);
  let seed = 1;
  return {
    name: 'reference model',
    count: 1,
    run: () => {
      const model = new Model(rules);
      const pick = numbers(seed++);
      while (!model.isOver) {
        const options = model.options();
        model.apply(options[pick(options.length)] as string);
      }
      return 1;
    },
  };
}
