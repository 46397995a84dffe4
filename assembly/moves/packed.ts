/**
 * Packed moves, 31 bits, ascending = by kind, y, x, slot, argument:
 *   30 … 27 kind │ 26 … 17 y mod 1024 │ 16 … 7 x mod 1024 │ 6 … 3 slot │ 2 … 0 argument
 * Coordinates are those of the board, so a move means the same in every position. No board is wider than 1,023 squares.
 */
export function pack(kind: i32, x: i32, y: i32, slot: i32, arg: i32): i32 {
  return (kind << 27) | ((y & 1023) << 17) | ((x & 1023) << 7) | (slot << 3) | arg;
}
export function moveKind(move: i32): i32 {
  return move >>> 27;
}
export function moveY(move: i32): i32 {
  return (move << 5) >> 22;
}
export function moveX(move: i32): i32 {
  return (move << 15) >> 22;
}
/** The x field of a draw: the kind of tile. */
export function moveTile(move: i32): i32 {
  return (move >> 7) & 1023;
}
export function moveSlot(move: i32): i32 {
  return (move >> 3) & 15;
}
export function moveArg(move: i32): i32 {
  return move & 7;
}
