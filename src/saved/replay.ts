import { HighwaymanError } from '../errors.js';
import type { SetupOps } from '../setup/ops.js';
import type { SeedState } from '../setup/seed.js';
import type { Rules } from '../types.js';
import type { EnginePort, GamePort } from './ports.js';

/** Where a replay begins; `ops` null for the usual start, and then `seed` counts. */
export interface Beginning {
  readonly rules: Rules;
  readonly ops: SetupOps | null;
  readonly seed: number | string;
  readonly deck: readonly string[];
}

/** Told of the first token that does not fit, and throws. */
export type Refuse = (index: number, token: string | undefined, expected: string) => never;

/** Draws, rolls and chips: what happens by itself unless chance is manual. */
export function isChanceToken(token: string): boolean {
  return /^[?*$]/.test(token);
}

function begin<G extends GamePort>(engine: EnginePort<G>, { rules, ops, seed, deck }: Beginning, manualChance: boolean): G {
  return ops ? engine.build(rules, ops, { deck, manualChance }) : engine.newGame(rules, { seed, deck, manualChance });
}

function playOne(game: GamePort, token: string, index: number, refuse: Refuse): void {
  try {
    game.play(token);
  } catch (error) {
    if (error instanceof HighwaymanError && error.code !== 'ERR_INTERNAL')
      refuse(index, token, `a move that is legal there: ${error.expected}`);
    throw error;
  }
}

/** Keeps the game when `work` succeeds, else disposes of it. */
function guarded<G extends GamePort>(game: G, work: () => void): G {
  try {
    work();
    return game;
  } catch (error) {
    game.dispose();
    throw error;
  }
}

/** Plays every token, chance by its recorded outcomes, and then sets the generator and the way of chance. */
export function replayGiven<G extends GamePort>(
  engine: EnginePort<G>,
  beginning: Beginning,
  tokens: readonly string[],
  chance: { readonly generator: SeedState | null; readonly manualChance: boolean },
  refuse: Refuse,
  before?: (game: G, index: number) => void,
): G {
  const game = begin(engine, beginning, true);
  return guarded(game, () => {
    tokens.forEach((token, index) => {
      before?.(game, index);
      playOne(game, token, index, refuse);
    });
    game.resume({ generator: chance.generator ?? game.seedState(), manualChance: chance.manualChance });
  });
}

/** Plays the decisions and lets chance happen by seed and deck, as it did; the record must come out as it was. */
export function replayBySeed<G extends GamePort>(
  engine: EnginePort<G>,
  beginning: Beginning,
  tokens: readonly string[],
  refuse: Refuse,
): G {
  const game = begin(engine, beginning, false);
  return guarded(game, () => {
    tokens.forEach((token, index) => {
      if (!isChanceToken(token)) playOne(game, token, index, refuse);
    });
    const { record } = game;
    for (let index = 0; index < Math.max(record.length, tokens.length); index++) {
      if (record[index]?.token !== tokens[index])
        refuse(index, tokens[index], `${record[index]?.token ?? 'nothing'}, as seed and deck give`);
    }
  });
}
