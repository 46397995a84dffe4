/** What players and learners pay for: steps single and batched, playouts, tree search, observations and masks. */
import { BatchEnv, Observer, playouts, PolicyView, ROLLOUTS, search } from '../../src/ai/index.js';
import type { Engine } from '../../src/engine.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { compileRules } from '../../src/rules/index.js';
import type { BenchCase } from '../harness.js';
import { playTo } from '../positions.js';
import type { Suite } from '../suite.js';

const BASE: ConfigInput = { edition: 'C2' };
const ALL: ConfigInput = {
  edition: 'C2',
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
const STEPS = 4096;

export const ai: Suite = (engine) => [
  {
    title: 'steps of random games (decisions)',
    cases: [single(engine), ...[1, 16, 64].map((n) => batched(engine, n)), indexed(engine, false), indexed(engine, true)],
  },
  { title: 'playouts from a base position with 12 tiles', cases: playing(engine) },
  { title: 'tree search iterations, base, 12 tiles', cases: searching(engine) },
  { title: 'observations, 36 tiles', cases: [...observing(engine, 'base', BASE), ...observing(engine, 'all sets', ALL)] },
];

/** The same cheap choice for all of them. */
const pick = (seed: number, n: number) => (Math.imul(seed, 0x9e3779b1) >>> 8) % n;

function single(engine: Engine): BenchCase {
  const rules = compileRules(BASE);
  const position = engine.newPosition(rules, 1);
  const slot = position.use();
  let seed = 1;
  const settle = (): void => {
    for (;;) {
      if (position.isOver) position.core.exports.newGame(slot, ++seed, 0);
      if (!position.isChance) return;
      position.makeChance();
    }
  };
  settle();
  let k = 0;
  return {
    name: 'one position, one call each',
    count: STEPS,
    run: () => {
      for (let i = 0; i < STEPS; i++) {
        const legal = position.legal();
        position.make(legal[pick(k++, legal.length)] as number);
        settle();
      }
      return STEPS;
    },
  };
}
/** Packed actions: the legal list of each game is asked for, as a player would. */
function batched(engine: Engine, n: number): BenchCase {
  const batch = new BatchEnv(engine, BASE, { n, seed: 1, actions: 'packed' });
  let k = 0;
  return {
    name: `batch of ${n}, packed moves`,
    count: STEPS,
    run: () => {
      const { actions } = batch;
      for (let i = 0; i < STEPS; i += n) {
        for (let g = 0; g < n; g++) {
          const legal = batch.legal(g);
          actions[g] = legal[pick(k++, legal.length)] as number;
        }
        if (batch.step() !== 0) return 0;
      }
      return STEPS;
    },
  };
}
function indexed(engine: Engine, observe: boolean): BenchCase {
  const n = 64;
  const batch = new BatchEnv(engine, BASE, { n, seed: 1, observe });
  let k = 0;
  return {
    name: `batch of ${n}, indices and masks${observe ? ', observations' : ''}`,
    count: STEPS / 4,
    run: () => {
      const { actions, masks, numActions } = batch;
      for (let i = 0; i < STEPS / 4; i += n) {
        for (let g = 0; g < n; g++) {
          let at = masks.indexOf(1, g * numActions + pick(k++, numActions));
          if (at < 0 || at >= (g + 1) * numActions) at = masks.indexOf(1, g * numActions);
          actions[g] = at - g * numActions;
        }
        if (batch.step() !== 0) return 0;
      }
      return STEPS / 4;
    },
  };
}
function playing(engine: Engine): BenchCase[] {
  const position = playTo(engine, BASE, 5, 12, 'place');
  const n = 1000;
  let seed = 0;
  const one = (name: string, options: object): BenchCase => ({
    name,
    count: n,
    run: () => playouts(position, { n, seed: ++seed, ...options }).length / 2,
  });
  return [
    ...ROLLOUTS.map((policy) => one(policy, { policy })),
    one('uniform, shared worlds', { worlds: true }),
    one('meeple, 8 turns', { policy: 'meeple', horizon: 8 }),
  ];
}
function searching(engine: Engine): BenchCase[] {
  const position = playTo(engine, BASE, 5, 12, 'place');
  const iterations = 500;
  let seed = 0;
  const one = (name: string, options: object): BenchCase => ({
    name,
    count: iterations,
    run: () => search(position, { iterations, seed: ++seed, ...options }).iterations,
  });
  return [
    one('meeple rollouts', {}),
    one('uniform rollouts', { rollout: 'uniform' }),
    one('light rollouts', { rollout: 'light' }),
    one('four trees', { trees: 4 }),
  ];
}
function observing(engine: Engine, name: string, config: ConfigInput): BenchCase[] {
  const position = playTo(engine, config, 5, 36, 'place');
  const observer = new Observer(position, 31);
  const view = new PolicyView(position, 31);
  const [planes, side] = observer.spec.shape;
  return [
    {
      name: `${name}: ${planes} planes of ${side} x ${side}, globals`,
      count: 1,
      run: () => (observer.write(position).planes[0] === 0 ? 1 : 0),
    },
    {
      name: `${name}: mask of ${view.numActions}`,
      count: 1,
      run: () => (view.mask(position).length === view.numActions ? 1 : 0),
    },
  ];
}
