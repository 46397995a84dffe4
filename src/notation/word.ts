/**
 * The packed move: verb:8 y:10 x:10 slot:4, as an unsigned number. Ascending is by verb, y, x, slot. Verbs of the base game lie
 * below 64, so that its words are small integers in every engine. What stands between verb and slot is left out in
 * `verb << 4 | slot`, which numbers what a word says beside its square.
 */
export function wordOf(verb: number, x: number, y: number, slot: number): number {
  return ((verb << 24) | ((y & 1023) << 14) | ((x & 1023) << 4) | slot) >>> 0;
}
/** `verb << 4 | slot` of a word. */
export function sortOf(word: number): number {
  return ((word >>> 24) << 4) | (word & 15);
}
export function xOf(word: number): number {
  return (word << 18) >> 22;
}
export function yOf(word: number): number {
  return (word << 8) >> 22;
}
