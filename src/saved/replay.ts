import { HighwaymanError } from '../errors.js';
import { readSetup } from '../setup/read.js';
import type { SetupOps } from '../setup/ops.js';
import type { SeedState } from '../setup/seed.js';
import type { Rules } from '../types.js';
import type { EnginePort, GamePort, Initial } from './ports.js';

/** The operations of a built beginning, whichever way it was given. @throws ERR_SETUP */
export function initialOps(rules: Rules, initial: Extract<Initial, { kind: 'setup' }>): SetupOps {
  const { setup } = initial;
  return 'config' in setup ? readSetup(setup, { allowDisconnected: true }, rules).ops : setup;
}

export interface Replay {
  readonly rules: Rules;
  /** Null for the start of a game. */
  readonly ops: SetupOps | null;
  readonly deck: readonly string[];
  readonly tokens: readonly string[];
  /** Generator afterwards; null leaves what the beginning has. */
  readonly generator: SeedState | null;
  readonly manualChance: boolean;
}

/**
 * Plays a game again from its beginning, chance by its recorded outcomes, and then leaves chance as it was.
 * `refuse` is told of the first token that is not legal, and throws.
 * A game that is given up is disposed of.
 */
export function replay<G extends GamePort>(
  engine: EnginePort<G>,
  { rules, ops, deck, tokens, generator, manualChance }: Replay,
  refuse: (index: number, token: string, error: HighwaymanError) => never,
): G {
  const opts = { deck, manualChance: true } as const;
  const game = ops ? engine.build(rules, ops, opts) : engine.newGame(rules, opts);
  try {
    tokens.forEach((token, index) => {
      try {
        game.play(token);
      } catch (error) {
        if (error instanceof HighwaymanError && error.code !== 'ERR_INTERNAL') refuse(index, token, error);
        throw error;
      }
    });
    game.resume({ generator: generator ?? game.seedState(), manualChance });
    return game;
  } catch (error) {
    game.dispose();
    throw error;
  }
}
