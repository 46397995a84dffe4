/** Explanations: while switched on, scoring writes records into the event buffer; a full buffer drops further records and says so. */
import { events, EVENT_WORDS } from "../core/layout";

export let explaining: bool = false;
export let eventWords: i32 = 0;
export let eventsLost: i32 = 0;

export function explain(yes: bool): void {
  explaining = yes;
}
export function clearEvents(): void {
  eventWords = 0;
  eventsLost = 0;
}
function word(value: i32): void {
  store<i32>(events + ((<usize>eventWords) << 2), value);
  eventWords++;
}
/** A record of three values. */
export function emit(event: i32, a: i32, b: i32, c: i32): void {
  if (eventWords + 5 > EVENT_WORDS) {
    eventsLost++;
    return;
  }
  word(event);
  word(5);
  word(a);
  word(b);
  word(c);
}
let recordAt: i32 = -1;
/** Opens a score record: player, kind of segment, node, points, final. Terms follow. */
export function emitScore(event: i32, player: i32, kind: i32, node: i32, points: i32, final: i32): void {
  recordAt = -1;
  if (eventWords + 64 > EVENT_WORDS) {
    eventsLost++;
    return;
  }
  recordAt = eventWords;
  word(event);
  word(7);
  word(player);
  word(kind);
  word(node);
  word(points);
  word(final);
}
/** Adds a term to the open record: what was counted, how many, what it gave. */
export function emitTerm(term: i32, n: i32, points: i32): void {
  if (recordAt < 0) return;
  word(term);
  word(n);
  word(points);
  const at = events + ((<usize>(recordAt + 1)) << 2);
  store<i32>(at, load<i32>(at) + 3);
}
