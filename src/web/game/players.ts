/** Simple players on the public API; they run in the Worker. */
import type { Game } from 'highwayman';
import type { SeatKind } from './seats.js';

/** Chooses a packed move at a decision. The game has manual chance and is as before when the player returns. */
export type Player = (game: Game, budget: number) => number;

const random: Player = (game) => {
  const moves = game.legalPacked();
  return moves[Math.floor(Math.random() * moves.length)] ?? 0;
};

/** Best position after one move. */
const greedy: Player = (game) => best(game, Array.from(game.legalPacked()), (me) => value(game, me));

/** Until its time is over: random games to the end after each move; the move with the best mean lead wins. */
const search: Player = (game, budget) => {
  const me = game.actor;
  const end = performance.now() + budget;
  const moves = Array.from(game.legalPacked());
  if (moves.length < 2) return moves[0] ?? 0;
  const arms = moves.map((move) => ({ move, played: 0, sum: 0 }));
  const root = game.position();
  const probe = game.position();
  for (let n = 1; performance.now() < end; n++) {
    const arm = n <= arms.length ? arms[n - 1] : arms.reduce((a, b) => (promise(b, n) > promise(a, n) ? b : a));
    if (!arm) break;
    probe.copyFrom(root);
    probe.reseed((Math.random() * 0x100000000) >>> 0, n);
    probe.make(arm.move);
    probe.playout();
    arm.sum += Math.tanh(lead(probe.scores, me) / 30);
    arm.played++;
  }
  root.dispose();
  probe.dispose();
  return arms.reduce((a, b) => (b.played > a.played ? b : a)).move;
};

export const PLAYERS: Readonly<Record<Exclude<SeatKind, 'human'>, Player>> = { random, greedy, mcts: search };

function promise({ played, sum }: { played: number; sum: number }, n: number): number {
  return played === 0 ? Infinity : sum / played + 0.7 * Math.sqrt(Math.log(n) / played);
}
function lead(scores: readonly number[], me: number): number {
  return (scores[me] ?? 0) - Math.max(...scores.filter((_, p) => p !== me));
}

function best(game: Game, moves: readonly number[], worth: (me: number) => number): number {
  const me = game.actor;
  let found: number[] = [];
  let most = -Infinity;
  for (const move of moves) {
    game.play(move);
    const now = worth(me);
    game.undo();
    if (now > most) [found, most] = [[move], now];
    else if (now === most) found.push(move);
  }
  return found[Math.floor(Math.random() * found.length)] ?? 0;
}

/** Points in hand, half of what stands on the board, and a little for figures in hand, against the best of the others. */
function value(game: Game, me: number): number {
  const worth: number[] = [...game.scores];
  if (!game.isOver) {
    for (const { owners, points, complete } of game.features()) for (const owner of owners) worth[owner] = (worth[owner] ?? 0) + points * (complete ? 1 : 0.5);
    for (const player of worth.keys()) worth[player] = (worth[player] ?? 0) + 1.2 * (game.supply(player).normal + game.supply(player).large);
  }
  return lead(worth, me);
}
