/**
 * Undo: every word of a position that is overwritten is logged first. Entries are (address, old word), one make ends
 * with the marker (0, 0). Bytes beyond the counts in the header (new tiles, nodes, legs) need no log: the counts come back.
 * The journal's fill is kept in its first word, outside the position, so that a clone starts with an empty history.
 */
import { journal, journalBytes, journalReserve, header } from "./layout";

let on: bool = true;
let top: usize = 0; // address of the next entry while a make runs

export function log(address: usize): void {
  if (on) record(address);
}
/** The same for several words with one look at the switch. */
export function log2(a: usize, b: usize): void {
  if (!on) return;
  record(a);
  record(b);
}
export function log4(a: usize, b: usize, c: usize, d: usize): void {
  if (!on) return;
  record(a);
  record(b);
  record(c);
  record(d);
}
export function isLogging(): bool {
  return on;
}
function record(address: usize): void {
  store<u32>(top, <u32>address);
  store<u32>(top, load<u32>(address), 4);
  top += 8;
}
export function put32(address: usize, value: i32): void {
  log(address);
  store<i32>(address, value);
}
export function put16(address: usize, value: i32): void {
  log(address & ~(3 as usize));
  store<u16>(address, <u16>value);
}
export function put8(address: usize, value: i32): void {
  log(address & ~(3 as usize));
  store<u8>(address, <u8>value);
}
export function put64(address: usize, value: u64): void {
  log2(address, address + 4);
  store<u64>(address, value);
}
export function get(word: i32): i32 {
  return load<i32>(header + ((<usize>word) << 2));
}
export function set(word: i32, value: i32): void {
  put32(header + ((<usize>word) << 2), value);
}

/** Switches logging; playouts on a scratch slot need none. */
export function logging(yes: bool): void {
  on = yes;
}
export function clearJournal(): void {
  store<u32>(journal, 16);
  store<u32>(journal, 0, 4);
}
/** Marks the slot as without a position: memory that was never used looks the same. */
export function closeJournal(): void {
  store<u32>(journal, 0);
}
/** Whether the slot holds a position that can be played. */
export function isOpenJournal(): bool {
  return load<u32>(journal) != 0;
}
/** Whether a make can begin without forgetting earlier ones. */
export function hasRoom(): bool {
  return <usize>load<u32>(journal) + journalReserve <= journalBytes;
}
/** Begins a make. When the journal is nearly full the older half is forgotten. */
export function begin(): void {
  if (!on) return;
  let fill = <usize>load<u32>(journal);
  if (!hasRoom()) fill = forget(fill);
  top = journal + fill;
  store<u64>(top, 0);
  top += 8;
}
export function commit(): void {
  if (!on) return;
  store<u32>(journal, <u32>(top - journal));
  store<u32>(journal, load<u32>(journal, 4) + 1, 4);
}
/** Number of makes that can be taken back. */
export function depth(): i32 {
  return <i32>load<u32>(journal, 4);
}
function forget(fill: usize): usize {
  let at: usize = 16 + (((fill - 16) >> 4) << 3);
  while (at < fill && load<u32>(journal + at) != 0) at += 8;
  let makes = 0;
  for (let k = at; k < fill; k += 8) if (load<u32>(journal + k) == 0) makes++;
  memory.copy(journal + 16, journal + at, fill - at);
  store<u32>(journal, <u32>makes, 4);
  return 16 + fill - at;
}
/** Takes the last make back; false when the history is exhausted. */
export function rewind(): bool {
  const makes = load<u32>(journal, 4);
  if (makes == 0) return false;
  let at = journal + <usize>load<u32>(journal);
  while (true) {
    at -= 8;
    const address = <usize>load<u32>(at);
    if (address == 0) break;
    store<u32>(address, load<u32>(at, 4));
  }
  store<u32>(journal, <u32>(at - journal));
  store<u32>(journal, makes - 1, 4);
  return true;
}
