/** The players of `highwayman/ai` at the seats of a game on the command line. */
import { playerOf, type Player } from '../ai/players/index.js';
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';

export interface Seat {
  readonly name: string;
  /** A packed move at a decision; the game is as before when it returns. */
  choose(game: Game): number;
}

/** Players by their texts for each seat; one stands for all. @throws ERR_FLAG */
export function seats(names: readonly string[], count: number, seed: number): Seat[] {
  if (names.length !== 1 && names.length !== count) {
    throw new HighwaymanError('ERR_FLAG', '--player', names.join(','), `one name, or one for each of the ${count} players`);
  }
  return Array.from({ length: count }, (_, seat) => {
    const name = names[names.length === 1 ? 0 : seat] ?? '';
    const player = named(name, seed + seat);
    let decisions = 0;
    return {
      name,
      choose(game) {
        const position = game.position();
        try {
          return player.choose(position, decisions++);
        } finally {
          position.dispose();
        }
      },
    };
  });
}
function named(name: string, seed: number): Player {
  try {
    return playerOf(name, seed);
  } catch (error) {
    if (error instanceof HighwaymanError) throw new HighwaymanError('ERR_FLAG', '--player', name, error.expected);
    throw error;
  }
}
