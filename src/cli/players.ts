/** Two simple players, for demonstrations and as opponents to beat. */
import { HighwaymanError } from '../errors.js';
import type { Game } from '../game.js';

/** Chooses a packed move at a decision (never at chance). The game is as before when it returns. */
export type Player = (game: Game) => number;

/** Numbers from 0 up to 1, from a seed. */
export type Random = () => number;

/** A small generator of its own, so that players never disturb the game's. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 4294967296;
  };
}

/** Every legal move alike. */
export function randomPlayer(random: Random): Player {
  return (game) => {
    const moves = game.legalPacked();
    return moves[Math.floor(random() * moves.length)] ?? 0;
  };
}

/** What an unfinished feature is worth beside points in hand. */
const HOPE = 0.5;
/** What a piece in hand is worth. */
const PIECE = 1.2;

/** Looks one move ahead: own points and half of what own features would pay now, against the best opponent. Needs manual chance. */
export function greedyPlayer(random: Random): Player {
  return (game) => {
    const me = game.actor;
    const moves = Uint32Array.from(game.legalPacked());
    let best: number[] = [];
    let most = -Infinity;
    for (const move of moves) {
      game.play(move);
      const worth = value(game, me);
      game.undo();
      if (worth > most) [best, most] = [[move], worth];
      else if (worth === most) best.push(move);
    }
    return best[Math.floor(random() * best.length)] ?? 0;
  };
}

function value(game: Game, me: number): number {
  const worth: number[] = [...game.scores];
  if (!game.isOver) {
    for (const { owners, points, complete } of game.features()) {
      for (const owner of owners) worth[owner] = (worth[owner] ?? 0) + points * (complete ? 1 : HOPE);
    }
    for (const player of worth.keys()) {
      const { normal, large } = game.supply(player);
      worth[player] = (worth[player] ?? 0) + PIECE * (normal + large);
    }
  }
  const others = worth.filter((_, player) => player !== me);
  return (worth[me] ?? 0) - Math.max(...others);
}

const PLAYERS: Readonly<Record<string, (random: Random) => Player>> = { random: randomPlayer, greedy: greedyPlayer };

/** Players by name for each seat; one name stands for all. @throws ERR_FLAG */
export function seats(names: readonly string[], count: number, random: Random): { name: string; choose: Player }[] {
  if (names.length !== 1 && names.length !== count) {
    throw new HighwaymanError('ERR_FLAG', '--player', names.join(','), `one name, or one for each of the ${count} players`);
  }
  return Array.from({ length: count }, (_, seat) => {
    const name = names[names.length === 1 ? 0 : seat] ?? '';
    const make = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined;
    if (!make) throw new HighwaymanError('ERR_FLAG', '--player', name, `one of ${Object.keys(PLAYERS).join(', ')}`);
    return { name, choose: make(random) };
  });
}
