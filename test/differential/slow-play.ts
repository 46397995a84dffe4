/**
 * Random play by the long way: every step asked for, every move looked up among the legal ones and made. It takes its numbers as
 * play inside the core does (assembly/run/playout.ts, assembly/core/rng.ts), so that both must come to the same game.
 */
import { Pos } from '../../assembly/constants.js';
import { Address } from '../../src/core/exports.js';
import type { Position } from '../../src/position.js';

const low = (x: bigint): bigint => BigInt.asUintN(64, x);
export function mix(x: bigint): bigint {
  x = low((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
  x = low((x ^ (x >> 27n)) * 0x94d049bb133111ebn);
  return x ^ (x >> 31n);
}
/** Goes on with a position's own generator, sfc32. */
function ownNumbers(position: Position): () => number {
  let [a, b, c, d] = position.generator;
  return () => {
    const t = (a + b + d) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    d = (d + 1) >>> 0;
    return t;
  };
}
/** Uniform below n by xorshift64*. */
function quickNumbers(next: () => number): (n: number) => number {
  let x = (BigInt(next()) << 32n) | BigInt(next()) | 1n;
  return (n) => {
    x ^= x >> 12n;
    x = low(x ^ (x << 25n));
    x ^= x >> 27n;
    return Number(((low(x * 0x2545f4914f6cdd1dn) >> 32n) * BigInt(n)) >> 32n);
  };
}
const TRIES = 12;
const kindOf = (draw: number): number => (draw >>> 4) & 1023;

/** The moves in the order in which random play numbers them; the legal moves are the same ones. */
function numbered(position: Position): number[] {
  const n = position.core.calls.listMoves(position.use());
  const moves = Array.from(position.core.moves(n));
  const legal = Array.from(position.legal());
  if (JSON.stringify([...moves].sort((a, b) => a - b)) !== JSON.stringify(legal))
    throw new Error('listMoves and legal moves differ');
  return moves;
}

/** Plays to the end. `blind`: a placement is first guessed, as in whole random games; in playouts with a horizon it is not. */
export function playSlowly(position: Position, blind = true): void {
  const { core, rules } = position;
  const next = ownNumbers(position);
  const quick = quickNumbers(next);
  const river = rules.config.river;
  // where more than the sides decides, nothing is guessed (RIV-2, SHR-3)
  const guessed = blind && !river && !rules.config.modules.shrines;
  const bag = core.address(position.use(), Address.Bag) >>> 1;
  const left = rules.kinds.flatMap((_, kind) => Array.from({ length: core.u16[bag + kind] as number }, () => kind));
  const make = (move: number | undefined): void => position.make(move as number);

  const draw = (): number => {
    const outcomes = Array.from(position.legal());
    if (!river) {
      const i = quick(left.length);
      const kind = left[i] as number;
      const last = left.pop() as number;
      if (i < left.length) left[i] = last;
      make(outcomes.find((move) => kindOf(move) === kind));
      return kind;
    }
    const weights = outcomes.map((move) => position.weight(move));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const move = pick(outcomes, weights, Number((BigInt(next()) * BigInt(total)) >> 32n));
    make(move);
    return kindOf(move);
  };
  const guess = (kind: number): number | undefined => {
    const squares = core.address(position.use(), Address.OpenSquares) >>> 2;
    const turns = rules.kinds[kind]?.distinct as number;
    const bits = turns >> 1;
    const all = core.word(position.use(), Pos.Frontier) << bits;
    const fitting = new Map(
      position.phase === 'place'
        ? Array.from(position.legal(), (move) => [placeKey((move << 18) >> 22, (move << 8) >> 22, move & 15), move])
        : [],
    );
    for (let i = 0; i < TRIES; i++) {
      const choice = quick(all);
      const square = core.i32[squares + (choice >> bits)] as number;
      const move = fitting.get(placeKey((square << 16) >> 16, square >> 16, choice & (turns - 1)));
      if (move !== undefined) return move;
    }
    return undefined;
  };
  const phase = (): string => position.phase;
  while (!position.isOver) {
    if (phase() === 'draw') {
      const kind = draw();
      const move = guessed ? guess(kind) : undefined;
      if (move !== undefined) make(move);
      else if (phase() === 'place') {
        const moves = numbered(position);
        make(moves[quick(moves.length)]);
      }
    } else if (phase() === 'chip') {
      const outcomes = Array.from(position.legal());
      const weights = outcomes.map((move) => position.weight(move));
      make(pick(outcomes, weights, quick(weights.reduce((sum, weight) => sum + weight, 0))));
    } else {
      const moves = numbered(position);
      make(moves[quick(moves.length)]);
    }
  }
}
const placeKey = (x: number, y: number, rotation: number): string => `${x},${y}@${rotation}`;
function pick(moves: readonly number[], weights: readonly number[], rank: number): number {
  let r = rank;
  for (let i = 0; i < moves.length; i++) {
    r -= weights[i] as number;
    if (r < 0) return moves[i] as number;
  }
  throw new Error('a number beyond all outcomes');
}
