/** Seeded numbers: sfc32 (Chris Doty-Humphrey's small fast counter generator), four words of state in the position. */
import { header } from "./layout";
import { log4 } from "./journal";
import { Pos } from "../constants";

function at(): usize {
  return header + Pos.Rng * 4;
}
/** Next 32 bits; the state moves. */
export function next(): u32 {
  const p = at();
  log4(p, p + 4, p + 8, p + 12);
  const a = load<u32>(p);
  const b = load<u32>(p, 4);
  const c = load<u32>(p, 8);
  const d = load<u32>(p, 12);
  const t = a + b + d;
  store<u32>(p, b ^ (b >> 9));
  store<u32>(p, c + (c << 3), 4);
  store<u32>(p, rotl<u32>(c, 21) + t, 8);
  store<u32>(p, d + 1, 12);
  return t;
}
/** Uniform in 0 .. n-1 by multiply and shift; the bias is below n / 2^32. */
export function below(n: i32): i32 {
  return <i32>((<u64>next() * <u64>n) >> 32);
}
/** State from two words, well mixed. */
export function seed(lo: u32, hi: u32): void {
  const p = at();
  store<u32>(p, lo);
  store<u32>(p, hi, 4);
  store<u32>(p, 0x9e3779b9, 8);
  store<u32>(p, 1, 12);
  for (let i = 0; i < 12; i++) next();
}

let quick: u64 = 1;
/** Begins a run of quick numbers, seeded by the position's generator, which moves by two. */
export function beginQuick(): void {
  quick = ((<u64>next()) << 32) | <u64>next() | 1;
}
/** Uniform in 0 .. n-1 by xorshift64* (Vigna), for play inside the core that keeps no history. */
export function quickBelow(n: i32): i32 {
  let x = quick;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  quick = x;
  return <i32>((((x * 0x2545f4914f6cdd1d) >> 32) * <u64>n) >> 32);
}
