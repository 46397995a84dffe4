/** Engine and games for the tests of this folder. */
import { loadSync } from '../../src/entry-inline.js';
import type { Game } from '../../src/game.js';
import type { ConfigInput } from '../../src/rules/config-schema.js';
import { seat } from '../../src/client/seats.js';
import { Session, type UndoPolicy } from '../../src/client/session.js';

export const engine = loadSync();
export const FERRIES: ConfigInput = { sets: ['base', 'ferries', 'labyrinth'], labyrinth: 'advanced', startTile: 'base-D' };
export const newGame = (config: ConfigInput = {}, seed: number | string = 7): Game => engine.newGame(config, { seed });
export const people = (n = 2) => Array.from({ length: n }, (_, i) => seat(i));
export const session = (game: Game, undo: UndoPolicy = 'casual'): Session =>
  new Session(engine, game, people(game.rules.config.players), undo);

/** A move that differs from decision to decision. */
export const some = (game: Game): number => {
  const legal = game.legalPacked();
  return legal[(game.record.length * 7 + 3) % legal.length] as number;
};
