/**
 * Packed moves as the core has them until it takes the new word: kind:4 y:10 x:10 slot:4 arg:3. Inside of notation a move is a
 * verb and a slot, `verb << 4 | slot`; what follows turns one into the other.
 */

/** First verb, how many, `kind << 7 | slot << 3 | arg` of the first without its slot, and how much more that of each other one is. */
const RUNS = [
  [0, 1, 0, 0],
  [1, 1, 128, 0],
  [2, 1, 256, 0],
  [3, 1, 1664, 0],
  [4, 1, 768, 0],
  [5, 1, 647, 0],
  [6, 1, 384, 0],
  [7, 2, 1152, 128],
  [9, 5, 896, 1],
  [14, 1, 1024, 0],
  [16, 7, 512, 1],
  [32, 2, 1408, 1],
  [34, 2, 1536, 1],
  [36, 4, 1792, 32],
  [40, 4, 1793, 32],
  [44, 4, 1795, 32],
] as const;
const TREAT = 15;
const SEND = 36;
const CHIP = 48;

const TO_OLD = new Int16Array(4096).fill(-1);
const TO_NEW = new Int16Array(2048).fill(-1);
function same(verb: number, slot: number, old: number): void {
  TO_OLD[(verb << 4) | slot] = old;
  TO_NEW[old] = (verb << 4) | slot;
}
for (let slot = 0; slot < 16; slot++) {
  for (const [first, count, old, more] of RUNS)
    for (let i = 0; i < count && (slot < 4 || first < SEND); i++) same(first + i, slot, old + i * more + slot * 8);
  if (slot < 8) same(CHIP, slot, 1928 + slot);
}
same(TREAT, 0, 1920);

/** The packed move. */
export function wordOf(verb: number, x: number, y: number, slot: number): number {
  const old = TO_OLD[(verb << 4) | slot] as number;
  return ((old >> 7) << 27) | ((y & 1023) << 17) | ((x & 1023) << 7) | (old & 127);
}
/** `verb << 4 | slot` of a packed move, -1 when it has none. */
export function sortOf(word: number): number {
  return TO_NEW[((word >>> 27) << 7) | (word & 127)] as number;
}
export function xOf(word: number): number {
  return (word << 15) >> 22;
}
export function yOf(word: number): number {
  return (word << 5) >> 22;
}
