/** Seeded numbers for the fuzzers, and the numbers that break things. */
import { xorshift } from '../random.js';

/** Whole number from 0 to n-1. */
export type Dice = (n: number) => number;
export function dice(seed: number): Dice {
  const next = xorshift((seed * 2654435761 + 1) >>> 0 || 1);
  return (n) => Math.floor((next() / 4294967296) * n);
}
export function oneOf<T>(roll: Dice, list: readonly T[]): T {
  return list[roll(list.length)] as T;
}

const EDGES: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 63, 64, 71, 72, 127, 128, 255, 256, 511, 512, 1022, 1023, 1024, 16383, 16384, 32767, 32768,
  65535, 65536, 0x7fffff, 0x7ffffff, 0x8000000, 0x3fffffff, 0x7ffffffe, 0x7fffffff,
];
/** Any 32-bit number, most often a small one or one beside a limit. */
export function anyInt(roll: Dice): number {
  const kind = roll(8);
  if (kind < 3) return roll(12) - 2;
  if (kind < 6) return (oneOf(roll, EDGES) ^ (roll(4) === 0 ? -1 : 0)) | 0;
  return (roll(65536) * 65536 + roll(65536)) | 0;
}
/** Any value that JavaScript can pass. */
export function anyValue(roll: Dice): unknown {
  const plain: readonly unknown[] = [
    undefined,
    null,
    true,
    false,
    NaN,
    Infinity,
    -Infinity,
    -0,
    0.5,
    1e21,
    2 ** 53,
    '',
    ' ',
    '0',
    '1,2@3',
    '\u0000',
    '\ud800',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    [],
    [null],
    {},
    { type: 'place' },
    Object.create(null),
    () => 1,
    Symbol('s'),
    10n,
    new Date(0),
    /x/,
    new Uint8Array(3),
    new Map(),
    [[[[]]]],
  ];
  return roll(3) === 0 ? anyInt(roll) : oneOf(roll, plain);
}
/** A text with one to three small damages. */
export function damaged(roll: Dice, text: string): string {
  let out = text;
  for (let n = 1 + roll(3); n > 0; n--) {
    const at = roll(out.length + 1);
    const kind = roll(6);
    if (kind === 0) out = out.slice(0, at) + out.slice(at + 1 + roll(4));
    else if (kind === 1) out = out.slice(0, at) + String.fromCharCode(32 + roll(95)) + out.slice(at);
    else if (kind === 2)
      out =
        out.slice(0, at) +
        oneOf(roll, ['9999999999', '-1', 'null', '\u0000', '\n', '"', '{', ']', '\uffff', '1e999', '0x7']) +
        out.slice(at);
    else if (kind === 3) out = out.slice(0, at);
    else if (kind === 4) out = out.slice(0, at) + out.slice(at, at + roll(20)) + out.slice(at);
    else out = out.slice(0, at) + String.fromCharCode(32 + roll(95)) + out.slice(at + 1);
  }
  return out;
}
/** A copy of a JSON value with one place changed, removed or added. */
export function mutated(roll: Dice, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || roll(12) === 0) return anyValue(roll);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const at = roll(copy.length + 1);
    const kind = roll(4);
    if (kind === 0) copy.splice(at, 1);
    else if (kind === 1) copy.splice(at, 0, copy.length > 0 ? copy[roll(copy.length)] : anyValue(roll));
    else if (copy.length > 0) copy[roll(copy.length)] = mutated(roll, copy[roll(copy.length)]);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const names = Object.keys(copy);
  const name = names.length > 0 ? oneOf(roll, names) : 'x';
  const kind = roll(8);
  if (kind === 0) delete copy[name];
  else if (kind === 1) copy[oneOf(roll, ['__proto__x', 'toString', 'extra', ''])] = anyValue(roll);
  else copy[name] = mutated(roll, copy[name]);
  return copy;
}
