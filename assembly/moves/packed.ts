/**
 * Packed moves, 32 bits, ascending as unsigned numbers = by verb, y, x, slot:
 *   31 … 24 verb │ 23 … 14 y mod 1024 │ 13 … 4 x mod 1024 │ 3 … 0 slot
 * Coordinates are those of the board, so a move means the same in every position. No board is wider than 1,023 squares.
 */
export function pack(verb: i32, x: i32, y: i32, slot: i32): i32 {
  return (verb << 24) | ((y & 1023) << 14) | ((x & 1023) << 4) | slot;
}
export function moveVerb(move: i32): i32 {
  return move >>> 24;
}
export function moveY(move: i32): i32 {
  return (move << 8) >> 22;
}
export function moveX(move: i32): i32 {
  return (move << 18) >> 22;
}
/** The x field of a draw: the kind of tile. */
export function moveTile(move: i32): i32 {
  return (move >> 4) & 1023;
}
export function moveSlot(move: i32): i32 {
  return move & 15;
}
