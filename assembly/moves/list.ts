/** The move buffer: what `list` of the steps and `deploys` of the families write. */
import { moves } from "../core/layout";

/** Moves written to the buffer so far. */
export let written: i32 = 0;
export function restart(): void {
  written = 0;
}
export function write(move: i32): void {
  store<i32>(moves + ((<usize>written) << 2), move);
  written++;
}
/** Writes a move that may be in the buffer already: equal figures on one place are one move. */
export function writeOnce(move: i32): void {
  for (let i = 0; i < written; i++) if (listed(i) == move) return;
  write(move);
}
export function listed(i: i32): i32 {
  return load<i32>(moves + ((<usize>i) << 2));
}
