/** Slots and moves for calls of the bare exports: good ones, and every sort of bad one. */
import type { Exports } from '../../src/core/exports.js';
import { anyInt, oneOf, type Dice } from './random.js';

/** Slots that are played with; the witness's comes before them. */
export const SLOTS = 9;
export const WITNESS = 0;

export const anySlot = (roll: Dice) =>
  roll(12) === 0 ? oneOf(roll, [-1, SLOTS + 1, 1000, 0x7fffffff, -0x80000000, 0x40000000, 65536]) : 1 + roll(SLOTS);
export function listedMove(x: Exports, slot: number, roll: Dice): number {
  const n = x.generate(slot);
  return n > 0 ? (new Uint32Array(x.memory.buffer)[(x.address(slot, 0) >>> 2) + roll(n)] as number) : anyInt(roll);
}
export function anyMove(x: Exports, slot: number, roll: Dice): number {
  const kind = roll(4);
  if (kind === 0) return anyInt(roll);
  if (kind === 1) return (roll(80) << 24) | (((roll(40) - 20) & 1023) << 14) | (((roll(40) - 20) & 1023) << 4) | roll(16);
  const move = listedMove(x, slot, roll);
  return kind === 2 ? move ^ (1 << roll(32)) : move;
}
