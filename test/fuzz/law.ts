/** What a fuzz target is: something that holds for every seed, and the things that it is tried on. */
import type { Engine } from '../../src/engine.js';
import { loadSync } from '../../src/entry-url.js';
import { HighwaymanError } from '../../src/errors.js';
import type { Game } from '../../src/game.js';
import { compileRules } from '../../src/rules/index.js';
import type { Rules } from '../../src/types.js';
import { randomOptions } from '../differential/random-options.js';
import { oneOf, type Dice } from './random.js';

export interface Law {
  /** What holds, in words. */
  readonly name: string;
  /** Part of a run of all laws that this one has, and how many inputs one seed counts for. */
  readonly share: number;
  readonly inputs: number;
  /** Throws where it does not hold. Everything that happens follows from the seed. */
  readonly holds: (world: World, seed: number) => void | Promise<void>;
  /** The same for one kept input, in the shape that the law makes by itself; a law without it is kept by seed. */
  readonly holdsFor?: (world: World, input: never) => void | Promise<void>;
}

/** The rules of a seed, and engines to play by them. */
export class World {
  #engine: Engine | undefined;
  #uses = 0;

  constructor(
    readonly module: WebAssembly.Module,
    readonly presets: readonly Rules[],
  ) {}

  /** A preset, or for every third seed a mixture of sets and options that nobody chose. */
  rules(seed: number): Rules {
    return seed % 3 === 2
      ? compileRules(randomOptions(seed))
      : (this.presets[(seed - Math.floor(seed / 3)) % this.presets.length] as Rules);
  }
  /** An engine, a fresh one now and then. */
  engine(): Engine {
    if (this.#uses++ % 100 === 0) this.renew();
    return (this.#engine ??= loadSync(this.module));
  }
  /** After a fault: a core that trapped plays no more. */
  renew(): void {
    this.#engine?.dispose();
    this.#engine = undefined;
  }
}

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
/** A game that has been played for up to `steps` moves. */
export function begun(engine: Engine, rules: Rules, roll: Dice, steps: number, manualChance = false): Game {
  const game = engine.newGame(rules, { seed: roll(1 << 30), manualChance });
  for (let n = roll(steps); n > 0 && !game.isOver; n--) game.play(oneOf(roll, Array.from(game.legalPacked())));
  return game;
}
/** A game that was taken has an end, and its hash there is that of its board. */
export function playOut(game: Game): void {
  const end = game.position();
  end.playout();
  if (!end.isOver || !end.hashIsTrue()) throw new Error('a game has no end');
  end.dispose();
  game.dispose();
}
export function demand(what: string, holds: boolean, ...details: readonly unknown[]): asserts holds {
  if (!holds) throw new Error([what, ...details.map((one) => JSON.stringify(one))].join(' '));
}
