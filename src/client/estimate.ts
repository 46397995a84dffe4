/** What the engine thinks of a position and of its moves, by playouts. For Workers: it takes its time. */
import { moveValues } from '../ai/players/greedy.js';
import { playouts, projectedScores, summarize } from '../ai/playouts.js';
import type { Game } from '../game.js';
import type { Position } from '../position.js';
import { needGame, needPosition, refuseArgument } from '../guard.js';

/** How a game would go on from here. */
export interface Estimate {
  /** Share of games won by each player, ties shared; they add up to 1. */
  readonly win: readonly number[];
  /** Points at the end, by player. */
  readonly points: readonly number[];
  /** Games played out. */
  readonly n: number;
}
/** What a move would come to for the player who decides. */
export interface MoveEstimate {
  readonly token: string;
  /** Share of games won. */
  readonly win: number;
  /** Standard error of `win`. */
  readonly error: number;
  /** Lead over the best other player at the end. */
  readonly margin: number;
  /** Points of lead that it brings by the end of this part of the turn. */
  readonly gain: number;
  /** Games played out. */
  readonly n: number;
}

const POLICY = 'light';

/**
 * How a position would go on, by playouts.
 * @param n games to play out
 */
export function estimatePosition(position: Position, n = 200, seed: number | string = 1): Estimate {
  needPosition(position);
  const { players } = position.rules.config;
  const scores = position.isOver ? Int32Array.from(position.scores) : playouts(position, { n, seed, policy: POLICY });
  const { win, mean } = summarize(scores, players);
  return { win, points: mean, n: scores.length / players };
}

interface Candidate {
  readonly move: number;
  readonly token: string;
  readonly gain: number;
  readonly scores: Int32Array[];
}
/**
 * Values of all legal moves, better from round to round: all moves first, then more and more games for fewer moves. All moves of a
 * round meet the same luck. Yields after each round, best move first; the caller may stop at any of them.
 */
export function* estimateMoves(
  game: Game,
  rounds: readonly (readonly [moves: number, n: number])[] = ROUNDS,
  seed: number | string = 1,
): Generator<MoveEstimate[]> {
  needGame(game);
  if (
    !Array.isArray(rounds) ||
    !rounds.every(
      (round) => Array.isArray(round) && round.length === 2 && round[0] > 0 && Number.isInteger(round[1]) && round[1] > 0,
    )
  )
    refuseArgument('rounds', rounds, 'a list of pairs: how many moves, how many games each');
  const position = game.position();
  const work = position.clone();
  try {
    if (position.isOver || position.isChance) return;
    const me = position.actor;
    const { players } = position.rules.config;
    const now = margin(projectedScores(position), me);
    const values = moveValues(position, 'naive');
    const tokens = game.legalTokens();
    let all: Candidate[] = Array.from(position.legal().slice(), (move, i) => ({
      move,
      token: tokens[i] ?? '-',
      gain: (values[i] ?? 0) - now,
      scores: [],
    }));
    let first = 0;
    for (const [count, n] of rounds) {
      for (const one of all.slice(0, count)) {
        work.copyFrom(position);
        work.make(one.move);
        one.scores.push(
          work.isOver ? Int32Array.from(work.scores) : playouts(work, { n, first, seed, policy: POLICY, worlds: true }),
        );
      }
      first += n;
      const rated = all
        .map((one) => ({ one, value: valueOfMove(one, me, players) }))
        .sort((a, b) => b.value.win - a.value.win || b.value.margin - a.value.margin);
      // what was not played out in this round keeps its place behind what was
      const played = rated.filter(({ one }) => all.indexOf(one) < count);
      const ordered = [...played, ...rated.filter(({ one }) => all.indexOf(one) >= count)];
      all = ordered.map(({ one }) => one);
      yield ordered.map(({ value }) => value);
    }
  } finally {
    work.dispose();
    position.dispose();
  }
}
/** Every move 24 games, the best 8 then 96 more, the best 3 then 300 more. */
export const ROUNDS: readonly (readonly [number, number])[] = [
  [Infinity, 24],
  [8, 96],
  [3, 300],
];

function valueOfMove({ token, gain, scores }: Candidate, me: number, players: number): MoveEstimate {
  let [n, won, squares, lead] = [0, 0, 0, 0];
  for (const part of scores) {
    for (let at = 0; at < part.length; at += players) {
      const row = part.subarray(at, at + players);
      const best = Math.max(...row);
      const share = row[me] === best ? 1 / row.filter((score) => score === best).length : 0;
      won += share;
      squares += share * share;
      lead += margin(row, me);
      n++;
    }
  }
  const mean = n > 0 ? won / n : 0;
  return {
    token,
    gain,
    n,
    win: mean,
    margin: n > 0 ? lead / n : 0,
    error: n > 1 ? Math.sqrt(Math.max(0, squares / n - mean * mean) / n) : 0.5,
  };
}
function margin(scores: ArrayLike<number>, me: number): number {
  let best = -Infinity;
  for (let p = 0; p < scores.length; p++) if (p !== me) best = Math.max(best, scores[p] as number);
  return (scores[me] as number) - best;
}
