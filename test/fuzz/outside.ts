/**
 * Everything that comes from users with something wrong in it: it is taken, or refused with a HighwaymanError. What is taken
 * is played to its end. What holds for an input stands apart from how inputs are made, so that a find can be kept and tried again.
 */
import type { Engine } from '../../src/engine.js';
import type { Game } from '../../src/game.js';
import { importJcz, verifyJcz } from '../../src/jcz/index.js';
import { readMap } from '../../src/maps/index.js';
import {
  formatRecord,
  gameFromPosition,
  gameFromRecord,
  parseConfig,
  parseMove,
  parsePosition,
  parseRecord,
  positionText,
  recordOf,
} from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { readSetup, setupFromGame } from '../../src/setup/index.js';
import type { Rules } from '../../src/types.js';
import { begun, type Law, playOut, taken, type World } from './law.js';
import { anyValue, damaged, type Dice, dice, mutated, oneOf } from './random.js';
import { CONFIGS, JCZ, MAP, SETUP, TILES } from './samples.js';

const several = (roll: Dice, value: unknown): unknown => {
  let out = value;
  for (let n = 1 + roll(2); n > 0; n--) out = mutated(roll, out);
  return out;
};
function endsIfTaken(read: () => Game): void {
  let game: Game | undefined;
  if (taken(() => (game = read()))) playOut(game as Game);
}

/** What holds for one input of a sort. */
type Held = (engine: Engine, input: unknown) => void;
/** The inputs that a seed makes of a sort. */
type Made = (engine: Engine, rules: Rules, roll: Dice) => Iterable<unknown>;
function outside(name: string, share: number, inputs: number, made: Made, held: Held): Law {
  return {
    name,
    share,
    inputs,
    holds(world: World, seed: number) {
      const engine = world.engine();
      for (const input of made(engine, world.rules(seed), dice(seed))) held(engine, input);
    },
    holdsFor: (world: World, input: unknown) => held(world.engine(), input),
  };
}

/** Rules by their configuration, since many texts are read with the same ones. */
const compiled = new WeakMap<object, Rules>();
function rulesOf(config: object): Rules {
  const rules = compiled.get(config) ?? compileRules(config);
  compiled.set(config, rules);
  return rules;
}
const MOVES = ['3,-1@2', '0,0:r0+n', '?base-D', '1,0~NS', '-', '/n', '2,2:r0>n2'];
export const OUTSIDE: readonly Law[] = [
  outside(
    'texts of moves are read or refused',
    1,
    12,
    function* (_, rules, roll) {
      for (let n = 0; n < 12; n++) yield [rules.config, damaged(roll, oneOf(roll, MOVES)), roll(rules.kinds.length + 1)];
    },
    (_, input) => {
      const [config, text, kind] = input as [object, string, number];
      const rules = rulesOf(config);
      taken(() => parseMove(rules, text, () => rules.kinds[kind]));
    },
  ),
  outside(
    'position texts are played or refused',
    3,
    12,
    function* (engine, rules, roll) {
      const game = begun(engine, rules, roll, 80);
      const text = positionText(game);
      game.dispose();
      for (let n = 0; n < 12; n++) yield n % 4 === 0 ? damaged(roll, text.split(' ')[1] ?? '') : damaged(roll, text);
    },
    (engine, input) => {
      const text = input as string;
      taken(() => parseConfig(text));
      taken(() => parsePosition(text));
      endsIfTaken(() => gameFromPosition(engine, text));
    },
  ),
  outside(
    'records are played or refused',
    3,
    6,
    function* (engine, rules, roll) {
      const game = begun(engine, rules, roll, 80);
      const text = formatRecord(recordOf(game));
      game.dispose();
      for (let n = 0; n < 6; n++) yield damaged(roll, text);
    },
    (engine, input) => endsIfTaken(() => gameFromRecord(engine, parseRecord(input as string))),
  ),
  outside(
    'saves are played or refused',
    3,
    6,
    function* (engine, rules, roll) {
      const game = begun(engine, rules, roll, 80);
      const text = saveGame(game);
      game.dispose();
      for (let n = 0; n < 6; n++)
        yield roll(2) === 0 ? damaged(roll, text) : roll(8) === 0 ? anyValue(roll) : several(roll, JSON.parse(text));
    },
    (engine, input) => endsIfTaken(() => loadGame(engine, input)),
  ),
  outside(
    'setups are played or refused',
    3,
    6,
    function* (engine, rules, roll) {
      let setup: unknown = SETUP;
      if (roll(2) === 0) {
        const game = begun(engine, rules, roll, 60);
        while (!game.isOver && game.phase !== 'place') game.play(game.legalPacked()[0] as number);
        if (!game.isOver) taken(() => (setup = JSON.parse(JSON.stringify(setupFromGame(game)))));
        game.dispose();
      }
      for (let n = 0; n < 6; n++) yield [several(roll, setup), roll(2) === 0];
    },
    (engine, input) => {
      const [setup, allowDisconnected] = input as [unknown, boolean];
      endsIfTaken(() => {
        const { rules, ops } = readSetup(setup as never, { allowDisconnected });
        return engine.build(rules, ops);
      });
    },
  ),
  outside(
    'configurations are played or refused',
    1,
    1,
    function* (_engine, _rules, roll) {
      yield several(roll, oneOf(roll, CONFIGS));
    },
    (engine, input) => endsIfTaken(() => engine.newGame(input as never, { seed: 1 })),
  ),
  outside(
    'options of games are taken or refused',
    1,
    1,
    function* (_engine, _rules, roll) {
      yield { seed: anyValue(roll), deck: roll(2) === 0 ? anyValue(roll) : ['base-D', anyValue(roll)] };
    },
    (engine, input) => void taken(() => engine.newGame({}, input as never).dispose()),
  ),
  outside(
    'own tiles are played or refused',
    1,
    1,
    function* (_engine, _rules, roll) {
      yield several(roll, TILES);
    },
    (engine, input) => endsIfTaken(() => engine.newGame({ sets: ['base'], tiles: input as never }, { seed: 1 })),
  ),
  outside(
    '.jcz files are checked or refused',
    2,
    1,
    function* (_engine, _rules, roll) {
      yield roll(3) === 0 ? damaged(roll, JSON.stringify(JCZ)) : several(roll, JCZ);
    },
    (engine, input) => void taken(() => verifyJcz(importJcz(engine, input as never))),
  ),
  outside(
    'maps are played or refused',
    1,
    1,
    function* (_engine, _rules, roll) {
      yield roll(2) === 0 ? several(roll, MAP) : several(roll, { file: MAP, chips: true });
    },
    (engine, input) => {
      taken(() => readMap(input));
      endsIfTaken(() => engine.newGame({ sets: ['base'], map: input as never }, { seed: 1 }));
    },
  ),
  outside(
    'anything as rules is taken or refused',
    1,
    1,
    function* (_engine, _rules, roll) {
      yield anyValue(roll);
    },
    (_, input) => void taken(() => compileRules(input as never)),
  ),
];
