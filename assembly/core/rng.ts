/** Seeded numbers: sfc32 (Chris Doty-Humphrey's small fast counter generator), four words of state in the position. */
import { header } from "./layout";
import { log } from "./journal";
import { Pos } from "../constants";

function at(): usize {
  return header + Pos.Rng * 4;
}
/** Next 32 bits; the state moves. */
export function next(): u32 {
  const p = at();
  log(p); log(p + 4); log(p + 8); log(p + 12);
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
