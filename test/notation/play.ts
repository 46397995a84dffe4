/** Engine and random play for the tests that need games. */
import { loadSync } from '../../src/entry-url.js';
import type { Engine, Game } from '../../src/entry-url.js';
import { PRESETS } from '../../src/rules/index.js';
import type { ConfigInput } from '../../src/rules/index.js';
import { LEIPZIG_CONFIGS } from '../differential/leipzig-rules.js';

export const engine: Engine = loadSync();

/** Configurations that together have every kind of decision. */
export const CONFIGS: readonly (readonly [string, ConfigInput])[] = [
  ['base', { edition: 'C2', players: 2 }],
  ['ferries and the advanced labyrinth', { ...PRESETS['ferries-labyrinth'], players: 3 }],
  ['river', { ...PRESETS['river'], players: 2 }],
  ['everything, C1', { ...PRESETS['C1-all'], players: 4 }],
  ['everything, C2', { ...PRESETS['C2-all'], players: 3, pivotOrder: 'ascending', ferryMoveScope: 'perTurn' }],
  ['Leipzig', LEIPZIG_CONFIGS['leipzig, everything, hig2024'] as ConfigInput],
];

/** Small numbers that look random and are the same in every run. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 4294967296) * limit);
  }
}

/** One random step: a legal move, or at a chance point an outcome, in turns by generator and given. */
export function step(game: Game, dice: Dice): void {
  const chance = game.chanceOutcomes();
  if (chance.length > 0 && dice.below(2) === 0) {
    game.playRandom();
    return;
  }
  const legal = game.legalPacked();
  const quiet = game.phase === 'deploy' && legal[0] === 0 && dice.below(2) === 0; // else all figures are soon on the board
  game.play(legal[quiet ? 0 : dice.below(legal.length)] as number);
}

/** Plays on to the end; `visit` is called before every step and at the end. */
export function playOut(game: Game, seed: number, visit: (game: Game, index: number) => void = () => undefined): Game {
  const dice = new Dice(seed);
  let index = 0;
  for (; !game.isOver; index++) {
    visit(game, index);
    step(game, dice);
  }
  visit(game, index);
  return game;
}
