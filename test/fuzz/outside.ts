/**
 * Everything that comes from users with something wrong in it: it is taken, or refused with a HighwaymanError. What is taken
 * is played to its end. Every input is one call of one of the targets below.
 */
import type { Engine } from '../../src/engine.js';
import { HighwaymanError } from '../../src/errors.js';
import type { Game } from '../../src/game.js';
import { importJcz, verifyJcz } from '../../src/jcz/index.js';
import { readMap } from '../../src/maps/index.js';
import {
  gameFromPosition,
  gameFromRecord,
  parseConfig,
  parseMove,
  parsePosition,
  parseRecord,
  positionText,
  recordOf,
  formatRecord,
} from '../../src/notation/index.js';
import { compileRules } from '../../src/rules/index.js';
import { loadGame, saveGame } from '../../src/saved/index.js';
import { readSetup, setupFromGame } from '../../src/setup/index.js';
import type { Rules } from '../../src/types.js';
import { anyInt, anyValue, damaged, mutated, oneOf, type Dice } from './random.js';
import { CONFIGS, JCZ, MAP, SETUP, TILES } from './samples.js';

/** True when the call succeeded, false when it was refused as it should be. Anything else is thrown on. */
export function taken(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof HighwaymanError && error.code !== 'ERR_INTERNAL') return false;
    throw error;
  }
}
const several = (roll: Dice, value: unknown): unknown => {
  let out = value;
  for (let n = 1 + roll(2); n > 0; n--) out = mutated(roll, out);
  return out;
};
/** A game that has been played for a while. */
export function begun(engine: Engine, rules: Rules, roll: Dice, steps: number, manualChance = false): Game {
  const game = engine.newGame(rules, { seed: roll(1 << 30), manualChance });
  for (let n = roll(steps); n > 0 && !game.isOver; n--) game.play(oneOf(roll, game.legalPacked().slice() as unknown as number[]));
  return game;
}
function playOut(game: Game): void {
  const end = game.position();
  end.playout();
  if (!end.isOver || !end.hashIsTrue()) throw new Error('a game has no end');
  end.dispose();
  game.dispose();
}
function refusedOrPlayed(engine: Engine, config: unknown): void {
  let game: Game | undefined;
  if (taken(() => (game = engine.newGame(config as never, { seed: 1 })))) playOut(game as Game);
}

export type Target = (engine: Engine, rules: Rules, roll: Dice) => void;
/** Moves of any kind on one game: refused ones leave it as it was. */
const moves: Target = (engine, rules, roll) => {
  const game = begun(engine, rules, roll, 60, roll(2) === 0);
  for (let n = 0; n < 25 && !game.isOver; n++) {
    const before = game.hash();
    const listed = oneOf(roll, game.legal());
    const kind = roll(5);
    const move =
      kind === 0
        ? anyValue(roll)
        : kind === 1
          ? anyInt(roll)
          : kind === 2
            ? damaged(roll, oneOf(roll, game.legalTokens()))
            : kind === 3
              ? several(roll, listed)
              : listed;
    const legal = game.isLegal(move as never);
    if (taken(() => game.play(move as never)) !== legal) throw new Error(`isLegal and play differ on ${String(move)}`);
    if (!legal && game.hash() !== before) throw new Error(`a refused move changed the game: ${String(move)}`);
  }
  game.dispose();
};
const notation: Target = (engine, rules, roll) => {
  const game = begun(engine, rules, roll, 80);
  const position = positionText(game);
  const record = formatRecord(recordOf(game));
  const kindAt = () => oneOf(roll, [undefined, ...rules.kinds]);
  game.dispose();
  for (let n = 0; n < 6; n++) {
    taken(() =>
      parseMove(rules, damaged(roll, oneOf(roll, ['3,-1@2', '0,0:r0+n', '?base-D', '1,0~NS', '-', '/n', '2,2:r0>n2'])), kindAt),
    );
    taken(() => parsePosition(damaged(roll, position)));
    taken(() => parseConfig(damaged(roll, position.split(' ')[1] ?? '')));
    let read: Game | undefined;
    if (taken(() => (read = gameFromPosition(engine, damaged(roll, position))))) playOut(read as Game);
    let replayed: Game | undefined;
    if (taken(() => (replayed = gameFromRecord(engine, parseRecord(damaged(roll, record)))))) playOut(replayed as Game);
  }
};
const saves: Target = (engine, rules, roll) => {
  const game = begun(engine, rules, roll, 80);
  const text = saveGame(game);
  game.dispose();
  for (let n = 0; n < 6; n++) {
    const input = roll(2) === 0 ? damaged(roll, text) : roll(8) === 0 ? anyValue(roll) : several(roll, JSON.parse(text));
    let read: Game | undefined;
    if (taken(() => (read = loadGame(engine, input)))) playOut(read as Game);
  }
};
const setups: Target = (engine, rules, roll) => {
  let setup: unknown = SETUP;
  if (roll(2) === 0) {
    const game = begun(engine, rules, roll, 60);
    while (!game.isOver && game.phase !== 'place') game.play(game.legalPacked()[0] as number);
    if (!game.isOver) taken(() => (setup = JSON.parse(JSON.stringify(setupFromGame(game)))));
    game.dispose();
  }
  for (let n = 0; n < 6; n++) {
    const input = several(roll, setup);
    let built: Game | undefined;
    const done = taken(() => {
      const { rules: compiled, ops } = readSetup(input, { allowDisconnected: roll(2) === 0 } as never);
      built = engine.build(compiled, ops);
    });
    if (done) playOut(built as Game);
  }
};
const configs: Target = (engine, _rules, roll) => {
  refusedOrPlayed(engine, several(roll, oneOf(roll, CONFIGS)));
  taken(() =>
    engine
      .newGame({}, { seed: anyValue(roll), deck: roll(2) === 0 ? anyValue(roll) : ['base-D', anyValue(roll)] } as never)
      .dispose(),
  );
};
const tiles: Target = (engine, _rules, roll) => refusedOrPlayed(engine, { sets: ['base'], tiles: several(roll, TILES) });
const jcz: Target = (engine, _rules, roll) => {
  const input = roll(3) === 0 ? damaged(roll, JSON.stringify(JCZ)) : several(roll, JCZ);
  taken(() => verifyJcz(importJcz(engine, input)));
};
const maps: Target = (engine, _rules, roll) => {
  const file = several(roll, MAP);
  taken(() => readMap(file));
  refusedOrPlayed(engine, { sets: ['base'], map: roll(2) === 0 ? file : several(roll, { file: MAP, chips: true }) });
};
const rulesAlone: Target = (_engine, _rules, roll) => void taken(() => compileRules(anyValue(roll) as never));

/** Each with its share of the inputs and the number of inputs that one call counts. */
export const TARGETS: readonly {
  readonly name: string;
  readonly run: Target;
  readonly share: number;
  readonly inputs: number;
}[] = [
  { name: 'moves', run: moves, share: 40, inputs: 25 },
  { name: 'notation', run: notation, share: 6, inputs: 30 },
  { name: 'saved games', run: saves, share: 3, inputs: 6 },
  { name: 'setups', run: setups, share: 3, inputs: 6 },
  { name: 'configurations', run: configs, share: 1, inputs: 2 },
  { name: 'own tiles', run: tiles, share: 1, inputs: 1 },
  { name: '.jcz', run: jcz, share: 2, inputs: 1 },
  { name: 'maps', run: maps, share: 1, inputs: 2 },
  { name: 'anything as rules', run: rulesAlone, share: 1, inputs: 1 },
];
