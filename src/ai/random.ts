/** Seeded numbers of the players, apart from the game's own generator, the same on every host. */
import { needInt } from '../guard.js';
import { seedWords } from '../setup/seed.js';

/** One well mixed u32 of two words. */
export function mix32(a: number, b: number): number {
  let z = (a ^ Math.imul(b, 0x9e3779b1)) >>> 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}
/** A u32 of a seed and numbers below it: the same inputs, the same word. @throws ERR_CONFIG for a bad seed */
export function derive(seed: number | string, ...path: readonly number[]): number {
  const [lo, hi] = seedWords(seed);
  for (const n of path) needInt(n, 'path', Number.MIN_SAFE_INTEGER);
  return path.reduce((h, n) => mix32(h, n + 1), mix32(lo, hi));
}

/** A small seeded generator for players. */
export class Random {
  private state: number;
  /** Equal seeds give equal numbers. */
  constructor(seed: number) {
    this.state = needInt(seed, 'seed', Number.MIN_SAFE_INTEGER) >>> 0;
  }
  /** Next u32. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    return mix32(this.state, 0);
  }
  /** Uniform in 0 .. n-1. */
  below(n: number): number {
    needInt(n, 'n', 1, 2 ** 32);
    return Math.floor((this.next() / 4294967296) * n);
  }
  /** Uniform in [0, 1). */
  unit(): number {
    return this.next() / 4294967296;
  }
}
